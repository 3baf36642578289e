package import VoiceAssetCore

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
                findings.add(
                    .packUnknownKey, "",
                    ["key": .piece(pair.key), "keys": .text(known.joined(separator: ", "))],
                    nearest: nearest(pair.key), at: pair.position)
            }
        }
        for missing in required where fields[missing] == nil {
            findings.add(
                .packMissingKey, "", ["key": .piece(field.key), "missing": .text(missing)], at: field.position)
        }
        self.fields = fields
    }

    package subscript(key: String) -> PackField? { fields[key] }

    /// The keys that are there.
    package var keys: Set<String> { Set(fields.keys) }

    /// What is there, in the order of the keys.
    package var sorted: [PackField] { fields.sorted { $0.key < $1.key }.map(\.value) }
}

/// A mapping of pack.yml whose keys the pack chooses.
package struct PackMapping {
    /// One pair, and where its key stands.
    package struct Pair {
        package var position: SourcePosition
        package var field: PackField

        package var key: String { field.key }
    }

    /// In the order of the file, no key twice.
    package let pairs: [Pair]

    /// Reads a mapping. Keys that are not text or stand twice are faults; of those that stand twice the first is kept.
    package init?(_ field: PackField, limit: Int = .max, _ findings: inout FileFindings) {
        guard case .mapping(let content) = field.node.content else {
            field.reject(expecting: "a mapping", &findings)
            return nil
        }
        guard content.count <= limit else {
            findings.add(
                .packLimit, "keys", ["key": .piece(field.key), "count": .count(content.count), "most": .count(limit)],
                at: field.position)
            return nil
        }
        var lines: [String: Int] = [:]
        var pairs: [Pair] = []
        for (name, value) in content {
            guard case .text(let key) = name.content else {
                findings.add(.packType, "key", ["kind": .text(name.kind), "key": .piece(field.key)], at: name.position)
                continue
            }
            if let line = lines[key] {
                findings.add(.packDuplicate, "", ["key": .piece(key), "line": .count(line)], at: name.position)
                continue
            }
            lines[key] = name.position.line
            pairs.append(Pair(position: name.position, field: PackField(key: key, node: value)))
        }
        self.pairs = pairs
    }

    /// The keys of a mapping that are text, whatever is wrong with it.
    static func names(of field: PackField) -> [String] {
        guard case .mapping(let content) = field.node.content else { return [] }
        return content.compactMap { if case .text(let key) = $0.key.content { key } else { nil } }
    }

    /// The pairs whose keys are well-formed ids. Ids that differ only in case are faults too: they would be one file on
    /// many disks.
    package func identifiers(_ findings: inout FileFindings) -> [Pair] {
        var spellings: [String: Pair] = [:]
        var valid: [Pair] = []
        for pair in pairs {
            if let other = spellings.updateValue(pair, forKey: pair.key.lowercased()) {
                findings.add(
                    .packDuplicate, "case",
                    ["key": .piece(pair.key), "other": .piece(other.key), "line": .count(other.position.line)],
                    at: pair.position)
            }
            if ClipID.isValid(pair.key) {
                valid.append(pair)
            } else {
                let lowercase = pair.key.lowercased()
                findings.add(
                    .packValue, "id", ["key": .piece(pair.key), "form": .text(ClipID.form)],
                    nearest: ClipID.isValid(lowercase) ? lowercase : nil, at: pair.position)
            }
        }
        return valid
    }
}
