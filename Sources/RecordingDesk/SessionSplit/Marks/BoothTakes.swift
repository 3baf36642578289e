import VoiceAssetCore
import VoiceAssetPacks

/// The takes in a file of the booth's page: each is a cue region that names its clip and notes the text that was read.
struct BoothTakes: Sendable {
    /// In the order of time.
    private(set) var cuts: [SessionCut] = []
    private(set) var diagnostics: [Finding] = []

    /// - Parameters:
    ///   - clips: all of pack.yml.
    ///   - file: the session, as the user typed it.
    init(
        _ points: [CuePoint], of mark: BoothMark, pack: String, clips: [VoicePack.Clip], sampleRate: Int,
        frames: Int, file: String
    ) {
        guard mark.pack == pack else {
            diagnostics = [
                Finding(.sessionFit, "other pack", ["pack": .piece(mark.pack), "expected": .piece(pack)]).at(file)
            ]
            return
        }
        // In frames: a take begins with the very sample behind the one before it.
        let ends = points.map { $0.frame + $0.length }
        let isWhole =
            zip(ends, points.dropFirst().map(\.frame) + [frames]).allSatisfy { $0 <= $1 }
            && points.allSatisfy { $0.length > 0 }
        if points.isEmpty || !isWhole {
            diagnostics = [Finding(.sessionLabels, points.isEmpty ? "no takes" : "odd takes").at(file)]
        }
        guard diagnostics.isEmpty else { return }
        let known = Dictionary(clips.map { ($0.id, $0) }) { first, _ in first }
        cuts = points.map { point in
            let clip = known[point.label]
            let (start, end) = (
                Double(point.frame) / Double(sampleRate), Double(point.frame + point.length) / Double(sampleRate)
            )
            var cut = SessionCut(clip: clip, start: start, end: end)
            cut.evidence = clip.map { _ in .order }
            if clip == nil { cut.doubts.append(.unknownClip(point.label)) }
            if let clip, clip.text != point.note { cut.doubts.append(.otherText(point.note)) }
            return cut
        }
    }
}
