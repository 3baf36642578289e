import Foundation
import TestSupport
import Testing

/// `split --to`: the page of a session's cuts.
@Suite struct CutsPageTests {
    /// A session without `paid`, and its page: what is right is in doubt.
    static func page(_ takes: [RawTake] = [SessionStudio.words[0], SessionStudio.words[2]]) throws -> Studio {
        let studio = try SessionStudio.with(takes)
        let made = try studio.run("split", "session.wav", "--pack", "en-USD", "--to", "cuts.html")
        try #require(made.status == 1, "\(made.text)")
        return studio
    }

    @Test("It has the cuts of the table, why they are in doubt, and what to type next")
    func content() throws {
        let studio = try Self.page()
        let cuts = try #require(try studio.pageData("cuts.html")["cuts"] as? [[String: Any]])
        let table = try studio.run("split", "session.wav", "--pack", "en-USD", "--format", "json")
        let value = try #require(try JSONSerialization.jsonObject(with: table.output) as? [String: Any])
        let expected = try #require(value["cuts"] as? [[String: Any]])
        #expect(cuts.count == 2 && cuts.count == expected.count)
        // One is to be heard: if it is right, so is the other.
        #expect(cuts.count { ($0["doubts"] as? [Any])?.isEmpty == false } == 1)
        for (cut, other) in zip(cuts, expected) {
            let words = (cut["doubts"] as? [[String: Any]])?.compactMap { $0["words"] as? String }
            #expect(words == other["doubts"] as? [String])
            let starts = try [cut, other].map { try #require($0["start"] as? Double) }
            #expect(abs(starts[0] - starts[1]) < 0.001)
        }
        #expect(
            try studio.pageData("cuts.html")["command"] as? String
                == "voice-assets split session.wav en-USD --import session.cuts.txt --write")
    }

    @Test("A page replaces an earlier one and nothing else")
    func conflict() throws {
        let studio = try Self.page()
        let again = try studio.run("split", "session.wav", "--pack", "en-USD", "--to", "cuts.html")
        #expect(again.status == 1 && !again.errorText.contains("output-conflict"))
        try studio.folder.write("cuts.html", "mine".utf8)
        let other = try studio.run("split", "session.wav", "--pack", "en-USD", "--to", "cuts.html")
        #expect(other.errorText.contains("cuts.html: error[output-conflict]"), "\(other.errorText)")
        #expect(try String(contentsOf: studio.folder.url("cuts.html"), encoding: .utf8) == "mine")
        let booth = try studio.run("booth", "--pack", "en-USD", "--to", "cuts.html")
        #expect(booth.errorText.contains("output-conflict"))
    }

    @Test("A name of a file is a word of the command that is shown, and text on the page")
    func hostileName() throws {
        let studio = try SessionStudio.with()
        let name = "a'b $(x) <img src=x>.wav"
        try FileManager.default.moveItem(at: studio.folder.url("session.wav"), to: studio.folder.url(name))
        let made = try studio.run("split", name, "--pack", "en-USD", "--to", "cuts.html")
        #expect(made.status == 0, "\(made.text)")
        let command = try #require(try studio.pageData("cuts.html")["command"] as? String)
        let words = try Program.run("sh", ["-c", "printf '%s\\n' " + command]).outputText.split(separator: "\n")
        #expect(words.count == 7 && words[2] == name && words[5] == "a'b $(x) <img src=x>.cuts.txt", "\(words)")
        let page = try String(contentsOf: studio.folder.url("cuts.html"), encoding: .utf8)
        #expect(!page.contains("<img"))
    }

    @Test("The command that it shows is about the clips that the session has")
    func missingOnly() throws {
        let studio = try SessionStudio.with()
        let made = try studio.run("split", "session.wav", "--pack", "en-USD", "--missing", "--to", "cuts.html")
        #expect(made.status == 0, "\(made.text)")
        let command = try #require(try studio.pageData("cuts.html")["command"] as? String)
        #expect(command.contains(" en-USD --missing --import session.cuts.txt --write"), "\(command)")
    }

    @Test("A text with a question mark behind a space is no mark of doubt")
    func questionMark() throws {
        let studio = try SessionStudio.with()
        try studio.edit("recordings/en-USD/pack.yml", "the word one", "'the word ?'")
        try studio.folder.write("labels.txt", "0.5\t0.9\tthe word ?\n1.9\t2.4\tpaid\n3.4\t3.86\ttwo\n".utf8)
        let result = try studio.run("split", "session.wav", "--pack", "en-USD", "--import", "labels.txt").text
        #expect(result.status == 0 && result.output.contains("3 takes as the labels say; "), "\(result)")
    }
}
