import Foundation
import TestSupport
import Testing
import VoiceNotifications

/// What packs with slots come to as files, and that packs without them stay what they are.
@Suite struct SlotPackFileTests {
    /// The tables of the built-in packs, as they are without slots.
    private static let tables = Document.root.appendingPathComponent("Tests/SlotCases/without-slots.json")

    private static func object(_ file: URL) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
    }

    private static func text(_ value: Any) throws -> String {
        String(decoding: try JSONSerialization.data(withJSONObject: value, options: .sortedKeys), as: UTF8.self)
    }

    @Test(
        "A pack without slots has the members that it had before there were any, and its machines",
        arguments: ["en-USD", "ru-RUB", "zh-Hans-CNY"])
    func staysWithoutSlots(pack: String) throws {
        let folder = try BuiltInPacks.shared.get().folder.url("VoiceAssets/\(pack)")
        let splice = try Self.object(folder.appendingPathComponent("splice.json"))
        let manifest = try Self.object(folder.appendingPathComponent("manifest.json"))
        let clips = try #require(splice["clips"] as? [[String: Any]])
        var found: [String: Any] = [
            "splice": splice.keys.sorted(), "manifest": manifest.keys.sorted(),
            "clips": clips.map { [$0["id"], $0["text"]] },
            "members": Set(clips.flatMap(\.keys)).sorted(),
            "longest": try #require(manifest["announcements"] as? [String: [String: [String: Any]]])
                .mapValues { $0["longest"]?.keys.sorted() ?? [] },
        ]
        for name in ["schema", "currency", "range", "grammar", "textJoins", "locale"] { found[name] = splice[name] }
        let expected = try #require(try Self.object(Self.tables)[pack])
        #expect(try Self.text(found) == Self.text(expected))
    }

    @Test(
        "The built-in shop says what it is for",
        arguments: [
            (["queue=A017", "counter=3"], "order A zero one seven please come to counter three"),
            (["count=12", "amount=340"], "twelve payments three hundred forty dollars in all"),
            (["count=1", "amount=1"], "one payment one dollar in all"),
            (["amount=15.50", "channel=card"], "card payment received fifteen dollars and fifty cents"),
            (["amount=15.50"], "payment received fifteen dollars and fifty cents"),
            (["time=21:05"], "we close at nine oh five"), (["time=00:00"], "we close at twelve o'clock"),
        ])
    func builtIn(values: [String], words: String) throws {
        let said = try BuiltInPacks.run(["say"] + values + ["--pack", "shop-en-USD"], input: "")
        #expect(said.output.split(separator: "\n").dropFirst().first.map(String.init) == words, "\(said)")
    }

    @Test(
        "What the built-in shop does not say is refused",
        arguments: [
            "queue=J017", "queue=A17", "queue=", "counter=007", "counter=-1", "counter=100", "time=25:00", "time=9:05",
        ])
    func builtInRefuses(value: String) throws {
        let rest = value.hasPrefix("queue") ? ["counter=3"] : value.hasPrefix("counter") ? ["queue=A017"] : []
        let said = try BuiltInPacks.run(["say", value] + rest + ["--pack", "shop-en-USD"], input: "")
        #expect(said.status == 1 && said.output.isEmpty, "\(said)")
    }

    /// With a queue number of which the last two symbols are said, and a way to pay that may be left out.
    private func generated() throws -> Studio {
        let yaml = """
            locale: en
            clips: { one: one, paid: paid, two: two }
            slots:
              queue: { spell: "[AB][12]{2}", as: { A: one, B: two, "1": one, "2": two }, last: 2 }
              channel: { choice: { card: two } }
            announcements:
              ready: [paid, "{queue}"]
              sold: ["{channel?}", paid]

            """
        let studio = try Studio(yaml: yaml.utf8)
        for clip in ["paid", "two"] { try studio.record("en-USD/\(clip)", Studio.takes[clip]!) }
        let result = try studio.run("generate")
        #expect(result.status == 0, "\(result.errorText)")
        return studio
    }

    /// The page of the report, and what it says of the pack.
    private func reported(_ studio: Studio) throws -> (page: String, pack: [String: Any]) {
        try #require(try studio.run("report").status == 0)
        let page = try String(contentsOf: studio.folder.url("report.html"), encoding: .utf8)
        return (page, try #require((studio.pageData("report.html")["packs"] as? [[String: Any]])?.first))
    }

    @Test func reportStatesWhatIsNotSaid() throws {
        let studio = try generated()
        let (_, pack) = try reported(studio)
        #expect(try Self.text(#require(pack["cut"])) == #"[{"last":2,"most":3,"slot":"queue"}]"#)
        // Nobody asks for amounts of a pack that says none.
        #expect(pack["range"] == nil)
        #expect(pack["years"] == nil && pack["halves"] == nil)
    }

    @Test func reportStatesYearsThatAreNotSaid() throws {
        let months = Array(repeating: "paid", count: 12).joined(separator: ", ")
        let yaml = """
            locale: en
            clips: { one: one, paid: paid, two: two }
            numbers: numbers.rbnf
            slots:
              day: { date: 2001-01-01...2001-01-02, months: [\(months)], say: ["{month}", "{day}"] }
            announcements: { on: [two, "{day}"] }

            """
        let studio = try Studio(yaml: yaml.utf8)
        try studio.folder.write("recordings/en-USD/numbers.rbnf", "%n: zero; one; two;\n".utf8)
        for clip in ["paid", "two"] { try studio.record("en-USD/\(clip)", Studio.takes[clip]!) }
        let result = try studio.run("generate")
        #expect(result.status == 0, "\(result.errorText)")
        let (page, pack) = try reported(studio)
        #expect(pack["years"] as? [String] == ["day"] && pack["cut"] == nil)
        // The script has a line for it.
        #expect(page.contains("of pack.years"))
    }

    /// A push has each value at its slot's name, and no currency.
    @Test func printsAPush() throws {
        let studio = try generated()
        let result = try studio.run("payload", "ready", "queue=A12", "--pack", "en-USD")
        #expect(result.status == 0, "\(result.errorText)")
        let push = try #require(try JSONSerialization.jsonObject(with: result.output) as? [String: Any])
        #expect(Set(push.keys) == ["aps", "expiryTime", "messageId", "queue", "sentTime", "voiceType"])
        #expect(push["queue"] as? String == "A12" && push["voiceType"] as? String == "ready")
        let voice = NotificationVoice(
            packs: VoicePacks(assets: studio.folder.url("VoiceAssets")),
            store: SoundStore(container: studio.folder.url.path))
        #expect(voice.outcome(for: push).description == "announced: paid one two")
        #expect(voice.outcome(for: ["voiceType": "ready", "queue": "A13"]).code == "slot.symbol")
        #expect(voice.outcome(for: ["voiceType": "ready"]).code == "slot.missing")
        #expect(try studio.run("payload", "ready", "queue=C12", "--pack", "en-USD").status == 1)
        #expect(try studio.run("payload", "ready", "--pack", "en-USD").status == 1)
    }

    @Test("Agrees with the vectors that are exported with it", .enabled(if: Program.available("node")))
    func check() throws {
        let folder = try generated().folder
        try #require(try Tool.run(["export", "web", "web"], in: folder).status == 0)
        try folder.write("web/check.mjs", PlatformSplicer.code(named: "check.mjs", of: "Web").utf8)
        func run() throws -> Program.Result {
            try Program.run("node", ["check.mjs"], in: folder.url("web"), deadline: 60)
        }
        let result = try run()
        #expect(result.status == 0 && result.outputText.hasPrefix("en-USD: "), "\(result.errorText)")
        // The control: another value, which is said otherwise, and another refusal.
        let vectors = try String(contentsOf: folder.url("web/vectors.json"), encoding: .utf8)
        for (old, new) in [("\"A21\"", "\"A12\""), ("\"code\":\"slot.", "\"code\":\"slots.")] {
            try #require(vectors.contains(old))
            try folder.write("web/vectors.json", vectors.replacing(old, with: new, maxReplacements: 1).utf8)
            #expect(try run().status != 0, "\(old)")
        }
    }
}
