public import VoiceTables

/// Why a manifest or an index is not sound.
public struct VoiceManifestError: Error, Sendable, Equatable, CustomStringConvertible {
    /// A rule that manifests and indexes are held to.
    public typealias Rule = VoiceTableError.Rule

    /// What is wrong, in the order of the text; at least one, and the first 100 of more.
    public let faults: [Fault]

    init(faults: [Fault]) { self.faults = faults }

    package init(_ rule: Rule, at path: JSONPath = .root, value: String? = nil, expected: String) {
        self.init(faults: [Fault(path: path.text, value: value, rule: rule, expected: expected)])
    }

    package static func tooLarge(_ bytes: Int, limit: Int) -> Self {
        Self(.size, value: "\(bytes) bytes", expected: "at most \(limit) bytes")
    }

    /// All faults, one a line.
    public var description: String { faults.map(\.description).joined(separator: "\n") }
}
