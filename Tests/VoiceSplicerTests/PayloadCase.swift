import Foundation
import TestSupport
import Testing

@testable import VoiceNotifications
@testable import VoiceSplicer

/// A payload and what it means: a case of `Tests/PayloadCases/payloads.json`, which is for readers in every language.
struct PayloadCase: Sendable, CustomTestStringConvertible {
    /// What the app tells its reader; of what isn't named, the reader's own.
    struct Reader: Decodable {
        let amountKeys, minorUnitKeys, voiceTextKeys, textKeys, titleKeys, currencyKeys, gateKeys, requiredGateKeys,
            bareAmountKeys, messageIDKeys: [String]?
        let textTemplates: [TextTemplate]?
        let currencies, announcements: [String: String]?
        let slotKeys: [String: [String]]?
        let defaultCurrency: String?
    }

    /// Which message it is.
    struct Message: Decodable {
        let id: String?
        let sent: Double?
        let unreadable: Bool?
    }

    struct Expected: Decodable {
        let reader: Reader?
        /// The pack that is to say it; of dollars unless told otherwise.
        let pack: TablePack?
        let packs: [TablePack]?
        let identifier: String?
        /// The amount that is said, with all digits of the currency; or all that is said, as in `templates.json`.
        let amount, said: String?
        /// Why it is left alone: a case of `IgnoredReason`.
        let ignored: String?
        /// Why it can't be said: a case of `PayloadFault`.
        let fault: String?
        let message: Message?
    }

    let expected: Expected
    /// The case as it is written.
    let testDescription: String

    static let all = read()

    private static func read() -> [Self] {
        do {
            let data = try PayloadTable.data("payloads")
            let expected: [Expected] = PayloadTable.rows("payloads")
            let items = try JSONSerialization.jsonObject(with: data) as? [[String: Any]] ?? []
            return try zip(expected, items).map { expected, item in
                let text = try JSONSerialization.data(withJSONObject: item, options: .sortedKeys)
                return Self(expected: expected, testDescription: String(decoding: text, as: UTF8.self))
            }
        } catch {
            Issue.record(error)
            return []
        }
    }

    /// As UserNotifications hands it on.
    func payload() throws -> [AnyHashable: Any] {
        let item = try JSONSerialization.jsonObject(with: Data(testDescription.utf8)) as? [String: Any]
        return try #require(item?["payload"] as? [String: Any])
    }

    var reader: PayloadReader {
        var reader = PayloadReader()
        guard let told = expected.reader else { return reader }
        reader.amountKeys = told.amountKeys ?? reader.amountKeys
        reader.minorUnitKeys = told.minorUnitKeys ?? reader.minorUnitKeys
        reader.voiceTextKeys = told.voiceTextKeys ?? reader.voiceTextKeys
        reader.textKeys = told.textKeys ?? reader.textKeys
        reader.titleKeys = told.titleKeys ?? reader.titleKeys
        reader.announcements = told.announcements ?? reader.announcements
        reader.slotKeys = told.slotKeys ?? reader.slotKeys
        reader.currencies = told.currencies ?? reader.currencies
        reader.currencyKeys = told.currencyKeys ?? reader.currencyKeys
        reader.gateKeys = told.gateKeys ?? reader.gateKeys
        reader.requiredGateKeys = told.requiredGateKeys ?? reader.requiredGateKeys
        reader.bareAmountKeys = told.bareAmountKeys ?? reader.bareAmountKeys
        reader.textTemplates = told.textTemplates ?? reader.textTemplates
        reader.messageIDKeys = told.messageIDKeys ?? reader.messageIDKeys
        reader.defaultCurrency = told.defaultCurrency ?? reader.defaultCurrency
        return reader
    }
}

extension PayloadReader.IgnoredReason {
    /// The case's name, as the table has it.
    var name: String {
        switch self {
        case .nothingAsked: "nothingAsked"
        case .gateOff: "gateOff"
        case .gateMissing: "gateMissing"
        case .bareAmount: "bareAmount"
        case .noTemplate: "noTemplate"
        case .unknownAnnouncement: "unknownAnnouncement"
        case .silenced: "silenced"
        }
    }
}

extension PayloadFault {
    /// The case's name, as the table has it.
    var name: String {
        switch self {
        case .type: "type"
        case .amount: "amount"
        case .minorUnits: "minorUnits"
        case .textAmbiguous: "textAmbiguous"
        case .textCurrency: "textCurrency"
        case .textAmountForm: "textAmountForm"
        case .textDisagrees: "textDisagrees"
        case .amountZero: "amountZero"
        case .templateMissing: "templateMissing"
        case .keyTwice: "keyTwice"
        case .currency: "currency"
        case .otherCurrency: "otherCurrency"
        case .time: "time"
        case .repeatedKey: "repeatedKey"
        case .template: "template"
        case .announcementMissing: "announcementMissing"
        case .slotDigits: "slotDigits"
        }
    }
}
