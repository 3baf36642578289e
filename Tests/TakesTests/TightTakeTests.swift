import Foundation
import TestSupport
import Testing
import VoiceAssetAudio
import VoiceAssetCore
import VoiceAssetPacks

@testable import VoiceAssetPipeline

/// Takes without a pause: a word is kept whole, what is no word is refused.
@Suite struct TightTakeTests {
    static let depths = [20.0, 30, 40]
    /// Of what is no speech one in a hundred may pass.
    static func mostPassing(of count: Int) -> Int { count / 100 }

    /// What is kept of a prompt that is cropped so many decibels below its loudest sample, and the findings.
    static func kept(_ prompt: URL, depth: Double) throws -> (seconds: Double, lost: Double, findings: [Finding]) {
        let audio = try SoundFile.decode([UInt8](VoiceSamples.wav(of: prompt)), limits: .recording)
        let cropped = UnspokenTake.cropped(audio.samples, by: depth)
        let wav = try SoundFile.encode(cropped, sampleRate: audio.sampleRate, as: .wavPCM16)
        let take = try MeasuredTake(wav, limits: TakeLimits())
        let (bounds, seconds) = (take.bounds, take.recording.seconds)
        return (seconds, max(bounds.start, seconds - bounds.end), take.findings)
    }

    static func passes(_ seed: UInt64) throws -> Bool {
        let take = UnspokenTake(seed: seed)
        let wav = try SoundFile.encode(take.samples, sampleRate: UnspokenTake.rate, as: .wavPCM16)
        do {
            _ = try MeasuredTake(wav, limits: TakeLimits())
            return true
        } catch {
            return false
        }
    }

    @Test(
        .enabled(if: VoiceSamples.promptsAvailable),
        arguments: ["digits/1", "digits/8", "digits/6", "letters/t", "vm-nomore", "seconds"], depths)
    func prompts(name: String, depth: Double) throws {
        let kept = try Self.kept(VoiceSamples.prompt(name), depth: depth)
        if depth < 40 { #expect(kept.lost <= 0.05) }
        #expect(!kept.findings.contains { $0.check == .recordingNoise })
    }

    /// The s of a telephone has nothing above 4 kHz; the crop, which no breath goes on to, ends it.
    @Test(.enabled(if: VoiceSamples.promptsAvailable), arguments: [("minutes", 30.0), ("digits/h-70", 40)])
    func hissAtTheEnd(name: String, depth: Double) throws {
        #expect(try Self.kept(VoiceSamples.prompt(name), depth: depth).lost <= 0.05)
    }

    /// A vowel that is a word of its own: "and" in Portuguese, Spanish, Croatian; its pitch glides and its colour stays.
    @Test(
        .enabled(if: Program.available("espeak-ng")),
        arguments: [
            ("e", "pt-br"), ("o", "pt-br"), ("a", "pt-br"), ("e", "pt"), ("a", "pt"), ("y", "es"), ("a", "es"),
            ("e", "it"),
            ("à", "fr-fr"), ("i", "pl"), ("a", "cs"), ("å", "sv"),
        ])
    func vowelAlone(word: String, voice: String) throws {
        let spoken = try SoundFile.decode([UInt8](VoiceSamples.speak(word, voice: voice)), limits: .recording)
        let pause = [Float](repeating: 0, count: spoken.sampleRate / 3)
        for samples in [spoken.samples, pause + spoken.samples + pause] {
            let wav = try SoundFile.encode(samples, sampleRate: spoken.sampleRate, as: .wavPCM16)
            #expect(try MeasuredTake(wav, limits: TakeLimits()).bounds.end > 0.1)
        }
    }

    /// A third tone falls from 200 Hz into creak in a quarter of a second, so no two of its periods are as long.
    @Test(arguments: [180.0, 208, 240]) func hastyFall(pitch: Double) throws {
        let (rate, seconds) = (16000.0, 0.25)
        var samples = TestSignal.noise(.white, count: Int(rate), rms: 0.0001, seed: 5)
        var time = 0.0
        while time < seconds {
            for (formant, start) in [(850 - 1200 * time, 0.3), (1300 + 3000 * time, 0.2), (2600, 0.1)] {
                let level = start * exp(-6 * time)
                for index in 0..<240 {
                    let after = Double(index) / rate
                    samples[Int((0.4 + time) * rate) + index] += Float(
                        level * sin(2 * .pi * formant * after) * exp(-250 * after))
                }
            }
            time += 1 / (pitch * pow(2, -1.6 * time / seconds))
        }
        let wav = try SoundFile.encode(samples, sampleRate: Int(rate), as: .wavPCM16)
        #expect(try MeasuredTake(wav, limits: TakeLimits()).bounds.end > 0.6)
    }

    /// Says once that the file is cropped, and nothing of the room.
    @Test(.enabled(if: VoiceSamples.promptsAvailable)) func advice() throws {
        let kept = try Self.kept(VoiceSamples.prompt("digits/1"), depth: 20)
        let lines = kept.findings.filter { $0.check != .recordingBandLimited }.map {
            "\($0.of(take: "7.wav", clip: "7").place) \($0.label) \($0.form)"
        }
        #expect(
            lines == [
                "7.wav warning[recording-edge] tight"
            ])
    }

    /// One of the 40 is of knocks so close together that they ring like a word.
    @Test func nothingSaid() throws {
        let passing = try (0..<40 as Range<UInt64>).filter(Self.passes)
        #expect(passing.count <= 1, "\(passing)")
    }
}
