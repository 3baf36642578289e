/// An amount of money: an exact decimal number, never binary floating point.
public struct Amount: Sendable, Hashable {
    /// The part before the point, 0 … `maximumInteger`.
    public let integer: Int64
    /// The part after the point in minor units, 0 … 10^scale − 1: 5 for 1.05.
    public let fraction: Int64
    /// The digits after the point that the currency has, 0 … `maximumScale` (ISO 4217).
    public let scale: Int

    /// The largest integer part: 10^15 − 1. With three fraction digits the minor units still fit 64 bits.
    public static let maximumInteger: Int64 = 999_999_999_999_999
    /// The most fraction digits that a currency of ISO 4217 has.
    public static let maximumScale = 3

    /// Why a text is not an amount.
    public enum Fault: Error, Sendable, Equatable {
        /// There is nothing.
        case empty
        /// It has a sign. An announcement has no word for it.
        case sign
        /// It is written with an exponent: `1e3`.
        case exponent
        /// Something else than the digits 0 to 9 and one point between digits, such as a space, a separator, `NaN`, or
        /// a digit of another script.
        case form
        /// More digits after the point than the currency has. Nothing is rounded.
        case fractionDigits(Int, limit: Int)
        /// The integer part is greater than `maximumInteger`.
        case tooLarge
        /// No currency has so many fraction digits.
        case scale(Int)
    }

    /// Reads a decimal number of ASCII digits: `15.5`, `15.50`, `0`, `007`.
    ///
    /// - Parameters:
    ///   - text: the amount as it was typed or sent.
    ///   - scale: the fraction digits of the currency, 0 … `maximumScale`.
    /// - Throws: `Fault` for anything that could mean something else.
    public init(_ text: some StringProtocol, scale: Int) throws(Fault) { try self.init(Array(text.utf8), scale) }

    private init(_ text: [UInt8], _ scale: Int) throws(Fault) {
        guard (0...Self.maximumScale).contains(scale) else { throw .scale(scale) }
        let point = text.firstIndex(of: UInt8(ascii: ".")) ?? text.count
        let (whole, behind) = (text[..<point], text.dropFirst(point + 1))
        let isNumber = !whole.isEmpty && (point == text.count || !behind.isEmpty)
        guard isNumber, Self.areDigits(whole), Self.areDigits(behind) else { throw Self.fault(text) }
        guard behind.count <= scale else { throw .fractionDigits(behind.count, limit: scale) }
        let integer = whole.drop { $0 == UInt8(ascii: "0") }
        guard integer.count <= 15 else { throw .tooLarge }
        (self.integer, self.scale) = (Self.value(integer), scale)
        fraction = Self.value(behind) * Self.unit(scale - behind.count)
    }

    private static func areDigits(_ text: ArraySlice<UInt8>) -> Bool { text.allSatisfy(\.isASCIIDigit) }

    /// Reads an amount as `description` writes it: with all digits of the currency, without leading zeros and sign. `nil`
    /// for every other text.
    package init?(canonical text: String, scale: Int) {
        guard let amount = try? Self(text, scale: scale), amount.description == text else { return nil }
        self = amount
    }

    /// The shortest decimal number that is read as this floating-point value: 15.5, not 15.499999….
    ///
    /// - Throws: `Fault`, also for values that are not finite.
    package init(exactly value: Double, scale: Int) throws(Fault) {
        guard value.isFinite else { throw .form }
        guard value.sign == .plus || value.isZero else { throw .sign }
        // Beyond this a value has no fraction and its description an exponent.
        guard value <= Double(Self.maximumInteger) else { throw .tooLarge }
        // Swift's description is the shortest text that is read as the same value.
        let text = value.isZero ? "0" : "\(value)"
        try self.init(text.hasSuffix(".0") ? text.dropLast(2) : text[...], scale: scale)
    }

    /// The amount nearest to a floating-point value, by the shortest decimal number that is read as this value: 15.50 of 15.5,
    /// 15.51 of 15.505, 0.30 of 0.1 + 0.2. A half goes away from zero, as commerce rounds.
    ///
    /// - Parameters:
    ///   - value: the amount in the currency's major unit, finite and not negative.
    ///   - scale: the fraction digits of the currency, 0 … `maximumScale`.
    /// - Throws: `Fault.sign` below zero, `Fault.form` for what is not finite, `Fault.tooLarge`, `Fault.scale`.
    public init(rounding value: Double, scale: Int) throws(Fault) {
        guard (0...Self.maximumScale).contains(scale) else { throw .scale(scale) }
        guard value.isFinite else { throw .form }
        guard value.sign == .plus || value.isZero else { throw .sign }
        guard value < Double(Self.maximumInteger) + 1 else { throw .tooLarge }
        // Below, a description has an exponent; no currency has so small a unit.
        let text = Array((value < 1e-4 ? "0" : "\(value)").utf8)
        let point = text.firstIndex(of: UInt8(ascii: ".")) ?? text.count
        let digits = Array(text.dropFirst(point + 1))
        let units = (0..<scale).reduce(Self.value(text[..<point])) { units, place in
            units * 10 + (place < digits.count ? Int64(digits[place] - UInt8(ascii: "0")) : 0)
        }
        let isUp = digits.count > scale && digits[scale] >= UInt8(ascii: "5")
        try self.init(minorUnits: units + (isUp ? 1 : 0), scale: scale)
    }

    /// The amount of so many minor units: 1550 for 15.50.
    ///
    /// - Throws: `Fault.sign` below zero, `Fault.tooLarge`, `Fault.scale`.
    public init(minorUnits: Int64, scale: Int) throws(Fault) {
        guard (0...Self.maximumScale).contains(scale) else { throw .scale(scale) }
        guard minorUnits >= 0 else { throw .sign }
        let unit = Self.unit(scale)
        guard minorUnits / unit <= Self.maximumInteger else { throw .tooLarge }
        integer = minorUnits / unit
        fraction = minorUnits % unit
        self.scale = scale
    }

    /// The whole amount in minor units: 1550 for 15.50. At most 10^18 − 1.
    public var minorUnits: Int64 { integer * Self.unit(scale) + fraction }

    /// Minor units in a unit: 10^scale.
    package static func unit(_ scale: Int) -> Int64 { (0..<scale).reduce(1) { unit, _ in unit * 10 } }

    /// The digits of a fraction in minor units; without the zeros at its end unless it is to be whole.
    package static func digits(of fraction: Int64, scale: Int, whole isWhole: Bool) -> [Int64] {
        var rest = fraction
        var digits: [Int64] = []
        for _ in 0..<scale {
            if isWhole || !digits.isEmpty || rest % 10 != 0 { digits.append(rest % 10) }
            rest /= 10
        }
        return digits.reversed()
    }

    private static func value(_ digits: ArraySlice<UInt8>) -> Int64 {
        digits.reduce(0) { $0 * 10 + Int64($1 - UInt8(ascii: "0")) }
    }

    /// What is wrong with a text that is no decimal number.
    private static func fault(_ text: [UInt8]) -> Fault {
        guard let first = text.first else { return .empty }
        let rest = text.dropFirst()
        if first == UInt8(ascii: "-") || first == UInt8(ascii: "+"), rest.first?.isASCIIDigit == true { return .sign }
        let isExponent = { (byte: UInt8) in byte | 0x20 == UInt8(ascii: "e") }
        let signs: [UInt8] = [UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: ".")]
        if first.isASCIIDigit, rest.count(where: isExponent) == 1, rest.last?.isASCIIDigit == true,
            rest.allSatisfy({ $0.isASCIIDigit || isExponent($0) || signs.contains($0) })
        {
            return .exponent
        }
        return .form
    }
}

extension Amount: Comparable, CustomStringConvertible {
    /// Whether the left amount is less, whatever the scales: 1.5 is less than 1.55.
    public static func < (left: Self, right: Self) -> Bool {
        (left.integer, left.fraction * unit(maximumScale - left.scale))
            < (right.integer, right.fraction * unit(maximumScale - right.scale))
    }

    /// The amount with all digits of the currency: `15.50`.
    public var description: String {
        guard scale > 0 else { return "\(integer)" }
        return "\(integer).\(String(repeating: "0", count: scale - "\(fraction)".utf8.count))\(fraction)"
    }
}
