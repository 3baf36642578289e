import VoiceAssetCore
import VoiceAssetPacks

/// What a language says besides amounts: one slots.yml, or several of which the first has the last word.
struct SlotTemplates {
    static let fileName = "slots.yml"
    static let rulesFile = "slots.rbnf"

    /// The ids of the clips of months, which CLDR has in every language.
    static let months = [
        "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
        "december",
    ]

    /// A part of a file, and the file, as the user would type it.
    struct Part {
        var node: YAMLNode
        var file: String
    }

    var status: LanguageStatus?
    var sources: [String]?
    var doubts: [Doubt]?
    var notes: [Doubt]?
    /// What letters and digits are called one by one.
    var symbols: [String: String] = [:]
    /// Texts by clip.
    var clips: [String: String] = [:]
    /// By kind, in pack.yml's notation.
    var slots: [String: Part] = [:]
    /// By id: lists of clips and slots, and lists that are left out with the slot that they say.
    var announcements: [String: Part] = [:]

    /// These, and where they say nothing those of another.
    func orElse(_ other: Self) -> Self {
        Self(
            status: status ?? other.status, sources: sources ?? other.sources, doubts: doubts ?? other.doubts,
            notes: notes ?? other.notes,
            symbols: other.symbols.merging(symbols) { _, own in own },
            clips: other.clips.merging(clips) { _, own in own },
            slots: other.slots.merging(slots) { _, own in own },
            announcements: other.announcements.merging(announcements) { _, own in own })
    }

    /// How a kind is said; one that names another kind is said as that one.
    func slot(_ kind: String) -> Part? {
        slots[kind].flatMap { part in part.node.text.map { slots[$0] } ?? part }
    }

    /// What a letter or digit is called; a text to be written if nobody knows it here.
    func symbol(_ symbol: String) -> String {
        symbols[symbol] ?? symbols[symbol.uppercased()] ?? "\(TodoMarker.mark) \(symbol), as one says it alone"
    }
}

/// Reads a slots.yml.
enum SlotTemplateReader {
    private static let keys = ["status", "sources", "doubts", "notes", "symbols", "clips", "slots", "announcements"]
    private static let maximum = 500

    /// - Parameter bytes: the file, which may be anything.
    static func templates(_ bytes: [UInt8], _ findings: FileFindings) -> SlotTemplates? {
        guard let root = PackField(rootOf: bytes, named: SlotTemplates.fileName, findings),
            let keys = PackRecord(root, optional: Self.keys)
        else { return nil }
        var templates = SlotTemplates()
        templates.status = keys["status"]?.choice(of: LanguageStatus.self)
        templates.sources = keys["sources"].map { ($0.items(limit: 100) ?? []).compactMap { $0.prose() } }
        templates.doubts = keys["doubts"].map(DoubtReader.doubts)
        templates.notes = keys["notes"].map { DoubtReader.notes($0) }
        templates.symbols = keys["symbols"].map(symbols) ?? [:]
        templates.clips = keys["clips"].map(clips) ?? [:]
        templates.slots = keys["slots"].map(parts) ?? [:]
        templates.announcements = keys["announcements"].map(parts) ?? [:]
        if let field = keys["status"], templates.status == .checked || templates.status == .approved,
            templates.sources?.isEmpty ?? true
        {
            field.report(.packMissingKey, "slot sources")
        }
        return findings.diagnostics.hasErrors ? nil : templates
    }

    private static func symbols(_ field: PackField) -> [String: String] {
        field.pairs(limit: maximum)?.values { pair in
            if pair.key.unicodeScalars.count != 1 { pair.name.report(.packValue, "symbol", ["key": .piece(pair.key)]) }
            return pair.field.prose()
        } ?? [:]
    }

    private static func clips(_ field: PackField) -> [String: String] {
        field.pairs(limit: maximum)?.identifiers().values { $0.field.prose() } ?? [:]
    }

    private static func parts(_ field: PackField) -> [String: SlotTemplates.Part] {
        field.pairs(limit: maximum)?.identifiers().values { .init(node: $0.field.node, file: field.findings.file) }
            ?? [:]
    }
}

/// What of a slot in YAML names clips and rule sets, and how it is written.
extension YAMLNode {
    /// Keys below which texts name clips.
    private static let sayingKeys: Set<String> = ["say", "as", "words", "choice", "months"]
    /// Keys below which nothing names a clip: conditions.
    private static let conditionKeys: Set<String> = ["when"]
    /// Keys whose mappings have clips for keys.
    private static let clipKeyedKeys: Set<String> = ["parts"]

    /// The same with other ids of clips.
    ///
    /// - Parameter change: the new id for one and its place.
    func mappingClips(_ change: (String, SourcePosition) -> String) -> YAMLNode {
        mapping(change, isSaid: false)
    }

    private func mapping(_ change: (String, SourcePosition) -> String, isSaid: Bool) -> YAMLNode {
        switch content {
        case .text(let text): isSaid && !text.hasPrefix("{") ? saying(change(text, position)) : self
        case .list(let items): with(.list(items.map { $0.mapping(change, isSaid: isSaid) }))
        case .mapping(let pairs):
            with(
                .mapping(
                    pairs.map { key, value in
                        guard let name = key.text, !Self.conditionKeys.contains(name) else { return (key, value) }
                        if Self.clipKeyedKeys.contains(name) { return (key, value.mappingKeys(change)) }
                        return (key, value.mapping(change, isSaid: isSaid || Self.sayingKeys.contains(name)))
                    }))
        case .nothing: self
        }
    }

    private func mappingKeys(_ change: (String, SourcePosition) -> String) -> YAMLNode {
        guard case .mapping(let pairs) = content else { return self }
        return with(
            .mapping(pairs.map { key, value in (key.text.map { key.saying(change($0, key.position)) } ?? key, value) }))
    }

    /// The same with other texts in braces.
    func mappingParts(_ change: (String) -> String) -> YAMLNode {
        switch content {
        case .text(let text): text.hasPrefix("{") ? saying(change(text)) : self
        case .list(let items): with(.list(items.map { $0.mappingParts(change) }))
        case .mapping(let pairs): with(.mapping(pairs.map { ($0.key, $0.value.mappingParts(change)) }))
        case .nothing: self
        }
    }

    /// The value of a key of a mapping.
    subscript(key: String) -> YAMLNode? {
        guard case .mapping(let pairs) = content else { return nil }
        return pairs.first { if case .text(key) = $0.key.content { true } else { false } }?.value
    }

    var text: String? { if case .text(let text) = content { text } else { nil } }

    /// A mapping with one more pair at its end.
    func adding(_ key: String, _ value: Content) -> YAMLNode {
        guard case .mapping(let pairs) = content else { return self }
        return with(.mapping(pairs + [(saying(key), with(value))]))
    }

    /// A text at this place.
    func saying(_ text: String) -> YAMLNode { with(.text(text)) }

    /// Something else at this place.
    func with(_ content: Content) -> YAMLNode {
        var node = self
        node.content = content
        return node
    }

    // MARK: Writing

    /// In one line.
    var flow: String {
        switch content {
        case .text(let text): Self.scalar(text)
        case .list(let items): "[\(items.map(\.flow).joined(separator: ", "))]"
        case .mapping(let pairs): "{ \(pairs.map { "\(Self.key($0.key)): \($0.value.flow)" }.joined(separator: ", ")) }"
        case .nothing: "~"
        }
    }

    /// As the value of a key of a block: in one line if there is room.
    ///
    /// - Parameter indent: of the key.
    func lines(of key: String, indent: String) -> [String] {
        let line = "\(indent)\(key): \(flow)"
        if line.unicodeScalars.count <= 110, !hasPatterns { return [line] }
        let deeper = indent + "  "
        switch content {
        case .mapping(let pairs):
            // A mapping of mere texts has nothing to unfold.
            let isDeep = pairs.contains { if case .text = $0.value.content { false } else { true } }
            guard isDeep else { return [line] }
            return ["\(indent)\(key):"] + pairs.flatMap { $0.value.lines(of: Self.key($0.key), indent: deeper) }
        case .list(let items): return ["\(indent)\(key):"] + items.map { "\(deeper)- \($0.flow)" }
        case .text, .nothing: return [line]
        }
    }

    /// Whether it is a list of patterns.
    private var hasPatterns: Bool {
        guard case .list(let items) = content, case .mapping? = items.first?.content else { return false }
        return true
    }

    private static func key(_ node: YAMLNode) -> String {
        let text = node.text ?? ""
        return text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? YAMLText.quoted(text) : YAMLText.scalar(text)
    }

    /// Numbers and ranges of numbers need no quotes.
    private static func scalar(_ text: String) -> String {
        let isNumber = text.utf8.first.map { (0x30...0x39).contains($0) } == true
        return isNumber && text.utf8.allSatisfy { (0x2E...0x39).contains($0) && $0 != 0x2F }
            ? text : YAMLText.scalar(text)
    }
}
