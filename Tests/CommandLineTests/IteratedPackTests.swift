import Foundation
import TestSupport
import Testing

/// Digits that are said one by one are words of their own.
@Suite("Numbers digit by digit") struct IteratedPackTests {
    @Test(
        "Transcripts have spaces where the script has them",
        arguments: [
            ("en", "three five point one seven"), ("ko", "삼 오 점 일 칠"), ("zh-Hans", "三五点一七"),
        ])
    func transcripts(locale: String, said: String) throws {
        let pack = try IteratedPack(locale: locale)
        let written = try pack.studio.run("say", "35.17", "--pack", IteratedPack.name, "--draft")
        #expect(written.outputText == "3 5 point 1 7\n\(said)\n")
        let generated = try pack.studio.run("generate")
        try #require(generated.status == 0, "\(generated.errorText)")
        func say(_ format: String) throws -> String {
            try pack.studio.run("say", "35.17", "--pack", IteratedPack.name, "--format", format).outputText
        }
        #expect(try say("text").hasPrefix("3 5 point 1 7\n\(said)\n"))
        #expect(try say("ssml").hasSuffix(">\(said)</speak>\n"))
        guard Program.available("node") else { return }
        let golden = try GoldenQuestions(IteratedPack.name, random: 10, in: pack.studio.folder)
        #expect(try PlatformSplicer.web().answers(to: golden.questions) == golden.answers)
    }
}
