extension Double {
    /// With one decimal, `-16.0`; infinities as `-inf` and `inf`.
    package var decibels: String {
        guard isFinite else { return self < 0 ? "-inf" : "inf" }
        guard abs(self) < 1e12 else { return String(self) }
        let tenths = Int((self * 10).rounded())
        return "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)"
    }

    /// Rounded to so many decimals, without a trailing `.0`.
    package func rounded(toPlaces places: Int) -> String {
        let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
        let value = (self * scale).rounded() / scale
        return value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
    }

    /// Rounded to so many decimals.
    package func rounded(_ places: Int) -> Double {
        let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
        return (self * scale).rounded() / scale
    }
}
