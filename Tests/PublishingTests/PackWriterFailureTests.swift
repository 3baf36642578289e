import Foundation
import TestSupport
import Testing
import VoiceAssetCore
import VoiceManifest
import VoiceNotifications

@testable import VoiceAssetPipeline

@Suite("Replacing a pack when something goes wrong at every possible moment")
struct PackWriterFailureTests {
    typealias Fixture = PackWriterFixture
    typealias Failing = FailingFileSystem

    /// What is done to a pack of the clips a, b and c.
    enum Task: CaseIterable {
        case first
        case replace
        case remove
    }

    private static let old = Fixture.content(["a": 1, "b": 2, "c": 3])
    /// a stays, b changes, c goes, d comes.
    private static let new = Fixture.content(["a": 1, "b": 9, "d": 4], keep: ["a"])

    private func fixture(_ task: Task) throws -> Fixture {
        let fixture = try Fixture(inMemory: true)
        if task != .first { #expect(try fixture.writer().replace(Self.old).change == .changed) }
        return fixture
    }

    private func run(_ task: Task, _ fixture: Fixture, _ fileSystem: any PublishingFileSystem) throws -> PackOutcome {
        let writer = try fixture.writer(fileSystem)
        return switch task {
        case .first: writer.replace(Self.old)
        case .replace: writer.replace(Self.new)
        case .remove: writer.removePack(Fixture.pack)
        }
    }

    /// Generate's files before and after.
    private func states(_ task: Task) throws -> (before: [String: [UInt8]], after: [String: [UInt8]]) {
        let old = try Fixture.files(Self.old)
        let new = try Fixture.files(Fixture.content(["a": 1, "b": 9, "d": 4]))
        return switch task {
        case .first: ([:], old)
        case .replace: (old, new)
        case .remove: (old, [:])
        }
    }

    @Test(
        "The pack is wholly the old or wholly the new one, and the next run succeeds",
        arguments: Task.allCases, Failing.Manner.allCases)
    func everyMoment(task: Task, manner: Failing.Manner) throws {
        try everyMoment(task, manner, lacking: [])
    }

    @Test("So it is without hard links", arguments: Failing.Manner.allCases)
    func withoutLinks(manner: Failing.Manner) throws {
        try everyMoment(.replace, manner, lacking: [.links])
    }

    @Test(.exhaustive, arguments: Failing.Manner.allCases)
    func withoutLinksExhaustively(manner: Failing.Manner) throws {
        try everyMoment(.remove, manner, lacking: [.links])
    }

    @Test("So it is after the next run has begun if two folders can't be exchanged at once")
    func withoutExchange() throws {
        try everyMoment(.replace, Failing.Manner.allCases[0], lacking: [.exchange])
    }

    @Test(.exhaustive, arguments: [Task.replace, .remove], Failing.Manner.allCases)
    func withoutExchangeExhaustively(task: Task, manner: Failing.Manner) throws {
        try everyMoment(task, manner, lacking: [.exchange])
        try everyMoment(task, manner, lacking: [.exchange, .links])
    }

    private func everyMoment(_ task: Task, _ manner: Failing.Manner, lacking: [Failing.Lacking]) throws {
        let (before, after) = try states(task)
        var failures = 0
        for moment in 1...1000 {
            let fixture = try fixture(task)
            let fileSystem = Failing(failing: moment, manner, lacking: lacking)
            let outcome = try? run(task, fixture, fileSystem)
            let trace: Comment = "\(task) \(manner) \(lacking) at operation \(moment)"
            if !lacking.contains(.exchange) {
                let files = try fixture.files()
                #expect(files == before || files == after, trace)
                if outcome == nil || outcome?.change == .failed { #expect(files == before, trace) }
            }
            if outcome?.change == .failed { failures += 1 }
            // The next run puts in order whatever is in disorder, before it does anything else.
            do {
                let next = try fixture.writer()
                #expect(next.warnings == [], trace)
                let files = try fixture.files()
                #expect(files == before || files == after, trace)
            }
            let again = try run(task, fixture, LocalFileSystem())
            #expect(again.change != .failed, trace)
            #expect(try fixture.files() == after, trace)
            #expect(try fixture.leftovers() == [], trace)
            guard fileSystem.hasFailed else {
                #expect(failures > 5 && outcome?.change == .changed && outcome?.diagnostics == [], trace)
                return
            }
        }
        Issue.record("a thousand operations were not enough")
    }

    @Test("A disk that is full leaves no new pack without its entry in the index", arguments: [false, true])
    func packAndIndex(isListed: Bool) throws {
        var lone = 0
        for moment in 1...1000 {
            let fixture = try Fixture(inMemory: true)
            let old = VoiceIndex(packs: ["fr-EUR": ("fr", "EUR")])
            if isListed { #expect(try fixture.writer().writeIndex(old).change == .changed) }
            let new = VoiceIndex(packs: ["fr-EUR": ("fr", "EUR"), Fixture.pack: ("en", "USD")])
            let fileSystem = Failing(failing: moment, .full)
            let outcome = try? fixture.writer(fileSystem).replace(Self.old) { new }
            let index = try? VoiceIndex(json: Data(contentsOf: URL(fileURLWithPath: "\(fixture.output)/index.json")))
            let isThere = FileManager.default.fileExists(atPath: "\(fixture.folder)/manifest.json")
            let trace: Comment = "operation \(moment)"
            if isThere, index != new { lone += 1 }
            if !isThere { #expect(index == (isListed ? old : nil), trace) }
            #expect(isThere || (try? fixture.leftovers()) ?? [] == [], trace)
            guard fileSystem.hasFailed else {
                #expect(index == new && outcome?.change == .changed && outcome?.diagnostics == [], trace)
                // After the pack come a synchronization and the index's new name, which need no room on a real disk.
                #expect(lone <= 2)
                return
            }
            _ = try fixture.writer().replace(Self.old) { new }
            #expect(try fixture.writer().writeIndex(new).change != .failed, trace)
            #expect(try fixture.leftovers() == [], trace)
        }
        Issue.record("a thousand operations were not enough")
    }

    @Test("An index is the old or the new one at every moment", arguments: Failing.Manner.allCases)
    func index(manner: Failing.Manner) throws {
        let old = VoiceIndex(packs: ["en-USD": ("en", "USD")])
        let new = VoiceIndex(packs: ["en-USD": ("en", "USD"), "fr-EUR": ("fr", "EUR")])
        for moment in 1...100 {
            let fixture = try Fixture(inMemory: true)
            #expect(try fixture.writer().writeIndex(old).change == .changed)
            let fileSystem = Failing(failing: moment, manner)
            let outcome = try? fixture.writer(fileSystem).writeIndex(new)
            let bytes = try fixture.files(fixture.output)["index.json"]
            #expect(try bytes == (outcome?.change == .changed ? new : old).encoded())
            #expect(try fixture.writer().writeIndex(new).change != .failed)
            #expect(try fixture.files(fixture.output) == ["index.json": new.encoded()])
            if !fileSystem.hasFailed { return }
        }
        Issue.record("a hundred operations were not enough")
    }

    @Test("A full disk is reported as such")
    func wording() throws {
        let fixture = try fixture(.replace)
        let plain = Failing()
        #expect(try run(.replace, fixture, plain).change == .changed)
        for moment in 1...plain.count {
            let fixture = try self.fixture(.replace)
            guard let outcome = try? run(.replace, fixture, Failing(failing: moment, .full)), outcome.change == .failed
            else { continue }
            #expect(outcome.diagnostics.first?.check == .outputFailed)
            #expect(outcome.diagnostics.first?.advice == "make room and run again")
            #expect(ExitStatus(of: outcome.diagnostics) == .inputOutput)
        }
    }
}
