import Foundation
import TestSupport
import Testing

/// `voice-assets split --references`
@Suite struct SplitReferencesTests {
    private static func split(_ studio: Studio, _ options: String...) throws -> Program.Result.Text {
        try studio.run(["split", "session.wav", "--pack", "en-USD"] + options).text
    }

    @Test("Known takes are evidence, and nothing is written beside them")
    func known() throws {
        let studio = try SessionStudio.with()
        for (name, take) in zip(["one", "paid", "two"], SessionStudio.words) {
            try studio.folder.write("known/\(name).wav", WAV.integers(take.samples, sampleRate: 24_000))
        }
        let before = try studio.snapshot("known").keys.sorted()
        let result = try Self.split(studio, "--references", "known")
        #expect(result.status == 0 && result.output.contains("certain: 3 by "), "\(result)")
        #expect(try studio.snapshot("known").keys.sorted() == before)
    }

    @Test("A folder that is not there, one without a take of the script, and a take that can't be read")
    func faults() throws {
        let studio = try SessionStudio.with()
        #expect(try Self.split(studio, "--references", "nowhere").errors.contains("nowhere: error[file-missing]"))
        try studio.folder.write("known/other.wav", [1])
        let unknown = try Self.split(studio, "--references", "known").errors
        #expect(unknown.tells("known: error[session-fit]: … --references … `one.wav`"), "\(unknown)")
        try studio.folder.write("known/two~2.wav", [1])
        let unreadable = try Self.split(studio, "--references", "known")
        #expect(unreadable.status == 1 && unreadable.errors.contains("known/two~2.wav: error["), "\(unreadable)")
    }

    @Test("One sound under two names is told, and tells nothing")
    func oneSound() throws {
        let studio = try SessionStudio.with()
        let yaml = try String(contentsOf: studio.folder.url("recordings/en-USD/pack.yml"), encoding: .utf8)
        let others = yaml.replacing("the word one", with: "uno").replacing("the word paid", with: "dinero")
        try studio.folder.write("recordings/en-USD/pack.yml", others.utf8)
        for (name, take) in [("one", 0), ("paid", 0), ("two", 2)] {
            let samples = SessionStudio.words[take].samples
            try studio.folder.write("known/\(name).wav", WAV.integers(samples, sampleRate: 24_000))
        }
        let result = try Self.split(studio, "--references", "known")
        #expect(result.errors.tells("known: warning[session-fit]: … `one` and `paid` …"), "\(result.errors)")
    }

    @Test("Only cuts at pauses are held against takes", arguments: [["--cues"], ["--labels", "labels.txt"]])
    func onlyPauses(marks: [String]) throws {
        let studio = try SessionStudio.with()
        let result = try studio.run(["split", "session.wav", "--pack", "en-USD", "--references", "known"] + marks)
        #expect(result.status == 64)
    }
}
