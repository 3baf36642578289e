import VoiceAssetAudio
import VoiceAssetCore
import VoiceAssetGrammar
import VoiceAssetPacks
import VoiceAssetUnicodeText
import VoiceManifest
import VoiceSplicer

/// A clip that is ready for the pack.
struct MadeClip: Sendable {
    var recorded: RecordedClip
    /// As the manifest states it, but for what was found and what the proofs add.
    var entry: PackManifest.Clip
    /// The bytes of its files by their paths in the pack; of one that the pack has already, none.
    var bytes: [String: PackContent.File] = [:]
    var remarks: [Finding]
    /// The print of its take; nil of a clip of the pack as it is.
    private var print: TakePrint?

    /// A clip of the pack as it is.
    init(_ entry: PackManifest.Clip, of recorded: RecordedClip) {
        self.recorded = recorded
        self.entry = entry
        remarks = []
        remarks = entry.findings.map { Finding($0, take: takePath, clip: entry.id) }
    }

    init(_ clip: RenderedClip, of chosen: ChosenTake, achievable: Double?, sampleRate: Int) {
        recorded = chosen.recorded
        entry = PackManifest.Clip(
            id: recorded.clip.id, text: recorded.clip.text, samples: clip.samples,
            seconds: (Double(clip.samples) / Double(sampleRate)).rounded(toDecimals: 6),
            loudness: clip.loudness.rounded(toDecimals: 2), truePeak: clip.truePeak.rounded(toDecimals: 2),
            gain: clip.gain.rounded(toDecimals: 2), reach: achievable, source: PackManifest.ClipSource(chosen),
            files: clip.files(of: recorded.clip.id), findings: [])
        remarks = []
        print = chosen.take.print
        add(chosen.take.findings + clip.findings)
    }

    /// Adds what was found about its take.
    mutating func add(_ findings: [Finding]) {
        remarks += findings.map { $0.of(take: takePath, clip: entry.id) }
    }

    /// The take that it is made of, as the user would type it.
    var takePath: String { recorded.path(ofTake: entry.source.file) }

    /// How loud it can be, LUFS, if that is less than the profile's loudness.
    var limited: (clip: String, loudness: Double)? { entry.reach.map { (entry.id, $0) } }

    /// What the proofs need to know of it.
    var announced: AnnouncedClip {
        AnnouncedClip(
            id: entry.id, text: entry.text, samples: entry.samples, soundsLike: remarks.compactMap(\.similarClip))
    }

    /// Where its files come from, by their path in the pack.
    var files: [String: PackContent.File] {
        Dictionary(
            uniqueKeysWithValues: entry.files.values.map { ($0.path, bytes[$0.path] ?? .keep) })
    }

    /// The clip with a warning where its take has less of the word than the one that it was made of before: until the take is another one, or
    /// confirmed.
    /// - Parameters:
    ///   - earlier: the pack as it was made before.
    ///   - noted: the takes that are known to be right.
    func compared(with former: PackManifest.Clip?, of earlier: EarlierPack?, noted: RecordedTexts) async -> MadeClip {
        var clip = self
        clip.remarks.removeAll(where: \.isOfShorterTake)
        guard let former, let earlier, former.source.voice == entry.source.voice, former.text == entry.text,
            RecordingName(fileName: former.source.file) == RecordingName(fileName: entry.source.file),
            !noted.tell(of: entry.source.sha256)
        else { return clip }
        if former.source.sha256 == entry.source.sha256 {
            let stated = former.findings.map { Finding($0, take: takePath, clip: entry.id).weighing(.warning) }
            clip.add(stated.filter(\.isOfShorterTake))
            return clip
        }
        let (now, before) = (entry.source.speechSeconds, former.source.speechSeconds)
        guard now < before * Self.leastSpeech else { return clip }
        if now >= before / 2 {
            guard let piece = await print?.whole, let whole = earlier.print(of: former),
                piece.likeness(toPartOf: whole) >= now / before + Self.leastMore
            else { return clip }
        }
        let lengths = ["seconds": Finding.Argument.of(now.decimals(2), "s"), "before": .of(before.decimals(2), "s")]
        let pack = ["pack": Finding.Argument.text(earlier.manifest.pack)]
        clip.add([Finding(.recordingLength, "cut", lengths.merging(pack) { $1 })])
        return clip
    }

    /// A take with less than this share of the speech, and with more than that in common with the one before, is a piece of it; one with less
    /// than half may be, whatever it has in common. Chosen on what it was measured by: 232 of 234 cuts to 60 … 85 % of 39 words, at either end,
    /// are seen, and 11 of 1,430 words that six people said again (Free Spoken Digit Dataset); of copies at 8 kHz 14 of 39.
    private static let leastSpeech = 0.9
    private static let leastMore = 0.08

    /// The clip with its remarks as the pack weighs them, and without those that it wants to hear nothing of, nor of what would follow
    /// from them.
    func heeding(_ severities: [RuleSetting]) -> MadeClip {
        var clip = self
        clip.remarks = severities.applied(to: remarks)
        return clip
    }

    /// Says of each take that is not used which one is, and why.
    var choiceNotes: [Finding] {
        guard let choice = entry.source.choice else { return [] }
        return recorded.takes.filter { $0.name != entry.source.file }.map { take in
            Finding(
                .recordingUnused, recorded.pin == nil ? "" : "pinned",
                ["choice": .text(choice), "number": .count(take.number)]
            ).at(take.path, clip: entry.id)
        }
    }
}

extension RenderedClip {
    /// The clip's files as a manifest states them, by the renditions' names.
    func files(of id: String) -> [String: PackManifest.ClipFile] {
        files.reduce(into: [:]) { files, file in
            guard let kind = SoundRendition(rawValue: file.key) else { return }
            files[file.key] = .init(path: kind.path(of: id), bytes: file.value.bytes, sha256: file.value.sha256)
        }
    }
}

extension SoundRendition {
    /// Where a clip's file lies in the pack.
    func path(of id: String) -> String { "\(rawValue)/\(id).\(container.fileExtension)" }
}

extension Finding {
    /// That a take has less of the word than the one before.
    var isOfShorterTake: Bool { check == .recordingLength && form == "cut" }
}

extension PackManifest.ClipSource {
    fileprivate var speechSeconds: Double { speechEnd - speechStart }

    /// Where a clip comes from.
    init(_ chosen: ChosenTake) {
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

/// Holds the bytes of clips until their pack is written: the first ones in memory, the others in a file without a name.
actor WaitingClips {
    /// Bytes that stay in memory: of some 40 clips.
    private static let mostInMemory = 4 << 20

    private let recordings: String?
    private var inMemory = 0
    private var spill: SpillFile?
    private var canSpill: Bool

    /// - Parameter recordings: the folder beside whose cache the file may be made; nil if nothing is to be written.
    init(recordings: String?) {
        self.recordings = recordings
        canSpill = recordings != nil
    }

    func hold(_ bytes: [UInt8]) async -> PackContent.File {
        inMemory += bytes.count
        guard inMemory > Self.mostInMemory, canSpill else { return .bytes(bytes) }
        if spill == nil { spill = recordings.flatMap(StoreFolder.spill) }
        guard let spilled = await spill?.append(bytes) else {
            canSpill = false
            return .bytes(bytes)
        }
        inMemory -= bytes.count
        return .spilled(spilled)
    }
}
