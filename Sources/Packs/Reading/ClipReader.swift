import VoiceAssetCore
import VoiceManifest

/// Reads `clips` of pack.yml.
struct ClipReader {
    /// The clips that can be used; none if there are none.
    private(set) var clips: [VoicePack.Clip] = []
    private(set) var references = ClipReferences(ids: nil)
    /// The same with end forms, which may be recorded but not said.
    private(set) var recordings = ClipReferences(ids: nil)

    /// - Parameters:
    ///   - field: nil if pack.yml has no such key.
    ///   - endForms: `end-forms` of pack.yml, if it is there.
    init(_ field: PackField?, endForms: PackField?) {
        guard let field, let all = field.pairs(limit: PackManifest.maximumClips) else { return }
        guard !all.isEmpty else {
            field.report(.packValue, "no clips")
            return
        }
        let pairs = all.identifiers()
        references = ClipReferences(ids: pairs.map(\.key))
        recordings = ClipReferences(ids: pairs.map(\.key))
        for pair in pairs { field.findings.positions[pair.key] = pair.name.position }
        clips = pairs.compactMap { pair in
            pair.field.prose().map { VoicePack.Clip(id: pair.key, text: $0) }
        }
        TextLint.check(clips, field.findings)
        if let endForms { addForms(endForms, ids: pairs.map(\.key)) }
    }

    /// Puts the end forms that `end-forms` asks for behind their clips.
    private mutating func addForms(_ field: PackField, ids: [String]) {
        func id(_ item: PackField) -> String? {
            let id = references.id(item)
            if let id { item.findings.note(ClipID.endForm(of: id), at: item.position) }
            return id
        }
        let asked = field.distinct(limit: PackManifest.maximumClips, name: { .piece($0) }, value: id)
        let forms = Set(asked ?? []).intersection(ids)
        let count = ids.count + forms.count
        if count > PackManifest.maximumClips {
            field.report(.packLimit, "clips", ["count": .count(count), "most": .count(PackManifest.maximumClips)])
        }
        recordings = ClipReferences(ids: ids + forms.sorted().map(ClipID.endForm))
        clips = clips.flatMap { clip in
            forms.contains(clip.id) ? [clip, .init(id: ClipID.endForm(of: clip.id), text: clip.text)] : [clip]
        }
    }
}

/// What references to clips are compared with.
final class ClipReferences {
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
    func id(_ field: PackField) -> String? {
        guard let id = field.text() else { return nil }
        check(id, at: field)
        return id
    }

    /// A clip's id, or a list of them.
    func ids(_ field: PackField) -> [String] {
        guard case .list = field.node.content else { return id(field).map { [$0] } ?? [] }
        let fields = field.items(limit: 20) ?? []
        if fields.isEmpty { field.report(.packValue, "says nothing", ["key": .piece(field.key)]) }
        return fields.compactMap(id)
    }

    /// Reports a reference to a clip that is not there.
    /// - Parameter slots: those that may stand in its place, between braces.
    func check(_ id: String, slots: [String] = [], at item: PackField) {
        guard let ids, !ids.contains(id), !item.findings.isFull else { return }
        let meant = slots.contains(id) ? "{\(id)}" : nearest(id)
        item.report(.packReference, "clip", ["id": .piece(id)], nearest: meant)
    }
}
