public import VoiceTables

extension VoiceManifestError {
    /// One place of a manifest or an index that breaks one rule.
    public struct Fault: Sendable, Equatable, CustomStringConvertible {
        /// The place as a JSONPath (RFC 9535): `$.clips[3].files['caf-ulaw'].bytes`.
        public let path: String
        /// What stands there, as text that may hold anything, cut to 80 Unicode scalars; `nil` if nothing does or it could not be read.
        public let value: String?
        /// The rule that it breaks.
        public let rule: Rule
        /// What the rule asks for at this place, with its unit: `at least 38016 bytes`.
        public let expected: String

        init(path: String, value: String?, rule: Rule, expected: String) {
            self.path = path
            // A character may be of any number of scalars.
            self.value = value.map { $0.unicodeScalars.count > 80 ? Substring($0.unicodeScalars.prefix(79)) + "…" : $0 }
            self.rule = rule
            self.expected = expected
        }

        /// The fault on one line, with nothing invisible in it: `$.clips[3].samples: [length] 577; expected a multiple of 576`.
        public var description: String {
            "\(path): [\(rule.rawValue)] \(value.map { "\($0.unicodeScalars.visible); " } ?? "")expected \(expected)"
        }
    }
}
