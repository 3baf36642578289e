import VoiceTables

extension PackManifest {
    /// A remark about the take that a clip was made of.
    public struct Finding: Sendable, Hashable, Codable {
        /// How much a remark weighs. An error would have stopped the pack, so there is none.
        public enum Severity: String, Sendable, Hashable, Codable, CaseIterable {
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
        /// The id of the clip that sounds like this one, if that is what was remarked.
        public package(set) var otherClip: String?

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
            if let otherClip { list.requireText(otherClip, at: path["otherClip"]) }
        }
    }
}
