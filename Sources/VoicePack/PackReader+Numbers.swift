import Diagnostics
import FileSystem

extension PackReader {
    private static let maximumFuses = 100
    private static let pluralCategories = ["zero", "one", "two", "few", "many"]

    /// The keys that say how number rules become clips.
    static let ruleKeys = ["atomic", "fuse", "split"]

    mutating func refuseWithoutRules(_ node: YAMLNode, _ key: String) {
        guard isIterated || !declaresNumbers else { return }
        faults.add(
            .packReference, at: node.position,
            found: "`\(key)` is about number rules, and there are none"
                + (isIterated ? ": `numbers` is `iterated`" : ""),
            advice: "remove it, or give `numbers` a file")
    }

    mutating func numbers(_ node: YAMLNode) -> VoicePack.Numbers? {
        declaresNumbers = true
        positions[PackSource.numbersKey] = node.position
        guard let text = text(node, "numbers") else { return nil }
        if text == "iterated" {
            isIterated = true
            return .iterated
        }
        guard !text.isEmpty, !text.hasPrefix("."), !text.contains("/"), !text.contains("\\") else {
            faults.add(
                .packReference, at: node.position, found: "\(quoted(text)) is no file in the pack's folder",
                advice: "write `iterated`, or the name of a file beside pack.yml")
            return nil
        }
        if folder.contains(where: { $0.name == text && ($0.kind == .file || $0.kind == .link) }) {
            return .rules(file: text)
        }
        var nearest = NearestName(among: folder.map(\.name) + ["iterated"])
        faults.add(
            .packReference, at: node.position, found: "no file \(quoted(text)) in the pack's folder",
            advice: nearest(text).map { "write `\($0)`" } ?? "add the file, or write `iterated`")
        return nil
    }

    /// `{major: {one: dollar, other: dollars}}`
    mutating func words(_ node: YAMLNode) -> [String: [String: String]] {
        guard let units = record(node, "words", optional: [Slot.Kind.major.rawValue, Slot.Kind.minor.rawValue]) else {
            return [:]
        }
        declaredWords = Set(units.keys)
        var words: [String: [String: String]] = [:]
        for (unit, node) in units.sorted(by: { $0.key < $1.key }) {
            guard let categories = record(node, unit, required: ["other"], optional: Self.pluralCategories) else {
                continue
            }
            for (category, node) in categories.sorted(by: { $0.key < $1.key }) {
                guard let id = text(node, category) else { continue }
                clip(id, at: node.position)
                words[unit, default: [:]][category] = id
            }
        }
        return words
    }

    /// Nobody records a thousand numbers; a slip of the hand would ask for a clip for each of a million.
    private static let maximumAtomic: Int64 = 1000

    mutating func atomic(_ node: YAMLNode) -> Int64? {
        guard let value = integer(node, "atomic", from: 0) else { return nil }
        guard value <= Self.maximumAtomic else {
            faults.add(
                .packValue, at: node.position, found: "`atomic` is \(value)", limit: "\(Self.maximumAtomic)",
                advice: "write a smaller number; every number below it is a clip to record")
            return nil
        }
        return value
    }

    mutating func fuse(_ node: YAMLNode) -> [Int64] {
        guard let items = list(node, "fuse", limit: Self.maximumFuses) else { return [] }
        var values: [Int64] = []
        for item in items {
            guard let value = integer(item, "fuse", from: 1) else { continue }
            if values.contains(value) {
                faults.add(
                    .packDuplicate, at: item.position, found: "\(value) stands here a second time",
                    advice: "remove it")
            } else {
                values.append(value)
            }
        }
        return values
    }
}
