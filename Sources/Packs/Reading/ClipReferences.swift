import VoiceAssetDiagnostics

/// What references to clips are compared with.
struct ClipReferences {
    /// The ids that `clips` declares, whatever is wrong with their texts; nil if they are not known.
    let ids: Set<String>?
    /// Searches for so long and no longer, whatever the number of wrong references.
    private var nearest: NearestName

    init(ids: [String]?) {
        self.ids = ids.map { Set($0) }
        nearest = NearestName(among: ids ?? [])
    }

    /// Reports a reference to a clip that is not there.
    mutating func check(_ id: String, at position: SourcePosition, _ findings: inout FileFindings) {
        guard let ids, !ids.contains(id), !findings.isFull else { return }
        findings.add(
            .packReference, at: position, found: "no clip \(quoted(id))",
            advice: nearest(id).map { "write `\($0)`" } ?? "add it to `clips`")
    }
}
