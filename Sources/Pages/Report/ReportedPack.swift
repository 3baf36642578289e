import NumberGrammar
import VoiceAssetAudio
import VoiceAssetCore
import VoiceAssetGrammarProofs
import VoiceAssetPipeline
import VoiceAssetRecordingDesk
import VoiceManifest

/// A pack as the page shows it: what its manifest says, its clips as a browser plays them, and how they look.
struct ReportedPack: Sendable {
    let manifest: PackManifest
    /// What it says; nil without a sound file for splicers.
    let splice: CheckedSplice?
    /// nil if no browser plays any of it.
    let heard: HeardClips?
    /// By clip id.
    private(set) var takeWaves: [String: Waveform] = [:]
    /// The noise floors of takes by clip id, dBFS.
    private(set) var noise: [String: Double] = [:]
    /// The text that the licence wants to go with the clips.
    let attribution: String?
    var findings: [Finding] = []
    var joins: JoinFigures?
    var approval: PackProgress.Approval?

    /// nil if there is no sound manifest.
    init?(folder: String, within root: String) {
        let file = "\(folder)/\(PackManifest.fileName)"
        guard let json = try? readFile(at: file, within: root, limit: PackManifest.maximumBytes),
            let manifest = try? PackManifest(json: json)
        else { return nil }
        self.manifest = manifest
        splice = EarlierPack.splice(in: folder, within: root).flatMap {
            manifest.isWritten(with: $0.manifest) ? $0 : nil
        }
        attribution = manifest.attribution.flatMap { file in
            let path = "\(folder)/\(file.path)"
            let bytes = try? readFile(at: path, within: root, limit: PackManifest.maximumAttributionBytes)
            return bytes.map { String(decoding: $0, as: UTF8.self) }
        }
        heard = HeardClips(of: manifest, splice?.manifest, folder: folder, within: root)
    }

    /// Adds how the takes look that the clips are made of, and how much noise they have, as far as they are there.
    mutating func addTakes(from folder: String, within root: String, workers: Int) async {
        var clips: [String: String] = [:]
        for clip in manifest.clips {
            let file = "\(folder)/\(clip.source.file)"
            guard let bytes = try? readFile(at: file, within: root, limit: TakeFile.maximumBytes) else { continue }
            takeWaves[clip.id] = (try? SoundFile.decode(bytes, limits: .recording)).map(Waveform.init)
            clips[file] = clip.id
        }
        guard !clips.isEmpty else { return }
        let inspection = TakeInspection(files: clips.keys.sorted(), pack: nil, recordings: root, workers: workers)
        for take in await inspection.run().takes {
            if let clip = clips[take.file] { noise[clip] = take.measured?.figures.noiseFloor }
        }
    }
}

/// A pack as the page's script reads it.
struct ReportedPackValue {
    private let pack: ReportedPack
    /// The clips of which the twin has the very same sound.
    private let same: Set<String>
    /// The paths of the files that the twin has too.
    private let shared: Set<String>

    /// - Parameter twin: a pack on the page that this one is compared with: what both have is there already.
    init(pack: ReportedPack, twin: ReportedPack? = nil) {
        self.pack = pack
        let clips = Dictionary((twin?.manifest.clips ?? []).map { ($0.id, $0.files) }) { first, _ in first }
        same = Set(
            pack.manifest.clips.filter { clip in
                clip.files.contains { clips[clip.id]?[$0.key]?.sha256 == $0.value.sha256 }
            }.map(\.id))
        let files = twin?.heard?.files ?? [:]
        shared = Set((pack.heard?.files ?? [:]).filter { files[$0.key] == $0.value }.map(\.key))
    }

    private var manifest: PackManifest { pack.manifest }
    private var grammar: NumberTable { pack.splice?.manifest.grammar ?? NumberTable() }

    var value: JSONValue {
        let heard = pack.heard
        return .object(known: [
            "name": .string(manifest.pack), "locale": .string(manifest.locale),
            "currency": .string(manifest.currency.code), "speaker": manifest.speaker.map(JSONValue.string),
            "license": manifest.license.map(JSONValue.string),
            "attribution": pack.attribution.map(JSONValue.string),
            "range": saysAmounts
                ? .object(["min": .string(manifest.range.min), "max": .string(manifest.range.max)]) : nil,
            "cut": cut.isEmpty ? nil : .array(cut),
            "halves": halves.isEmpty ? nil : .array(halves),
            "years": years.isEmpty ? nil : .array(years),
            "loudness": .number(manifest.profile.loudness), "truePeak": .number(manifest.profile.truePeak),
            "maxSeconds": .number(manifest.limits.maxSeconds), "renditions": .array(sizes),
            "announcements": .array(announcements), "clips": .array(manifest.clips.map(clip)),
            "pauses": manifest.pauses.map { .array($0.map(pause)) },
            "findings": .array(pack.findings.map(\.onPage)),
            "approval": pack.approval.map {
                .object(["approved": .integer(Int64($0.approved)), "telling": .integer(Int64($0.telling))])
            },
            "joins": pack.joins.map(joins),
            "rendition": heard.map { .string($0.rendition) }, "type": heard.map { .string($0.type) },
            "isEncoded": heard.map { .bool($0.isEncoded) }, "files": files,
            "shared": .array(shared.sorted().map(JSONValue.string)),
            "splice": (heard?.json).map { .string($0.inBase64) },
        ])
    }

    /// Milliseconds, semitones and decibels.
    private func joins(_ joins: JoinFigures) -> JSONValue {
        func figures(_ values: JoinFigures.Distribution, times scale: Double = 1) -> JSONValue {
            .array([values.low, values.median, values.high].map { .number(($0 * scale * 10).rounded() / 10) })
        }
        return .object(known: [
            "askedGap": .number(joins.askedGap * 1000), "gap": figures(joins.gap, times: 1000),
            "pitchJump": joins.pitchJump.map { figures($0) }, "levelJump": figures(joins.levelJump),
        ])
    }

    private var files: JSONValue {
        .object((pack.heard?.files ?? [:]).filter { !shared.contains($0.key) }.mapValues { .string($0.inBase64) })
    }

    private var sizes: [JSONValue] {
        manifest.renditions.keys.sorted().map { name in
            let bytes = manifest.clips.compactMap { $0.files[name]?.bytes }.reduce(0, +)
            return .object(["name": .string(name), "bytes": .integer(Int64(bytes))])
        }
    }

    private var saysAmounts: Bool { grammar.announcements.values.contains { $0.contains(.amount) } }

    /// The slots of which not every symbol is said: values that differ in the others are said alike, and meant to be.
    private var cut: [JSONValue] {
        grammar.slots.sorted { $0.key < $1.key }.compactMap { name, slot in
            guard case .spell(let spelling) = slot, let last = spelling.last else { return nil }
            let most = spelling.form.reduce(0) { $0 + $1.max }
            guard last < most else { return nil }
            return .object([
                "slot": .string(name), "last": .integer(Int64(last)), "most": .integer(Int64(most)),
            ])
        }
    }

    /// The slots that say a time without the half of the day that it is in.
    private var halves: [JSONValue] { ordered(\.leavesOutHalfOfTheDay) }

    /// The slots that say a date without its year.
    private var years: [JSONValue] { ordered(\.leavesOutYear) }

    private func ordered(_ isMeant: (OrderedValues) -> Bool) -> [JSONValue] {
        (pack.splice?.grammar?.slots ?? [:]).sorted { $0.key < $1.key }.compactMap { name, slot in
            if case .ordered(let values) = slot, isMeant(values) { .string(name) } else { nil }
        }
    }

    private var announcements: [JSONValue] {
        grammar.announcements.keys.sorted().map { id in
            let longest = manifest.announcements[id]?.longest
            return .object(known: [
                "id": .string(id), "seconds": longest.map { .number($0.seconds) },
                "amount": (longest?.amount).map(JSONValue.string),
                "values": (longest?.values).map { .object($0.mapValues(JSONValue.string)) },
            ])
        }
    }

    private func clip(_ clip: PackManifest.Clip) -> JSONValue {
        let file = pack.heard.flatMap { clip.files[$0.source] }
        let told = pack.findings.filter { $0.clip == clip.id }.map(\.onPage)
        return .object(known: [
            "id": .string(clip.id), "text": .string(clip.text.onOneLine), "seconds": .number(clip.seconds),
            "samples": .integer(Int64(clip.samples)), "loudness": .number(clip.loudness),
            "truePeak": .number(clip.truePeak), "path": (pack.heard?.paths[clip.id]).map(JSONValue.string),
            "sha256": file.map { .string($0.sha256) }, "isSame": .bool(same.contains(clip.id)),
            "isSaid": .bool(clip.witness != nil),
            "wave": pack.heard?.waves[clip.id].map { .string($0.peaks.inBase64) },
            "findings": .array(clip.findings.map(\.onPage) + told), "take": take(of: clip),
        ])
    }

    /// Silence between words: it is drawn and played in announcements.
    private func pause(_ pause: PackManifest.Pause) -> JSONValue {
        .object(known: [
            "id": .string(pause.id), "text": .string(""), "samples": .integer(Int64(pause.samples)),
            "path": (pack.heard?.paths[pause.id]).map(JSONValue.string),
        ])
    }

    private func take(of clip: PackManifest.Clip) -> JSONValue {
        let source = clip.source
        return .object(known: [
            "file": .string(printable(source.file)), "seconds": .number(source.seconds),
            "speechStart": .number(source.speechStart), "speechEnd": .number(source.speechEnd),
            "choice": source.choice.map { .string(printable($0)) },
            "number": source.take.map { .integer(Int64($0)) },
            "count": source.takes.map { .integer(Int64($0)) },
            "isSynthetic": .bool(source.voice == .synthetic), "noise": pack.noise[clip.id].map(JSONValue.number),
            "wave": pack.takeWaves[clip.id].map { .string($0.peaks.inBase64) },
        ])
    }
}
