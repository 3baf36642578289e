import Foundation
import TestSupport
public import VoiceTables

@testable import NumberGrammar
@testable import VoiceNotifications
@testable import VoiceSplicer

/// A pack as the tables in `Tests/PayloadCases` have it: what can be asked of it.
struct TablePack: Decodable, Sendable {
    struct Announcement: Decodable {
        let amount: Bool?
        let slots: [Slot]?
    }

    /// `["channel", "choice", true]`
    struct Slot: Decodable {
        let name, kind: String
        let isOptional: Bool

        init(from decoder: any Swift.Decoder) throws {
            var values = try decoder.unkeyedContainer()
            name = try values.decode(String.self)
            kind = try values.decode(String.self)
            isOptional = try values.decode(Bool.self)
        }
    }

    let locale, currency: String?
    let scale: Int?
    let numbers: NumberSample?
    let texts: [TextTemplate]?
    let zeros: Set<String>?
    let announcements: [String: Announcement]?

    /// Of dollars unless told otherwise, with an announcement of an amount and one of none.
    static let standard = AskedPack(
        announcements: [("payment-received", [amount]), ("received", [])],
        defaultAnnouncement: "payment-received",
        currency: .init(code: "USD", scale: 2), numbers: .pointed, zeros: [], templates: [])

    private static let amount = slot(AmountGrammar.amountName, AmountGrammar.amountName, false)

    private static func slot(_ name: String, _ kind: String, _ isOptional: Bool) -> AmountGrammar.SlotInfo {
        .init(name: name, kind: kind, isOptional: isOptional, example: "")
    }

    var pack: AskedPack {
        let slots = announcements?.map { id, announcement in
            let more = (announcement.slots ?? []).map { Self.slot($0.name, $0.kind, $0.isOptional) }
            return (id: id, slots: (announcement.amount == true ? [Self.amount] : []) + more)
        }
        return AskedPack(
            announcements: slots ?? Self.standard.announcements, defaultAnnouncement: "payment-received",
            currency: .init(code: currency ?? "USD", scale: scale ?? 2), numbers: numbers ?? .pointed,
            zeros: zeros ?? [],
            templates: texts ?? [])
    }
}

extension PayloadReader {
    /// What a payload means to an app with these packs, and the place of the one that speaks: `said payment-received 15.50`,
    /// `fault textAmbiguous`, `ignored noTemplate`.
    func meaning(of payload: [AnyHashable: Any], by packs: [AskedPack]) -> (words: String, spoken: Int) {
        do throws(PayloadFault) {
            let asked = try AskedAnnouncement(of: payload, by: self)
            if let reason = asked.refusal { return ("ignored \(reason.name)", 0) }
            try asked.tell(by: packs)
            let codes = asked.hasAmount ? try asked.codes() : nil
            // As `VoicePacks.splicer(currencies:)` refuses it.
            if asked.hasAmount, codes == nil, Set(packs.map(\.currency.code)).count > 1 {
                return ("fault currencyMissing", 0)
            }
            let place = packs.firstIndex { codes?.contains($0.currency.code) ?? true } ?? 0
            switch try asked.reading(by: packs[place]) {
            case .ignored(let reason): return ("ignored \(reason.name)", place)
            case .announcement(let request):
                let values = (request.values ?? [:]).filter { $0.key != AmountGrammar.amountName }
                    .sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
                let words = [request.announcement] + [request.amount?.description].compactMap { $0 } + values
                return ("said \(words.joined(separator: " "))", place)
            }
        } catch {
            return ("fault \(error.name)", 0)
        }
    }
}

extension NumberSample: Decodable {}

extension TextTemplate: Decodable {
    private enum Key: CodingKey { case text, says, title, values }

    /// Reads an element of `texts`.
    public init(from decoder: any Swift.Decoder) throws {
        let members = try decoder.container(keyedBy: Key.self)
        self.init(
            try members.decode(String.self, forKey: .text), says: try members.decode(String.self, forKey: .says),
            title: try members.decodeIfPresent(String.self, forKey: .title),
            values: try members.decodeIfPresent([String: String].self, forKey: .values) ?? [:])
    }
}
