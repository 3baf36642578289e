import Foundation
import NumberGrammar
import TestSupport
import Testing
import VoiceManifest

@testable import VoiceNotifications
@testable import VoiceSplicer

/// The table of payloads: never an amount or a currency that was not sent.
struct PayloadCaseTests {
    /// More is left alone or refused than is said, and each case says one thing.
    @Test func cases() {
        let said = PayloadCase.all.count { $0.expected.amount ?? $0.expected.said != nil }
        let silent = PayloadCase.all.count { $0.expected.ignored != nil || $0.expected.fault != nil }
        #expect(said > 25 && silent > said, "\(said), \(silent)")
        #expect(
            PayloadCase.all.allSatisfy { example in
                let expected = example.expected
                let answers = [
                    expected.amount, expected.said, expected.ignored, expected.fault, expected.message.map { _ in "" },
                ]
                return answers.compactMap { $0 }.count == 1
            })
    }

    @Test(arguments: PayloadCase.all.filter { $0.expected.message == nil })
    func means(_ example: PayloadCase) throws {
        let expected = example.expected
        let packs = (expected.packs ?? expected.pack.map { [$0] })?.map(\.pack) ?? [TablePack.standard]
        let meaning = example.reader.meaning(of: try example.payload(), by: packs).words
        let amount = expected.amount.map { "said payment-received \($0)" }
        let silent = expected.ignored.map { "ignored \($0)" } ?? "fault \(expected.fault ?? "")"
        #expect(meaning == amount ?? expected.said.map { "said \($0)" } ?? silent)
    }

    @Test(arguments: PayloadCase.all.filter { $0.expected.message != nil })
    func isTheMessage(_ example: PayloadCase) throws {
        let expected = try #require(example.expected.message)
        let message = example.reader.message(in: try example.payload(), identifier: example.expected.identifier)
        #expect(message.id == expected.id && message.sent == expected.sent.map(Date.init(timeIntervalSince1970:)))
        #expect((message.fault != nil) == (expected.unreadable == true))
    }

    /// Which pack speaks, by the user's languages and the currency.
    struct Choice: Decodable, Sendable {
        let index: String
        let languages: [String]
        let currencies: Set<String>?
        let pack, refused: String?

        static let all: [Self] = PayloadTable.rows("choices")
    }

    @Test func choices() throws {
        #expect(Choice.all.count > 20)
        for example in Choice.all {
            let folder = try TemporaryFolder()
            try folder.write("index.json", example.index.utf8)
            let packs = VoicePacks(assets: folder.path)
            // There are no packs in the folder: the one that is chosen is missing.
            let error = Self.fault(of: packs, example)
            #expect(Self.refusal(error) == example.refused, "\(example)")
            if let pack = example.pack {
                let folder = "\(folder.path)/\(pack)"
                #expect(error == .pack(.packMissing(folder: folder)), "\(example)")
            }
        }
    }

    private static func fault(of packs: VoicePacks, _ example: Choice) -> VoicePacksError? {
        do {
            _ = try packs.splicer(currencies: example.currencies, languages: example.languages)
            return nil
        } catch {
            return error
        }
    }

    private static func refusal(_ error: VoicePacksError?) -> String? {
        switch error {
        case .noPack, .currencyMissing: error?.code
        default: nil
        }
    }
}
