import VoiceAssetAudio
import VoiceAssetAudioContainers
import VoiceAssetCore
import VoiceAssetPipeline
import VoiceAssetWording

// What is wrong with one file of a pack, taken by itself. A remedy is what mends a file: it depends on who made the pack.
extension Finding {
    static func overstated(_ chunk: OverstatedChunk, remedy: String) -> Finding {
        Finding(
            .assetUnreadable, found: "the header promises \(chunk.promised) bytes in chunk '\(chunk.name)'",
            limit: "the \(chunk.present) bytes that are there", advice: Sentence(remedy))
    }

    static func undecodable(_ error: SoundFileError, remedy: String) -> Finding {
        Finding(.assetUnreadable, found: "does not decode: \(error.reason)", advice: Sentence(remedy))
    }

    static func silentFile(remedy: String) -> Finding {
        Finding(.assetUnreadable, found: "decodes to silence", advice: Sentence(remedy))
    }

    static func tooLong(seconds: Double) -> Finding {
        Finding(
            .clipTooLong, found: "clip of \(seconds.decimals(upTo: 2, apartFrom: 30), in: "s")", limit: "under 30 s",
            advice: "record a shorter prompt")
    }

    /// - Parameters:
    ///   - peak: dBTP, as its ceiling.
    static func truePeak(_ peak: Double, ceiling: Double, remedy: String) -> Finding {
        Finding(
            .clipTruePeak, found: "true peak \(peak.decimals(1, apartFrom: ceiling), in: "dBTP")",
            limit: "\(ceiling.decimals(atLeast: 1), in: "dBTP")",
            advice: "\(remedy); players clip what exceeds 0 dBTP")
    }

    /// - Parameters:
    ///   - loudness: LUFS, as what is wanted.
    ///   - isPeakBound: whether the true peak allows no more.
    static func loudness(_ loudness: Double, wanted: Double, isPeakBound: Bool) -> Finding {
        Finding(
            .clipLoudness, isPeakBound ? .warning : .error,
            found: "loudness \(beyond(loudness, wanted, by: ClipMaker.checkedTolerance), in: "LUFS")",
            limit: "\(wanted.decimals(atLeast: 1), in: "LUFS") ± \(ClipMaker.checkedTolerance)",
            advice: isPeakBound
                ? "the true peak allows no more; record with less emphasis or lower the profile's loudness"
                : "run generate again; a clip apart from the others stands out in every announcement")
    }

    /// An edge inside of a sound.
    /// - Parameters:
    ///   - depth: how far it lies below the loudest part, decibels.
    static func cut(_ edge: String, depth: Double) -> Finding {
        let limit = -ClipEdges.cutLevel
        return Finding(
            .clipSpeechCut,
            found: "the \(edge) is only \(depth.decimals(1, apartFrom: limit), in: "dB") below the loudest part",
            limit: "\(limit.decimals(1), in: "dB")",
            advice: "a cut inside a sound clicks at the join; fade the edge, or trim less")
    }

    /// Silence at both ends together, seconds.
    static func silence(_ seconds: Double, allowed: Double) -> Finding {
        Finding(
            .clipSilence,
            found: "\((seconds * 1000).decimals(0, apartFrom: allowed * 1000), in: "ms") of silence at the ends",
            limit: "\((allowed * 1000).decimals(atLeast: 0), in: "ms")",
            advice: "every join with this clip pauses; trim the clip")
    }

    /// A figure that may lie so far from a middle, such that it is seen to lie further.
    static func beyond(_ figure: Double, _ middle: Double, by tolerance: Double) -> String {
        figure.decimals(1, apartFrom: figure < middle ? middle - tolerance : middle + tolerance)
    }
}

// Why an MP3 can't be joined to others by appending bytes: what is there, what that does to a splice, and what helps. (Measured with
// mpg123, ffmpeg, libsndfile, minimp3, dr_mp3; after Ogg, FLAC and Opus libsndfile stops, after M4A ffmpeg.)
extension Finding {
    /// What is wrong with a stream.
    static func all(in stream: MP3Stream) -> [Finding] {
        guard !stream.frames.isEmpty else {
            return [unspliceable("no MP3 frame at all", advice: "encode the clip as MP3")]
        }
        let sounding = stream.frames.filter { $0.table == nil }
        let borrowing = sounding.count { $0.mainDataBegin > 0 }
        var findings = stream.frames.compactMap(\.table).prefix(1).map(table) + stream.foreign.map(foreign)
        if borrowing > 0 {
            findings.append(
                unspliceable(
                    "\(borrowing) of \(sounding.count) frames use the bit reservoir",
                    advice:
                        "they need bytes of frames before them, which a splice replaces, so that the clip's start is "
                        + "damaged; encode without reservoir (lame --nores)"))
        }
        if Set(sounding.map(\.header.format)).count > 1 {
            findings.append(
                unspliceable(
                    "frames of different bit rates or formats",
                    advice:
                        "decoders that estimate lengths from the first frame cut the announcement short; encode at a "
                        + "constant bit rate"))
        }
        return findings
    }

    private static func unspliceable(_ found: Sentence, advice: Sentence) -> Finding {
        Finding(.assetNotSpliceSafe, found: found, advice: advice)
    }

    static func table(_ name: String) -> Finding {
        unspliceable(
            name == "Info" ? "an Info frame" : "a \(name) frame",
            advice: "it holds this clip's frame count, so that many players stop after this clip, and it is a "
                + "silent frame elsewhere; encode without it (lame -t)")
    }

    private static func foreign(_ part: MP3Stream.Foreign) -> Finding {
        let bytes = part.bytes
        return switch part.kind {
        case .id3v2: tag("an ID3v2 tag of \(bytes) bytes")
        case .id3v1: tag("an ID3v1 tag of 128 bytes")
        case .ape: tag("an APE tag of \(bytes) bytes")
        case .partialFrame:
            unspliceable(
                "an incomplete frame of \(bytes) bytes at the end",
                advice: "the next clip's first frame is swallowed; encode the clip again")
        case .unknown:
            unspliceable(
                "\(bytes) bytes that are no MP3 frame",
                advice: "decoders resynchronise over it and drop frames; encode the clip again")
        }
    }

    private static func tag(_ found: Sentence) -> Finding {
        unspliceable(
            found, advice: "inside a splice decoders lose up to 30 frames over it and shift what follows; write no tags"
        )
    }

    /// A file that no splicer reads.
    static func format(_ name: String) -> Finding {
        unspliceable(
            "a file in the format .\(name)",
            advice: "many players leave out what is appended to it, so that the announcement ends after its first "
                + "clip; encode as MP3, WAV, CAF or AIFF")
    }
}
