import Foundation
import TestSupport
import Testing

/// Files that a user names for a command to write: an earlier one of the same command is replaced, and nothing else.
@Suite("Files that the user names")
struct NamedOutputTests {
    private let studio: Studio

    /// With a pack that is generated.
    init() throws { studio = try Self.generated.get().copy() }

    private static let generated = Result {
        let studio = try Studio()
        let yaml = Studio.yaml(
            clips: ["one", "paid", "two"],
            more: "  again: [one]\nprofile: { renditions: [mp3, wav, caf-alaw, caf-ulaw] }")
        try studio.folder.write("recordings/en-USD/pack.yml", yaml.utf8)
        return try studio.generating()
    }

    private func bytes(_ path: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: studio.folder.url(path))) }

    private func say(_ announcement: String, _ more: String...) throws -> Program.Result.Text {
        try studio.run(["say", "--pack", "en-USD", announcement] + more).text
    }

    /// Takes, clips, copies of both and what is no file at all.
    private static let places = [
        "recordings/en-USD/pack.yml", "recordings/en-USD/one.wav", "VoiceAssets/en-USD/manifest.json",
        "VoiceAssets/en-USD/mp3/paid.mp3", "VoiceAssets/en-USD/wav/paid.wav", "mine/clip.mp3", "mine/take.wav",
        "mine/cut.mp3",
        "mine", "link.wav", "nowhere.mp3", "pipe.mp3", "full.mp3",
    ]
    private static let few = ["recordings/en-USD/one.wav", "mine", "nowhere.mp3", "pipe.mp3"]

    @Test(
        "Nothing of somebody else's is touched",
        arguments: [
            ("say --pack en-USD hello --to", places), ("script --pack en-USD --format csv --to", few),
            ("review --pack en-USD --format csv --to", few), ("report --to", few), ("validate --stamp", few),
        ])
    func foreign(command: String, places: [String]) throws {
        let make = """
            mkdir mine && cp VoiceAssets/en-USD/mp3/two.mp3 mine/clip.mp3 && cp recordings/en-USD/two.wav mine/take.wav
            head -c 1000 mine/clip.mp3 >mine/cut.mp3
            ln -s mine/take.wav link.wav; ln -s nothing nowhere.mp3; mkfifo pipe.mp3; ln -s /dev/full full.mp3
            """
        #expect(try Tool.bash(make, in: studio.folder).status == 0)
        let folders = ["recordings/en-USD", "VoiceAssets", "mine"]
        let before = try folders.map(studio.snapshot)
        for place in places {
            let result = try Tool.bash("exec timeout 60 \"$0\" \(command) \(place) 2>&1", in: studio.folder)
            #expect([1, 64].contains(result.status), "\(place): \(result.outputText)")
            let words = result.status == 1 ? "\(place): error[output-conflict]: " : "Error: \(place): "
            #expect(result.outputText.contains(words), "\(result.outputText)")
        }
        #expect(try folders.map(studio.snapshot) == before)
        let rest =
            "test -L link.wav && test -L nowhere.mp3 && test -p pipe.mp3 && test -L full.mp3 && ! test -e nothing; ls -A"
        #expect(
            try Tool.bash(rest, in: studio.folder).outputText
                == "VoiceAssets\nfull.mp3\nlink.wav\nmine\nnowhere.mp3\npipe.mp3\nrecordings\n")
    }

    @Test(
        "A page that somebody edited stays, and one that nobody edited is replaced",
        arguments: [
            "script --format html --to page.html", "script --to page.html", "review --to page.html",
            "review --format markdown --to page.html", "booth --to page.html", "report --to page.html",
            "split session.wav --to page.html",
        ])
    func edited(command: String) throws {
        try studio.folder.write("session.wav", RawTake(pitch: 200).wav)
        let arguments = command.split(separator: " ").map(String.init)
        _ = try studio.run(arguments)
        let written = try String(contentsOf: studio.folder.url("page.html"), encoding: .utf8)
        // Another pack, and so another page.
        let edit =
            "sed -i 's/the word one/another word/' recordings/en-USD/pack.yml; cp page.html copy; mv copy page.html"
        #expect(try Tool.bash(edit, in: studio.folder).status == 0)
        let again = try studio.run(arguments).text
        #expect(!again.errors.contains("output-conflict"), "\(again)")
        // Above the seal.
        let edited = written.dropLast(200) + "x" + written.suffix(200)
        try edited.write(to: studio.folder.url("page.html"), atomically: true, encoding: .utf8)
        let refused = try studio.run(arguments).text
        #expect(refused.status == 1 && refused.errors.contains("page.html: error[output-conflict]: "), "\(refused)")
        #expect(try String(contentsOf: studio.folder.url("page.html"), encoding: .utf8) == edited)
        #expect(refused.errors.contains("somebody may have changed this "), "\(refused)")
    }

    @Test("say replaces what it said before, and not what somebody made of that")
    func earlierAnnouncement() throws {
        for name in ["a.mp3", "a.wav"] {
            #expect(try say("hello", "--to", name).status == 0)
            let first = try bytes(name)
            let inode = try studio.snapshot(".")[name]?.inode
            #expect(try say("hello", "--to", name).status == 0)
            #expect(try studio.snapshot(".")[name]?.inode == inode)
            #expect(try say("again", "--to", name).errors == "")
            #expect(try bytes(name).count < first.count)
        }
        // An announcement of clips that are there no more, under another name.
        try studio.record("en-USD/one", Studio.takes["other"]!)
        #expect(try studio.run("generate").status == 0)
        try FileManager.default.moveItem(at: studio.folder.url("a.mp3"), to: studio.folder.url("b.mp3"))
        #expect(try say("hello", "--to", "b.mp3").errors == "")

        try studio.folder.write("edited.mp3", [])
        #expect(try say("again", "--to", "edited.mp3").status == 0)
        let edit = "cat VoiceAssets/en-USD/mp3/two.mp3 >>edited.mp3"
        #expect(try Tool.bash(edit, in: studio.folder).status == 0)
        let edited = try bytes("edited.mp3")
        let refused = try say("hello", "--to", "edited.mp3")
        #expect(
            refused
                =~ .init(
                    status: 1,
                    errors: "edited.mp3: error[output-conflict]: … announcement …\n"))
        #expect(try bytes("edited.mp3") == edited)
    }

    /// It would be a take, or a clip too many.
    @Test(
        "say writes nothing into a pack",
        arguments: [
            "recordings/en-USD/two~2.wav", "recordings/en-USD/synthetic/new.wav", "VoiceAssets/en-USD/mp3/new.mp3",
            "VoiceAssets/en-USD/new.mp3", "elsewhere/new.mp3",
        ])
    func insidePack(place: String) throws {
        let make = "mkdir recordings/en-USD/synthetic; ln -s recordings/en-USD elsewhere; ls -R recordings VoiceAssets"
        let before = try Tool.bash(make, in: studio.folder).outputText
        let refused = try say("hello", "--to", place)
        #expect(refused.status == 1 && refused.output.isEmpty)
        #expect(
            refused.errors.tells("\(place): error[output-conflict]: … a pack"),
            "\(refused.errors)")
        #expect(try Tool.bash("ls -R recordings VoiceAssets", in: studio.folder).outputText == before)
    }

    @Test(
        "The name of the file says which rendition it holds",
        arguments: [
            ("a.mp3", [], [0xff, 0xfb]), ("a.wav", [], Array("RIFF".utf8)), ("a.WAV", [], Array("RIFF".utf8)),
            ("a.b/c", [], [0xff, 0xfb]), ("a", ["--rendition", "wav"], Array("RIFF".utf8)),
            ("a.caf", ["--rendition", "caf-ulaw"], Array("caff".utf8)),
        ] as [(String, [String], [UInt8])])
    func rendition(file: String, options: [String], start: [UInt8]) throws {
        _ = try Tool.bash("mkdir a.b", in: studio.folder)
        let said = try studio.run(["say", "--pack", "en-USD", "again", "--to", file] + options).text
        #expect(said.status == 0 && said.errors.isEmpty, "\(said.errors)")
        #expect(try bytes(file).starts(with: start))
    }

    @Test(
        "A name that promises something else is refused",
        arguments: [
            (
                "a.ogg", [],
                "a.ogg: no rendition of the pack has this extension; there are: caf-alaw (.caf), caf-ulaw (.caf), mp3 (.mp3), wav (.wav)."
            ),
            ("a.txt", ["--rendition", "mp3"], "a.txt: mp3 goes to a file that ends in .mp3."),
            ("a.wav", ["--rendition", "mp3"], "a.wav: mp3 goes to a file that ends in .mp3."),
            ("a.caf", [], "a.caf: name the rendition with --rendition: caf-alaw, caf-ulaw."),
            ("a", ["--rendition", "ogg"], "The pack has no rendition ogg to write to a; there are: "),
        ] as [(String, [String], String)])
    func otherName(file: String, options: [String], words: String) throws {
        let said = try studio.run(["say", "--pack", "en-USD", "again", "--to", file] + options).text
        #expect(said.status == 64 && said.output.isEmpty && said.errors.hasPrefix("Error: \(words)"), "\(said.errors)")
        #expect(!FileManager.default.fileExists(atPath: studio.folder.url(file).path))
    }
}
