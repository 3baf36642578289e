import VoiceAssetDiagnostics
import VoiceAssetPacks
import VoiceAssetTakes

/// What shows of takes when they are held against their texts and against the pack's other takes.
struct TakeRemarks {
    typealias Chosen = Result<ChosenTake<KnownSound>, RejectedClip>

    var limits: TakeLimits

    /// - Parameters:
    ///   - made: the clips.
    ///   - chosen: the takes that they are made of.
    ///   - doubts: what is doubtful about their content.
    func added(
        to made: [Result<MadeClip, FailedClip>], of chosen: [Chosen], _ doubts: [[ContentDoubt]]
    ) -> [Result<MadeClip, FailedClip>] {
        zip(zip(made, chosen), zip(doubts, comparisons(of: chosen))).map { made, doubts in
            made.0.map { clip in
                var clip = clip
                if let parted = parting(in: made.1) { clip.remarks.append(.take(parted)) }
                clip.remarks += doubts.0.map { .doubt($0) } + doubts.1
                return clip
            }
        }
    }

    /// Where the take of one word holds two utterances.
    private func parting(in chosen: Chosen) -> TakeFinding? {
        guard let take = (try? chosen.get())?.take else { return nil }
        let isTold = take.findings.contains { $0.rule == .recordingUtterances }
        return TakeFinding.parted(take.traits.parting, of: chosen.clip.text, besides: isTold ? 2 : 1)
    }

    /// Who speaks the takes, where, and whether words are cut. A synthesizer's are another voice among a person's, as
    /// `recording-synthetic` says.
    private func comparisons(of chosen: [Chosen]) -> [[ClipRemark]] {
        let takes = chosen.map { try? $0.get() }
        let isSynthetic = takes.allSatisfy { $0?.file.isSynthetic ?? true }
        let compared = takes.map { take in
            take.flatMap {
                $0.file.isSynthetic == isSynthetic ? (id: $0.recorded.clip.id, traits: $0.take.traits) : nil
            }
        }
        let settings = SettingComparison(compared.map { $0.map { ($0.id, $0.traits.setting) } }, limits: limits).doubts
        let edges = EdgeComparison(compared.map { $0.map { ($0.id, $0.traits.steepness) } }).doubts
        return zip(settings, edges).map { $0.map { .setting($0) } + $1.map { .edge($0) } }
    }
}

extension Result<ChosenTake<KnownSound>, RejectedClip> {
    var clip: VoicePack.Clip {
        switch self {
        case .success(let chosen): chosen.recorded.clip
        case .failure(let rejected): rejected.recorded.clip
        }
    }
}
