import Foundation
import TestSupport
import Testing
import VoiceAssetCore

@testable import VoiceAssetPacks

/// Packs on disk, in a folder `recordings` of their own.
@Suite final class PackFolderTests {
    private let base: String
    private var root: String { base + "/recordings" }

    private static let yaml = """
        locale: en
        currency: USD
        range: 0...5
        clips: {ten: ten}
        announcements: {x: [ten]}
        """

    init() throws {
        base = FileManager.default.temporaryDirectory.path + "/packs-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: base + "/recordings", withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: base) }

    private func write(_ path: String, _ text: String = "") throws {
        let url = URL(fileURLWithPath: base + "/" + path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    private func link(_ path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: base + "/" + path, withDestinationPath: target)
    }

    private func read(_ name: String) -> PackFolder {
        PackFolder(reading: root + "/" + name, within: root)
    }

    private func findings(_ diagnostics: [Finding]) -> [String] {
        diagnostics.map { "\($0.file.dropFirst(base.count + 1)) \($0.check.id)" }
    }

    @Test func readsPack() throws {
        try write("recordings/en-USD/pack.yml", Self.yaml)
        try write("recordings/en-USD/ten.wav")
        let folder = read("en-USD")
        #expect(folder.diagnostics == [])
        #expect(folder.name == "en-USD")
        #expect(folder.source.pack?.name == "en-USD")
        #expect(folder.takes == ["ten": [.init(number: 1, file: "ten.wav")]])
        #expect(read("en-USD/").name == "en-USD")
    }

    /// As many clips as a pack may have, two takes of one, and the two files of text.
    @Test func readsTheLargestPack() throws {
        let clips = (1...1000).map { "c\($0): word \($0)" }
        try write(
            "recordings/en-USD/pack.yml",
            "locale: en\ncurrency: USD\nrange: 0...5\nclips:\n" + clips.map { "  \($0)\n" }.joined()
                + "announcements: {x: [c1]}\nnumbers: numbers.rbnf\namount:\n  - say: [\"{integer}\"]\n")
        try write("recordings/en-USD/numbers.rbnf", "%a:\n0: word 1;\n")
        for number in 1...1000 {
            #expect(FileManager.default.createFile(atPath: "\(root)/en-USD/c\(number).wav", contents: nil))
        }
        try write("recordings/en-USD/c1~2.wav")
        let folder = read("en-USD")
        #expect(folder.diagnostics == [])
        #expect(folder.takes.count == 1000)
        #expect(PackList(recordings: root).names == ["en-USD"])
    }

    @Test func reportsPackAndRecordingsInOneRun() throws {
        try write("recordings/en-USD/pack.yml", Self.yaml + "\nspeker: x")
        let folder = read("en-USD")
        #expect(
            findings(folder.diagnostics) == [
                "recordings/en-USD/pack.yml pack-unknown-key", "recordings/en-USD/pack.yml recording-missing",
            ])
        #expect(folder.source.pack == nil)
    }

    @Test func recordingOfAFaultyClipIsNotCalledUnknown() throws {
        try write("recordings/en-USD/pack.yml", Self.yaml.replacingOccurrences(of: "ten: ten}", with: "ten: ten, a: }"))
        try write("recordings/en-USD/ten.wav")
        try write("recordings/en-USD/a.wav")
        #expect(findings(read("en-USD").diagnostics) == ["recordings/en-USD/pack.yml pack-type"])
    }

    @Test func recordingsAreNotCalledUnknownWithoutClips() throws {
        try write("recordings/en-USD/pack.yml", "a: [")
        try write("recordings/en-USD/ten.wav")
        #expect(findings(read("en-USD").diagnostics) == ["recordings/en-USD/pack.yml pack-syntax"])
    }

    @Test func missingAndMisplaced() throws {
        try write("recordings/empty/README")
        try write("recordings/file")
        try write("outside/pack.yml", Self.yaml)
        try link("recordings/out", to: "../outside")
        try link("recordings/nowhere", to: "gone")
        try write("recordings/en-USD/ten.wav")
        try link("recordings/en-USD/pack.yml", to: "../../outside/pack.yml")
        #expect(findings(read("none").diagnostics) == ["recordings/none file-missing"])
        #expect(findings(read("empty").diagnostics) == ["recordings/empty/pack.yml file-missing"])
        #expect(findings(read("file").diagnostics) == ["recordings/file file-unsafe"])
        #expect(findings(read("out").diagnostics) == ["recordings/out file-unsafe"])
        #expect(findings(read("nowhere").diagnostics) == ["recordings/nowhere file-missing"])
        #expect(findings(read("en-USD").diagnostics) == ["recordings/en-USD/pack.yml file-unsafe"])
    }

    @Test func badNameIsReportedBesideTheRest() throws {
        try write("recordings/en USD/pack.yml", Self.yaml)
        #expect(
            findings(read("en USD").diagnostics) == [
                "recordings/en USD pack-name", "recordings/en USD/pack.yml recording-missing",
            ])
    }

    @Test func listsPacks() throws {
        for name in ["b", "a", ".hidden"] { try write("recordings/\(name)/pack.yml") }
        try write("recordings/notes/README")
        try write("recordings/takes/ten.wav")
        try write("recordings/file.wav")
        try write("outside/pack.yml")
        try link("recordings/inside", to: "a")
        try link("recordings/out", to: "../outside")
        try link("recordings/to-file", to: "file.wav")
        let list = PackList(recordings: root)
        #expect(list.names == ["a", "b", "inside"])
        #expect(findings(list.diagnostics) == ["recordings/out file-unsafe", "recordings/takes/pack.yml file-missing"])
        #expect(findings(PackList(recordings: base + "/none").diagnostics) == ["none file-missing"])
    }

    /// Such a folder can't be looked into; nothing else would tell of a pack in it.
    @Test func folderWhoseNameIsNotText() throws {
        try write("recordings/a/pack.yml")
        withExtendedLifetime(UnnamableItem(in: root, isFolder: true)) { item in
            guard item != nil else { return }
            let list = PackList(recordings: root)
            #expect(list.names == ["a"])
            #expect(
                list.diagnostics.map(\.facts) == [
                    "\(root)/\(UnnamableItem.shown): warning[pack-name] not UTF-8"
                ])
        }
    }

    @Test func recordingWhoseNameIsNotText() throws {
        try write("recordings/en-USD/pack.yml", Self.yaml)
        try write("recordings/en-USD/ten.wav")
        withExtendedLifetime(UnnamableItem(in: root + "/en-USD")) { item in
            guard item != nil else { return }
            let folder = read("en-USD")
            #expect(findings(folder.diagnostics) == ["recordings/en-USD/\(UnnamableItem.shown) recording-unknown"])
            #expect(folder.takes == ["ten": [.init(number: 1, file: "ten.wav")]])
        }
    }

    @Test(.enabled(if: PackFolderTests.distinguishesCase, "this disk does not tell names apart by case"))
    func namesThatDifferInCase() throws {
        try write("recordings/en-USD/pack.yml")
        try write("recordings/en-usd/pack.yml")
        try write("recordings/fr-EUR/pack.yml")
        let list = PackList(recordings: root)
        #expect(
            list.diagnostics.map(\.facts) == [
                "\(root)/en-usd: error[pack-name] case name=en-usd other=en-USD"
            ])
        // Neither is taken: whichever were written first, the other could be its files' end.
        #expect(list.names == ["fr-EUR"])
        for asked in [[], ["en-USD"], ["en-usd", "en-USD"]] {
            let selection = PackSelection(recordings: root, packs: asked)
            #expect(selection.names == (asked.isEmpty ? ["fr-EUR"] : []))
            #expect(findings(selection.diagnostics) == ["recordings/en-usd pack-name"])
        }
    }

    private static var distinguishesCase: Bool {
        let folder = FileManager.default.temporaryDirectory
        let values = try? folder.resourceValues(forKeys: [.volumeSupportsCaseSensitiveNamesKey])
        return values?.volumeSupportsCaseSensitiveNames ?? true
    }
}
