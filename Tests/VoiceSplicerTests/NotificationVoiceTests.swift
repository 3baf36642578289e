import Foundation
import NumberGrammar
import TestSupport
import Testing
import VoiceChecks
import VoiceManifest

@testable import VoiceNotifications
@testable import VoiceSplicer
@testable import VoiceTables

/// From a payload to a sound, as an extension does it; whatever goes wrong, the error names the sound to play.
struct NotificationVoiceTests {
    private let container: TemporaryFolder
    private let store: SoundStore

    init() throws {
        container = try TemporaryFolder()
        store = SoundStore(container: container.path, fallback: .named("payment.caf"))
    }

    private func said(_ payload: [AnyHashable: Any], by voice: NotificationVoice) throws -> StoredSound {
        let outcome = voice.outcome(for: payload)
        guard case .announced(let sound) = outcome else { throw Unexpected(outcome) }
        return sound
    }

    private func failure(_ payload: [AnyHashable: Any], by voice: NotificationVoice) -> SoundError? {
        guard case .failed(let error) = voice.outcome(for: payload) else { return nil }
        return error
    }

    @Test func speaks() async throws {
        let pack = try await SpokenPack.named(.chinese)
        let voice = NotificationVoice(pack: pack.path, store: store)
        let sound = try said(["playVoiceText": "15.50"], by: voice)
        #expect(sound.transcript == "收入十五点五元")
        #expect(sound.name.hasSuffix(".wav") && FileManager.default.fileExists(atPath: sound.path))
        let phrase = try said(["voiceType": SpokenPack.phrase], by: voice)
        #expect(phrase.transcript == "收入")
        #expect(voice.outcome(for: ["amount": 2, "currency": "CNY"]).description == "announced: 收入两元")
    }

    /// The guide's reader and payload, with the built-in pack's announcements: two say an amount, one says none.
    @Test func speaksAsTheGuideSays() async throws {
        let pack = try await SpokenPack.named(.chinese).copy()
        try pack.changeManifest { manifest in
            let clips = Dictionary(uniqueKeysWithValues: manifest.clips.enumerated().map { ($1.id, $0) })
            let (payment, refund) = (try #require(clips["payment-received"]), try #require(clips["refund-sent"]))
            let order = try #require(clips["new-order"])
            manifest.grammar.announcements = [
                "payment-received": [.clip(payment), .amount], "refund-sent": [.clip(refund), .amount],
                "new-order": [.clip(order)],
            ]
        }
        let guide = PayloadReader {
            $0.amountKeys = ["aps.amount", "amount"]
            $0.announcements = ["1": "payment-received", "2": "refund-sent"]
        }
        for reader in [PayloadReader(), guide] {
            let voice = NotificationVoice(pack: pack.path, store: store, reader: reader)
            #expect(try said(["playVoiceText": "15.50"], by: voice).transcript == "收入十五点五元")
            #expect(try said(["aps": ["amount": 0.25]], by: voice).transcript == "收入零点二五元")
            #expect(try said(["voiceType": "new-order"], by: voice).transcript == "订购")
        }
        let voice = NotificationVoice(pack: pack.path, store: store, reader: guide)
        #expect(try said(["voiceType": 2, "amount": "2"], by: voice).transcript == "退还两元")
    }

    /// Folders as URLs: the same pack and the same container.
    @Test func takesURLs() async throws {
        let pack = try await SpokenPack.named(.chinese)
        let splicer = try PackSplicer(pack: URL(fileURLWithPath: pack.path, isDirectory: true))
        let announcement = try splicer.announcement(SpokenPack.phrase)
        let store = SoundStore(container: container.url, lifetime: 60, fallback: .standard)
        let sound = try store.save(announcement, of: splicer, rendition: .cafALaw)
        #expect(sound.path == container.url("Library/Sounds/\(sound.name)").path)
        #expect(SoundStore(container: container.url).folder == self.store.folder)
    }

    private func error(
        _ pack: String, _ payload: [AnyHashable: Any], rendition: SoundRendition = .wav
    ) -> SoundError? {
        let voice = NotificationVoice(pack: pack, store: store, rendition: rendition)
        guard case .failed(let error) = voice.outcome(for: payload) else { return nil }
        return error
    }

    @Test func fallsBack() async throws {
        let pack = try await SpokenPack.named(.chinese)
        let damaged = try pack.copy()
        try damaged.remove("wav/yuan.wav")
        let path = damaged.url("wav/yuan.wav").path
        let poor = try pack.copy()
        try poor.changeManifest { manifest in
            manifest.renditions["wav"] = nil
            for place in manifest.clips.indices { manifest.clips[place].files["wav"] = nil }
        }
        let cases: [(SoundError?, SoundError.Reason)] = [
            (error("/nowhere", ["amount": 1, "currency": "CNY"]), .splicer(.packMissing(folder: "/nowhere"))),
            (error("/nowhere", ["voiceType": "chat"]), .splicer(.packMissing(folder: "/nowhere"))),
            (error(damaged.path, ["amount": 1, "currency": "CNY"]), .splicer(.clip(path: path, .missing))),
            (
                error(pack.path, ["amount": "x", "currency": "CNY"]),
                .payload(.amount(key: "amount", value: "x", .form))
            ),
            (error(pack.path, ["voiceType": SpokenPack.payment]), .splicer(.refused(.amountMissing))),
            (
                error(pack.path, ["amount": 1, "currency": "USD"]),
                .packs(.noPack(currencies: ["USD"], available: ["CNY"]))
            ),
            (error(poor.path, ["amount": 1, "currency": "CNY"]), .splicer(.rendition(.wav))),
        ]
        for (error, reason) in cases {
            #expect(error?.reason == reason)
            #expect(error?.fallback == .named("payment.caf"))
            #expect(error?.description.hasSuffix("; 'payment.caf' is played instead") == true)
            // As an app's logger asks for it.
            #expect((error as (any Error)?)?.localizedDescription == error?.description)
        }
        let own = NotificationVoice(pack: "/nowhere", store: SoundStore(container: container.path))
        #expect(
            own.outcome(for: ["amount": 1, "currency": "CNY"]).description == """
                failed: /nowhere: no voice pack here: splice.json is missing; the push keeps its own sound
                """)
        let left = try FileManager.default.contentsOfDirectory(atPath: store.folder)
        #expect(left == [".voice-outcomes"])
    }

    /// In place of an amount that can't be said stands a phrase without one, if the app names one that can be made.
    @Test func phraseInPlaceOfTheAmount() async throws {
        let pack = try await SpokenPack.named(.chinese)
        let payload: [AnyHashable: Any] = ["aps": ["amount": "1e3"]]
        func failed(_ path: String, _ phrase: String) -> SoundError? {
            failure(
                payload,
                by: NotificationVoice(packs: VoicePacks(pack: path), store: store, fallbackAnnouncement: phrase))
        }
        let spoken = try #require(failed(pack.path, SpokenPack.phrase))
        #expect(spoken.reason == .payload(.amount(key: "aps.amount", value: "1e3", .exponent)))
        guard case .named(let name) = spoken.fallback else { throw Unexpected(spoken) }
        let said = try pack.splicer.bytes(pack.splicer.announcement(SpokenPack.phrase), rendition: .wav)
        #expect([UInt8](try Data(contentsOf: container.url("Library/Sounds/\(name)"))) == said)
        for phrase in [SpokenPack.payment, "nobody"] {
            #expect(failed(pack.path, phrase)?.fallback == .named("payment.caf"))
            let voice = NotificationVoice(
                packs: VoicePacks(pack: pack.path), store: store, fallbackAnnouncement: phrase)
            #expect(voice.faults().count == 1)
        }
        #expect(failed("/nowhere", SpokenPack.phrase)?.fallback == .named("payment.caf"))
    }

    /// An update of the app's packs while the process lives: what is there now is said, once; damage stays an error.
    @Test func packThatWasReplaced() async throws {
        let (chinese, english) = (try await SpokenPack.named(.chinese), try await SpokenPack.named(.english))
        let folder = try TemporaryFolder()
        let path = folder.url("pack").path
        try FileManager.default.copyItem(atPath: chinese.path, toPath: path)
        let voice = NotificationVoice(pack: path, store: store)
        let payload: [AnyHashable: Any] = ["playVoiceText": "15.50"]
        #expect(try said(payload, by: voice).transcript == "收入十五点五元")
        try FileManager.default.removeItem(atPath: path)
        try FileManager.default.copyItem(atPath: english.path, toPath: path)
        let expected = try english.announcement("15.50").transcript
        #expect(try said(payload, by: voice).transcript == expected)
        let clip = folder.url("pack/wav/dollars.wav")
        try Data([1]).write(to: clip)
        #expect(failure(payload, by: voice)?.code == "clip.size")
        // Another pack that is damaged too is no reason to go on trying.
        try FileManager.default.removeItem(atPath: path)
        try FileManager.default.copyItem(atPath: chinese.path, toPath: path)
        try FileManager.default.removeItem(atPath: path + "/wav/yuan.wav")
        #expect(failure(payload, by: voice)?.code == "clip.missing")
    }

    /// A pack whose clips have the same names and sizes, and other words: nothing but its file for splicers tells.
    @Test func packThatWasReplacedByOneAsLong() async throws {
        let pack = try await SpokenPack.named(.chinese).copy()
        let assets = try TemporaryFolder()
        try FileManager.default.moveItem(atPath: pack.path, toPath: assets.url("a").path)
        try assets.write("index.json", VoiceIndex(packs: ["a": ("zh-Hans", "CNY")]).encoded())
        let moved = DamagedPack(folder: assets, name: "a")
        for packs in [VoicePacks(pack: moved.path), VoicePacks(assets: assets.path)] {
            let voice = NotificationVoice(packs: packs, store: store)
            #expect(try said(["playVoiceText": "15.50"], by: voice).transcript == "收入十五点五元")
            try moved.changeManifest { manifest in
                for place in manifest.clips.indices where manifest.clips[place].text == "元" {
                    manifest.clips[place].text = "圆"
                }
            }
            #expect(try said(["playVoiceText": "15.50"], by: voice).transcript == "收入十五点五圆")
            try moved.changeManifest { manifest in
                for place in manifest.clips.indices where manifest.clips[place].text == "圆" {
                    manifest.clips[place].text = "元"
                }
            }
        }
        // The index too: another currency is announced from now on.
        let voice = NotificationVoice(packs: VoicePacks(assets: assets.path), store: store)
        let dollars: [AnyHashable: Any] = ["amount": 1, "currency": "USD"]
        #expect(failure(dollars, by: voice)?.code == "currency.unknown")
        try assets.write("index.json", VoiceIndex(packs: ["a": ("zh-Hans", "USD")]).encoded())
        try moved.changeManifest { $0.currency.code = "USD" }
        #expect(try said(dollars, by: voice).transcript == "收入一元")
    }

    /// Pushes of other kinds, with packs that are there and with none: nothing is asked of them.
    @Test(arguments: ["/nowhere", nil] as [String?])
    func leavesOtherPushesAlone(pack: String?) async throws {
        let path = if let pack { pack } else { try await SpokenPack.named(.chinese).path }
        let reader = PayloadReader { $0.gateKeys = ["playaudio"] }
        let voice = NotificationVoice(pack: path, store: store, reader: reader)
        let chat: [AnyHashable: Any] = ["aps": ["alert": "See you at 5", "sound": "chat.caf"], "from": "Anna"]
        for payload in [[:], chat, ["playaudio": "0", "amount": "15.50"], ["amount": ""]] {
            guard case .ignored = voice.outcome(for: payload) else {
                Issue.record("\(payload)")
                continue
            }
        }
        // Nothing but a note of the gate.
        let left = try FileManager.default.contentsOfDirectory(atPath: store.folder)
        #expect(left == [".voice-outcomes"])
    }

    /// Values in a log: one short line each, and no manifest.
    @Test func descriptions() async throws {
        let pack = try await SpokenPack.named(.chinese)
        let announcement = try pack.announcement("15.50")
        #expect("\(announcement)" == "payment-received: 收入十五点五元 (\(announcement.seconds) s)")
        #expect("\(pack.splicer)" == "zh-Hans-CNY in \(pack.path)")
        #expect("\(VoicePacks(pack: pack.path))" == pack.path)
        let request = PayloadReader.Request(announcement: "pay\nment", amount: try pack.splicer.amount("1"))
        #expect("\(request)" == #"'pay\nment': 1.00"#)
        let sound = StoredSound(
            name: "voice-1.wav", path: "/x", transcript: "一元", seconds: 1.5, announcement: "hello", amount: nil,
            pack: "zh-Hans-CNY")
        #expect("\(sound)" == "voice-1.wav: 一元 (1.5 s)")
    }

    /// A type that neither the pack nor the app knows; the app's own that the pack lacks is a failure.
    @Test func unknownTypes() async throws {
        let pack = try await SpokenPack.named(.chinese)
        let reader = PayloadReader { $0.announcements = ["2": "refund-sent"] }
        let voice = NotificationVoice(pack: pack.path, store: store, reader: reader)
        let chat = voice.outcome(for: ["voiceType": "chat", "amount": "5", "currency": "USD"])
        #expect(chat == .ignored(.unknownAnnouncement(key: "voiceType", value: "chat")))
        #expect(chat.description == "ignored: voiceType: 'chat' is no announcement of the pack")
        let own = voice.outcome(for: ["voiceType": 2, "amount": 5])
        guard case .failed(let error) = own else { throw Unexpected(own) }
        #expect(error.reason == .splicer(.refused(.unknownAnnouncement("refund-sent"))))
    }
}
