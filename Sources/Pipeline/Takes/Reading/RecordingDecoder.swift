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
    /// Whether its stream was to go on: what followed was never written, or is lost.
    package var isUnended = false
    /// Of an MP3 that ends within a frame, what is missing of this frame.
    package var brokenFrame: BrokenFrame?

    /// The last frame of an MP3, of which only a part is there.
    package struct BrokenFrame: Sendable, Hashable {
        package var missingBytes: Int
        /// Bytes of the whole frame.
        package var bytes: Int
    }

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

    package static func decode(_ bytes: [UInt8]) throws(Finding) -> Recording {
        guard !bytes.isEmpty else { throw Finding(.recordingUnreadable, "empty") }
        if GitLeftover(pointerIn: bytes) != nil { throw Finding(.recordingUnreadable, "pointer") }
        if let content = OtherContent(in: bytes) { throw content.finding }
        let chunk = OverstatedChunk(in: bytes)
        if let chunk, !chunk.endsWhole {
            // Programs that write to a pipe put the largest number for a size that they don't know yet.
            throw Finding(
                .recordingTruncated, chunk.promised >= 0x7fff_0000 ? "piped" : "chunk",
                [
                    "chunk": .text(chunk.name), "promised": .of("\(chunk.promised)", "bytes"),
                    "present": .of("\(chunk.present)", "bytes"),
                ])
        }
        let stream = mp3Stream(bytes)
        let told = stream?.statingItsLength(bytes) ?? bytes
        let audio: DecodedAudio
        do { audio = try SoundFile.decode(told, limits: .recording) } catch { throw error.finding }
        guard audio.frames > 0 else { throw Finding(.recordingEmpty, "none") }
        if let stream { try checkLength(of: audio, against: stream, in: bytes) }
        try checkFinite(audio)
        var recording = try recording(of: audio)
        recording.isUnended = chunk != nil
        recording.brokenFrame = stream?.brokenFrame(in: bytes).map { .init(missingBytes: $0.missing, bytes: $0.frame) }
        return recording
    }

    /// Bytes without a header.
    ///
    /// - Parameter format: what they are; nil if nobody says.
    package static func decode(_ bytes: [UInt8], as format: RawSamples?) throws(Finding) -> Recording {
        guard !bytes.isEmpty else { throw Finding(.recordingUnreadable, "empty") }
        if GitLeftover(pointerIn: bytes) != nil { throw Finding(.recordingUnreadable, "pointer") }
        if let container = container(of: bytes) {
            throw Finding(.recordingUnreadable, "container", ["container": .text(container)])
        }
        guard let format else { throw Finding(.recordingUnreadable, "unstated") }
        guard bytes.count.isMultiple(of: format.frameBytes) else {
            throw Finding(
                .recordingTruncated, "frames",
                ["bytes": .of("\(bytes.count)", "bytes"), "frame": .count(format.frameBytes)])
        }
        let raw = SoundFile.RawFormat(
            sampleRate: format.sampleRate, width: format.bits / 8, isBigEndian: format.order == .big,
            channels: format.channels)
        let audio: DecodedAudio
        do { audio = try SoundFile.decode(bytes, as: raw, limits: .recording) } catch { throw error.finding }
        return try recording(of: audio)
    }

    /// Refuses a file that is called as a telephone's are, without a header, and has none: libsndfile takes some for MP3.
    static func checkName(_ file: String, of bytes: [UInt8]) throws(Faults) {
        guard RepairHint.isHeaderless(file), container(of: bytes) == nil else { return }
        throw Faults([SoundFileError.notReadable("Format not recognised.").finding])
    }

    /// What the bytes begin as that are said to have no header, and are no sound then.
    private static func container(of bytes: [UInt8]) -> String? {
        let names = ["RIFF": "WAV", "FORM": "AIFF", "caff": "CAF", "fLaC": "FLAC", "OggS": "Ogg", "ID3": "MP3"]
        return names.first { bytes.starts(with: $0.key.utf8) }?.value
    }

    private static func recording(of audio: DecodedAudio) throws(Finding) -> Recording {
        let channels = (0..<audio.channels).map {
            ChannelStatistics(of: audio.samples, channel: $0, of: audio.channels)
        }
        if let peak = channels.map(\.peak).max(), peak > absurdPeak {
            throw Finding(.recordingSamples, "scale", ["peak": .text("\(peak)"), "most": .text("\(absurdPeak)")])
        }
        return recording(of: audio, channels: channels)
    }

    /// The frames of what is an MP3.
    private static func mp3Stream(_ bytes: [UInt8]) -> MP3Stream? {
        guard bytes.starts(with: Array("ID3".utf8)) || bytes[0] == 0xff else { return nil }
        let stream = MP3Stream(bytes)
        return stream.frames.map(\.bytes).reduce(0, +) > bytes.count / 2 ? stream : nil
    }

    /// libsndfile does not mind if there are fewer frames of an MP3 than its table states, and stops at a length that it
    /// estimates where nothing states it: the end of the word would be missing then.
    private static func checkLength(
        of audio: DecodedAudio, against stream: MP3Stream, in bytes: [UInt8]
    ) throws(Finding) {
        let frames = stream.frames
        guard let header = frames.first?.header else { return }
        // Without a table, a frame that breaks off is all that tells; within a tag what looks like one is none.
        let breaksOff = stream.hidesItsLength && stream.brokenFrame(in: bytes) != nil
        let promised = stream.promisedFrames(in: bytes) ?? frames.count + (breaksOff ? 1 : 0)
        guard promised <= frames.count else {
            throw SoundFileError.truncated(
                promisedFrames: promised * header.samples, frames: frames.count * header.samples
            ).finding
        }
        // Decoders leave out the table, the delay and the padding: less than four frames.
        let least = (frames.count - 4) * header.samples
        guard audio.frames >= least else {
            throw SoundFileError.truncated(promisedFrames: least, frames: audio.frames).finding
        }
    }

    private static func checkFinite(_ audio: DecodedAudio) throws(Finding) {
        guard !audio.samples.isFinite else { return }
        let bad = audio.samples.indices.filter { !audio.samples[$0].isFinite }
        throw Finding(
            .recordingSamples, "infinite", ["count": .count(bad.count), "first": .count(bad[0] / audio.channels)])
    }

    private static func recording(of audio: DecodedAudio, channels: [ChannelStatistics]) -> Recording {
        let downmix = Downmix(of: audio.samples, channels)
        let used = downmix.used.map { channels[$0] }
        var audio = audio
        var clipping = Clipping()
        for channel in downmix.used {
            let crests = ClippedCrests(rounding: &audio.samples, channel: channel, of: audio.channels)
            clipping.add(crests, of: channels[channel].power * Double(audio.frames), sampleRate: audio.sampleRate)
        }
        let samples = downmix.mono(audio.samples, channels: audio.channels, offsets: channels.map(\.mean))
        let lasting = downmix.used.map { channel in
            ChannelStatistics.lastingMean(
                of: audio.samples, channel: channel, of: audio.channels, stretch: audio.sampleRate / 10)
        }
        return Recording(
            samples: samples, sampleRate: audio.sampleRate, channels: audio.channels, downmix: downmix,
            peak: used.map { Double($0.peak) }.max()!, clipping: clipping,
            dcOffset: used.map(\.mean).max { abs($0) < abs($1) }!,
            lastingOffset: lasting.max { abs($0) < abs($1) }!)
    }
}
