import NumberGrammar
import VoiceAssetWording

/// One amount in a text: `15元`, `¥15.50`, `收款到账15.5元`. What could mean something else is refused.
struct AmountText {
    /// The number as it is written: ASCII digits, at most one point.
    let digits: String
    /// ISO 4217 codes that the sign or word beside the number may mean, or else those elsewhere; `nil` if there is none.
    let currencies: Set<String>?

    private typealias Scalars = ArraySlice<Unicode.Scalar>

    init(_ text: String) throws(PayloadFault.TextFault) {
        let scalars = Array(text.unicodeScalars)[...]
        let number = try Self.number(in: scalars)
        digits = String(String.UnicodeScalarView(scalars[number]))
        let (start, end) = (scalars[..<number.lowerBound], scalars[number.upperBound...])
        let beside = try [Self.mark(before: start), Self.mark(after: end)].compactMap { $0 }
        // `USD: 15.50` says dollars as well.
        currencies = try Self.common(
            beside.isEmpty ? CurrencyMark.marks(in: start) + CurrencyMark.marks(in: end) : beside)
    }

    /// The currencies that all marks may mean; `nil` if there is none.
    private static func common(_ marks: [Set<String>]) throws(PayloadFault.TextFault) -> Set<String>? {
        guard let first = marks.first else { return nil }
        let common = marks.reduce(first) { $0.intersection($1) }
        guard !common.isEmpty else { throw .currencies }
        return common
    }

    /// Where the only number stands.
    private static func number(in scalars: Scalars) throws(PayloadFault.TextFault) -> Range<Int> {
        let isDigit = { (scalar: Unicode.Scalar) in scalar.properties.numericType == .decimal }
        guard let first = scalars.firstIndex(where: isDigit), let last = scalars.lastIndex(where: isDigit) else {
            throw .noNumber
        }
        let number = scalars[first...last]
        guard number.allSatisfy({ isDigit($0) || isSeparator($0) }) else { throw .severalNumbers }
        let words = String(String.UnicodeScalarView(number))
        guard number.allSatisfy({ $0.isASCIIDigit || $0 == "." }), number.count(where: { $0 == "." }) <= 1 else {
            throw .form(words)
        }
        return first..<last + 1
    }

    /// What may stand between the digits of one number, somewhere.
    private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
        ".,'’٫٬·，．".unicodeScalars.contains(scalar)
    }

    /// The currency before the number.
    private static func mark(before text: Scalars) throws(PayloadFault.TextFault) -> Set<String>? {
        let end = text.lastIndex { !isSpace($0) }.map { text[...$0] } ?? text.prefix(0)
        if let (mark, codes) = CurrencyMark.suffix(of: end) {
            try requireEnd(end.dropLast(mark.count), last: true, of: mark)
            return codes
        }
        // `A15` is no amount, nor is `-15`; and `3 万 5` is another one.
        guard let last = end.last else { return nil }
        let isApart = end.endIndex < text.endIndex && last.properties.isAlphabetic
        let isText = isApart || last.isWrittenWithoutSpaces && last.properties.isAlphabetic
        guard isText || isOpening(last), last.properties.numericType == nil else { throw .beside(String(last)) }
        return nil
    }

    /// The currency after the number.
    private static func mark(after text: Scalars) throws(PayloadFault.TextFault) -> Set<String>? {
        let start = text.drop(while: isSpace)
        if let (mark, codes) = CurrencyMark.prefix(of: start) {
            try requireEnd(start.dropFirst(mark.count), last: false, of: mark)
            return codes
        }
        guard let first = start.first else { return nil }
        guard isClosing(first) else { throw .beside(String(first)) }
        return nil
    }

    /// A mark of letters is a word of its own, and no letter stands at a sign's other side: `J$15`.
    private static func requireEnd(
        _ rest: Scalars, last isLast: Bool, of mark: [Unicode.Scalar]
    ) throws(PayloadFault.TextFault) {
        guard let next = isLast ? rest.last : rest.first else { return }
        let isDense = mark.allSatisfy(\.isWrittenWithoutSpaces)
        let joins = next.properties.isAlphabetic && !next.isWrittenWithoutSpaces && !isDense
        let isSigned = isLast && ["-", "+", "−", "–"].contains(next)
        guard !joins, !isSigned, next.properties.numericType == nil, next != "/" else { throw .beside(String(next)) }
    }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }

    private static func isOpening(_ scalar: Unicode.Scalar) -> Bool {
        ":：;；,，.。!！?？(（[【「『《“\"'‘、".unicodeScalars.contains(scalar)
    }

    private static func isClosing(_ scalar: Unicode.Scalar) -> Bool {
        ";；,，.。!！?？)）]】」』》”\"'’、".unicodeScalars.contains(scalar)
    }
}

extension Unicode.Scalar {
    fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
