package import VoiceTables

extension NumberSample {
    /// A number that stands in a text.
    package struct Run: Sendable {
        /// Its digits, with a point before those of the fraction, without zeros at the fraction's end,
        /// unless it has three digits, which may be thousands to those who wrote them.
        package let digits: String
        /// Where it ends.
        package let end: Int
    }

    /// The longest number of this form that begins at a place of a folded text; nil if there is none, or a zero stands before its digits.
    package func run(in text: [UInt32], at start: Int) -> Run? {
        var end = Self.digits(in: text, at: start)
        guard end > start, end == start + 1 || text[start] != 0x30 else { return nil }
        if end - start <= 3, text[start] != 0x30, let last = groups(in: text, behind: end) { end = last }
        let digits = Self.text(text, start..<end)
        let fraction = end < text.count && text[end] == point ? Self.digits(in: text, at: end + 1) : 0
        guard fraction > end + 1 else { return Run(digits: digits, end: end) }
        var last = fraction
        while last > end + 1, text[last - 1] == 0x30, fraction - end != 4 { last -= 1 }
        let places = last > end + 1 ? ".\(Self.text(text, end + 1..<last))" : ""
        return Run(digits: digits + places, end: fraction)
    }

    /// Where the groups behind the first digits end; nil if there are none.
    private func groups(in text: [UInt32], behind start: Int) -> Int? {
        var (end, last) = (start, Int?.none)
        while end < text.count, isGroupSign(text[end]) {
            let next = Self.digits(in: text, at: end + 1)
            let count = next - end - 1
            if count == 3 {
                last = next
                if self == .indian { break }
            } else if self != .indian || count != 2 {
                break
            }
            end = next
        }
        return last
    }

    private var point: UInt32 {
        switch self {
        case .comma, .pointComma, .blankComma: 0x2c
        default: 0x2e
        }
    }

    private func isGroupSign(_ scalar: UInt32) -> Bool {
        switch self {
        case .pointed, .comma: false
        case .commaPoint, .indian: scalar == 0x2c
        case .pointComma: scalar == 0x2e
        case .blankPoint, .blankComma: scalar == ScalarClass.space
        case .apostrophe: scalar == 0x27 || scalar == 0x2019
        }
    }

    /// Where the digits end that begin at a place.
    static func digits(in text: [UInt32], at start: Int) -> Int {
        text[start...].prefix(while: ScalarClass.isDigit).endIndex
    }

    /// The digits of a range as text, without the signs between groups.
    private static func text(_ text: [UInt32], _ range: Range<Int>) -> String {
        let digits = text[range].filter(ScalarClass.isDigit)
        return String(decoding: digits.map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self)
    }
}
