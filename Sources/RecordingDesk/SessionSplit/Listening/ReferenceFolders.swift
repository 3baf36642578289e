import VoiceAssetCore
import VoiceAssetPacks
import VoiceAssetSessionAlignment

/// Folders of takes of the script's clips that are known for what they are.
struct ReferenceFolders {
    /// What cuts are held against; nil for no folder.
    private(set) var takes: ReferenceTakes?
    /// The takes of each folder that are compared, and the files that are not, by the reason.
    private(set) var diagnostics: [Finding] = []

    /// - Parameters:
    ///   - folders: paths as the user would type them; each holds one voice.
    ///   - script: the clips that are read in the session.
    ///   - pack: all clips of the pack.
    /// - Throws: if a folder or a take in it can't be opened, or no take in a folder can be compared.
    init(_ folders: [String], of script: [VoicePack.Clip], in pack: [VoicePack.Clip]) throws(Finding) {
        guard !folders.isEmpty else { return }
        let places = Dictionary(script.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        var voices: [ReferenceFolder] = []
        for folder in folders {
            voices.append(
                try ReferenceFolder(
                    folder, places: places, others: Set(pack.map(\.id)), example: script.first?.id ?? ""))
        }
        let compared = ReferenceTakes(voices.map(\.takes), clips: script.count)
        takes = compared
        diagnostics = zip(voices, compared.used).map { $0.note(used: $1, script: script.count) }
        diagnostics += voices.compactMap { $0.syntheticNote(besides: folders) }
    }
}
