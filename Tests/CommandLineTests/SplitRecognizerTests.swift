import Foundation
import TestSupport
import Testing

/// `split --with`: what a program hears in a cut tells its clip.
@Suite struct SplitRecognizerTests {
    private func split(_ studio: Studio, _ script: String, _ more: String...) throws -> Program.Result.Text {
        try studio.run(
            ["split", "session.wav", "--pack", "en-USD", "--with", "sh -c \"\(script)\" {file}"] + more
        ).text
    }

    @Test("Words that are the clip's are evidence, others a doubt; nothing heard is neither, and told once")
    func decides() throws {
        let studio = try SessionStudio.with()
        let heard = try split(studio, "printf 'The word PAID.'")
        #expect(heard.status == 1 && heard.output.contains("2 in doubt"), "\(heard)")
        #expect(heard.output.contains("1 proven by the recognizer"), "\(heard.output)")
        #expect(heard.output.contains("? the recognizer heard `The word PAID.`"), "\(heard.output)")
        let plain = try studio.run("split", "session.wav", "--pack", "en-USD").text
        let unheard = try split(studio, "true")
        // The next command has the options that were typed.
        let lines = [unheard, plain].map { $0.output.split(separator: "\n").dropLast() }
        #expect(lines[0] == lines[1] && unheard.status == plain.status, "\(unheard)")
        #expect(unheard.errors.matches(of: /the recognizer heard nothing in 3 cuts/).count == 1, "\(unheard)")
        #expect(try SessionStudio.takes(studio) == [])
    }

    @Test("A program that fails is told once for the session, and decides nothing")
    func fails() throws {
        let studio = try SessionStudio.with()
        let result = try split(studio, "exit 3")
        #expect(
            result.errors.hasPrefix("session.wav")
                && result.errors.contains("the recognizer failed with exit code 3 at cut 1, `one`; "),
            "\(result)")
        #expect(!result.errors.contains("cut-1.wav") && result.output.contains(SessionStudio.verdict), "\(result)")
    }

    @Test("A command line without a place for the take is refused")
    func refused() throws {
        let studio = try SessionStudio.with()
        let result = try studio.run("split", "session.wav", "--pack", "en-USD", "--with", "true")
        #expect(result.status == 64 && result.errorText.contains("{file}"), "\(result.text)")
    }
}
