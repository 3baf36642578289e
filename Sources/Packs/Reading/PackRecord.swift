import VoiceAssetDiagnostics

/// A mapping of pack.yml that has certain keys and no others.
package struct PackRecord {
    private let fields: [String: PackField]

    /// Reads a mapping. Keys that are unknown, stand twice or are missing are faults; the others are there all the same.
    package init?(
        _ field: PackField, required: [String] = [], optional: [String] = [], _ findings: inout FileFindings
    ) {
        guard let mapping = PackMapping(field, &findings) else { return nil }
        let known = required + optional
        var nearest = NearestName(among: known)
        var fields: [String: PackField] = [:]
        for pair in mapping.pairs {
            if known.contains(pair.key) {
                fields[pair.key] = pair.field
            } else if !findings.isFull {
                let advice = nearest(pair.key).map { "write `\($0)`" }
                findings.add(
                    .packUnknownKey, at: pair.position, found: "unknown key \(quoted(pair.key))",
                    advice: advice ?? "the keys here are \(known.joined(separator: ", "))")
            }
        }
        for missing in required where fields[missing] == nil {
            findings.add(
                .packMissingKey, at: field.position, found: "\(quoted(field.key)) has no key `\(missing)`",
                advice: "add it")
        }
        self.fields = fields
    }

    package subscript(key: String) -> PackField? { fields[key] }

    /// The keys that are there.
    package var keys: Set<String> { Set(fields.keys) }

    /// What is there, in the order of the keys.
    package var sorted: [PackField] { fields.sorted { $0.key < $1.key }.map(\.value) }
}
