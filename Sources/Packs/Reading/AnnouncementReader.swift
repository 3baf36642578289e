import VoiceAssetDiagnostics

/// Reads `announcements` of pack.yml.
struct AnnouncementReader {
    private static let maximumAnnouncements = 1000

    let sayings: SayReader

    func announcements(
        _ field: PackField, _ clips: inout ClipReferences, _ findings: inout FileFindings
    ) -> Placed<[VoicePack.Announcement]> {
        var announcements = Placed<[VoicePack.Announcement]>(value: [])
        guard let mapping = PackMapping(field, limit: Self.maximumAnnouncements, &findings) else {
            return announcements
        }
        if mapping.pairs.isEmpty {
            findings.add(
                .packValue, at: field.position, found: "`announcements` is empty",
                advice: "add a line `<id>: [<clip id>, \"{amount}\"]`")
        }
        for pair in mapping.identifiers(&findings) {
            let said = sayings.items(pair.field, slots: [PhraseItem.amount], &clips, &findings)
            announcements.value.append(.init(id: pair.key, say: said.value))
            announcements.positions.add(said.positions)
        }
        return announcements
    }
}
