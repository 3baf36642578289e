import VoiceAssetAudio
import VoiceAssetCore
import VoiceAssetPacks
import VoiceAssetPipeline
import VoiceAssetSessionAlignment

/// Folders of takes of the script's clips that are known for what they are.
enum ReferenceFolders {
    /// The longest take that is compared, seconds.
    private static let longest = 30.0

    /// - Parameters:
    ///   - folders: paths as the user would type them; each holds one voice.
    /// - Returns: nil for no folder.
    /// - Throws: if a folder or a take in it can't be read, or a folder has no take of the script.
    static func takes(in folders: [String], of script: [VoicePack.Clip]) throws(Finding) -> ReferenceTakes? {
        guard !folders.isEmpty else { return nil }
        let places = Dictionary(script.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        var voices: [[(clip: Int, frames: [SpectralFrame])]] = []
        for folder in folders { voices.append(try voice(in: folder, script, places)) }
        return ReferenceTakes(voices, clips: script.count)
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
        throw Finding(.recordingMissing, "unconfirmed", ["clip": .text(first.id)]).at(folder, clip: first.id)
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
