import VoiceTables

extension PackManifest {
    /// A remark about the take that a clip was made of, or about the pack.
    public struct Finding: Sendable, Equatable, Codable {
        /// How much a remark weighs. An error would have stopped the pack, so there is none.
        public enum Severity: String, Sendable, Equatable, Codable, CaseIterable {
            /// Worth knowing.
            case note
            /// Someone should listen to it.
            case warning
        }

        /// The rule's stable id: `recording-noise`.
        public package(set) var rule: String
        /// How much it weighs.
        public package(set) var severity: Severity
        /// What was measured, the limit and what to do, in words.
        public package(set) var message: String
        /// The limit and what to do alone, as they stand in `message`. `nil` if there is none, and in a pack that was made before 0.3.0.
        public package(set) var limit: String?
        public package(set) var advice: String?
        /// The file that it is about, by its path from the pack's folder of recordings, and the clip. `nil` of a clip's own remark.
        public package(set) var file: String?
        public package(set) var clip: String?
        /// Which of the rule's sentences it is, and the values in it. What is not as the tool wrote it is left out.
        package var form: String?
        package var arguments: [String: Argument]?

        /// A value in the message.
        package enum Argument: Sendable, Equatable {
            case text(String)
            case names([String])
            /// Rounded to so many decimals.
            case quantity(Double, decimals: Int, unit: String?)
        }

        package init(rule: String, severity: Severity, message: String) {
            self.rule = rule
            self.severity = severity
            self.message = message
        }

        func check(at path: JSONPath, into list: inout FaultList) {
            list.requireName(rule, Naming.isID, at: path["rule"], Naming.idForm)
            list.requireText(message, at: path["message"])
            if let limit { list.requireText(limit, at: path["limit"]) }
            if let advice { list.requireText(advice, at: path["advice"]) }
            if let file { list.requireText(file, at: path["file"]) }
            if let clip { list.requireText(clip, at: path["clip"]) }
        }
    }
}

extension PackManifest.Finding {
    /// Decodes a finding. Without a form or arguments that this version can read it keeps its message.
    ///
    /// - Throws: `DecodingError` if rule, severity or message is missing or of another type.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        rule = try values.decode(String.self, forKey: .rule)
        severity = try values.decode(Severity.self, forKey: .severity)
        message = try values.decode(String.self, forKey: .message)
        limit = try values.decodeIfPresent(String.self, forKey: .limit)
        advice = try values.decodeIfPresent(String.self, forKey: .advice)
        file = try values.decodeIfPresent(String.self, forKey: .file)
        clip = try values.decodeIfPresent(String.self, forKey: .clip)
        form = try? values.decode(String.self, forKey: .form)
        arguments = try? values.decode([String: Argument].self, forKey: .arguments)
    }
}

extension PackManifest.Finding.Argument: Codable {
    private enum CodingKeys: String, CodingKey { case value, decimals, unit }

    package init(from decoder: any Decoder) throws {
        if let text = try? String(from: decoder) {
            self = .text(text)
        } else if let names = try? [String](from: decoder) {
            self = .names(names)
        } else {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            self = .quantity(
                try values.decode(Double.self, forKey: .value),
                decimals: try values.decode(Int.self, forKey: .decimals),
                unit: try values.decodeIfPresent(String.self, forKey: .unit))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        switch self {
        case .text(let text): try text.encode(to: encoder)
        case .names(let names): try names.encode(to: encoder)
        case .quantity(let value, let decimals, let unit):
            var values = encoder.container(keyedBy: CodingKeys.self)
            try values.encode(value, forKey: .value)
            try values.encode(decimals, forKey: .decimals)
            try values.encodeIfPresent(unit, forKey: .unit)
        }
    }
}
