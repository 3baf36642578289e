import VoiceAssetCore
import VoiceManifest

/// Reads `confirmed` of pack.yml: `- { same-take: [two, to], because: they sound the same }`.
enum ConfirmationReader {
    private static let maximum = 1000

    /// The clips that are meant to be made of one take; one of another pack as `en-USD/two`.
    static func sameTakes(
        _ field: PackField, _ clips: inout ClipReferences, _ findings: inout FileFindings
    ) -> [Set<String>] {
        var sameTakes: [Set<String>] = []
        for item in field.items(limit: maximum, &findings) ?? [] {
            guard let record = PackRecord(item, required: ["same-take", "because"], &findings),
                let field = record["same-take"], record["because"]?.prose(&findings) != nil,
                let ids = field.distinct(
                    limit: maximum, &findings, name: { .piece($0) }, value: { clip($0, &clips, &$1) })
            else { continue }
            if case .list(let items) = field.node.content, items.count == 1 {
                findings.add(.packValue, "one clip", at: field.position)
            }
            sameTakes.append(Set(ids))
        }
        return sameTakes
    }

    private static func clip(
        _ field: PackField, _ clips: inout ClipReferences, _ findings: inout FileFindings
    ) -> String? {
        if let parts = field.plainText?.split(separator: "/", maxSplits: 1), parts.count == 2,
            Naming.isPack(String(parts[0])), ClipID.isValid(ClipID.ended(String(parts[1])) ?? String(parts[1]))
        {
            return field.plainText
        }
        return clips.id(field, &findings)
    }
}

extension PackDocument {
    /// Whether somebody says that one take is meant for both clips; a clip of another pack is written `en-USD/two`.
    package func confirms(_ clip: String, _ other: String) -> Bool {
        sameTakes.contains { $0.contains(clip) && $0.contains(other) }
    }
}
