import VoiceTables

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
