import VoiceTables

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

/// JSON in, with faults that name their place.
package enum JSONText {
    package static func decode<Value: Decodable>(
        _: Value.Type, from json: some Collection<UInt8>, atMost limit: Int
    ) throws(VoiceManifestError) -> Value {
        guard json.count <= limit else { throw .tooLarge(json.count, limit: limit) }
        let text = json as? [UInt8] ?? Array(json)
        try checkSyntax(text)
        do {
            return try Value(from: JSONDecoding(text))
        } catch let error as VoiceManifestError {
            throw error
        } catch let error as DecodingError {
            throw VoiceManifestError(error)
        } catch {
            throw VoiceManifestError(.json, expected: "JSON in UTF-8")
        }
    }

    static func checkSyntax(_ text: [UInt8]) throws(VoiceManifestError) {
        do { try JSONSyntax.check(text) } catch { throw .syntax(error) }
    }

    fileprivate static let earlierAdvice = "; an earlier voice-assets made it: run generate again"

    package static func requireSchema(_ schema: Int, _ expected: Int) throws(VoiceManifestError) {
        guard schema != expected else { return }
        let words = schemaWords(expected, isEarlier: schema < expected)
        throw VoiceManifestError(.schema, at: .root["schema"], value: "\(schema)", expected: words)
    }

    static func schemaWords(_ expected: Int, isEarlier: Bool) -> String {
        "\(expected)\(isEarlier ? earlierAdvice : "")"
    }
}

extension VoiceManifestError.Fault {
    /// Whether an earlier version of the tool made the file. The words say what to do.
    package var isEarlierSchema: Bool { rule == .schema && expected.hasSuffix(JSONText.earlierAdvice) }
}

extension VoiceManifestError {
    /// What is no JSON that is read.
    static func syntax(_ error: VoiceTableError) -> Self {
        let (values, members) = (JSONSyntax.maximumValues, JSONSyntax.maximumMembers)
        return switch error.rule {
        case .size: Self(.size, value: "more than \(values) values and names of members", expected: "at most \(values)")
        case .count: Self(.size, value: "more than \(members) members of an object", expected: "at most \(members)")
        default: Self(.json, value: "byte \(error.offset)", expected: "JSON in UTF-8")
        }
    }

    /// What a decoder found, as a fault.
    init(_ error: DecodingError) {
        switch error {
        case .keyNotFound(let key, let context):
            self.init(.missing, at: JSONPath(context.codingPath + [key]), expected: "a value")
        case .typeMismatch(let type, let context):
            self.init(.type, at: JSONPath(context.codingPath), expected: Self.words(for: type))
        case .valueNotFound(let type, let context):
            self.init(.type, at: JSONPath(context.codingPath), value: "null", expected: Self.words(for: type))
        case .dataCorrupted(let context) where context.codingPath.isEmpty:
            self.init(.json, expected: "JSON in UTF-8: \(context.debugDescription)")
        case .dataCorrupted(let context):
            // The standard library's own words are about its types.
            let isOfTheLibrary = context.debugDescription.hasPrefix("Cannot initialize")
            let expected = isOfTheLibrary ? "one of the words that are defined for this key" : context.debugDescription
            self.init(.type, at: JSONPath(context.codingPath), expected: expected)
        @unknown default:
            self.init(.json, expected: "JSON in UTF-8")
        }
    }

    private static func words(for type: any Any.Type) -> String {
        switch type {
        case is String.Type: "a string"
        case is Int.Type, is Int64.Type: "a whole number"
        case is Double.Type: "a number"
        case is [Any].Type: "an array"
        default: "an object"
        }
    }
}

extension JSONText {
    /// The value as canonical text: see `CanonicalJSON`.
    package static func encode(_ value: some Encodable, atMost limit: Int) throws(VoiceManifestError) -> [UInt8] {
        let bytes = CanonicalJSON.bytes(try self.value(of: value))
        guard bytes.count <= limit else { throw .tooLarge(bytes.count, limit: limit) }
        try checkSyntax(bytes)
        return bytes
    }

    static func value(of value: some Encodable) throws(VoiceManifestError) -> JSONValue {
        do {
            return try JSONValueEncoder.value(of: value)
        } catch {
            throw VoiceManifestError(.number, expected: "values that JSON can hold")
        }
    }
}
