import Foundation
import TestSupport
import Testing

@testable import VoiceNotifications
@testable import VoiceSplicer

/// Texts of real services, and texts that are no receipts: what is announced, by the templates of those services.
struct ReceiptTests {
    struct Receipt: Decodable, Sendable { let text, amount: String }
    struct Service: Decodable, Sendable, CustomTestStringConvertible {
        let name, language: String
        let pack: TablePack
        let texts: [String]
        let receipts: [Receipt]

        var testDescription: String { name }

        var asked: AskedPack {
            let templates = texts.map { TextTemplate($0, says: "payment-received") }
            return AskedPack(
                announcements: TablePack.standard.announcements, defaultAnnouncement: nil, currency: pack.pack.currency,
                numbers: pack.pack.numbers, zeros: [], templates: templates)
        }
    }
    struct Other: Decodable, Sendable { let language, text: String }
    struct Table: Decodable, Sendable {
        let services: [Service]
        let others: [Other]

        static let read = try? JSONDecoder().decode(Self.self, from: PayloadTable.data("receipts"))
    }

    private let reader = PayloadReader { $0.textKeys = ["text"] }

    @Test func table() throws {
        let table = try #require(Table.read)
        #expect(table.services.count >= 30 && table.services.flatMap(\.receipts).count >= 100)
        #expect(table.others.count >= 300 && Set(table.others.map(\.language)).count >= 15)
    }

    @Test(arguments: Table.read?.services ?? [])
    func receipts(of service: Service) {
        #expect(service.asked.templates.allSatisfy { (try? TemplateParts($0)) != nil })
        for receipt in service.receipts {
            let meaning = reader.meaning(of: ["text": receipt.text], by: [service.asked]).words
            #expect(meaning == "said payment-received \(receipt.amount)", "\(receipt.text)")
        }
    }

    /// No template of any service fits a text that is no receipt.
    @Test func others() throws {
        let table = try #require(Table.read)
        for other in table.others {
            for service in table.services {
                let meaning = reader.meaning(of: ["text": other.text], by: [service.asked]).words
                #expect(meaning == "ignored noTemplate", "\(service.name): \(other.text)")
            }
        }
    }
}
