import NumberGrammar
import VoiceAssetAnnouncementProofs
import VoiceAssetApproval
import VoiceAssetChecksums
import VoiceAssetClips
import VoiceAssetConcurrency
import VoiceAssetDiagnostics
import VoiceAssetFileSystem
import VoiceAssetJoins
import VoiceAssetPacks
import VoiceAssetPublishing
import VoiceAssetTakes
import VoiceAssetWording
import VoiceManifest

/// One pack's way from its takes to what its folder is to hold.
struct PackGeneration: Sendable {
    var folder: PackFolder
    /// The folder of all packs' recordings: nothing outside of it is read.
    var root: String
    /// What the pack's announcements are.
    var rules: PackRules
    /// What an earlier run left of the pack, if the same tool made it in the same way.
    var earlier: EarlierPack?
    /// What earlier runs found out about the takes: the files, and what is in the one of the takes.
    var cache: TakeCache
    var memory = TakeMemory()
    /// Takes and clips that need not be read to know their SHA-256.
    var known = KnownFiles()
    /// What all packs of the run are brought to at most, LUFS, if they are to agree.
    var sharedLoudness: Double?
    /// Clips that are worked on at a time, at least 1.
    var workers: Int
    /// Is called with the id of each clip that is done.
    var progress: @Sendable (String) async -> Void

    /// What became of the pack.
    struct Outcome: Sendable {
        /// nil if anything is missing or wrong.
        var content: PackContent?
        var diagnostics: [Diagnostic]
        /// Of these, what is said of clips and of the choice of their takes: the same as long as the pack is.
        var remarks: [Diagnostic] = []
        /// Takes that were decoded and measured.
        var judged = 0
        /// The takes that can be used, if what they were recorded for is to be noted.
        var newTexts: [TakeText]?

        init(diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
    }

    private typealias Made = Result<MadeClip, FailedClip>

    /// Read, choose, level, encode, compare, prove; publishing comes after it.
    func outcome() async -> Outcome {
        let clips = RecordedClip.all(in: folder)
        let reader = TakeReader(root: root, known: known)
        let watched = WatchedFiles(clips.flatMap(\.takes), earlier)
        let digests = await digests(of: clips, by: reader)
        if let kept = unchanged(clips, digests), let loudness = kept.loudness {
            let takes = zip(clips, digests).flatMap { clip, digests in zip(clip.takes, digests).map { ($0, $1) } }
            let made = await remade(kept.clips, loudness, by: reader)
            var outcome = outcome(made, remember(watched, takes, made), loudness, earlier?.manifest.joinChoice)
            let seen = zip(clips, digests).flatMap { clip, digests in
                zip(clip.takes, digests).compactMap { file, sha256 in sha256.map { (clip, file, $0) } }
            }
            hold(seen, to: &outcome, used: Self.used(in: made))
            return outcome
        }
        let judge = Self.judge(of: folder)
        let judged = await judged(clips, digests, by: reader, judge)
        let chooser = chooser(judged)
        let chosen = judged.map(chooser.choose)
        let reaches = await reaches(of: chosen, by: reader)
        let loudness = PackLoudness(profile, reaches: reaches, shared: sharedLoudness)
        let level = ClipLevel(of: chosen.compactMap { try? $0.get().take }, for: profile, at: loudness)
        let made = await encoded(chosen, reaches, level, by: reader)
        let (doubts, compared) = await comparison(of: chosen, memory.compared)
        cache.keep(judged.flatMap(\.takes), compared, of: judge, besides: memory)
        let takes = judged.flatMap(\.takes).map { ($0.file, sha256: String?.some($0.sha256)) }
        var outcome = outcome(
            TakeRemarks(limits: limits).added(to: made, of: chosen, doubts), remember(watched, takes, made), loudness,
            chooser.gain.map { .init($0) })
        outcome.judged = judged.flatMap(\.takes).count { $0.usable.map { $0.sound.samples != nil } ?? true }
        let seen = judged.flatMap { clip in
            clip.takes.filter { $0.usable != nil }.map { (clip.recorded, $0.file, $0.sha256) }
        }
        hold(seen, to: &outcome, used: Self.used(in: made))
        return outcome
    }

    /// What the pack would be brought to if it were the only one, LUFS; nil if its clips keep the session's dynamics.
    func ownLoudness() async -> Double? {
        guard profile.level == .clip else { return nil }
        let clips = RecordedClip.all(in: folder)
        let reader = TakeReader(root: root, known: known)
        let digests = await digests(of: clips, by: reader)
        if let kept = unchanged(clips, digests) {
            return PackLoudness(profile, reaches: kept.clips.map(\.entry.reach)).own
        }
        let judge = Self.judge(of: folder)
        let judged = await judged(clips, digests, by: reader, judge)
        let chooser = chooser(judged)
        let reaches = await reaches(of: judged.map(chooser.choose), by: reader)
        return PackLoudness(profile, reaches: reaches).own
    }

    /// The takes that clips are made of, as the user would type them.
    private static func used(in made: [Made]) -> Set<String> { Set(made.compactMap { try? $0.get().takePath }) }

    /// What judges the takes of a pack.
    static func judge(of folder: PackFolder) -> TakeJudge {
        TakeJudge(
            profile: folder.source.profile ?? ClipProfile(), limits: folder.source.takes ?? TakeLimits(),
            measuresPitch: RecordedClip.all(in: folder).contains { $0.takes.count > 1 })
    }

    /// Remembers what was found in the pack's files.
    private func remember(
        _ watched: WatchedFiles, _ takes: [(file: TakeFile, sha256: String?)], _ made: [Made]
    ) -> KnownFiles {
        let found = watched.known(takes, kept: made.compactMap { try? $0.get() })
        if found != known { cache.keep(found) }
        return found
    }

    private var profile: ClipProfile { folder.source.profile ?? ClipProfile() }
    private var limits: TakeLimits { folder.source.takes ?? TakeLimits() }

    // MARK: Read

    /// The SHA-256 of the takes of each clip, if they are to be held against an earlier run before they are judged; nil of
    /// a file that can't be read.
    private func digests(of clips: [RecordedClip], by reader: TakeReader) async -> [[String?]] {
        guard let earlier, profile.level == .clip, earlier.manifest.source.sha256 == Digest.sha256(folder.yaml),
            earlier.manifest.clips.map(\.id) == clips.map(\.clip.id)
        else { return clips.map { $0.takes.map { _ in nil } } }
        return await concurrentMap(clips, workers: workers) { clip in
            clip.takes.map { try? reader.sha256(of: $0) }
        }
    }

    /// The clips of the earlier run if it was made of the same pack.yml and the same takes; nil if anything changed.
    /// Without a loudness they are not as loud as this run wants them.
    private func unchanged(
        _ clips: [RecordedClip], _ digests: [[String?]]
    ) -> (clips: [MadeClip], loudness: PackLoudness?)? {
        guard let earlier, earlier.manifest.clips.count == clips.count else { return nil }
        // Which of several takes fits depends on who follows whom.
        let isChosen = clips.contains { $0.takes.count > 1 }
        if isChosen, earlier.manifest.source.rulesSha256 != folder.rules.map({ Digest.sha256($0.bytes) }) { return nil }
        var kept: [MadeClip] = []
        for (entry, (clip, digests)) in zip(earlier.manifest.clips, zip(clips, digests)) {
            guard entry.source.isMade(of: clip.takes, digests) else { return nil }
            kept.append(MadeClip(keeping: entry, of: clip, remarks: entry.findings.map { .stated($0) }))
        }
        let loudness = PackLoudness(profile, reaches: kept.map(\.entry.reach), shared: sharedLoudness)
        return (kept, loudness.common == earlier.manifest.profile.commonLoudness ? loudness : nil)
    }

    /// The clips that are kept; one whose files are not what they were is made again in the same way.
    private func remade(_ kept: [MadeClip], _ loudness: PackLoudness, by reader: TakeReader) async -> [Made] {
        let judge = TakeJudge(profile: profile, limits: limits)
        let maker = ClipMaker(profile: profile, level: .loudness(loudness.common))
        return await concurrentMap(kept, workers: workers) { clip in
            let result = isIntact(clip) ? .success(clip) : remade(clip, judge, maker, reader)
            await progress(clip.entry.id)
            return result
        }
    }

    private func isIntact(_ clip: MadeClip) -> Bool { earlier?.isIntact(clip.entry) == true }

    private func remade(_ clip: MadeClip, _ judge: TakeJudge, _ maker: ClipMaker, _ reader: TakeReader) -> Made {
        guard let used = clip.recorded.takes.first(where: { $0.name == clip.entry.source.file }) else {
            return .success(clip)
        }
        return judgedAlone(used, of: clip.recorded, judge, reader).flatMap { chosen in
            made(of: chosen, clip.entry.source, by: maker).map { made in
                var made = made
                made.remarks = clip.remarks
                made.entry.reach = clip.entry.reach
                return made
            }
        }
    }

    private func judgedAlone(
        _ file: TakeFile, of recorded: RecordedClip, _ judge: TakeJudge, _ reader: TakeReader
    ) -> Result<ChosenTake<TakeSound>, FailedClip> {
        let single = JudgedClip(recorded: recorded, takes: [judge.judge(file, by: reader)])
        return TakeChooser([single]).choose(single).mapError { .rejected($0) }
    }

    // MARK: Choose

    private func judged(
        _ clips: [RecordedClip], _ digests: [[String?]], by reader: TakeReader, _ judge: TakeJudge
    ) async -> [JudgedClip<KnownSound>] {
        await concurrentMap(Array(zip(clips, digests)), workers: workers) { clip, digests in
            JudgedClip(
                recorded: clip,
                takes: zip(clip.takes, digests).map { judge.judge($0, sha256: $1, by: reader, memory) })
        }
    }

    private func chooser(_ clips: [JudgedClip<KnownSound>]) -> TakeChooser<KnownSound> {
        guard clips.contains(where: { $0.takes.count > 1 }), let pack = folder.source.pack, let grammar = rules.grammar
        else { return TakeChooser(clips) }
        let joins = AnnouncedJoins(grammar, clips: pack.clips.map(\.id), numberedAs: clips.map(\.recorded.clip.id))
        return TakeChooser(clips, joins: joins)
    }

    // MARK: Level and encode

    /// The loudest that each clip can be, LUFS; nil if that is no less than the profile's loudness. The manifest says so of
    /// a take that a clip was made of before.
    private func reaches(
        of clips: [Result<ChosenTake<KnownSound>, RejectedClip>], by reader: TakeReader
    ) async -> [Double?] {
        let meter = ClipReach(profile: profile)
        let entries = Dictionary(uniqueKeysWithValues: (earlier?.manifest.clips ?? []).map { ($0.id, $0) })
        return await concurrentMap(clips, workers: workers) { result in
            guard case .success(let chosen) = result, meter.isInDoubt(chosen.take.traits) else { return nil }
            if let entry = entries[chosen.recorded.clip.id], !chosen.file.isRaw, entry.source.sha256 == chosen.sha256 {
                return entry.reach
            }
            return (try? decoded(chosen, by: reader).get()).flatMap { meter.reach(of: $0.take) }
        }
    }

    private func encoded(
        _ clips: [Result<ChosenTake<KnownSound>, RejectedClip>], _ reaches: [Double?], _ level: ClipLevel,
        by reader: TakeReader
    ) async -> [Made] {
        let maker = ClipMaker(profile: profile, level: level)
        return await concurrentMap(Array(zip(clips, reaches)), workers: workers) { chosen, reach in
            let result: Made = chosen.mapError { .rejected($0) }.flatMap { chosen in
                kept(chosen, level).map { .success($0) }
                    ?? decoded(chosen, by: reader).flatMap { made(of: $0, by: maker) }.map { made in
                        var made = made
                        made.entry.reach = reach
                        return made
                    }
            }
            await progress(chosen.clip.id)
            return result
        }
    }

    /// The take with its samples. One that was remembered is decoded now.
    private func decoded(
        _ chosen: ChosenTake<KnownSound>, by reader: TakeReader
    ) -> Result<ChosenTake<TakeSound>, FailedClip> {
        guard let samples = chosen.take.sound.samples else {
            let judge = TakeJudge(profile: profile, limits: limits)
            return judgedAlone(chosen.file, of: chosen.recorded, judge, reader).map {
                chosen.with($0.take, sha256: $0.sha256)
            }
        }
        let sound = TakeSound(samples: samples, print: chosen.take.sound.print)
        return .success(chosen.with(chosen.take.with(sound), sha256: chosen.sha256))
    }

    /// The clip that an earlier run made of the take, if it is as loud as this run wants it. What was found about the take is said anew, because limits may have
    /// changed; whether the clip could be made loud enough is stated there.
    private func kept(_ chosen: ChosenTake<KnownSound>, _ level: ClipLevel) -> MadeClip? {
        let clip = chosen.recorded.clip
        // What a take without a header is, its checksum does not tell.
        guard case .loudness(let loudness) = level, !chosen.file.isRaw,
            earlier?.manifest.profile.commonLoudness == loudness,
            var entry = earlier?.clip(clip.id, sourceDigest: chosen.sha256)
        else {
            return nil
        }
        let softened = entry.findings.filter { $0.rule == Rule.clipLoudness.id }
        entry.text = clip.text
        entry.source = PackManifest.ClipSource(chosen)
        return MadeClip(
            keeping: entry, of: chosen.recorded,
            remarks: chosen.take.findings.map { .take($0) } + softened.map { .stated($0) })
    }

    private func made(
        of chosen: ChosenTake<TakeSound>, _ source: PackManifest.ClipSource? = nil, by maker: ClipMaker
    ) -> Made {
        do throws(ClipFault) {
            var made = MadeClip(
                try maker.make(of: chosen.take), of: chosen.recorded,
                source: source ?? PackManifest.ClipSource(chosen), sampleRate: profile.sampleRate)
            made.remarks = chosen.take.findings.map { .take($0) } + made.remarks
            return .success(made)
        } catch {
            return .failure(.faulty(chosen.recorded, chosen.file, chosen.take.findings, error))
        }
    }

    // MARK: Compare

    /// What is doubtful about the clips' content, going by the takes that were chosen.
    private func comparison(
        of chosen: [Result<ChosenTake<KnownSound>, RejectedClip>], _ known: ComparedTakes
    ) async -> (doubts: [[ContentDoubt]], compared: ComparedTakes) {
        let clips = chosen.map { result -> WrongContent.Clip in
            let clip = result.clip
            let chosen = try? result.get()
            return .init(
                id: clip.id, text: clip.text,
                sound: (chosen?.take).map { .init(seconds: $0.traits.seconds, print: $0.sound.print) },
                sha256: chosen?.sha256)
        }
        return await WrongContent(clips: clips, limits: limits, known: known).comparison(workers: workers)
    }

    // MARK: Prove

    /// What the pack's folder is to hold, if nothing is missing or wrong, and all that was found.
    private func outcome(
        _ made: [Made], _ known: KnownFiles, _ loudness: PackLoudness, _ choice: PackManifest.JoinChoice?
    ) -> Outcome {
        let severities = folder.source.severities
        let made = made.map { $0.map { $0.heeding(severities, limits: limits) } }
        let clips = made.compactMap { try? $0.get() }
        let remarks = made.map { result in
            switch result {
            case .success(let clip): severities.applied(to: clip.diagnostics(limits: limits))
            case .failure(let clip): severities.applied(to: clip.diagnostics(limits: limits))
            }
        }
        let wording = AnnouncementWording(file: folder.packFile, positions: folder.source.positions)
        // Nobody records what nobody has written yet.
        let found = folder.diagnostics.map { finding in
            var finding = finding
            if finding.rule == .packTodo { finding.severity = .error }
            return finding
        }
        let lowering =
            loudness.isLowered && profile.level == .clip
            ? [loudness.diagnostic(file: folder.packFile, reaches: clips.compactMap(\.reach))] : []
        var outcome = Outcome(diagnostics: found + severities.applied(to: rules.diagnostics))
        outcome.remarks = remarks.joined() + severities.applied(to: clips.flatMap(\.choiceNotes) + lowering)
        outcome.diagnostics += outcome.remarks
        guard let pack = folder.source.pack, let grammar = rules.grammar else { return outcome }
        let isWhole = made.count == pack.clips.count && clips.count == made.count
        // Lengths aside, what the announcements say is known without the clips.
        let proof = ProvenAnnouncements(
            grammar,
            clips: isWhole ? clips.map(\.announced) : pack.clips.map { .init(id: $0.id, text: $0.text, samples: 1) },
            sampleRate: profile.sampleRate, maxSeconds: pack.maxSeconds)
        outcome.diagnostics += clips.filter { $0.entry.seconds >= pack.maxSeconds }.map { clip in
            tooLong(clip.entry, limit: pack.maxSeconds)
        }
        outcome.diagnostics += severities.applied(to: proof.findings.map(wording.diagnostic))
        outcome.diagnostics += severities.applied(to: syntheticTakes(clips.map(\.entry)))
        let readings = PackReadings(grammar, texts: pack.clips.map(\.text), joins: rules.joins)
        outcome.diagnostics += severities.applied(
            to: ApprovedReadings.changes(in: readings, folder: folder.path, within: root))
        guard isWhole, !outcome.diagnostics.hasErrors else { return outcome }
        let entries = zip(zip(clips, remarks), proof.witnesses).map { made, witness in
            var entry = made.0.entry
            entry.findings = made.1.map { .init($0) }
            entry.witness = witness
            return entry
        }
        outcome.content = PackContent(
            manifest: PackManifest(
                pack, of: folder, at: loudness, entries, grammar.table, rules.joins, choice,
                proof.announcements),
            files: clips.map(\.files).reduce(into: [:]) { $0.merge($1) { first, _ in first } }, known: known,
            earlier: earlier)
        outcome.content?.files[PackManifest.attributionName] = folder.attribution.map { .bytes($0) }
        return outcome
    }
}

extension PackGeneration {
    /// How many clips wait for a person to speak them.
    private func syntheticTakes(_ clips: [PackManifest.Clip]) -> [Diagnostic] {
        let count = clips.count { $0.source.voice == .synthetic }
        guard count > 0 else { return [] }
        return [
            Diagnostic(
                .recordingSynthetic, file: "\(folder.path)/\(SyntheticTakes.folder)",
                found: "\(count) of \(clips.count) clips are spoken by a synthesizer",
                advice: "record them: `status` lists which")
        ]
    }

    /// A clip that no announcement can have, whether one wants it or not.
    private func tooLong(_ clip: PackManifest.Clip, limit: Double) -> Diagnostic {
        Diagnostic(
            .clipTooLong, file: folder.packFile, position: folder.source.positions[clip.id], clip: clip.id,
            found: "the clip '\(clip.id)' takes \(clip.seconds.decimals(upTo: 2, apartFrom: limit)) s",
            limit: "under \(limit.decimals(atLeast: 1)) s", advice: "speak faster, or raise `max-seconds`")
    }
}

extension PackManifest.ClipSource {
    /// Whether a clip was made of just these takes, whose files have these digests.
    fileprivate func isMade(of files: [TakeFile], _ digests: [String?]) -> Bool {
        let takes = zip(files, digests).compactMap { file, sha256 in sha256.map { (name: file.name, sha256: $0) } }
        guard takes.count == files.count, takes.count == self.takes ?? 1,
            files.allSatisfy({ $0.isSynthetic == (voice == .synthetic) })
        else { return false }
        guard takes.count > 1 else { return file == takes[0].name && sha256 == takes[0].sha256 }
        return takes.contains { $0.name == file && $0.sha256 == sha256 }
            && takesSha256 == TakeDigest.sha256(of: takes)
    }
}
