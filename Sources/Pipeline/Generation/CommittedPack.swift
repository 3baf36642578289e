import VoiceAssetCore
import VoiceAssetPacks
import VoiceAssetUnicodeText
import VoiceManifest

/// What the pack in the output folder tells of its clips: a fresh clone has it and no store.
///
/// It is believed if its manifest is as the tool wrote it, and if stages of the same versions made it, with the same libraries and the same
/// profile. Then it answers as the stages would.
extension PackStages {
    /// The manifest, if it is believed.
    private var believed: PackManifest? {
        guard let published = pack.published, pack.profile.level == .clip,
            published.isMade(by: Generator.current, pack.profile)
        else { return nil }
        return published.manifest
    }

    /// What the pack's clips are, if they are made of just these takes and this pack.yml, and if the takes' analyses are not known.
    private func committed() async -> (manifest: PackManifest, takes: [SeenTake])? {
        guard !pack.clips.isEmpty, await !analyze.areKnown(pack.clips), let manifest = believed else { return nil }
        await seed(by: manifest)
        let isChosen = pack.clips.contains { $0.takes.count > 1 }
        guard pack.folder.says(manifest.source),
            // Which of several takes fits depends on who follows whom.
            !isChosen || manifest.source.rulesSha256 == pack.folder.rules.map({ Digest.sha256($0.bytes) }),
            manifest.clips.map(\.id) == pack.clips.map(\.clip.id)
        else { return nil }
        let takes = await concurrentMap(pack.clips, workers: workers) { clip in
            // One that can't be read is none of those that the clip was made of.
            clip.takes.map { SeenTake($0, sha256: (try? reader.sha256(of: $0)) ?? "", of: clip.clip) }
        }
        guard zip(manifest.clips, takes).allSatisfy({ $0.source.isMade(of: $1) }),
            !textsDecide(manifest, takes.filter { $0.count > 1 }.flatMap(\.self))
        else { return nil }
        return (manifest, takes.flatMap(\.self))
    }

    /// Whether what takes were recorded for has a say in the choice among several, or had one.
    private func textsDecide(_ manifest: PackManifest, _ takes: [SeenTake]) -> Bool {
        guard !takes.isEmpty else { return false }
        let texts = takes.map(\.text)
        return manifest.clips.contains { $0.source.choice?.contains(ContentDoubt.firstSeen) == true }
            || zip(texts, knownTexts.texts(of: texts)).contains { !$1.isSaid(as: $0.text) }
    }

    /// The loudness that the pack's clips would be brought to.
    func committedLoudness() async -> PackLoudness? {
        await committed().map { loudness($0.manifest.clips.map(\.reach)) }
    }

    /// The pack, if it is as loud as this run wants it.
    func committedPack() async -> GeneratedPack? {
        guard let (manifest, takes) = await committed() else { return nil }
        let loudness = loudness(manifest.clips.map(\.reach))
        guard loudness.common == manifest.profile.commonLoudness else { return nil }
        let clips = await concurrentMap(Array(zip(manifest.clips, pack.clips)), workers: workers) { entry, recorded in
            let clip = await whole(MadeClip(entry, of: recorded), at: loudness)
            await progress(entry.id)
            return clip
        }
        return await proven(PackClips(clips: clips, loudness: loudness, choice: manifest.joinChoice, takes: takes))
    }

    /// A clip of the pack; one whose files are not what they were is rendered again.
    private func whole(_ clip: MadeClip, at loudness: PackLoudness) async -> Result<MadeClip, Faults> {
        let file = clip.recorded.takes.first { $0.name == clip.entry.source.file }
        guard let file, pack.published?.holds(Array(clip.entry.files.values)) != true else { return .success(clip) }
        let alone = AnalyzedClip(recorded: clip.recorded, takes: [await analyze.analyzed(file)])
        let chosen = TakeChooser([alone]).choose(alone)
        return await rendered([chosen], achievable([chosen]), at: loudness)[0].map { made in
            var made = made
            (made.entry.source, made.entry.reach, made.remarks) = (clip.entry.source, clip.entry.reach, clip.remarks)
            return made
        }
    }

    /// Tells the store what the manifest says of clips and their takes, whatever else changed.
    private func seed(by manifest: PackManifest) async {
        let takes = Dictionary(pack.clips.flatMap(\.takes).map { ($0.name, $0) }) { first, _ in first }
        let achievable = AchievableLoudness(profile: pack.profile)
        let render = RenderClip(profile: pack.profile, level: .loudness(manifest.profile.commonLoudness))
        for clip in manifest.clips {
            // What a take without a header is, its checksum does not tell.
            guard let file = takes[clip.source.file], !file.isRaw else { continue }
            let take = analyze.trimming(of: file, sha256: clip.source.sha256)
            let (renderKey, loudnessKey) = (render.key(of: take), achievable.key(of: take))
            if !store.hasOnFile(renderKey) {
                await store.put(RenderedClip(clip, target: manifest.profile.commonLoudness), for: renderKey)
            }
            if !store.hasOnFile(loudnessKey) {
                await store.put(AchievableLoudness.Value(loudness: clip.reach), for: loudnessKey)
            }
        }
    }
}

extension RenderedClip {
    /// A clip as its manifest states it.
    /// - Parameter target: what it was brought to, LUFS.
    fileprivate init(_ entry: PackManifest.Clip, target: Double) {
        self.init(
            samples: entry.samples, loudness: entry.loudness, truePeak: entry.truePeak, gain: entry.gain ?? 0,
            files: entry.files.mapValues { .init(bytes: $0.bytes, sha256: $0.sha256) },
            findings: ClipMaker.softening(entry.loudness, target: target))
    }
}

extension PackManifest.ClipSource {
    /// True of a clip that was made of just these takes.
    fileprivate func isMade(of takes: [SeenTake]) -> Bool {
        let files = takes.map { (name: $0.file.name, sha256: $0.sha256) }
        guard files.count == self.takes ?? 1, takes.allSatisfy({ $0.file.isSynthetic == (voice == .synthetic) }),
            !files.contains(where: \.sha256.isEmpty)
        else { return false }
        guard files.count > 1 else { return file == files[0].name && sha256 == files[0].sha256 }
        return files.contains { $0.name == file && $0.sha256 == sha256 } && takesSha256 == TakeDigest.sha256(of: files)
    }
}

/// The outermost stage: a pack of which a run had nothing to do, and all that it said of it.
struct UpToDatePack: StageValue, Codable {
    var result: PackResult
    var diagnostics: [Finding]
    /// Of these, the remarks on its clips.
    var remarks: [Finding]
    var locale: String
    /// The currency's code.
    var currency: String
    /// SHA-256 of pack.yml.
    var source: String

    /// What it is kept by: the program that runs, the files of the recordings and of the clips, and what else the run depends on.
    /// - Returns: nil if not all files' digests are known without reading them.
    static func key(_ program: FileStamp?, _ files: PackFiles, _ index: FileIndex, terms: [String]) -> StageKey? {
        guard let program, let digest = files.digest(index) else { return nil }
        return StageKey("up-to-date-pack", version: 3, ["\(program)", digest] + terms)
    }
}

extension Generator {
    /// The tool with the versions of its stages: what decides about clips and their measurements.
    static var current: PackManifest.Generator {
        var generator = manifest
        generator.stages = [
            "analyze-take": AnalyzeTakes.version, "achievable-loudness": AchievableLoudness.version,
            "render-clip": RenderClip.version,
        ]
        return generator
    }
}
