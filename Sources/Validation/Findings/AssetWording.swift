import VoiceAssetAnnouncementProofs
import VoiceAssetAudioContainers
import VoiceAssetClips
import VoiceAssetDiagnostics
import VoiceAssetFileSystem
import VoiceAssetPacks
import VoiceAssetTakes
import VoiceAssetWording
import VoiceManifest

extension AssetFinding {
    /// The finding in words.
    var diagnostic: Diagnostic {
        switch matter {
        case .file(let fault, let origin): worded(fault.words(origin))
        case .comparison(let fault): worded(fault.words)
        case .manifest(let fault): worded(fault.words)
        case .listed(let fault): worded(fault.words)
        case .index(let fault): worded(fault.words)
        case .stale(let input): worded(input.words)
        case .synthetic(let count, let all):
            worded(
                FindingWords(
                    "\(count) of \(all) clips are spoken by a synthesizer",
                    advice: "record them, and generate the pack again"))
        case .noPacks:
            worded(
                FindingWords(
                    "no voice pack in this folder",
                    advice: "run generate first, or name the folder that holds the packs"))
        case .noSuchPack(let name, let known):
            worded(
                FindingWords("no such voice pack", advice: MeantPack(among: known).adviceToGenerate(insteadOf: name)))
        case .announcement(let finding): AnnouncementWording(file: file).diagnostic(finding)
        case .unread(let error, let limit): error.diagnostic(file: file, clip: clip, limit: limit)
        case .recordings(let diagnostic): diagnostic
        }
    }

    private func worded(_ words: FindingWords) -> Diagnostic {
        Diagnostic(rule, severity, file: file, clip: clip, words)
    }
}

private let runAgain = "run generate again"

/// A figure that may lie so far from a middle, such that it is seen to lie further.
private func beyond(_ figure: Double, _ middle: Double, by tolerance: Double) -> String {
    figure.decimals(1, apartFrom: figure < middle ? middle - tolerance : middle + tolerance)
}

// MARK: One file

extension AssetOrigin {
    /// What mends a file.
    fileprivate var remedy: String {
        switch self {
        case .generate: runAgain
        case .otherEncoder: "encode the clip again"
        }
    }
}

extension FileFault {
    fileprivate func words(_ origin: AssetOrigin) -> FindingWords {
        switch self {
        case .splice(let fault): fault.words
        case .overstated(let chunk):
            FindingWords(
                "the header promises \(chunk.promised) bytes in chunk '\(chunk.name)'",
                limit: "the \(chunk.present) bytes that are there", advice: origin.remedy)
        case .undecodable(let error): FindingWords("does not decode: \(error.reason)", advice: origin.remedy)
        case .silent: FindingWords("decodes to silence", advice: origin.remedy)
        case .tooLong(let seconds):
            FindingWords(
                "clip of \(seconds.decimals(upTo: 2, apartFrom: 30)) s", limit: "under 30 s",
                advice: "record a shorter prompt")
        case .truePeak(let peak, let ceiling):
            FindingWords(
                "true peak \(peak.decimals(1, apartFrom: ceiling)) dBTP",
                limit: "\(ceiling.decimals(atLeast: 1)) dBTP",
                advice: "\(origin.remedy); players clip what exceeds 0 dBTP")
        case .loudness(let loudness, let wanted, let isPeakBound):
            FindingWords(
                "loudness \(beyond(loudness, wanted, by: ClipMaker.checkedTolerance)) LUFS",
                limit: "\(wanted.decimals(atLeast: 1)) LUFS ± \(ClipMaker.checkedTolerance)",
                advice: isPeakBound
                    ? "the true peak allows no more; record with less emphasis or lower the profile's loudness"
                    : "run generate again; a clip apart from the others stands out in every announcement")
        case .cut(let edge, let depth):
            FindingWords(
                "the \(edge.rawValue) is only \(depth.decimals(1, apartFrom: -ClipEdges.cutLevel)) dB "
                    + "below the loudest part",
                limit: "\((-ClipEdges.cutLevel).decimals(1)) dB",
                advice: "a cut inside a sound clicks at the join; fade the edge, or trim less")
        case .silence(let seconds, let allowed):
            FindingWords(
                "\((seconds * 1000).decimals(0, apartFrom: allowed * 1000)) ms of silence at the ends",
                limit: "\((allowed * 1000).decimals(atLeast: 0)) ms",
                advice: "every join with this clip pauses; trim the clip")
        }
    }
}

extension SpliceFault {
    /// What is there; what that does to a splice, and what helps. (Measured with mpg123, ffmpeg, libsndfile, minimp3,
    /// dr_mp3; after Ogg, FLAC and Opus libsndfile stops, after M4A ffmpeg.)
    fileprivate var words: FindingWords {
        switch self {
        case .table(let name):
            FindingWords(
                name == "Info" ? "an Info frame" : "a \(name) frame",
                advice: "it holds this clip's frame count, so that many players stop after this clip, and it is a "
                    + "silent frame elsewhere; encode without it (lame -t)")
        case .id3v2(let bytes): tag("an ID3v2 tag of \(bytes) bytes")
        case .id3v1: tag("an ID3v1 tag of 128 bytes")
        case .ape(let bytes): tag("an APE tag of \(bytes) bytes")
        case .reservoir(let frames, let all):
            FindingWords(
                "\(frames) of \(all) frames use the bit reservoir",
                advice: "they need bytes of frames before them, which a splice replaces, so that the clip's start is "
                    + "damaged; encode without reservoir (lame --nores)")
        case .partialFrame(let bytes):
            FindingWords(
                "an incomplete frame of \(bytes) bytes at the end",
                advice: "the next clip's first frame is swallowed; encode the clip again")
        case .unknown(let bytes):
            FindingWords(
                "\(bytes) bytes that are no MP3 frame",
                advice: "decoders resynchronise over it and drop frames; encode the clip again")
        case .variableBitRate:
            FindingWords(
                "frames of different bit rates or formats",
                advice: "decoders that estimate lengths from the first frame cut the announcement short; encode at a "
                    + "constant bit rate")
        case .notMP3: FindingWords("no MP3 frame at all", advice: "encode the clip as MP3")
        case .format(let name):
            FindingWords(
                "a file in the format .\(name)",
                advice: "many players leave out what is appended to it, so that the announcement ends after its first "
                    + "clip; encode as MP3, WAV, CAF or AIFF")
        }
    }

    private func tag(_ found: String) -> FindingWords {
        FindingWords(
            found, advice: "inside a splice decoders lose up to 30 frames over it and shift what follows; write no tags"
        )
    }
}

// MARK: Files against each other

extension ComparisonFault {
    fileprivate var words: FindingWords {
        switch self {
        case .otherFormat(let format, let usual):
            FindingWords(
                format.words, limit: "\(usual.words), as most clips here",
                advice: "decoders drop the clip, play it at a wrong speed or stop at it; encode all clips alike")
        case .sameSound(let path):
            FindingWords(
                "the same sound as \(path)",
                advice: "unless both words sound the same, one of the two says the wrong word: listen to both")
        case .apart(let loudness, let median):
            FindingWords(
                "loudness \(beyond(loudness, median, by: FileComparison.loudnessTolerance)) LUFS",
                limit: "\(median.decimals(atLeast: 1)) LUFS ± \(FileComparison.loudnessTolerance), the pack's median",
                advice: "a clip apart from the others stands out in every announcement; level all clips alike")
        case .heavy(let bytes):
            FindingWords(
                "\(bytes) bytes", limit: "\(FileComparison.sizeBudget) bytes",
                advice: "ship only the rendition that the app plays, or a smaller one such as caf-ulaw or mp3")
        case .undocumented:
            FindingWords(
                "MP3 is not on Apple's list of formats for notification sounds",
                advice: "it plays in shipped apps; use the rendition wav or caf-ulaw to stay on the list")
        }
    }
}

extension AssetFormat {
    fileprivate var words: String {
        let rate = "\(sampleRate) Hz, \(channels == 1 ? "mono" : "\(channels) channels")"
        guard let bitRate, let header else { return rate }
        return "\(rate), \(bitRate / 1000) kbit/s, header \(String(header, radix: 16))"
    }
}

// MARK: Manifest and index

extension ManifestFault {
    fileprivate var words: FindingWords {
        switch self {
        case .missing:
            FindingWords(
                "not found",
                advice: "make the pack with voice-assets generate; its clips are checked by themselves here")
        case .unsound(let fault): FindingWords(fault.description, advice: runAgain)
        case .otherPack(let name, let folder):
            FindingWords(
                "the manifest is of the pack '\(name)'", limit: "the folder's name, '\(folder)'",
                advice: "rename the folder, or remove the copy")
        case .otherFigure(let figure, let clip, let stated, let measured):
            FindingWords(
                "states a \(figure.rawValue) of \(stated.decimals(1, apartFrom: measured)) \(figure.unit) for '\(clip)'",
                limit: "\(measured.decimals(1, apartFrom: stated)) \(figure.unit), as its files have it",
                advice: runAgain)
        case .otherSpeech:
            FindingWords(
                "the manifest was changed: its number table, range, currency or language, or a clip's id, text or file, "
                    + "is not what generate wrote", advice: runAgain)
        case .otherSplice:
            FindingWords("the manifest says something else: the two were not written together", advice: runAgain)
        case .otherText:
            FindingWords(
                "the manifest was changed: a measurement, a finding or something else in it is not what generate wrote",
                advice: runAgain)
        case .unsealed:
            FindingWords(
                "the manifest states no checksum of itself, so that nobody can tell whether it was changed",
                advice: runAgain)
        case .silent:
            FindingWords("the manifest has no number grammar: the pack announces nothing", advice: runAgain)
        case .unresolved(let amount):
            FindingWords(
                "not all that says \(amount) is there; every smaller amount of the range has its clips",
                advice: runAgain)
        case .otherLongest:
            FindingWords("the longest announcements are not the ones that the manifest states", advice: runAgain)
        case .otherWitness(let clip, let witness, let stated):
            FindingWords(
                "the clip '\(clip)' is heard \(Self.place(witness)), not \(Self.place(stated)) as the manifest states",
                advice: runAgain)
        }
    }

    private static func place(_ witness: PackManifest.Clip.Witness?) -> String {
        guard let witness else { return "nowhere" }
        return "in '\(witness.announcement)'" + (witness.amount.map { " with \($0)" } ?? "")
    }
}

extension ManifestFault.Figure {
    fileprivate var unit: String {
        switch self {
        case .loudness: "LUFS"
        case .truePeak: "dBTP"
        }
    }
}

extension ListedFileFault {
    fileprivate var words: FindingWords {
        switch self {
        case .missing:
            FindingWords(
                "not found", advice: "run generate again; every announcement with this clip is silent without it")
        case .noAttribution:
            FindingWords(
                "not found", advice: "run generate again; the licence of the recordings wants it beside the clips")
        case .noSplice: FindingWords("not found", advice: "run generate again; apps read it")
        case .extra: FindingWords("not in the manifest", advice: "remove it, or add its clip to pack.yml")
        case .otherSize(let bytes, let stated):
            FindingWords("\(bytes) bytes", limit: "\(stated) bytes", advice: runAgain)
        case .otherBytes(let sha256, let stated):
            FindingWords(
                "SHA-256 \(sha256.prefix(12))…", limit: "\(stated.prefix(12))…",
                advice: "run generate again; someone changed the file")
        case .otherLength(let samples, let stated):
            FindingWords(
                "decodes to \(samples) samples", limit: "\(stated)",
                advice: "run generate again; every later clip of an announcement starts at a wrong time")
        case .otherFormat(let sampleRate, let channels, let statedRate, let statedChannels):
            FindingWords(
                "\(sampleRate) Hz, \(channels) channels", limit: "\(statedRate) Hz, \(statedChannels)",
                advice: runAgain)
        }
    }
}

extension IndexFault {
    fileprivate var words: FindingWords {
        switch self {
        case .missing: FindingWords("not found", advice: runAgain)
        case .unsound(let fault): FindingWords(fault.description, advice: runAgain)
        case .lists(let name): FindingWords("lists the pack '\(name)', which is not there", advice: runAgain)
        case .omits(let name): FindingWords("does not list the pack '\(name)'", advice: runAgain)
        }
    }
}

// MARK: Recordings

extension StaleInput {
    fileprivate var words: FindingWords { FindingWords(found, advice: runAgain) }

    private var found: String {
        switch self {
        case .file: "changed since generate"
        case .newClip: "a clip that the pack does not have yet"
        case .formerClip(let id): "clip '\(id)' is no longer in the pack"
        case .noRecording: "the recording of this clip is gone"
        case .takes(let count, let before): "\(count) takes instead of \(before) since generate"
        case .recording: "recorded anew since generate"
        }
    }
}
