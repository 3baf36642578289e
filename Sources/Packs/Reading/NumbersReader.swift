import VoiceAssetCore

/// Reads `numbers` of pack.yml, and the keys that say how number rules become clips.
struct NumbersReader {
    /// Nobody records a thousand numbers; a slip of the hand would ask for a clip for each of a million.
    private static let maximumAtomic: Int64 = 1000
    private static let maximumFuses = 100

    /// How numbers become clips; nil if that could not be read, or is not there.
    let numbers: VoicePack.Numbers?
    /// Whether there is the key `numbers`, and where its value stands.
    let position: SourcePosition?

    /// - Parameters:
    ///   - field: nil if pack.yml has no such key.
    ///   - folder: the entries of the pack's folder; the number rules are looked up here.
    init(_ field: PackField?, in folder: [FolderEntry], _ findings: inout FileFindings) {
        position = field?.position
        numbers = field.flatMap { Self.numbers($0, in: folder, &findings) }
    }

    var isDeclared: Bool { position != nil }

    /// Whether there may be rules: a file that is not found counts.
    var areRules: Bool { isDeclared && numbers != .iterated }

    private static func numbers(
        _ field: PackField, in folder: [FolderEntry], _ findings: inout FileFindings
    ) -> VoicePack.Numbers? {
        guard let text = field.text(&findings) else { return nil }
        if text == "iterated" { return .iterated }
        guard !text.isEmpty, !text.hasPrefix("."), !text.contains("/"), !text.contains("\\") else {
            findings.add(.packReference, "path", ["text": .piece(text)], at: field.position)
            return nil
        }
        if folder.contains(where: { $0.name == text && ($0.kind == .file || $0.kind == .link) }) {
            return .rules(file: text)
        }
        var nearest = NearestName(among: folder.map(\.name) + ["iterated"])
        findings.add(.packReference, "file", ["text": .piece(text)], nearest: nearest(text), at: field.position)
        return nil
    }

    /// Every number below this one is a clip of its own.
    static func atomic(_ field: PackField, _ findings: inout FileFindings) -> Int64? {
        guard let value = field.integer(from: 0, &findings) else { return nil }
        guard value <= maximumAtomic else {
            findings.add(
                .packValue, "atomic", ["value": .count(value), "most": .count(maximumAtomic)], at: field.position)
            return nil
        }
        return value
    }

    static func fuse(_ field: PackField, _ findings: inout FileFindings) -> [Int64] {
        field.distinct(limit: maximumFuses, &findings, name: { .count($0) }, value: { $0.integer(from: 1, &$1) }) ?? []
    }

    /// Reports a key about number rules where there are none.
    func refuseWithoutRules(_ field: PackField, _ findings: inout FileFindings) {
        guard !areRules else { return }
        findings.add(
            .packReference, numbers == .iterated ? "iterated numbers" : "no number rules", ["key": .text(field.key)],
            at: field.position)
    }
}
