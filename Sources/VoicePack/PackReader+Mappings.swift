import Diagnostics

extension PackReader {
    /// One pair of a mapping: the key as it was written, where it stands, and the value.
    struct Pair {
        var key: String
        var position: SourcePosition
        var value: YAMLNode
    }

    /// The pairs of a mapping whose keys the pack chooses. Keys that are not text or stand twice are faults; of those
    /// that stand twice the first is kept.
    mutating func pairs(_ node: YAMLNode, _ key: String, limit: Int = .max) -> [Pair]? {
        guard case .mapping(let pairs) = node.content else {
            report(node, key, expected: "a mapping")
            return nil
        }
        guard pairs.count <= limit else {
            faults.add(
                .packLimit, at: node.position, found: "\(quoted(key)) has \(pairs.count) entries", limit: "\(limit)")
            return nil
        }
        var lines: [String: Int] = [:]
        var result: [Pair] = []
        for (name, value) in pairs {
            guard case .text(let text) = name.content else {
                faults.add(
                    .packType, at: name.position, found: "\(name.kind) as a key of \(quoted(key))",
                    advice: "write text before the colon, in quotes if it is ~ or empty")
                continue
            }
            if let line = lines[text] {
                faults.add(
                    .packDuplicate, at: name.position, found: "\(quoted(text)) stands here a second time",
                    advice: "remove it; the first one is in line \(line)")
                continue
            }
            lines[text] = name.position.line
            result.append(Pair(key: text, position: name.position, value: value))
        }
        return result
    }

    /// The values of a mapping that has these keys and no others.
    mutating func record(
        _ node: YAMLNode, _ key: String, required: [String] = [], optional: [String] = []
    ) -> [String: YAMLNode]? {
        guard let pairs = pairs(node, key) else { return nil }
        let known = required + optional
        var nearest = NearestName(among: known)
        var values: [String: YAMLNode] = [:]
        for pair in pairs {
            if known.contains(pair.key) {
                values[pair.key] = pair.value
            } else if !faults.isFull {
                let advice = nearest(pair.key).map { "write `\($0)`" }
                faults.add(
                    .packUnknownKey, at: pair.position, found: "unknown key \(quoted(pair.key))",
                    advice: advice ?? "the keys here are \(known.joined(separator: ", "))")
            }
        }
        for missing in required where values[missing] == nil {
            faults.add(
                .packMissingKey, at: node.position, found: "\(quoted(key)) has no key `\(missing)`", advice: "add it")
        }
        return values
    }
}
