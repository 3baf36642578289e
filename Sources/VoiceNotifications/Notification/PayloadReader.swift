public import NumberGrammar

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Reads from a notification's payload what is to be announced.
///
/// The first key of a list that is there decides, even if its value turns out to be wrong: an amount has one meaning or
/// none. A key is looked for as it stands and then as a path: `aps.amount` is `amount` in the dictionary `aps`. A JSON
/// `null` and an empty text count as absent.
public struct PayloadReader: Sendable {
    /// Where an amount may stand, in the order of their weight: a number, or text of decimal digits: `15.50`.
    public var amountKeys: [String] = ["aps.amount", "amount"]
    /// Where an amount may stand in minor units, after `amountKeys`: 1550 for 15.50.
    public var minorUnitKeys: [String] = []
    /// Where a number may stand that is announced whatever stands beside it, or a text for templates: `收款15.5元`.
    public var voiceTextKeys: [String] = ["playVoiceText"]
    /// Where a text may stand that templates are tried with, after `voiceTextKeys`: `aps.alert.body`. A text that fits no template asks
    /// for nothing.
    public var textKeys: [String] = []
    /// Where the title stands, for templates that have one.
    public var titleKeys: [String] = ["aps.alert.title", "title"]
    /// Templates of the app's own, beside those of its packs.
    public var textTemplates: [TextTemplate] = []
    /// Where the currency may stand: an ISO 4217 code, or what `currencies` has a code for.
    public var currencyKeys: [String] = ["currency", "aps.currency"]
    /// The codes of what the server calls currencies otherwise: `["156": "CNY"]`.
    public var currencies: [String: String] = [:]
    /// The ISO 4217 code of a payload that names no currency. `nil` stands for that which all packs have in common.
    public var defaultCurrency: String?
    /// Keys by which the server turns announcements off: `false`, 0, `no` and `off`, as a value or as text. One that
    /// isn't there leaves them on.
    public var gateKeys: [String] = []
    /// Keys without which nothing is announced: what `gateKeys` are, but one that isn't there turns announcements off.
    public var requiredGateKeys: [String] = []
    /// Those keys of amounts that no push has which asks for no announcement: an amount there is announced whatever stands
    /// beside it. One at another key may be that of `3 new photos`: it is announced if the payload has a currency, an
    /// announcement's name or a switch.
    public var bareAmountKeys: [String] = ["aps.amount"]
    /// Where the announcement's id may stand, in the order of their weight.
    public var announcementKeys: [String] = ["voiceType", "aps.voiceType"]
    /// The pack's ids for what the server calls them: `["1": "payment-received"]`. Other values count as ids.
    public var announcements: [String: String] = [:]
    /// Where the value of a slot may stand that an announcement says besides the amount, by the slot's name:
    /// `["queue": ["orderNo"]]`. Of a slot that isn't named here, its own name, at the top or in `aps`: `queue`, `aps.queue`.
    public var slotKeys: [String: [String]] = [:]
    /// Where the message's id may stand, for `AnnouncementTurns`: text or a number.
    /// (Firebase: `gcm.message_id` on Apple's systems, `google.message_id` on Android)
    public var messageIDKeys: [String] = ["messageId", "gcm.message_id", "google.message_id"]
    /// Where the time may stand at which the message was sent: seconds or milliseconds since 1970, as a number or text, or
    /// ISO 8601: `2026-11-24T10:00:00Z`.
    public var sentTimeKeys: [String] = ["sentTime", "google.sent_time"]
    /// The announcement of a payload that names none. `nil` stands for the only one of the pack that says an amount, or
    /// else for `payment-received`. One that says no amount is said for every push that no gate holds back.
    public var defaultAnnouncement: String?

    /// A reader of the keys that servers most often send: `PayloadReader { $0.gateKeys = ["playaudio"] }` reads others.
    ///
    /// - Parameter change: sets properties.
    public init(_ change: (inout Self) -> Void = { _ in }) { change(&self) }

    /// What a payload asks for.
    public struct Request: Sendable, Equatable {
        /// The announcement's id. Of one that the app itself names, whether the pack has it is not known yet.
        public let announcement: String
        /// The amount; `nil` if there is none or the announcement says none.
        public let amount: Amount?
        /// What the payload has for the slots of an announcement that says more than an amount, by their names, the amount's
        /// text under `amount`; for `PackSplicer.announcement(_:_:)`, which refuses what can't be said. Else `nil`.
        public let values: [String: String]?

        init(announcement: String, amount: Amount?, values: [String: String]? = nil) {
            (self.announcement, self.amount, self.values) = (announcement, amount, values)
        }
    }

    /// What a payload is.
    public enum Reading: Sendable, Equatable {
        /// It asks for an announcement.
        case announcement(Request)
        /// It asks for none.
        case ignored(IgnoredReason)
    }

    /// Reads a payload.
    ///
    /// - Parameters:
    ///   - payload: a notification's `userInfo`.
    ///   - splicer: the pack that is to announce it.
    /// - Throws: `PayloadFault` for a payload that asks for an announcement and does not say what is to be said.
    public func reading(of payload: [AnyHashable: Any], for splicer: PackSplicer) throws(PayloadFault) -> Reading {
        let asked = try AskedAnnouncement(of: payload, by: self)
        try asked.tell(by: [splicer.asked])
        return try asked.reading(by: splicer.asked)
    }

    /// Which message a payload is.
    public struct Message: Sendable, Equatable {
        /// The message's id; `nil` if it has none.
        public let id: String?
        /// When it was sent; `nil` if it doesn't say so.
        public let sent: Date?
        /// A time that can't be read, or a key that stands there twice: the message then has no age.
        public let fault: PayloadFault?
    }

    /// Reads from a payload which message it is, for `AnnouncementTurns`.
    ///
    /// - Parameters:
    ///   - payload: a notification's `userInfo`.
    ///   - identifier: the request's, which stands for an id that the payload doesn't have.
    public func message(in payload: [AnyHashable: Any], identifier: String? = nil) -> Message {
        let values = PayloadValues(payload)
        if let fault = values.repeated(messageIDKeys + sentTimeKeys) {
            return Message(id: identifier, sent: nil, fault: fault)
        }
        let id = values.first(messageIDKeys)?.value.words ?? identifier
        guard let time = values.first(sentTimeKeys) else { return Message(id: id, sent: nil, fault: nil) }
        let sent = SentTime.seconds(time.value.words).map(Date.init(timeIntervalSince1970:))
        let fault = sent == nil ? PayloadFault.time(key: time.key, value: time.value.words) : nil
        return Message(id: id, sent: sent, fault: fault)
    }

    // MARK: Before a pack is known

    /// All keys of what is said.
    var contentKeys: [String] { announcementKeys + voiceTextKeys + amountKeys + minorUnitKeys + textKeys }

    /// The gate that holds an announcement back.
    func gate(in values: PayloadValues) -> IgnoredReason? {
        for key in requiredGateKeys where values.first([key]) == nil { return .gateMissing(key: key) }
        for key in requiredGateKeys + gateKeys where values.first([key])?.value.isOff == true {
            return .gateOff(key: key)
        }
        return nil
    }

    /// Whether nothing says that the number at a key is an amount of money: `3 new photos`.
    func isBare(_ key: String, in values: PayloadValues) -> Bool {
        !(bareAmountKeys + voiceTextKeys).contains(key)
            && values.first(currencyKeys + gateKeys + requiredGateKeys) == nil
    }

    /// The number of the first key that has one.
    func number(in values: PayloadValues) -> AskedAmount? {
        let spoken = values.first(voiceTextKeys) { !$0.isText }
        if let (key, value) = spoken ?? values.first(amountKeys) {
            return AskedAmount(key: key, value: value, isMinorUnits: false)
        }
        return values.first(minorUnitKeys).map { AskedAmount(key: $0.key, value: $0.value, isMinorUnits: true) }
    }

    /// The text of a payload that templates are tried with; `nil` if it has none.
    func text(in payload: [AnyHashable: Any]) -> String? { text(in: PayloadValues(payload))?.text }

    /// The text that templates are tried with.
    func text(in values: PayloadValues) -> AskedText? {
        let isText = { (value: PayloadValue) in if case .text = value { true } else { false } }
        guard let found = values.first(voiceTextKeys, where: \.isText) ?? values.first(textKeys, where: isText) else {
            return nil
        }
        let title = values.first(titleKeys, where: isText)?.value.words ?? ""
        return AskedText(key: found.key, text: found.value.words, title: title, templates: textTemplates)
    }

    /// The currency at the payload's own key; `nil` if there is no such key.
    func currency(in values: PayloadValues) throws(PayloadFault) -> AskedAnnouncement.Currency? {
        guard let (key, value) = values.first(currencyKeys) else { return nil }
        let text = value.words
        let code = currencies[text] ?? text
        guard code.utf8.count == 3, code.utf8.allSatisfy({ $0.isASCIILetterOrDigit && !$0.isASCIIDigit }) else {
            throw .currency(key: key, value: text)
        }
        return .init(key: key, value: text, code: code.uppercased())
    }
}

extension PayloadReader.Request: CustomStringConvertible {
    /// The request for a log: the announcement's id, and the amount or the values if there are some.
    public var description: String {
        let said = values?.inOrder { $0.key < $1.key }.map { "\($0.key)=\($0.value.quoted)" }.joined(separator: " ")
        return announcement.quoted + ((said ?? amount?.description).map { ": \($0)" } ?? "")
    }
}
