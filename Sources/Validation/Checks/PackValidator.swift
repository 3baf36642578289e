import NumberGrammar
import VoiceAssetAudio
import VoiceAssetCore
import VoiceAssetGrammarProofs
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

    /// What validation of a pack came to.
    struct Result: Sendable {
        var summary: PackSummary
        var findings: [Finding]
    }

    /// - Parameter workers: files that are worked on at a time, at least 1.
    func validate(workers: Int) async -> Result {
        let (checked, json, doubts) = readManifest()
        let manifest = checked?.manifest
        let target = manifest.map { PackTarget($0) }
        let checks = FileChecks(folder: pack.path, target: target, isGenerated: pack.hasManifest)
        let joins = checked.flatMap(JoinMeasure.init)
        // What was decoded is let go with each file: all of a pack's would not fit.
        let read = await concurrentMap(pack.files, workers: workers) { path in
            readAsset(path).map { file in
                (file: file.withoutSamples, findings: checks.check(file), edges: joins?.edges(of: file))
            }
        }
        let files = read.compactMap { try? $0.get().file }
        let unread = read.compactMap { if case .failure(let faults) = $0 { faults.findings } else { nil } }.joined()
        let alone = read.compactMap { try? $0.get().findings }.joined()
        let spoken = files.filter { !checks.isPause($0.clip) }
        let together = FileComparison(
            folder: pack.path, hasTarget: target != nil, sameTakes: manifest?.sameTakes ?? []
        ).check(spoken)
        var findings = (doubts + unread + alone + together).withLoudnessOncePerClip
        if let checked, let manifest {
            findings += ManifestChecks(folder: pack.path, manifest: manifest).check(files, present: Set(pack.files))
            findings += AnnouncementChecks(folder: pack.path, checked: checked)
                .check(files, isWhole: !findings.hasErrors)
            // An edit that is told already is not told twice.
            let sealFault = manifest.sealFault(in: json)
            if let fault = sealFault,
                fault.form != "text"
                    || !findings.contains(where: { [.manifestInvalid, .amountUnsaid].contains($0.check) })
            {
                findings.append(fault.at("\(pack.path)/\(PackManifest.fileName)"))
            }
            findings += listedFaults(manifest, isAsWritten: sealFault == nil)
            findings += TodoMarker.findings(speaker: manifest.speaker, license: manifest.license)
                .map { $0.at(recordings.map { "\($0)/\(manifest.pack)/\(PackFolder.fileName)" } ?? pack.path) }
            if let synthetic = SyntheticClips.finding(of: manifest) { findings.append(synthetic.at(pack.path)) }
            // With the recordings, they tell.
            var changes = recordings == nil ? ManifestChecks(folder: pack.path, manifest: manifest).copiedTakes : []
            if let recordings {
                let assets = pack.folder == nil ? canonicalPath("\(pack.path)/..") : root
                changes = await RecordingsCheck(recordings: recordings, assets: assets, workers: workers)
                    .changes(since: manifest)
                changes += Self.changes(in: checked, against: recordings)
            }
            findings += changes + stated(manifest, besides: findings + changes)
        }
        var summary = PackSummary(name: pack.name, manifest: manifest, files: spoken)
        summary.joins = joins?.figures(
            read.compactMap { try? $0.get() }.compactMap { file, _, edges in edges.map { (file.clip, $0) } })
        return Result(summary: summary, findings: findings)
    }

    /// What generate said of the pack, without what is measured again here, and of takes that are others now.
    private func stated(_ manifest: PackManifest, besides told: [Finding]) -> [Finding] {
        let folder = recordings.map { PackFolder(reading: "\($0)/\(manifest.pack)", within: $0) }
        let stale = Set(told.filter { $0.check == .assetStale }.compactMap(\.clip))
        return manifest.statedFindings(in: pack.path, recordings: folder).filter { stated in
            !told.contains { $0 == stated || $0.check == stated.check && $0.clip != nil && $0.clip == stated.clip }
                && stated.clip.map(stale.contains) != true
        }
    }

    /// What the pack says otherwise than native speakers approved it.
    private static func changes(in checked: CheckedManifest, against recordings: String) -> [Finding] {
        guard let grammar = checked.grammar else { return [] }
        let readings = PackReadings(
            grammar, texts: checked.manifest.indexedTexts,
            joins: checked.manifest.textJoins ?? [])
        let folder = "\(recordings)/\(checked.manifest.pack)"
        return ApprovedReadings.changes(in: readings, folder: folder, within: recordings)
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

    /// The files that the manifest lists besides clips have to be there as they were written, and the one for splicers has to say
    /// what the manifest says. An edited manifest is told by itself.
    private func listedFaults(_ manifest: PackManifest, isAsWritten: Bool) -> [Finding] {
        let faults = [manifest.splice, manifest.attribution].compactMap(\.self).flatMap(faults)
        let file = "\(pack.path)/\(SpliceManifest.fileName)"
        if manifest.splice == nil, FileKind(at: file) != nil { return faults + [Finding(.assetExtra).at(file)] }
        guard isAsWritten, let stated = manifest.splice, let text = try? manifest.spliceText(),
            Digest.sha256(text) != stated.sha256
        else { return faults }
        return faults + [Finding(.manifestInvalid, "splice").at(file)]
    }

    private func faults(_ stated: PackManifest.ClipFile) -> [Finding] {
        let file = "\(pack.path)/\(stated.path)"
        do throws(FileReadError) {
            let bytes = try readFile(at: file, within: root, limit: PackManifest.maximumBytes)
            if let leftover = GitLeftover(in: bytes) { return [leftover.manifestFinding(at: file)] }
            return [Finding.other(bytes.count, Digest.sha256(bytes), stated: stated)?.at(file)].compactMap(\.self)
        } catch .missing {
            let isSplice = stated.path == SpliceManifest.fileName
            return [Finding(.assetMissing, isSplice ? "splice" : "attribution").at(file)]
        } catch {
            return [error.diagnostic(file: file, limit: .assetChecksum)]
        }
    }

    // MARK: The manifest

    /// The manifest, if there is a sound one, and what is wrong with it.
    private func readManifest() -> (CheckedManifest?, json: [UInt8], [Finding]) {
        let file = "\(pack.path)/\(PackManifest.fileName)"
        guard pack.hasManifest else { return (nil, [], [Finding(.manifestMissing).at(file)]) }
        let json: [UInt8]
        do { json = try readFile(at: file, within: root, limit: PackManifest.maximumBytes) } catch {
            return (nil, [], [error.diagnostic(file: file, limit: .manifestInvalid)])
        }
        if let leftover = GitLeftover(in: json) {
            return (nil, [], [leftover.manifestFinding(at: file)])
        }
        let (manifest, faults) = parse(json)
        return (manifest, json, faults.map { $0.at(file) })
    }

    private func parse(_ json: [UInt8]) -> (CheckedManifest?, [Finding]) {
        do {
            let checked = try CheckedManifest(json: json)
            let name = checked.manifest.pack
            guard let folder = pack.folder, folder != name else { return (checked, []) }
            return (checked, [Finding(.manifestInvalid, "pack", ["pack": .text(name), "folder": .text(folder)])])
        } catch {
            // Of another version's table nothing is known.
            let isOwn = error.faults.allSatisfy { $0.rule != .schema }
            return (nil, error.faults.map { .unsound($0) } + (isOwn ? unresolvedAmount(json) : []))
        }
    }

    /// The smallest amount that a manifest's table has no clips for, if the table is what makes the manifest unsound.
    private func unresolvedAmount(_ json: [UInt8]) -> [Finding] {
        guard let grammar = UnsoundGrammar(json: json), grammar.table != NumberTable(),
            let amount = smallestUnresolvedAmount(
                grammar.table, clipCount: grammar.clipCount, range: grammar.range)
        else { return [] }
        return [Finding(.amountUnsaid, "clips", ["amount": .text("\(amount)")])]
    }
}
