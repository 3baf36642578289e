package import VoiceAssetAudio
import VoiceAssetAudioContainers
package import VoiceAssetCore
import VoiceAssetPipeline
import VoiceAssetUnicodeText

/// A session's sound, read piece by piece: memory holds its envelope (6.4 kB a second) and what is asked for.
package struct SessionAudio: ~Copyable {
    /// As the user would type it.
    private let path: String
    private let file: OpenFile
    private let reader: SoundReader
    package var channels: Int { reader.channels }
    /// Hertz.
    package var sampleRate: Int { reader.sampleRate }
    /// Samples a channel.
    package var frames: Int { reader.frames }
    package var seconds: Double { Double(frames) / Double(sampleRate) }

    package init(at path: String) throws(Finding) {
        let file = try Self.open(path)
        guard file.bytes > 0 else {
            throw Finding(.recordingUnreadable, "session empty").at(path)
        }
        let head: [UInt8]
        do { head = try file.read(at: 0, count: OtherContent.count) } catch { throw Self.unread(error, path) }
        if GitLeftover(pointerIn: head) != nil { throw Finding(.recordingUnreadable, "pointer").at(path) }
        if let content = OtherContent(in: head) { throw content.finding.at(path) }
        let reader = try Self.reader(file, path)
        guard reader.frames > 0 else {
            throw (reader.remarks().earlyEnd(.none) ?? Finding(.recordingEmpty, "session")).at(path)
        }
        self.path = path
        self.file = file
        self.reader = reader
    }

    /// Remarks on the file's bytes, and on the sound that could not be decoded so far.
    package var findings: [Finding] { reader.remarks().compactMap { $0.finding(.unknown)?.at(path) } }

    private static func reader(_ file: borrowing OpenFile, _ path: String) throws(Finding) -> SoundReader {
        let source = SoundSource.descriptor(file.descriptor, bytes: file.bytes)
        do { return try SoundReader(SoundLayout(source), of: source, limits: .session) } catch {
            guard error.form == "seconds" else { throw error.of(take: path, clip: nil) }
            throw Finding(.recordingLimit, "session", error.arguments).at(path)
        }
    }

    private static func open(_ path: String) throws(Finding) -> OpenFile {
        do { return try OpenFile(at: path) } catch { throw unread(error, path) }
    }

    private static func unread(_ error: FileReadError, _ path: String) -> Finding {
        error.diagnostic(file: path, limit: .recordingLimit)
    }

    /// The cue points of a WAV file; none in other containers.
    package func cuePoints() throws(Finding) -> [CuePoint] {
        do { return try CuePoint.all(in: file) } catch { throw Self.unread(error, path) }
    }

    /// What the booth's page says of its takes; nil if the file is none of its.
    package func boothMark() throws(Finding) -> BoothMark? {
        do { return try BoothMark(in: file) } catch { throw Self.unread(error, path) }
    }

    /// Interleaved samples of the file, at its own rate.
    package func samples(_ frames: Range<Int>) throws(Finding) -> [Float] {
        reader.read(frames)
    }

    /// The envelope of the whole session.
    package func envelope() throws(Finding) -> Envelope {
        var envelope = Envelope()
        // Whole samples at 16 kHz whatever the rate: a second has a whole number of both.
        let block = 20 * sampleRate
        for start in stride(from: 0, to: frames, by: block) {
            envelope.append(try analysisSamples(from: start, frames: min(block, frames - start)))
        }
        guard !envelope.total.isEmpty else { throw Finding(.recordingEmpty, "session").at(path) }
        return envelope
    }

    /// One channel at the envelope's rate.
    /// - Parameter start: the first frame; what is before the file or behind its end is left out.
    package func analysisSamples(from start: Int, frames count: Int) throws(Finding) -> [Float] {
        // So much on either side is what the resampler's filter sees.
        let context = sampleRate / 20
        let wanted = max(0, start)..<max(0, min(frames, start + count))
        let read = max(0, wanted.lowerBound - context)..<min(frames, wanted.upperBound + context)
        let mono = try mono(try samples(read), from: read.lowerBound)
        let resampled: [Float]
        do throws(CodecError) {
            resampled = try Resampler.resample(mono, from: sampleRate, to: Envelope.sampleRate, quality: .analysis)
        } catch {
            throw Finding(.recordingUnreadable, "session", ["reason": .text(error.reason)]).at(path)
        }
        guard read != wanted else { return resampled }
        let scale = Double(Envelope.sampleRate) / Double(sampleRate)
        let skip = Int((Double(wanted.lowerBound - read.lowerBound) * scale).rounded())
        let kept = Int((Double(wanted.count) * scale).rounded())
        return Array(resampled.dropFirst(skip).prefix(kept))
    }

    /// One channel, as takes are made of it.
    private func mono(_ samples: [Float], from start: Int) throws(Finding) -> [Float] {
        guard samples.isFinite else {
            let first = (samples.firstIndex { !$0.isFinite } ?? 0) / channels
            let seconds = Double(start + first) / Double(sampleRate)
            throw Finding(.recordingSamples, "session", ["at": .of(seconds.decimals(2), "s")]).at(path)
        }
        return Downmix.mono(samples, channels: channels)
    }
}
