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
public struct PayloadReader: Sendable, Hashable {
    /// Where an amount may stand, in the order of their weight: a number, or text that is nothing but one, with its currency
    /// or without: `15.50`, `15,50 ₽`.
    public var amountKeys: [String]
    /// Where an amount may stand in minor units, after `amountKeys`: 1550 for 15.50.
    public var minorUnitKeys: [String]
    /// Where a text may stand that has one amount in it, after the others: `收款到账15.5元`. Name no key that other pushes
    /// with a number have too, or tell them apart by `gateKeys` or `announcementKeys`.
    public var textKeys: [String]
    /// How the server writes of amounts among other numbers: `您尾号{…}的账户收入{amount}元`. `{amount}` stands once in each, with
    /// words or an end of the text beside it, and `{…}` for whatever may stand there. Other texts are read without one.
    public var textTemplates: [String]
    /// Where the currency may stand: an ISO 4217 code, or a sign or word such as `元`.
    public var currencyKeys: [String]
    /// The codes of what the server calls currencies otherwise: `["156": "CNY"]`.
    public var currencies: [String: String]
    /// The ISO 4217 code of a payload that names no currency. `nil` stands for that which all packs have in common.
    public var defaultCurrency: String?
    /// Keys by which the server turns announcements off: `false`, 0, `no` and `off`, as a value or as text. One that
    /// isn't there leaves them on.
    public var gateKeys: [String]
    /// Keys without which nothing is announced: what `gateKeys` are, but one that isn't there turns announcements off.
    public var requiredGateKeys: [String]
    /// Those keys of amounts that no push has which asks for no announcement: an amount there is announced whatever stands
    /// beside it. One at another key may be that of `3 new photos`: it is announced if its text or the payload has a currency,
    /// or the payload an announcement's name or a switch.
    public var bareAmountKeys: [String]
    /// Where the announcement's id may stand, in the order of their weight.
    public var announcementKeys: [String]
    /// The pack's ids for what the server calls them: `["1": "payment-received"]`. Other values count as ids.
    public var announcements: [String: String]
    /// Where the value of a slot may stand that an announcement says besides the amount, by the slot's name:
    /// `["queue": ["orderNo"]]`. Of a slot that isn't named here, its own name, at the top or in `aps`: `queue`, `aps.queue`.
    public var slotKeys: [String: [String]]
    /// Where the message's id may stand, for `AnnouncementTurns`: text or a number.
    /// (Firebase: `gcm.message_id` on Apple's systems, `google.message_id` on Android)
    public var messageIDKeys: [String]
    /// Where the time may stand at which the message was sent: seconds or milliseconds since 1970, as a number or text, or
    /// ISO 8601: `2026-11-24T10:00:00Z`.
    public var sentTimeKeys: [String]
    /// The announcement of a payload that names none. `nil` stands for the only one of the pack that says an amount, or
    /// else for `payment-received`. One that says no amount is said for every push that no gate holds back.
    public var defaultAnnouncement: String?

    /// - Parameters: those of the properties of the same names.
    public init(
        amountKeys: [String] = ["playVoiceText", "aps.amount", "amount"], minorUnitKeys: [String] = [],
        textKeys: [String] = [], currencyKeys: [String] = ["currency", "aps.currency"],
        currencies: [String: String] = [:], defaultCurrency: String? = nil, gateKeys: [String] = [],
        announcementKeys: [String] = ["voiceType", "aps.voiceType"], announcements: [String: String] = [:],
        defaultAnnouncement: String? = nil,
        messageIDKeys: [String] = [
            "messageId", "gcm.message_id", "google.message_id",
        ],
        sentTimeKeys: [String] = ["sentTime", "google.sent_time"], requiredGateKeys: [String] = [],
        bareAmountKeys: [String] = ["playVoiceText", "aps.amount"], textTemplates: [String] = [],
        slotKeys: [String: [String]] = [:]
    ) {
        self.amountKeys = amountKeys
        self.minorUnitKeys = minorUnitKeys
        self.textKeys = textKeys
        self.currencyKeys = currencyKeys
        self.currencies = currencies
        self.defaultCurrency = defaultCurrency
        self.gateKeys = gateKeys
        self.announcementKeys = announcementKeys
        self.announcements = announcements
        self.defaultAnnouncement = defaultAnnouncement
        self.messageIDKeys = messageIDKeys
        self.sentTimeKeys = sentTimeKeys
        self.requiredGateKeys = requiredGateKeys
        self.bareAmountKeys = bareAmountKeys
        self.textTemplates = textTemplates
        self.slotKeys = slotKeys
    }

    /// What a payload asks for.
    public struct Request: Sendable, Hashable {
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
    public enum Reading: Sendable, Hashable {
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
        switch try asked(in: payload) {
        case .ignored(let reason): .ignored(reason)
        case .announcement(let asked): try asked.reading(by: splicer)
        }
    }

    /// Which message a payload is.
    public struct Message: Sendable, Hashable {
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

    /// What a payload asks for of any pack.
    enum Asking {
        case announcement(AskedAnnouncement)
        case ignored(IgnoredReason)
    }

    func asked(in payload: [AnyHashable: Any]) throws(PayloadFault) -> Asking {
        let values = PayloadValues(payload)
        let keys = announcementKeys + amountKeys + minorUnitKeys + textKeys
        let slots = AskedSlots(values: values, keys: slotKeys)
        if let fault = values.repeated(requiredGateKeys + gateKeys + keys + currencyKeys) { throw fault }
        for key in requiredGateKeys where values.first([key]) == nil { return .ignored(.gateMissing(key: key)) }
        for key in requiredGateKeys + gateKeys {
            if let gate = values.first([key]), gate.value.isOff { return .ignored(.gateOff(key: gate.key)) }
        }
        let name = values.first(announcementKeys).map { found in
            let text = found.value.words
            return AskedAnnouncement.Name(key: found.key, value: text, mapped: announcements[text])
        }
        let place = values.first(amountKeys + minorUnitKeys + textKeys)
        var amount = amount(in: values)
        // A text without a number is that of a chat, unless the payload says that an amount is in it.
        if name == nil, case .failure(.text(_, _, .noNumber))? = amount { amount = nil }
        let isBare = name == nil && isBare(amount, at: place, in: values)
        let unknown = isBare ? Self.unknownWord(amount) : nil
        if isBare { amount = nil }
        guard name != nil || amount != nil || defaultAnnouncement != nil else {
            if isBare, let place { return .ignored(.bareAmount(key: place.key, unknown: unknown)) }
            return .ignored(.nothingAsked(keys: keys))
        }
        return .announcement(
            AskedAnnouncement(
                name: name, amount: amount, currencies: Result { () throws(PayloadFault) in try codes(in: values) },
                defaultAnnouncement: defaultAnnouncement, defaultCurrency: defaultCurrency,
                announcementKeys: announcementKeys, keys: keys, slots: slots))
    }

    /// Whether nothing says that a number is an amount of money: `3 new photos`, `晚上6点见`.
    private func isBare(
        _ amount: Result<AskedAmount, PayloadFault>?, at place: (key: String, value: PayloadValue)?,
        in values: PayloadValues
    ) -> Bool {
        guard let amount, let place, !bareAmountKeys.contains(place.key) else { return false }
        guard values.first(currencyKeys + gateKeys + requiredGateKeys) == nil else { return false }
        switch (amount, place.value) {
        case (.success(let asked), _): return !asked.saysMoney
        case (.failure(.text), .text(let text)):
            do {
                return try TextTemplate.amount(in: text, textTemplates) == nil && !AmountText.namesCurrency(text)
            } catch {
                return false
            }
        case (.failure, _): return true
        }
    }

    /// The word beside a number that is no currency that is known.
    private static func unknownWord(_ amount: Result<AskedAmount, PayloadFault>?) -> String? {
        switch amount {
        case .success(let asked): asked.currencies.flatMap { $0.count == 1 ? $0.first : nil }
        case .failure(.text(_, _, .beside(let word))): word
        default: nil
        }
    }

    private func amount(in values: PayloadValues) -> Result<AskedAmount, PayloadFault>? {
        if let found = values.first(amountKeys) {
            return Result { () throws(PayloadFault) in try AskedAmount(decimal: found.value, key: found.key) }
        }
        if let found = values.first(minorUnitKeys) {
            return Result { () throws(PayloadFault) in try AskedAmount(minorUnits: found.value, key: found.key) }
        }
        if let found = values.first(textKeys) {
            return Result { () throws(PayloadFault) in
                try AskedAmount(text: found.value, key: found.key, templates: textTemplates)
            }
        }
        return nil
    }

    /// The currencies that the payload's own key may mean; `nil` if there is no such key.
    private func codes(in values: PayloadValues) throws(PayloadFault) -> AskedAnnouncement.Currencies? {
        guard let (key, value) = values.first(currencyKeys) else { return nil }
        let text = value.words
        guard let codes = CurrencyMark.currencies(of: currencies[text] ?? text) else {
            throw .currency(key: key, value: text)
        }
        return .init(key: key, value: text, codes: codes)
    }
}

extension PayloadReader.Request: CustomStringConvertible {
    /// The request for a log: the announcement's id, and the amount or the values if there are some.
    public var description: String {
        let said = values?.inOrder { $0.key < $1.key }.map { "\($0.key)=\($0.value.quoted)" }.joined(separator: " ")
        return announcement.quoted + ((said ?? amount?.description).map { ": \($0)" } ?? "")
    }
}
