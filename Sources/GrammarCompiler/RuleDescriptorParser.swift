import Diagnostics

/// Reads what stands before a rule's colon.
struct RuleDescriptorParser {
    let text: SourceText
    var faults: RuleFaults

    /// nil if it is faulty.
    mutating func parse(_ range: Range<Int>) -> RuleDescriptor? {
        let scalars = text.scalars[range]
        guard let first = scalars.first, let last = scalars.last else {
            faults.add(
                .numbersSyntax, at: range.lowerBound, found: "nothing before the colon",
                advice: "write the number that the rule begins at, or remove the colon")
            return nil
        }
        if first.isASCIIDigit, last != "x" { return number(range) }
        let marks = scalars.map { $0 }
        if [["-", "x"], ["I", "n", "f"], ["N", "a", "N"]].contains(marks) { return .special }
        if marks.count == 3, [["x", "x"], ["0", "x"], ["x", "0"]].contains([first, last]) { return .fraction }
        faults.add(
            .numbersSyntax, at: range.lowerBound, found: "\(quoted(scalars)) before the colon",
            advice: "write the number that the rule begins at; a colon can't stand in a rule's text")
        return nil
    }

    /// `1,000/100>>`; commas, points and spaces in numbers mean nothing.
    private mutating func number(_ range: Range<Int>) -> RuleDescriptor? {
        var index = range.lowerBound
        guard let base = digits(&index, range.upperBound, limit: RuleLimits.base) else { return nil }
        var radix: Int64 = 10
        if index < range.upperBound, text.scalars[index] == "/" {
            let place = index
            index += 1
            guard let value = digits(&index, range.upperBound, limit: RuleLimits.base) else { return nil }
            guard value >= 2 else {
                faults.add(
                    .numbersSyntax, at: place, found: "radix \(value)", advice: "write a radix of 2 or more, or none")
                return nil
            }
            radix = value
        }
        let lowered = range.upperBound - index
        guard text.scalars[index..<range.upperBound].allSatisfy({ $0.withoutArrow == ">" }) else {
            faults.add(
                .numbersSyntax, at: index, found: "\(quoted(text.scalars[index...index])) in the number of a rule",
                advice: "write digits; after them `/` and a radix, or `>`, may stand")
            return nil
        }
        guard lowered <= PlaceValue(base: base, radix: radix).exponent else {
            faults.add(
                .numbersSyntax, at: index, found: "more `>` than the number has places", advice: "remove some")
            return nil
        }
        return .number(base: base, radix: radix, lowered: lowered)
    }

    /// Digits up to something that can't be in a number; nil if the number is too large.
    private mutating func digits(_ index: inout Int, _ end: Int, limit: Int64) -> Int64? {
        let start = index
        var value: Int64 = 0
        while index < end {
            let scalar = text.scalars[index]
            guard scalar.isASCIIDigit || scalar.isPatternSpace || scalar == "," || scalar == "." else { break }
            index += 1
            guard scalar.isASCIIDigit else { continue }
            let digit = Int64(scalar.value - 0x30)
            guard value <= (limit - digit) / 10 else {
                faults.add(
                    .numbersLimit, at: start, found: "a number above \(limit)", advice: "remove the rule")
                return nil
            }
            value = value * 10 + digit
        }
        return value
    }
}

/// The largest power of a radix that is not above a rule's base: what the number is divided by.
struct PlaceValue {
    let exponent: Int
    let divisor: Int64

    /// - Parameter lowered: how much less the exponent is to be.
    init(base: Int64, radix: Int64, lowered: Int = 0) {
        var powers: [Int64] = [1]
        while base > 0, let last = powers.last, last <= base / radix { powers.append(last * radix) }
        exponent = max(powers.count - 1 - lowered, 0)
        divisor = powers[exponent]
    }
}
