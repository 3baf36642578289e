import Foundation
import TestSupport
import Testing
import VoiceSplicer

@Suite("voice-assets script")
struct ScriptTests {
    /// The pack of `CountingPack` without a take of `two`, with a clip too many and a text too few.
    private func studio() throws -> Studio {
        var pack = CountingPack()
        pack.clips = ["one", "paid", "other"]
        return try Studio(pack)
    }

    static let head = """
        # Script sheet: en-USD

        3 clips: 2 recorded, 1 missing, 0 rejected. Locale en, amounts 0.00 to 1.99 USD.

        """

    @Test("Lists what announcements need, and apart what they don't")
    func markdown() throws {
        let result = try studio().run("script", "--pack", "en-USD").text
        #expect(result.status == 0 && result.errors.isEmpty)
        #expect(result.output.hasPrefix(Self.head))
        #expect(
            result.output.split(separator: "\n").filter { $0.contains(/^\| [0-9]/) } == [
                "| 1 | one | one | paid **one** **one** | both | recorded | one.wav |",
                "| 2 | paid | paid | **paid** one one | continues | recorded | paid.wav |",
                "| 3 | | two | paid one **two** | both | missing: add it to \\`clips\\` of pack.yml | |",
                "| 4 | other | other | | | not needed | other.wav |",
            ])
    }

    @Test("With --missing it lists what has no usable take, and ends with 1 if there is something")
    func missing() throws {
        let studio = try studio()
        let csv = try studio.run("script", "--pack", "en-USD", "--missing", "--format", "csv").text
        #expect(
            csv
                == .init(
                    status: 1,
                    output: """
                        number,id,text,example,announcement,amount,intonation,state,takes,remark,reading\r
                        3,,two,paid one [two],paid,0.01,both,missing,,add it to `clips` of pack.yml,two\r

                        """))
        // As the help says, also where they are in a file; it is named why.
        let written = try studio.run("script", "--pack", "en-USD", "--missing", "--to", "missing.csv").text
        #expect(
            written.status == 1 && written.output.hasPrefix("missing.csv: 1 text to record, so the exit code is 1\n"))
        #expect(try String(contentsOf: studio.folder.url("missing.csv"), encoding: .utf8).hasPrefix(csv.output))
        try studio.write(CountingPack())
        try studio.record("en-USD/two", Studio.takes["two"]!)
        try FileManager.default.removeItem(at: studio.folder.url("recordings/en-USD/other.wav"))
        let none = try studio.run("script", "--pack", "en-USD", "--missing").text
        #expect(none.status == 0 && none.output.hasSuffix("\nNothing is missing.\n") && none.errors.isEmpty)
    }

    @Test("A pack that is not there, and one that is too faulty")
    func faults() throws {
        let studio = try studio()
        #expect(
            try studio.run("script", "--pack", "fr-EUR").text
                =~ .init(
                    status: 66,
                    errors: "recordings/fr-EUR: error[file-missing]: … en-USD\n"))
        try studio.folder.write("recordings/en-USD/pack.yml", Data("locale: en\n".utf8))
        let faulty = try studio.run("script", "--pack", "en-USD").text
        #expect(faulty.status == 1 && faulty.output.isEmpty && faulty.errors.contains("error[pack-missing-key]"))
        #expect(try studio.run("script").text == faulty)
    }

    @Test(
        "The built-in packs: the clips of the manifest, each in an example that says it",
        arguments: [
            "en-USD", "ru-RUB", "zh-Hans-CNY",
        ])
    func builtIn(pack: String) throws {
        let folder = try BuiltInPacks.shared.get().folder
        let sheet = try Tool.run(
            ["script", "\(BuiltInPacks.recordings)/\(pack)", "--format", "csv"], in: folder
        ).text
        #expect(sheet.status == 0)
        let rows = sheet.output.split(separator: "\r\n").dropFirst().map {
            $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        }
        let json = try Data(contentsOf: folder.url("VoiceAssets/\(pack)/manifest.json"))
        let manifest = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
        let clips = try #require(manifest["clips"] as? [[String: Any]])
        try #require(rows.count == clips.count && rows.allSatisfy { $0.count == 11 })
        let splicer = try PackSplicer(pack: folder.url("VoiceAssets/\(pack)"))
        for (row, clip) in zip(rows, clips) {
            let (id, text) = (clip["id"] as? String, clip["text"] as? String ?? "")
            let witness = clip["witness"] as? [String: Any]
            #expect(row[1] == id && row[2] == text && row[7] == "recorded")
            #expect(row[3].contains("[\(text)]") && row[4] == witness?["announcement"] as? String)
            if let amount = witness?["amount"] as? String { #expect(row[5] == amount) }
            let amount = try row[5].isEmpty ? nil : splicer.amount(row[5])
            let said = try splicer.announcement(row[4], amount: amount)
            #expect(said.transcript == row[3].filter { $0 != "[" && $0 != "]" })
            // Where the example ends with the clip, it is no clip that always continues.
            #expect(row[3].hasSuffix("]") ? row[6] != "continues" : row[6] != "ends")
        }
    }
}
