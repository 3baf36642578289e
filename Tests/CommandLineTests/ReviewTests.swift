import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

@Suite("voice-assets review")
struct ReviewTests {
    private static let form = "amount,text,right,wrong,better,by,when,announcement,pack\r\n"

    /// Marks every reading of a review right, as a spreadsheet's user does.
    private func fill(_ csv: String) -> String {
        csv.replacingOccurrences(of: ",,,,,,paid,en-USD\r\n", with: ",x,,,Ana,,paid,en-USD\r\n")
    }

    private func approved(_ studio: Studio) throws -> String {
        try String(contentsOf: studio.folder.url("recordings/en-USD/approved.csv"), encoding: .utf8)
    }

    @Test("From the list to the law: what was approved can't change unnoticed")
    func law() throws {
        let studio = try Studio(CountingPack())
        let list = try studio.run("review", "--pack", "en-USD", "--format", "csv").text
        #expect(list.status == 0 && list.errors.isEmpty && list.output.hasPrefix(Self.form + "0.00,paid one one,"))
        let count = list.output.split(separator: "\r\n").count - 1
        try studio.folder.write("filled.csv", fill(list.output).utf8)
        let imported = try studio.run("review", "--import", "filled.csv").text
        let next = "next: \(Tool.path) status en-USD\n"
        #expect(
            imported
                == .init(output: "en-USD: \(count) approved\nwritten: recordings/en-USD/approved.csv\n\(next)"))
        let file = try approved(studio)
        let day = /\d{4}-\d\d-\d\d/
        #expect(file.hasPrefix("part,value,text,by,when\r\npaid,amount,paid {amount},Ana,"))
        #expect(file.contains("\r\n{amount},0.00,one one,Ana,"))
        #expect(file.matches(of: day).count == count + 1)
        #expect(
            try studio.run("status").text.output.contains("approved by native speakers: \(count) of \(count) telling"))
        #expect(try studio.run("generate").status == 0)
        #expect(try studio.run("validate", "--up-to-date").status == 0)
        #expect(try studio.run("script", "--pack", "en-USD").errorText.isEmpty)

        var pack = CountingPack()
        pack.rules = "%count:\n0: two; one;\n2/2: << >>;\n"
        try studio.write(pack)
        let refused = try studio.run("generate").text
        #expect(refused.status == 1)
        let line = refused.errors.split(separator: "\n").first { $0.contains("approval-changed") } ?? ""
        let words =
            /for \d\.\d\d, the pack now says `[a-z ]+` instead of `[a-z ]+`, which Ana approved on \d{4}-\d\d-\d\d; undo the change/
        #expect(line.contains(words), "\(line)")
        #expect(try studio.run("status").status == 1)

        // An approval that the generated pack contradicts.
        try studio.write(CountingPack())
        let altered = file.replacingOccurrences(of: "0.00,one one", with: "0.00,two one")
        try studio.folder.write("recordings/en-USD/approved.csv", altered.utf8)
        let validated = try studio.run("validate", "--up-to-date").text
        #expect(
            validated.status == 1
                && (validated.output + validated.errors).contains(
                    "for 0.00, the pack now says `one one` instead of `two one`, which Ana approved on ")
        )
        #expect(try studio.run("validate").status == 0)
    }

    @Test("As JSON: what is listed and approved, and what an import does")
    func json() throws {
        func object(_ arguments: String...) throws -> NSDictionary {
            let result = try Tool.run(["review"] + arguments + ["--format", "json"], in: studio.folder)
            #expect(result.errorText.isEmpty, "\(result.errorText)")
            return try #require(try JSONSerialization.jsonObject(with: result.output) as? NSDictionary)
        }
        let studio = try Studio(CountingPack())
        let list = try object("--pack", "en-USD")
        #expect(list["pack"] as? String == "en-USD" && list["locale"] as? String == "en")
        let rows = try #require(list["rows"] as? [[String: String]])
        #expect(rows.first == ["announcement": "paid", "amount": "0.00", "text": "paid one one"])
        let sheet = try studio.run("review", "--pack", "en-USD", "--format", "csv").outputText
        #expect(rows.count == sheet.split(separator: "\r\n").count - 1)

        let first = [
            "announcement": "paid", "amount": "0.00", "text": "paid one one", "by": "Ana", "when": "2026-11-22",
        ]
        let marked =
            Self.form + "0.00,paid one one,x,,,Ana,2026-11-22,paid,en-USD\r\n"
            + "0.01,paid one two,,,,,,paid,en-USD\r\n"
        try studio.folder.write("a.csv", marked.utf8)
        let added = try object("--import", "a.csv")
        #expect(added["added"] as? [[String: String]] == [first] && added["replaced"] as? [[String: String]] == [])
        #expect([added["known"], added["unmarked"], added["rejected"]] as? [Int] == [0, 1, 0])
        #expect(added["written"] as? Bool == true && added["passed"] as? Bool == true, "\(added)")
        #expect(try object("--pack", "en-USD")["rows"].map { "\($0)".contains("approved") } == true)

        // The same again, and a review that does not fit.
        let again = try object("--import", "a.csv")
        #expect(again["added"] as? [[String: String]] == [] && again["known"] as? Int == 1)
        #expect(again["written"] as? Bool == false)
        try studio.folder.write("b.csv", marked.replacingOccurrences(of: "paid one one", with: "paid two").utf8)
        let refused = try object("--import", "b.csv")
        #expect(refused["written"] as? Bool == false && refused["passed"] as? Bool == false, "\(refused)")
    }

    @Test("A phrase that changed is approved anew with one reading; the form of 0.2.0 is rewritten then")
    func phrase() throws {
        let studio = try Studio(CountingPack())
        let sheet = try studio.run("review", "--pack", "en-USD", "--format", "csv").outputText
        try studio.folder.write("all.csv", fill(sheet).utf8)
        #expect(try studio.run("review", "--import", "all.csv").status == 0)
        let yaml = try String(contentsOf: studio.folder.url("recordings/en-USD/pack.yml"), encoding: .utf8)
        try studio.folder.write(
            "recordings/en-USD/pack.yml",
            yaml.replacingOccurrences(of: "paid: paid", with: "paid: got").utf8)
        let status = try studio.run("status").outputText + studio.run("status").errorText
        #expect(status.components(separatedBy: "error[approval-changed]").count == 2, "\(status)")
        let form = Self.form + "0.00,got one one,x,,,Bo,2026-11-24,paid,en-USD\r\n"
        try studio.folder.write("one.csv", form.utf8)
        #expect(
            try studio.run("review", "--import", "one.csv").text.output.hasPrefix("en-USD: 1 approved, 1 of them anew"))
        #expect(try approved(studio).contains("\r\npaid,amount,got {amount},Bo,2026-11-24\r\n"))
        #expect(try studio.run("status").errorText.contains("approval-changed") == false)

        let earlier = "amount,text,by,when,announcement\r\n0.01,got one two,Cy,,paid\r\n0.02,got,Cy,,paid\r\n"
        try studio.folder.write("recordings/en-USD/approved.csv", earlier.utf8)
        #expect(try studio.run("review", "--import", "one.csv").status == 0)
        #expect(
            try approved(studio)
                == "part,value,text,by,when\r\n{amount},0.01,one two,Cy,\r\npaid,amount=0.02,got,Cy,\r\n"
                + "paid,amount,got {amount},Bo,2026-11-24\r\n{amount},0.00,one one,Bo,2026-11-24\r\n")
    }

    @Test("A file keeps its permissions, and an import that another one keeps out says who that is")
    func permissions() throws {
        let studio = try Studio(CountingPack())
        let review = Self.form + "0.01,paid one two,x,,,Ana,,paid,en-USD\r\n"
        let file = "recordings/en-USD/approved.csv"
        for (mode, amount) in [(0o444, "0.00,paid one one"), (0o664, "0.02,paid one two one")] {
            try studio.folder.write("a.csv", review.utf8)
            #expect(try studio.run("review", "--import", "a.csv").status == 0)
            try studio.permit(mode, file)
            try studio.folder.write("b.csv", (Self.form + "\(amount),x,,,Ana,,paid,en-USD\r\n").utf8)
            #expect(try studio.run("review", "--import", "b.csv").status == 0)
            let attributes = try FileManager.default.attributesOfItem(atPath: studio.folder.url(file).path)
            #expect(attributes[.posixPermissions] as? Int == mode)
        }
        let folder = unsafe open(studio.folder.url("recordings/en-USD").path, O_RDONLY)
        defer { close(folder) }
        #expect(flock(folder, LOCK_EX) == 0)
        let sheet = try studio.run("script", "--pack", "en-USD", "--format", "csv").output
        try studio.folder.write("script.csv", sheet)
        for arguments in [["review", "--import", "a.csv"], ["script", "--import", "script.csv", "--pack", "en-USD"]] {
            let result = try studio.run(arguments)
            #expect(result.status == 74 && result.errorText.contains(" on this folder; wait until it is done"))
        }
    }

    @Test("A sheet goes into no pack's folder", arguments: ["recordings/en-USD/r.html", "VoiceAssets/en-USD/r.html"])
    func elsewhere(file: String) throws {
        let studio = try Studio.generatedCounting()
        let result = try studio.run("review", "--to", file)
        #expect(result.status == 1 && result.errorText.contains("\(file): error[output-conflict]"))
        #expect(!FileManager.default.fileExists(atPath: studio.folder.url(file).path))
        let written = try studio.run("review", "--to", "recordings/r.html").text
        #expect(written.output.tells("recordings/r.html: …") && written.output.tells("next: … review-en-USD.csv"))
    }

    @Test("A pack that says no amount has no range")
    func withoutAmounts() throws {
        let studio = try Studio()
        #expect(try studio.run("review").outputText.contains("Locale en, amounts 0.00 to 9.99 USD."))
        let slots = """
            locale: en
            clips: { one: one, two: two, paid: paid }
            slots: { way: { choice: { a: one, b: two } } }
            announcements: { paid: [paid, "{way}"] }

            """
        try studio.folder.write("recordings/en-USD/pack.yml", slots.utf8)
        for command in ["review", "script"] {
            #expect(try studio.run(command, "--pack", "en-USD").outputText.contains("Locale en.\n"))
        }
    }

    @Test("What is called wrong is told and not approved; earlier approvals stay")
    func wrong() throws {
        let studio = try Studio(CountingPack())
        try studio.folder.write(
            "a.csv", (Self.form + "0.00,paid one one,x,,,Ana,2026-11-22,paid,en-USD\r\n").utf8)
        #expect(try studio.run("review", "--import", "a.csv").status == 0)
        try studio.folder.write(
            "b.csv",
            (Self.form
                + "0.00,paid one one,,x,paid nothing,Bo,,paid,en-USD\r\n0.01,paid one two,x,,,Bo,2026-11-23,paid,\r\n")
                .utf8)
        let result = try studio.run("review", "--import", "b.csv").text
        #expect(result.status == 0 && result.output.hasPrefix("en-USD: 1 approved, 1 called wrong\n"))
        #expect(
            result.errors
                =~ "b.csv: warning[approval-rejected]: for 0.00 in 'paid', Bo … `paid one one` … Ana … 2026-11-22 … `paid nothing` … approved.csv (line 3 before this import) … \n"
        )
        #expect(
            try approved(studio)
                == "part,value,text,by,when\r\npaid,amount,paid {amount},Ana,2026-11-22\r\n"
                + "{amount},0.00,one one,Ana,2026-11-22\r\n{amount},0.01,one two,Bo,2026-11-23\r\n")
    }

    @Test("A sheet shows what is approved and brings it back as it was; a person is one in whatever case")
    func known() throws {
        let studio = try Studio(CountingPack())
        try studio.folder.write("a.csv", (Self.form + "0.00,paid one one,x,,,Ana,2026-11-22,paid,en-USD\r\n").utf8)
        #expect(try studio.run("review", "--import", "a.csv").status == 0)
        let sheet = try studio.run("review", "--format", "csv").outputText
        #expect(sheet.contains(#"0.00,paid one one,"approved: Ana, 2026-11-22",,,,,paid,en-USD"#), "\(sheet)")
        let filled = sheet.replacing("one two,,,,,,", with: "one two,x,,,ana,2026-11-23,")
            .replacing(",,,,,,paid", with: ",x,,,,2026-11-23,paid")
        try studio.folder.write("b.csv", filled.utf8)
        let result = try studio.run("review", "--import", "b.csv").text
        #expect(result.output.hasPrefix("en-USD: 2 approved, 1 not marked\n"), "\(result)")
        let file = try approved(studio)
        #expect(file.contains("\r\n{amount},0.00,one one,Ana,2026-11-22\r\n"))
        #expect(file.components(separatedBy: ",Ana,2026-11-23\r\n").count == 3, "\(file)")
    }

    @Test("A spreadsheet's changes are understood: semicolons, decimal commas, no zeros at the end")
    func spreadsheet() throws {
        let studio = try Studio(CountingPack())
        let sheet =
            "\u{FEFF}amount;text;right;wrong;better;by;when;announcement;pack\n0,1;paid one two one;JA;;;;;paid;en-USD\n"
        var pack = CountingPack()
        pack.patterns = [#"say: ["{integer}", "{digits:all}"]"#]
        pack.range = "0.00...0.11"
        try studio.write(pack)
        try studio.folder.write("a.csv", sheet.utf8)
        #expect(
            try studio.run("review", "--import", "a.csv").text.errors.tells("error[approval-form]: … `by`"))
        for box in ["FALSE;", ";0", "no;x"] {
            try studio.folder.write("a.csv", sheet.replacing("JA;;;;;paid", with: "\(box);;Ana;;paid").utf8)
            #expect(
                try studio.run("review", "--import", "a.csv").text.errors.tells("which may mean yes or no"), "\(box)")
        }
        try studio.folder.write("a.csv", sheet.replacing("JA;;;;;paid", with: "JA;;;Ana;;paid").utf8)
        #expect(try studio.run("review", "--import", "a.csv").status == 0)
        #expect(try approved(studio).contains("\r\n{amount},0.10,one two one,Ana,"))
    }

    @Test(
        "A review that doesn't fit is refused as a whole, with its line",
        arguments: [
            ("0.00,paid one one,x,x,,Ana,,paid,en-USD", "right and wrong"),
            ("0.00,paid one one,x,,other,Ana,,paid,en-USD", "right … better"),
            (
                "0.00,paid two,x,,,Ana,,paid,en-USD",
                "`paid two` … 0.00 … 'paid' … `paid one one`"
            ),
            ("1e3,paid one one,x,,,Ana,,paid,en-USD", "`1e3`"),
            ("0.00,paid one one,x,,,Ana,22/11/2026,paid,en-USD", "`22/11/2026`"),
            ("0.00,paid one one,x,,,Ana,,gone,en-USD", "'gone'"),
            ("0.00,paid one one,x,,,#NAME?,,paid,en-USD", "`by` … `#NAME?`"),
            ("0.00,paid one one,x,,,Ana,,paid,../x", "`../x`"),
            (
                "0.02,paid one two one,x,,,Ana,,paid,en-USD\r\n0.02,paid one two one,x,,,Ana,,paid,en-USD",
                "line 3"
            ),
        ])
    func refused(line: String, words: String) throws {
        let studio = try Studio(CountingPack())
        try studio.folder.write("a.csv", (Self.form + "0.01,paid one two,x,,,Ana,,paid,en-USD\r\n\(line)\r\n").utf8)
        let result = try studio.run("review", "--import", "a.csv").text
        #expect(result.status == 1 && result.output.isEmpty)
        #expect(
            result.errors.tells("a.csv … error[approval-form]: … \(words)"),
            "\(result.errors)")
        #expect(!FileManager.default.fileExists(atPath: studio.folder.url("recordings/en-USD/approved.csv").path))
    }

    @Test("An approved.csv that is not understood, or is a link, is kept as it is")
    func keeps() throws {
        let studio = try Studio(CountingPack())
        let review = Self.form + "0.01,paid one two,x,,,Ana,,paid,en-USD\r\n"
        try studio.folder.write("a.csv", review.utf8)
        let notes = "amount,text,by,when,announcement,notes\r\n0.00,paid one one,Ana,,paid,mine\r\n"
        try studio.folder.write("recordings/en-USD/approved.csv", notes.utf8)
        #expect(try studio.run("review", "--import", "a.csv").status == 1)
        #expect(try approved(studio) == notes)
        #expect(try studio.run("generate").text.errors.contains("the column `notes` is unknown"))
        // A filled-in review is nobody's to overwrite.
        #expect(try studio.run("review", "--pack", "en-USD", "--format", "csv", "--to", "a.csv").status == 1)
        #expect(try String(contentsOf: studio.folder.url("a.csv"), encoding: .utf8) == review)
    }

    @Test("A pack of which readings are approved no longer says that nobody approved it")
    func approvedHead() throws {
        let studio = try Studio(CountingPack())
        let file = studio.folder.url("recordings/en-USD/pack.yml")
        let yaml = try String(contentsOf: file, encoding: .utf8)
        let head = { (words: String) in
            "\u{FEFF}# Status: checked against named references; \(words).\r\n#   - slots: CLDR as it is; \(words)\n\n# Mine\n"
        }
        let below = "\n# no native speaker has approved it yet\n"
        let open = head("no native speaker has approved it yet")
            .replacing("is; no native speaker has approved it yet", with: "is; nobody has checked it")
        try studio.folder.write("recordings/en-USD/pack.yml", (open + yaml + below).utf8)
        // Nothing is approved: nothing changes.
        try studio.folder.write("a.csv", (Self.form + "0.01,paid one two,,x,,Ana,,paid,en-USD\r\n").utf8)
        _ = try studio.run("review", "--import", "a.csv")
        #expect(try Data(contentsOf: file) == Data((open + yaml + below).utf8))
        try studio.folder.write("a.csv", (Self.form + "0.01,paid one two,x,,,Ana,,paid,en-USD\r\n").utf8)
        let result = try studio.run("review", "--import", "a.csv").text
        #expect(result.status == 0 && result.output.contains("written: recordings/en-USD/pack.yml"), "\(result)")
        let words = "native speakers have approved readings of it, which approved.csv lists"
        #expect(try Data(contentsOf: file) == Data((head(words) + yaml + below).utf8))
        #expect(try studio.run("review", "--import", "a.csv").status == 0)
    }

    @Test("The page has the sound of what is generated, each clip once")
    func sound() throws {
        let studio = try Studio.generatedCounting()
        let page = try studio.run("review", "--pack", "en-USD", "--format", "html").text.output
        let json = try #require(page.firstMatch(of: /id="data">(?<json>.*)<\/script>/)).json
        let data = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        let clips = try #require(data["sounds"] as? [String])
        let files = try Set(
            ["one", "paid", "two"].map {
                try Data(contentsOf: studio.folder.url("VoiceAssets/en-USD/mp3/\($0).mp3"))
            })
        #expect(Set(clips.compactMap { Data(base64Encoded: $0) }) == files && clips.count == 3)
        #expect(page.contains("data-text=\"paid one one\" data-clips=\"0 1 1\""))
    }

    @Test("A pack that nobody approved is told of before it is recorded, and where it is asked for")
    func unapproved() throws {
        let studio = try Studio(CountingPack())
        let note = "recordings/en-USD: note[pack-unapproved]: … voice-assets review --pack en-USD"
        #expect(try studio.run("script", "--pack", "en-USD").errorText =~ (note + "\n"))
        #expect(try studio.run("split", "none.wav", "--pack", "en-USD").errorText.tells(note))
        #expect(try studio.run("generate").errorText.contains("pack-unapproved") == false)
        let status = try studio.run("status").outputText
        #expect(status.contains(/\n  approved by native speakers: 0 of [1-9][0-9]* telling readings\n/))
    }

    @Test(
        "Wrong command lines",
        arguments: [
            ["review", "--import", ""], ["review", "--import", "a", "--to", "b"],
        ])
    func usage(arguments: [String]) throws {
        #expect(try Tool.run(arguments, in: TemporaryFolder()).status == 64)
    }
}
