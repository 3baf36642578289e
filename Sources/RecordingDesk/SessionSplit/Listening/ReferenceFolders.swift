import VoiceAssetAudio
import VoiceAssetCore
import VoiceAssetPacks
import VoiceAssetPipeline
import VoiceAssetSessionAlignment

/// Folders of takes of the script's clips that are known for what they are.
struct ReferenceFolders {
    /// What cuts are held against; nil for no folder.
    private(set) var takes: ReferenceTakes?
    /// Takes that contradict one another, and are left out.
    private(set) var diagnostics: [Finding] = []

    /// The longest take that is compared, seconds.
    private static let longest = 30.0

    /// - Parameters:
    ///   - folders: paths as the user would type them; each holds one voice.
    /// - Throws: if a folder or a take in it can't be read, or a folder has no take of the script.
    init(_ folders: [String], of script: [VoicePack.Clip]) throws(Finding) {
        guard !folders.isEmpty else { return }
        let places = Dictionary(script.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        var voices: [[(clip: Int, frames: [SpectralFrame])]] = []
        for folder in folders { voices.append(try Self.voice(in: folder, script, places)) }
        let contradictions = ReferenceContradictions(voices, texts: script.map { ScriptText($0.text) })
        takes = ReferenceTakes(contradictions.trusted(of: voices), clips: script.count)
        diagnostics = contradictions.pairs.map { pair in
            let others = folders.indices.filter { $0 != pair.voice }.map { folders[$0] }.joined(separator: ", ")
            let clips = [
                "first": Finding.Argument.text("`\(script[pair.first].id)`"),
                "second": .text("`\(script[pair.second].id)`"),
            ]
            switch pair.kind {
            case .alike: return Finding(.sessionFit, "references alike", clips).at(folders[pair.voice])
            case .exchanged: return Finding(.sessionFit, "references exchanged", clips).at(folders[pair.voice])
            case .apart:
                return Finding(.sessionFit, "references apart", clips.merging(["other": .text(others)]) { $1 })
                    .at(folders[pair.voice])
            }
        }
    }

    private static func voice(
        in folder: String, _ script: [VoicePack.Clip], _ places: [String: Int]
    ) throws(Finding) -> [(clip: Int, frames: [SpectralFrame])] {
        let names: [String]
        do { names = try listFolder(at: folder).map(\.name) } catch { throw error.diagnostic(file: folder) }
        var takes: [(clip: Int, frames: [SpectralFrame])] = []
        var counts: [Int: Int] = [:]
        for name in names {
            guard let place = RecordingName(fileName: name).flatMap({ places[$0.clip] }),
                counts[place, default: 0] < ReferenceTakes.most
            else { continue }
            counts[place, default: 0] += 1
            takes.append((place, try frames(of: "\(folder)/\(name)")))
        }
        guard takes.isEmpty, let first = script.first else { return takes }
        throw Finding(.sessionFit, "no known takes", ["clip": .text(first.id)]).at(folder)
    }

    /// Of the speech in a take; none where there is none.
    private static func frames(of path: String) throws(Finding) -> [SpectralFrame] {
        let audio = try SessionAudio(at: path)
        guard audio.seconds <= longest else { return [] }
        let finder = UtteranceFinder(envelope: try audio.envelope(), pause: 0)
        guard let speech = finder.speech(in: 0...audio.seconds) else { return [] }
        let rate = Double(audio.sampleRate)
        let seconds = speech.upperBound - speech.lowerBound
        let samples = try audio.analysisSamples(
            from: Int(speech.lowerBound * rate), frames: Int(min(10, seconds) * rate))
        return SpectralFrame.frames(of: samples)
    }
}
