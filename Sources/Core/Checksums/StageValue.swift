#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Names the result of a stage: the stage and its version, the digests of its inputs, and the settings that it reads.
///
/// Equal keys mean equal results, on every machine with the same libraries.
package struct StageKey: Sendable, Hashable {
    /// SHA-256: 32 bytes.
    let bytes: [UInt8]

    /// - Parameters:
    ///   - stage: the stage's name.
    ///   - version: of the stage's code. It is raised whenever equal inputs may give another result.
    ///   - inputs: what decides the result: digests, and settings as text. Each is told from the next by its length.
    package init(_ stage: String, version: Int, _ inputs: [String]) {
        let parts = [stage, String(version)] + inputs
        bytes = Digest.hash(Array(parts.map { "\($0.utf8.count):\($0)\n" }.joined().utf8)[...])
    }

    init(bytes: ArraySlice<UInt8>) { self.bytes = Array(bytes) }

    /// Names what is kept beside the result: no other digest is likely to differ from this one in its last byte alone.
    package var companion: StageKey {
        var bytes = bytes
        bytes[bytes.count - 1] ^= 0xff
        return StageKey(bytes: bytes[...])
    }
}

/// The result of a stage, as it is kept between runs: JSON, and many numbers as bytes behind it.
package protocol StageValue: Sendable {
    /// - Throws: whatever tells that the bytes are no such value.
    init(json: ArraySlice<UInt8>, blob: ArraySlice<UInt8>) throws
    /// The value without what `blob` holds.
    func json() throws -> [UInt8]
    /// What is too much for JSON.
    var blob: [UInt8] { get }
}

/// Values as JSON. A number without a finite value is text: a silent take's peak is −∞.
package enum JSONValues {
    private static let infinity = (positive: "+inf", negative: "-inf", nan: "nan")

    package static func encode(_ value: some Encodable) throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: infinity.positive, negativeInfinity: infinity.negative, nan: infinity.nan)
        return Array(try encoder.encode(value))
    }

    package static func decode<Value: Decodable>(_ type: Value.Type, from json: ArraySlice<UInt8>) throws -> Value {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: infinity.positive, negativeInfinity: infinity.negative, nan: infinity.nan)
        return try decoder.decode(type, from: Data(json))
    }
}

extension StageValue where Self: Codable {
    package init(json: ArraySlice<UInt8>, blob: ArraySlice<UInt8>) throws {
        self = try JSONValues.decode(Self.self, from: json)
    }

    package func json() throws -> [UInt8] { try JSONValues.encode(self) }

    package var blob: [UInt8] { [] }
}
