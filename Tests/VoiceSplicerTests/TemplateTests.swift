import Foundation
import TestSupport
import Testing

@testable import VoiceNotifications
@testable import VoiceSplicer

/// The table of templates and texts: nothing is announced that no template declares, and never another amount.
struct TemplateTests {
    struct Case: Decodable, Sendable, CustomTestStringConvertible {
        let pack: TablePack?
        let packs: [TablePack]?
        let text: String
        let title: String?
        let keys: [String: Key]?
        let reader: PayloadCase.Reader?
        let said, fault, ignored: String?
        let spoken: Int?

        /// A value beside the text.
        indirect enum Key: Decodable {
            case text(String)
            case number(Double)
            case members([String: Key])

            init(from decoder: any Swift.Decoder) throws {
                let value = try decoder.singleValueContainer()
                if let text = try? value.decode(String.self) {
                    self = .text(text)
                } else if let number = try? value.decode(Double.self) {
                    self = .number(number)
                } else {
                    self = .members(try value.decode([String: Key].self))
                }
            }

            var value: Any {
                switch self {
                case .text(let text): text
                case .number(let number): number
                case .members(let members): members.mapValues(\.value)
                }
            }
        }

        var testDescription: String {
            "\(text) \((packs ?? [pack].compactMap { $0 }).flatMap { $0.texts ?? [] }.map(\.text))"
        }

        var answer: String { said.map { "said \($0)" } ?? fault.map { "fault \($0)" } ?? "ignored \(ignored ?? "")" }

        static let all: [Self] = PayloadTable.rows("templates")
    }

    @Test func cases() { #expect(Case.all.count > 150) }

    @Test(arguments: Case.all)
    func means(_ example: Case) throws {
        let packs = try #require(example.packs ?? example.pack.map { [$0] }).map(\.pack)
        var reader = PayloadReader { $0.textKeys = ["text"] }
        reader.textTemplates = example.reader?.textTemplates ?? []
        reader.defaultCurrency = example.reader?.defaultCurrency
        var payload = (example.keys ?? [:]).mapValues(\.value)
        payload["text"] = example.text
        payload["title"] = example.title
        let meaning = reader.meaning(of: payload, by: packs)
        #expect(meaning.words == example.answer)
        if let spoken = example.spoken { #expect(meaning.spoken == spoken) }
    }
}
