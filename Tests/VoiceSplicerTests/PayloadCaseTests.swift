import Foundation
import NumberGrammar
import TestSupport
import Testing
import VoiceManifest

@testable import VoiceSplicer

/// The table of payloads: never an amount or a currency that was not sent.
struct PayloadCaseTests {
    /// More is left alone or refused than is said, and each case says one thing.
    @Test func cases() {
        let said = PayloadCase.all.count { $0.expected.amount != nil }
        let silent = PayloadCase.all.count { $0.expected.ignored != nil || $0.expected.fault != nil }
        #expect(said > 25 && silent > said, "\(said), \(silent)")
        #expect(
            PayloadCase.all.allSatisfy { example in
                let expected = example.expected
                let answers = [expected.amount, expected.ignored, expected.fault, expected.message.map { _ in "" }]
                return answers.compactMap { $0 }.count == 1
            })
    }

    @Test(arguments: PayloadCase.all.filter { $0.expected.message == nil })
    func means(_ example: PayloadCase) async throws {
        let splicer = try await splicer(for: example.expected.pack)
        let payload = try example.payload()
        do {
            switch try example.reader.reading(of: payload, for: splicer) {
            case .announcement(let request): #expect(request.amount?.description == example.expected.amount)
            case .ignored(let reason):
                #expect(reason.name == example.expected.ignored, "\(reason)")
                if case .bareAmount(_, let unknown) = reason { #expect(unknown == example.expected.unknown) }
            }
        } catch {
            #expect(error.name == example.expected.fault, "\(error)")
        }
    }

    @Test(arguments: PayloadCase.all.filter { $0.expected.message != nil })
    func isTheMessage(_ example: PayloadCase) throws {
        let expected = try #require(example.expected.message)
        let message = example.reader.message(in: try example.payload(), identifier: example.expected.identifier)
        #expect(message.id == expected.id && message.sent == expected.sent.map(Date.init(timeIntervalSince1970:)))
        #expect((message.fault != nil) == (expected.unreadable == true))
    }

    /// A pack of this language and currency. The words are English: nothing is said here.
    private func splicer(for pack: PayloadCase.Pack?) async throws -> PackSplicer {
        guard let pack else { return try await SpokenPack.named(.english).splicer }
        return try await Self.splicers.splicer(for: pack)
    }

    private static let splicers = Splicers()

    /// Each pack that cases name, made once.
    private actor Splicers {
        private var made: [PayloadCase.Pack: Task<PackSplicer, any Error>] = [:]

        func splicer(for pack: PayloadCase.Pack) async throws -> PackSplicer {
            let task = made[pack] ?? Task { try await Self.make(pack) }
            made[pack] = task
            return try await task.value
        }

        private static func make(_ pack: PayloadCase.Pack) async throws -> PackSplicer {
            let copy = try await SpokenPack.named(.english).copy()
            try copy.changeManifest { manifest in
                manifest.locale = pack.locale
                manifest.currency.code = pack.currency
                guard let scale = pack.scale else { return }
                manifest.currency.scale = scale
                manifest.range = .init(min: "0", max: "9")
                manifest.grammar.amounts = manifest.grammar.amounts.filter(\.isForWholeNumbers)
            }
            return try PackSplicer(pack: copy.path)
        }
    }

    /// Which pack speaks, by the user's languages and the currency.
    struct Choice: Decodable, Sendable {
        let index: String
        let languages: [String]
        let currencies: Set<String>?
        let pack, refused: String?

        static let all: [Self] = {
            let file = Document.root.appendingPathComponent("Tests/PayloadCases/choices.json")
            return (try? JSONDecoder().decode([Self].self, from: Data(contentsOf: file))) ?? []
        }()
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
