/// A day of the Gregorian calendar.
package struct CalendarDate: Sendable, Equatable, CustomStringConvertible {
    /// 1 … 9999.
    package let year: Int
    /// 1 … 12.
    package let month: Int
    /// 1 … 31.
    package let day: Int

    /// Nil unless there is such a day.
    package init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month), day >= 1, day <= Self.days(of: month, in: year)
        else {
            return nil
        }
        (self.year, self.month, self.day) = (year, month, day)
    }

    /// Reads `2026-11-24`; nil of all other texts, and of days that there are not.
    package init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-") else { return nil }
        func number(_ places: Range<Int>) -> Int? {
            guard bytes[places].allSatisfy(\.isASCIIDigit) else { return nil }
            return bytes[places].reduce(0) { $0 * 10 + Int($1) - 0x30 }
        }
        guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10) else { return nil }
        self.init(year: year, month: month, day: day)
    }

    private static func days(of month: Int, in year: Int) -> Int {
        guard month == 2 else { return [4, 6, 9, 11].contains(month) ? 30 : 31 }
        return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    }

    /// As it is read: `2026-03-09`.
    package var description: String {
        func padded(_ number: Int, _ count: Int) -> String {
            let text = String(number)
            return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
        }
        return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
    }
}
