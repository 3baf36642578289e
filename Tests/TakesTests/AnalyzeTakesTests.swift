import Foundation
import TestSupport
import Testing
import VoiceAssetAudio
import VoiceAssetCore
import VoiceAssetPacks

@testable import VoiceAssetPipeline

/// The first stage, with and without what is known of takes.
@Suite struct AnalyzeTakesTests {
    private func stage(
        _ folder: TemporaryFolder, _ store: StageStore, limits: TakeLimits = TakeLimits(), libraries: String = "1"
    ) -> AnalyzeTakes {
        AnalyzeTakes(
            [], profile: ClipProfile(), limits: limits, by: TakeReader(root: folder.url("").path), store: store,
            libraries: libraries)
    }

    private func take(_ bytes: [UInt8], _ name: String = "a.wav", in folder: TemporaryFolder) throws -> TakeFile {
        try folder.write(name, bytes)
        return TakeFile(number: 1, name: name, path: folder.url(name).path)
    }

    private func isSame(_ one: AnalyzedTake, _ other: AnalyzedTake) async -> Bool {
        let prints = (try? await one.usable?.print?.whole?.stored(), try? await other.usable?.print?.whole?.stored())
        return switch (one.result, other.result) {
        case (.usable(let one), .usable(let other)):
            one.sampleRate == other.sampleRate && one.channels == other.channels && one.seconds == other.seconds
                && one.bounds == other.bounds && one.span == other.span && one.kept == other.kept
                && one.keptSamples == other.keptSamples && one.traits == other.traits
                && one.findings == other.findings && prints.0 == prints.1
        case (.faulty(let one), .faulty(let other)): one == other
        default: false
        }
    }

    /// Every bit of an analysis, good or bad, comes back; a silent take's peak has no finite value.
    @Test(arguments: ["word", "short", "silence", "nothing"]) func givesBackEveryBit(kind: String) async throws {
        let folder = try TemporaryFolder()
        let samples: [Float] =
            switch kind {
            case "word": TestSignal.word(1)
            case "short": TestSignal.word(2, seconds: 0.08, rate: 24000, margin: 0.5)
            default: [Float](repeating: 0, count: kind == "silence" ? 24000 : 0)
            }
        let file = try take(try SoundFile.encode(samples, sampleRate: 24000, as: .wavPCM16), in: folder)
        let store = StoreFolder.store(of: "pack", in: folder.url("").path)
        let first = await stage(folder, store).analyzed(file)
        await store.save()
        let again = await stage(folder, StoreFolder.store(of: "pack", in: folder.url("").path)).analyzed(file)
        let areSame = await isSame(first, again)
        #expect(first.isNew && !again.isNew && areSame)
        #expect(first.sha256 == again.sha256)
    }

    /// What it depends on: the bytes, the limits, the libraries; not the file's place.
    @Test func measuresAgainWhatMayBeOtherwise() async throws {
        let folder = try TemporaryFolder()
        let store = StageStore()
        let word = try SoundFile.encode(TestSignal.word(1), sampleRate: 24000, as: .wavPCM16)
        let file = try take(word, in: folder)
        #expect(await stage(folder, store).analyzed(file).isNew)
        #expect(await !stage(folder, store).analyzed(file).isNew)
        #expect(try await !stage(folder, store).analyzed(take(word, "b.wav", in: folder)).isNew)
        var limits = TakeLimits()
        limits.silence = 30
        #expect(await stage(folder, store, limits: limits).analyzed(file).isNew)
        #expect(await stage(folder, store, libraries: "2").analyzed(file).isNew)
        #expect(try await stage(folder, store).analyzed(take(word + [0, 0], in: folder)).isNew)
    }

    /// A take that was analyzed is trimmed to the same samples.
    @Test(arguments: 1...6 as ClosedRange<UInt64>) func trimsAsItWasAnalyzed(seed: UInt64) throws {
        let analyzer = TakeAnalyzer(profile: ClipProfile())
        let bytes = try SoundFile.encode(TestSignal.word(seed), sampleRate: 24000, as: .wavPCM16)
        let whole = try analyzer.trimmed(bytes)
        #expect(try analyzer.trimmed(bytes, isRaw: false, as: whole.analysis).samples == whole.samples)
    }

    /// A file that changes between two stages is no other take.
    @Test func noticesAFileThatChanges() async throws {
        let folder = try TemporaryFolder()
        let file = try take(try SoundFile.encode(TestSignal.word(1), sampleRate: 24000, as: .wavPCM16), in: folder)
        let stage = stage(folder, StageStore())
        let recorded = RecordedClip(clip: .init(id: "a", text: "a"), takes: [file])
        let clip = AnalyzedClip(recorded: recorded, takes: [await stage.analyzed(file)])
        let chosen = try TakeChooser([clip]).choose(clip).get()
        #expect(throws: Never.self) { try stage.trimmed(chosen) }
        _ = try take(try SoundFile.encode(TestSignal.word(2), sampleRate: 24000, as: .wavPCM16), in: folder)
        #expect(throws: RejectedClip.self) { try stage.trimmed(chosen) }
    }
}
