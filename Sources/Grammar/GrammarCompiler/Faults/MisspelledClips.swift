import VoiceAssetCore
import VoiceAssetPacks

/// The clips of a pack that say nothing, one of which may have a slip in its text: `siette` for `siete`.
struct MisspelledClips {
    private let idle: [String: VoicePack.Clip]
    private var nearest: NearestName

    /// - Parameter used: the clips, by their place in the pack, that say something.
    init(_ pack: VoicePack, saying used: some Sequence<[Int]>) {
        let used = Set(used.joined())
        let named = Set(pack.announcements.flatMap(\.say).compactMap(\.clip))
        let clips = pack.clips.enumerated().filter {
            !used.contains($0.offset) && !named.contains($0.element.id) && !$0.element.isEndForm
                && !$0.element.isPause
        }
        idle = Dictionary(clips.map { ($0.element.text, $0.element) }) { first, _ in first }
        nearest = NearestName(among: clips.map(\.element.text))
    }

    /// The clip whose text differs from the one that nobody says by a slip, if there is one.
    mutating func slip(for failure: TextSegmenter.Failure) -> VoicePack.Clip? {
        switch failure {
        case .unsaid(let text), .unsaidNumber(let text, _): nearest(text).flatMap { idle[$0] }
        case .ambiguous, .unknownClip: nil
        }
    }
}
