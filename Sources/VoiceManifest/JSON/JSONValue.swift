/// Any JSON value.
package enum JSONValue: Decodable, Sendable, Equatable {
    case null
    case bool(Bool)
    case integer(Int64)
    case real(FiniteNumber)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    /// A number; null in place of an infinity or of NaN, for which JSON has no form.
    package static func number(_ value: Double) -> JSONValue { FiniteNumber(value).map(JSONValue.real) ?? .null }

    var isString: Bool { if case .string = self { true } else { false } }

    package init(from decoder: any Decoder) throws {
        if let members = try? [String: JSONValue](from: decoder) {
            self = .object(members)
        } else if let elements = try? [JSONValue](from: decoder) {
            self = .array(elements)
        } else {
            self = try Self.scalar(decoder.singleValueContainer())
        }
    }

    private static func scalar(_ value: any SingleValueDecodingContainer) throws -> JSONValue {
        if value.decodeNil() { return .null }
        if let string = try? value.decode(String.self) { return .string(string) }
        if let integer = try? value.decode(Int64.self) { return .integer(integer) }
        if let number = try? value.decode(Double.self) { return .number(number) }
        return .bool(try value.decode(Bool.self))
    }
}
