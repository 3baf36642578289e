import Foundation
import TestSupport
import Testing
import VoiceNotifications

@testable import VoiceSynthesis

/// Any text by a synthesizer, as a playable file below the limit.
@Suite struct SynthesisTests {
    private let container: TemporaryFolder
    private let store: SoundStore

    init() throws {
        container = try TemporaryFolder()
        store = SoundStore(container: container.path)
    }

    /// Gives these pieces, and then ends, fails, or goes on for ever.
    private struct Told: SpeechSynthesizing {
        enum End { case finished, failed, never }
        var pieces: [SpokenSamples]
        var end = End.finished

        func samples(of text: String, language: String) -> AsyncThrowingStream<SpokenSamples, any Error> {
            AsyncThrowingStream { continuation in
                for piece in pieces { continuation.yield(piece) }
                switch end {
                case .finished: continuation.finish()
                case .failed: continuation.finish(throwing: CocoaError(.featureUnsupported))
                case .never: break
                }
            }
        }
    }

    /// espeak-ng's voice, whose WAV file has no size before it ends.
    private struct Espeak: SpeechSynthesizing {
        static func samples(_ text: String, _ language: String) throws -> [Int16] {
            let wav = try Program.run("espeak-ng", ["--stdout", "-v", language, text]).output.dropFirst(44)
            return stride(from: wav.startIndex, to: wav.endIndex - 1, by: 2).map {
                Int16(truncatingIfNeeded: Int(wav[$0]) | Int(wav[$0 + 1]) << 8)
            }
        }

        func samples(of text: String, language: String) -> AsyncThrowingStream<SpokenSamples, any Error> {
            AsyncThrowingStream { continuation in
                do {
                    let samples = try Self.samples(text, language)
                    for start in stride(from: 0, to: samples.count, by: 1000) {
                        let piece = Array(samples[start..<min(start + 1000, samples.count)])
                        continuation.yield(SpokenSamples(samples: piece, sampleRate: 22_050))
                    }
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
        }
    }

    private func piece(_ value: Int16 = 1000, seconds: Double = 1, rate: Int = 8000) -> SpokenSamples {
        SpokenSamples(samples: [Int16](repeating: value, count: Int(seconds * Double(rate))), sampleRate: rate)
    }

    private func save(_ synthesizer: Told, longest: Double = 29.5, patience: Double = 60) async throws
        -> SynthesizedSound
    {
        try await store.save("a text", language: "en", by: synthesizer, longest: longest, patience: patience)
    }

    /// The samples of a sound, as sox reads them.
    private func heard(_ sound: SynthesizedSound) throws -> [Int16] {
        let raw = try Program.run("sox", [sound.path, "-t", "raw", "-e", "signed", "-b", "16", "-L", "-"])
        #expect(raw.status == 0 && raw.errorText.isEmpty, "\(raw.errorText)")
        return stride(from: 0, to: raw.output.count - 1, by: 2).map {
            Int16(truncatingIfNeeded: Int(raw.output[$0]) | Int(raw.output[$0 + 1]) << 8)
        }
    }

    @Test(
        .enabled(if: Program.available("espeak-ng", "sox")),
        arguments: [("Nine new orders are waiting.", "en-us"), ("晚上6点见", "cmn"), ("Увидимся в шесть", "ru")])
    func speaksAnyText(text: String, language: String) async throws {
        let sound = try await store.save(text, language: language, by: Espeak(), patience: 300)
        let samples = try Espeak.samples(text, language)
        #expect(sound.cut == nil && sound.text == text && sound.seconds == Double(samples.count) / 22_050)
        #expect(sound.path == "\(container.path)/Library/Sounds/\(sound.name)" && sound.name.hasSuffix(".wav"))
        #expect(samples.count > 10_000 && samples.contains { abs(Int($0)) > 3000 })
        #expect(try heard(sound) == samples)
        #expect(!"\(sound)".contains(text))
    }

    @Test(.enabled(if: Program.available("espeak-ng", "sox")))
    func cutsOffWhatIsTooLong() async throws {
        let text = String(repeating: "Nine new orders are waiting. ", count: 30)
        let sound = try await store.save(text, language: "en-us", by: Espeak(), longest: 2, patience: 300)
        #expect(sound.cut == .length && sound.seconds == 2)
        let (samples, all) = (try heard(sound), try Espeak.samples(text, "en-us"))
        #expect(samples.count == 44_100 && samples.last == 0)
        #expect(samples.dropLast(441) == all.prefix(44_100 - 441))
        for (faded, whole) in zip(samples.suffix(441), all[(44_100 - 441)..<44_100]) {
            #expect(abs(Int(faded)) <= abs(Int(whole)))
        }
    }

    /// Exactly as long as is allowed is not too long; above the limit of iOS nothing is allowed.
    @Test(arguments: [(2.0, 2, false), (2, 3, true), (100, 29, false), (100, 30, true), (0, 1, true)])
    func limits(longest: Double, seconds: Int, isCut: Bool) async throws {
        let pieces = [SpokenSamples](repeating: piece(), count: seconds)
        let sound = try await save(Told(pieces: pieces), longest: longest)
        #expect(sound.cut == (isCut ? .length : nil))
        #expect(sound.seconds == min(Double(seconds), max(0.1, min(29.5, longest))))
    }

    @Test func cutsOffWhatTakesTooLong() async throws {
        let sound = try await save(Told(pieces: [piece()], end: .never), patience: 3)
        #expect(sound.cut == .time && sound.seconds == 1)
    }

    @Test func saysWhyThereIsNoSound() async throws {
        let cases: [(Told, SynthesisError)] = [
            (Told(pieces: []), .silent), (Told(pieces: [piece(0)]), .silent),
            (Told(pieces: [piece(), piece(rate: 16_000)]), .sampleRate(16_000)),
            (Told(pieces: [piece(rate: 7999)]), .sampleRate(7999)),
            (Told(pieces: [piece(rate: 96_000)]), .sampleRate(96_000)),
        ]
        for (synthesizer, error) in cases {
            await #expect(throws: error) { try await save(synthesizer) }
        }
        await #expect(throws: SynthesisError.late(0.5)) {
            try await save(Told(pieces: [], end: .never), patience: 0.5)
        }
        let failed = await #expect(throws: SynthesisError.self) {
            try await save(Told(pieces: [piece()], end: .failed))
        }
        #expect(failed?.code == "synthesis.failed")
        #expect(!FileManager.default.fileExists(atPath: store.folder))
        let missing = SoundStore(container: container.url("missing").path)
        let unwritten = await #expect(throws: SynthesisError.self) {
            try await missing.save("a", language: "en", by: Told(pieces: [piece()]))
        }
        #expect(unwritten?.code == "container.missing")
    }

    /// One that stopped by itself has not said all, though nobody cancelled it here.
    @Test func stopsByItself() async throws {
        struct Stopped: SpeechSynthesizing {
            let piece: SpokenSamples

            func samples(of text: String, language: String) -> AsyncThrowingStream<SpokenSamples, any Error> {
                AsyncThrowingStream { stream in
                    stream.yield(piece)
                    stream.finish(throwing: CancellationError())
                }
            }
        }
        let failed = await #expect(throws: SynthesisError.self) {
            try await store.save("one", language: "en", by: Stopped(piece: piece()))
        }
        #expect(failed?.code == "synthesis.failed")
    }

    @Test func endsWithItsTask() async throws {
        let task = Task { try await save(Told(pieces: [piece()], end: .never), patience: 3600) }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(!FileManager.default.fileExists(atPath: store.folder))
    }

    @Test func samplesOfFloats() {
        let samples = SpokenSamples(samples: [0, 0.5, -0.5, 1, -1, 2, -2, .nan, .infinity], sampleRate: 8000)
        #expect(samples.samples == [0, 16_384, -16_384, 32_767, -32_768, 32_767, -32_768, 0, 32_767])
    }
}
