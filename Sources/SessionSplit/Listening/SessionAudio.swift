package import VoiceAssetAudioCodecs
import VoiceAssetAudioContainers
package import VoiceAssetFileSystem
package import VoiceAssetSound

/// Why a session was not read.
package enum SessionError: Error, Sendable, Hashable {
    case file(FileReadError)
    case emptyFile
    case sound(SoundFileError)
    /// The header promises more bytes of sound than the file holds.
    case truncated(promised: Int, present: Int)
    case noSamples
    /// A sample that is no finite number, seconds from the start.
    case notFinite(at: Double)
    case resampler(String)
}

/// A session's sound, read piece by piece: memory holds its envelope (6.4 kB a second) and what is asked for.
package struct SessionAudio: ~Copyable {
    private let file: OpenFile
    private let reader: SoundReader
    package var channels: Int { reader.channels }
    /// Hertz.
    package var sampleRate: Int { reader.sampleRate }
    /// Samples a channel.
    package var frames: Int { reader.frames }
    package var seconds: Double { Double(frames) / Double(sampleRate) }
    /// Whether its stream was to go on: what followed was never written, or is lost.
    package let isUnended: Bool

    package init(at path: String) throws(SessionError) {
        let file = try Self.open(path)
        guard file.bytes > 0 else { throw .emptyFile }
        let chunk = try Self.overstatedChunk(of: file)
        if let chunk, !chunk.endsWhole {
            throw .truncated(promised: Int(clamping: chunk.promised), present: chunk.present)
        }
        let reader = try Self.reader(file)
        guard reader.frames > 0 else { throw .noSamples }
        self.file = file
        self.reader = reader
        isUnended = chunk != nil
    }

    private static func open(_ path: String) throws(SessionError) -> OpenFile {
        do { return try OpenFile(at: path) } catch { throw .file(error) }
    }

    private static func reader(_ file: borrowing OpenFile) throws(SessionError) -> SoundReader {
        let mp3 = try statedMP3(file)
        do {
            if let mp3 { return try SoundReader(mp3, limits: .session) }
            return try SoundReader(descriptor: file.descriptor, limits: .session)
        } catch {
            throw .sound(error)
        }
    }

    /// What is looked at of an MP3, bytes: the longest session at 320 kbit/s.
    private static let longestMP3 = Int(DecodeLimits.session.seconds) * 40_000

    /// The bytes of an MP3 whose length nothing states, with a table that does; nil of any other file.
    private static func statedMP3(_ file: borrowing OpenFile) throws(SessionError) -> [UInt8]? {
        do {
            let start = try file.read(at: 0, count: 3)
            guard start.first == 0xff || start == Array("ID3".utf8), file.bytes <= longestMP3 else { return nil }
            let bytes = try file.read(at: 0, count: file.bytes)
            return MP3Stream(bytes).statingItsLength(bytes)
        } catch {
            throw .file(error)
        }
    }

    private static func overstatedChunk(of file: borrowing OpenFile) throws(SessionError) -> OverstatedChunk? {
        do { return try OverstatedChunk(in: file) } catch { throw .file(error) }
    }

    /// The cue points of a WAV file; none in other containers.
    package func cuePoints() throws(SessionError) -> [CuePoint] {
        do { return try CuePoint.all(in: file) } catch { throw .file(error) }
    }

    /// Interleaved samples of the file, at its own rate.
    package func samples(_ frames: Range<Int>) throws(SessionError) -> [Float] {
        do { return try reader.read(frames) } catch { throw .sound(error) }
    }

    /// The envelope of the whole session.
    package func envelope() throws(SessionError) -> Envelope {
        var envelope = Envelope()
        // Whole samples at 16 kHz whatever the rate: a second has a whole number of both.
        let block = 20 * sampleRate
        for start in stride(from: 0, to: frames, by: block) {
            envelope.append(try analysisSamples(from: start, frames: min(block, frames - start)))
        }
        guard !envelope.total.isEmpty else { throw .noSamples }
        return envelope
    }

    /// One channel at the envelope's rate.
    /// - Parameter start: the first frame; what is before the file or behind its end is left out.
    func analysisSamples(from start: Int, frames count: Int) throws(SessionError) -> [Float] {
        // So much on either side is what the resampler's filter sees.
        let context = sampleRate / 20
        let wanted = max(0, start)..<max(0, min(frames, start + count))
        let read = max(0, wanted.lowerBound - context)..<min(frames, wanted.upperBound + context)
        let mono = try mono(try samples(read), from: read.lowerBound)
        let resampled: [Float]
        do throws(ResamplerError) {
            resampled = try Resampler.resample(mono, from: sampleRate, to: Envelope.sampleRate, quality: .analysis)
        } catch {
            throw .resampler(error.reason)
        }
        guard read != wanted else { return resampled }
        let scale = Double(Envelope.sampleRate) / Double(sampleRate)
        let skip = Int((Double(wanted.lowerBound - read.lowerBound) * scale).rounded())
        let kept = Int((Double(wanted.count) * scale).rounded())
        return Array(resampled.dropFirst(skip).prefix(kept))
    }

    /// One channel, as takes are made of it.
    private func mono(_ samples: [Float], from start: Int) throws(SessionError) -> [Float] {
        guard samples.reduce(Float(0), { $0 + $1 * 0 }) == 0 else {
            let first = (samples.firstIndex { !$0.isFinite } ?? 0) / channels
            throw .notFinite(at: Double(start + first) / Double(sampleRate))
        }
        return Downmix.mono(samples, channels: channels)
    }
}
