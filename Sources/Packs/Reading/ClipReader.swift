import VoiceAssetDiagnostics

/// Reads `clips` of pack.yml.
struct ClipReader {
    private static let maximumClips = 10_000

    /// The clips that can be used; none if there are none.
    private(set) var clips: [VoicePack.Clip] = []
    private(set) var references = ClipReferences(ids: nil)
    /// Clip id and where it stands.
    private(set) var positions: [String: SourcePosition] = [:]

    /// - Parameter field: nil if pack.yml has no such key.
    init(_ field: PackField?, _ findings: inout FileFindings) {
        guard let field, let mapping = PackMapping(field, limit: Self.maximumClips, &findings) else { return }
        guard !mapping.pairs.isEmpty else {
            findings.add(
                .packValue, at: field.position, found: "`clips` is empty",
                advice: "add a line `<clip id>: <text>` for each clip")
            return
        }
        let pairs = mapping.identifiers(&findings)
        references = ClipReferences(ids: pairs.map(\.key))
        for pair in pairs { positions[pair.key] = pair.position }
        clips = pairs.compactMap { pair in
            pair.field.prose(&findings).map { VoicePack.Clip(id: pair.key, text: $0) }
        }
        TextLint.check(clips, at: positions, &findings)
    }
}
