import Foundation
import NumberGrammar
import TestSupport
import Testing
import VoiceManifest

@testable import VoiceChecks
@testable import VoiceNotifications
@testable import VoiceSplicer
@testable import VoiceTables

/// An app's packs: yuan in Chinese by two speakers, yuan in English, dollars in English and in Chinese.
struct VoicePacksTests {
    private let folder: TemporaryFolder
    private let packs: VoicePacks
    private let voice: NotificationVoice

    private static let names = ["en-CNY", "en-USD", "zh-Hans-CNY", "zh-Hans-CNY.ben", "zh-Hans-USD"]

    init() async throws {
        folder = try TemporaryFolder()
        let (english, chinese) = (try await SpokenPack.named(.english), try await SpokenPack.named(.chinese))
        var entries: [String: (locale: String, currency: String)] = [:]
        for name in Self.names {
            let locale = String(name.prefix { $0 != "." }.dropLast(4))
            let currency = String(name.prefix { $0 != "." }.suffix(3))
            let source = locale == "en" ? english : chinese
            try FileManager.default.copyItem(atPath: source.path, toPath: folder.url(name).path)
            var manifest = try PackFiles(in: folder.url(name))
            manifest.pack = name
            manifest.currency.code = currency
            manifest.speaker = name.hasSuffix("ben") ? "Ben" : "Anna"
            try manifest.write(to: folder.url(name))
            entries[name] = (locale, currency)
        }
        try folder.write("index.json", VoiceIndex(packs: entries).encoded())
        packs = VoicePacks(assets: folder.path)
        let store = SoundStore(container: folder.path)
        voice = NotificationVoice(
            packs: packs, store: store, reader: PayloadReader { $0.textKeys = ["text"] }.trusting,
            languages: ["zh-Hans-CN"])
    }

    @Test(
        arguments: [
            (["CNY"], ["zh-Hans-CN", "en"], nil, "zh-Hans-CNY"), (["USD"], ["zh-Hans-CN", "en"], nil, "zh-Hans-USD"),
            (["CNY"], [], nil, "en-CNY"),
            (["CNY"], ["zh-Hans"], "Ben", "zh-Hans-CNY.ben"), (["CNY"], ["zh-Hans"], "Carl", "zh-Hans-CNY"),
            // The language counts more than the voice, and the currency more than either.
            (["CNY"], ["en"], "Ben", "en-CNY"), (["CNY", "JPY"], ["zh"], nil, "zh-Hans-CNY"),
        ] as [(Set<String>, [String], String?, String)])
    func chooses(currencies: Set<String>, languages: [String], speaker: String?, expected: String) throws {
        let splicer = try packs.splicer(currencies: currencies, languages: languages, speaker: speaker)
        #expect(splicer.manifest.pack == expected)
        let payload: [AnyHashable: Any] = ["amount": "15.50", "currency": currencies.sorted()[0]]
        let voice = NotificationVoice(packs: packs, store: voice.store, languages: languages, speaker: speaker)
        guard case .announced(let sound) = voice.outcome(for: payload) else { throw Unexpected(payload) }
        let announcement = try splicer.announcement(SpokenPack.payment, amount: splicer.amount("15.50"))
        #expect(sound.transcript == announcement.transcript)
    }

    /// What has no amount is said by a pack that has it, though the user's own has it not; and an amount by its currency's alone.
    @Test func announcementOfOnePack() throws {
        var pack = try PackFiles(in: folder.url("en-USD"))
        pack.grammar.announcements["new-order"] = pack.grammar.announcements[SpokenPack.phrase]
        pack.grammar.announcements["refund-sent"] = pack.grammar.announcements[SpokenPack.payment]
        try pack.write(to: folder.url("en-USD"))
        let outcome = voice.outcome(for: ["voiceType": "new-order"])
        guard case .announced(let sound) = outcome else { throw Unexpected(outcome) }
        #expect(sound.transcript == "payment received")
        let refund = ["voiceType": "refund-sent", "amount": "15.50", "currency": "CNY"]
        #expect(voice.outcome(for: refund).code == "ignored.unknown")
    }

    /// Never another currency.
    @Test(
        arguments: [
            (["amount": "15.50", "currency": "EUR"], .noPack(currencies: ["EUR"], available: ["CNY", "USD"])),
            (["amount": "15.50"], .currencyMissing(available: ["CNY", "USD"])),
            (["amount": "x"], .currencyMissing(available: ["CNY", "USD"])),
        ] as [([String: String], VoicePacksError)])
    func refusesOtherCurrencies(payload: [String: String], expected: VoicePacksError) throws {
        guard case .failed(let error) = voice.outcome(for: payload) else { throw Unexpected(payload) }
        #expect(error.reason == .packs(expected))
    }

    /// A text is read by the templates of all packs, whoever speaks: the language decides that, as for keys.
    @Test(arguments: [
        ("收款15.5元", [:], "announced: 收入十五点五元"), ("You received $15.50.", [:], "announced: 收入十五点五元"),
        ("到账15.50", ["currency": "usd"], "announced: 收入十五点五元"),
        ("到账15.50", ["currency": "CNY"], "announced: 收入十五点五元"),
        ("收款15.5元", ["currency": "USD"], "payload.other-currency"), ("到账15.50", [:], "text.currency"),
        ("收款15.5元", ["amount": "15.50"], "announced: 收入十五点五元"), ("收款15.5元", ["amount": "15"], "text.disagrees"),
        ("收款0元", [:], "amount.zero"), ("收款15万元", [:], "text.no-template"), ("", [:], "ignored.nothing"),
    ])
    func textsOfAllPacks(text: String, beside: [String: String], expected: String) throws {
        for (name, texts) in [
            ("en-CNY", ["到账{amount}"]), ("en-USD", ["You received ${amount}.", "到账{amount}"]),
            ("zh-Hans-CNY.ben", ["收款{amount}元"]),
        ] {
            var pack = try PackFiles(in: folder.url(name))
            pack.texts = texts.map { TextTemplate($0, says: SpokenPack.payment) }
            try pack.write(to: folder.url(name))
        }
        let outcome = voice.outcome(for: beside.merging(["text": text]) { $1 })
        #expect(outcome.code == expected || outcome.description == expected)
    }

    /// What the app says for payloads without a currency.
    @Test func defaultCurrency() throws {
        let reader = PayloadReader {
            $0.textKeys = ["text"]
            $0.defaultCurrency = "USD"
        }.trusting
        let asked = { (payload: [AnyHashable: Any]) throws -> Set<String>? in
            try AskedAnnouncement(of: payload, by: reader).codes()
        }
        #expect(try asked(["amount": 1]) == ["USD"])
        #expect(try asked(["amount": 1, "currency": "CNY"]) == ["CNY"])
    }

    /// A phrase has no currency: it is said whatever currency stands beside it, in the user's language.
    @Test(arguments: [[:], ["currency": "EUR"], ["currency": "?"], ["currency": "USD", "amount": "hello"]])
    func fixedPhrasesNeedNoCurrency(payload: [String: String]) throws {
        let payload = payload.merging(["voiceType": SpokenPack.phrase]) { $1 }
        guard case .announced(let sound) = voice.outcome(for: payload) else { throw Unexpected(payload) }
        #expect(sound.transcript == "收入")
    }

    /// What a test of the app finds before its users do.
    @Test func faultsBeforeDelivery() throws {
        #expect(voice.faults() == [.init(pack: nil, reason: .payload(.templateMissing(key: "text")))])
        let twice = PayloadReader {
            $0.amountKeys = ["amount", "sum"]
            $0.textKeys = []
            $0.currencyKeys = ["sum"]
        }
        #expect(
            NotificationVoice(packs: voice.packs, store: voice.store, reader: twice).faults()
                == [.init(pack: nil, reason: .payload(.keyTwice("sum")))])
        let slots = NotificationVoice(
            packs: voice.packs, store: voice.store,
            reader: PayloadReader { $0.slotKeys = ["queue": ["no"], "amount": ["sum"]] })
        #expect(slots.faults() == [.init(pack: nil, reason: .splicer(.refused(.slot("queue", .unknown))))])
        let reader = PayloadReader {
            $0.announcements = ["1": SpokenPack.payment, "2": "refund-snt"]
            $0.textTemplates = [TextTemplate("{amount}{*}", says: SpokenPack.payment)]
        }
        try FileManager.default.removeItem(at: folder.url("zh-Hans-USD"))
        var manifest = try PackFiles(in: folder.url("en-USD"))
        manifest.renditions["caf-alaw"] = nil
        for place in manifest.clips.indices { manifest.clips[place].files["caf-alaw"] = nil }
        try manifest.write(to: folder.url("en-USD"))
        let careless = NotificationVoice(
            packs: VoicePacks(assets: folder.path), store: voice.store, reader: reader, rendition: .cafALaw)
        let unknown = "the pack has no announcement 'refund-snt'"
        #expect(
            careless.faults().map(\.description) == [
                "'{amount}{*}' fits nothing: {amount} stands beside {*}, another value or a digit",
                "en-CNY: \(unknown)", "en-USD: the pack has no rendition 'caf-alaw' that can be spliced",
                "en-USD: \(unknown)", "zh-Hans-CNY: \(unknown)", "zh-Hans-CNY.ben: \(unknown)",
                "zh-Hans-USD: \(folder.url("zh-Hans-USD").path): no voice pack here: splice.json is missing",
            ])
        let nowhere = NotificationVoice(packs: VoicePacks(assets: "/nowhere"), store: voice.store)
        #expect(
            nowhere.faults().map(\.description) == ["/nowhere: no voice packs here: index.json is missing"])
    }

    /// Who speaks, and something to hear of each.
    @Test func voices() throws {
        let voices = try packs.voices()
        #expect(voices.map(\.pack) == Self.names)
        #expect(voices.map(\.speaker) == ["Anna", "Anna", "Anna", "Ben", "Anna"])
        #expect(voices.map(\.currency) == ["CNY", "USD", "CNY", "CNY", "USD"])
        #expect(voices[0].locale == "en" && voices[3].locale == "zh-Hans")
        #expect(voices[3].sample?.transcript == "收入十二点三四元")
        for voice in voices {
            let sample = try #require(voice.sample)
            let sound = try voice.splicer.data(sample, rendition: .cafULaw)
            #expect([UInt8](sound) == (try voice.splicer.bytes(sample, rendition: .cafULaw)))
        }
        // A pack of small amounts, and one of phrases.
        var manifest = try PackFiles(in: folder.url("en-USD"))
        manifest.range = .init(min: "0.00", max: "9.99")
        try manifest.write(to: folder.url("en-USD"))
        let small = try packs.voices()[1].sample
        #expect(small?.transcript == "payment received zero dollars")
        manifest.grammar.announcements[SpokenPack.payment] = nil
        try manifest.write(to: folder.url("en-USD"))
        #expect(try packs.voices()[1].sample?.id == SpokenPack.phrase)
    }

    /// A speaker that nobody is: the first one speaks, and a test of the app says so.
    @Test func faultOfTheSpeaker() {
        let nobody = NotificationVoice(packs: packs, store: voice.store, speaker: "Carl")
        #expect(
            nobody.faults() == [.init(pack: nil, reason: .packs(.noSpeaker("Carl", available: ["Anna", "Ben"])))])
        #expect(nobody.faults().first?.reason.code == "speaker.unknown")
        #expect(NotificationVoice(packs: packs, store: voice.store, speaker: "Ben").faults() == [])
    }

    /// Read once, and then kept: also by threads that come at the same moment.
    @Test func keepsWhatItRead() throws {
        let fresh = VoicePacks(assets: folder.path)
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            _ = try? fresh.splicer(currencies: ["CNY"], languages: ["zh"])
        }
        let splicer = try fresh.splicer(currencies: ["CNY"], languages: ["zh"])
        try FileManager.default.removeItem(at: folder.url("index.json"))
        try FileManager.default.removeItem(at: folder.url("zh-Hans-CNY"))
        let again = try fresh.splicer(currencies: ["CNY"], languages: ["zh"])
        #expect(again.pack === splicer.pack)
        let other = VoicePacks(assets: folder.path)
        #expect(throws: VoicePacksError.indexMissing(folder: folder.path)) { try other.index() }
    }

    /// What failed is tried again, and nothing is read before it is needed.
    @Test func triesAgain() throws {
        let late = VoicePacks(assets: folder.url("late"))
        #expect(throws: VoicePacksError.indexMissing(folder: folder.url("late").path)) { try late.splicer() }
        try folder.write("late/index.json", "{}".utf8)
        let error = #expect(throws: VoicePacksError.self) { try late.index() }
        guard case .index = error else { throw Unexpected(error) }
        try folder.write("late/index.json", VoiceIndex(packs: [:]).encoded())
        #expect(throws: VoicePacksError.noPack(currencies: [], available: [])) { try late.splicer() }
    }

    @Test func packAlone() throws {
        let one = VoicePacks(pack: folder.url("en-USD"))
        #expect(try one.splicer().manifest.pack == "en-USD")
        #expect(try one.index().packs.keys.sorted() == ["en-USD"])
        #expect(try one.splicer(pack: "en-USD").pack === one.splicer().pack)
        #expect(throws: VoicePacksError.noPack(currencies: ["CNY"], available: ["USD"])) {
            try one.splicer(currencies: ["CNY"])
        }
        let nowhere = VoicePacks(pack: "/nowhere")
        #expect(throws: VoicePacksError.pack(.packMissing(folder: "/nowhere"))) { try nowhere.splicer() }
    }

    @Test(
        arguments: [
            (.indexMissing(folder: "x"), "x: no voice packs here: index.json is missing"),
            (.noPack(currencies: ["USD"], available: ["CNY"]), "no voice pack announces USD; there is one for CNY"),
            (
                .noPack(currencies: ["CNY", "JPY"], available: ["EUR", "RUB", "USD"]),
                "no voice pack announces CNY or JPY; there is one for EUR, RUB and USD"
            ),
            (.noPack(currencies: [], available: []), "no voice pack announces nothing; there is one for nothing"),
            (
                .currencyMissing(available: ["CNY", "USD"]),
                "the currency is not said, and there are voice packs for CNY and USD"
            ),
        ] as [(VoicePacksError, String)])
    func words(error: VoicePacksError, words: String) { #expect(error.description == words) }
}
