import VoiceAssetAudio
import VoiceAssetCore
import VoiceAssetPacks
import VoiceAssetUnicodeText

/// Chooses the take of each clip of a pack, once all takes of the pack are analyzed.
package struct TakeChooser: Sendable {
    private let choice: TakeChoice
    private let judged: JudgedContents
    /// What the joins say, by clip id.
    private var joined: [String: TakeChoice.Joined] = [:]
    /// What was gained by choosing so that joins fit; nil if joins had no say.
    package private(set) var gain: TakeSelectionSummary?

    /// - Parameters:
    ///   - clips: all clips of the pack that have takes.
    ///   - joins: who follows whom, by the places of `clips`; nil if that is not known or does not matter.
    ///   - judged: doubts about the contents of takes.
    init(_ clips: [AnalyzedClip], joins: AnnouncedJoins? = nil, judged: JudgedContents = JudgedContents()) {
        self.judged = judged
        choice = TakeChoice(
            clips.flatMap { clip in
                let text = TextLength(spelledOut: clip.recorded.clip.text)
                return clip.takes.compactMap(\.usable?.traits).map { ($0, text) }
            })
        if let joins { join(clips, joins) }
    }

    private mutating func join(_ clips: [AnalyzedClip], _ joins: AnnouncedJoins) {
        let texts = clips.map { TextLength(spelledOut: $0.recorded.clip.text) }
        let eligible = zip(clips, texts).map { clip, text in
            choice.eligible(candidates(clip), text: text, pin: clip.recorded.pin)
        }
        let takes = JoinedTakes(
            zip(eligible, texts).map { takes, text in
                takes.compactMap { $0.traits.map { choice.joinable($0, text) } }
            }, joins)
        let alone = [Int](repeating: 0, count: clips.count)
        let best = takes.choice(from: alone)
        let decided = clips.indices.filter(takes.decides)
        for clip in decided {
            joined[clips[clip].recorded.clip.id] = TakeChoice.Joined(
                number: eligible[clip][best[clip]].number,
                costs: Dictionary(
                    eligible[clip].enumerated().map { ($1.number, takes.meanCost(of: $0, clip, in: best)) }
                ) { first, _ in first })
        }
        guard !decided.isEmpty, let jump = takes.medianJump(best), let before = takes.medianJump(alone) else { return }
        gain = TakeSelectionSummary(clips: decided.count, pitchJump: jump, pitchJumpAlone: before)
    }

    private func candidates(_ clip: AnalyzedClip) -> [TakeChoice.Candidate] {
        clip.takes.map {
            TakeChoice.Candidate(
                number: $0.file.number, findings: $0.findings, traits: $0.usable?.traits,
                doubt: judged.doubts[$0.file.path])
        }
    }

    /// The best of a clip's takes. Rejected is a clip of which no take can be used, or not the pinned one; and one with a
    /// take whose file can't be read at all: `validate` would stumble over it ever after.
    package func choose(_ clip: AnalyzedClip) -> Result<ChosenTake, RejectedClip> {
        let unreadable = clip.takes.filter { if case .unreadable = $0.result { true } else { false } }
        guard unreadable.isEmpty else { return .failure(rejected(clip, unreadable)) }
        guard clip.takes.count > 1 else {
            guard let only = clip.takes[0].usable else { return .failure(rejected(clip, clip.takes)) }
            return .success(chosen(clip, clip.takes[0], only, nil))
        }
        let text = TextLength(spelledOut: clip.recorded.clip.text)
        let chosen = choice.choose(
            among: candidates(clip), text: text, pin: clip.recorded.pin,
            joined: joined[clip.recorded.clip.id])
        guard let chosen, let take = clip.takes.first(where: { $0.file.number == chosen.number }),
            let usable = take.usable
        else {
            let pinned = clip.takes.filter { $0.file.number == clip.recorded.pin }
            return .failure(rejected(clip, pinned.isEmpty ? clip.takes : pinned))
        }
        return .success(self.chosen(clip, take, usable, chosen.reason))
    }

    private func chosen(
        _ clip: AnalyzedClip, _ take: AnalyzedTake, _ usable: TakeAnalysis, _ reason: String?
    ) -> ChosenTake {
        let choice = reason.map { reason in
            ChosenTake.Choice(
                number: take.file.number, takes: clip.takes.count, reason: reason,
                takesSha256: TakeDigest.sha256(of: clip.takes.map { ($0.file.name, $0.sha256) }),
                apart: apart(clip, take.file.number))
        }
        return ChosenTake(
            recorded: clip.recorded, file: take.file, sha256: take.sha256, take: usable, choice: choice)
    }

    /// That two takes may say different words, whichever is chosen.
    private func apart(_ clip: AnalyzedClip, _ number: Int) -> Finding? {
        let numbers = clip.takes.map(\.file.number)
        guard let (stray, like) = judged.apart[clip.recorded.clip.id],
            let own = stray == number ? numbers.first(where: { $0 != stray }) : number
        else { return nil }
        return Finding(
            .recordingAlike, "takes",
            ["stray": .count(stray), "like": .text(like), "own": .count(own), "take": .count(number)])
    }

    private func rejected(_ clip: AnalyzedClip, _ takes: [AnalyzedTake]) -> RejectedClip {
        RejectedClip(recorded: clip.recorded, takes: takes)
    }
}
