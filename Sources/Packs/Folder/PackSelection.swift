package import VoiceAssetDiagnostics

/// The packs that a run is about.
package struct PackSelection: Sendable {
    /// The names of the packs that are asked for and there. Of two whose names differ only in case, neither.
    package var names: [String]
    /// What is wrong with the folder of recordings, and which packs are not there.
    package var diagnostics: [Finding]
    /// Whether the folder of recordings itself is sound.
    package var isListed: Bool

    /// - Parameters:
    ///   - recordings: the folder with one folder of recordings per pack.
    ///   - packs: names of packs; all if empty.
    package init(recordings: String, packs: [String]) {
        let list = PackList(recordings: recordings)
        names = packs.isEmpty ? list.names : list.names.filter(packs.contains)
        isListed = !list.diagnostics.hasErrors
        diagnostics = list.diagnostics
        let known = list.names
        // One that can't be read is there, and its fault is told.
        let faulty = list.alike.union(
            packs.filter { name in list.diagnostics.contains { $0.file == "\(recordings)/\(name)" } })
        // Of a folder that can't be listed nobody knows which packs are not there.
        if !list.diagnostics.contains(where: { $0.file == recordings && $0.severity == .error }) {
            diagnostics += packs.filter { !known.contains($0) && !faulty.contains($0) }.map {
                Finding(
                    .fileMissing, file: "\(recordings)/\($0)", found: "no such pack",
                    advice: MeantPack(among: known).advice(insteadOf: $0))
            }
        }
        if known.isEmpty, !list.diagnostics.hasErrors {
            diagnostics.append(
                Finding(
                    .fileMissing, file: recordings, found: "no folder with a pack.yml in it",
                    advice: "make one folder per pack: recordings/<pack>/pack.yml"))
        }
    }
}
