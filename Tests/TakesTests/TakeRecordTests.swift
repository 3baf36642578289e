import Foundation
import TestSupport
import Testing
import VoiceAssetAudio
import VoiceAssetCore
import VoiceAssetPacks
import VoiceSplicer

@testable import VoiceAssetPipeline

/// Records of takes and clips in the store read back as they were; what is cut short or is no take is nothing.
@Suite struct TakeRecordTests {
    private static func analysis(_ seed: UInt64, pitch: Bool) throws -> TakeAnalysis {
        let bytes = try SoundFile.encode(TestSignal.word(seed), sampleRate: 24000, as: .wavPCM16)
        return try TakeAnalyzer(profile: ClipProfile(), measuresPitch: pitch).trimmed(bytes).analysis
    }

    /// All that an analysis says, the print by its numbers.
    private static func facts(_ analysis: TakeAnalysis) -> String {
        var plain = analysis
        plain.print = nil
        return "\(plain)"
    }

    @Test(arguments: [1, 2, 3] as [UInt64], [false, true]) func readsBack(seed: UInt64, pitch: Bool) async throws {
        var analysis = try Self.analysis(seed, pitch: pitch)
        let variants: [(inout TakeAnalysis) -> Void] = [
            { _ in }, { $0.findings = [Finding(.recordingTruncated, "unended")] },
            { $0.traits.parting = InternalPause(start: 0.1, end: 0.3, step: 0.5) }, { $0.traits.setting.pitch = nil },
            { $0.traits.loudness = -.infinity }, { $0.traits.steepness = EdgeSteepness(start: nil, end: -0.0) },
        ]
        for variant in variants {
            variant(&analysis)
            let record = TakeRecord(.usable(analysis))
            let read = try TakeRecord(stored: record.stored()[...])
            #expect(read.usable.map(Self.facts) == Self.facts(analysis) && read.faults == nil)
            #expect(read.sketch == analysis.print?.sketch && read.sketch != nil)
        }
        let print = try #require(await analysis.print?.whole)
        #expect(try VoicePrint(stored: print.stored()[...]).stored() == print.stored())
    }

    @Test func keepsWhyATakeIsFaulty() throws {
        for findings in [[Finding(.recordingTruncated, "unended")], []] {
            let record = TakeRecord(.faulty(findings))
            let read = try TakeRecord(stored: record.stored()[...])
            #expect(read.faults == findings && read.usable == nil)
        }
    }

    /// Cut short anywhere it is nothing.
    @Test func isNothingWhenItIsCutShort() async throws {
        let analysis = try Self.analysis(1, pitch: true)
        let record = try TakeRecord(.usable(analysis)).stored()
        for end in 0..<record.count {
            #expect(throws: (any Error).self) { try TakeRecord(stored: record[..<end]) }
        }
        let print = try #require(await analysis.print?.whole).stored()
        for end in stride(from: 0, to: print.count, by: 7) {
            #expect(throws: (any Error).self) { try VoicePrint(stored: print[..<end]) }
        }
        let clip = RenderedClip(
            samples: 1, loudness: -16, truePeak: -2, gain: 3,
            files: ["mp3": .init(bytes: 5, sha256: Digest.sha256([]))],
            findings: [])
        #expect(try RenderedClip(stored: clip.stored()[...]) == clip)
        for end in try clip.stored().indices {
            #expect(throws: (any Error).self) { try RenderedClip(stored: clip.stored()[..<end]) }
        }
    }

    /// Figures that no take has are not calculated with.
    @Test func refusesFiguresThatNoTakeHas() throws {
        var analysis = try Self.analysis(1, pitch: false)
        analysis.findings = []
        let record = try TakeRecord(.usable(analysis)).stored()
        // Behind the findings eight bytes count the figures; then come the sample rate and the channels.
        let odd: [(Int, Double)] = [
            (16, 0), (16, 0.5), (16, .nan), (24, -1), (32, 1e300), (8 * 16, 1e7), (8 * 18, 0),
        ]
        for (place, number) in odd {
            var (odd, writer) = (record, ByteWriter())
            writer.put(number)
            odd.replaceSubrange(place..<place + 8, with: writer.bytes)
            #expect(throws: (any Error).self) { try TakeRecord(stored: odd[...]) }
        }
    }

    /// A print that the store lost is measured again, as long as the take is what it was.
    @Test(arguments: [false, true]) func measuresAPrintThatIsLost(isChanged: Bool) async throws {
        let bytes = try SoundFile.encode(TestSignal.word(1), sampleRate: 24000, as: .wavPCM16)
        let pack = try TestPack([("a.wav", bytes)])
        let inputs = PackInputs(TestPack.name, recordings: pack.recordings, index: FileIndex())
        let file = try #require(inputs.clips.first?.takes.first)
        let (whole, damaged) = (StageStore(), StageStore())
        let first = await PackStages(inputs, store: whole, workers: 1).analyze.analyzed(file)
        let print = try #require(await first.usable?.print?.whole)
        let analyze = PackStages(inputs, store: damaged, workers: 1).analyze
        let key = analyze.key(of: file, sha256: first.sha256)
        await damaged.put(try #require(await whole.value(key, as: TakeRecord.self)), for: key)
        let again = await analyze.analyzed(file)
        #expect(!again.isNew && again.usable?.print?.sketch == print.sketch)
        if isChanged { try pack.folder.write("recordings/\(TestPack.name)/a.wav", bytes + [0, 0]) }
        #expect(try await again.usable?.print?.whole?.stored() == (isChanged ? nil : print.stored()))
    }
}
