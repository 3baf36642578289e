import NumberGrammar
import VoiceAssetAppText

/// One amount in a text: `15元`, `¥15.50`, `收款到账15.5元`. What could mean something else is refused.
struct AmountText {
    /// The number: ASCII digits, at most one point, without what groups digits: 1234.50 of `1.234,50`.
    let digits: String
    /// The number as it is written, if the pack's language and currency decide what its comma is: `15,50`, `1,500`.
    let comma: String?
    /// ISO 4217 codes that the sign or word beside the number may mean, or else those elsewhere; `nil` if there is none. Which
    /// dollars are meant may stand farther off: `CAD $15`.
    let currencies: Set<String>?
    /// What else stands there than the number, blanks and the currencies beside it; `nil` for nothing.
    let rest: String?

    /// The longest text that is looked at, bytes of UTF-8: four times what a push service carries in all.
    static let maximumBytes = 1 << 14

    private typealias Scalars = ArraySlice<Unicode.Scalar>

    /// - Parameter isCommaDecimal: whether `15,50` and `1,500` are read, which the pack decides.
    init(_ text: String, isCommaDecimal: Bool = false) throws(PayloadFault.TextFault) {
        guard text.utf8.count <= Self.maximumBytes else { throw .tooLong(limit: Self.maximumBytes) }
        let scalars = Array(text.unicodeScalars)[...]
        let number = try WrittenNumber.place(in: scalars, isCommaDecimal: isCommaDecimal)
        let written = String(String.UnicodeScalarView(scalars[number]))
        let pointed = WrittenDecimal.pointed(written)
        let rounded = WrittenDecimal.rounded(written)
        digits = pointed ?? rounded ?? WrittenDecimal.grouped(written) ?? written.replacing(",", with: "")
        comma = pointed != nil || WrittenDecimal.isGroup(written, by: ",") ? written : nil
        let (start, end) = (Self.withoutPlus(scalars[..<number.lowerBound]), scalars[number.upperBound...])
        let before = try Self.mark(before: start)
        let beside = try [before, Self.mark(after: end, isMarked: before != nil)].compactMap { $0 }
        if beside.isEmpty, rounded != nil { throw .form(written) }
        let codes = try Self.common(beside.isEmpty ? Self.marks(around: start, end) : beside)
        if let codes { try Self.requireOnly(codes, in: Self.sentence(start, end)) }
        let narrowed = try codes.flatMap { codes throws(PayloadFault.TextFault) in
            try Self.narrowed(codes, by: CurrencyMark.marks(in: start) + CurrencyMark.marks(in: end))
        }
        currencies = narrowed
        rest = [start, end].lazy.compactMap { Self.rest(of: $0, besides: narrowed ?? []) }.first
    }

    /// The amount at a key of amounts, if its value names a currency: it is nothing but a number and its currency.
    ///
    /// - Throws: if the text names a currency and is more than that, or has no amount that can be told for certain.
    static func priced(_ text: String) throws(PayloadFault.TextFault) -> Self? {
        do throws(PayloadFault.TextFault) {
            let found = try Self(text, isCommaDecimal: true)
            guard found.currencies != nil else { return nil }
            if let rest = found.rest { throw .beside(rest) }
            return found
        } catch {
            switch error {
            case .noNumber, .tooLong: return nil
            default: break
            }
            guard namesCurrency(text) else { return nil }
            throw error
        }
    }

    /// Whether a text names a currency at all, beside a number or elsewhere.
    static func namesCurrency(_ text: String) -> Bool {
        guard text.utf8.count <= maximumBytes else { return true }
        let scalars = Array(text.unicodeScalars)[...]
        if !CurrencyMark.marks(in: scalars).isEmpty { return true }
        // `1万元`; elsewhere `元` may be part of a word.
        return scalars.indices.contains { index in
            guard scalars[index].isWrittenWithoutSpaces, let (mark, _) = CurrencyMark.prefix(of: scalars[index...])
            else {
                return false
            }
            let last = scalars[..<index].last
            let isCounted = last.map { $0.properties.numericType != nil || $0.isBlank } ?? false
            return isCounted || mark.count > 1
        }
    }

    /// The currencies that all marks may mean; `nil` if there is none.
    private static func common(_ marks: [Set<String>]) throws(PayloadFault.TextFault) -> Set<String>? {
        guard let first = marks.first else { return nil }
        let common = marks.reduce(first) { $0.intersection($1) }
        guard !common.isEmpty else { throw .currencies }
        return common
    }

    /// Of several currencies that a sign may mean, those that other marks in the text may mean too, if some do.
    private static func narrowed(
        _ codes: Set<String>, by marks: [Set<String>]
    ) throws(PayloadFault.TextFault) -> Set<String>? {
        codes.count > 1 ? try common([codes] + marks.filter { !$0.isDisjoint(with: codes) }) : codes
    }

    /// What stands at one side of the number and is neither blank nor one of the currencies.
    private static func rest(of side: Scalars, besides currencies: Set<String>) -> String? {
        var words = side.drop { $0.isBlank || $0.isPlus }
        while let (mark, codes) = CurrencyMark.prefix(of: words), !codes.isDisjoint(with: currencies) {
            words = words.dropFirst(mark.count).drop { $0.isBlank || $0.isPlus }
        }
        return words.isEmpty ? nil : String(String.UnicodeScalarView(words.dropLast(while: \.isBlank)))
    }

    // MARK: Beside the number

    /// The currency before the number.
    private static func mark(before text: Scalars) throws(PayloadFault.TextFault) -> Set<String>? {
        let end = text.dropLast { $0.isBlank }
        guard let (mark, codes) = CurrencyMark.suffix(of: end) else {
            try requireText(end, isApart: end.endIndex < text.endIndex)
            return nil
        }
        let rest = withoutPlus(end.dropLast(mark.count))
        try requireEnd(rest.last, of: mark)
        try requireName(mark, behind: rest.last)
        if let (country, codes) = dollars(in: rest.dropLast(while: \.isBlank), of: mark, isBefore: true) {
            try requirePlain(rest.dropLast(while: \.isBlank).dropLast(country.count))
            return codes
        }
        try requirePlain(rest)
        return codes
    }

    /// `A15` is no amount, nor is `-15`; and `3 万 5` is another one.
    private static func requireText(_ text: Scalars, isApart: Bool) throws(PayloadFault.TextFault) {
        guard let last = text.last else { return }
        let isText = last.properties.isAlphabetic && (isApart || last.isWrittenWithoutSpaces)
        guard isText || last.isOpening, last.properties.numericType == nil else { throw .beside(String(last)) }
        try requirePlain(text)
    }

    /// The currency after the number, which may have one before it as well.
    private static func mark(after text: Scalars, isMarked: Bool) throws(PayloadFault.TextFault) -> Set<String>? {
        let start = text.drop(while: \.isBlank)
        try requireUnchanged(start)
        try requireNoEnding(text, after: "'’")
        if let (mark, codes) = CurrencyMark.prefix(of: start) {
            let rest = start.dropFirst(mark.count)
            if !isParticle(rest.first, behind: mark) { try requireEnd(rest.first, of: mark) }
            try requireNoEnding(rest, after: "'’:")
            try requireNoThing(rest.first, behind: mark)
            // `15 USD-` is below zero; `15元 - WeChat` is not.
            let words = rest.drop(while: \.isBlank)
            let isLast = words.dropFirst().allSatisfy(\.isBlank)
            if let sign = words.first, sign.isSign, rest.first == sign || isLast { throw .beside(String(sign)) }
            if let sign = words.first, "/×÷✕✖".unicodeScalars.contains(sign) { throw .beside(String(sign)) }
            let behind = rest.drop { $0.isBlank || $0.isBracket }
            try requireUnchanged(behind)
            try requireUnmultiplied(rest.drop { $0.isBlank || $0.isPunctuation })
            if let dollars = dollars(in: words, of: mark, isBefore: false) { return dollars.codes }
            try requireNoOther(behind, than: codes)
            return codes
        }
        guard let first = start.first else { return nil }
        let isApart = start.startIndex > text.startIndex
        if isMarked, first.isBracket || isApart && first.isDash && start.dropFirst().first?.isBlank == true {
            return try note(start)
        }
        guard first.isClosing || first.isOrnament else {
            // `$15.00 received`, `¥15を受け取りました`, but not `$15 thousand`, `$15k`
            let isWord = first.properties.isAlphabetic && first.properties.numericType == nil
            let isUnknown = !isApart && !first.isJoined || Multiplier.begins(start) || namesYuan(start)
            guard isMarked, isWord, !isUnknown else { throw .beside(word(of: start)) }
            return nil
        }
        let rest = start.drop { $0.isBlank || $0.isClosing || $0.isOrnament }
        if let next = rest.first, next.isSign || "%‰％/".unicodeScalars.contains(next) || isFraction(next) {
            throw .beside(String(next))
        }
        try requireUnmultiplied(rest)
        return nil
    }

    /// The note in brackets or behind a dash: `$15.00 (Apple Pay)`, and the country of `$15 (CA)`.
    private static func note(_ text: Scalars) throws(PayloadFault.TextFault) -> Set<String>? {
        let note = text.dropFirst().drop { $0.isBlank || $0.isOpening }
        try requireUnchanged(note)
        let isWord = note.first.map { $0.properties.isAlphabetic && $0.properties.numericType == nil } ?? false
        guard isWord, !Multiplier.begins(note), !namesYuan(note) else {
            throw .beside(word(of: note.isEmpty ? text : note))
        }
        return dollars(in: note, of: ["$"], isBefore: false)?.codes
    }

    /// True if Korean goes on behind the won without a space: `15000원이 입금`.
    private static func isParticle(_ next: Unicode.Scalar?, behind mark: [Unicode.Scalar]) -> Bool {
        mark == ["원"] && next.map { "이을은의도에입받송결".unicodeScalars.contains($0) } ?? false
    }

    /// The word that a text begins with, or what stands there instead.
    private static func word(of text: Scalars) -> String {
        let word = text.prefix(while: Multiplier.isOfWord)
        return String(String.UnicodeScalarView(word.isEmpty ? text.prefix(1) : word))
    }

    /// Without the plus that touches an amount which came in: `+15,00 EUR`.
    private static func withoutPlus(_ text: Scalars) -> Scalars {
        let rest = text.dropLast()
        let isOwn = text.last?.isPlus == true && rest.last.map { $0.isBlank || $0.isOpening } ?? true
        return isOwn ? rest : text
    }

    /// A mark of letters is a word of its own, and no letter stands at a sign's other side: `J$15`.
    ///
    /// - Parameter next: what stands at the mark's other side.
    private static func requireEnd(
        _ next: Unicode.Scalar?, of mark: [Unicode.Scalar]
    ) throws(PayloadFault.TextFault) {
        guard let next else { return }
        guard !joins(next, mark), next.properties.numericType == nil, next != "/" else { throw .beside(String(next)) }
    }

    /// Whether a mark is part of a longer word.
    private static func joins(_ next: Unicode.Scalar?, _ mark: [Unicode.Scalar]) -> Bool {
        guard let next, !mark.allSatisfy(\.isWrittenWithoutSpaces) else { return false }
        return next.properties.isAlphabetic && !next.isWrittenWithoutSpaces
    }

    /// `澳元` is no yuan: before a number, a currency of one letter is a word of its own.
    private static func requireName(
        _ mark: [Unicode.Scalar], behind last: Unicode.Scalar?
    ) throws(PayloadFault.TextFault) {
        if let last, mark.count == 1, mark[0].isUnspacedLetter, last.isUnspacedLetter { throw .beside(String(last)) }
    }

    /// The dollars of a country that stands apart from their sign or word: `US $15`, `15 $ CA`.
    private static func dollars(
        in text: Scalars, of mark: [Unicode.Scalar], isBefore: Bool
    ) -> (country: Scalars, codes: Set<String>)? {
        let word = String(String.UnicodeScalarView(mark)).lowercased()
        guard ["$", "dollar", "dollars"].contains(word) else { return nil }
        let country = isBefore ? text.suffix(2) : text.prefix(2)
        let next = isBefore ? text.dropLast(2).last : text.dropFirst(2).first
        let isWord = country.allSatisfy { ("A"..."Z").contains($0) } && next.map(Multiplier.isOfWord) != true
        guard country.count == 2, isWord else { return nil }
        let name = String(String.UnicodeScalarView(country)).lowercased()
        guard let codes = CurrencyMark.codes["\(name)$"] else { return nil }
        return (country, codes)
    }

    /// No currency follows that means another one: `15元 (美金)`.
    private static func requireNoOther(
        _ text: Scalars, than codes: Set<String>
    ) throws(PayloadFault.TextFault) {
        guard let (mark, others) = CurrencyMark.prefix(of: text), others.isDisjoint(with: codes) else { return }
        if joins(text.dropFirst(mark.count).first, mark) { return }
        throw .beside(String(String.UnicodeScalarView(mark)))
    }

    /// `15块` is an amount and `15块巧克力` are pieces.
    private static func requireNoThing(
        _ next: Unicode.Scalar?, behind mark: [Unicode.Scalar]
    ) throws(PayloadFault.TextFault) {
        if let next, mark == ["块"] || mark == ["圆"], next.isUnspacedLetter { throw .beside(String(next)) }
    }

    /// No ending of a word follows, as in Turkish `₺15'e kadar`, which is up to 15.
    private static func requireNoEnding(_ text: Scalars, after signs: String) throws(PayloadFault.TextFault) {
        guard let sign = text.first, signs.unicodeScalars.contains(sign), let next = text.dropFirst().first else {
            return
        }
        if next.properties.isAlphabetic, !next.isWrittenWithoutSpaces { throw .beside(String(sign)) }
    }

    private static func requireUnchanged(_ text: Scalars) throws(PayloadFault.TextFault) {
        if let phrase = AmountWords.prefix(of: text) { throw .beside(phrase) }
    }

    /// Whether a word names a currency that isn't known, as `丹麦元` does.
    private static func namesYuan(_ text: Scalars) -> Bool {
        guard let place = text.prefix(6).firstIndex(of: "元") else { return false }
        return text[..<place].allSatisfy(\.isUnspacedLetter)
    }

    // MARK: Behind punctuation

    /// No sign, no multiplier and no limit stands before the number, with blanks, punctuation and currencies between:
    /// `-USD: 15`, `金额（万元）：15`.
    private static func requirePlain(_ text: Scalars) throws(PayloadFault.TextFault) {
        var rest = text
        var length: Int
        repeat {
            length = rest.count
            rest = rest.dropLast { $0.isBlank || $0.isPunctuation }
            if let word = Multiplier.suffix(of: rest) { throw .beside(word) }
            if let phrase = AmountWords.suffix(of: rest) { throw .beside(phrase) }
            if let (mark, _) = CurrencyMark.suffix(of: rest), !joins(rest.dropLast(mark.count).last, mark) {
                rest = rest.dropLast(mark.count)
                try requireName(mark, behind: rest.last)
            }
        } while rest.count < length
        if let last = rest.last, last.isSign { throw .beside(String(last)) }
    }

    private static func requireUnmultiplied(_ text: Scalars) throws(PayloadFault.TextFault) {
        if let word = Multiplier.prefix(of: text) { throw .beside(word) }
    }

    private static func isFraction(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.numericType != nil && !scalar.properties.isAlphabetic
    }

    // MARK: Elsewhere

    /// The currencies that the text names elsewhere: `USD: 15.50`. In `Table 5. Paid USD` another sentence does.
    private static func marks(around start: Scalars, _ end: Scalars) throws(PayloadFault.TextFault) -> [Set<String>] {
        let all = CurrencyMark.marks(in: start) + CurrencyMark.marks(in: end)
        _ = try common(all)
        let isCut = end.first.map { ",.．".unicodeScalars.contains($0) } ?? false
        let sentence = sentence(start, isCut ? [] : end)
        guard all.isEmpty || sentence.contains(where: { !CurrencyMark.marks(in: $0).isEmpty }) else { throw .apart }
        return all
    }

    /// The amount's sentence names no other currency: not `您的美元账户到账15元`, which may be dollars.
    private static func requireOnly(
        _ codes: Set<String>, in sentence: [Scalars]
    ) throws(PayloadFault.TextFault) {
        let marks = sentence.flatMap(CurrencyMark.marks)
        guard marks.allSatisfy({ !$0.isDisjoint(with: codes) }) else { throw .currencies }
    }

    /// The parts of both sides that belong to the number's sentence.
    private static func sentence(_ start: Scalars, _ end: Scalars) -> [Scalars] {
        [
            start.indices.last { isEnd(start, $0) }.map { start[($0 + 1)...] } ?? start,
            end.indices.first { isEnd(end, $0) }.map { end[..<$0] } ?? end,
        ]
    }

    /// Whether a sentence ends there.
    private static func isEnd(_ text: Scalars, _ index: Int) -> Bool {
        switch text[index] {
        case "。", "！", "？", "；", "!", "?", ";": true
        case ".": text[(index + 1)...].first?.isBlank ?? true
        default: false
        }
    }
}

extension Unicode.Scalar {
    fileprivate var isUnspacedLetter: Bool { isWrittenWithoutSpaces && properties.isAlphabetic }

    fileprivate var isPlus: Bool { self == "+" || self == "＋" }

    fileprivate var isBracket: Bool { "(（[【「".unicodeScalars.contains(self) }

    /// True if a note may stand behind it, apart from the amount.
    fileprivate var isDash: Bool { "-–—·•|".unicodeScalars.contains(self) }
}

extension ArraySlice<Unicode.Scalar> {
    /// Without what it ends with.
    func dropLast(while isDropped: (Unicode.Scalar) -> Bool) -> Self {
        self[..<(lastIndex { !isDropped($0) }.map { $0 + 1 } ?? startIndex)]
    }
}
