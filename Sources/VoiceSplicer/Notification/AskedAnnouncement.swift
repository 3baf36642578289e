import NumberGrammar
import VoiceTables

/// What a payload asks for, before a pack is chosen for it.
struct AskedAnnouncement {
    /// What the payload calls the announcement.
    struct Name {
        let key: String
        let value: String
        /// The pack's id for it, if the app has one.
        let mapped: String?

        var id: String { mapped ?? value }
    }

    /// What the payload's currency may be.
    struct Currencies {
        let key: String
        let value: String
        /// ISO 4217; at least one.
        let codes: Set<String>
    }

    let name: Name?
    let amount: Result<AskedAmount, PayloadFault>?
    let currencies: Result<Currencies?, PayloadFault>
    let defaultAnnouncement: String?
    /// The app's currency for payloads that name none.
    let defaultCurrency: String?
    let announcementKeys: [String]
    /// All keys that were looked for.
    let keys: [String]
    let slots: AskedSlots

    /// Whether this pack has no such announcement, and the app knows of none either.
    func unknown(to splicer: PackSplicer) -> PayloadReader.IgnoredReason? {
        guard let name, name.mapped == nil, splicer.saysAmount(name.id) == nil else { return nil }
        return .unknownAnnouncement(key: name.key, value: name.value)
    }

    /// The announcement's id in this pack; `nil` if nothing names one.
    func id(by splicer: PackSplicer) -> String? { name?.id ?? defaultAnnouncement ?? splicer.defaultAnnouncementID }

    /// The currencies that the amount may be in, by the payload's key and by the text around it; `nil` if neither says one
    /// and the app doesn't either.
    func codes() throws(PayloadFault) -> Set<String>? {
        let written = try amount?.get().currencies
        guard let stated = try currencies.get() else {
            let byDefault = defaultCurrency.map { Set([$0]) }
            // A sign of several currencies is what the app says; one of a single currency is that.
            guard let written, written.count > 1 else { return written ?? byDefault }
            return byDefault.flatMap { written.isSuperset(of: $0) ? $0 : nil } ?? written
        }
        guard let written else { return stated.codes }
        let common = written.intersection(stated.codes)
        guard !common.isEmpty else {
            throw .otherCurrency(key: stated.key, value: stated.value, expected: written.inOrder())
        }
        return common
    }

    /// What is to be said with a pack.
    func reading(by splicer: PackSplicer) throws(PayloadFault) -> PayloadReader.Reading {
        if let reason = unknown(to: splicer) { return .ignored(reason) }
        guard let id = id(by: splicer) else { throw .announcementMissing(keys: announcementKeys) }
        let asked = (splicer.slots(of: id) ?? []).filter { $0.kind != AmountGrammar.amountName }
        var values = asked.isEmpty ? nil : try slots.values(of: asked.map(\.name))
        let saysAmount = splicer.saysAmount(id) == true
        // Nobody asks for an announcement of an amount, or of a value that it can't do without, by having none.
        let isAsking = name != nil || amount != nil || values?.isEmpty == false
        if !isAsking, saysAmount || asked.contains(where: { !$0.isOptional }) {
            return .ignored(.nothingAsked(keys: keys))
        }
        // Of an id that the pack doesn't have, the splicer says so.
        guard saysAmount, let amount = try amount(by: splicer) else {
            return .announcement(.init(announcement: id, amount: nil, values: values))
        }
        values?[AmountGrammar.amountName] = amount.description
        return .announcement(.init(announcement: id, amount: amount, values: values))
    }

    /// The amount in the pack's currency; `nil` if there is none.
    private func amount(by splicer: PackSplicer) throws(PayloadFault) -> Amount? {
        guard let amount = try amount?.get() else { return nil }
        // The announcement that is said of every amount is that of money that came in.
        if name == nil, let word = amount.denial {
            throw .text(key: amount.key, value: amount.words, .notReceived(word))
        }
        let currency = splicer.manifest.currency
        if let codes = try codes(), !codes.contains(currency.code) {
            let stated = try currencies.get()
            throw .otherCurrency(
                key: stated?.key ?? amount.key, value: stated?.value ?? amount.words, expected: [currency.code])
        }
        return try amount.amount(scale: currency.scale, locale: splicer.manifest.locale)
    }
}
