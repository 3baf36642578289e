import Foundation
import TestSupport
import Testing

/// What a second form of each word gains: how far the voice jumps where words meet, with a synthesizer as the speaker.
@Suite(.exhaustive, .enabled(if: Program.available("espeak-ng", "flite"))) struct ExhaustiveEndFormPitchTests {
    /// A voice, and how it says a text to a file: as a sentence, and as if more followed.
    struct Voice: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var falling: String
        var level: String

        static let all = [
            Voice(
                testDescription: "espeak-ng", falling: #"espeak-ng -v en-us -w "$2" -- "$text.""#,
                level: #"espeak-ng -v en-us -w "$2" -- "$text,""#),
            Voice(
                testDescription: "flite slt", falling: #"flite -voice slt -t "$text" -o "$2""#,
                level: #"flite -voice slt --seti int_f0_target_stddev=3 -t "$text" -o "$2""#),
        ]
    }

    /// Read as a list every word falls like the end of a sentence; with forms only the last one does. In the median the voice
    /// then jumps 5 semitones at most, less than half as far as in the list.
    @Test(arguments: Voice.all) func jumpsLess(voice: Voice) throws {
        let list = try medianJump(endForms: false, says: voice.falling)
        let script = "case $1 in *.) \(voice.falling) ;; *) \(voice.level) ;; esac"
        let forms = try medianJump(endForms: true, says: script)
        Figures.print("pitch jumps \(voice.testDescription)", "list \(list)", "two forms \(forms)")
        #expect(forms <= 5)
        #expect(forms < list / 2)
    }

    /// - Parameter says: a shell's command that says `$text` to the file `$2`; `$1` has the punctuation.
    /// - Returns: semitones, as `validate` measures them.
    private func medianJump(endForms: Bool, says: String) throws -> Double {
        let folder = try TemporaryFolder()
        try writePack(endForms: endForms, to: folder)
        let script = "#!/bin/sh\ntext=${1%[.,]}\n\(says)\n"
        let program = try folder.write("say.sh", script.utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
        let spoken = try Tool.run(["speak", "--pack", "en", "--with", "\(program.path) {text} {out}"], in: folder)
        #expect(spoken.status == 0, "\(spoken.errorText)")
        let generated = try Tool.run(["generate"], in: folder)
        #expect(generated.status == 0, "\(generated.errorText)")
        let validated = try Tool.run(["validate", "--format", "json"], in: folder)
        let report = try JSONDecoder().decode(Report.self, from: validated.output)
        return try #require(report.packs.first?.joins.pitchJump.p50)
    }

    /// The built-in English numbers behind `dollars`, so that every word but that one ends amounts too.
    private func writePack(endForms: Bool, to folder: TemporaryFolder) throws {
        let built = URL(fileURLWithPath: BuiltInPacks.recordings).appendingPathComponent("en-USD")
        let words = (0...20).map { "\($0)" } + stride(from: 30, through: 90, by: 10).map { "\($0)" }
        let said = ["hundred", "thousand", "million"]
        let yaml = try String(contentsOf: built.appendingPathComponent("pack.yml"), encoding: .utf8)
        let kept = yaml.split(separator: "\n").filter { line in
            (words + said + ["dollars"]).contains { line.hasPrefix("  \"\($0)\":") || line.hasPrefix("  \($0):") }
        }
        let ends = (words.dropFirst() + said).map { "\"\($0)\"" }.joined(separator: ", ")
        let pack = """
            locale: en
            currency: USD
            range: 0...999999999
            fractions: none
            clips:
            \(kept.joined(separator: "\n"))
            \(endForms ? "end-forms: [\(ends)]" : "")
            numbers: numbers.rbnf
            amount:
              - { when: { fraction: 0 }, say: [dollars, "{integer}"] }
            announcements:
              amount: ["{amount}"]
            """
        try folder.write("recordings/en/pack.yml", pack.utf8)
        try folder.write("recordings/en/numbers.rbnf", Data(contentsOf: built.appendingPathComponent("numbers.rbnf")))
    }

    /// What is read of `validate --format json`.
    private struct Report: Decodable {
        struct Pack: Decodable { var joins: Joins }
        struct Joins: Decodable { var pitchJump: PitchJump }
        struct PitchJump: Decodable { var p50: Double }
        var packs: [Pack]
    }
}
