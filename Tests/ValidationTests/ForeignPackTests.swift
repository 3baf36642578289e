import Foundation
import PackFixture
import TestSupport
import Testing
import VoiceAssetAudio
import VoiceAssetCore

@testable import VoiceAssetValidation

/// `validate` on packs that other programs made, without a manifest.
@Suite(.enabled(if: Program.available("lame", "ffmpeg", "sox"))) struct ForeignPackTests {
    /// Two clips, encoded by a program each, and the rules that they break.
    private func rules(_ encode: (_ wav: URL, _ mp3: URL, _ index: Int) throws -> Program.Result) async throws -> Set<
        String
    > {
        let folder = try TemporaryFolder()
        try folder.write("clips/readme.txt", [])
        for index in 0..<2 {
            // Equally loud, trimmed.
            let word = TestSignal.word(UInt64(index + 1), seconds: 0.6, margin: 0.01)
            let scale = Float(Levels.amplitude(-20 - ClipMeter.loudness(word, sampleRate: 24000)))
            let samples = word.map { $0 * scale }
            let bytes = try SoundFile.encode(samples, sampleRate: 24000, as: .wavPCM16)
            let wav = try folder.write("\(index).wav", bytes)
            let result = try encode(wav, folder.url("clips/\(index).mp3"), index)
            #expect(result.status == 0, "\(result.errorText)")
        }
        let validation = AssetValidation(assets: folder.url("clips").path, recordings: nil, packs: [], workers: 1)
        return Set(await validation.run().diagnostics.filter { $0.severity != .note }.map(\.check.id))
    }

    private func lame(_ options: String) async throws -> Set<String> {
        try await rules { wav, mp3, index in
            let both = options.split(separator: "|")
            let own = both[min(index, both.count - 1)].split(separator: " ").map(String.init)
            let input = wav.deletingPathExtension().appendingPathExtension("input.wav")
            _ = try Program.run("sox", ["-R", wav.path, "-c", own.contains("s") ? "2" : "1", input.path])
            return try Program.run("lame", ["--quiet"] + own + [input.path, mp3.path])
        }
    }

    private static let sound = "-b 64 -m m -t --nores --resample 24"

    @Test func frameOnlyClipsPass() async throws {
        let found = try await lame(Self.sound)
        #expect(found == ["manifest-missing"])
    }

    /// What breaks a splice, one at a time: Info frame and reservoir by default, tags, VBR.
    @Test(arguments: [
        "-m m", "-b 64 -m m -t --resample 24", "-b 64 -m m --nores --resample 24",
        sound + " --tt title --id3v1-only", sound + " --tt title --id3v2-only",
    ])
    func notSpliceSafe(options: String) async throws {
        let found = try await lame(options)
        #expect(found == ["manifest-missing", "asset-not-splice-safe"])
    }

    /// Rates, channels and bit rates that differ from clip to clip.
    @Test(arguments: [
        "-b 64 -m m -t --nores --resample 48", "-b 64 -m m -t --nores --resample 22.05",
        "-b 64 -m s -t --nores --resample 24",
        "-b 80 -m m -t --nores --resample 24",
    ])
    func notUniform(options: String) async throws {
        let found = try await lame("\(Self.sound)|\(options)")
        #expect(found == ["manifest-missing", "asset-not-uniform"])
    }

    /// A variable bit rate: frames differ within a clip and from clip to clip, and libsndfile guesses lengths.
    @Test(arguments: ["-V 2 -m m -t", "--abr 60 -m m -t --nores"]) func variableBitRate(options: String) async throws {
        let found = try await lame(options)
        #expect(found.isSuperset(of: ["manifest-missing", "asset-not-splice-safe"]))
        #expect(
            found.isSubset(of: ["manifest-missing", "asset-not-splice-safe", "asset-not-uniform", "clip-speech-cut"]))
    }

    /// Formats that players stop in after the first clip; beside a manifest they are files too many.
    @Test(arguments: ["ogg", "m4a", "flac"]) func formatsThatDoNotSplice(fileExtension: String) async throws {
        let folder = try TemporaryFolder()
        let bytes = try SoundFile.encode(TestSignal.word(1), sampleRate: 24000, as: .wavPCM16)
        let wav = try folder.write("1.wav", bytes)
        let clip = try folder.write("clips/1.\(fileExtension)", [])
        _ = try Program.run("ffmpeg", ["-nostdin", "-v", "error", "-y", "-i", wav.path, clip.path])
        let found = await AssetValidation(assets: folder.url("clips").path, recordings: nil, packs: [], workers: 1)
            .run()
        #expect(found.diagnostics.map(\.check.id) == ["asset-not-splice-safe", "manifest-missing"])

        let pack = try await GeneratedPack.make()
        try FileManager.default.copyItem(at: clip, to: pack.assets.appendingPathComponent("wav/1.\(fileExtension)"))
        #expect(await GeneratedPack.validate(pack) == ["asset-extra wav/1.\(fileExtension)"])
    }

    @Test func ffmpegsDefaults() async throws {
        let found = try await rules { wav, mp3, _ in
            try Program.run("ffmpeg", ["-nostdin", "-v", "error", "-i", wav.path, mp3.path])
        }
        #expect(found == ["manifest-missing", "asset-not-splice-safe"])
    }

    @Test("A median is told as precisely as it was measured")
    func median() {
        let finding = Finding.loudness("median", -20.12345, middle: -23.811505, by: 1)
        #expect(
            finding.line.hasSuffix(
                "the loudness is -20.1 LUFS (expected the pack's median, -23.8 LUFS ± 1.0); give all clips of the pack the same loudness"
            ), "\(finding.line)")
    }

    @Test(arguments: [6.0, -6]) func otherLoudness(change: Double) async throws {
        let found = try await rules { wav, mp3, index in
            let louder = wav.deletingPathExtension().appendingPathExtension("louder.wav")
            _ = try Program.run("sox", ["-R", wav.path, louder.path, "gain", index == 0 ? "0" : "\(change)"])
            return try Program.run(
                "lame", ["--quiet"] + Self.sound.split(separator: " ").map(String.init) + [louder.path, mp3.path])
        }
        #expect(found == ["manifest-missing", "clip-loudness"])
    }
}
