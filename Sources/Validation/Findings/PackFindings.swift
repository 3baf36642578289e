import NumberGrammar
import VoiceAssetCore
import VoiceAssetPacks
import VoiceAssetWording
import VoiceManifest

private let runAgain: Sentence = "run generate again"

// What is wrong with a folder of packs.
extension Finding {
    /// There is no pack in this folder.
    static let noPacks = Finding(
        .fileMissing, found: "no voice pack in this folder",
        advice: "run generate first, or name the folder that holds the packs")

    /// There is none of this name, but these.
    static func noSuchPack(_ name: String, known: [String]) -> Finding {
        Finding(
            .fileMissing, found: "no such voice pack",
            advice: PackNameSuggestion(among: known).adviceToGenerate(insteadOf: name))
    }

    /// So many clips that a synthesizer speaks, of so many.
    static func synthetic(_ count: Int, of all: Int) -> Finding {
        var finding = Finding(.recordingSynthetic, ["count": .count(count), "all": .count(all)])
        finding.words.advice = "record them, and generate the pack again"
        return finding
    }

    static let noIndex = Finding(.manifestMissing, found: "not found", advice: runAgain)

    /// The index, or a manifest, breaks a rule of its own.
    static func unsound(_ fault: VoiceManifestError.Fault) -> Finding {
        Finding(.manifestInvalid, found: Sentence(fault.description), advice: runAgain)
    }

    /// The index lists a pack that is not there, or does not list one that is.
    static func lists(_ name: String) -> Finding {
        Finding(.assetMissing, found: "lists the pack '\(name)', which is not there", advice: runAgain)
    }
    static func omits(_ name: String) -> Finding {
        Finding(.assetExtra, found: "does not list the pack '\(name)'", advice: runAgain)
    }
}

// What is wrong with a pack's manifest, by itself or because its files have it otherwise.
extension Finding {
    static let noManifest = Finding(
        .manifestMissing, found: "not found",
        advice: "make the pack with voice-assets generate; its clips are checked by themselves here")

    /// It is the manifest of another pack than the folder's name says.
    static func otherPack(_ name: String, folder: String) -> Finding {
        Finding(
            .manifestInvalid, found: "the manifest is of the pack '\(name)'", limit: "the folder's name, '\(folder)'",
            advice: "rename the folder, or remove the copy")
    }

    /// A clip's figure as the manifest states it and as the files have it.
    static func otherFigure(_ name: String, _ unit: String, clip: String, stated: Double, measured: Double) -> Finding {
        Finding(
            .manifestInvalid,
            found: "states a \(name) of \(stated.decimals(1, apartFrom: measured), in: unit) for '\(clip)'",
            limit: "\(measured.decimals(1, apartFrom: stated), in: unit), as its files have it", advice: runAgain)
    }

    /// The checksum of what decides what the pack says is another: somebody changed the manifest.
    static let otherSpeech = Finding(
        .manifestInvalid,
        found: "the manifest was changed: its number table, range, currency or language, or a clip's id, text or file, "
            + "is not what generate wrote", advice: runAgain)
    /// The checksum of its bytes is another: somebody changed something else.
    static let otherText = Finding(
        .manifestInvalid,
        found:
            "the manifest was changed: a measurement, a finding or something else in it is not what generate wrote",
        advice: runAgain)
    /// The file for splicers that it lists says something else than it.
    static let otherSplice = Finding(
        .manifestInvalid, found: "the manifest says something else: the two were not written together",
        advice: runAgain)
    /// It states no such checksum. Of a pack that an earlier version made, nothing is known to be wrong.
    static let unsealed = Finding(
        .manifestInvalid, .warning,
        found: "the manifest states no checksum of itself, so that nobody can tell whether it was changed",
        advice: runAgain)
    /// It has no number grammar.
    static let saysNothing = Finding(
        .amountUnsaid, found: "the manifest has no number grammar: the pack announces nothing", advice: runAgain)

    /// The smallest amount that the number grammar has no clips for.
    static func unresolved(_ amount: Amount) -> Finding {
        Finding(
            .amountUnsaid,
            found: "not all that says \(amount) is there; every smaller amount of the range has its clips",
            advice: runAgain)
    }

    /// The longest announcements are others.
    static let otherLongest = Finding(
        .manifestInvalid, found: "the longest announcements are not the ones that the manifest states",
        advice: runAgain)

    /// A clip is heard elsewhere than the manifest states.
    static func otherWitness(
        clip: String, _ witness: PackManifest.Clip.Witness?, stated: PackManifest.Clip.Witness?
    ) -> Finding {
        func place(_ witness: PackManifest.Clip.Witness?) -> String {
            guard let witness else { return "nowhere" }
            let values = witness.values.map { $0.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" } }
            let with = witness.amount ?? values?.joined(separator: " ")
            return "in '\(witness.announcement)'" + (with.map { " with \($0)" } ?? "")
        }
        return Finding(
            .manifestInvalid,
            found: "the clip '\(clip)' is heard \(place(witness)), not \(place(stated)) as the manifest states",
            advice: runAgain)
    }
}

// What is wrong with a file, held against its pack's manifest.
extension Finding {
    /// The manifest lists it, and it is not there.
    static let noFile = Finding(
        .assetMissing, found: "not found",
        advice: "run generate again; every announcement with this clip is silent without it")
    static let noAttribution = Finding(
        .assetMissing, found: "not found",
        advice: "run generate again; the licence of the recordings wants it beside the clips")
    /// The file for splicers is listed, and it is not there.
    static let noSplice = Finding(.assetMissing, found: "not found", advice: "run generate again; apps read it")
    /// It is there, and the manifest does not list it.
    static let extraFile = Finding(
        .assetExtra, found: "not in the manifest", advice: "remove it, or add its clip to pack.yml")

    static func otherSize(bytes: Int, stated: Int) -> Finding {
        Finding(.assetChecksum, found: "\(bytes) bytes", limit: "\(stated) bytes", advice: runAgain)
    }

    static func otherBytes(_ sha256: String, stated: String) -> Finding {
        Finding(
            .assetChecksum, found: "SHA-256 \(sha256.prefix(12))…", limit: "\(stated.prefix(12))…",
            advice: "run generate again; someone changed the file")
    }

    static func otherLength(samples: Int, stated: Int) -> Finding {
        Finding(
            .assetUnreadable, found: "decodes to \(samples) samples", limit: "\(stated)",
            advice: "run generate again; every later clip of an announcement starts at a wrong time")
    }

    /// Hertz and channels, as the file and as its rendition has them.
    static func otherFormat(sampleRate: Int, channels: Int, _ stated: PackManifest.Rendition) -> Finding {
        Finding(
            .assetNotUniform, found: "\(sampleRate) Hz, \(channels) channels",
            limit: "\(stated.sampleRate) Hz, \(stated.channels)", advice: runAgain)
    }
}

// What is wrong with a pack's files, held against each other.
extension Finding {
    /// A file's format, and that of most files.
    static func otherFormat(_ format: AssetFormat, usual: AssetFormat) -> Finding {
        Finding(
            .assetNotUniform, found: Sentence(format.words), limit: "\(usual.words), as most clips here",
            advice: "decoders drop the clip, play it at a wrong speed or stop at it; encode all clips alike")
    }

    static func sameSound(as path: String) -> Finding {
        Finding(
            .clipIdentical, found: "the same sound as \(path)",
            advice: "unless both words sound the same, one of the two says the wrong word: listen to both")
    }

    /// A file's loudness and the pack's median, LUFS.
    static func apart(loudness: Double, median: Double) -> Finding {
        let tolerance = FileComparison.loudnessTolerance
        return Finding(
            .clipLoudness, found: "loudness \(beyond(loudness, median, by: tolerance), in: "LUFS")",
            limit: "\(median.decimals(atLeast: 1), in: "LUFS") ± \(tolerance), the pack's median",
            advice: "a clip apart from the others stands out in every announcement; level all clips alike")
    }

    /// The size of a rendition.
    static func heavy(bytes: Int) -> Finding {
        Finding(
            .packSize, found: "\(bytes) bytes", limit: "\(FileComparison.sizeBudget) bytes",
            advice: "ship only the rendition that the app plays, or a smaller one such as caf-ulaw or mp3")
    }

    /// MP3, in a rendition.
    static let undocumented = Finding(
        .formatUndocumented, found: "MP3 is not on Apple's list of formats for notification sounds",
        advice: "it plays in shipped apps; use the rendition wav or caf-ulaw to stay on the list")
}

extension AssetFormat {
    fileprivate var words: String {
        let rate = "\(sampleRate) Hz, \(channels == 1 ? "mono" : "\(channels) channels")"
        guard let bitRate, let header else { return rate }
        return "\(rate), \(bitRate / 1000) kbit/s, header \(String(header, radix: 16))"
    }
}

extension Finding {
    /// What changed since a pack was generated.
    static func stale(_ change: Sentence) -> Finding { Finding(.assetStale, found: change, advice: runAgain) }
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
