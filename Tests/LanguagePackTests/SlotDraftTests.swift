import Foundation
import TestSupport
import Testing
import VoiceAssetCore
import VoiceAssetGrammar
import VoiceAssetLanguagePackSeed
import VoiceAssetPacks

/// Slots and announcements of new packs, from a folder of language files.
@Suite struct SlotDraftTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        let euro = "currencies: { EUR: { other: euro, minor: none } }"
        try folder.write("xx/language.yml", "name: X\nphrase: paid\n\(euro)".utf8)
        try folder.write(
            "xx/numbers.rbnf", "%counting:\n0: nul; un; deux; trois; four; five; six; seven; eight; nine;\n".utf8)
    }

    private static let template = """
        symbols: { "0": nul, "1": yao, A: ay }
        clips: { order: order, at: at, hours: hours, bills: bills }
        slots:
          order: { spell: "[A-B][0-1]{2}" }
          place: { number: 1...9, say: ["{integer %nth}"] }
          bills: { number: 1...9, words: { other: bills } }
          time: { time: "01:00...09:00", say: ["{hour}", hours] }
        announcements:
          ready: [[at, "{place}"], order, "{order}"]
        """

    private func write(_ slots: String = template, rules: String = "%nth:\n0: noneth; first; second; =%counting=th;\n")
        throws
    {
        try folder.write("xx/slots.yml", slots.utf8)
        try folder.write("xx/slots.rbnf", rules.utf8)
    }

    private func made(_ requests: [String]) throws -> LanguagePack {
        var options = SeedOptions(locale: "xx", counted: .currency("EUR"))
        options.range = "0...9"
        options.fractions = .whole
        options.announcements = try requests.map { try AnnouncementRequest($0) }
        return try LanguagePack(options, of: LanguageLibrary(folder.path))
    }

    private func pack(_ requests: String...) throws -> VoicePack { try #require(PackDocument(made(requests)).pack) }

    private func refusal(_ requests: [String]) -> SeedError? {
        do {
            _ = try made(requests)
            return nil
        } catch {
            return error as? SeedError
        }
    }

    private func says(_ pack: VoicePack) -> [String: String] {
        Dictionary(
            uniqueKeysWithValues: pack.announcements.map { announcement in
                (announcement.id, announcement.say.map { $0.clip ?? "{\($0.slotName ?? "")}" }.joined(separator: " "))
            })
    }

    // MARK: What is asked for

    @Test(arguments: [
        ("order-ready=order,counter", ["order order", "counter counter"]), ("a=b:time", ["b time"]), ("new-order", []),
        ("a=", nil), ("a=b,", nil), ("a=b,b", nil), ("=b", nil), ("A b=c", nil), ("a=1b", nil), ("a=b:c:d", nil),
        ("", nil),
        ("a=B", nil), ("a=b?", ["b b?"]), ("a=b?:time", ["b time?"]), ("a=b:time?", nil), ("a=?", nil), ("a=b??", nil),
        ("a=c:card/cash,amount", ["c card/cash", "amount amount"]), ("a=c?:card/cash", ["c card/cash?"]),
        ("a=c:card/", nil), ("a=c:/", nil), ("a=c:card/card", nil), ("a=c:card/Cash", nil),
    ]) func readsRequests(text: String, slots: [String]?) {
        let read = (try? AnnouncementRequest(text))?.slots.map { slot in
            let kind = slot.choices.isEmpty ? slot.kind : slot.choices.joined(separator: "/")
            return "\(slot.name) \(kind)\(slot.isOptional ? "?" : "")"
        }
        #expect(read == slots)
    }

    /// Each form of a wrong request names what is wrong with it, or what to write instead.
    @Test(arguments: [
        ("", "empty"), ("=order", "order-ready"), ("order,counter", "order-ready=order"),
        ("Order ready=order", "order-ready"), ("a=", "a=order"), ("a=b,,c", "comma"), ("a=b,b", "other:b"),
        ("a=:time", "ready-at:time"), ("a=Ready", "ready"), ("a=b:c:d", "colons"), ("a=b:", "b:card/cash"),
        ("a=b:time?", "b?:time"), ("a=c:card/", "beside a /"), ("a=c:card/card", "twice"),
        ("a=amount:time", "stands alone"), ("a=amount?", "stands alone"),
    ]) func tellsWhatIsWrongWithARequest(text: String, word: String) throws {
        let error = try #require(throws: SeedError.self) { try AnnouncementRequest(text) }
        guard case .commandLine(let sentence) = error else { throw Unexpected(error) }
        #expect(sentence.hasPrefix("--announce "), "\(sentence)")
        #expect(sentence.dropFirst("--announce \(text)".utf8.count).contains(word), "\(sentence)")
    }

    /// Slots that may be left out stand alone; a choice has a clip for each of its texts.
    @Test func writesChoicesAndWhatMayBeLeftOut() throws {
        try write()
        let written = try made(["ready=channel?:at/cash,order", "sold=bills,way:at/cash"])
        let pack = try #require(PackDocument(written).pack)
        let announced = Dictionary(
            uniqueKeysWithValues: pack.announcements.map { ($0.id, $0.say.map(\.text).joined(separator: " ")) })
        #expect(announced["ready"] == "{channel?} order {order}")
        #expect(announced["sold"] == "sold {bills} {way}")
        let texts = Dictionary(uniqueKeysWithValues: pack.clips.map { ($0.id, $0.text) })
        // The language's data knows one of the two texts.
        #expect(texts["at"] == "at" && texts["cash"].map { TodoMarker.stand(in: $0) } == true)
    }

    @Test(arguments: [
        "ready=place?,order", "sold=bills?", "ready=order,bills?",
    ]) func leavesNoWordsAlone(request: String) throws {
        try write()
        guard case .commandLine(let sentence)? = refusal([request]) else { throw Unexpected("not refused") }
        #expect(sentence.contains(request.hasPrefix("ready=place") ? "place" : "bills"), "\(sentence)")
    }

    /// An item in a list of its own goes with its slot; the language's order counts, not that of the command line.
    @Test(arguments: [
        ("ready=order", "order {order}"), ("ready=order,place", "at {place} order {order}"),
        ("ready=order,row:place", "at {row} order {order}"), ("ready=place", "at {place} order"),
    ]) func leavesOutWhatIsNotAskedFor(request: String, said: String) throws {
        try write()
        let announced = says(try pack(request))
        #expect(announced["ready"] == said)
        #expect(announced["payment-received"] == "payment-received {amount}")
    }

    /// What no template says is a TODO before its slot, which `generate` refuses.
    @Test func marksWhatNobodyKnows() throws {
        try write()
        let written = try made(["ready=order,bills", "gone=amount,time", "hello"])
        let document = PackDocument(written)
        let pack = try #require(document.pack)
        #expect(
            says(pack) == [
                "payment-received": "payment-received {amount}", "ready": "order {order} ready-bills {bills}",
                "gone": "gone {amount} gone-time {time}", "hello": "hello",
            ])
        let open = pack.clips.filter { TodoMarker.stand(in: $0.text) }.map(\.id)
        #expect(Set(open) == ["ready-bills", "gone", "gone-time", "hello", "b"])
        #expect(document.diagnostics.filter { $0.check == .packTodo }.count == open.count)
        #expect(written.reviews.contains { review in open.allSatisfy(review.contains) })
    }

    /// Symbols with a word of their own name their clip; those whose words are numbers share it.
    @Test func sharesClipsOfNumbers() throws {
        try write()
        let pack = try pack("ready=order,place")
        let texts = Dictionary(uniqueKeysWithValues: pack.clips.map { ($0.id, $0.text) })
        guard case .spell(_, let symbols, nil, _, nil)? = pack.slots.first(where: { $0.name == "order" })?.kind else {
            Issue.record("no spelled slot")
            return
        }
        #expect(
            symbols.mapValues { $0.map { texts[$0] ?? "" } }.filter { $0.key != "B" } == [
                "A": ["ay"], "0": ["nul"], "1": ["yao"],
            ])
        #expect(texts.values.filter { $0 == "nul" }.count == 1)
        #expect(Set(texts.values).isSuperset(of: ["first", "second", "un"]))
    }

    /// Without --announce nothing of it is in the pack.
    @Test func isLeftOutUnlessAskedFor() throws {
        try write()
        let written = try made([])
        #expect(!written.yaml.contains("slots:") && !written.rules.contains("%nth"))
    }

    /// A kind may be another one: a time is said by the clock that people use.
    @Test func kindMayNameAnother() throws {
        try write(Self.template.replacing("slots:\n", with: "slots:\n  moment: time\n"))
        let slots = try pack("gone=moment").slots
        #expect(slots.map(\.name) == ["moment"])
        #expect(slots.first?.kind == (try pack("gone=time").slots.first?.kind))
    }

    // MARK: Faults

    @Test(arguments: [
        (["a=orders"], ["orders", "order", "place"]), (["a=order", "a=place"], ["a"]),
        (["a=x:order", "b=x:place"], ["x", "order", "place"]), (["a=x:card"], ["card", "x:card/other"]),
        (["place"], ["my-place=place"]), (["amount"], ["my-amount=amount"]),
        (["payment-received=order"], ["payment-received=order,amount"]),
        (["payment-received"], ["payment-received=amount"]),
    ]) func refusesRequests(requests: [String], names: [String]) throws {
        try write()
        guard case .commandLine(let sentence)? = refusal(requests) else { throw Unexpected("not refused") }
        #expect(names.allSatisfy(sentence.contains), "\(sentence)")
    }

    @Test(arguments: [
        ("slots: { order: { spell: \"[A-B\" } }", "slots.yml:1:17", Check.packValue),
        ("slots: { order: { spell: \"A\", as: { A: gone } } }", "slots.yml:1:40", .packReference),
        ("slots: { order: { spell: A } }\nannouncements: { a: order }", "slots.yml:2:21", .packType),
        ("slots: { order: { spell: A } }\nannouncements: { a: [gone] }", "slots.yml:2:22", .packReference),
        ("symbols: { AB: x }", "slots.yml:1:12", .packValue), ("letters: { A: x }", "slots.yml:1:1", .packUnknownKey),
        ("status: checked", "slots.yml:1:9", .packMissingKey), ("slots: [", "slots.yml:", .packSyntax),
    ]) func tellsFileAndLine(yaml: String, place: String, check: Check) throws {
        try write(yaml)
        let findings = try #require(refusal(["a=order"])).findings(file: "pack")
        #expect(findings.map(\.check) == [check], "\(findings.map(\.line))")
        #expect(findings.first?.line.contains("/xx/\(place)") == true, "\(findings.map(\.line))")
    }

    @Test func tellsTheLineOfARule() throws {
        try write(rules: "%nth:\n0: =%none=;\n")
        let findings = try #require(refusal(["ready=place"])).findings(file: "pack")
        #expect(findings.contains { $0.file.hasSuffix("/xx/slots.rbnf") }, "\(findings.map(\.line))")
    }

    // MARK: Without amounts

    /// A pack that says tickets alone has neither a currency nor a range, nor rules that nothing needs.
    @Test(arguments: [
        ("en", ["order-ready=order,counter", "closing=time-12"]), ("ru", ["order-ready=order,counter"]),
        ("zh-Hans", ["waiting=place", "battery=percent"]), ("ar", ["order-ready=order"]),
        ("ja", ["order-ready=code"]), ("en", ["new-order"]), ("sw", ["new-order", "closed"]),
    ]) func saysNoAmounts(locale: String, requests: [String]) throws {
        var options = SeedOptions(locale: locale, counted: .nothing)
        options.announcements = try requests.map { try AnnouncementRequest($0) }
        let written = try LanguagePack(options, comparing: 0)
        #expect(written.name == "\(locale)-announcements")
        let document = PackDocument(written)
        #expect(document.diagnostics.filter { $0.check != .packTodo }.map(\.line) == [])
        let pack = try #require(document.pack)
        #expect(!pack.saysAmounts && pack.rangeWords == nil && pack.amount.isEmpty && pack.words.isEmpty)
        #expect(Set(pack.announcements.map(\.id)) == Set(options.announcements.map(\.id)))
        for key in ["currency:", "unit:", "range:", "amount:", "payment-received"] {
            #expect(!written.yaml.contains("\n\(key)") && !written.rules.contains(key), "\(key)")
        }
    }

    @Test(arguments: ["day-total=payments,amount", nil]) func asksWhatAmountsCount(request: String?) throws {
        var options = SeedOptions(locale: "en", counted: .nothing)
        options.announcements = try request.map { [try AnnouncementRequest($0)] } ?? []
        #expect(throws: SeedError.self) { try LanguagePack(options) }
    }

    // MARK: Own languages

    private func own(_ locale: String, _ currency: String, _ requests: [String]) throws -> PackDocument {
        var options = SeedOptions(locale: locale, currency: currency)
        options.range = "0...99"
        options.announcements = try requests.map { try AnnouncementRequest($0) }
        return PackDocument(try LanguagePack(options, comparing: 0))
    }

    /// A language that nobody has written slots for says TODO for all but its numbers.
    @Test(arguments: ["sw", "nl"]) func scaffoldsUnknownLanguages(locale: String) throws {
        let document = try own(locale, "EUR", ["order-ready=order,counter", "closing=time"])
        let pack = try #require(document.pack)
        #expect(pack.slots.map(\.name) == ["order", "counter", "time"])
        #expect(document.diagnostics.contains { $0.check == .packTodo && $0.line.contains("come-to-counter") })
    }

    /// Languages of regions have number rules of their own, and the slots of their parent.
    @Test(arguments: [
        ("de-CH", "CHF"), ("en-GB", "GBP"), ("en-IN", "INR"), ("es-MX", "MXN"), ("fr-BE", "EUR"), ("fr-CH", "CHF"),
        ("pt-PT", "EUR"), ("zh-Hant", "TWD"),
    ]) func regionsInherit(locale: String, currency: String) throws {
        let document = try own(
            locale, currency,
            [
                "order-ready=order,counter", "day-total=payments,amount", "closing=time", "battery=percent",
                "waiting=place",
            ])
        #expect(document.pack?.slots.count == 6)
        #expect(document.diagnostics.map(\.check) == [])
    }
}
