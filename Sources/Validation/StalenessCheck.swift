import NumberGrammar
import VoiceAssetAudio
package import VoiceAssetCore
import VoiceAssetPacks
import VoiceAssetPipeline
import VoiceAssetUnicodeText
import VoiceManifest

/// Holds a manifest against the recordings and the pack.yml that it was made from.
struct StalenessCheck {
    private let manifest: PackManifest
    /// The folder of all packs' recordings, as the user would type it: nothing outside of it is read.
    private let recordings: String
    private let folder: PackFolder

    init(_ manifest: PackManifest, against recordings: String) {
        self.manifest = manifest
        self.recordings = recordings
        folder = PackFolder(reading: "\(recordings)/\(manifest.pack)", within: recordings)
    }

    func check() -> [Finding] {
        guard FileKind(at: folder.packFile) != nil else {
            let place = FileKind(at: folder.path) == nil ? folder.path : folder.packFile
            return [Finding(.fileMissing, "recordings gone", ["pack": .text(manifest.pack)]).at(place)]
        }
        // Of a pack.yml with errors it is not known what the rest is to be.
        guard folder.source.pack != nil else { return folder.diagnostics.filter { $0.severity == .error } }
        return sources() + clips() + formerClips()
    }

    /// Of some clips alone, and of what all are made by; if none of it is older, of takes that say an earlier text.
    func check(announced: Set<String>) -> [Finding] {
        guard !folder.yaml.isEmpty, GitLeftover(in: folder.yaml) == nil else { return [] }
        guard folder.source.pack != nil else {
            return folder.says(manifest.source) ? [] : [stale(manifest.source.packFile)]
        }
        let (older, used) = takes(of: announced)
        let findings = sources() + older
        return findings.isEmpty ? changedTexts(used).filter { $0.check == .recordingTextChanged } : findings
    }

    private func stale(
        _ file: String, clip: String? = nil, _ form: String = "", _ arguments: [String: Finding.Argument] = [:]
    ) -> Finding {
        Finding(.assetStale, form, arguments).at("\(recordings)/\(manifest.pack)/\(file)", clip: clip)
    }

    /// The pack.yml and the number rules.
    private func sources() -> [Finding] {
        var findings: [Finding] = []
        if !folder.says(manifest.source) {
            findings.append(stale(manifest.source.packFile))
        }
        if folder.rules.map({ Digest.sha256($0.bytes) }) != manifest.source.rulesSha256 {
            if let rules = folder.rules {
                findings.append(Finding(.assetStale).at(rules.file))
            } else if let marks = folder.diagnostics.first(where: { $0.check == .numbersSyntax }) {
                findings.append(marks)
            } else if let file = manifest.source.rulesFile {
                findings.append(stale(file))
            }
        }
        if folder.attribution.map(Digest.sha256) != manifest.attribution?.sha256 {
            findings.append(stale(PackManifest.attributionName))
        }
        return findings
    }

    private func clips() -> [Finding] {
        let (findings, used) = takes()
        return findings + changedTexts(used)
    }

    /// Holds takes against those that the clips were made of.
    /// - Parameter ids: of the clips; nil for all.
    private func takes(of ids: Set<String>? = nil) -> (findings: [Finding], used: [SeenTake]) {
        let made = Dictionary(manifest.clips.map { ($0.id, $0.source) }) { first, _ in first }
        let recorded = Dictionary(uniqueKeysWithValues: RecordedClip.all(in: folder).map { ($0.clip.id, $0) })
        var findings: [Finding] = []
        var used: [SeenTake] = []
        for clip in folder.source.clips where ids?.contains(clip.id) != false {
            let takes = recorded[clip.id]?.takes ?? []
            guard let source = made[clip.id] else {
                // A pack is made without a clip that has no recording and that no announcement says.
                if let take = takes.first {
                    findings.append(Finding(.assetStale, "new clip").at(take.path, clip: clip.id))
                } else if !folder.says(manifest.source) {
                    findings.append(inPack("new clip", clip))
                }
                continue
            }
            switch check(clip, takes, against: source) {
            case .failure(let outdated): findings += outdated.findings
            case .success(let seen): used += seen
            }
        }
        return (findings, used)
    }

    private func changedTexts(_ takes: [SeenTake]) -> [Finding] {
        RecordedTextsFile(of: folder.path, within: recordings).findings(
            on: takes, in: folder, besides: manifest)
    }

    /// Of a pack.yml in which no clips could be read, it is not known which are gone.
    private func formerClips() -> [Finding] {
        let current = folder.source.clipIDs
        guard !current.isEmpty else { return [] }
        return manifest.clips.map(\.id).filter { !current.contains($0) }.map {
            stale(PackFolder.fileName, clip: $0, "former clip")
        }
    }

    /// The takes of a clip, one of which it is made of, if they are those that it was made from.
    private func check(
        _ clip: VoicePack.Clip, _ takes: [TakeFile], against source: PackManifest.ClipSource
    ) -> Result<[SeenTake], Faults> {
        guard let first = takes.first else { return .failure(Faults(inPack("no take", clip))) }
        var digests: [String] = []
        var sound: (audio: DecodedAudio, kind: String)?
        var pointer: Finding?
        for take in takes {
            do {
                let bytes = try readFile(at: take.path, within: recordings, limit: TakeFile.maximumBytes)
                // The pointer of a take that Git LFS did not bring states what the take's bytes are.
                let stated = GitLeftover.sha256(ofPointer: bytes)
                if GitLeftover(pointerIn: bytes) != nil {
                    let isKept = GitLeftover.isInLFS(take.path)
                    let finding = Finding(.recordingUnreadable, isKept ? "pointer" : "pointer in Git")
                        .at(take.path, clip: clip.id)
                    guard isKept, stated != nil else { return .failure(Faults(finding)) }
                    pointer = finding
                }
                digests.append(stated ?? Digest.sha256(bytes))
                if takes.count == 1, digests[0] != source.sha256 {
                    let audio = try? SoundFile.decode(bytes, limits: .recording)
                    sound = audio.map { ($0, RecordingDecoder.container(of: bytes) ?? "MP3") }
                }
            } catch {
                let finding = error.diagnostic(file: take.path, clip: clip.id, limit: .recordingLimit)
                return .failure(Faults(finding))
            }
        }
        let before = source.takes ?? 1
        guard takes.count == before else {
            return outdated(
                first.path, clip, "takes", ["count": .count(takes.count), "before": .count(before)])
        }
        let isSame =
            takes.count == 1
            ? digests[0] == source.sha256
            : TakeDigest.sha256(of: Array(zip(takes.map(\.name), digests))) == source.takesSha256
        guard isSame, first.isSynthetic == (source.voice == .synthetic) else {
            // Of a take that is here, generate tells more.
            let seen = zip(takes, digests).map { SeenTake($0, sha256: $1, of: clip, isUsed: sound == nil) }
            let mixedUp = changedTexts(seen).filter { $0.check == .recordingMixedUp }
            guard mixedUp.isEmpty else { return .failure(Faults(mixedUp)) }
            if let pointer { return .failure(Faults(pointer)) }
            return differing(first, clip, sound, from: source)
        }
        return .success(
            zip(takes, digests).map { SeenTake($0, sha256: $1, of: clip, isUsed: $1 == source.sha256) })
    }

    /// What is said of a clip without a take, where pack.yml has it.
    private func inPack(_ form: String, _ clip: VoicePack.Clip) -> Finding {
        Finding(.assetStale, form).at(folder.packFile, position: folder.source.positions[clip.id], clip: clip.id)
    }

    /// A take that is another one now, and by which of its name, its length and its rate: a copy of less quality, or a part of it, may
    /// be there by mistake.
    private func differing(
        _ take: TakeFile, _ clip: VoicePack.Clip, _ sound: (audio: DecodedAudio, kind: String)?,
        from source: PackManifest.ClipSource
    ) -> Result<[SeenTake], Faults> {
        let seconds = sound.map { Double($0.audio.frames) / Double($0.audio.sampleRate) } ?? source.seconds
        let kinds = ["WAV", "AIFF", "CAF", "FLAC", "Ogg", "MP3"]
        let named = kinds.first { take.name.lowercased().hasSuffix(".\($0.lowercased())") }
        let kind = sound?.kind ?? named
        let figures = [
            (kind ?? "", named ?? kind ?? ""),
            ("\(seconds.decimals(2)) s", "\(source.seconds.decimals(2)) s"),
            ("\(sound?.audio.sampleRate ?? source.sampleRate) Hz", "\(source.sampleRate) Hz"), (take.name, source.file),
        ].filter { source.takes == nil && $0.0 != $0.1 }
        guard !figures.isEmpty else { return outdated(take.path, clip, "take") }
        let (now, before) = (figures.map(\.0), figures.map(\.1))
        return outdated(
            take.path, clip, take.name == source.file ? "take changed" : "take in place",
            [
                "now": .text(now.joined(separator: ", ")), "before": .text(before.joined(separator: ", ")),
                "file": .text(take.name), "former": .text(source.file),
            ])
    }

    /// - Parameter file: the take, as the user would type it.
    private func outdated(
        _ file: String, _ clip: VoicePack.Clip, _ form: String, _ arguments: [String: Finding.Argument] = [:]
    ) -> Result<[SeenTake], Faults> {
        .failure(Faults(Finding(.assetStale, form, arguments).at(file, clip: clip.id)))
    }
}

/// Changes of a pack's recordings since the clips of an announcement were made of them.
package enum AnnouncedStaleness {
    /// - Parameters:
    ///   - clips: the ids of the clips.
    ///   - assets: the folder with the generated packs.
    ///   - recordings: the folder with one folder of recordings per pack.
    /// - Returns: nothing if the pack's recordings are not here, or nothing tells what the clips were made of.
    package static func findings(
        on clips: Set<String>, of pack: String, in assets: String, recordings: String
    ) -> [Finding] {
        guard FileKind(at: "\(recordings)/\(pack)/\(PackFolder.fileName)") == .file,
            let manifest = EarlierPack(named: pack, output: assets)?.manifest, manifest.pack == pack
        else { return [] }
        return StalenessCheck(manifest, against: recordings).check(announced: clips)
    }
}

/// Generated packs that leave for apps, where nobody checks them again.
package struct HandedOnPacks: Sendable {
    private let assets: String
    private let recordings: String

    /// - Parameters:
    ///   - assets: the folder with one folder of clips per pack.
    ///   - recordings: the folder with one folder of recordings per pack, which need not be there.
    package init(assets: String, recordings: String) {
        self.assets = assets
        self.recordings = recordings
    }

    /// What the manifests of some packs tell about clips by a synthesizer, the speaker and the licence, and their recordings about clips
    /// that are older; and of which packs there was nothing to compare with.
    package func remarks(on packs: [String]) -> [Finding] {
        let seen = packs.filter { FileKind(at: "\(recordings)/\($0)/\(PackFolder.fileName)") == .file }
        let unseen = packs.filter { !seen.contains($0) }
        let findings = packs.flatMap { name -> [Finding] in
            guard let manifest = EarlierPack(named: name, output: assets)?.manifest else { return [] }
            let changes = seen.contains(name) ? StalenessCheck(manifest, against: recordings).check() : []
            let todos = TodoMarker.findings(speaker: manifest.speaker, license: manifest.license)
            return (todos + [SyntheticClips.finding(of: manifest), Self.stale(changes)].compactMap(\.self))
                .map { $0.at("\(assets)/\(name)") }
        }
        guard !unseen.isEmpty else { return findings }
        let names = ["packs": Finding.Argument.text(unseen.joined(separator: ", "))]
        return findings + [Finding(.assetStale, "handed on unseen", names).at(assets)]
    }

    private static func stale(_ findings: [Finding]) -> Finding? {
        // A pack.yml that can't be read any more changed, too.
        let changed = findings.filter { $0.severity == .error && $0.check != .recordingMixedUp }
        guard let first = changed.first else { return nil }
        let words = changed.count == 1 ? first.file : "\(changed.count) files, such as \(first.file),"
        return Finding(.assetStale, "handed on", ["changed": .text(words)])
    }
}

/// The clips of a pack that a synthesizer speaks.
enum SyntheticClips {
    /// What tells how many there are; nil if there are none.
    static func finding(of manifest: PackManifest) -> Finding? {
        let synthetic = manifest.clips.count { $0.source.voice == .synthetic }
        guard synthetic > 0 else { return nil }
        let counts = ["count": Finding.Argument.count(synthetic), "all": .count(manifest.clips.count)]
        return Finding(.recordingSynthetic, "generated", counts)
    }
}
