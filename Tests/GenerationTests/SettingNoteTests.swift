import Foundation
import PackFixture
import TestSupport
import Testing
import VoiceAssetAudio
import VoiceAssetCore
import VoiceAssetPipeline

/// What `generate` says of takes that another person spoke, or that hold two utterances.
@Suite(.enabled(if: VoiceSamples.promptsAvailable && Program.available("espeak-ng"))) struct SettingNoteTests {
    private static let words = ["one", "two", "three", "four", "five", "six", "seven", "nine", "ten"]

    private func takes(_ prompts: [String: String] = [:]) throws -> [(file: String, bytes: [UInt8])] {
        try Self.words.map { word in
            let prompt = try prompts[word].map { try Data(contentsOf: VoiceSamples.prompt($0)) }
            guard let prompt else {
                let folder = try TemporaryFolder()
                let file = try folder.write("\(word).txt", Array(word.utf8)).deletingPathExtension()
                _ = try Program.run("espeak-ng", ["-v", "en-us", "-w", file.path, word])
                return ("\(word).wav", [UInt8](try Data(contentsOf: file)))
            }
            return ("\(word).wav", [UInt8](prompt))
        }
    }

    private func found(_ pack: TestPack, _ rules: [Check]) async -> [String] {
        let report = await GeneratedPack.generate(pack)
        #expect(!report.diagnostics.hasErrors)
        return report.diagnostics.filter { rules.contains($0.check) }.map {
            "\($0.check.id) \($0.severity) \($0.file.split(separator: "/").last ?? "")"
        }
    }

    /// The note stands in the output, also after a run that had nothing to do, and goes with its cause.
    @Test func anotherVoice() async throws {
        let pack = try TestPack(takes(["seven": "digits/7"]))
        for _ in 0..<2 {
            #expect(await found(pack, [.recordingVoice, .recordingRoom]) == ["recording-voice note seven.wav"])
        }
        let mended = try #require(try takes().first { $0.file == "seven.wav" })
        try pack.write("seven.wav", mended.bytes)
        #expect(await found(pack, [.recordingVoice, .recordingRoom]) == [])
    }

    /// A word whose last 100 ms were cut off, among whole ones; espeak-ng's stop as abruptly.
    @Test func aCutWord() async throws {
        var takes = try Self.words.enumerated().map { index, word in
            (file: "\(word).wav", bytes: [UInt8](try VoiceSamples.wav(of: VoiceSamples.prompt("digits/\(index + 1)"))))
        }
        let audio = try SoundFile.decode(takes[4].bytes, limits: .recording)
        let silence = [Float](repeating: 0, count: audio.sampleRate / 5)
        let cut = silence + audio.samples.prefix(audio.samples.count / 2) + silence
        takes[4].bytes = try SoundFile.encode(cut, sampleRate: audio.sampleRate, as: .wavPCM16)
        let pack = try TestPack(takes)
        for _ in 0..<2 {
            #expect(await found(pack, [.recordingCut]) == ["recording-cut note five.wav"])
        }
        #expect(await found(try TestPack(self.takes()), [.recordingCut]) == [])
    }

    /// Two words in the take of one.
    @Test func twoUtterances() async throws {
        var takes = try takes()
        let (first, second) = (try SoundFile.decode(takes[0].bytes, limits: .recording).samples, takes[4].bytes)
        let both =
            first + [Float](repeating: 0, count: 3000) + (try SoundFile.decode(second, limits: .recording).samples)
        takes[0].bytes = try SoundFile.encode(both, sampleRate: 22050, as: .wavPCM16)
        let pack = try TestPack(takes)
        for _ in 0..<2 {
            #expect(await found(pack, [.recordingUtterances]) == ["recording-utterances warning one.wav"])
        }
    }

    /// A silence that is long for a word, but not for a stop that its text writes twice: for `status --takes` as for `generate`.
    @Test func aHeldStop() async throws {
        var takes = try takes()
        let parts = try [takes[0], takes[4]].map { try SoundFile.decode($0.bytes, limits: .recording).samples }
        let end = parts[0].lastIndex { abs($0) > 0.01 } ?? 0
        let start = parts[1].firstIndex { abs($0) > 0.01 } ?? 0
        let both = parts[0][...end] + [Float](repeating: 0, count: 22050 / 5) + parts[1][start...]
        takes[0].bytes = try SoundFile.encode(Array(both), sampleRate: 22050, as: .wavPCM16)
        let pack = try TestPack(takes)
        let path = "recordings/\(TestPack.name)/pack.yml"
        let yaml = try String(contentsOf: pack.folder.url(path), encoding: .utf8)
        for (text, told) in [("எட்டு", []), ("ஏழு", ["recording-utterances note one.wav"])] {
            try pack.folder.write(path, yaml.replacing("\"one\": one", with: "\"one\": \(text)").utf8)
            #expect(await found(pack, [.recordingUtterances]) == told)
            let inspection = TakeInspection(files: [], pack: TestPack.name, recordings: pack.recordings, workers: 2)
            let inspected = await inspection.run().diagnostics.filter { $0.check == .recordingUtterances }
            #expect(inspected.count == told.count)
        }
    }
}
