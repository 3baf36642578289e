import NumberGrammar
import VoiceTables

/// What a text of a payload says by a template.
struct SaidText {
    /// The first template that fits.
    let template: TextTemplate
    /// The values of its slots, without the amount.
    let values: [String: String]
    /// The amount's digits, without zeros that say nothing; `nil` if the text has none.
    let number: String?
    /// The amount by the currencies of the packs whose templates fit, but for those that have not so many digits.
    private(set) var amounts: [String: Amount]

    /// The announcement's id.
    var announcement: String { template.says }

    /// Whether two say the same, in whatever currencies.
    func agrees(with other: Self) -> Bool {
        announcement == other.announcement && values == other.values && number == other.number
    }

    func isSame(as amount: Amount) -> Bool { amounts.values.allSatisfy { !($0 < amount) && !(amount < $0) } }

    mutating func add(_ other: Self) { amounts.merge(other.amounts) { amount, _ in amount } }
}

/// A text of a payload that templates are tried with.
struct AskedText {
    let key: String
    let text: String
    let title: String
    /// The app's own templates.
    let templates: [TextTemplate]

    /// What the text says by the templates of packs; `nil` if none fits.
    ///
    /// - Throws: `textAmbiguous` if templates differ in what it says; `textAmountForm` if its amount has more digits than the
    ///   currency.
    func said(by packs: [AskedPack]) throws(PayloadFault) -> SaidText? {
        guard text.utf8.count <= FoldedText.maximumBytes, title.utf8.count <= FoldedText.maximumBytes else {
            return nil
        }
        let (text, title) = (FoldedText(text).scalars, FoldedText(title).scalars)
        var marks = FoldedText.Marks()
        marks.insert(text)
        let own = templates.compactMap(ReadTemplate.init)
        var said: SaidText?
        for pack in packs {
            for read in own + pack.templates where marks.isSuperset(of: read.parts.marks) {
                guard let next = try fit(of: read.template, read.parts, text, title, by: pack) else { continue }
                if let said, !said.agrees(with: next) { throw .textAmbiguous(key: key, value: self.text) }
                if said == nil { said = next } else { said?.add(next) }
            }
        }
        guard let said, said.number != nil, said.amounts.isEmpty else { return said }
        throw .textAmountForm(key: key, value: self.text)
    }

    private func fit(
        of template: TextTemplate, _ parts: TemplateParts, _ text: [UInt32], _ title: [UInt32], by pack: AskedPack
    ) throws(PayloadFault) -> SaidText? {
        guard let slots = pack.announcements[template.says] else { return nil }
        let kinds = Dictionary(slots.map { ($0.name, $0.kind) }) { first, _ in first }
        guard parts.values.allSatisfy({ kinds[$0.name] != nil }), template.values.keys.allSatisfy({ kinds[$0] != nil })
        else { return nil }
        var found: [String: TemplateMatch.Value] = [:]
        for (scalars, segments) in [(text, parts.segments), (title, parts.title ?? [[], []])] {
            let match = TemplateMatch(text: scalars, sample: pack.numbers, kinds: kinds)
            switch match.result(of: segments) {
            case .none: return nil
            case .ambiguous: throw .textAmbiguous(key: key, value: self.text)
            case .values(let values): found.merge(values) { first, _ in first }
            }
        }
        return fit(of: template, found, in: pack.currency)
    }

    private func fit(
        of template: TextTemplate, _ found: [String: TemplateMatch.Value], in currency: SpliceManifest.Currency
    ) -> SaidText {
        var (values, number, amounts) = (template.values, String?.none, [String: Amount]())
        for (name, value) in found {
            switch value {
            case .text(let text): values[name] = text
            case .amount(let digits):
                number = digits
                amounts[currency.code] = try? Amount(digits, scale: currency.scale)
            case .minorUnits(let digits):
                let amount = Int64(digits).flatMap { try? Amount(minorUnits: $0, scale: currency.scale) }
                number = amount?.shortDigits ?? "\(digits) minor units"
                amounts[currency.code] = amount
            }
        }
        return SaidText(template: template, values: values, number: number, amounts: amounts)
    }
}

extension Amount {
    /// The digits without zeros at the end of a fraction of less than three digits, as in a text: `15.5`.
    fileprivate var shortDigits: String {
        let digits = Self.digits(of: fraction, scale: scale, whole: scale == 3).map { "\($0)" }.joined()
        return digits.isEmpty ? "\(integer)" : "\(integer).\(digits)"
    }
}
