import VoiceAssetAudio
package import VoiceAssetCore
import VoiceAssetPacks
import VoiceManifest

/// The stages of one pack. Each is a value to value step; what earlier runs knew is under them, in the store, and changes nothing but time.
package struct PackStages: Sendable {
    package let pack: PackInputs
    /// Clips that are worked on at a time, at least 1.
    package let workers: Int
    /// What all packs of the run are brought to at most, LUFS, if they are to agree.
    let sharedLoudness: Double?
    package let analyze: AnalyzeTakes
    package let compare: CompareTakes
    let store: StageStore
    let reader: TakeReader
    private let achievableLoudness: AchievableLoudness
    /// Clips that were made to find out how loud they can be, by their takes' digests.
    private let tried = KeptValues<FinishedClip>(most: PackStages.mostKept)
    /// Bytes of samples, and of clips, that are kept from one stage to the next: of some 150 clips.
    private static let mostKept = 16 << 20
    private let waiting: WaitingClips
    /// Is called with the id of each clip that is done.
    let progress: @Sendable (String) async -> Void

    /// - Parameter recordings: the folder in whose cache clips may wait; nil if nothing is to be written.
    package init(
        _ pack: PackInputs, store: StageStore, sharedLoudness: Double? = nil, workers: Int, recordings: String? = nil,
        progress: @escaping @Sendable (String) async -> Void = { _ in }
    ) {
        self.pack = pack
        self.store = store
        self.sharedLoudness = sharedLoudness
        self.workers = workers
        self.progress = progress
        waiting = WaitingClips(recordings: recordings)
        reader = TakeReader(root: pack.root, index: pack.index)
        analyze = AnalyzeTakes(
            pack.clips, profile: pack.profile, limits: pack.limits, by: reader, store: store,
            libraries: "\(Generator.manifest.libraries)", kept: KeptValues(most: Self.mostKept))
        achievableLoudness = AchievableLoudness(profile: pack.profile)
        compare = CompareTakes(limits: pack.limits, source: pack.folder.source, store: store)
    }

    // MARK: Choose

    package func chooser(of clips: [AnalyzedClip]) async -> TakeChooser {
        guard clips.contains(where: { $0.takes.count > 1 }) else { return TakeChooser(clips) }
        let judge = JudgeContents(limits: pack.limits, severities: pack.folder.source.severities, store: store)
        let judged = await judge(clips, texts: knownTexts, workers: workers)
        guard let source = pack.folder.source.pack, let grammar = pack.numbers.grammar else {
            return TakeChooser(clips, judged: judged)
        }
        return TakeChooser(
            clips,
            joins: AnnouncedJoins(
                grammar, clips: source.clipsAndPauses.map(\.id), numberedAs: clips.map(\.recorded.clip.id)),
            judged: judged)
    }

    // MARK: Level

    /// The loudness that all clips are brought to.
    /// - Parameter achievable: the loudest that each clip can be, LUFS; nil if that is no less than the profile's loudness.
    func loudness(_ achievable: [Double?]) -> PackLoudness {
        PackLoudness(pack.profile, achievable: achievable, shared: sharedLoudness)
    }

    /// What the pack would be brought to if it were the only one, LUFS; nil if its clips keep the session's dynamics.
    func ownLoudness() async -> Double? {
        guard pack.profile.level == .clip else { return nil }
        if let committed = await committedLoudness() { return committed.own }
        let takes = await analyze(pack.clips, workers: workers)
        let selection = await chooser(of: takes)
        return await loudness(achievable(takes.map(selection.choose))).own
    }

    /// The loudest that each clip can be, LUFS; nil if that is no less than the profile's loudness.
    func achievable(_ clips: [Result<ChosenTake, RejectedClip>]) async -> [Double?] {
        await concurrentMap(clips, workers: workers) { clip in
            guard let chosen = try? clip.get() else { return nil }
            return await achievable(chosen)
        }
    }

    private func achievable(_ chosen: ChosenTake) async -> Double? {
        guard achievableLoudness.isInDoubt(chosen.take.traits) else { return nil }
        let take = analyze.trimming(of: chosen.file, sha256: chosen.sha256)
        return await store.value(achievableLoudness.key(of: take)) {
            guard let speech = try? await analyze.speech(of: chosen, isLast: false) else {
                return AchievableLoudness.Value(loudness: nil)
            }
            let trial = achievableLoudness(speech)
            if let clip = trial.clip {
                await tried.keep(
                    clip, of: take.joined(separator: " "), size: clip.files.values.reduce(0) { $0 + $1.count })
            }
            return AchievableLoudness.Value(loudness: trial.loudness)
        }.loudness
    }

    // MARK: Render

    /// The clips, as loud as they are to be.
    /// - Parameter achievable: the loudest that each can be, LUFS; nil if that is no less than the profile's loudness.
    func rendered(
        _ clips: [Result<ChosenTake, RejectedClip>], _ achievable: [Double?], at loudness: PackLoudness
    ) async -> [Result<MadeClip, Faults>] {
        let level = ClipLevel(of: clips.compactMap { try? $0.get().take }, for: pack.profile, at: loudness)
        let render = RenderClip(profile: pack.profile, level: level)
        return await concurrentMap(Array(zip(clips, achievable)), workers: workers) { clip, achievable in
            let made: Result<MadeClip, Faults>
            switch clip {
            case .success(let chosen): made = await rendered(chosen, achievable, by: render)
            case .failure(let rejected): made = .failure(Faults(rejected.findings))
            }
            await progress(clip.recorded.clip.id)
            return made
        }
    }

    /// The clip of a take. Of one that is known and whose files the pack has, no bytes are made.
    private func rendered(
        _ chosen: ChosenTake, _ achievable: Double?, by render: RenderClip
    ) async -> Result<MadeClip, Faults> {
        func made(_ clip: RenderedClip) -> MadeClip {
            MadeClip(clip, of: chosen, achievable: achievable, sampleRate: pack.profile.sampleRate)
        }
        let take = analyze.trimming(of: chosen.file, sha256: chosen.sha256)
        let key = render.key(of: take)
        if let known: RenderedClip = await store.value(key), let published = pack.published {
            let clip = made(known)
            if published.holds(Array(clip.entry.files.values)) { return .success(clip) }
        }
        let tried = await tried.take(take.joined(separator: " "))
        let speech: TrimmedTake
        do throws(RejectedClip) { speech = try await analyze.speech(of: chosen, isLast: true) } catch {
            return .failure(Faults(error.findings))
        }
        do throws(Faults) {
            let isAsTried = render.maker.level == .loudness(pack.profile.loudness)
            let (rendered, bytes) =
                if isAsTried, let tried { render.finished(tried) } else { try render(speech) }
            await store.put(rendered, for: key)
            var clip = made(rendered)
            for (kind, bytes) in bytes { clip.bytes[kind.path(of: clip.entry.id)] = await waiting.hold(bytes) }
            return .success(clip)
        } catch {
            let findings = chosen.take.findings + error.findings
            return .failure(Faults(findings.map { $0.of(take: chosen.file.path, clip: chosen.recorded.clip.id) }))
        }
    }
}

extension PackClips {
    /// What the stages came to.
    /// - Parameter remarks: what shows of each take beside its text and the other takes.
    init(
        _ clips: [Result<MadeClip, Faults>], _ remarks: [[Finding]], of takes: [AnalyzedClip],
        _ selection: TakeChooser, _ loudness: PackLoudness
    ) {
        self.clips = zip(clips, remarks).map { clip, remarks in
            clip.map { clip in
                var clip = clip
                clip.add(remarks)
                return clip
            }
        }
        self.loudness = loudness
        choice = selection.gain.map { .init($0) }
        self.takes = takes.flatMap { clip in
            clip.takes.filter { $0.usable != nil }.map {
                Take(clip: clip.recorded, file: $0.file, sha256: $0.sha256)
            }
        }
        measured = takes.flatMap(\.takes).count(where: \.isNew)
    }
}
