import NumberGrammar
import TestSupport
import Testing
import VoiceManifest

@testable import VoiceSplicer
@testable import VoiceTables

struct AnnouncementTests {
    @Test(arguments: [
        ("15.00", "payment-received 15 dollars", "payment received fifteen dollars"),
        ("1.01", "payment-received 1 dollar and 1 cent", "payment received one dollar and one cent"),
        ("0", "payment-received 0 dollars", "payment received zero dollars"),
        (
            "007.5", "payment-received 7 dollars and 50 cents", "payment received seven dollars and fifty cents"
        ), ("0.25", "payment-received 20 5 cents", "payment received twenty-five cents"),
    ])
    func speaksEnglish(amount: String, clips: String, transcript: String) async throws {
        let announcement = try await SpokenPack.named(.english).announcement(amount)
        #expect(announcement.clips.joined(separator: " ") == clips)
        #expect(announcement.transcript == transcript)
    }

    @Test(arguments: [
        ("15.50", "收入十五点五元"), ("15", "收入十五元"), ("0.05", "收入零点零五元"), ("1010", "收入一千零一十元"),
        ("110.1", "收入一百一十点一元"),
    ])
    func speaksChineseWithoutSpaces(amount: String, transcript: String) async throws {
        #expect(try await SpokenPack.named(.chinese).announcement(amount).transcript == transcript)
    }

    /// Indexes, ids, onsets and lengths follow the manifest's clips.
    @Test(arguments: SpokenPack.Name.compared) func addsUpExhaustively(name: SpokenPack.Name) async throws {
        let pack = try await SpokenPack.named(name)
        for announcement in try pack.announcements(500, seed: 1) {
            let clips = announcement.clipIndexes.map { pack.splicer.manifest.clips[$0] }
            #expect(announcement.clips == clips.map(\.id))
            #expect(announcement.onsets == clips.indices.map { clips[..<$0].map(\.samples).reduce(0, +) })
            #expect(announcement.samples == clips.map(\.samples).reduce(0, +))
            #expect(announcement.seconds == Double(announcement.samples) / Double(announcement.sampleRate))
        }
    }

    @Test func amountAsText() async throws {
        let splicer = try await SpokenPack.named(.english).splicer
        #expect(throws: VoiceSplicerError.amount("1e3", .exponent)) {
            try splicer.announcement(SpokenPack.payment, amount: "1e3")
        }
    }

    @Test func fixedPhraseNeedsNoAmount() async throws {
        let splicer = try await SpokenPack.named(.english).splicer
        let phrase = try splicer.announcement(SpokenPack.phrase)
        #expect(phrase.clips == ["payment-received"])
        #expect(splicer.saysAmount(SpokenPack.phrase) == false)
        #expect(splicer.saysAmount(SpokenPack.payment) == true)
        #expect(splicer.saysAmount("nothing") == nil)
        #expect(splicer.announcementIDs == [SpokenPack.payment, SpokenPack.phrase])
        #expect(splicer.renditions == SpokenPack.renditions)
    }

    @Test func refusesWithAReason() async throws {
        let splicer = try await SpokenPack.named(.chinese).splicer
        #expect(throws: VoiceSplicerError.refused(.unknownAnnouncement("refund"))) {
            try splicer.announcement("refund", amount: splicer.amount("1"))
        }
        #expect(throws: VoiceSplicerError.refused(.amountMissing)) {
            try splicer.announcement(SpokenPack.payment)
        }
        let large = try splicer.amount("1000000000")
        let range = try splicer.manifest.amounts
        #expect(throws: VoiceSplicerError.refused(.outOfRange(large, range: range))) {
            try splicer.announcement(SpokenPack.payment, amount: large)
        }
        #expect(throws: VoiceSplicerError.refused(.scale(0, expected: 2))) {
            try splicer.announcement(SpokenPack.payment, amount: Amount("1", scale: 0))
        }
        #expect(throws: VoiceSplicerError.amount("15.505", .fractionDigits(3, limit: 2))) {
            try splicer.amount("15.505")
        }
    }

    /// The manifest's limit holds for the whole announcement; its text states both figures.
    @Test func refusesWhatIsTooLong() async throws {
        let pack = try await SpokenPack.named(.english).copy()
        try pack.changeManifest { $0.limits.maxSeconds = 3 }
        let splicer = try PackSplicer(pack: pack.path)
        _ = try splicer.announcement(SpokenPack.payment, amount: splicer.amount("1"))
        let error = #expect(throws: VoiceSplicerError.self) {
            try splicer.announcement(SpokenPack.payment, amount: splicer.amount("777777777.77"))
        }
        guard case .tooLong(let seconds, let limit) = error else { throw Unexpected(error) }
        #expect(seconds > 10 && limit == 3)
        #expect(error?.description.contains("(limit: less than 3.0 s)") == true)
    }
}
