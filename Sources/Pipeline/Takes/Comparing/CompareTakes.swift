package import VoiceAssetCore
package import VoiceAssetPacks

/// The stage that holds the chosen takes against each other and against their texts.
package struct CompareTakes: Sendable {
    /// What two takes have in common is kept by pairs: most of a pack's are as they were.
    private static let key = StageKey("compared-takes", version: version, [])
    /// Raised with every change after which two takes may be another pair.
    package static let version = 4

    private let limits: TakeLimits
    /// Tells which clips are meant to have one take.
    private let source: PackDocument
    private let store: StageStore

    package init(limits: TakeLimits, source: PackDocument, store: StageStore) {
        self.limits = limits
        self.source = source
        self.store = store
    }

    /// What is to be known of each clip's take; nothing of a clip without one.
    /// - Parameter workers: pairs that are compared at a time, at least 1.
    package func callAsFunction(
        _ clips: [Result<ChosenTake, RejectedClip>], workers: Int
    ) async -> [[Finding]] {
        let known: ComparedTakes = await store.value(Self.key) ?? ComparedTakes()
        let content = WrongContent(clips: clips.map(WrongContent.Clip.init), limits: limits, known: known)
        let (doubts, compared) = await content.comparison(workers: workers)
        if compared != known { await store.put(compared, for: Self.key) }
        let conditions = ConditionComparison(
            clips.map { (try? $0.get()).map(ConditionComparison.Take.init) }, limits: limits)
        return zip(clips, zip(doubts, conditions.remarks)).map { clip, found in
            let id = clip.recorded.clip.id
            let apart = (try? clip.get())?.choice?.apart.map { [$0] } ?? []
            return Self.pause(in: clip) + apart + found.0.filter { !isConfirmed($0, of: id) } + found.1
        }
    }

    /// Whether somebody says that the clips which sound the same are meant to.
    private func isConfirmed(_ finding: Finding, of clip: String) -> Bool {
        guard case .text(let other)? = finding.arguments["other"] else { return false }
        var clips = finding.form == "several" ? [] : [clip]
        if case .names(let names)? = finding.arguments["clips"] { clips = names }
        return !clips.isEmpty && clips.allSatisfy { source.confirms($0, other) }
    }

    /// Where the take of one word holds two utterances.
    private static func pause(in clip: Result<ChosenTake, RejectedClip>) -> [Finding] {
        guard let chosen = try? clip.get() else { return [] }
        let isTold = chosen.take.findings.contains { $0.check == .recordingUtterances }
        let parted = Finding.parted(
            chosen.take.traits.parting, of: chosen.recorded.clip.text, besides: isTold ? 2 : 1)
        return parted.map { [$0] } ?? []
    }
}

extension ConditionComparison.Take {
    fileprivate init(_ chosen: ChosenTake) {
        self.init(
            name: chosen.recorded.clip.id, isSynthetic: chosen.file.isSynthetic, setting: chosen.take.traits.setting,
            steepness: chosen.take.traits.steepness)
    }
}

extension WrongContent.Clip {
    fileprivate init(_ clip: Result<ChosenTake, RejectedClip>) {
        let chosen = try? clip.get()
        let recorded = clip.recorded.clip
        self.init(
            id: recorded.id, text: recorded.text,
            sound: (chosen?.take).map { .init(seconds: $0.traits.seconds, print: $0.print) }, sha256: chosen?.sha256,
            isSynthetic: chosen?.file.isSynthetic ?? false)
    }
}

extension Result<ChosenTake, RejectedClip> {
    package var recorded: RecordedClip {
        switch self {
        case .success(let chosen): chosen.recorded
        case .failure(let rejected): rejected.recorded
        }
    }
}
