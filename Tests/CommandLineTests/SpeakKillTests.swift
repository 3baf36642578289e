import Foundation
import TestSupport
import Testing

/// A `speak` that is killed at any moment leaves whole takes, each with what it says, and the next run does the rest.
@Suite("Kills of speak") struct SpeakKillTests {
    @Test func leavesWholeTakes() throws { try leavesWholeTakes(kills: 4) }

    @Test(.exhaustive) func leavesWholeTakesAtEveryMoment() throws { try leavesWholeTakes(kills: Exhaustive.kills) }

    private func leavesWholeTakes(kills: Int) throws {
        let desk = try UnrecordedStudio(clips: (1...8).map { "clip\($0)" })
        let pack = desk.studio.folder.url("recordings/en-USD")
        var generator = SeededGenerator(seed: 26)
        var amidst = 0
        for round in 0..<kills {
            for name in ["synthetic", ".recorded-texts"] {
                try? FileManager.default.removeItem(at: pack.appendingPathComponent(name))
            }
            try kill(desk, after: Double.random(in: 0...0.08, using: &generator))
            let left = desk.takes.filter { !$0.hasPrefix(".") }
            for name in left {
                #expect(try desk.take(name) == Data(UnrecordedStudio.voice), "round \(round): \(name)")
                #expect(desk.notes["synthetic/\(name)"] == "the word \(name.dropLast(4))", "round \(round): \(name)")
            }
            amidst += left.count < desk.clips.count ? 1 : 0
            let again = try desk.speak()
            #expect(again.status == 0, "round \(round): \(again.errors)")
            #expect(try desk.isComplete(), "round \(round): \(desk.takes)")
        }
        #expect(amidst >= kills / 2, "the test killed only \(amidst) runs amidst speaking")
    }

    /// Kills it after a pause from when the folder of takes is there, or the run is over.
    private func kill(_ desk: UnrecordedStudio, after seconds: Double) throws {
        let process = try Program.start(Tool.path, try desk.arguments("cp voice \"$2\""), in: desk.studio.folder.url)
        let folder = desk.studio.folder.url("recordings/en-USD/synthetic").path
        while process.isRunning, !FileManager.default.fileExists(atPath: folder) {}
        Thread.sleep(forTimeInterval: seconds)
        process.killed()
    }
}
