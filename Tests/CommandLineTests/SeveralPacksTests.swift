import Foundation
import TestSupport
import Testing

/// `--pack`, and the folder of the packs, in every command.
@Suite("Several packs")
struct SeveralPacksTests {
    private static let both = ["--pack", "zh-Hans-CNY", "--pack", "en-USD", "--pack", "zh-Hans-CNY"]

    private func say(_ arguments: String..., input: String = "") throws -> Program.Result.Text {
        try BuiltInPacks.run(["say"] + arguments + Self.both, input: input)
    }

    @Test("Each pack says each amount, once")
    func says() throws {
        let one = try say("2", "2x")
        #expect(
            one.output == """
                zh-Hans-CNY\t2\tpayment-received liang yuan\t收入两元\t2.112
                en-USD\t2\tpayment-received 2 dollars\tpayment received two dollars\t2.016

                """)
        #expect(one.status == 1)
        #expect(one.errors.contains("zh-Hans-CNY: line 2: error: ") && one.errors.contains("\nen-USD: line 2: error: "))
        let read = try say("-", "--format", "json", input: "2\n")
        #expect(
            read.output == """
                {"pack":"zh-Hans-CNY","amount":"2","clips":["payment-received","liang","yuan"],"transcript":"收入两元","seconds":2.112}
                {"pack":"en-USD","amount":"2","clips":["payment-received","2","dollars"],"transcript":"payment received two dollars","seconds":2.016}

                """)
        let order = try say("new-order")
        #expect(order.output.split(separator: "\n").map { $0.split(separator: "\t").count } == [4, 4])
    }

    @Test("Takes of several packs are inspected")
    func inspects() throws {
        let studio = try Studio()
        try studio.addPack("ru-RUB")
        func files(_ arguments: String...) throws -> [String] {
            let result = try Tool.run(["status", "--takes", "--format", "json"] + arguments, in: studio.folder)
            let json = try JSONSerialization.jsonObject(with: result.output) as? [String: Any]
            return (json?["takes"] as? [[String: Any]] ?? []).compactMap { $0["file"] as? String }
        }
        let first = try files("--pack", "ru-RUB")
        let second = try files("--pack", "en-USD")
        #expect(first.count == 3 && second.count == 3)
        #expect(try files("--pack", "ru-RUB", "--pack", "en-USD", "--pack", "ru-RUB") == first + second)
        let named = try studio.run(
            ["status", "recordings/en-USD/one.wav", "--pack", "ru-RUB", "--pack", "en-USD"]
        ).text
        #expect(named.status == 64 && named.errors.hasPrefix("Error: Recordings that are named belong to one pack; "))
    }

    @Test("Each pack has a sheet of its own", arguments: ["script", "review"])
    func sheets(verb: String) throws {
        let studio = try Studio()
        try studio.addPack("ru-RUB")
        let packs = ["--pack", "ru-RUB", "--pack", "en-USD"]
        let written = try studio.run([verb, "--format", "html", "--to", "sheet-{pack}.html"] + packs).text
        #expect(written.status == 0, "\(written.errors)")
        for pack in ["ru-RUB", "en-USD"] {
            let alone = try studio.run([verb, "--format", "html", "--pack", pack])
            #expect(try Data(contentsOf: studio.folder.url("sheet-\(pack).html")).starts(with: alone.output))
        }
        let json = try studio.run([verb, "--format", "json"] + packs)
        let object = try JSONSerialization.jsonObject(with: json.output) as? [String: Any]
        #expect(
            (object?["packs"] as? [[String: Any]])?.compactMap { $0["pack"] as? String }.sorted() == [
                "en-USD", "ru-RUB",
            ])
        for (option, words) in [
            ([], "Each pack has a sheet of its own; give --to '{pack}.html'"),
            (["--to", "one.html"], "--to names one file for 2 packs; write {pack} "),
            (["--import", "one.csv"], "--import takes the "),
        ] {
            let refused = try studio.run([verb] + option + packs).text
            #expect(refused.status == 64 && refused.errors.hasPrefix("Error: \(words)"), "\(refused.errors)")
        }
    }

    @Test("A synthesizer speaks for several packs", .enabled(if: Program.available("espeak-ng")))
    func speaks() throws {
        let studio = try Studio()
        try studio.addPack("ru-RUB")
        for pack in ["en-USD", "ru-RUB"] {
            try FileManager.default.removeItem(at: studio.folder.url("recordings/\(pack)/two.wav"))
        }
        let spoken = try studio.run(["speak", "--pack", "ru-RUB", "--pack", "en-USD"]).text
        let words = "1 clip spoken by a synthesizer, 2 had a take"
        #expect(spoken == .init(output: "ru-RUB: \(words)\nen-USD: \(words)\n"))
    }

    @Test(
        "What is made of one pack refuses two",
        arguments: [["export", "--vectors", "100"], ["payload", "1"], ["split", "session.wav"]])
    func one(command: [String]) throws {
        let result = try BuiltInPacks.run(command + Self.both, input: "")
        #expect(result.status == 64)
        #expect(result.errors.hasPrefix("Error: 2 packs were named; name one.\n"), "\(result.errors)")
        let path = try BuiltInPacks.run(command + ["--pack", "../x y"], input: "")
        #expect(path.status == 64, "\(path.errors)")
    }

    @Test("A pack is begun by the same tool")
    func addsLanguagePack() throws {
        let folder = try TemporaryFolder()
        let list = try Tool.run(["add-language-pack"], in: folder).text
        #expect(list.status == 0 && list.output.contains("\n| `vi` | Vietnamese | "), "\(list.errors)")
        #expect(list == (try Program.run(Program.built("language-pack-tool"), [], in: folder.url).text))
        let wrong = try Tool.run(["add-language-pack", "polish", "--currency", "PLN"], in: folder).text
        #expect(wrong.status == 66 && wrong.errors.hasSuffix("; write the tag `pl`\n"))
        // Usage is that of the command that was typed.
        let usage = try Tool.run(["new", "de"], in: folder).text
        #expect(usage.status == 64 && usage.errors.contains("Usage: voice-assets new "), "\(usage.errors)")
        #expect(!usage.errors.contains("language-pack-tool"))
        let typed = try Program.run(Program.built("language-pack-tool"), ["de"], in: folder.url).text
        #expect(typed.errors.contains("Usage: language-pack-tool "), "\(typed.errors)")
        // Alone, the tool says what it lacks.
        let alone = folder.url("voice-assets").path
        try FileManager.default.copyItem(atPath: Tool.path, toPath: alone)
        let refused = try Program.run(alone, ["add-language-pack", "de"], in: folder.url).text
        #expect(
            refused.status == 66
                && refused.errors.hasPrefix("error: \(folder.url.path)/language-pack-tool: can't be run: No such"))
    }
}
