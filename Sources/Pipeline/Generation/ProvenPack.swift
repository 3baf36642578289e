import NumberGrammar
import VoiceAssetCore
package import VoiceAssetGrammar
import VoiceAssetPacks
import VoiceAssetUnicodeText
package import VoiceManifest

/// What became of a pack.
struct GeneratedPack: Sendable {
    /// nil if anything is missing or wrong.
    var content: PackContent?
    var diagnostics: [Finding]
    /// Of these, what is said of clips and of the choice of their takes: the same as long as the pack is.
    var remarks: [Finding] = []
    /// Takes that were measured in this run.
    var measured = 0
    /// The takes that can be used, if what they were recorded for is to be noted.
    var newTexts: [TakeText]?
}

/// The last stage: what the announcements say, how long they get, and what the manifest states.
extension PackStages {
    func proven(_ clips: PackClips) async -> GeneratedPack {
        var result = await judged(clips)
        result.measured = clips.measured
        reportChangedTexts(of: clips, in: &result)
        return result
    }

    private func judged(_ clips: PackClips) async -> GeneratedPack {
        let folder = pack.folder
        let severities = folder.source.severities
        let former = Dictionary(pack.published?.manifest.clips.map { ($0.id, $0) } ?? []) { first, _ in first }
        let noted = recordedTexts.known(besides: nil).texts
        let heeded = await concurrentMap(clips.clips, workers: workers) { clip in
            guard case .success(let made) = clip else { return clip }
            let compared = await made.compared(with: former[made.entry.id], of: pack.published, noted: noted)
            return .success(compared.heeding(severities))
        }
        let made = heeded.compactMap { try? $0.get() }
        let ofPack = found + severities.applied(to: pack.numbers.diagnostics)
        let lowering = lowering(of: made, clips.loudness)
        var result = GeneratedPack(diagnostics: ofPack)
        result.remarks = remarks(on: heeded) + lowering
        result.diagnostics += result.remarks
        guard let source = folder.source.pack, let grammar = pack.numbers.grammar else { return result }
        let isWhole = clips.clips.count == source.clips.count && made.count == clips.clips.count
        let pauses = pauses(source, &result)
        // Lengths aside, what the announcements say is known without the clips.
        let proof = ProvenAnnouncements(
            grammar,
            clips: (isWhole
                ? made.map(\.announced) : source.clips.map { .init(id: $0.id, text: $0.text, samples: 1) })
                + pauses.map(\.announced),
            sampleRate: pack.profile.sampleRate, maxSeconds: source.maxSeconds)
        let readings = PackReadings(grammar, texts: source.clipsAndPauses.map(\.text), joins: pack.numbers.joins)
        result.diagnostics += TodoMarker.findings(speaker: source.speaker, license: source.license)
            .map { $0.at(folder.packFile) }
        result.diagnostics += tooLong(made, limit: source.maxSeconds)
        result.diagnostics += severities.applied(
            to: proof.findings(of: folder.source, in: folder.packFile, by: pack.numbers.places)
                + syntheticTakes(made)
                + ApprovedReadings.changes(in: readings, folder: folder.path, within: pack.root))
        guard isWhole, !result.diagnostics.hasErrors else { return result }
        result.diagnostics += [changedReading, alone(clips.loudness)].compactMap(\.self)
        result.content = content(source, made, pauses, clips, proof, grammar, ofPack + lowering)
        return result
    }

    /// What the pack reads otherwise than before.
    private var changedReading: Finding? {
        guard let before = pack.published else { return nil }
        let readings = EarlierPack.splice(in: before.folder, within: before.output).flatMap(PackReadings.init)
        return readings?.change(to: pack.folder, since: before.manifest.source, as: "read anew")
    }

    /// The pauses that announcements keep.
    private func pauses(_ source: VoicePack, _ result: inout GeneratedPack) -> [MadePause] {
        let maker = PauseMaker(profile: pack.profile)
        var pauses: [MadePause] = []
        for pause in source.pauses {
            do throws(Faults) { pauses.append(try maker.make(pause)) } catch {
                result.diagnostics += error.findings.map { $0.at(pack.folder.packFile, clip: pause.id) }
                pauses.append(
                    .init(entry: .init(id: pause.id, samples: maker.samples(of: pause), files: [:]), bytes: [:]))
            }
        }
        return pauses
    }

    /// What was found in the folder. Nobody records what nobody has written yet.
    private var found: [Finding] {
        pack.folder.diagnostics.map { $0.check == .packTodo ? $0.weighing(.error) : $0 }
    }

    /// That the pack was as soft as another one needed, and is no more: nobody asked for that this time.
    private func alone(_ loudness: PackLoudness) -> Finding? {
        guard sharedLoudness == nil, let former = pack.published?.manifest, former.profile.loudness == loudness.asked
        else { return nil }
        let (before, own) = (
            former.profile.commonLoudness, PackLoudness(pack.profile, achievable: former.clips.map(\.reach)).own
        )
        guard before < min(own, loudness.common) else { return nil }
        let values = ["loudness": Finding.Argument.of(loudness.common.decimals(1), "LUFS")]
        return Finding(.clipLoudness, "alone", values.merging(["before": .of(before.decimals(1), "LUFS")]) { $1 })
            .at(pack.folder.packFile)
    }

    /// What is said of the loudness of all clips.
    private func lowering(of clips: [MadeClip], _ loudness: PackLoudness) -> [Finding] {
        guard loudness.isLowered, pack.profile.level == .clip else { return [] }
        let finding = loudness.finding(limited: clips.compactMap(\.limited)).at(pack.folder.packFile)
        return pack.folder.source.severities.applied(to: [finding])
    }

    /// What is said of the clips, and of the choice of their takes.
    private func remarks(on clips: [Result<MadeClip, Faults>]) -> [Finding] {
        let made = clips.compactMap { try? $0.get() }
        let remarks = clips.flatMap { clip in
            switch clip {
            case .success(let clip): clip.remarks
            case .failure(let faults): faults.findings
            }
        }
        return pack.folder.source.severities.applied(to: remarks + made.flatMap(\.choiceNotes))
    }

    private func content(
        _ source: VoicePack, _ made: [MadeClip], _ pauses: [MadePause], _ clips: PackClips,
        _ proof: ProvenAnnouncements,
        _ grammar: AmountGrammar, _ ofPack: [Finding]
    ) -> PackContent {
        let entries = zip(made, proof.witnesses).map { made, witness in
            var entry = made.entry
            entry.findings = made.remarks.map(PackManifest.Finding.init)
            entry.witness = witness
            return entry
        }
        var manifest = PackManifest(
            source, of: pack.folder, at: clips.loudness, entries, pauses.map(\.entry), clips.choice,
            proof.announcements)
        manifest.state(ofPack, in: pack.folder)
        let texts = manifest.sealedTexts(grammar.table, pack.numbers.joins, source.readTexts)
        var content = PackContent(
            manifest: manifest,
            files: made.map(\.files).reduce(into: [:]) { $0.merge($1) { first, _ in first } },
            known: index(with: clips), earlier: pack.published)
        for pause in pauses { content.files.merge(pause.bytes.mapValues { .bytes($0) }) { first, _ in first } }
        content.files[SpliceManifest.fileName] = .bytes(texts.splice)
        content.writtenText = texts.written
        content.files[PackManifest.attributionName] = pack.folder.attribution.map { .bytes($0) }
        return content
    }

    /// The index of files with what this run learned: the takes that it read, and the clips that it found to be what they were.
    func index(with clips: PackClips) -> FileIndex {
        var index = pack.index
        for take in clips.takes {
            guard let stamp = pack.files.stamps[take.file.path] else { continue }
            index.add(stamp, sha256: take.sha256, at: pack.files.moment)
        }
        for clip in clips.made {
            for file in clip.entry.files.values where clip.bytes[file.path] == nil {
                guard let stamp = pack.published.flatMap({ pack.files.stamps["\($0.folder)/\(file.path)"] }) else {
                    continue
                }
                index.add(stamp, sha256: file.sha256, at: pack.files.moment)
            }
        }
        return index
    }

    /// How many clips wait for a person to speak them.
    private func syntheticTakes(_ clips: [MadeClip]) -> [Finding] {
        let count = clips.count { $0.entry.source.voice == .synthetic }
        guard count > 0 else { return [] }
        return [
            Finding(.recordingSynthetic, ["count": .count(count), "all": .count(clips.count)])
                .at("\(pack.folder.path)/\(SyntheticTakes.folder)")
        ]
    }

    /// Clips that no announcement can have, whether one wants them or not.
    private func tooLong(_ clips: [MadeClip], limit: Double) -> [Finding] {
        clips.map(\.entry).filter { $0.seconds >= limit }.map { clip in
            Finding(
                .clipTooLong, "unannounceable",
                [
                    "seconds": .of(clip.seconds.decimals(upTo: 2, apartFrom: limit), "s"),
                    "most": .of(limit.decimals(atLeast: 1), "s"),
                ]
            ).at(pack.folder.packFile, position: pack.folder.source.positions[clip.id], clip: clip.id)
        }
    }
}

extension PackManifest {
    /// The manifest that a pack's folder, its clips and the proofs come to, not yet sealed.
    init(
        _ pack: VoicePack, of folder: PackFolder, at loudness: PackLoudness, _ clips: [Clip], _ pauses: [Pause],
        _ choice: JoinChoice?, _ announcements: [String: AnnouncementSummary]
    ) {
        let rulesFile: String? = if case .rules(let file)? = pack.numbers { file } else { nil }
        self.init(
            pack: pack.name, locale: pack.locale,
            currency: .init(code: pack.currency.code, scale: pack.currency.scale), speaker: pack.speaker,
            license: pack.license, generator: VoiceAssetPipeline.Generator.current, profile: pack.profile.manifest,
            source: .init(
                sha256: Digest.sha256(folder.yaml), contentSha256: folder.source.contentSha256, rulesFile: rulesFile,
                rulesSha256: folder.rules.map { Digest.sha256($0.bytes) }),
            range: .init(min: pack.range.lowerBound.description, max: pack.range.upperBound.description),
            renditions: pack.profile.manifestRenditions, clips: clips,
            pauses: pauses.isEmpty ? nil : pauses, announcements: announcements,
            limits: Limits(maxSeconds: pack.maxSeconds))
        if loudness.isLowered, profile.level == .clip { profile.loweredLoudness = loudness.common }
        joinChoice = choice
        let sameTakes = folder.source.sameTakes.map { $0.filter { !$0.contains("/") }.sorted() }.filter { $0.count > 1 }
        if !sameTakes.isEmpty { self.sameTakes = sameTakes }
        attribution = folder.attribution.map {
            ClipFile(path: Self.attributionName, bytes: $0.count, sha256: Digest.sha256($0))
        }
    }
}

/// A pack's number rules and patterns, compiled.
struct CompiledNumbers: Sendable {
    /// nil if there is an error in them or in pack.yml.
    var grammar: AmountGrammar?
    /// How the clips' texts are written together.
    var joins: [SpliceManifest.TextJoin] = []
    /// Where the rules say values, by the slot's name.
    var places: [String: RulePlaces] = [:]
    var diagnostics: [Finding] = []

    init(of folder: PackFolder) {
        if let pack = folder.source.pack, !pack.hasRulesFile || folder.rules != nil {
            let compiled = PackGrammar.compile(
                .init(
                    pack: pack, packFile: folder.packFile, positions: folder.source.positions, rules: folder.rules))
            (grammar, diagnostics) = (compiled.grammar, compiled.diagnostics)
            (joins, places) = (compiled.joins.texts, compiled.places)
        } else if folder.source.pack == nil, let rules = folder.rules {
            // What is wrong with the rules alone.
            let locale = folder.source.locale ?? "und"
            diagnostics = RulesCompiler.compile(rules.bytes, file: rules.file, locale: locale).1
        }
    }
}

extension TextJoins {
    /// As a file for splicers has them.
    package var texts: [SpliceManifest.TextJoin] {
        groups.map { .init(text: $0.text, left: $0.left, right: $0.right) }
    }
}

extension CompiledGrammar {
    /// The readings; a clip that is still to be added by its id stands between parentheses.
    package var readings: PackReadings? {
        grammar.map { grammar in
            PackReadings(
                grammar, texts: clips.map { $0.text.isEmpty && !$0.isPause ? "(\($0.id))" : $0.text },
                joins: joins.texts)
        }
    }
}
