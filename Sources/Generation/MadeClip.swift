import VoiceAssetAnnouncementProofs
import VoiceAssetChecksums
import VoiceAssetClips
import VoiceAssetDiagnostics
import VoiceAssetPacks
import VoiceAssetPublishing
import VoiceAssetTakes
import VoiceAssetWording
import VoiceManifest

/// A clip that is ready for the pack.
struct MadeClip: Sendable {
    var recorded: RecordedClip
    /// As the manifest states it, but for what was found and what the proofs add.
    var entry: PackManifest.Clip
    /// Where its files come from, by their path in the pack.
    var files: [String: PackContent.File]
    var remarks: [ClipRemark]

    /// A clip that an earlier run made.
    init(keeping entry: PackManifest.Clip, of recorded: RecordedClip, remarks: [ClipRemark]) {
        self.recorded = recorded
        self.entry = entry
        files = Dictionary(uniqueKeysWithValues: entry.files.values.map { ($0.path, .keep) })
        self.remarks = remarks
    }

    init(_ clip: FinishedClip, of recorded: RecordedClip, source: PackManifest.ClipSource, sampleRate: Int) {
        self.recorded = recorded
        let id = recorded.clip.id
        var files: [String: PackManifest.ClipFile] = [:]
        self.files = [:]
        for (kind, bytes) in clip.files {
            let path = "\(kind.rawValue)/\(id).\(kind.fileExtension)"
            files[kind.rawValue] = .init(path: path, bytes: bytes.count, sha256: Digest.sha256(bytes))
            self.files[path] = .bytes(bytes)
        }
        entry = PackManifest.Clip(
            id: id, text: recorded.clip.text, samples: clip.samples,
            seconds: (Double(clip.samples) / Double(sampleRate)).rounded(toDecimals: 6),
            loudness: clip.loudness.rounded(toDecimals: 2),
            truePeak: clip.truePeak.rounded(toDecimals: 2), gain: clip.gain.rounded(toDecimals: 2), source: source,
            files: files, findings: [])
        remarks = clip.findings.map { .clip($0) }
    }

    /// The take that it is made of, as the user would type it.
    var takePath: String { recorded.path(ofTake: entry.source.file) }

    /// How loud it can be, LUFS, if that is less than the profile's loudness.
    var reach: (clip: String, reach: Double)? { entry.reach.map { (entry.id, $0) } }

    /// What the proofs need to know of it.
    var announced: AnnouncedClip {
        AnnouncedClip(
            id: entry.id, text: entry.text, samples: entry.samples, soundsLike: remarks.compactMap(\.alikeClip))
    }

    func diagnostics(limits: TakeLimits) -> [Diagnostic] {
        remarks.map { $0.diagnostic(file: takePath, clip: entry.id, limits: limits) }
    }

    /// The clip without the remarks that the pack wants to hear nothing of, nor of what would follow from them.
    func heeding(_ severities: [RuleSetting], limits: TakeLimits) -> MadeClip {
        var clip = self
        clip.remarks.removeAll { remark in
            severities.applied(to: [remark.diagnostic(file: takePath, clip: entry.id, limits: limits)]).isEmpty
        }
        return clip
    }

    /// Says of each take that is not used which one is, and why.
    var choiceNotes: [Diagnostic] {
        guard let choice = entry.source.choice else { return [] }
        return recorded.takes.filter { $0.name != entry.source.file }.map { take in
            Diagnostic(
                .recordingUnused, file: take.path, clip: entry.id, found: "not used, but \(choice)",
                advice: recorded.pin == nil
                    ? "to use this one, write `pins: {\"\(entry.id)\": \(take.number)}` in pack.yml" : nil)
        }
    }
}

extension PackManifest.ClipSource {
    /// Where a clip comes from.
    init<Sound>(_ chosen: ChosenTake<Sound>) {
        let take = chosen.take
        self.init(
            file: chosen.file.name, sha256: chosen.sha256, sampleRate: take.sampleRate, channels: take.channels,
            seconds: take.seconds.rounded(toDecimals: 3), speechStart: take.kept.lowerBound.rounded(toDecimals: 3),
            speechEnd: take.kept.upperBound.rounded(toDecimals: 3))
        voice = chosen.file.isSynthetic ? .synthetic : nil
        self.take = chosen.choice?.number
        takes = chosen.choice?.takes
        choice = chosen.choice?.reason
        takesSha256 = chosen.choice?.takesSha256
    }
}
