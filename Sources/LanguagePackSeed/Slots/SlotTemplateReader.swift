import VoiceAssetCore
import VoiceAssetPacks

/// Reads a slots.yml.
enum SlotTemplateReader {
    private static let keys = ["status", "sources", "doubts", "notes", "symbols", "clips", "slots", "announcements"]
    private static let maximum = 500

    /// - Parameter bytes: the file, which may be anything.
    static func templates(_ bytes: [UInt8], _ findings: inout FileFindings) -> SlotTemplates? {
        guard let root = PackField(rootOf: bytes, named: SlotTemplates.fileName, &findings),
            let keys = PackRecord(root, optional: Self.keys, &findings)
        else { return nil }
        var templates = SlotTemplates()
        templates.status = keys["status"].flatMap { $0.choice(of: LanguageStatus.self, &findings) }
        templates.sources = keys["sources"].map { field in
            (field.items(limit: 100, &findings) ?? []).compactMap { $0.prose(&findings) }
        }
        templates.doubts = keys["doubts"].map { DoubtReader.doubts($0, &findings) }
        templates.notes = keys["notes"].map { DoubtReader.notes($0, &findings) }
        templates.symbols = keys["symbols"].map { symbols($0, &findings) } ?? [:]
        templates.clips = keys["clips"].map { clips($0, &findings) } ?? [:]
        templates.slots = keys["slots"].map { parts($0, &findings) } ?? [:]
        templates.announcements = keys["announcements"].map { parts($0, &findings) } ?? [:]
        if let field = keys["status"], templates.status == .checked || templates.status == .approved,
            templates.sources?.isEmpty ?? true
        {
            findings.add(.packMissingKey, "slot sources", at: field.position)
        }
        return findings.diagnostics.hasErrors ? nil : templates
    }

    private static func symbols(_ field: PackField, _ findings: inout FileFindings) -> [String: String] {
        var symbols: [String: String] = [:]
        for pair in PackMapping(field, limit: maximum, &findings)?.pairs ?? [] {
            if pair.key.unicodeScalars.count != 1 {
                findings.add(.packValue, "symbol", ["key": .piece(pair.key)], at: pair.position)
            }
            symbols[pair.key] = pair.field.prose(&findings)
        }
        return symbols
    }

    private static func clips(_ field: PackField, _ findings: inout FileFindings) -> [String: String] {
        var clips: [String: String] = [:]
        for pair in PackMapping(field, limit: maximum, &findings)?.identifiers(&findings) ?? [] {
            clips[pair.key] = pair.field.prose(&findings)
        }
        return clips
    }

    private static func parts(_ field: PackField, _ findings: inout FileFindings) -> [String: SlotTemplates.Part] {
        var parts: [String: SlotTemplates.Part] = [:]
        for pair in PackMapping(field, limit: maximum, &findings)?.identifiers(&findings) ?? [] {
            parts[pair.key] = SlotTemplates.Part(node: pair.field.node, file: findings.file)
        }
        return parts
    }
}
