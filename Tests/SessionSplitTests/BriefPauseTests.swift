import Foundation
import TestSupport
import Testing
import VoiceAssetAudio
import VoiceAssetCore
import VoiceAssetPacks

@testable import VoiceAssetRecordingDesk

/// A reader who pauses more briefly than the command line says.
@Suite struct BriefPauseTests {
    /// So many clips, and words with so many seconds between them.
    private func plan(clips: Int, words: Int, apart: Double, pause: Double) throws -> SessionPlan {
        let margin = [Float](repeating: 0, count: 16000)
        let spoken = (0..<words).flatMap { TestSignal.word(UInt64($0 % 10), rate: 16000, margin: apart / 2) }
        let session = margin + spoken + margin
        let noise = TestSignal.noise(.pink, count: session.count, rms: 0.0002, seed: 5)
        let folder = try TemporaryFolder()
        let bytes = try SoundFile.encode(zip(session, noise).map(+), sampleRate: 16000, as: .wavPCM24)
        let audio = try SessionAudio(at: folder.write("session.wav", bytes).path)
        let script = (0..<clips).map { VoicePack.Clip(id: "c\($0)", text: "seven") }
        return SessionPlan(script: script, heard: try SessionListening(to: audio, pause: pause), pause: pause)
    }

    @Test func aShorterPauseIsAdvised() throws {
        let plan = try plan(clips: 12, words: 12, apart: 0.28, pause: 0.5)
        let fault = try #require(plan.fault(file: "session.wav"))
        #expect(fault.found.hasPrefix("\(plan.cuts.count) utterances for 12 clips, "), "\(fault.found)")
        let advice = try #require(fault.advice)
        #expect(advice.hasPrefix("cut at shorter pauses with --pauses 250ms, or listen to these cuts on "), "\(advice)")
    }

    /// Where clips are missing rather than run together, where enough is heard, or where nothing shorter is to be had.
    @Test(arguments: [(12, 4, 0.8, 0.5), (12, 10, 0.8, 0.5), (12, 12, 0.28, 0.25), (12, 12, 0.18, 0.2)])
    func itIsNotAdvised(clips: Int, words: Int, apart: Double, pause: Double) throws {
        let fault = try plan(clips: clips, words: words, apart: apart, pause: pause).fault(file: "session.wav")
        #expect(fault?.advice?.contains("--pauses") != true, "\(fault?.line ?? "")")
    }

    @Test func overlapIsNoSilence() {
        #expect(CutDoubt.shortPause(0).words == "no silence to its neighbour")
        #expect(CutDoubt.shortPause(0.05).words == "only 0.05 s of silence to its neighbour")
    }
}
