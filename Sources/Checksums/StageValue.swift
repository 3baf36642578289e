#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

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
