import NumberGrammar

/// That end forms are called what they are and say what their clips say. Whether the table's indexes are in order is the
/// grammar's matter.
struct EndFormCheck {
    private let clips: [SpliceManifest.Clip]
    private let endForms: [NumberTable.EndForm]

    init(_ manifest: SpliceManifest) { (clips, endForms) = (manifest.clips, manifest.grammar.endForms) }

    /// - Parameter root: the manifest's.
    func check(at root: JSONPath, into list: inout FaultList) {
        let path = root["grammar"]["endForms"]
        for (index, end) in endForms.enumerated() {
            guard clips.indices.contains(end.clip), clips.indices.contains(end.form) else {
                list.require(
                    false, .reference, at: path[index], "\(end.clip) and \(end.form)", "the indexes of two clips")
                continue
            }
            let (clip, form) = (clips[end.clip], clips[end.form])
            list.require(
                form.id == clip.id + Naming.endMark, .reference, at: path[index], "\(clip.id) and \(form.id)",
                "a clip and the one with its id and `\(Naming.endMark)`")
            list.require(
                form.text.utf8.elementsEqual(clip.text.utf8), .reference, at: root["clips"][end.form]["text"],
                form.text,
                "the text of the clip whose end form it is")
        }
        let forms = Set(endForms.map(\.form))
        for (index, clip) in clips.enumerated() where Naming.endedClip(clip.id) != nil {
            list.require(
                forms.contains(index), .reference, at: root["clips"][index]["id"], clip.id,
                "the end form of a clip, by the grammar's endForms")
        }
    }
}
