import Foundation
import TestSupport
import Testing
import VoiceAssetAudio
import VoiceAssetCore
import VoiceAssetPacks

@testable import VoiceAssetPipeline

/// A signal in every format that takes come in, made by other programs.
enum RecordingFormat: String, CaseIterable, CustomTestStringConvertible {
    case wav16, wav24, wav32, wavFloat, rf64, w64, flac16, flac24, aiff16, aiff24, caf16, cafFloat, ogg, mp3

    var testDescription: String { rawValue }

    private var options: [String] {
        switch self {
        case .wav16: ["-c:a", "pcm_s16le", "-f", "wav"]
        case .wav24: ["-c:a", "pcm_s24le", "-f", "wav"]
        case .wav32: ["-c:a", "pcm_s32le", "-f", "wav"]
        case .wavFloat: ["-c:a", "pcm_f32le", "-f", "wav"]
        case .rf64: ["-c:a", "pcm_s16le", "-rf64", "always", "-f", "wav"]
        case .w64: ["-c:a", "pcm_s16le", "-f", "w64"]
        case .flac16: ["-c:a", "flac", "-sample_fmt", "s16", "-f", "flac"]
        case .flac24: ["-c:a", "flac", "-sample_fmt", "s32", "-f", "flac"]
        case .aiff16: ["-c:a", "pcm_s16be", "-f", "aiff"]
        case .aiff24: ["-c:a", "pcm_s24be", "-f", "aiff"]
        case .caf16: ["-c:a", "pcm_s16be", "-f", "caf"]
        case .cafFloat: ["-c:a", "pcm_f32be", "-f", "caf"]
        case .ogg: ["-c:a", "libvorbis", "-q:a", "6", "-f", "ogg"]
        case .mp3: ["-c:a", "libmp3lame", "-b:a", "192k", "-f", "mp3"]
        }
    }

    /// Whether every sample comes back, at the depth that the name says.
    var isLossless: Bool { self != .ogg && self != .mp3 }

    /// The ratio that the format keeps of a signal near full scale, decibels: 6.02 a bit less the headroom of 14 dB;
    /// Floats decode exactly. Lossy ones by measurement, less 3 dB.
    var ratio: Double {
        switch self {
        case .wav16, .rf64, .w64, .flac16, .aiff16, .caf16: 80
        case .wav24, .wav32, .flac24, .aiff24: 125
        case .wavFloat, .cafFloat: 140
        case .ogg: 15
        case .mp3: 20
        }
    }

    /// Encodes interleaved samples by ffmpeg.
    func encode(_ samples: [Float], rate: Int, channels: Int = 1) throws -> [UInt8] {
        let folder = try TemporaryFolder()
        let file = folder.url("take")
        let input = ["-nostdin", "-v", "error", "-f", "f32le", "-ar", "\(rate)", "-ac", "\(channels)", "-i", "-"]
        let result = try Program.run("ffmpeg", input + options + [file.path], input: OracleDecoder.data(samples))
        guard result.status == 0 else { throw Unexpected(result.errorText) }
        return [UInt8](try Data(contentsOf: file))
    }
}

@Suite(.enabled(if: Program.available("ffmpeg", "flac", "oggenc", "lame", "sox"))) struct RecordingFormatTests {
    /// Three tones, faded at both ends: whatever a codec adds before and after is silent.
    private static func signal(rate: Int, seconds: Double = 0.3) -> [Float] {
        let tones = [220.0, 997, 2500].map { TestSignal.sine($0, seconds: seconds, rate: rate, amplitude: 0.15) }
        let count = tones[0].count
        let sum = (0..<count).map { index -> Float in
            let envelope = Float(sin(Double.pi * Double(index) / Double(count)))
            return tones.reduce(Float(0)) { $0 + $1[index] } * envelope
        }
        // The decoder takes the mean away.
        let total = sum.reduce(0.0) { $0 + Double($1) }
        let mean = Float(total / Double(count))
        return sum.map { $0 - mean }
    }

    private func check(_ recording: Recording, _ signal: [Float], _ format: RecordingFormat, rate: Int) {
        #expect(recording.sampleRate == rate)
        // ffmpeg counts the padding of W64 to 8 bytes as sound.
        let padding = format == .w64 ? 0...3 : 0...0
        if format.isLossless { #expect(padding.contains(recording.samples.count - signal.count)) }
        // A lossy codec may shift the signal by its delay.
        let reach = format.isLossless ? 0 : min(2400, (recording.samples.count - signal.count) / 2 + 1200)
        let part = signal[signal.count / 2 - rate / 50..<signal.count / 2 + rate / 50]
        let lag = SignalComparison.lag(of: part, in: recording.samples, at: part.startIndex, reach: reach) ?? 0
        let there = recording.samples[part.startIndex + lag..<part.endIndex + lag]
        #expect(SignalComparison.ratio(there, to: part) >= format.ratio, "\(lag) samples late")
    }

    @Test(arguments: RecordingFormat.allCases) func decodes(format: RecordingFormat) throws {
        let signal = Self.signal(rate: 44100)
        let bytes = try format.encode(signal, rate: 44100)
        check(try RecordingDecoder.decode(bytes), signal, format, rate: 44100)
    }

    @Test(
        arguments: [8000, 11025, 16000, 22050, 24000, 32000, 48000, 96000, 192_000], [RecordingFormat.wav16, .flac24])
    func decodesAtEveryRate(rate: Int, format: RecordingFormat) throws {
        let signal = Self.signal(rate: rate, seconds: 0.1)
        check(try RecordingDecoder.decode(format.encode(signal, rate: rate)), signal, format, rate: rate)
    }

    /// The encoders that people use themselves: flac, oggenc, lame and sox, not ffmpeg.
    @Test(arguments: [
        ("flac", ["--silent", "--stdout", "-"], RecordingFormat.flac16),
        ("oggenc", ["-Q", "-q", "6", "-o", "-", "-"], .ogg),
        ("lame", ["--quiet", "-b", "192", "-", "-"], .mp3), ("sox", ["-t", "wav", "-", "-t", "aiff", "-"], .aiff16),
    ])
    func decodesWhatOthersEncode(program: String, arguments: [String], format: RecordingFormat) throws {
        let signal = Self.signal(rate: 44100)
        let wav = Data(try RecordingFormat.wav16.encode(signal, rate: 44100))
        let encoded = try Program.run(program, arguments, input: wav).output
        check(try RecordingDecoder.decode([UInt8](encoded)), signal, format, rate: 44100)
    }

    /// Never a word without its end, whether or not a Xing table states the length.
    @Test(arguments: ["-V 2 -t", "-V 2", "-b 64 -t", "-b 64", "--abr 80 -t"]) func mp3sAreWhole(options: String) throws
    {
        let (quiet, loud) = (Self.signal(rate: 44100), TestSignal.noise(.pink, count: 44100, rms: 0.2, seed: 2))
        let signal = quiet + loud + quiet
        let wav = Data(try RecordingFormat.wav16.encode(signal, rate: 44100))
        let arguments = ["--quiet"] + options.split(separator: " ").map(String.init) + ["-", "-"]
        let mp3 = try Program.run("lame", arguments, input: wav).output
        #expect(try RecordingDecoder.decode([UInt8](mp3)).samples.count >= signal.count)
    }

    @Test(arguments: [
        (RecordingFormat.wav16, 2), (.wav16, 6), (.flac16, 6), (.caf16, 2), (.ogg, 2), (.ogg, 6), (.mp3, 2),
    ])
    func decodesChannels(format: RecordingFormat, channels: Int) throws {
        let signal = Self.signal(rate: 16000)
        let interleaved = signal.flatMap { [Float](repeating: $0, count: channels) }
        let recording = try RecordingDecoder.decode(format.encode(interleaved, rate: 16000, channels: channels))
        #expect(recording.channels == channels)
        #expect(abs(Levels.rms(recording.samples) / Levels.rms(signal) - 1) <= 0.15)
    }

    /// What ffmpeg reads and libsndfile may not, in a container that libsndfile knows: not damaged, to be converted.
    @Test(arguments: [("alac", "caf"), ("flac", "ogg")])
    func foreignCodecIsConverted(codec: String, container: String) throws {
        let folder = try TemporaryFolder()
        let file = folder.url("take.\(container)")
        let input = ["-nostdin", "-v", "error", "-f", "f32le", "-ar", "16000", "-ac", "1", "-i", "-"]
        let result = try Program.run(
            "ffmpeg", input + ["-c:a", codec, "-f", container, file.path],
            input: OracleDecoder.data(Self.signal(rate: 16000)))
        try #require(result.status == 0, "\(result.errorText)")
        let bytes = [UInt8](try Data(contentsOf: file))
        do throws(Finding) {
            // A newer libsndfile may read it.
            _ = try RecordingDecoder.decode(bytes)
        } catch {
            #expect(error.of(take: file.path, clip: nil).form == "unknown", "\(error)")
        }
    }

    /// What a telephone keeps has no header: ffmpeg is told what it is, and its command works as written.
    @Test(arguments: [
        ("gsm", "gsm", 8000), ("g722", "g722", 16000), ("ulaw", "mulaw", 8000), ("alaw", "alaw", 8000),
        ("sln", "s16le", 8000), ("vox", "vox", 8000), ("sln16", "s16le", 16000), ("sln44", "s16le", 44100),
    ])
    func telephoneFileIsConverted(suffix: String, format: String, rate: Int) throws {
        let folder = try TemporaryFolder()
        let file = folder.url("ten.\(suffix)")
        let input = ["-nostdin", "-v", "error", "-f", "f32le", "-ar", "16000", "-ac", "1", "-i", "-"]
        let signal = OracleDecoder.data(Self.signal(rate: 16000))
        // ffmpeg reads Dialogic's files and does not write them.
        let result =
            format == "vox"
            ? try Program.run(
                "sox", ["-t", "f32", "-r", "16000", "-c", "1", "-", "-r", "8000", file.path], input: signal)
            : try Program.run("ffmpeg", input + ["-ar", "\(rate)", "-f", format, file.path], input: signal)
        // Debian's ffmpeg writes GSM; others are built without it.
        guard result.status == 0 else { return }
        let words = Finding.undecodable("Format not recognised.").of(take: file.path, clip: nil)
        let command = try #require(words.advice?.split(separator: ": ", maxSplits: 1).last)
        #expect(try Program.run("sh", ["-c", String(command)]).status == 0)
        let converted = try RecordingDecoder.decode([UInt8](try Data(contentsOf: folder.url("ten.wav"))))
        #expect(converted.sampleRate == rate)
        let seconds = Double(Self.signal(rate: 16000).count) / 16000
        #expect(abs(Double(converted.samples.count) / Double(rate) - seconds) <= 0.03)
    }

    /// AAC decodes to more than full scale: converted as the advice says, its crests are kept.
    @Test(.enabled(if: Program.available("ffmpeg"))) func crestsBeyondFullScaleAreKept() throws {
        let folder = try TemporaryFolder()
        let file = folder.url("ten.m4a")
        let noise = TestSignal.noise(.white, count: 16000, rms: 0.5, seed: 1).map { min(1, max(-1, $0)) }
        let input = ["-nostdin", "-v", "error", "-f", "f32le", "-ar", "16000", "-ac", "1", "-i", "-"]
        let encoded = try Program.run(
            "ffmpeg", input + ["-c:a", "aac", "-b:a", "24k", file.path], input: OracleDecoder.data(noise))
        try #require(encoded.status == 0, "\(encoded.errorText)")
        let command = "cd '\(folder.url.path)' && " + RepairHint.convert("ten.m4a")
        #expect(try Program.run("sh", ["-c", command]).status == 0)
        let converted = try RecordingDecoder.decode([UInt8](try Data(contentsOf: folder.url("ten.wav"))))
        #expect(converted.peak > 1.1)
    }

    /// Of such bytes libsndfile takes some for MP3; what has a header after all is read.
    @Test(arguments: ["7.raw", "7.ulaw", "7.SLN16", "7.gsm"]) func telephoneFileIsNoMP3(name: String) throws {
        let frames = try MP3Encoder.encode(Self.signal(rate: 48000), sampleRate: 48000)
        #expect(try !RecordingDecoder.decode(frames).samples.isEmpty)
        let fault = try #require(throws: Faults.self) { try RecordingDecoder.checkName(name, of: frames) }
        let told = fault.findings.map { $0.of(take: name, clip: "7") }
        #expect(told.map(\.check) == [.recordingUnreadable])
        #expect(throws: Never.self) { try RecordingDecoder.checkName("7.mp3", of: frames) }
        let wav = try SoundFile.encode(Self.signal(rate: 8000), sampleRate: 8000, as: .wavPCM16)
        #expect(throws: Never.self) { try RecordingDecoder.checkName(name, of: wav) }
    }

    /// An MP3 of which only a part of a frame is there is no missing file.
    @Test func cutOffMP3IsThere() throws {
        let bytes = try MP3Encoder.encode(Self.signal(rate: 48000), sampleRate: 48000)
        var reasons: Set<String> = []
        for count in stride(from: 4, through: bytes.count, by: 64) {
            do throws(Finding) { _ = try RecordingDecoder.decode(Array(bytes.prefix(count))) } catch {
                if case .text(let reason)? = error.arguments["reason"] { reasons.insert(reason) }
            }
        }
        #expect(!reasons.isEmpty && !reasons.contains { $0.contains("exist") }, "\(reasons)")
    }

    @Test func nobodyKnowsRawSamples() throws {
        let finding = Finding.undecodable("Format not recognised.").of(take: "ten.RAW", clip: nil)
        #expect(finding.form == "raw")
    }

    @Test func quotesForTheShell() {
        #expect(
            RepairHint.convert("it's/a.m4a")
                == #"ffmpeg -i 'it'\''s/a.m4a' -c:a pcm_f32le 'it'\''s/a.wav' && rm 'it'\''s/a.m4a'"#)
    }
}
