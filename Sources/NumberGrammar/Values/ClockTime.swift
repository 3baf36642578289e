/// A time of day, to the minute.
package struct ClockTime: Sendable, Equatable, CustomStringConvertible {
    /// 0 … 23.
    package let hour: Int
    /// 0 … 59.
    package let minute: Int

    /// The time so many minutes after midnight, 0 … 1439.
    package init(minutes: Int) { (hour, minute) = (minutes / 60, minutes % 60) }

    /// Reads two digits, a colon, and two digits; nil of all other texts, and of `24:00`.
    package init?(_ text: String) {
        let bytes = Array(text.utf8)
        let digits = [0, 1, 3, 4].map { $0 < bytes.count ? Int(bytes[$0]) - 0x30 : -1 }
        guard bytes.count == 5, bytes[2] == UInt8(ascii: ":"), digits.allSatisfy((0...9).contains) else { return nil }
        (hour, minute) = (digits[0] * 10 + digits[1], digits[2] * 10 + digits[3])
        guard hour < 24, minute < 60 else { return nil }
    }

    /// Minutes after midnight.
    package var minutes: Int { hour * 60 + minute }

    /// As it is read: `09:05`.
    package var description: String { "\(hour / 10)\(hour % 10):\(minute / 10)\(minute % 10)" }
}
