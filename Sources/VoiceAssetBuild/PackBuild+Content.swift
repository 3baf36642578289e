import Diagnostics
import VoiceManifest
import VoicePack

extension PackBuild {
    /// The outcomes with what is doubtful about their content. An unchanged pack has the doubts of its manifest.
    ///
    /// - Parameter sounds: what the takes in use sound like, job by job.
    func compared(_ outcomes: [Outcome], _ sounds: [Sound?]) -> [Outcome] {
        guard !isSettled else { return outcomes }
        let clips = zip(jobs, sounds).map { WrongContent.Clip(text: $0.clip.text, sound: $1) }
        let doubts = WrongContent(clips: clips, limits: builder.limits).doubts()
        return zip(zip(jobs, outcomes), doubts).map { work, doubts in
            switch work.1 {
            case .kept(let clip): .kept(doubting(clip, doubts, work.0))
            case .made(let clip, let files): .made(doubting(clip, doubts, work.0), files: files)
            case .candidates, .prepared, .failed: work.1
            }
        }
    }

    private func doubting(
        _ clip: PackManifest.Clip, _ doubts: [WrongContent.Doubt], _ job: Job
    ) -> PackManifest.Clip {
        var clip = clip
        clip.findings += doubts.map { doubt in
            let diagnostic = diagnostic(doubt, job.label(of: clip.source), job)
            return .init(rule: diagnostic.rule.id, severity: .warning, message: diagnostic.message)
        }
        return clip
    }

    private func diagnostic(_ doubt: WrongContent.Doubt, _ label: String, _ job: Job) -> Diagnostic {
        switch doubt {
        case .duplicate(let index):
            Diagnostic(
                .recordingDuplicate, file: label, clip: job.clip.id,
                found: "`\(job.clip.id)` sounds the same as `\(jobs[index].clip.id)`, as one recording does",
                advice: "unless both words sound the same, one of the two says the wrong word: listen to both")
        case .alike(let index):
            Diagnostic(
                .recordingAlike, file: label, clip: job.clip.id,
                found: "`\(job.clip.id)` sounds like `\(jobs[index].clip.id)`",
                advice: "listen to both: one of the two may say the other's word")
        case .length(let seconds, let expected):
            TakeFinding.length(seconds, expected: expected)
                .diagnostic(file: label, clip: job.clip.id, limits: builder.limits)
        }
    }
}
