import Foundation
import TestSupport
import Testing
import VoiceAssetCore
import VoiceManifest
import VoiceNotifications

@testable import VoiceAssetPipeline

@Suite("Writing a pack")
struct PackWriterTests {
    typealias Fixture = PackWriterFixture
    private let fixture: Fixture
    private let old = Fixture.content(["a": 1, "b": 2, "c": 3])

    init() throws { fixture = try Fixture() }

    /// A step from one pack to the next and what it is to report.
    struct Step: Sendable {
        var before: [String: UInt8]?
        var after: [String: UInt8]
        var keep: Set<String> = []
        var change = PackOutcome.Change.changed
        var written: [String]
        var unchanged: Int
        var removed: [String] = []
    }

    @Test(
        "Only what changed is written, and only what no longer belongs is removed",
        arguments: [
            Step(
                before: nil, after: ["a": 1, "b": 2], written: ["manifest.json", "wav/a.wav", "wav/b.wav"], unchanged: 0
            ),
            Step(before: ["a": 1], after: ["a": 1], change: .unchanged, written: [], unchanged: 2),
            Step(before: ["a": 1], after: ["a": 1], keep: ["a"], change: .unchanged, written: [], unchanged: 2),
            Step(
                before: ["a": 1, "b": 2], after: ["a": 1, "b": 3], written: ["manifest.json", "wav/b.wav"], unchanged: 1
            ),
            Step(
                before: ["a": 1, "b": 2], after: ["a": 1, "c": 3], keep: ["a"],
                written: ["manifest.json", "wav/c.wav"], unchanged: 1, removed: ["wav/b.wav"]),
            Step(
                before: ["a": 1, "b": 2], after: ["b": 2], written: ["manifest.json"], unchanged: 1,
                removed: ["wav/a.wav"]),
        ])
    func steps(step: Step) throws {
        if let before = step.before {
            #expect(try fixture.writer().replace(Fixture.content(before)).change == .changed)
        }
        let kept = try step.keep.map { try fixture.inode("en-USD/wav/\($0).wav") }
        let content = Fixture.content(step.after, keep: step.keep)
        let preview = PackWriter.preview(content, output: fixture.output)
        let outcome = try fixture.writer().replace(content)
        let expected = PackOutcome(
            change: step.change, written: step.written, unchanged: step.unchanged, removed: step.removed)
        #expect(outcome == expected)
        #expect(preview == expected)
        #expect(try fixture.files() == Fixture.files(Fixture.content(step.after)))
        #expect(try step.keep.map { try fixture.inode("en-USD/wav/\($0).wav") } == kept)
        #expect(try fixture.leftovers() == [])
    }

    @Test("A run that has nothing to do touches nothing, and says so")
    func nothingToDo() throws {
        let index = VoiceIndex(packs: ["en-USD": ("en", "USD")])
        do {
            let writer = try fixture.writer()
            #expect(writer.replace(old).change == .changed)
            #expect(writer.writeIndex(index).change == .changed)
        }
        let stamps = try fixture.stamps()
        let writer = try fixture.writer()
        #expect(writer.replace(old) == PackOutcome(change: .unchanged, unchanged: 4))
        #expect(writer.writeIndex(index) == PackOutcome(change: .unchanged, unchanged: 1))
        #expect(try fixture.stamps() == stamps)
    }

    @Test("A preview writes nothing, not even the output folder")
    func preview() throws {
        #expect(PackWriter.preview(old, output: fixture.output).written.count == 4)
        #expect(!FileManager.default.fileExists(atPath: fixture.output))
    }

    @Test("A new pack keeps its folders' permissions; what file managers leave there goes")
    func permissions() throws {
        #expect(try fixture.writer().replace(old).change == .changed)
        try fixture.put("litter", at: "en-USD/wav/.DS_Store")
        try FileManager.default.setAttributes([.posixPermissions: 0o750], ofItemAtPath: "\(fixture.folder)/wav")
        try FileManager.default.setAttributes([.posixPermissions: 0o2755], ofItemAtPath: fixture.folder)
        #expect(try fixture.writer().replace(Fixture.content(["z": 1])).change == .changed)
        #expect(try LocalFileSystem().entry(at: "\(fixture.folder)/wav")?.permissions == 0o750)
        #expect(try LocalFileSystem().entry(at: fixture.folder)?.permissions == 0o2755)
        #expect(try fixture.tree().keys.sorted() == ["manifest.json", "wav/", "wav/z.wav"])
    }

    @Test(
        "What the tool did not write is named, a folder of it once, and nothing is changed: no new pack, no removal",
        arguments: [(["README"], ["README"]), (["wav/mine.wav", "a/b/c", "a/d"], ["a", "wav/mine.wav"])])
    func foreign(paths: [String], named: [String]) throws {
        #expect(try fixture.writer().replace(old).change == .changed)
        for path in paths { try fixture.put(path, at: "en-USD/\(path)") }
        try FileManager.default.createSymbolicLink(atPath: "\(fixture.folder)/z", withDestinationPath: "/nowhere")
        let stamps = try fixture.stamps()
        for content in [old, Fixture.content(["z": 1])] {
            let outcome = try fixture.writer().replace(content)
            #expect(outcome == PackWriter.preview(content, output: fixture.output))
            #expect(outcome.diagnostics.map(\.file) == (named + ["z"]).map { "\(fixture.folder)/\($0)" })
            #expect(outcome.diagnostics.allSatisfy { $0.check == .outputConflict && $0.form == "inside" })
        }
        #expect(try fixture.writer().removePack("en-USD").change == .failed)
        #expect(try fixture.stamps() == stamps)
    }

    @Test("A file in the way that generate did not write is a conflict; the same bytes are adopted")
    func conflict() throws {
        try fixture.put("mine", at: "en-USD/wav/a.wav")
        try fixture.put("mine too", at: "en-USD/wav/b.wav")
        try fixture.put(String(repeating: "\u{3}", count: 48), at: "en-USD/wav/c.wav")
        let stamps = try fixture.stamps()
        let outcome = try fixture.writer().replace(old)
        #expect(outcome.change == .failed)
        #expect(outcome.diagnostics.map(\.check) == [.outputConflict, .outputConflict])
        #expect(outcome.diagnostics.map(\.file) == ["\(fixture.folder)/wav/a.wav", "\(fixture.folder)/wav/b.wav"])
        #expect(try fixture.stamps() == stamps)
        for name in ["a", "b"] { try FileManager.default.removeItem(atPath: "\(fixture.folder)/wav/\(name).wav") }
        let again = try fixture.writer().replace(old)
        #expect(again.written == ["manifest.json", "wav/a.wav", "wav/b.wav"])
        #expect(again.unchanged == 1)
    }

    @Test(
        "A file of the wrong kind in the way is a conflict", arguments: ["en-USD/wav", "en-USD", "en-USD/wav/a.wav/x"])
    func wrongKind(path: String) throws {
        try fixture.put("mine", at: path)
        let stamps = try fixture.stamps()
        let outcome = try fixture.writer().replace(old)
        #expect(outcome.change == .failed)
        #expect(outcome.diagnostics.allSatisfy { [.outputConflict, .fileUnsafe].contains($0.check) })
        #expect(try fixture.stamps() == stamps)
    }

    @Test("A file that still belongs is written again if somebody edited it; one that no longer belongs is named")
    func edited() throws {
        #expect(try fixture.writer().replace(old).change == .changed)
        for name in ["a", "b"] { try fixture.put("edited", at: "en-USD/wav/\(name).wav") }
        try fixture.put(String(repeating: "\u{9}", count: 48), at: "en-USD/wav/c.wav")
        let stamps = try fixture.stamps()
        let refused = try fixture.writer().replace(Fixture.content(["a": 1]))
        #expect(refused.diagnostics.map(\.form) == ["edited", "edited"])
        #expect(refused.diagnostics.map(\.file) == ["\(fixture.folder)/wav/b.wav", "\(fixture.folder)/wav/c.wav"])
        #expect(try fixture.stamps() == stamps)
        for name in ["b", "c"] { try FileManager.default.removeItem(atPath: "\(fixture.folder)/wav/\(name).wav") }
        #expect(try fixture.writer().replace(Fixture.content(["a": 1])).written == ["manifest.json", "wav/a.wav"])
    }

    @Test("A file that is to be kept but has changed stops the run")
    func lost() throws {
        #expect(try fixture.writer().replace(old).change == .changed)
        try fixture.put("edited", at: "en-USD/wav/a.wav")
        let outcome = try fixture.writer().replace(Fixture.content(["a": 1, "b": 7], keep: ["a"]))
        #expect(outcome.change == .failed)
        #expect(outcome.diagnostics.map(\.check) == [.outputFailed])
    }

    @Test("Files that are not those of their manifest are refused")
    func mismatch() throws {
        var content = old
        content.files["wav/a.wav"] = .bytes([1])
        #expect(try fixture.writer().replace(content).change == .failed)
        content.files["wav/a.wav"] = nil
        #expect(try fixture.writer().replace(content).change == .failed)
        content = old
        content.files["../x"] = .bytes([])
        #expect(try fixture.writer().replace(content).change == .failed)
        content = old
        content.manifest.locale = ""
        #expect(try fixture.writer().replace(content).diagnostics.map(\.check) == [.manifestInvalid])
        #expect(try fixture.tree(fixture.output) == [:])
    }

    @Test("With a manifest that can't be trusted nothing counts as generated", arguments: ["{", "", "other pack"])
    func corrupt(text: String) throws {
        #expect(try fixture.writer().replace(old).change == .changed)
        let other = Fixture.content(["a": 1], pack: "fr-EUR").manifest
        let manifest = text == "other pack" ? String(decoding: try other.encoded(), as: UTF8.self) : text
        try fixture.put(manifest, at: "en-USD/manifest.json")
        let stamps = try fixture.stamps()
        let outcome = try fixture.writer().replace(Fixture.content(["a": 1, "b": 9]))
        #expect(outcome.change == .failed)
        #expect(outcome.diagnostics.map(\.check) == [.outputConflict, .outputConflict, .outputConflict])
        #expect(outcome.diagnostics.allSatisfy { $0.advice?.contains("delete \(fixture.folder),") == true })
        #expect(try fixture.writer().removePack("en-USD").change == .failed)
        #expect(try fixture.stamps() == stamps)
    }

    /// A pack with its file for splicers.
    private func sealed(_ clips: [String: UInt8]) throws -> PackContent {
        var content = Fixture.content(clips)
        let splice = content.manifest.sealedTexts().splice
        content.files["splice.json"] = .bytes(splice)
        return content
    }

    @Test(
        "A damaged manifest beside the file for splicers is told by itself, and all stays as it is",
        arguments: [
            ("{", Check.outputConflict, "damaged"), ("", .outputConflict, "damaged"),
            ("<<<<<<< ours\n{}\n=======\n{}\n>>>>>>> theirs\n", .outputConflict, "damaged"),
            ("version https://git-lfs.github.com/spec/v1\n", .manifestInvalid, "pointer"),
        ])
    func damaged(text: String, check: Check, form: String) throws {
        #expect(try fixture.writer().replace(sealed(["a": 1])).change == .changed)
        try fixture.put(text, at: "en-USD/manifest.json")
        let stamps = try fixture.stamps()
        for content in [try sealed(["a": 1]), try sealed(["a": 1, "b": 9]), try sealed(["a": 2])] {
            let outcome = try fixture.writer().replace(content)
            #expect(outcome.change == .failed)
            #expect(outcome.diagnostics.map(\.check) == [check] && outcome.diagnostics.map(\.form) == [form])
            #expect(outcome.diagnostics.map(\.file) == ["\(fixture.folder)/manifest.json"])
        }
        #expect(try fixture.stamps() == stamps)
    }

    @Test("A damaged manifest of 0.2.0, which has no file for splicers, is known by the index")
    func damagedEarlier() throws {
        #expect(try fixture.writer().replace(old).change == .changed)
        try fixture.put(
            #"{"schema":1,"packs":{"en-USD":{"locale":"en","currency":"USD","manifest":"en-USD/manifest.json"}},"fallback":{"en":["en-USD"]}}"#,
            at: "index.json")
        try fixture.put("{", at: "en-USD/manifest.json")
        let outcome = try fixture.writer().replace(Fixture.content(["a": 1, "b": 9]))
        #expect(outcome.change == .failed && outcome.diagnostics.map(\.form) == ["damaged"], "\(outcome)")
    }

    @Test("The output folder may be a link; inside it links are refused", arguments: ["", "/wav", "/wav/a.wav"])
    func links(place: String) throws {
        #expect(try fixture.writer().replace(old).change == .changed)
        try FileManager.default.moveItem(atPath: fixture.folder + place, toPath: fixture.output + "-moved")
        try FileManager.default.createSymbolicLink(
            atPath: fixture.folder + place, withDestinationPath: fixture.output + "-moved")
        let stamps = try fixture.stamps()
        for content in [old, Fixture.content(["a": 9])] {
            let outcome = try fixture.writer().replace(content)
            #expect(outcome.change == .failed)
            #expect(outcome.diagnostics.map(\.check) == [.fileUnsafe])
        }
        #expect(try fixture.stamps() == stamps)
    }

    @Test("The output folder may be a link and may end in a slash")
    func linkedOutput() throws {
        try fixture.put("", at: "keep")
        let link = fixture.output + "-link"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: fixture.output)
        #expect(try PackWriter(output: link + "/").replace(old).change == .changed)
        #expect(try fixture.files() == Fixture.files(old))
        #expect(try PackWriter(output: "\(link)/deep//er/").replace(old).change == .changed)
        #expect(try fixture.files("\(fixture.output)/deep/er/en-USD") == Fixture.files(old))
    }

    @Test("A second run fails at once while the first one writes")
    func locked() throws {
        let writer = try fixture.writer()
        let failure = try #require(throws: Faults.self) { try fixture.writer() }
        // Linux tells who it is.
        let own = "process \(ProcessInfo.processInfo.processIdentifier) ("
        let found = try #require(failure.findings.first?.found)
        #expect(
            found.hasPrefix(Self.tellsHolders ? own : "another process")
                && found.hasSuffix(" has a lock on this folder"), "\(found)")
        #expect(ExitStatus(of: failure.findings) == .inputOutput)
        #expect(writer.replace(old).change == .changed)
        #expect(try fixture.leftovers() == [])
    }

    private static let tellsHolders = FileManager.default.fileExists(atPath: "/proc/locks")

    @Test("A run waits for another, and says so and for how long, as long as its patience lasts")
    func waits() throws {
        let writer = try fixture.writer()
        let told = Told()
        let failure = try #require(throws: Faults.self) {
            try PackWriter(output: fixture.output, patience: .init(seconds: 1.2) { told.add($0.diagnostic) })
        }
        #expect(told.all.count == 1)
        let note = try #require(told.all.first)
        #expect(note.severity == .note && note.file == fixture.output)
        #expect(note.found.hasSuffix(" on this folder, and this run waits for it, so far 1 s"), "\(note.found)")
        #expect(note.limit == "1 s")
        #expect(failure.findings.map(\.found).joined().hasSuffix(", and this run waited 1 s for it"))
        withExtendedLifetime(writer) {}
    }

    private final class Told: @unchecked Sendable {
        private let lock = NSLock()
        private(set) var all: [Finding] = []

        func add(_ diagnostic: Finding) { lock.withLock { all.append(diagnostic) } }
    }

    @Test("Removing a pack takes its folder too")
    func remove() throws {
        #expect(try fixture.writer().replace(old).change == .changed)
        let outcome = try fixture.writer().removePack("en-USD")
        #expect(outcome.change == .changed)
        #expect(outcome.removed == ["wav/a.wav", "wav/b.wav", "wav/c.wav", "manifest.json"])
        #expect(try LocalFileSystem().names(in: fixture.output) == [])
        #expect(try fixture.writer().removePack("nothing").change == .unchanged)
        #expect(try fixture.writer().removePack("../x").change == .failed)
    }

    @Test("An index that generate did not write is a conflict", arguments: ["mine", "{}"])
    func foreignIndex(text: String) throws {
        try fixture.put(text, at: "index.json")
        let outcome = try fixture.writer().writeIndex(VoiceIndex(packs: [:]))
        #expect(outcome.diagnostics.map(\.check) == [.outputConflict])
        #expect(try fixture.files(fixture.output) == ["index.json": Array(text.utf8)])
    }
}
