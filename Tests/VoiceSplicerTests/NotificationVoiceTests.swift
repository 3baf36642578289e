import Foundation
import NumberGrammar
import TestSupport
import Testing
import VoiceManifest
import VoiceSplicer

/// From a payload to a sound, as an extension does it; whatever goes wrong, the error names the sound to play.
struct NotificationVoiceTests {
    private let container: TemporaryFolder
    private let store: SoundStore

    init() throws {
        container = try TemporaryFolder()
        store = SoundStore(container: container.path, fallback: .named("payment.caf"))
    }

    @Test func speaks() async throws {
        let pack = try await SpokenPack.named(.chinese)
        let voice = NotificationVoice(pack: pack.path, store: store)
        let sound = try voice.sound(for: ["playVoiceText": "15.50"])
        #expect(sound.transcript == "收款到账十五点五元")
        #expect(sound.name.hasSuffix(".wav") && FileManager.default.fileExists(atPath: sound.path))
        let phrase = try voice.sound(for: ["voiceType": SpokenPack.phrase])
        #expect(phrase.transcript == "收款到账")
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
        let guide = PayloadReader(
            amountKeys: ["playVoiceText", "aps.amount", "amount"],
            announcements: ["1": "payment-received", "2": "refund-sent"])
        for reader in [PayloadReader(), guide] {
            let voice = NotificationVoice(pack: pack.path, store: store, reader: reader)
            #expect(try voice.sound(for: ["playVoiceText": "15.50"]).transcript == "收款到账十五点五元")
            #expect(try voice.sound(for: ["aps": ["amount": 0.25]]).transcript == "收款到账零点二五元")
            #expect(try voice.sound(for: ["voiceType": "new-order"]).transcript == "您有新的订单")
        }
        let voice = NotificationVoice(pack: pack.path, store: store, reader: guide)
        #expect(try voice.sound(for: ["voiceType": 2, "amount": "2"]).transcript == "退款已发出两元")
    }

    /// Folders as URLs: the same pack and the same container.
    @Test func takesURLs() async throws {
        let pack = try await SpokenPack.named(.chinese)
        let splicer = try PackSplicer(pack: URL(fileURLWithPath: pack.path, isDirectory: true))
        let announcement = try splicer.announcement(SpokenPack.phrase)
        let store = SoundStore(container: container.url, lifetime: 60, fallback: .standard)
        let sound = try store.store(announcement, of: splicer, rendition: "caf-alaw")
        #expect(sound.path == container.url("Library/Sounds/\(sound.name)").path)
        #expect(SoundStore(container: container.url).folder == self.store.folder)
    }

    private func error(_ pack: String, _ payload: [AnyHashable: Any], rendition: String = "wav") -> SoundError? {
        let voice = NotificationVoice(pack: pack, store: store, rendition: rendition)
        return #expect(throws: SoundError.self) { try voice.sound(for: payload) }
    }

    @Test func fallsBack() async throws {
        let pack = try await SpokenPack.named(.chinese)
        let damaged = try pack.copy()
        try damaged.remove("wav/yuan.wav")
        let path = damaged.url("wav/yuan.wav").path
        let cases: [(SoundError?, SoundError.Reason)] = [
            (error("/nowhere", ["amount": 1]), .splicer(.packMissing(folder: "/nowhere"))),
            (error(damaged.path, ["amount": 1]), .splicer(.clip(path: path, .missing))),
            (error(pack.path, ["amount": "x"]), .payload(.amount(key: "amount", value: "x", .form))),
            (error(pack.path, ["voiceType": "x"]), .splicer(.refused(.unknownAnnouncement("x")))),
            (error(pack.path, ["voiceType": SpokenPack.payment]), .splicer(.refused(.amountMissing))),
            (error(pack.path, ["amount": 1], rendition: "ogg"), .splicer(.rendition("ogg"))),
        ]
        for (error, reason) in cases {
            #expect(error?.reason == reason)
            #expect(error?.fallback == .named("payment.caf"))
            #expect(error?.description.hasSuffix("; 'payment.caf' is played instead") == true)
        }
        let standard = NotificationVoice(pack: "/nowhere", store: SoundStore(container: container.path))
        let error = #expect(throws: SoundError.self) { try standard.sound(for: ["amount": 1]) }
        #expect(
            error?.description
                == "/nowhere: no voice pack here: manifest.json is missing; the system's own sound is played instead")
        let left = try FileManager.default.contentsOfDirectory(atPath: store.folder)
        #expect(left == [])
    }
}
