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

    let name: Name?
    let amount: (() throws(PayloadFault) -> AskedAmount)?
    /// The key of an amount that is none, unless a text says so.
    let bareKey: String?
    let text: AskedText?
    /// What the text says.
    package let said: SaidText?
    private let reader: PayloadReader
    private let values: PayloadValues

    init(
        name: Name?, amount: (() throws(PayloadFault) -> AskedAmount)?, bareKey: String?, text: AskedText?,
        said: SaidText? = nil, by reader: PayloadReader,
        of values: PayloadValues
    ) {
        (self.name, self.amount, self.bareKey, self.text) = (name, amount, bareKey, text)
        (self.said, self.reader, self.values) = (said, reader, values)
    }

    /// What is asked for once the templates of packs have been tried with the text.
    package func told(by packs: [AskedPack]) throws(PayloadFault) -> AskedAnnouncement {
        guard let text, let said = try text.said(by: packs) else { return self }
        if let name, name.id != said.announcement { throw .textDisagrees(key: name.key, value: name.value) }
        return .init(
            name: name, amount: amount, bareKey: bareKey, text: text, said: said, by: reader,
            of: values)
    }

    /// The amount at a key, if it is one.
    private var keyed: (() throws(PayloadFault) -> AskedAmount)? { bareKey == nil || said != nil ? amount : nil }

    /// Whether an amount is to be said.
    var hasAmount: Bool { keyed != nil || said?.number != nil }

    /// Why nothing is asked for; `nil` if something is.
    private var ignored: PayloadReader.IgnoredReason? {
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
        var values = try AskedSlots(values: self.values, keys: reader.slotKeys).values(of: names)
        for (name, told) in (said?.values ?? [:]).inOrder(by: { $0.key < $1.key }) where names.contains(name) {
            if let keyed = values[name], keyed != told { throw .textDisagrees(key: name, value: keyed) }
            values[name] = told
        }
        return values
    }

    /// The amount in the pack's currency; `nil` if there is none.
    private func amount(by pack: AskedPack) throws(PayloadFault) -> Amount? {
        guard hasAmount else { return nil }
        let number = try keyed?()
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
