import Foundation
import TestSupport
import Testing
import VoiceAssetAudio
import VoiceAssetCore
import VoiceAssetPacks
import VoiceAssetUnicodeText

@testable import VoiceAssetPipeline

/// What `status --takes` looks for besides levels, in takes whose faults are known because they were put there.
@Suite struct DeskFaultTests {
    private struct Inspected {
        var figures: TakeFigures
        var rules: Set<String>
    }

    private func inspect(_ samples: [Float], rate: Int, limits: TakeLimits = TakeLimits()) throws -> Inspected {
        try inspect(try SoundFile.encode(samples, sampleRate: rate, as: .wavPCM16), limits: limits)
    }

    private func inspect(_ bytes: [UInt8], limits: TakeLimits = TakeLimits()) throws -> Inspected {
        let recording = try RecordingDecoder.decode(bytes)
        let envelope = try Envelope(of: recording.samples, sampleRate: recording.sampleRate)
        let bounds = try #require(VoiceActivityDetector(envelope).bounds())
        let figures = TakeInspector.figures(
            of: recording, envelope, speech: bounds, limits: limits, rounding: recording.samples.roundingPower)
        let findings = TakeInspector.findings(for: recording, figures, limits: limits)
        return Inspected(
            figures: figures, rules: Set(findings.map(\.check.id)))
    }

    /// A word with 0.6 s of silence around it, and the mains as a rectifier leaves it: harmonics that fall by half each.
    private func humming(_ mains: Double, level: Double, rate: Int) -> [Float] {
        var take = TestSignal.word(4, rate: rate, margin: 0.6)
        let amplitudes = (0..<4).map { pow(0.5, Double($0)) }
        let power = amplitudes.map { $0 * $0 / 2 }.reduce(0, +)
        let scale = Levels.amplitude(level) / power.squareRoot()
        for index in take.indices {
            for (harmonic, amplitude) in amplitudes.enumerated() {
                let phase = 2 * Double.pi * mains * Double(harmonic + 1) * Double(index) / Double(rate)
                take[index] += Float(scale * amplitude * sin(phase + Double(harmonic)))
            }
        }
        return take
    }

    /// The level to 1 dB and the right one of two, at every rate, also where the mains' frequency is off by 0.2 Hz.
    @Test(arguments: [50, 60], [8000, 22050, 44100, 96000]) func hum(mains: Int, rate: Int) throws {
        for (level, detune) in [(-40.0, 0.0), (-50, 0.2), (-60, -0.2)] {
            let inspected = try inspect(humming(Double(mains) + detune, level: level, rate: rate), rate: rate)
            let hum = try #require(inspected.figures.hum)
            #expect(hum.frequency == mains)
            #expect(abs(hum.level - level) <= 1, "\(hum.level) instead of \(level)")
            #expect(inspected.rules.contains("recording-hum") == (inspected.figures.speechLevel - hum.level < 50))
        }
    }

    /// One tone alone is called what it is: a disk's 120 Hz are no mains of 60 Hz.
    @Test(arguments: [50, 60, 100, 120, 180]) func oneTone(frequency: Int) throws {
        let tone = TestSignal.sine(Double(frequency), seconds: 3, rate: 16000, amplitude: 0.003)
        var take = TestSignal.word(1, rate: 16000, margin: 0.6)
        for index in take.indices { take[index] += tone[index] }
        #expect(try inspect(take, rate: 16000).figures.hum?.frequency == frequency)
    }

    @Test func humLimit() throws {
        var limits = TakeLimits()
        let take = humming(50, level: -60, rate: 16000)
        #expect(try inspect(take, rate: 16000).rules.contains("recording-hum"))
        limits.hum = 35
        #expect(try !inspect(take, rate: 16000, limits: limits).rules.contains("recording-hum"))
    }

    /// Noise is no hum, whatever its colour.
    @Test(arguments: TestSignal.Colour.allCases) func noiseIsNoHum(colour: TestSignal.Colour) throws {
        for seed in 1...12 as ClosedRange<UInt64> {
            var take = TestSignal.word(seed, margin: 0.5)
            let noise = TestSignal.noise(colour, count: take.count, rms: 0.003, seed: seed)
            for index in take.indices { take[index] += noise[index] }
            #expect(try !inspect(take, rate: 24000).rules.contains("recording-hum"), "seed \(seed)")
        }
    }

    /// A pause shorter than 0.2 s does not tell.
    @Test func humNeedsAPause() throws {
        let take = humming(50, level: -40, rate: 16000)
        let tight = Array(take[Int(0.45 * 16000)..<Int(1.15 * 16000)])
        #expect(try inspect(tight, rate: 16000).figures.hum == nil)
    }

    /// A telephone's band, saved at a higher rate by sox and ffmpeg, and compressed.
    @Test(
        .enabled(if: VoiceSamples.promptsAvailable && Program.available("sox", "ffmpeg")),
        arguments: ["digits/1", "digits/6", "digits/million", "phonetic/z_p"], [16000, 44100, 48000])
    func telephone(prompt: String, rate: Int) throws {
        let file = try VoiceSamples.prompt(prompt)
        let bySox = try Program.run("sox", ["-R", file.path, "-r", "\(rate)", "-t", "flac", "-"])
        var takes = [[UInt8](bySox.output)]
        for options in [["-f", "flac"], ["-f", "mp3"], ["-c:a", "libvorbis", "-f", "ogg"]] {
            let result = try Program.run(
                "ffmpeg", ["-v", "error", "-nostdin", "-i", file.path, "-ar", "\(rate)"] + options + ["-"])
            takes.append([UInt8](result.output))
        }
        for take in takes {
            let inspected = try inspect(take)
            #expect((3300...4800).contains(inspected.figures.bandwidth), "\(inspected.figures.bandwidth)")
            #expect(inspected.rules.contains("recording-band-limited"))
        }
        // As it is: half its own rate.
        #expect(try inspect([UInt8](Data(contentsOf: file))).figures.bandwidth == 4000)
    }

    /// A low voice in a room that has high sounds is no telephone call.
    @Test(arguments: [1, 2, 3, 4, 5] as [UInt64], [16000, 24000, 48000]) func wholeBand(seed: UInt64, rate: Int) throws
    {
        let inspected = try inspect(TestSignal.word(seed, rate: rate), rate: rate)
        #expect(inspected.figures.bandwidth == Double(rate) / 2)
        #expect(!inspected.rules.contains("recording-band-limited"))
    }

    /// Two words in one file: from 0.4 s of pause on.
    @Test(arguments: [(0.3, 1), (0.5, 2), (1.2, 2)]) func utterances(pause: Double, count: Int) throws {
        let rate = 24000
        let silence = TestSignal.noise(.white, count: Int(pause * Double(rate)), rms: 0.0001, seed: 7)
        let first = TestSignal.word(1, margin: 0.3)
        let second = TestSignal.word(2, margin: 0.3)
        let part = Int(0.3 * Double(rate))
        let take = Array(first.dropLast(part)) + silence + Array(second.dropFirst(part))
        let inspected = try inspect(take, rate: rate)
        #expect(inspected.figures.utterances.count == count)
        #expect(inspected.rules.contains("recording-utterances") == (count > 1))
        if count > 1 { #expect(abs(inspected.figures.utterances.pause - pause) <= 0.06) }
    }

    /// Of takes that follow a line with some scatter only the one that was changed is out.
    @Test(arguments: [(1.0, false), (1.7, false), (2.6, true), (0.35, true)]) func length(factor: Double, isOut: Bool)
        throws
    {
        var generator = SeededGenerator(seed: 3)
        var takes = (0..<30).map { index in
            let syllables = 1 + index % 5
            let scatter = Double(generator.uniform()) * 0.03
            let text = TextLength(String(repeating: "a ", count: syllables))
            return TakeLengths.Take(text: text, seconds: 0.15 + 0.2 * Double(syllables) + scatter)
        }
        takes[11].seconds *= factor
        let model = try #require(TakeLengths(takes))
        for (index, take) in takes.enumerated() {
            #expect(model.isOut(take, factor: 2) == (index == 11 && isOut), "take \(index)")
        }
        #expect(abs(model.seconds(of: TextLength("a a a")) - 0.75) < 0.05)
        #expect(TakeLengths(Array(takes.prefix(7))) == nil)
    }

    /// A sentence in a word's place is too long at anybody's pace, also if all takes are sentences and however few there are.
    @Test(arguments: [("five", 1.1, false), ("five", 3.0, true), ("tre nghìn", 1.4, false), ("пятьдесят", 2.9, true)])
    func beyondAnyPace(text: String, seconds: Double, isBeyond: Bool) {
        let take = TakeLengths.Take(text: TextLength(text), seconds: seconds)
        for takes in [[take], [TakeLengths.Take?](repeating: take, count: 12) + [nil]] {
            let found = TakeLengths.findings(takes, factor: 2.5)
            #expect(found.map { $0?.form } == takes.map { $0 != nil && isBeyond ? "beyond" : nil })
        }
        // Of takes whose texts are not known nothing is too long by itself.
        #expect(TakeLengths.findings([take], factor: 2.5, isNamed: false) == [nil])
    }
}
