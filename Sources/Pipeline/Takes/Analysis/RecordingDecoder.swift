package import VoiceAssetAudio
import VoiceAssetAudioContainers
package import VoiceAssetCore
package import VoiceAssetPacks
import VoiceAssetUnicodeText

/// A take, decoded and mixed to one channel, with what was seen on the way.
package struct Recording: Sendable {
    /// Mono samples, full scale ±1, at the recording's own rate, with its DC offset removed.
    package var samples: [Float]
    /// Hertz, 8000…192000.
    package var sampleRate: Int
    /// Channels of the file.
    package var channels: Int
    /// How the channels became one.
    package var downmix: Downmix
    /// The largest magnitude in any channel that is used, linear, before the DC offset was removed.
    package var peak: Double
    /// The crests that were cut off at full scale in the channels that are used; they are rounded in `samples`.
    package var clipping: Clipping
    /// The mean of the channels that are used, linear.
    package var dcOffset: Double
    /// The same of most of the take: the median of the means of a tenth of a second each. A knock has a mean, but lasts for less.
    package var lastingOffset: Double
    /// Remarks on the file's bytes, each with its seconds from the start.
    package var remarks: [ByteRemark] = []

    /// Seconds.
    package var seconds: Double { Double(samples.count) / Double(sampleRate) }

    /// The recording without what lies below a frequency in hertz; all of it if that is nil.
    func highPassed(_ frequency: Double?) -> Recording {
        guard let frequency else { return self }
        var recording = self
        recording.samples = ButterworthFilter(.highPass, frequency: frequency, sampleRate: sampleRate).filter(samples)
        return recording
    }
}

extension Recording {
    /// - Throws: `Faults` if the bytes can't be decoded.
    init(_ bytes: [UInt8], isRaw: Bool, as format: RawSamples?) throws(Faults) {
        do throws(Finding) { self = try RecordingDecoder.decode(bytes, isRaw: isRaw, as: format) } catch {
            throw Faults(error)
        }
    }
}

/// The first stage: bytes of an audio file in, one channel of samples out.
package enum RecordingDecoder {
    /// Float samples beyond this are numbers on another scale (±32768, ±8388608), not sound 60 dB above full scale.
    static let absurdPeak: Float = 1000

    /// - Parameters:
    ///   - isRaw: whether the bytes have no header.
    ///   - format: what they are then; nil if nobody says.
    package static func decode(
        _ bytes: [UInt8], isRaw: Bool = false, as format: RawSamples? = nil
    ) throws(Finding) -> Recording {
        guard !bytes.isEmpty else { throw Finding(.recordingUnreadable, "empty") }
        if GitLeftover(pointerIn: bytes) != nil { throw Finding(.recordingUnreadable, "pointer") }
        let bytes = isRaw ? try wav(of: bytes, as: format) : bytes
        if let content = OtherContent(in: bytes) { throw content.finding }
        let reader = try SoundReader(SoundLayout(bytes), of: .held(bytes), limits: .recording)
        let (audio, remarks) = (reader.decode(), reader.remarks())
        guard audio.frames > 0 else {
            let isDamaged = remarks.contains { $0.kind == .unknown }
            throw remarks.earlyEnd(.none)
                ?? (isDamaged ? .undecodable("no sound in it is whole") : Finding(.recordingEmpty, "none"))
        }
        return try recording(of: audio, remarks)
    }

    /// Bytes behind a header that says what they are, of a RIFX where the most significant one comes first.
    private static func wav(of bytes: [UInt8], as format: RawSamples?) throws(Finding) -> [UInt8] {
        if let container = container(of: bytes) {
            throw Finding(.recordingUnreadable, "container", ["container": .text(container)])
        }
        guard let format else { throw Finding(.recordingUnreadable, "unstated") }
        let (rate, frame) = (format.sampleRate, format.frameBytes)
        guard bytes.count.isMultiple(of: frame) else {
            throw Finding(
                .recordingTruncated, "frames", ["bytes": .of("\(bytes.count)", "bytes"), "frame": .count(frame)])
        }
        let (name, layout): (String, ChunkLayout) = format.order == .big ? ("RIFX", .iff) : ("RIFF", .riff)
        let numbers = [(1, 2), (format.channels, 2), (rate, 4), (rate * frame, 4), (frame, 2), (format.bits, 2)]
            .flatMap { layout.order.bytes($0, count: $1) }
        return Array("\(name)....WAVE".utf8) + layout.header("fmt ", size: numbers.count) + numbers
            + layout.header("data", size: bytes.count) + bytes
    }

    /// Refuses a file that is called as a telephone's are, without a header, and has none: libsndfile takes some for MP3.
    static func checkName(_ file: String, of bytes: [UInt8]) throws(Faults) {
        guard RepairHint.isHeaderless(file), container(of: bytes) == nil else { return }
        throw Faults(.undecodable("Format not recognised."))
    }

    /// What the bytes begin as; nil of those without a header, as of most MP3.
    package static func container(of bytes: [UInt8]) -> String? {
        let names = ["RIFF": "WAV", "FORM": "AIFF", "caff": "CAF", "fLaC": "FLAC", "OggS": "Ogg", "ID3": "MP3"]
        return names.first { bytes.starts(with: $0.key.utf8) }?.value
    }

    private static func recording(of audio: DecodedAudio, _ remarks: [ByteRemark]) throws(Finding) -> Recording {
        var samples = audio.samples
        let (count, rate) = (audio.channels, audio.sampleRate)
        if !samples.isFinite {
            let bad = samples.indices.filter { !samples[$0].isFinite }
            throw Finding(.recordingSamples, "infinite", ["count": .count(bad.count), "first": .count(bad[0] / count)])
        }
        let channels = (0..<count).map { ChannelStatistics(of: samples, channel: $0, of: count) }
        if let peak = channels.map(\.peak).max(), peak > absurdPeak {
            throw Finding(.recordingSamples, "scale", ["peak": .text("\(peak)"), "most": .text("\(absurdPeak)")])
        }
        let downmix = Downmix(of: samples, channels)
        let used = downmix.used.map { channels[$0] }
        var clipping = Clipping()
        for channel in downmix.used {
            let crests = ClippedCrests(rounding: &samples, channel: channel, of: count)
            clipping.add(crests, of: channels[channel].power * Double(audio.frames), sampleRate: rate)
        }
        let lasting = downmix.used.map {
            ChannelStatistics.lastingMean(of: samples, channel: $0, of: count, stretch: rate / 10)
        }
        return Recording(
            samples: downmix.mono(samples, channels: count, offsets: channels.map(\.mean)), sampleRate: rate,
            channels: count, downmix: downmix, peak: used.map { Double($0.peak) }.max()!, clipping: clipping,
            dcOffset: used.map(\.mean).max { abs($0) < abs($1) }!,
            lastingOffset: lasting.max { abs($0) < abs($1) }!, remarks: remarks)
    }
}

/// What to do about a file that is not readable, or not wholly.
enum RepairHint {
    /// What ffmpeg must be told of a telephone's files, which have no header: 8 kHz, but for G.722 and Asterisk's "slin" with a
    /// rate in its name.
    private static let telephoneOptions = [
        "gsm": "-f gsm", "g722": "-f g722", "ulaw": "-f mulaw -ar 8000", "alaw": "-f alaw -ar 8000",
        "sln": "-f s16le -ar 8000", "sln12": "-f s16le -ar 12000", "sln16": "-f s16le -ar 16000",
        "sln24": "-f s16le -ar 24000", "sln32": "-f s16le -ar 32000", "sln44": "-f s16le -ar 44100",
        "sln48": "-f s16le -ar 48000", "vox": "-f s16le -c:a adpcm_ima_oki -ar 8000 -ac 1",
    ]

    /// Whether a file's name says that nothing in it tells what it is.
    static func isHeaderless(_ file: String) -> Bool { form(of: file) != nil }

    /// How a file that libsndfile does not read goes wrong whose name says that it can't; nil for others.
    fileprivate static func form(of file: String) -> String? {
        let suffix = fileExtension(file)
        return suffix == "raw" ? "raw" : telephoneOptions[suffix] != nil ? "unknown" : nil
    }

    private static func fileExtension(_ file: String) -> String {
        file.lastIndex(of: ".").map { file[file.index(after: $0)...].lowercased() } ?? ""
    }

    /// As floating-point numbers: what AAC and the like decode to goes beyond full scale, and would be clipped as integers.
    private static let encoding = "-c:a pcm_f32le"

    /// The command that puts a readable file in the place of another.
    static func convert(_ file: String) -> String {
        let stem = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
        if "\(stem).wav" == file {
            let converted = quoted("\(stem)-converted.wav")
            return "ffmpeg -i \(quoted(file)) \(encoding) \(converted) && mv \(converted) \(quoted(file))"
        }
        let options = telephoneOptions[fileExtension(file)].map { "\($0) " } ?? ""
        return "ffmpeg \(options)-i \(quoted(file)) \(encoding) \(quoted("\(stem).wav")) && rm \(quoted(file))"
    }

    /// As a shell takes it for one word.
    private static func quoted(_ path: String) -> String {
        "'" + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
}

extension Finding {
    /// The finding about a take.
    /// - Parameters:
    ///   - file: the take, as the user would type it.
    ///   - clip: the clip's id, if the take is of one.
    package func of(take file: String, clip: String?) -> Finding {
        var finding = at(file, clip: clip)
        if check == .recordingUnreadable, ["unknown", "damaged"].contains(form) {
            finding.form = RepairHint.form(of: file) ?? form
        }
        if finding.template?.advice?.contains("{convert}") == true {
            finding.arguments["convert"] = .command(RepairHint.convert(file))
        }
        return finding
    }
}

/// Silence around what a synthesizer speaks, as a person's take has it: programs end and begin with the word.
package enum SyntheticSilence {
    /// Seconds on either side, at least.
    private static let room = 0.3
    /// Samples below this share of the largest are silence (−50 dB).
    private static let silence: Float = 0.003

    /// The take with that much silence; the same bytes if it has it.
    /// - Parameter bytes: of an audio file.
    /// - Throws: `Faults` if it can't be decoded or written, or breaks off.
    package static func around(_ bytes: [UInt8]) throws(Faults) -> [UInt8] {
        do throws(Finding) {
            let recording = try RecordingDecoder.decode(bytes)
            if let end = recording.remarks.earlyEnd(.speech) { throw end }
            let (samples, rate) = (recording.samples, recording.sampleRate)
            let least = samples.highestMagnitude * silence
            let wanted = Int(room * Double(rate))
            guard least > 0, let first = samples.firstIndex(where: { abs($0) > least }),
                let last = samples.lastIndex(where: { abs($0) > least })
            else { return bytes }
            let (before, after) = (max(0, wanted - first), max(0, wanted - (samples.count - 1 - last)))
            guard before > 0 || after > 0 else { return bytes }
            let longer = [Float](repeating: 0, count: before) + samples + [Float](repeating: 0, count: after)
            return try SoundFile.encode(longer, sampleRate: rate, as: .wavPCM24)
        } catch {
            throw Faults(error)
        }
    }
}

/// How much of a recording was cut off at full scale.
///
/// Graded by what is heard. PESQ (ITU-T P.862.2) of 778 takes of amateurs that were clipped and then rounded, against the
/// takes as they were (1 to 4.64), is 4.60 in the median where what is missing lies 40 dB or more below the sound, 4.45 from 40 to
/// 25 dB, and 3.5 above; and 3.8 where a crest lasts for 0.75 ms or more. A limiter rounds crests as well.
package struct Clipping: Sendable, Hashable {
    /// Samples in crests that are cut off.
    package private(set) var samples = 0
    /// Seconds of the longest.
    package private(set) var longest = 0.0
    /// What is missing over what is there, decibels, −120 or more; of the channel that lacks most.
    package private(set) var missing = -120.0

    /// Less is not heard, decibels.
    static let heard = -40.0
    /// More crackles, decibels.
    static let most = -25.0
    /// A crest of so many seconds crackles.
    static let longestCrest = 0.00075

    mutating func add(_ crests: ClippedCrests, of energy: Double, sampleRate: Int) {
        samples += crests.samples
        longest = max(longest, Double(crests.longest) / Double(sampleRate))
        if energy > 0 { missing = max(missing, Decibels.of(power: crests.missing / energy)) }
    }

    /// nil if nothing is.
    var finding: Finding? {
        guard samples > 0 else { return nil }
        let crackles = missing >= Self.most || longest >= Self.longestCrest
        return Finding(
            .clipClipping, crackles ? "" : missing >= Self.heard ? "some" : "rounded",
            [
                "samples": .count(samples), "longest": .of((longest * 1000).decimals(2), "ms"),
                "depth": .of((-missing).decimals(1, apartFrom: -Self.most), "dB"),
                "least": .of((-Self.most).decimals(1), "dB"),
                "most": .of((Self.longestCrest * 1000).decimals(2), "ms"),
            ])
    }
}
