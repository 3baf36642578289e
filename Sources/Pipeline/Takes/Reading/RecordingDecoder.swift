package import VoiceAssetAudio
import VoiceAssetAudioContainers
package import VoiceAssetCore
package import VoiceAssetPacks

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

    /// What the bytes begin as that are said to have no header, and are no sound then.
    private static func container(of bytes: [UInt8]) -> String? {
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
