import Foundation
import TestSupport
import Testing
import VoiceAssetCore
import VoiceManifest
import VoiceNotifications

/// What Git leaves in place of a file is told as that.
@Suite struct GitLeftoverTests {
    private static let pointer = """
        version https://git-lfs.github.com/spec/v1
        oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
        size 12345

        """

    private static func conflict(_ text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return
            "\(lines[0])\n<<<<<<< HEAD\n\(lines[1])\n=======\n\(lines[1])\n>>>>>>> branch\n\(lines[2...].joined(separator: "\n"))"
    }

    /// One command brings all of them.
    @Test func takesThatArePointers() throws {
        let studio = try Studio()
        for name in ["one", "two"] { try studio.folder.write("recordings/en-USD/\(name).wav", Self.pointer.utf8) }
        let result = try studio.run("status").text
        #expect(result.output.tells("  rejected: 2 clips (`one` and `two`): … git lfs pull"), "\(result.output)")
        #expect(result.output.split(separator: "\n").count { $0.contains("git lfs pull") } == 1, "\(result.output)")
    }

    @Test func clipThatIsAPointer() throws {
        let studio = try Studio.generated()
        try studio.folder.write("VoiceAssets/en-USD/mp3/one.mp3", Self.pointer.utf8)
        let result = try studio.run("validate").text
        // As the article on CI says.
        #expect(
            result.output.tells(
                "mp3/one.mp3: error[asset-unreadable]: … git lfs pull; … no line gives the clips to LFS"),
            "\(result.output)")
    }

    @Test(arguments: [("pack.yml", "pack-syntax"), ("numbers.rbnf", "numbers-syntax")])
    func packWithConflict(name: String, check: String) throws {
        let studio = try Studio(CountingPack())
        let file = studio.folder.url("recordings/en-USD/\(name)")
        try Self.conflict(String(contentsOf: file, encoding: .utf8)).write(to: file, atomically: true, encoding: .utf8)
        let result = try studio.run("generate").text
        #expect(
            result.status == 1 && result.errors.tells("\(name):2:1: error[\(check)]: … merge conflict"),
            "\(result.errors)")
    }

    /// Who removes the marks by hand may leave one: any of them in a file, and one in any file.
    @Test(
        arguments: ["||||||| 1a2b3c", "=======", "=======\r", ">>>>>>> branch", ">>>>>>>"].map {
            ("recordings/en-USD/pack.yml", "pack-syntax", $0)
        }
            + [
                ("recordings/en-USD/pack.yml", "pack-syntax"), ("recordings/en-USD/numbers.rbnf", "numbers-syntax"),
                ("recordings/en-USD/texts.csv", "text-otherwise"), ("VoiceAssets/index.json", "manifest-invalid"),
                ("VoiceAssets/en-USD/manifest.json", "manifest-invalid"),
                ("VoiceAssets/en-USD/splice.json", "manifest-invalid"),
                ("recordings/.generated-packs", "output-conflict"),
                ("recordings/en-USD/.recorded-texts", "output-conflict"),
            ].map { ($0.0, $0.1, "<<<<<<< HEAD") })
    func loneMark(path: String, check: String, mark: String) throws {
        let studio = try Studio.generatedCounting()
        let file = studio.folder.url(path)
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? "text,announcement,values\n"
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        lines.insert(mark, at: 1)
        try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
        let result = try studio.run("validate", "--up-to-date").text
        let told = result.output.split(separator: "\n").map(String.init).filter { $0.contains("merge conflict") }
        #expect(
            told.count == 1
                && told[0].tells(
                    "\(path):2:1: …[\(check)]: `\(mark.prefix(7))` is a mark of a merge conflict; …"),
            "\(result)")
        #expect(!result.output.contains("\(path): error[asset-stale]"), "\(result)")
    }

    /// Prose may underline a title so, and seven signs in a row are no mark in the middle of a line.
    @Test func linesThatAreNoMarks() throws {
        let studio = try Studio.generatedCounting()
        try studio.folder.write("recordings/en-USD/ATTRIBUTION.txt", "Licence\n=======\nby us\n".utf8)
        try studio.edit(
            "recordings/en-USD/pack.yml", "locale: en", "locale: en  # =======\n#======= \n# <<<<<<< HEAD\n")
        let result = try studio.run("generate").text
        #expect(result.status == 0, "\(result)")
        #expect(try studio.run("validate", "--up-to-date").status == 0)
    }

    /// What generate writes is written anew, whatever a merge left of it: as a conflict begins and ends, with the ancestor and without.
    @Test(arguments: ["index.json", "en-USD/manifest.json", "en-USD/splice.json"], [true, false])
    func generatesOverConflicts(name: String, hasAncestor: Bool) throws {
        let studio = try Studio.generated()
        let before = try studio.snapshot()
        let file = studio.folder.url("VoiceAssets/\(name)")
        let text = try String(contentsOf: file, encoding: .utf8)
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
        let (first, last) = (lines.removeFirst(), lines.popLast() ?? "")
        let side = lines.joined(separator: "\n")
        let ancestor = hasAncestor ? "||||||| 1a2b3c\n\(side)\n" : ""
        let merged = "\(first)\n<<<<<<< HEAD\n\(side)\n\(ancestor)=======\n\(side)\n>>>>>>> branch\n\(last)"
        try merged.write(to: file, atomically: true, encoding: .utf8)
        let result = try studio.run("generate").text
        #expect(result.status == 0, "\(result)")
        #expect(try studio.snapshot().mapValues(\.bytes) == before.mapValues(\.bytes))
        #expect(try studio.run("validate", "--up-to-date").status == 0)
    }

    /// A damaged index has one remedy, whoever meets it.
    @Test(arguments: ["{}", "{ \"schema\": 1", "no index"]) func damagedIndex(text: String) throws {
        let studio = try Studio.generated()
        try studio.folder.write("VoiceAssets/index.json", text.utf8)
        let remedy = "; restore the file from Git, or delete it; then run generate"
        let told = try [studio.run("validate").text.output, studio.run("generate").text.errors]
        for text in told {
            let lines = text.split(separator: "\n").filter { $0.contains("VoiceAssets/index.json: error[") }
            #expect(lines.count == 1 && lines[0].contains(remedy), "\(text)")
        }
        try FileManager.default.removeItem(at: studio.folder.url("VoiceAssets/index.json"))
        #expect(try studio.run("generate").status == 0 && studio.run("validate").status == 0)
    }

    /// Both sides added a pack: the index has them all.
    @Test func indexOfBothSides() throws {
        let studio = try Studio()
        let index = studio.folder.url("VoiceAssets/index.json")
        try #require(try studio.run("generate").status == 0)
        let own = try String(contentsOf: index, encoding: .utf8)
        try studio.addPack("fr-EUR")
        let merged = "<<<<<<< HEAD\n\(own)=======\n\(own.replacing("en-USD", with: "fr-EUR"))>>>>>>> fr\n"
        try merged.write(to: index, atomically: true, encoding: .utf8)
        let result = try studio.run("generate").text
        #expect(result.status == 0, "\(result)")
        let packs = try VoiceIndex(json: Data(contentsOf: index)).packs.keys.sorted()
        #expect(packs == ["en-USD", "fr-EUR"])
    }

    /// Somebody else's file stays, with marks or without.
    @Test func foreignFileWithConflict() throws {
        let studio = try Studio.generated()
        let text = "{\n<<<<<<< HEAD\n\"packs\": 1\n=======\n\"packs\": 2\n>>>>>>> branch\n}\n"
        try studio.folder.write("VoiceAssets/index.json", text.utf8)
        let result = try studio.run("generate").text
        #expect(result.status == 1 && result.errors.contains("index.json: error[output-conflict]"), "\(result)")
        #expect(try String(contentsOf: studio.folder.url("VoiceAssets/index.json"), encoding: .utf8) == text)
    }

    /// A file of a pack, under each command that reads it.
    @Test(arguments: ["splice.json", "manifest.json"], [true, false])
    func fileOfAPack(name: String, isPointer: Bool) throws {
        let studio = try Studio.generated()
        let file = studio.folder.url("VoiceAssets/en-USD/\(name)")
        let text = isPointer ? Self.pointer : try Self.conflict(String(contentsOf: file, encoding: .utf8) + "\n")
        try text.write(to: file, atomically: true, encoding: .utf8)
        let words = isPointer ? "git lfs pull" : "merge conflict"
        let splicing = [
            ["say", "hello"], ["export", "--vectors", "0"], ["payload", "hello"],
        ]
        for command in [["validate"], ["report", "--to", "r.html"], ["export", "web", "out"]]
            + (name == "splice.json" ? splicing : [])
        {
            let result = try studio.run(command).text
            let told = result.output + result.errors
            #expect(result.status == 1, "\(command) \(result)")
            #expect(told.contains("\(name)\(isPointer ? "" : ":2:1"): error[manifest-invalid]: "), "\(command) \(told)")
            #expect(told.contains(words), "\(command) \(told)")
            #expect(!told.contains("error[asset-checksum]") && !told.contains("byte 0"), "\(command) \(told)")
        }
    }

    /// A clip under the commands that copy or join it.
    @Test func clipThatIsShipped() throws {
        let studio = try Studio.generated()
        for rendition in ["mp3", "wav"] {
            try studio.folder.write("VoiceAssets/en-USD/\(rendition)/one.\(rendition)", Self.pointer.utf8)
        }
        for command in [["export", "web", "out"], ["say", "hello", "--to", "x.mp3"]] {
            let result = try studio.run(command).text
            #expect(result.status == 1 && result.errors.tells("one.mp3: error[asset-unreadable]: … git lfs pull"))
        }
        try FileManager.default.removeItem(at: studio.folder.url("VoiceAssets/en-USD/manifest.json"))
        let bare = try studio.run("say", "hello", "--to", "x.mp3").text
        #expect(bare.status == 1 && bare.errors.tells("one.mp3: error[asset-unreadable]: … git lfs pull"), "\(bare)")
    }

    /// Puts pointers in the place of takes.
    private static func leave(_ names: String..., in studio: Studio) throws {
        for name in names {
            let take = try Data(contentsOf: studio.folder.url("recordings/en-USD/\(name)"))
            let oid = Digest.sha256([UInt8](take))
            let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:\(oid)\nsize \(take.count)\n"
            try studio.folder.write("recordings/en-USD/\(name)", pointer.utf8)
        }
    }

    /// Where the repository does not keep a take in LFS, nothing will ever bring it.
    @Test(arguments: [
        (".gitattributes", "recordings/**/*.wav filter=lfs diff=lfs merge=lfs -text", true),
        (".gitattributes", "*.wav\tfilter=lfs\r\n*.mp3 !filter", true),
        (".gitattributes", "/recordings/** filter=lfs", true),
        ("recordings/.gitattributes", "en-USD/*.wav filter=lfs", true),
        ("recordings/en-USD/.gitattributes", "one.wav filter=lfs", true),
        (".gitattributes", "*.wav filter=lfs\nrecordings/** !filter", false),
        (".gitattributes", "*.mp3 filter=lfs", false), ("gitattributes", "*.wav filter=lfs", false),
        (".gitattributes", "recordings/*.wav filter=lfs", false), (".gitattributes", "VoiceAssets/** -text", false),
    ])
    func takeThatIsKeptInLFS(file: String, attributes: String, isKept: Bool) throws {
        let studio = try Studio.generated()
        try studio.folder.write(file, attributes.utf8)
        try Self.leave("one.wav", in: studio)
        let result = try studio.run("validate", "--up-to-date").text
        #expect(result.status == (isKept ? 0 : 1), "\(result)")
        let told = result.output.tells(
            "one.wav: error[recording-unreadable]: a Git LFS pointer … does not put this file in LFS; restore …")
        #expect(told == !isKept, "\(result)")
        // Git reads no settings above the repository.
        try studio.folder.write("recordings/.git/HEAD", "".utf8)
        let isAbove = file == ".gitattributes"
        #expect(try studio.run("validate", "--up-to-date").status == (isKept && !isAbove ? 0 : 1))
    }

    /// Whether clips are up to date is known without the takes: their pointers state the digests.
    @Test func takesThatAreNotFetched() throws {
        let studio = try Studio.generated()
        try studio.folder.write(".gitattributes", "recordings/**/*.wav filter=lfs diff=lfs merge=lfs -text\n".utf8)
        try Self.leave("one.wav", "paid.wav", "two.wav", in: studio)
        let fresh = try studio.run("validate", "--up-to-date").text
        #expect(fresh.status == 0, "\(fresh)")
        let two = try String(contentsOf: studio.folder.url("recordings/en-USD/two.wav"), encoding: .utf8)
        try studio.folder.write("recordings/en-USD/one.wav", two.utf8)
        let other = try studio.run("validate", "--up-to-date").text
        #expect(
            other.status == 1
                && other.output.tells("one.wav: error[recording-mixed-up]: … `the word two`, the text of clip `two`; …"),
            "\(other)")
        try studio.folder.write("recordings/en-USD/one.wav", Self.pointer.utf8)
        let stale = try studio.run("validate", "--up-to-date").text
        #expect(
            stale.status == 1 && stale.output.tells("one.wav: error[recording-unreadable]: … git lfs pull; …"),
            "\(stale)")
        try studio.folder.write("recordings/en-USD/one.wav", "version https://git-lfs.github.com/spec/v1\n".utf8)
        let unknown = try studio.run("validate", "--up-to-date").text
        #expect(
            unknown.status == 1 && unknown.output.tells("one.wav: error[recording-unreadable]: … git lfs pull"),
            "\(unknown)")
    }

    @Test func manifestOfANewerVersion() throws {
        let studio = try Studio.generated()
        let file = studio.folder.url("VoiceAssets/en-USD/manifest.json")
        let text = try String(contentsOf: file, encoding: .utf8)
        let newer = text.replacing(/"schema": ?[0-9]+/, with: #""schema": 99"#)
        try #require(newer != text)
        try newer.write(to: file, atomically: true, encoding: .utf8)
        #expect(try studio.run("validate").text.output.tells("error[manifest-invalid]: … newer voice-assets"))
        // An index has a number of its own.
        try studio.edit("VoiceAssets/index.json", #""schema": 1"#, #""schema": 2"#)
        #expect(
            try studio.run("validate").text.output.tells("index.json: error[manifest-invalid]: … newer voice-assets"))
    }
}
