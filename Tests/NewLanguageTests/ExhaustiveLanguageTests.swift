import Foundation
import TestSupport
import Testing

/// From nothing to an announcement, as a localization team goes there: the commands of the tutorial.
@Suite(.enabled(if: Program.available("espeak-ng", "sox", "mpg123")), .exhaustive) struct ExhaustiveLanguageTests {
    @Test("A language from scratch", arguments: NewLanguage.all)
    func fromScratch(language: NewLanguage) throws {
        let team = try Team(language)
        let rows = try team.sheet()
        #expect(rows.count == language.clips)
        let session = try SpokenSession(
            reading: rows, by: language.voice, seed: 21, to: team.folder.url("session.wav"))
        let cuts = try team.split("session.wav")
        try check(cuts, rows, session)
        let doubtful = Set(cuts.filter { !$0.doubts.isEmpty }.map(\.clip))
        #expect(doubtful.isSubset(of: language.marked))
        let write = ["split", "session.wav", "--pack", team.pack, "--write"]
        if !doubtful.isEmpty { #expect(try team.run(write).status == 1 && team.takes == []) }
        #expect(try team.run(write + (doubtful.isEmpty ? [] : ["--accept", "all"])).status == 0)
        try checkTakes(rows, session, team)
        let status = try team.run(["status", "--pack", team.pack])
        #expect(status.status == 0, "\(status.outputText)")
        let line = "\(team.pack): \(rows.count) of \(rows.count) recorded, 0 missing, 0 rejected\n"
        #expect(Program.withoutApproval(status.outputText) == line)
        #expect(try team.run(["status", "--takes", "--pack", team.pack]).status == 0)
        let generated = try team.run(["generate"])
        #expect(generated.status == 0, "\(generated.errorText)")
        let validated = try team.run(["validate", "--up-to-date"])
        #expect(validated.status == 0, "\(validated.outputText)\(validated.errorText)")
        try checkAnnouncements(language, team)
    }

    /// Every clip of the sheet is cut where its word is.
    private func check(_ cuts: [Team.Cut], _ rows: [SheetRow], _ session: SpokenSession) throws {
        #expect(cuts.map(\.clip) == rows.map(\.id))
        for cut in cuts {
            let span = try #require(session.spans[cut.clip])
            #expect(abs(cut.start - span.lowerBound) < 0.05, "\(cut.clip)")
            #expect(abs(cut.end - span.upperBound) < 0.05, "\(cut.clip)")
        }
    }

    /// Every clip of the sheet has one take, which holds its word and 0.4 s on either side.
    private func checkTakes(_ rows: [SheetRow], _ session: SpokenSession, _ team: Team) throws {
        #expect(try team.takes == rows.map { "\($0.id).wav" }.sorted())
        for row in rows {
            let take = team.folder.url("recordings/\(team.pack)/\(row.id).wav")
            let span = try #require(session.spans[row.id])
            let length = span.upperBound - span.lowerBound
            // Each end within 0.05 s.
            #expect(try abs(SpokenSession.seconds(ofTake: take) - length - 0.8) < 0.1, "\(row.id)")
            let middle = try #require(try session.middle(of: row.id, inTake: take), "\(row.id) is another word")
            #expect(abs(middle - length / 2 - 0.4) < 0.05, "\(row.id)")
        }
    }

    /// What is said is right, and the file that a phone plays decodes to the length that was told.
    private func checkAnnouncements(_ language: NewLanguage, _ team: Team) throws {
        let folder = team.folder
        for (amount, words) in language.amounts {
            let said = try team.say(amount, to: "said.mp3")
            #expect(said.transcript == "\(language.phrase) \(words)")
            let decoded = try OracleDecoder.mpg123.decode(folder.url("said.mp3"))
            #expect(decoded.remarks == "")
            #expect(decoded.samples.count == Int((said.seconds * 48000).rounded()), "\(amount)")
        }
    }

    @Test("A forgotten word whose neighbour sounds like it is told by its own name")
    func forgottenAmongAlike() throws {
        let team = try Team(.french)
        _ = try SpokenSession(
            reading: team.sheet(), by: "fr-fr", seed: 22, forgetting: ["80"], to: team.folder.url("session.wav"))
        let refused = try team.run(["split", "session.wav", "--pack", team.pack, "--write"])
        #expect(refused.status == 1 && refused.errorText.contains("cuts in doubt"))
        #expect(try team.takes == [])
        #expect(refused.errorText.contains("no take of `80`; it first looks wrong at "))
        #expect(refused.outputText.contains("\nmissing: 80 (quatre-vingts euros)\n"))
    }

    @Test("A forgotten word is told, nothing is written, and a second session completes the pack")
    func forgottenWord() throws {
        let team = try Team(.french)
        let rows = try team.sheet()
        let session = try SpokenSession(
            reading: rows, by: "fr-fr", seed: 22, forgetting: ["13"], to: team.folder.url("session.wav"))
        let refused = try team.run(["split", "session.wav", "--pack", team.pack, "--write"])
        #expect(refused.status == 1)
        // The words before it have much the same lengths: it looks wrong from a few of them on.
        let found = refused.errorText.firstMatch(
            of: /no take of `13`; it first looks wrong at ([0-9.]+) s, cut [0-9]+, `/)
        let place = try #require(found.flatMap { Double($0.1) }, "\(refused.errorText)")
        let (few, last) = (try #require(session.spans["8"]), try #require(session.spans["14"]))
        #expect((few.lowerBound - 0.05...last.upperBound).contains(place))
        #expect(refused.outputText.contains("\nmissing: 13 (treize)\n"))
        #expect(try team.takes == [])

        let accepted = try team.run(["split", "session.wav", "--pack", team.pack, "--write", "--accept", "all"])
        #expect(accepted.status == 0, "\(accepted.errorText)")
        try checkTakes(rows.filter { $0.id != "13" }, session, team)
        let before = try team.run(["status", "--pack", team.pack])
        #expect(
            before.status == 1 && before.outputText.contains("missing: 13 (treize)"),
            "\(before.outputText)")

        let missing = try team.sheet("--missing")
        #expect(missing.map(\.text) == ["treize"])
        _ = try SpokenSession(reading: missing, by: "fr-fr", seed: 23, to: team.folder.url("again.wav"))
        let again = try team.run([
            "split", "again.wav", "--pack", team.pack, "--missing", "--write",
        ])
        #expect(again.status == 0, "\(again.errorText)")
        let after = try team.run(["status", "--pack", team.pack])
        #expect(after.status == 0, "\(after.outputText)")
    }
}
