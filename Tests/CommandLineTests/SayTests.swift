import Foundation
import TestSupport
import Testing

@Suite("voice-assets say")
struct SayTests {
    @Test("Says another announcement, and one without an amount")
    func announcements() throws {
        let refund = try BuiltInPacks.run("say", "2", "--pack", "zh-Hans-CNY", "refund-sent")
        #expect(refund == .init(output: "refund-sent liang yuan\n退还两元\n2.232 s\n"))
        let order = try BuiltInPacks.run(
            "say", "--pack", "zh-Hans-CNY", "new-order", "--format", "json")
        let json = #"{"clips":["new-order"],"transcript":"订购","seconds":0.768}"#
        #expect(order == .init(output: json + "\n"))
        // The only pack that has it need not be named.
        let folder = try TemporaryFolder()
        let file = folder.url("order.mp3").path
        let shop = try BuiltInPacks.run("say", "order-ready", "queue=A017", "counter=3", "--to", file)
        #expect(shop.status == 0 && shop.output.hasPrefix("order "), "\(shop)")
    }

    @Test(
        "Of an amount of 0, which is no receipt, a note tells that a push is refused", arguments: ["0", "0.00", "0.01"])
    func zero(amount: String) throws {
        let said = try BuiltInPacks.run("say", amount, "--pack", "en-USD")
        #expect(said.status == 0 && said.errors.hasPrefix("note: a push is refused: ") == (amount != "0.01"), "\(said)")
    }

    @Test("Prints the transcript for a synthesizer")
    func ssml() throws {
        let start = #"<speak version="1.1" xmlns="http://www.w3.org/2001/10/synthesis" xml:lang=""#
        let said = try BuiltInPacks.run("say", "15.50", "--pack", "zh-Hans-CNY", "--format", "ssml")
        #expect(said == .init(output: start + "zh-Hans\">收入十五点五元</speak>\n"))
        let several = try BuiltInPacks.run(
            ["say", "-", "--pack", "en-USD", "--format", "ssml"], input: "1\nx\n2\n")
        #expect(
            several.output == "\(start)en\">payment received one dollar</speak>\n"
                + "\(start)en\">payment received two dollars</speak>\n")
        #expect(several.status == 1 && several.errors.hasPrefix("line 2: error: "))
    }

    @Test("Says a pack that nobody has recorded")
    func writtenPack() throws {
        let folder = try TemporaryFolder()
        let yaml = """
            locale: en
            currency: EUR
            range: 0...99.99
            clips: {received: payment received, "1": one, "2": two, euros: TODO euros, and: and}
            numbers: numbers.rbnf
            amount:
              - { when: { fraction: 0 }, say: ["{integer}", euros] }
              - { say: ["{integer}", euros, and, "{fraction}"] }
            announcements: {paid: [received, "{amount}"]}
            """
        try folder.write("packs/mine/pack.yml", yaml.utf8)
        try folder.write("packs/mine/numbers.rbnf", "%a:\n0: zero; one; two; three;\n10: <<ty[ >>];\n".utf8)
        func say(_ arguments: String...) throws -> Program.Result {
            try Tool.run(["say", "--pack", "mine", "--draft", "--recordings", "packs"] + arguments, in: folder)
        }
        let one = try say("2.01")
        #expect(one.outputText == "received 2 euros and 1\npayment received two TODO euros and one\n")
        #expect(one.status == 0)
        #expect(one.errorText.tells("warning[pack-todo]: … `euros`"))
        // A text that no clip says yet stands for itself.
        let several = try say("0", "1", "100")
        #expect(
            several.outputText == """
                0\treceived (zero) euros\tpayment received zero TODO euros
                1\treceived 1 euros\tpayment received one TODO euros

                """)
        #expect(several.status == 1 && several.errorText.contains("line 3: error: 100.00 is not in the pack's range"))
        let json = try say("1", "--format", "json")
        let object = #"{"amount":"1","clips":["received","1","euros"],"transcript":"payment received one TODO euros"}"#
        #expect(json.outputText == object + "\n")
        #expect(try say("1", "--format", "ssml").outputText.hasSuffix(">payment received one TODO euros</speak>\n"))
        #expect(try say("1", "--to", "x.mp3").status == 64)
        let other = ["say", "1", "--pack", "other", "--draft", "--recordings", "packs"]
        #expect(try Tool.run(other, in: folder).status == 66)
        #expect(try Tool.run(["generate", "--recordings", "packs"], in: folder).errorText.contains("error[pack-todo]"))
    }

    @Test("Prints JSON")
    func json() throws {
        let said = try BuiltInPacks.run("say", "15.5", "--pack", "en-USD", "--format", "json")
        let json = """
            {"amount":"15.5","clips":["payment-received","15","dollars","and","50","cents"],"transcript":\
            "payment received fifteen dollars and fifty cents","seconds":3.84}

            """
        #expect(said == .init(output: json))
    }

    /// A folder with a copy of a generated pack, to be damaged.
    private func generated() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let source = try BuiltInPacks.shared.get().folder.url("VoiceAssets/en-USD")
        try FileManager.default.createDirectory(at: folder.url("VoiceAssets"), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: source, to: folder.url("VoiceAssets/en-USD"))
        return folder
    }

    @Test("Writes no clip that somebody changed, though its size stayed")
    func changedClip() throws {
        let folder = try generated()
        let clip = folder.url("VoiceAssets/en-USD/mp3/50.mp3")
        var bytes = try Data(contentsOf: clip)
        bytes[bytes.count / 2] ^= 1
        try bytes.write(to: clip)
        let said = try Tool.run(["say", "15.50", "--to", "a.mp3"], in: folder)
        #expect(said.status == 1 && said.outputText.isEmpty)
        #expect(said.errorText.contains("VoiceAssets/en-USD/mp3/50.mp3: error[asset-checksum]"), "\(said.errorText)")
        #expect(!FileManager.default.fileExists(atPath: folder.url("a.mp3").path))
        #expect(try Tool.run(["say", "15.50", "--to", "a.wav"], in: folder).status == 0)
        #expect(try Tool.run(["say", "15", "--to", "a.mp3"], in: folder).status == 0)
        try FileManager.default.removeItem(at: clip)
        for command in [["say", "50", "--to", "a.mp3"], ["export", "web", "app"]] {
            let lost = try Tool.run(command, in: folder)
            #expect(lost.status == 1 && lost.errorText.tells("50.mp3: error[asset-missing]: …; run generate again"))
        }
        try FileManager.default.removeItem(at: folder.url("VoiceAssets/en-USD/ATTRIBUTION.txt"))
        let unnamed = try Tool.run(["export", "web", "app"], in: folder).errorText
        #expect(unnamed.tells("ATTRIBUTION.txt: error[asset-missing]: not found, but the licence…"), "\(unnamed)")
        try folder.write("VoiceAssets/en-USD/splice.json", Data("{}".utf8))
        #expect(try Tool.run(["say", "15"], in: folder).status == 1)
    }

    @Test(
        "Writes what a phone would play",
        arguments: [("mp3", "mp3"), ("wav", "wav")])
    func writes(rendition: String, name: String) throws {
        let folder = try BuiltInPacks.shared.get().folder
        let file = folder.url("announcement.\(name)")
        let said = try BuiltInPacks.run(
            "say", "2003.02", "--pack", "ru-RUB", "--rendition", rendition, "--to", "announcement.\(name)")
        #expect(
            said
                == .init(
                    output: """
                        payment-received 2-f thousand-few 3 ruble-few 2-f kopeck-few
                        оплата получена две тысячи три рубля две копейки
                        4.704 s

                        """))
        let bytes = [UInt8](try Data(contentsOf: file))
        #expect(bytes.count == (rendition == "mp3" ? 225_792 / 1152 * 192 : 225_792 * 2 + 44))
    }

    private static let form = "an amount is digits, with at most one point between them"
    private static let money = "let another announcement say that money went out"

    /// Amounts that are none, and what is said of each.
    private static let refusals = [
        ("1e3", "it is written with an exponent; write 1000"),
        (
            "15.505",
            "3 fraction digits; the currency has 2; write 15505 if the point parts thousands, or else round it to 2 fraction digits"
        ),
        ("1,500.00", "\(form); write 1500.00"),
        ("1.500,00", "\(form); write 1500.00"),
        ("1 23 456.5", "\(form); write 123456.5"),
        ("¥15.50", "\(form); write 15.50"),
        ("USD 15", "\(form); write 15"),
        ("１５．５元", "\(form); write 15.5"),
        ("15k", "\(form); write it out in digits"),
        ("15万", "\(form); write it out in digits"),
        ("1.5E-1", "it is written with an exponent; write 0.15"),
        ("1e99", "it is written with an exponent; write it out in digits"),
        ("15,50", "write the point: 15.50"),
        ("1,234", "\(form); write 1234"),
        ("１５", "\(form); write 15"),
        ("5.5.5", "\(form); write it out in digits"),
        ("5 5 5", "\(form); write it out in digits"),
        ("1,5000", "\(form); write it out in digits"),
        ("5,5000", "\(form); write it out in digits"),
        ("1,500", "\(form); write 1.50 or 1500"),
        ("0,500.5.5", "\(form); write it out in digits"),
        ("1,,500", "\(form); write it out in digits"),
        ("1.234.567", "\(form); write 1234567"),
        ("15.", "\(form); write 15"),
        ("15,-", "\(form); write 15"),
        (".5", "\(form); write 0.5"),
        (".", "\(form); write it out in digits"),
        ("-15.", "it has a sign; write 15, and \(money)"),
        ("-5k", "it has a sign; write it out in digits, without a sign"),
        ("5.500", "3 fraction digits; the currency has 2; write 5.50 or 5500"),
        ("5.5000", "4 fraction digits; the currency has 2; write 5.50"),
        ("5.0555", "4 fraction digits; the currency has 2; round it to 2 fraction digits"),
    ]

    @Test("An amount that is none is told with what to write")
    func refused() throws {
        let result = try BuiltInPacks.run(
            ["say", "-", "--pack", "en-USD"], input: Self.refusals.map { "\($0.0)\n" }.joined())
        let errors = Self.refusals.enumerated().map { "line \($0 + 1): error: '\($1.0)' is not an amount: \($1.1)" }
        #expect(result.status == 1 && result.output.isEmpty)
        #expect(result.errors.split(separator: "\n").map(String.init) == errors)
    }

    @Test(
        "So it is on the command line",
        arguments: [
            (["--", "-5"], "'-5' is not an amount: it has a sign; write 5, and \(money)"),
            (["-5"], "'-5' is not an amount: it has a sign; write 5, and \(money)"),
            (["-1.50", "--format", "text"], "'-1.50' is not an amount: it has a sign; write 1.50, and \(money)"),
            (["5\n\u{1b}"], "'5\\n\\u{1B}' is not an amount: \(form); write it out in digits"),
            ([""], "'' is not an amount: there is nothing; write it in digits"),
        ])
    func refused(amount: [String], error: String) throws {
        let result = try BuiltInPacks.run(["say", "--pack", "en-USD"] + amount, input: "")
        #expect(result == .init(status: 64, errors: "error: \(error)\n"))
    }

    @Test("An amount out of range is the pack's fault, not the command line's")
    func outOfRange() throws {
        let result = try BuiltInPacks.run("say", "1000000000", "--pack", "en-USD")
        let error =
            "error: 1000000000.00 is not in the pack's range, 0.00 to 999999999.99; to say it, widen `range` in "
            + "recordings/en-USD/pack.yml and run generate, which names what else that needs\n"
        #expect(result == .init(status: 1, errors: error))
    }

    @Test("What is missing is told by the exit code")
    func missing() throws {
        let pack = try BuiltInPacks.run("say", "1", "--pack", "fr-EUR")
        #expect(
            pack
                == .init(
                    status: 66,
                    errors: "error: VoiceAssets/fr-EUR: no voice pack here: splice.json is missing; "
                        + "run generate first; there are: en-USD, ru-RUB, shop-en-USD, zh-Hans-CNY\n"))
        for name in ["en-usd", "en_USD"] {
            let slip = try BuiltInPacks.run("say", "1", "--pack", name)
            #expect(slip.status == 66)
            #expect(slip.errors.hasSuffix(": splice.json is missing; did you mean en-USD?\n"))
        }
        let folder = try BuiltInPacks.run("say", "1", "--pack", "en-USD", "--to", "nowhere/a.mp3")
        #expect(folder.status == 74 && folder.output.isEmpty)
        #expect(
            folder.errors
                =~ "nowhere/a.mp3: error[output-failed]: … No such file or directory; …\n")
    }

    @Test(
        "A wrong command line",
        arguments: [
            (["1"], "Name the pack with --pack; there are: en-USD, ru-RUB, shop-en-USD, zh-Hans-CNY."),
            (
                ["--pack", "en-USD"],
                "Give an amount or an announcement; there are: new-order, payment-received"
            ),
            (
                ["1", "--pack", "en-USD", "new-order"],
                "The announcement new-order says no amount; give"
            ),
            (["1", "--pack", "../x"], "--pack takes the name of a pack; --assets takes the folder that it is in."),
            (["1", "--pack", "en-USD", "refund"], "refund is neither an amount nor an announcement; "),
            (
                ["--pack", "en-USD", "payment-received"],
                "The announcement payment-received says an amount"
            ),
            (["-", "--pack", "en-USD", "--to", "x.mp3"], "--to writes one announcement; give one amount."),
            (["1", "--text", "收款1元"], "--text says the amount and the announcement itself"),
            (["--text", ""], "--text takes the text of a push"),
            (["1", "new-order", "refund"], "new-order and refund are two announcements; give one."),
            (["--text", "x", "--draft"], "--text is read by generated packs"),
            (["1", "--pack", "en-USD", "--rendition", "ogg"], "--rendition chooses what --to writes; add --to."),
            (
                ["1", "--pack", "en-USD", "--rendition", "ogg", "--to", "x"],
                "The pack has no rendition ogg to write to x; there are: mp3, wav."
            ),
        ])
    func usage(arguments: [String], error: String) throws {
        let result = try Tool.run(["say"] + arguments, in: BuiltInPacks.shared.get().folder).text
        #expect(result.status == 64 && result.output.isEmpty)
        #expect(result.errors.hasPrefix("Error: \(error)"), "\(result.errors)")
    }

    @Test("Amounts from standard input are answered line by line; what can't be said is told and the rest goes on")
    func lines() throws {
        let result = try BuiltInPacks.run(["say", "-", "--pack", "en-USD"], input: "1\r\n2.5\nabc\n\n3")
        #expect(
            result
                == .init(
                    status: 1,
                    output: """
                        1\tpayment-received 1 dollar\tpayment received one dollar\t2.112
                        2.5\tpayment-received 2 dollars and 50 cents\tpayment received two dollars and fifty cents\t3.6
                        3\tpayment-received 3 dollars\tpayment received three dollars\t2.136

                        """,
                    errors: """
                        line 3: error: 'abc' is not an amount: an amount is digits, with at most one point between them; write it out in digits
                        line 4: error: '' is not an amount: there is nothing; write it in digits

                        """))
    }

    @Test("JSON lines are JSON, whatever the amount is")
    func jsonLines() throws {
        let amounts = ["1", "x\"\\\u{1}é", String(repeating: "9", count: 5000), "999999999.99"]
        let result = try BuiltInPacks.run(
            ["say", "-", "--pack", "en-USD", "--format", "json"], input: amounts.joined(separator: "\n") + "\n")
        #expect(result.status == 1 && result.errors.isEmpty)
        let objects = try result.output.split(separator: "\n").map { line in
            try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        }
        try #require(objects.count == 4)
        #expect(objects[0]["seconds"] as? Double == 2.112)
        #expect(objects[1]["amount"] as? String == amounts[1] && objects[1]["error"] != nil)
        #expect(objects[2]["error"] != nil && (objects[2]["amount"] as? String)?.count ?? 0 <= 1001)
        #expect((objects[3]["clips"] as? [String])?.count == 20)
    }

    @Test("Says what a phone would of a text, whichever pack has the template")
    func texts() throws {
        let said = try BuiltInPacks.run("say", "--text", #"{"title": "到账通知", "text": "收款15.5元"}"#)
        #expect(
            said
                == .init(
                    output: """
                        zh-Hans-CNY: payment-received amount=15.50
                        payment-received ten 5 point 5 yuan
                        收入十五点五元
                        3.936 s

                        """))
        let json = try BuiltInPacks.run("say", "--text", "Payment received: $15.50", "--format", "json")
        let line = """
            {"pack":"en-USD","announcement":"payment-received","values":{"amount":"15.50"},"clips":["payment-received","15",\
            "dollars","and","50","cents"],"transcript":"payment received fifteen dollars and fifty cents","seconds":3.84}

            """
        #expect(json == .init(output: line))
        let packs = try BuiltInPacks.shared.get().folder
        let written = try Tool.run(["say", "--text", "收入¥２", "--to", "told.wav"], in: packs)
        #expect(written.status == 0 && written.outputText.contains("收入两元"), "\(written.errorText)")
        #expect(try Data(contentsOf: packs.url("told.wav")).count > 40_000)
    }

    @Test(
        "A text that says nothing is told by the phone's code",
        arguments: [
            (["尚未收款15元"], "text.no-template"), (["收款15.505元"], "text.amount-form"), (["收款0元"], "amount.zero"),
            (["收款15元", "--pack", "en-USD"], "text.no-template"), (["15.50"], "text.no-template"),
            ([" \u{1b}[31m"], "text.no-template"), (["$15 received"], nil),
        ])
    func untold(arguments: [String], code: String?) throws {
        let result = try BuiltInPacks.run(["say", "--format", "json", "--text"] + arguments, input: "")
        guard let code else {
            #expect(result.status == 0 && result.errors.isEmpty, "\(result)")
            return
        }
        #expect(result.status == 1 && result.errors.hasPrefix("error[\(code)]: "), "\(result)")
        #expect(!result.errors.contains("\u{1b}"))
        let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
        #expect(object?["code"] as? String == code && object?["text"] as? String == arguments[0])
    }

    @Test("Templates of several packs that differ are told as on a phone")
    func differingTemplates() throws {
        let folder = try generated()
        let splice = folder.url("VoiceAssets/en-USD/splice.json")
        let source = try BuiltInPacks.shared.get().folder.url("VoiceAssets/zh-Hans-CNY")
        try FileManager.default.copyItem(at: source, to: folder.url("VoiceAssets/zh-Hans-CNY"))
        let text = try String(contentsOf: splice, encoding: .utf8)
        try #require(text.contains("You have received ${amount}"))
        try Data(text.replacingOccurrences(of: "You have received ${amount}", with: "收款{amount}元").utf8).write(
            to: splice)
        let currency = try Tool.run(["say", "--text", "收款15元"], in: folder)
        #expect(currency.status == 1 && currency.errorText.hasPrefix("error[text.currency]: "), "\(currency.errorText)")
        #expect(try Tool.run(["say", "--text", "收款15元", "--pack", "en-USD"], in: folder).status == 0)
        let minor = text.replacingOccurrences(of: "You have received ${amount}", with: "收款{amount:minor}元")
        try Data(minor.utf8).write(to: splice)
        let ambiguous = try Tool.run(["say", "--text", "收款15元"], in: folder)
        #expect(ambiguous.status == 1 && ambiguous.errorText.hasPrefix("error[text.ambiguous]: "))
    }

    @Test("Nothing in, nothing out")
    func noLines() throws {
        #expect(try BuiltInPacks.run(["say", "-", "--pack", "en-USD"], input: "") == .init())
    }

    @Test("Ends when nobody reads the answers, even if the amounts don't end")
    func readerGoes() throws {
        let folder = try BuiltInPacks.shared.get().folder
        let result = try Tool.bash("yes 1 | { \"$0\" say - --pack en-USD; echo $? >&2; } | head -n 1", in: folder).text
        #expect(result.output == "1\tpayment-received 1 dollar\tpayment received one dollar\t2.112\n")
        #expect(result.errors == "0\n")
    }

    @Test("A wrong value is told with values that are right", arguments: [["counter=3"], ["number=3"], ["queue=a017"]])
    func valuesOfSlots(values: [String]) throws {
        let arguments = ["say", "order-ready", "--pack", "shop-en-USD"] + values
        let result = try Tool.run(arguments, in: BuiltInPacks.shared.get().folder).text
        #expect(result.status == 1 && result.errors.contains("; write values such as queue="), "\(result)")
    }

    @Test("A pack that is not generated yet is asked for, too")
    func beforeGenerate() throws {
        let studio = try Studio()
        let named = try studio.run("say", "1", "--pack", "en-usd").text
        #expect(named.status == 66 && named.errors.hasSuffix("; did you mean en-USD? Run generate first\n"), "\(named)")
        let misplaced = try studio.run("say", "1", "en-usd").text
        #expect(misplaced.status == 64 && misplaced.errors.contains("write --pack en-USD"), "\(misplaced)")
    }

    @Test(
        "A word that is neither an amount nor an announcement is told as both",
        arguments: [
            ("abc", "abc", "the pack announces hello."), ("Abc", "Abc", "the pack announces hello."),
            ("helo", "helo", "did you mean hello?"),
        ])
    func neither(argument: String, named: String, advice: String) throws {
        let result = try Studio.generated().run("say", argument).text
        #expect(result.status == 64)
        #expect(
            result.errors.hasPrefix("Error: \(named) is neither an amount nor an announcement; \(advice)\n"),
            "\(result.errors)")
    }
}
