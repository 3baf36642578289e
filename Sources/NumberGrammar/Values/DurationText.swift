/// A duration as ISO 8601 writes those of hours, minutes and seconds: `PT1H5M`.
package struct DurationText: Sendable, Equatable {
    package let seconds: Int

    /// `PT`, then three numbers of six digits with a letter each.
    package static let maximumLength = 2 + 3 * 7

    /// Reads `PT` and hours, minutes and seconds, at least one of them, each a whole number of at most six digits without zeros
    /// before it; nil of all other texts.
    package init?(_ text: String) {
        var rest = Array(text.utf8)[...]
        guard rest.starts(with: [UInt8(ascii: "P"), UInt8(ascii: "T")]), rest.count > 2 else { return nil }
        rest = rest.dropFirst(2)
        var seconds = 0
        for (letter, unit) in [(UInt8(ascii: "H"), 3600), (UInt8(ascii: "M"), 60), (UInt8(ascii: "S"), 1)] {
            let digits = rest.prefix(while: \.isASCIIDigit)
            guard rest.dropFirst(digits.count).first == letter else { continue }
            guard (1...6).contains(digits.count), digits.count == 1 || digits.first != UInt8(ascii: "0") else {
                return nil
            }
            seconds += digits.reduce(0) { $0 * 10 + Int($1) - 0x30 } * unit
            rest = rest.dropFirst(digits.count + 1)
        }
        guard rest.isEmpty else { return nil }
        self.seconds = seconds
    }
}
