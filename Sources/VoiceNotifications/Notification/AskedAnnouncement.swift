import NumberGrammar

/// What a payload asks for, before a pack is chosen for it.
package final class AskedAnnouncement {
    /// What the payload calls the announcement.
    struct Name {
        let key: String
        let value: String
        /// The pack's id for it, if the app has one.
        let mapped: String?

        var id: String { mapped ?? value }
    }

    /// The payload's currency.
    struct Currency {
        let key: String
        let value: String
        /// ISO 4217.
        let code: String
    }

    /// The gate that holds an announcement back.
    private let gate: PayloadReader.IgnoredReason?
    let name: Name?
    let amount: AskedAmount?
    /// The key of an amount that is none, unless a text says so.
    let bareKey: String?
    let text: AskedText?
    /// What the text says.
    package private(set) var said: SaidText?
    private let reader: PayloadReader
    private let values: PayloadValues

    package init(of payload: [AnyHashable: Any], by reader: PayloadReader) throws(PayloadFault) {
        (self.reader, values) = (reader, PayloadValues(payload))
        let gates = reader.requiredGateKeys + reader.gateKeys
        let keys = gates + reader.contentKeys + reader.titleKeys + reader.currencyKeys
        if let fault = values.repeated(keys) { throw fault }
        gate = reader.gate(in: values)
        name = values.first(reader.announcementKeys).map { found in
            let text = found.value.words
            return Name(key: found.key, value: text, mapped: reader.announcements[text])
        }
        text = reader.text(in: values)
        let number = reader.number(in: values)
        bareKey = if name == nil, let number, reader.isBare(number.key, in: values) { number.key } else { nil }
        amount = bareKey == nil || text != nil ? number : nil
    }

    /// Tries the templates of packs with the text, if there is one.
    package func tell(by packs: [AskedPack]) throws(PayloadFault) {
        guard gate == nil, let text, let said = try text.said(by: packs) else { return }
        if let name, name.id != said.announcement { throw .textDisagrees(key: name.key, value: name.value) }
        self.said = said
    }

    /// The amount at a key, if it is one.
    private var keyed: AskedAmount? { bareKey == nil || said != nil ? amount : nil }

    /// Whether an amount is to be said.
    var hasAmount: Bool { keyed != nil || said?.number != nil }

    /// Why nothing is asked for, whatever packs say of a text; `nil` if something is, or may be.
    package var refusal: PayloadReader.IgnoredReason? { gate ?? (text == nil ? ignored : nil) }

    /// Why nothing is asked for; `nil` if something is.
    private var ignored: PayloadReader.IgnoredReason? {
        if let gate { return gate }
        guard name == nil, !hasAmount, said == nil, reader.defaultAnnouncement == nil else { return nil }
        return bareKey.map { .bareAmount(key: $0) } ?? text.map { .noTemplate(key: $0.key) }
            ?? .nothingAsked(keys: reader.contentKeys)
    }

    /// Whether this pack has no such announcement, and the app knows of none either.
    func unknown(to pack: AskedPack) -> PayloadReader.IgnoredReason? {
        guard let name, name.mapped == nil, pack.saysAmount(name.id) == nil else { return nil }
        return .unknownAnnouncement(key: name.key, value: name.value)
    }

    /// The announcement's id in this pack; `nil` if nothing names one.
    func id(by pack: AskedPack) -> String? {
        said?.announcement ?? name?.id ?? reader.defaultAnnouncement ?? pack.defaultAnnouncement
    }

    /// The currencies that the amount may be in; `nil` if neither the payload nor a template nor the app says one.
    package func codes() throws(PayloadFault) -> Set<String>? {
        let stated = try reader.currency(in: values)
        guard let said, said.number != nil else { return (stated?.code ?? reader.defaultCurrency).map { [$0] } }
        if let stated {
            guard said.currencies.contains(stated.code) else {
                throw .otherCurrency(key: stated.key, value: stated.value, expected: said.currencies)
            }
            return [stated.code]
        }
        if said.currencies.count == 1 { return Set(said.currencies) }
        guard let defaultCurrency = reader.defaultCurrency, said.currencies.contains(defaultCurrency) else {
            throw .textCurrency(key: text?.key ?? "", value: text?.text ?? "", available: said.currencies)
        }
        return [defaultCurrency]
    }

    /// What is to be said with a pack.
    package func reading(by pack: AskedPack) throws(PayloadFault) -> PayloadReader.Reading {
        if let reason = ignored ?? unknown(to: pack) { return .ignored(reason) }
        guard let id = id(by: pack) else { throw .announcementMissing(keys: reader.announcementKeys) }
        let asked = (pack.slots(of: id) ?? []).filter { $0.kind != AmountGrammar.amountName }
        var values = asked.isEmpty ? nil : try values(of: asked.map(\.name))
        let saysAmount = pack.saysAmount(id) == true
        // Nobody asks for an announcement of an amount, or of a value that it can't do without, by having none.
        let isAsking = name != nil || hasAmount || said != nil || values?.isEmpty == false
        if !isAsking, saysAmount || asked.contains(where: { !$0.isOptional }) {
            return .ignored(text.map { .noTemplate(key: $0.key) } ?? .nothingAsked(keys: reader.contentKeys))
        }
        // Of an id that the pack doesn't have, the splicer says so.
        guard saysAmount, let amount = try amount(by: pack) else {
            return .announcement(.init(announcement: id, amount: nil, values: values))
        }
        if amount.minorUnits == 0, !pack.zeros.contains(id) { throw .amountZero(announcement: id) }
        values?[AmountGrammar.amountName] = amount.description
        return .announcement(.init(announcement: id, amount: amount, values: values))
    }

    /// The values of slots: those of the text, and those at keys. What the text says besides, for a pack of other slots, is left out.
    private func values(of names: [String]) throws(PayloadFault) -> [String: String] {
        var values = try self.values.slots(names, at: reader.slotKeys)
        for (name, told) in (said?.values ?? [:]).inOrder(by: { $0.key < $1.key }) where names.contains(name) {
            if let keyed = values[name], keyed != told { throw .textDisagrees(key: name, value: keyed) }
            values[name] = told
        }
        return values
    }

    /// The amount in the pack's currency; `nil` if there is none.
    private func amount(by pack: AskedPack) throws(PayloadFault) -> Amount? {
        guard hasAmount else { return nil }
        let number = keyed
        try number?.check()
        let currency = pack.currency
        if let codes = try codes(), !codes.contains(currency.code) {
            let stated = try reader.currency(in: values)
            throw .otherCurrency(
                key: stated?.key ?? number?.key ?? text?.key ?? "",
                value: stated?.value ?? reader.defaultCurrency ?? codes.inOrder().joined(separator: ", "),
                expected: [currency.code])
        }
        let keyed = try number?.amount(scale: currency.scale)
        guard let said, said.number != nil else { return keyed }
        let amount = said.amount(scale: currency.scale)
        if let keyed, keyed != amount { throw .textDisagrees(key: number?.key ?? "", value: keyed.description) }
        return amount
    }
}
