import Foundation
import PackFixture
import TestSupport
import Testing

/// `validate --up-to-date` as a gate: it fails for every pack that does not stand as its recordings are, and tells the cause.
@Suite struct UpToDateTests {
    private func findings(_ studio: Studio, _ arguments: String...) throws -> (status: Int32, lines: [String]) {
        let result = try studio.run(["validate", "--up-to-date", "--verbose"] + arguments)
        return (result.status, result.outputText.split(separator: "\n").map(String.init).filter { $0.contains("]: ") })
    }

    /// Expects these findings alone, each by what it begins with and what stands in it.
    private func expect(_ studio: Studio, _ patterns: String..., status: Int32 = 1, line: Int = #line) throws {
        let found = try findings(studio)
        let isAsExpected =
            found.status == status && found.lines.count == patterns.count
            && patterns.allSatisfy { pattern in found.lines.contains { $0.tells(pattern) } }
        #expect(isAsExpected, "line \(line): \(found)")
    }

    private func edit(_ studio: Studio, _ script: String) throws {
        #expect(try Tool.bash("set -e; cd recordings; \(script)", in: studio.folder).status == 0)
    }

    // MARK: Packs that are on one side only

    @Test func packThatWasNeverGenerated() throws {
        let studio = try Studio.generated()
        try edit(studio, "cp -r en-USD en-GBX; sed -i 's/USD/GBP/' en-GBX/pack.yml")
        try expect(studio, "recordings/en-GBX: error[asset-stale]: no pack was generated …; run generate")
        // Of packs that are named, that one is not asked for.
        #expect(try findings(studio, "en-USD").status == 0)
        let named = try findings(studio, "--pack", "en-GBX")
        #expect(named.status == 66 && named.lines.allSatisfy { $0.tells("no such voice pack; run generate first …") })
    }

    /// What stands in the way of generate is told in the same run.
    @Test func packThatCanNotBeGenerated() throws {
        let studio = try Studio.generated()
        try edit(studio, "cp -r en-USD en-GBX; sed -i 's/^range.*/range: [/' en-GBX/pack.yml")
        try expect(
            studio, "recordings/en-GBX: error[asset-stale]: no pack …",
            "recordings/en-GBX/pack.yml:3:8: error[pack-syntax]: …")
    }

    @Test func packThatIsGone() throws {
        let studio = try Studio.generated()
        try studio.addPack("en-GBX")
        #expect(try studio.run("generate").status == 0)
        try FileManager.default.removeItem(at: studio.folder.url("VoiceAssets/en-GBX"))
        try expect(
            studio,
            "recordings/en-GBX: error[asset-stale]: … missing in VoiceAssets; run generate, or restore the pack …")
    }

    @Test func recordingsThatAreGone() throws {
        let studio = try Studio.generated()
        try studio.addPack("en-GBX")
        #expect(try studio.run("generate").status == 0)
        try edit(studio, "rm -r en-USD")
        try expect(studio, "recordings/en-USD: error[file-missing]: not found, but …; restore it …", status: 66)
        try edit(studio, "rm en-GBX/pack.yml; rm -r en-GBX/*.wav; mkdir -p en-USD")
        try expect(
            studio, "recordings/en-USD/pack.yml: error[file-missing] …",
            "recordings/en-GBX/pack.yml: error[file-missing] …",
            status: 66)
        try edit(studio, "rm -r ../recordings")
        try expect(studio, "recordings: error[file-missing]: not found, so validate can't tell …", status: 66)
    }

    // MARK: Causes

    @Test func numberRulesWithErrors() throws {
        let studio = try Studio(CountingPack())
        #expect(try studio.run("generate").status == 0)
        try edit(studio, "echo 'no rule' > */numbers.rbnf")
        let found = try findings(studio)
        #expect(found.status == 1 && !found.lines.isEmpty)
        #expect(found.lines.allSatisfy { $0.contains("/numbers.rbnf:") && !$0.contains("asset-stale") }, "\(found)")
    }

    /// Every clip is there, so nothing but the reading tells of a slip in a rule.
    @Test(arguments: [
        ("numbers.rbnf", "s/0: one; two;/0: two; one;/", "0.00 was read `one one` and is now read `two two`"),
        (
            "pack.yml", #"s/paid, "{amount}"/"{amount}", paid/"#,
            "'paid' was read `paid {amount}` and is now read `{amount} paid`"
        ),
    ])
    func readingThatChanged(file: String, change: String, words: String) throws {
        let studio = try Studio.generatedCounting()
        try edit(studio, "sed -i '\(change)' en-USD/\(file)")
        try expect(studio, "recordings/en-USD/\(file): error[asset-stale]: changed since generate ran: \(words); …")
        // generate makes it, and tells it once.
        let note = "recordings/en-USD/\(file): note[asset-stale]: \(words); …"
        let made = try studio.run("generate").text
        #expect(made.status == 0 && made.errors.tells(note), "\(made)")
        let again = try studio.run("generate", "--verbose").text
        #expect(again.status == 0 && !again.errors.contains("[asset-stale]"), "\(again)")
    }

    /// Keys in another order say the same.
    @Test func keysInAnotherOrder() throws {
        let studio = try Studio.generatedCounting()
        try edit(
            studio,
            "cd en-USD; sed -i '/^currency:/d; s/^  one: one$/  two: two/; t; s/^  two: two$/  one: one/' pack.yml; echo 'currency: USD' >> pack.yml"
        )
        try expect(studio, status: 0)
        try edit(studio, "sed -i 's/^currency: USD/currency: EUR/' en-USD/pack.yml")
        try expect(studio, "recordings/en-USD/pack.yml: error[asset-stale]: …")
    }

    /// What is told to restore is what was there before.
    @Test func copyInAnotherFormat() throws {
        let studio = try Studio.generated()
        try edit(studio, "cp en-USD/two.wav en-USD/one.flac; rm en-USD/one.wav")
        let line =
            "recordings/en-USD/one.flac: error[recording-mixed-up]: … is a copy of two.wav, … "
            + "restore one.wav from Git and delete one.flac, …"
        try expect(studio, line)
        // What a run that failed notes of it changes nothing.
        for _ in 0..<2 { #expect(try studio.run("generate").text.errors.tells(line)) }
    }

    /// A take that generate refuses: no advice to run it first.
    @Test(arguments: ["clip-clipping", "recording-empty", "clip-too-long"])
    func takeThatIsRefused(check: String) throws {
        let studio = try Studio.generated()
        let samples: [Float] =
            switch check {
            case "clip-clipping": RawTake().samples.map { max(-1, min(1, $0 * 40)) }
            case "recording-empty": RawTake().samples.map { $0 * 0 }
            default: (0..<80).flatMap { _ in Array(TestSignal.word(7).prefix(24000)) }
            }
        try studio.record("en-USD/one", WAV.integers(samples, sampleRate: 24_000))
        let refused = try studio.run("generate", "--verbose").errorText.split(separator: "\n").filter {
            $0.contains("error[")
        }
        #expect(refused.contains { $0.contains("[\(check)]") }, "\(refused)")
        let found = try findings(studio)
        #expect(
            found.status == 1 && found.lines.filter { $0.contains("error[") } == refused.map(String.init), "\(found)")
        #expect(
            found.lines[0].hasSuffix(", or restore a good take from Git")
                == (check == "recording-empty"))
    }

    /// What changed about a take is told before generate makes a mere warning of it, or nothing.
    @Test func takeThatIsShorterOrConverted() throws {
        let studio = try Studio.generated()
        let samples = RawTake(pitch: 110).samples
        try studio.record("en-USD/one", WAV.integers(Array(samples.dropLast(2400)), sampleRate: 24_000))
        try expect(
            studio,
            "recordings/en-USD/one.wav: error[asset-stale]: recorded again or converted since generate ran: 1.25 s instead of "
                + "1.35 s; listen …")
        try edit(studio, "ffmpeg -v error -i en-USD/two.wav -b:a 64k en-USD/two.mp3; rm en-USD/two.wav")
        let lines = try findings(studio).lines
        #expect(
            lines.contains {
                $0.tells(
                    "recordings/en-USD/two.mp3: error[asset-stale]: … (now … two.mp3, before … two.wav); listen to two.mp3; "
                        + "… restore two.wav from Git and delete two.mp3; …")
            },
            "\(lines)")
    }

    /// The end of a file is missing, and the word is whole: generate would only warn of it.
    @Test func takeThatLostItsEnd() throws {
        let studio = try Studio.generated()
        try studio.record("en-USD/one", Array(Studio.takes["one"]!.dropLast(6000)))
        try expect(
            studio, "recordings/en-USD/one.wav: error[asset-stale]: … instead of 1.35 s; …",
            "recordings/en-USD/one.wav: warning[recording-truncated]: …")
    }

    /// A take that was cut within its word is sound to the tool, with silence beside it too, and stays a warning whoever generates, until it is
    /// restored or confirmed.
    @Test(arguments: [(true, 0), (false, 0), (true, 12_000)]) func takeThatIsCutInItsWord(
        isCutAtItsEnd: Bool, padding: Int
    ) throws {
        let studio = try Studio.generated()
        let samples = RawTake(pitch: 110).samples
        let (speech, silence) = (samples.count / 2, [Float](repeating: 0, count: padding))
        let piece = Array(isCutAtItsEnd ? samples.prefix(speech) : samples.suffix(speech)) + silence
        try studio.record("en-USD/one", WAV.integers(piece, sampleRate: 24_000))
        let line =
            "recordings/en-USD/one.wav: warning[recording-length]: … s of speech, but the earlier take had … s; listen; … confirm: "
            + "… status --pack en-USD --confirm one; then run … generate"
        for change in ["true", "rm -r .voice-assets-cache", "echo 'max-seconds: 20' >> en-USD/pack.yml"] {
            try edit(studio, change)
            #expect(try studio.run("generate").status == 0)
            let found = try findings(studio)
            #expect(found.lines.contains { $0.tells(line) }, "\(change): \(found)")
            let strict = try studio.run("validate", "--up-to-date", "--strict")
            #expect(
                strict.status == 1 && strict.outputText.contains("\nas the recordings are now: "),
                "\(strict.outputText)")
        }
        if padding == 0 {
            try studio.record("en-USD/one", Studio.takes["one"]!)
        } else {
            #expect(try studio.run("status", "--pack", "en-USD", "--confirm", "one").status == 0)
        }
        #expect(try studio.run("generate").status == 0)
        try expect(studio, status: 0)
        #expect(try !findings(studio).lines.contains { $0.contains("[recording-length]") })
    }

    /// Bytes of another format under the old name.
    @Test func takeThatIsSomethingElse() throws {
        let studio = try Studio.generated()
        try edit(studio, "ffmpeg -v error -i en-USD/two.wav -b:a 64k two.mp3; mv two.mp3 en-USD/two.wav")
        let lines = try findings(studio).lines
        let line =
            "recordings/en-USD/two.wav: error[asset-stale]: recorded again or converted since generate ran: MP3 instead of "
            + "WAV; listen; if a part is missing, restore the earlier take from Git; then run … generate"
        #expect(lines.contains { $0.tells(line) }, "\(lines)")
    }

    /// The second file of one take, and a slip in a name: the take is not gone.
    @Test func takeThatIsThereTwiceOrMisnamed() throws {
        let studio = try Studio.generated()
        try edit(studio, "cp en-USD/one.wav en-USD/one.flac")
        try expect(studio, "recordings/en-USD/one.flac: error[recording-ambiguous] …")
        try edit(studio, "rm en-USD/one.flac; mv en-USD/one.wav en-USD/onne.wav")
        try expect(studio, "recordings/en-USD/pack.yml:5:3: error[recording-missing]: … onne.wav …")
        try edit(studio, "rm en-USD/onne.wav")
        try expect(studio, "recordings/en-USD/pack.yml:5:3: error[asset-stale]: the recording of `one` is gone …")
    }

    // MARK: Takes of another pack

    private func sharing() throws -> Studio {
        let studio = try Studio()
        let yaml = Studio.yaml(clips: ["one", "paid"], more: "takes-from: en-USD")
        try studio.folder.write("recordings/en-EUR/pack.yml", yaml.replacing("USD\nrange", with: "EUR\nrange").utf8)
        #expect(try studio.run("generate").status == 0)
        return studio
    }

    @Test func textThatChangedInTheOtherPack() throws {
        let studio = try sharing()
        try edit(studio, "sed -i 's/the word one/the word won/' en-USD/pack.yml")
        let line = "recordings/en-EUR/pack.yml:5:3: error[recording-missing]: … en-USD … `the word won` …"
        let found = try findings(studio, "en-EUR")
        #expect(found.status == 1 && found.lines.count == 1 && found.lines[0].tells(line), "\(found)")
        #expect(try studio.run("status", "en-EUR").text.output.contains("1 missing"))
        #expect(try studio.run("generate", "en-EUR").errorText.tells(line))
    }

    @Test func otherPackThatIsGone() throws {
        let studio = try sharing()
        try edit(studio, "rm -r en-USD; rm -r ../VoiceAssets/en-USD")
        let found = try findings(studio, "en-EUR")
        #expect(found.status == 1 && found.lines.count == 1, "\(found)")
        #expect(
            found.lines.first?.contains("recordings/en-EUR/pack.yml:9:13: error[pack-reference]") == true, "\(found)")
    }

    // MARK: Takes that are mixed up

    /// The gates fail without `--strict`, until pack.yml says that it is meant.
    @Test func takesThatWereCopied() throws {
        let studio = try Studio.generated()
        let line =
            "… error[recording-mixed-up]: two.wav must say `the word two`, but is a copy of one.wav, which was noted earlier as "
            + "`the word one`; restore two.wav from Git, or record the clip again; …"
        try edit(studio, "cp en-USD/one.wav en-USD/two.wav")
        try expect(studio, line)
        for command in ["status", "generate"] {
            let result = try studio.run(command).text
            #expect(result.status == 1 && result.errors.tells(line), "\(result)")
        }
        try edit(studio, "echo 'confirmed: [{ same-take: [one, two], because: it is meant }]' >> en-USD/pack.yml")
        #expect(try studio.run("generate", "--strict").status == 0)
        try expect(studio, status: 0)
        #expect(try studio.run("validate", "--strict").status == 0)
        // A pack that was made before generate refused it.
        try studio.edit("VoiceAssets/en-USD/manifest.json", "\"sameTakes\"", "\"formerTakes\"")
        let former = try studio.run("validate").text
        #expect(
            former.status == 1
                && former.output.tells("… error[recording-mixed-up]: two.wav is the same file as one.wav, …"),
            "\(former)")
    }

    /// Neither pack's take changed; what the other one notes did.
    @Test func takeThatAnotherPackKnows() throws {
        let studio = try Studio.generated()
        try studio.addPack("en-GBX")
        #expect(try studio.run("generate").status == 0)
        try edit(studio, "sed -i 's/the word one$/the word won/' en-GBX/.recorded-texts")
        let line =
            "recordings/en-USD/one.wav: error[recording-mixed-up]: … but clip en-GBX/one has the same take, noted there as `the word won`; …"
        #expect(try findings(studio, "en-USD").status == 0)
        try edit(studio, "sed -i 's/one: the word one/one: the word won/' en-GBX/pack.yml")
        let found = try findings(studio, "en-USD")
        #expect(found.status == 1 && found.lines.count == 1 && found.lines[0].tells(line), "\(found)")
        #expect(try studio.run("generate", "en-USD").text.errors.tells(line))
    }

    // MARK: One list

    /// What generate warns of, `validate` tells too, with the recordings beside it and without.
    @Test func tellsWhatGenerateTells() throws {
        let studio = try Studio()
        try edit(
            studio,
            "cp en-USD/one.wav en-USD/strange.wav; echo 'license: unknown' >> en-USD/pack.yml; cp en-USD/two.wav en-USD/two~2.wav"
        )
        try studio.record(
            "en-USD/paid", WAV.integers(RawTake(pitch: 190).samples.map { $0 + 0.03 }, sampleRate: 24_000))
        let made = try studio.run("generate", "--verbose")
        let told = made.errorText.split(separator: "\n").map(String.init).filter {
            $0.contains("[") && $0.contains("]: ")
        }
        #expect(made.status == 0 && told.contains { $0.contains("warning[recording-unknown]") }, "\(told)")
        #expect(
            told.contains { $0.contains("[recording-dc-offset]") }
                && told.contains { $0.contains("[recording-unused]") })
        let again = try findings(studio)
        #expect(again.status == 0 && again.lines.sorted() == told.sorted(), "\(again.lines) \(told)")
        // By the manifest alone, without the notes on takes that are not used.
        let plain = try studio.run("validate", "--verbose").outputText.split(separator: "\n").map(String.init).filter {
            $0.contains("]: ")
        }
        func words(_ lines: [String]) -> [String] {
            let said = lines.map { line in String(line.split(separator: ": ", maxSplits: 1).last ?? "") }
            return said.filter { !$0.contains("[recording-unused]") }.sorted()
        }
        #expect(words(plain) == words(told) && !plain.isEmpty, "\(plain)")
        #expect(try studio.run("validate", "--strict").status == 1)
    }
}
