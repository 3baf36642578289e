import NumberGrammar
import VoiceAssetAppText

/// The number in a text that has no other one.
enum WrittenNumber {
    /// Where it stands: ASCII digits, at most one point between them, or as `WrittenDecimal` knows them.
    ///
    /// A separator that touches a digit is part of the number, and then this is none that can be told for certain: `.50`,
    /// `15.万`. One alone that a clause ends with is not: `You received 15.`
    ///
    /// - Parameter isCommaDecimal: whether `15,50` and `1,500` are such numbers too.
    static func place(
        in text: ArraySlice<Unicode.Scalar>, isCommaDecimal: Bool
    ) throws(PayloadFault.TextFault) -> Range<Int> {
        let isDigit = { (scalar: Unicode.Scalar) in scalar.properties.numericType == .decimal }
        guard let first = text.firstIndex(where: isDigit), let last = text.lastIndex(where: isDigit) else {
            throw .noNumber
        }
        guard text[first...last].allSatisfy({ isDigit($0) || isSeparator($0) }) else { throw .severalNumbers }
        let start = text[..<first].lastIndex { !isTouching($0) }.map { $0 + 1 } ?? text.startIndex
        let end = text[(last + 1)...].firstIndex { !isTouching($0) } ?? text.endIndex
        // The point of `Rs.` is not the number's.
        let isOfMark = start == first - 1 && CurrencyMark.suffix(of: text[..<first])?.mark.last == "."
        let isOfClause = endsClause(text[(last + 1)..<end], text[end...])
        let isRound = end == last + 2 && isRoundEnd(text[end...])
        let number = text[(isOfMark ? first : start)..<(isOfClause ? last + 1 : isRound ? end + 1 : end)]
        let isPlain =
            number.allSatisfy { $0.isASCIIDigit || $0 == "." } && number.count { $0 == "." } <= 1
            && number.first != "." && number.last != "."
        let written = String(String.UnicodeScalarView(number))
        let isExact = isPlain || WrittenDecimal.grouped(written) != nil || WrittenDecimal.rounded(written) != nil
        let isLocal = WrittenDecimal.pointed(written) != nil || WrittenDecimal.isGroup(written, by: ",")
        guard isExact || isCommaDecimal && isLocal else { throw .form(written) }
        return number.indices
    }

    /// True if a dash stands for no minor units, and the currency or a blank behind it: `15,- €`.
    private static func isRoundEnd(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
        guard let dash = text.first, "-–—".unicodeScalars.contains(dash) else { return false }
        let rest = text.dropFirst()
        return rest.first?.isBlank ?? true || CurrencyMark.prefix(of: rest) != nil
    }

    /// Whether separators behind a number end a clause: a point or comma, and then a blank, another mark of the clause's end,
    /// or a word of a script without spaces that multiplies nothing.
    private static func endsClause(
        _ separators: ArraySlice<Unicode.Scalar>, _ rest: ArraySlice<Unicode.Scalar>
    ) -> Bool {
        guard separators.count == 1, let separator = separators.first, ",.．".unicodeScalars.contains(separator) else {
            return false
        }
        guard let next = rest.first else { return separator != "," }
        if next.isBlank || next.isClosing { return true }
        return next.isWrittenWithoutSpaces && next.properties.isAlphabetic && next.properties.numericType == nil
            && CurrencyMark.prefix(of: rest) == nil && Multiplier.prefix(of: rest) == nil
    }

    /// What may stand between the digits of one number, somewhere.
    private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
        isTouching(scalar) || scalar == "，" || WrittenDecimal.groupSigns.unicodeScalars.contains(scalar)
    }

    /// What may also be part of a number that it stands before or behind. Quotes and the wide comma are not.
    private static func isTouching(_ scalar: Unicode.Scalar) -> Bool { ".,٫٬·．".unicodeScalars.contains(scalar) }
}

extension Unicode.Scalar {
    fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }

    /// Whether nothing is seen of it: a space, or what only directs a text.
    var isBlank: Bool {
        properties.isWhitespace || properties.generalCategory == .format && self != "\u{ad}"
    }

    /// Whether it says that an amount is below or above zero, or near it. A soft hyphen was a hyphen to some.
    var isSign: Bool {
        properties.generalCategory == .dashPunctuation
            || "+−±∓＋－﹢﹣⁺⁻₊₋➕➖×✕✖÷~～≈∼≃≅≒≳≲<>≤≥≦≧⩽⩾≪≫❌❎🚫⛔✗✘↓⬇▼🔻🔽📉\u{ad}".unicodeScalars.contains(self)
    }

    /// True if it is a picture that changes nothing of an amount before it: `$15.00 ✅`.
    var isOrnament: Bool {
        "✅✔☑🎉🎊🥳💰💵💴💶💷💳🤑👍👏🙌🙏😀😊🙂❤💚🔔🎁✨⭐🌟🏻🏼🏽🏾🏿\u{fe0f}".unicodeScalars.contains(self)
    }

    var isOpening: Bool { ":：;；,，.。!！?？(（[【「『《“\"'‘、".unicodeScalars.contains(self) }

    var isClosing: Bool { ";；,，.．。!！?？)）]】」』》”\"'’、".unicodeScalars.contains(self) }

    var isPunctuation: Bool { isOpening || isClosing }
}
