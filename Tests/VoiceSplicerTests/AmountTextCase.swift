import Foundation
import TestSupport
import Testing

@testable import VoiceSplicer

/// A text of a push, and what it means: a case of `Tests/PayloadCases/amount-texts.json`, which is for splicers in every
/// language.
struct AmountTextCase: Decodable, Sendable, CustomTestStringConvertible {
    let text: String
    /// The number as it is written; nil for a text that is refused.
    let amount: String?
    /// A currency that the text may mean. Without this and `currencies` it says none.
    let currency: String?
    /// All currencies that the text may mean.
    let currencies: Set<String>?
    /// Why the text is refused: a case of `PayloadFault.TextFault`.
    let refused: String?
    /// What of the text the refusal names.
    let at: String?

    var testDescription: String { text.debugDescription }

    static let all = read()
    static let said = all.filter { $0.amount != nil }
    static let refused = all.filter { $0.refused != nil }

    private static func read() -> [Self] {
        let file = Document.root.appendingPathComponent("Tests/PayloadCases/amount-texts.json")
        do { return try JSONDecoder().decode([Self].self, from: Data(contentsOf: file)) } catch {
            Issue.record(error)
            return []
        }
    }

    /// The refusal; nil if no refusal has this name.
    var fault: PayloadFault.TextFault? {
        switch (refused, at) {
        case ("noNumber", nil): .noNumber
        case ("severalNumbers", nil): .severalNumbers
        case ("currencies", nil): .currencies
        case ("apart", nil): .apart
        case ("form", let at?): .form(at)
        case ("beside", let at?): .beside(at)
        default: nil
        }
    }
}
