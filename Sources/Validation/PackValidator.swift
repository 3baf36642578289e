import VoiceAssetAudio
import VoiceAssetCore
import VoiceAssetPacks
import VoiceAssetPipeline
import VoiceManifest

/// Checks one pack's folder: its files by decoding them, then the manifest against the files.
struct PackValidator: Sendable {
    /// Bytes of an asset that are read at most: a minute of 16-bit samples at 192 kHz in two channels.
    private static let maximumBytes = 48 << 20

    let pack: AssetTree.Pack
    /// The folder of all packs: nothing outside of it is read.
    let root: String
    /// Where the recordings of all packs are, if staleness is to be checked.
    let recordings: String?
    /// Where the recordings may be, whose texts of pushes are read.
    let texts: String?

    /// What validation of a pack came to.
    struct Result: Sendable {
        var summary: PackSummary
        var findings: [Finding]
    }

    /// - Parameter workers: files that are worked on at a time, at least 1.
    func validate(workers: Int) async -> Result {
        let (manifest, json, doubts) = readManifest()
        let sealFault = manifest?.sealFault(in: json)
        let (splice, spliceFaults) = manifest.map { readSplice(of: $0, sealFault) } ?? (nil, [])
        let target = manifest.map { PackTarget($0) }
        let checks = FileChecks(folder: pack.path, target: target, isGenerated: pack.hasManifest)
        let joins = manifest.flatMap { JoinMeasure($0, splice?.grammar) }
        // What was decoded is let go with each file: all of a pack's would not fit.
        let read = await concurrentMap(pack.files, workers: workers) { path in
            readAsset(path).map { file in
                (file: file.withoutSamples, findings: checks.check(file), edges: joins?.edges(of: file))
            }
        }
        let files = read.compactMap { try? $0.get().file }
        let unread = read.compactMap { if case .failure(let faults) = $0 { faults.findings } else { nil } }.joined()
        // What else is wrong with a file of other bytes comes of that, and ends with it.
        let changed = manifest?.changedFiles(among: files) ?? []
        let alone = read.compactMap { try? $0.get() }.filter { !changed.contains($0.file.path) }.flatMap(\.findings)
        let spoken = files.filter { !checks.isPause($0.clip) }
        let together = FileComparison(
            folder: pack.path, hasTarget: target != nil, sameTakes: manifest?.sameTakes ?? []
        ).check(spoken.filter { !changed.contains($0.path) })
        var findings = (doubts + spliceFaults + unread + alone + together).withLoudnessOncePerClip
        if let manifest {
            findings += ManifestChecks(folder: pack.path, manifest: manifest).check(files, present: Set(pack.files))
            if let splice {
                findings += AnnouncementChecks(folder: pack.path, manifest: manifest, grammar: splice.grammar)
                    .check(files.filter { !changed.contains($0.path) }, isWhole: !findings.hasErrors)
                if let texts { findings += TextsCheck(splice: splice, recordings: texts).check() }
            }
            // An edit that is told already is not told twice.
            if let fault = sealFault,
                fault.form != "text"
                    || !findings.contains(where: { [.manifestInvalid, .amountUnsaid].contains($0.check) })
            {
                findings.append(fault.at("\(pack.path)/\(PackManifest.fileName)"))
            }
            if let attribution = manifest.attribution, let fault = readListed(attribution).fault {
                findings.append(fault)
            }
            findings += TodoMarker.findings(speaker: manifest.speaker, license: manifest.license)
                .map { $0.at(recordings.map { "\($0)/\(manifest.pack)/\(PackFolder.fileName)" } ?? pack.path) }
            if let synthetic = SyntheticClips.finding(of: manifest) { findings.append(synthetic.at(pack.path)) }
            let folder = recordings.map { PackFolder(reading: "\($0)/\(manifest.pack)", within: $0) }
            // With the recordings, they tell.
            var changes = recordings == nil ? ManifestChecks(folder: pack.path, manifest: manifest).copiedTakes : []
            if let recordings {
                let assets = pack.folder == nil ? canonicalPath("\(pack.path)/..") : root
                changes = await RecordingsCheck(recordings: recordings, assets: assets, workers: workers)
                    .changes(since: manifest)
                if let folder, let readings = splice.flatMap(PackReadings.init) {
                    let change = readings.change(to: folder, since: manifest.source, as: "reading")
                    changes = changes.map { $0 == change.map { Finding(.assetStale).at($0.file) } ? change ?? $0 : $0 }
                    changes += ApprovedReadings.changes(in: readings, folder: folder.path, within: recordings)
                }
            }
            findings += changes + stated(manifest, besides: findings + changes, folder)
        }
        var summary = PackSummary(name: pack.name, manifest: manifest, files: spoken)
        summary.joins = joins?.figures(
            read.compactMap { try? $0.get() }.compactMap { file, _, edges in edges.map { (file.clip, $0) } })
        return Result(summary: summary, findings: findings)
    }

    /// What generate said of the pack, without what is measured again here, and of takes that are others now.
    private func stated(_ manifest: PackManifest, besides told: [Finding], _ folder: PackFolder?) -> [Finding] {
        let stale = Set(told.filter { $0.check == .assetStale }.compactMap(\.clip))
        return manifest.statedFindings(in: pack.path, recordings: folder).filter { stated in
            !told.contains { $0 == stated || $0.check == stated.check && $0.clip != nil && $0.clip == stated.clip }
                && stated.clip.map(stale.contains) != true
        }
    }

    // MARK: Files

    private func readAsset(_ path: String) -> Swift.Result<AssetFile, Faults> {
        let file = "\(pack.path)/\(path)"
        do {
            let bytes = try readFile(at: file, within: root, limit: Self.maximumBytes)
            if GitLeftover(pointerIn: bytes) != nil {
                return .failure(Faults(Finding(.assetUnreadable, "pointer").at(file)))
            }
            return .success(AssetFile(path: path, bytes: bytes))
        } catch {
            return .failure(Faults(error.diagnostic(file: file, limit: .assetUnreadable)))
        }
    }

    /// Reads a file besides clips that the manifest lists: it has to be as it was written.
    private func readListed(_ stated: PackManifest.ClipFile) -> (json: [UInt8], fault: Finding?) {
        let file = "\(pack.path)/\(stated.path)"
        do throws(FileReadError) {
            let bytes = try readFile(at: file, within: root, limit: PackManifest.maximumBytes)
            let fault = Finding.other(bytes.count, Digest.sha256(bytes), stated: stated)?.at(file)
            // An attribution may have lines like the marks.
            let leftover = fault == nil ? nil : GitLeftover(in: bytes)
            return (bytes, leftover?.finding(.manifestInvalid, at: file) ?? fault)
        } catch .missing {
            let isSplice = stated.path == SpliceManifest.fileName
            return ([], Finding(.assetMissing, isSplice ? "splice" : "attribution").at(file))
        } catch {
            return ([], error.diagnostic(file: file, limit: .assetChecksum))
        }
    }

    // MARK: The manifest

    /// The manifest, if there is a sound one, and what is wrong with it.
    private func readManifest() -> (PackManifest?, json: [UInt8], [Finding]) {
        let file = "\(pack.path)/\(PackManifest.fileName)"
        guard pack.hasManifest else { return (nil, [], [Finding(.manifestMissing).at(file)]) }
        let json: [UInt8]
        do { json = try readFile(at: file, within: root, limit: PackManifest.maximumBytes) } catch {
            return (nil, [], [error.diagnostic(file: file, limit: .manifestInvalid)])
        }
        if let leftover = GitLeftover(in: json) {
            return (nil, [], [leftover.finding(.manifestInvalid, at: file)])
        }
        do {
            let manifest = try PackManifest(json: json)
            guard let folder = pack.folder, folder != manifest.pack else { return (manifest, json, []) }
            let names = ["pack": Finding.Argument.text(manifest.pack), "folder": .text(folder)]
            return (manifest, json, [Finding(.manifestInvalid, "pack", names).at(file)])
        } catch {
            return (nil, json, error.faults.map { .unsound($0).at(file) })
        }
    }

    /// What the pack says, if it is as the manifest lists it and says the same of what both have, and what is wrong with it. An
    /// edited manifest is told by itself.
    private func readSplice(of manifest: PackManifest, _ sealFault: Finding?) -> (CheckedSplice?, [Finding]) {
        let file = "\(pack.path)/\(SpliceManifest.fileName)"
        guard let stated = manifest.splice else { return (nil, [Finding(.manifestInvalid, "splice").at(file)]) }
        let (json, fault) = readListed(stated)
        if let fault { return (nil, [fault]) }
        do {
            let splice = try CheckedSplice(told: json)
            if manifest.isWritten(with: splice.manifest) { return (splice, []) }
            return (nil, sealFault?.form == "text" ? [] : [Finding(.manifestInvalid, "splice").at(file)])
        } catch {
            return (nil, error.faults.map { .unsound($0).at(file) })
        }
    }
}

/// What a pack was aimed at, as its manifest says: its files are held to it.
struct PackTarget: Sendable {
    /// LUFS; nil for a pack levelled as a whole.
    var loudness: Double?
    /// dBTP.
    var truePeak: Double
    var gapSamples: Int
    /// Ids of clips that generate could not make louder.
    var softened: Set<String>
    /// By folder: the delay of the rendition's decoder, samples.
    var decoderDelays: [String: Int]
    /// Ids of the pauses, which are to be silent.
    var pauses: Set<String> = []

    /// Silence that an MP3 encoder and decoder add to the end of every clip, in all renditions.
    var closingSamples: Int { decoderDelays.values.contains { $0 > 0 } ? MP3Encoder.addedSamples : 0 }
}

extension PackTarget {
    init(_ manifest: PackManifest) {
        loudness = manifest.profile.level == .clip ? manifest.profile.commonLoudness : nil
        truePeak = manifest.profile.truePeak
        gapSamples = manifest.profile.gapSamples
        softened = Set(
            manifest.clips.filter { $0.findings.contains { $0.rule == Check.clipLoudness.id } }.map(\.id))
        decoderDelays = manifest.renditions.mapValues(\.decoderDelay)
        pauses = Set((manifest.pauses ?? []).map(\.id))
    }
}

/// Holds generated packs against a folder of recordings. Where generate would refuse a pack as it is now, its reason is told, not that generate
/// should run.
struct RecordingsCheck {
    /// The folder with one folder of recordings per pack.
    let recordings: String
    /// The folder with the generated packs.
    let assets: String
    /// Clips that are worked on at a time, at least 1.
    let workers: Int

    /// Changes since a pack was made.
    func changes(since manifest: PackManifest) async -> [Finding] {
        let changes = StalenessCheck(manifest, against: recordings).check()
        let isThere = FileKind(at: "\(recordings)/\(manifest.pack)/\(PackFolder.fileName)") != nil
        guard changes.hasErrors, isThere else { return changes }
        let found = await dryRun(of: manifest.pack)
        // What generate would remark on a take that it has not read yet is known before it runs.
        let stale = Set(changes.filter { $0.check == .assetStale && $0.form.hasPrefix("take") }.compactMap(\.clip))
        let remarks = found.filter { remark in
            remark.severity != .error && remark.clip.map(stale.contains) == true && !changes.contains(remark)
        }
        return Self.told(changes, with: refusals(among: found, of: manifest.pack)) + remarks
    }

    /// Packs with recordings that are not among the generated ones, and what is wrong with the folder of recordings.
    func ungenerated(besides generated: Set<String>) async -> [Finding] {
        let list = PackList(recordings: recordings)
        let register = PackRegister(.generated, in: recordings)
        var findings = list.diagnostics + [register.marks].compactMap(\.self)
        for name in list.names where !generated.contains(name) {
            let form = register.lists(name) ? "gone" : "never generated"
            findings.append(Finding(.assetStale, form, ["assets": .text(assets)]).at("\(recordings)/\(name)"))
            findings += refusals(among: await dryRun(of: name), of: name)
        }
        return findings
    }

    /// What generate would find in a pack.
    private func dryRun(of pack: String) async -> [Finding] {
        let run = AssetGeneration(
            recordings: recordings, output: assets, packs: [pack], workers: workers, isDryRun: true)
        return await run.run { _ in }.diagnostics
    }

    /// Why generate would refuse a pack.
    private func refusals(among found: [Finding], of pack: String) -> [Finding] {
        let faults = found.filter { $0.severity == .error }
        // Of the other packs' folders it is told once.
        let others = Set(PackSelection(recordings: recordings, packs: [pack]).diagnostics)
        // Pointers of Git LFS are enough to see what changed; generate needs the files, where it runs.
        return faults.filter { !others.contains($0) && $0.form != "pointer" }
    }

    /// Both, without a change that a refusal explains. A take that was there before is gone; that it is missing says less.
    private static func told(_ changes: [Finding], with refusals: [Finding]) -> [Finding] {
        let gone = Set(changes.filter { $0.form == "no take" }.compactMap(\.clip))
        let reasons = refusals.filter { refusal in
            let isPlain = refusal.check == .recordingMissing && ["", "end"].contains(refusal.form)
            return !(isPlain && refusal.clip.map(gone.contains) == true) && !changes.contains(refusal)
        }
        let faults = reasons + changes.filter { $0.check != .assetStale }
        let named = Set(faults.filter { $0.severity == .error }.flatMap(Self.clips))
        let isUnlent = refusals.contains { $0.check == .packReference && $0.form == "takes from" }
        return reasons
            + changes.filter { change in
                guard change.check == .assetStale else { return true }
                if isUnlent, change.form == "no take" { return false }
                return change.clip.map { !named.contains($0) } ?? !faults.hasErrors
            }
    }

    /// The clips that a finding is about: two that changed places are one.
    private static func clips(of finding: Finding) -> [String] {
        guard finding.check == .recordingMixedUp, case .text(let other)? = finding.arguments["other"] else {
            return [finding.clip].compactMap(\.self)
        }
        return [finding.clip, other].compactMap(\.self)
    }
}
