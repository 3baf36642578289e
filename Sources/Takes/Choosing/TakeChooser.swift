import VoiceAssetPacks
import VoiceAssetWording

/// Chooses the take of each clip of a pack, once all takes of the pack are judged.
package struct TakeChooser<Sound: Sendable>: Sendable {
    private let choice: TakeChoice

    /// - Parameter clips: all clips of the pack that have takes.
    package init(_ clips: [JudgedClip<Sound>]) {
        choice = TakeChoice(
            clips.flatMap { clip in
                let syllables = SyllableCount.count(clip.recorded.clip.text)
                return clip.takes.compactMap(\.usable?.traits).map { ($0, syllables) }
            })
    }

    /// The best of a clip's takes. Rejected is a clip of which no take can be used, or not the pinned one; and one with a
    /// take whose file can't be read at all: `validate` would stumble over it ever after.
    package func choose(_ clip: JudgedClip<Sound>) -> Result<ChosenTake<Sound>, RejectedClip> {
        let unreadable = clip.takes.filter { if case .unreadable = $0.verdict { true } else { false } }
        guard unreadable.isEmpty else { return .failure(rejected(clip, unreadable)) }
        guard clip.takes.count > 1 else {
            guard let only = clip.takes[0].usable else { return .failure(rejected(clip, clip.takes)) }
            return .success(chosen(clip, clip.takes[0], only, nil))
        }
        let candidates = clip.takes.map {
            TakeChoice.Candidate(number: $0.file.number, findings: $0.findings, traits: $0.usable?.traits)
        }
        let syllables = SyllableCount.count(clip.recorded.clip.text)
        let chosen = choice.choose(among: candidates, syllables: syllables, pin: clip.recorded.pin)
        guard let chosen, let take = clip.takes.first(where: { $0.file.number == chosen.number }),
            let usable = take.usable
        else {
            let pinned = clip.takes.filter { $0.file.number == clip.recorded.pin }
            return .failure(rejected(clip, pinned.isEmpty ? clip.takes : pinned))
        }
        return .success(self.chosen(clip, take, usable, chosen.reason))
    }

    private func chosen(
        _ clip: JudgedClip<Sound>, _ take: JudgedTake<Sound>, _ usable: UsableTake<Sound>, _ reason: String?
    ) -> ChosenTake<Sound> {
        let choice = reason.map { reason in
            ChosenTake<Sound>.Choice(
                number: take.file.number, takes: clip.takes.count, reason: reason,
                takesSha256: TakeDigest.sha256(of: clip.takes.map { ($0.file.name, $0.sha256) }))
        }
        return ChosenTake(
            recorded: clip.recorded, file: take.file, sha256: take.sha256, take: usable, choice: choice)
    }

    private func rejected(_ clip: JudgedClip<Sound>, _ takes: [JudgedTake<Sound>]) -> RejectedClip {
        RejectedClip(recorded: clip.recorded, takes: takes.map(\.withoutSound))
    }
}
