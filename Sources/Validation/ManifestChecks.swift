import VoiceAssetCore
import VoiceAssetPipeline
import VoiceAssetUnicodeText
import VoiceManifest
import VoiceNotifications

/// Holds a pack's manifest against its files.
struct ManifestChecks {
    /// What a clip's files decode to may differ by so much from the manifest's figures, LU and dB: there is one for all
    /// renditions, and the lossy ones change the sound a little.
    private static let figureTolerance = 0.5

    /// The pack's folder, as the user would type it.
    let folder: String
    let manifest: PackManifest

    /// - Parameters:
    ///   - files: those that could be read.
    ///   - present: paths of all audio files that are there.
    func check(_ files: [AssetFile], present: Set<String>) -> [Finding] {
        let byPath = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
        var findings: [Finding] = []
        func check(_ id: String, _ files: [String: PackManifest.ClipFile], samples: Int) {
            for (rendition, entry) in files.sorted(by: { $0.key < $1.key }) {
                var faults: [Finding] = []
                if let file = byPath[entry.path] {
                    faults = self.faults(of: file, entry, samples: samples, manifest.renditions[rendition])
                } else if !present.contains(entry.path) {
                    faults = [Finding(.assetMissing, "clip")]
                }
                findings += faults.map { $0.at("\(folder)/\(entry.path)", clip: id) }
            }
        }
        for pause in manifest.pauses ?? [] { check(pause.id, pause.files, samples: pause.samples) }
        for clip in manifest.clips {
            check(clip.id, clip.files, samples: clip.samples)
            findings += figures(clip, clip.files.values.compactMap { byPath[$0.path] }).map {
                $0.at("\(folder)/\(PackManifest.fileName)", clip: clip.id)
            }
        }
        let listed = Set(manifest.soundFiles.flatMap { $0.files.values.map(\.path) })
        return findings
            + present.subtracting(listed).sorted().map { Finding(.assetExtra).at("\(folder)/\($0)") }
    }

    /// Clips with different texts that are made of one file, where that is not meant and no synthesizer spoke: a pack that was made before generate refused it.
    var copiedTakes: [Finding] {
        let groups = Dictionary(grouping: manifest.clips, by: \.source.sha256).values.filter { $0.count > 1 }
        return groups.flatMap { clips in
            clips.dropFirst().filter { clip in
                let isMeant = manifest.sameTakes?.contains { $0.contains(clip.id) && $0.contains(clips[0].id) } ?? false
                let isSynthetic = clip.source.voice != nil && clips[0].source.voice != nil
                return !isMeant && !isSynthetic && !clip.text.isSaid(as: clips[0].text)
            }.map { clip in
                Finding(
                    .recordingMixedUp, "copied",
                    [
                        "file": .text(clip.source.file), "source": .text(clips[0].source.file), "now": .text(clip.text),
                        "text": .text(clips[0].text), "other": .text(clips[0].id),
                    ]
                ).at("\(folder)/\(PackManifest.fileName)", clip: clip.id)
            }
        }
    }

    /// What the manifest states about a clip and its files don't have. Of files that are not those of the manifest, other
    /// figures are no wonder.
    private func figures(_ clip: PackManifest.Clip, _ files: [AssetFile]) -> [Finding] {
        let sums = Set(clip.files.values.map(\.sha256))
        let sounds = files.filter { sums.contains($0.sha256) }.compactMap { try? $0.sound.get() }
        guard sounds.count == clip.files.count,
            let loudness = sounds.map(\.loudness).min(by: { abs($0 - clip.loudness) < abs($1 - clip.loudness) }),
            let truePeak = sounds.map(\.truePeak).max()
        else { return [] }
        let figures = [
            ("loudness", "LUFS", stated: clip.loudness, measured: loudness),
            ("true peak", "dBTP", stated: clip.truePeak, measured: truePeak),
        ]
        return figures.filter { abs($0.stated - $0.measured) > Self.figureTolerance }.map {
            form, unit, stated, measured in
            Finding(
                .manifestInvalid, form,
                [
                    "clip": .text(clip.id), "stated": .of(stated.decimals(1, apartFrom: measured), unit),
                    "measured": .of(measured.decimals(1, apartFrom: stated), unit),
                ])
        }
    }

    private func faults(
        of file: AssetFile, _ entry: PackManifest.ClipFile, samples: Int,
        _ rendition: PackManifest.Rendition?
    ) -> [Finding] {
        if let other = Finding.other(file.bytes, file.sha256, stated: entry) { return [other] }
        var faults: [Finding] = []
        guard case .success(let sound) = file.sound, let rendition else { return faults }
        if sound.samples != samples {
            faults.append(
                Finding(
                    .assetUnreadable, "length", ["samples": .count(sound.samples), "stated": .count(samples)]))
        }
        if sound.sampleRate != rendition.sampleRate || sound.channels != rendition.channels {
            faults.append(
                Finding(
                    .assetNotUniform, "rendition",
                    [
                        "rate": .count(sound.sampleRate, "Hz"), "channels": .count(sound.channels),
                        "statedRate": .count(rendition.sampleRate, "Hz"), "statedChannels": .count(rendition.channels),
                    ]))
        }
        return faults
    }
}

/// Holds a folder's index against the packs that are there: it lists those that have a manifest, and no others.
struct IndexCheck {
    let assets: String
    let tree: AssetTree

    func check() -> [Finding] {
        let withManifest = Set(tree.packs.filter(\.hasManifest).map(\.name))
        let file = "\(assets)/\(VoiceIndex.fileName)"
        guard tree.hasIndex else { return withManifest.isEmpty ? [] : [Finding(.manifestMissing, "index").at(file)] }
        let json: [UInt8]
        do { json = try readFile(at: file, within: assets, limit: VoiceIndex.maximumBytes) } catch {
            return [error.diagnostic(file: file, limit: .manifestInvalid)]
        }
        if let leftover = GitLeftover(in: json) { return [leftover.finding(.manifestInvalid, at: file)] }
        return faults(json, withManifest).map { $0.at(file) }
    }

    private func faults(_ json: [UInt8], _ present: Set<String>) -> [Finding] {
        do {
            let listed = Set(try VoiceIndex(told: json).packs.keys)
            return listed.subtracting(present).sorted().map { Finding(.assetMissing, "pack", ["pack": .text($0)]) }
                + present.subtracting(listed).sorted().map { Finding(.assetExtra, "pack", ["pack": .text($0)]) }
        } catch {
            return error.faults.map { fault in
                let finding = Finding.unsound(fault)
                return finding.form == "unsound" ? Finding(.manifestInvalid, "index", finding.arguments) : finding
            }
        }
    }
}

extension Finding {
    /// The index, or a manifest, breaks a rule of its own.
    static func unsound(_ fault: VoiceManifestError.Fault) -> Finding {
        let form = fault.isEarlierSchema ? "older" : fault.rule == .schema ? "newer" : "unsound"
        return Finding(.manifestInvalid, form, ["fault": .text(fault.description)])
    }

    /// A file of a pack has not the size that was stated, or else not the bytes.
    static func other(_ bytes: Int, _ sha256: String, stated: PackManifest.ClipFile) -> Finding? {
        guard bytes == stated.bytes else {
            return Finding(
                .assetChecksum, "size",
                [
                    "bytes": .count(bytes, "bytes"), "sha256": .text(String(sha256.prefix(12))),
                    "stated": .count(stated.bytes, "bytes"),
                ])
        }
        guard sha256 != stated.sha256 else { return nil }
        return Finding(
            .assetChecksum,
            ["sha256": .text(String(sha256.prefix(12))), "stated": .text(String(stated.sha256.prefix(12)))])
    }
}

extension [Finding] {
    /// The findings, but of each clip whose loudness is off only the first: all renditions are one sound.
    var withLoudnessOncePerClip: [Finding] {
        var told: Set<String> = []
        return filter { finding in
            guard let clip = finding.clip, finding.check == .clipLoudness else { return true }
            return told.insert(clip).inserted
        }
    }
}

extension PackManifest {
    /// The paths of files that are not as the manifest states them.
    func changedFiles(among files: [AssetFile]) -> Set<String> {
        let stated = Dictionary(soundFiles.flatMap { $0.files.values }.map { ($0.path, $0.sha256) }) { first, _ in first
        }
        return Set(files.filter { file in stated[file.path].map { $0 != file.sha256 } ?? false }.map(\.path))
    }
}
