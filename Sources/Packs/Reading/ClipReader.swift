import VoiceAssetCore
import VoiceManifest

/// Reads `clips` of pack.yml.
struct ClipReader {
    /// The clips that can be used; none if there are none.
    private(set) var clips: [VoicePack.Clip] = []
    private(set) var references = ClipReferences(ids: nil)
    /// The same with end forms, which may be recorded but not said.
    private(set) var recordings = ClipReferences(ids: nil)
    /// Clip id and where it stands.
    private(set) var positions: [String: SourcePosition] = [:]

    /// - Parameters:
    ///   - field: nil if pack.yml has no such key.
    ///   - endForms: `end-forms` of pack.yml, if it is there.
    init(_ field: PackField?, endForms: PackField?, _ findings: inout FileFindings) {
        guard let field, let mapping = PackMapping(field, limit: PackManifest.maximumClips, &findings) else { return }
        guard !mapping.pairs.isEmpty else {
            findings.add(.packValue, "no clips", at: field.position)
            return
        }
        let pairs = mapping.identifiers(&findings)
        references = ClipReferences(ids: pairs.map(\.key))
        recordings = references
        for pair in pairs { positions[pair.key] = pair.position }
        clips = pairs.compactMap { pair in
            pair.field.prose(&findings).map { VoicePack.Clip(id: pair.key, text: $0) }
        }
        TextLint.check(clips, at: positions, &findings)
        if let endForms { addForms(endForms, ids: pairs.map(\.key), &findings) }
    }

    /// Puts the end forms that `end-forms` asks for behind their clips.
    private mutating func addForms(_ field: PackField, ids: [String], _ findings: inout FileFindings) {
        var (references, positions) = (references, positions)
        func id(_ item: PackField, _ findings: inout FileFindings) -> String? {
            guard let id = item.text(&findings) else { return nil }
            references.check(id, at: item.position, &findings)
            positions.add([ClipID.endForm(of: id): item.position])
            return id
        }
        let asked = field.distinct(limit: PackManifest.maximumClips, &findings, name: { .piece($0) }, value: id)
        let forms = Set(asked ?? []).intersection(ids)
        (self.references, self.positions) = (references, positions)
        let count = ids.count + forms.count
        if count > PackManifest.maximumClips {
            findings.add(
                .packLimit, "clips", ["count": .count(count), "most": .count(PackManifest.maximumClips)],
                at: field.position)
        }
        recordings = ClipReferences(ids: ids + forms.sorted().map(ClipID.endForm))
        clips = clips.flatMap { clip in
            forms.contains(clip.id) ? [clip, .init(id: ClipID.endForm(of: clip.id), text: clip.text)] : [clip]
        }
    }
}

/// What references to clips are compared with.
struct ClipReferences {
    /// The ids that `clips` declares, whatever is wrong with their texts; nil if they are not known.
    let ids: Set<String>?
    /// The pauses that were referred to.
    var pauses: Set<Pause> = []
    /// Searches for so long and no longer, whatever the number of wrong references.
    private var nearest: NearestName

    init(ids: [String]?) {
        self.ids = ids.map { Set($0) }
        nearest = NearestName(among: ids ?? [])
    }

    /// The id that a field names; one of a clip that is not there is reported.
    mutating func id(_ field: PackField, _ findings: inout FileFindings) -> String? {
        guard let id = field.text(&findings) else { return nil }
        check(id, at: field.position, &findings)
        return id
    }

    /// Reports a reference to a clip that is not there.
    /// - Parameter slots: those that may stand in its place, between braces.
    mutating func check(
        _ id: String, slots: [String] = [], at position: SourcePosition, _ findings: inout FileFindings
    ) {
        guard let ids, !ids.contains(id), !findings.isFull else { return }
        let meant = slots.contains(id) ? "{\(id)}" : nearest(id)
        findings.add(.packReference, "clip", ["id": .piece(id)], nearest: meant, at: position)
    }
}
