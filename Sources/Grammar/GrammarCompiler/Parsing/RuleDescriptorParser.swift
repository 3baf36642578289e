import VoiceAssetCore

/// Reads what stands before a rule's colon.
struct RuleDescriptorParser {
    var faults: RuleFaults

    private var text: SourceText { faults.text }

    /// nil if it is faulty.
    mutating func parse(_ range: Range<Int>) -> RuleDescriptor? {
        let scalars = text.scalars[range]
        guard let first = scalars.first, let last = scalars.last else {
            faults.add("nothing before the colon", at: range.lowerBound)
            return nil
        }
        if first.isASCIIDigit, last != "x" { return number(range) }
        let marks = scalars.map { $0 }
        if [["-", "x"], ["I", "n", "f"], ["N", "a", "N"]].contains(marks) { return .special }
        if marks.count == 3, [["x", "x"], ["0", "x"], ["x", "0"]].contains([first, last]) { return .fraction }
        faults.add("before the colon", ["marks": .piece(marks)], at: range.lowerBound)
        return nil
    }

    /// `1,000/100>>`; commas, points and spaces in numbers mean nothing.
    private mutating func number(_ range: Range<Int>) -> RuleDescriptor? {
        var index = range.lowerBound
        guard let base = digits(&index, range.upperBound) else { return nil }
        var radix: Int64 = 10
        if index < range.upperBound, text.scalars[index] == "/" {
            let place = index
            index += 1
            guard let value = digits(&index, range.upperBound) else { return nil }
            guard value >= 2 else {
                faults.add("radix", ["value": .count(value)], at: place)
                return nil
            }
            radix = value
        }
        let lowered = range.upperBound - index
        guard text.scalars[index..<range.upperBound].allSatisfy({ $0.withoutArrow == ">" }) else {
            faults.add("number", ["mark": .piece([text.scalars[index]])], at: index)
            return nil
        }
        guard lowered <= PlaceValue(base: base, radix: radix).exponent else {
            faults.add("places", at: index)
            return nil
        }
        return .number(base: base, radix: radix, lowered: lowered)
    }

    /// Digits up to something that can't be in a number; nil if the number is too large.
    private mutating func digits(_ index: inout Int, _ end: Int) -> Int64? {
        let start = index
        var value: Int64 = 0
        while index < end {
            let scalar = text.scalars[index]
            guard scalar.isASCIIDigit || scalar.isPatternSpace || scalar == "," || scalar == "." else { break }
            index += 1
            guard scalar.isASCIIDigit else { continue }
            let digit = Int64(scalar.value - 0x30)
            guard value <= (RuleLimits.base - digit) / 10 else {
                faults.add(.numbersLimit, "number", ["most": .count(RuleLimits.base)], at: start)
                return nil
            }
            value = value * 10 + digit
        }
        return value
    }
}
