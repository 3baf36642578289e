import NumberGrammar

/// What a text of a payload says by a template.
package struct SaidText {
    /// The first template that fits.
    package let template: TextTemplate
    /// The values of its slots, without the amount.
    let values: [String: String]
    /// The amount's digits, without zeros that say nothing; `nil` if the text has none.
    let number: String?
    /// The currencies of the packs whose templates fit, in their order, but for those that have not so many digits.
    fileprivate(set) var currencies: [String]

    /// The announcement's id.
    package var announcement: String { template.says }

    /// Whether two say the same, in whatever currencies.
    func agrees(with other: Self) -> Bool {
        announcement == other.announcement && values == other.values && number == other.number
    }

    /// The amount with the digits of a currency; `nil` if there is none, or it has more.
    func amount(scale: Int) -> Amount? { number.flatMap { try? Amount($0, scale: scale) } }

    mutating func add(_ other: Self) {
        currencies += other.currencies.filter { !currencies.contains($0) }
    }
}

/// A text of a payload that templates are tried with.
struct AskedText {
    let key: String
    let text: String
    let title: String
    /// The app's own templates.
    package let templates: [TextTemplate]

    /// What the text says by the templates of packs; `nil` if none fits.
    ///
    /// - Throws: `textAmbiguous` if templates differ in what it says; `textAmountForm` if its amount has more digits than the
    ///   currency.
    func said(by packs: [AskedPack]) throws(PayloadFault) -> SaidText? {
        guard text.utf8.count <= FoldedText.maximumBytes, title.utf8.count <= FoldedText.maximumBytes else {
            return nil
        }
        let (text, title) = (FoldedText(text).scalars, FoldedText(title).scalars)
        let pieces = FoldedText.Pieces(of: text)
        var said: SaidText?
        for pack in packs {
            for template in templates + pack.templates {
                guard let parts = try? TemplateParts(template), pieces.contains(parts.pieces),
                    let next = try fit(of: template, parts, text, title, by: pack)
                else { continue }
                if let said, !said.agrees(with: next) { throw .textAmbiguous(key: key, value: self.text) }
                if said == nil { said = next } else { said?.add(next) }
            }
        }
        guard let said, said.number != nil, said.currencies.isEmpty else { return said }
        throw .textAmountForm(key: key, value: self.text)
    }

    private func fit(
        of template: TextTemplate, _ parts: TemplateParts, _ text: [UInt32], _ title: [UInt32], by pack: AskedPack
    ) throws(PayloadFault) -> SaidText? {
        guard let slots = pack.slots(of: template.says) else { return nil }
        let kinds = dictionary(slots.map(\.name), slots.map(\.kind))
        guard parts.values.allSatisfy({ kinds[$0.name] != nil }), template.values.keys.allSatisfy({ kinds[$0] != nil })
        else { return nil }
        var found: [String: String] = [:]
        for (scalars, segments) in [(text, parts.segments), (title, parts.title ?? [[], []])] {
            let match = TemplateMatch(text: scalars, sample: pack.numbers, kinds: kinds)
            switch match.result(of: segments) {
            case .none: return nil
            case .ambiguous: throw .textAmbiguous(key: key, value: self.text)
            case .values(let values): found.add(values)
            }
        }
        return fit(of: template, parts, found, in: pack.currency)
    }

    private func fit(
        of template: TextTemplate, _ parts: TemplateParts, _ found: [String: String],
        in currency: SpliceManifest.Currency
    ) -> SaidText {
        var values = template.values
        var number: String?
        for value in parts.values {
            let text = found[value.name] ?? ""
            switch value.form {
            case .slot: values[value.name] = text
            case .amount: number = text
            case .minorUnits:
                let amount = wholeNumber(text).flatMap { try? Amount(minorUnits: $0, scale: currency.scale) }
                number = amount?.shortDigits ?? "\(text) minor units"
            }
        }
        var said = SaidText(template: template, values: values, number: number, currencies: [currency.code])
        if said.amount(scale: currency.scale) == nil { said.currencies = [] }
        return said
    }
}

extension Amount {
    /// The digits without zeros at the end of a fraction of less than three digits, as in a text: `15.5`.
    fileprivate var shortDigits: String {
        let digits = Self.digits(of: fraction, scale: scale, whole: scale == 3).map { "\($0)" }.joined()
        return digits.isEmpty ? "\(integer)" : "\(integer).\(digits)"
    }
}
