/// Numbers as text, and what they are rounded to in text.
extension Double {
    /// Rounded to so many decimals, all of them written: `-16.0`, `0.05`. Infinities are `-inf` and `inf`.
    ///
    /// - Parameter count: 0 … 6.
    package func decimals(_ count: Int) -> String {
        let scale = Self.powerOfTen(count)
        let scaled = (self * scale).rounded()
        // Beyond this not every whole number is a Double.
        guard abs(scaled) < 1e15 else { return "\(self)" }
        let (whole, part) = Int(abs(scaled)).quotientAndRemainder(dividingBy: Int(scale))
        let sign = scaled < 0 ? "-" : ""
        guard count > 0 else { return "\(sign)\(whole)" }
        let digits = String(part)
        return "\(sign)\(whole)." + String(repeating: "0", count: count - digits.count) + digits
    }

    /// Rounded to so many decimals, without zeros at the end: `0.5`, `30`. Infinities are `-inf` and `inf`.
    ///
    /// - Parameter most: 0 … 6.
    package func decimals(upTo most: Int) -> String {
        let scaled = (self * Self.powerOfTen(most)).rounded()
        guard abs(scaled) < 1e15 else { return "\(self)" }
        var text = decimals(most)[...]
        guard most > 0 else { return String(text) }
        while text.last == "0" { text.removeLast() }
        if text.last == "." { text.removeLast() }
        return String(text)
    }

    /// Rounded to so many decimals, or to as many more, six at most, as it takes to see that it is not the limit and on
    /// which side of it it lies: 1.04 where the limit is 1.
    ///
    /// - Parameter count: 0 … 6.
    package func decimals(_ count: Int, apartFrom limit: Double) -> String {
        let places = (count...6).first { isApart(decimals($0), from: limit) }
        return decimals(places ?? count)
    }

    /// The same without zeros at the end.
    package func decimals(upTo most: Int, apartFrom limit: Double) -> String {
        let places = (most...6).first { isApart(decimals($0), from: limit) }
        return decimals(upTo: places ?? most)
    }

    /// With so many decimals, or as many more, six at most, as it has: a limit as it was set.
    ///
    /// - Parameter count: 0 … 6.
    package func decimals(atLeast count: Int) -> String {
        let places = (count...6).first { abs(rounded(toDecimals: $0) - self) < 1e-7 }
        return decimals(places ?? count)
    }

    /// With so many decimals, or with one more if it has no more than that: a target that was set, or calculated from what was measured.
    ///
    /// - Parameter count: 0 … 5.
    package func decimals(aimedAt count: Int) -> String {
        abs(rounded(toDecimals: count + 1) - self) < 1e-7 ? decimals(atLeast: count) : decimals(count)
    }

    private func isApart(_ text: String, from limit: Double) -> Bool {
        guard let value = Double(text) else { return true }
        return self == limit || (value < limit) == (self < limit) && value != limit
    }

    /// Rounded to so many decimals.
    package func rounded(toDecimals count: Int) -> Double {
        let scale = Self.powerOfTen(count)
        return (self * scale).rounded() / scale
    }

    private static func powerOfTen(_ exponent: Int) -> Double { (0..<exponent).reduce(1.0) { power, _ in power * 10 } }
}
