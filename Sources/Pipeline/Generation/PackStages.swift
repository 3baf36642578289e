import VoiceAssetAudio
package import VoiceAssetCore
import VoiceAssetGrammar
package import VoiceAssetPacks
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
    /// Bytes of samples, and of clips, that are kept from one stage to the next: of some 100 clips.
    private static let mostKept = 12 << 20
    private let waiting: WaitingClips
    /// Is called with the id of each clip that is done.
    let progress: @Sendable (String) async -> Void

    /// - Parameter recordings: the folder in whose cache clips may wait; nil if nothing is to be written.
    package init(
        _ pack: PackInputs, store: StageStore, sharedLoudness: Double? = nil, workers: Int, recordings: String? = nil,
        progress: @escaping @Sendable (String) async -> Void = { _ in }
    ) {
        (self.pack, self.store, self.sharedLoudness) = (pack, store, sharedLoudness)
        (self.workers, self.progress) = (workers, progress)
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
        choice = selection.gain
        self.takes = takes.flatMap { clip in
            clip.takes.filter { $0.usable != nil }.map {
                SeenTake($0.file, sha256: $0.sha256, of: clip.recorded.clip)
            }
        }
        measured = takes.flatMap(\.takes).count(where: \.isNew)
    }
}

extension PackStages {
    /// Recordings in, what the pack's folder is to hold out: analyze the takes, judge what they say, choose among them, find the loudness that all can have,
    /// render the clips, compare the takes, prove the announcements.
    func generatedPack() async -> GeneratedPack {
        let takes = await analyze(pack.clips, workers: workers)
        let selection = await chooser(of: takes)
        let chosen = takes.map(selection.choose)
        let achievable = await achievable(chosen)
        let loudness = loudness(achievable)
        // Neither waits for the other: the cores that the last clips leave free compare takes.
        async let remarks = compare(chosen, workers: workers)
        let clips = await rendered(chosen, achievable, at: loudness)
        return await proven(PackClips(clips, await remarks, of: takes, selection, loudness))
    }
}

/// What a pack is made of: its folder, read once, and what earlier runs left of it.
package struct PackInputs: Sendable {
    package var folder: PackFolder
    /// The folder of all packs' recordings: nothing outside of it is read.
    var root: String
    /// The clips that have recordings, in the order of pack.yml.
    package var clips: [RecordedClip]
    var numbers: CompiledNumbers
    package var profile: ClipProfile
    package var limits: TakeLimits
    /// The files of the pack as they were before any of them was read.
    var files: PackFiles
    /// The files that need not be read to know their SHA-256.
    var index: FileIndex
    /// The pack as it is in the output folder, if there is one.
    var published: EarlierPack?

    /// Reads the pack's folder; the takes are not opened, and the output folder is not looked at.
    package init(_ name: String, recordings: String, index: FileIndex) {
        self.init(name, recordings: recordings, files: PackFiles(), index: index)
    }

    /// The same with what the output folder holds, and without the clips that nobody has to record.
    init(_ name: String, recordings: String, output: String, files: PackFiles, index: FileIndex) async {
        async let earlier = EarlierPack(named: name, output: output)
        self.init(name, recordings: recordings, files: files, index: index)
        leaveOutUnsaidClips()
        published = await earlier?.knowing(index)
    }

    private init(_ name: String, recordings: String, files: PackFiles, index: FileIndex) {
        folder = PackFolder(reading: "\(recordings)/\(name)", within: recordings)
        root = recordings
        clips = RecordedClip.all(in: folder)
        numbers = CompiledNumbers(of: folder)
        profile = folder.source.profile ?? ClipProfile()
        limits = folder.source.takes ?? TakeLimits()
        self.files = files
        self.index = index
    }
}

extension PackInputs {
    /// Leaves out the clips that have no recording and that no announcement says, such as the words of larger numbers once the range
    /// is narrower: nobody has to record these. A pack that would not be sound without them stays as it is.
    mutating func leaveOutUnsaidClips() {
        let unsaid = unsaidClips
        guard !unsaid.isEmpty else { return }
        var smaller = folder
        smaller.source.clips.removeAll { unsaid.contains($0.id) }
        smaller.source.pack?.clips.removeAll { unsaid.contains($0.id) }
        let compiled = CompiledNumbers(of: smaller)
        guard compiled.grammar != nil, !compiled.diagnostics.hasErrors else { return }
        let found = smaller.diagnostics.map { finding in
            guard finding.check == .recordingMissing, let id = finding.clip, unsaid.contains(id) else { return finding }
            // A key that slipped below `clips` is no clip.
            let unneeded =
                PackReader.misplaced(id, in: "clips") ?? Finding(.clipUnused, "unrecorded", ["clip": .text(id)])
            return unneeded.at(finding.file, position: finding.position, clip: id)
        }
        smaller.diagnostics = folder.source.severities.applied(to: found)
        (folder, numbers) = (smaller, compiled)
    }

    /// The ids of the clips without a recording that no announcement says; none if nothing is proven.
    private var unsaidClips: Set<String> {
        guard let source = folder.source.pack, let grammar = numbers.grammar else { return [] }
        let missing = Set(folder.diagnostics.lazy.filter { $0.check == .recordingMissing }.compactMap(\.clip))
        let ended = Set(source.clips.compactMap { ClipID.ended($0.id) })
        guard missing.contains(where: { ClipID.ended($0) == nil && !ended.contains($0) }) else { return [] }
        let all =
            source.clips.map { AnnouncedClip(id: $0.id, text: $0.text, samples: 1) }
            + source.pauses.map { AnnouncedClip(pause: $0.id, samples: 1) }
        let proof = ProvenAnnouncements(
            grammar, clips: all, sampleRate: profile.sampleRate, maxSeconds: source.maxSeconds)
        guard !proof.announcements.isEmpty else { return [] }
        return Set(
            zip(source.clips, proof.witnesses).lazy.filter { clip, witness in
                witness == nil && missing.contains(clip.id) && !clip.isEndForm && !ended.contains(clip.id)
            }.map(\.0.id))
    }
}

/// The clips of a pack as the stages left them, ready for the proofs.
struct PackClips: Sendable {
    /// In the order of pack.yml.
    var clips: [Result<MadeClip, Faults>]
    var loudness: PackLoudness
    /// What was gained by choosing takes so that joins fit; nil if joins had no say.
    var choice: PackManifest.JoinChoice?
    /// All takes that could be read and used.
    var takes: [SeenTake]
    /// Takes that were measured in this run.
    var measured = 0

    var made: [MadeClip] { clips.compactMap { try? $0.get() } }
}

/// What the takes were recorded for.
extension PackStages {
    var recordedTexts: RecordedTextsFile { RecordedTextsFile(of: pack.folder.path, within: pack.root) }

    /// What the notes and the pack as it was made before tell of the takes.
    var knownTexts: RecordedTexts { recordedTexts.known(besides: pack.published?.manifest).texts }

    /// Tells which clips have another text now than their takes were recorded for. A pack whose takes are known to be mixed up is not made.
    func reportChangedTexts(of clips: PackClips, in result: inout GeneratedPack) {
        let used = Set(clips.made.map(\.takePath))
        let seen = clips.takes.map {
            SeenTake($0.file, sha256: $0.sha256, of: $0.clip, isUsed: used.contains($0.file.path))
        }
        let known = recordedTexts.known(besides: pack.published?.manifest)
        let check = TakeTextCheck(
            seen, in: pack.folder, by: known.texts, others: RepositoryTexts(in: pack.root))
        let findings = check.findings
        result.diagnostics += findings + known.remarks
        if findings.hasErrors { result.content = nil }
        // One that may be cut is known to be right when somebody says so.
        let cut = Set(result.remarks.filter(\.isOfShorterTake).compactMap(\.clip))
        let doubtful = Set(seen.filter { $0.isUsed && cut.contains($0.clip.id) }.map(\.sha256))
        let takes = check.notable.filter { !doubtful.contains($0.sha256) }
        guard let noted = known.noted, known.texts.noting(takes, isWhole: result.content != nil) != noted else {
            return
        }
        result.newTexts = takes
    }

    /// Notes takes that are new.
    /// - Returns: a remark if that went wrong.
    func noteTexts(of result: GeneratedPack) -> [Finding] {
        guard let takes = result.newTexts else { return [] }
        return recordedTexts.note {
            $0.completed(by: pack.published?.manifest).noting(takes, isWhole: result.content != nil)
        }
    }
}
