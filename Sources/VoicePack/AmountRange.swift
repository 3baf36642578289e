extension VoicePack {
    /// The amounts that the pack must be able to announce: decimal strings with all digits of the currency.
    package struct AmountRange: Sendable, Hashable {
        /// `0.00`: no leading zeros, exactly the currency's fraction digits.
        package var min: String
        /// At least `min`; the integer part has at most 15 digits.
        package var max: String

        /// Why a text is not a range of amounts.
        package enum Fault: Error, Sendable, Hashable {
            /// Not two amounts with `...` between them.
            case form
            /// This is not a decimal number of ASCII digits.
            case number(String)
            /// This amount has more fraction digits than the currency.
            case fractionDigits(String)
            /// The integer part of this amount has more than 15 digits.
            case tooLarge(String)
            /// The first amount is larger than the second.
            case order
        }

        /// Reads `0.00...99999999.99`.
        /// - Parameter scale: the fraction digits of the currency; missing ones are filled up with zeros.
        package init(parsing text: String, scale: Int) throws(Fault) {
            let bytes = Array(text.utf8)
            let dots = [UInt8](repeating: UInt8(ascii: "."), count: 3)
            guard let index = bytes.indices.first(where: { bytes[$0...].starts(with: dots) }) else { throw .form }
            let min = try Self.amount(String(decoding: bytes[..<index], as: UTF8.self), scale: scale)
            let max = try Self.amount(String(decoding: bytes[(index + 3)...], as: UTF8.self), scale: scale)
            guard (min.utf8.count, min) <= (max.utf8.count, max) else { throw .order }
            self.min = min
            self.max = max
        }

        private static func amount(_ text: String, scale: Int) throws(Fault) -> String {
            let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
            guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isASCIIDigit) }) else {
                throw .number(text)
            }
            let integer = parts[0].drop { $0 == UInt8(ascii: "0") }
            let fraction = parts.count == 2 ? Array(parts[1]) : []
            guard integer.count <= maximumIntegerDigits else { throw .tooLarge(text) }
            guard fraction.count <= scale else { throw .fractionDigits(text) }
            let zeros = [UInt8](repeating: UInt8(ascii: "0"), count: scale - fraction.count)
            return (integer.isEmpty ? "0" : String(decoding: Array(integer), as: UTF8.self))
                + (scale == 0 ? "" : "." + String(decoding: fraction + zeros, as: UTF8.self))
        }

        /// 10^15 − 1 with three fraction digits is 10^18 − 1 minor units, which a 64-bit integer holds.
        private static let maximumIntegerDigits = 15
    }
}
