import Testing

@testable import VoiceManifest

/// Whole numbers of a JSON text are what the standard library reads of the same text.
@Suite struct WholeNumberTextTests {
    private static let texts = [
        "0", "-0", "1", "-1", "127", "128", "-128", "-129", "255", "256", "65535", "65536", "2147483647", "-2147483649",
        "9223372036854775807", "9223372036854775808", "-9223372036854775808", "-9223372036854775809",
        "18446744073709551615", "18446744073709551616", "99999999999999999999999", "1.0", "1e2", "1.5", "-1E0",
    ]

    private func expectSame<Number: FixedWidthInteger & Decodable>(_ type: Number.Type, _ text: String) {
        let read = try? JSONText.decode([Number].self, from: "[\(text)]".utf8, atMost: 100)
        #expect(read?.first == Number(text), "\(type)")
    }

    @Test(arguments: texts)
    func readsAsTheStandardLibrary(text: String) {
        expectSame(Int.self, text)
        expectSame(Int8.self, text)
        expectSame(Int16.self, text)
        expectSame(Int32.self, text)
        expectSame(Int64.self, text)
        expectSame(UInt.self, text)
        expectSame(UInt8.self, text)
        expectSame(UInt16.self, text)
        expectSame(UInt32.self, text)
        expectSame(UInt64.self, text)
    }
}
