import NumberGrammar

/// The time at which a message was sent, as servers write it.
enum SentTime {
    /// Seconds since 1970; `nil` for what is neither a number of (milli)seconds nor an ISO 8601 date with a time and a zone.
    static func seconds(_ text: String) -> Double? {
        guard let number = Double(text) else { return date(text) }
        guard number.isFinite, number > 0 else { return nil }
        // 10^11 milliseconds were in 1973, and as many seconds will be in 5138.
        return number < 1e11 ? number : number / 1000
    }

    /// `2026-11-24T10:00:00.5+01:00`: a `T` or a space, fractions or none, `Z` or an offset. (RFC 3339, section 5.6)
    private static func date(_ text: String) -> Double? {
        let bytes = Array(text.utf8)
        guard (20...40).contains(bytes.count), "Tt ".utf8.contains(bytes[10]), bytes[16] == UInt8(ascii: ":"),
            let date = CalendarDate(string(bytes[..<10])), date.year >= 1970,
            let time = ClockTime(string(bytes[11..<16])), bytes[17..<19].allSatisfy(\.isASCIIDigit),
            let second = Int(string(bytes[17..<19])), second < 61
        else { return nil }
        var rest = bytes[19...]
        var fraction = 0.0
        if rest.first == UInt8(ascii: ".") {
            let digits = rest.dropFirst().prefix(while: \.isASCIIDigit)
            guard let value = Double("0." + string(digits)), !digits.isEmpty else { return nil }
            fraction = value
            rest = rest.dropFirst(1 + digits.count)
        }
        guard let offset = offset(rest) else { return nil }
        let seconds = (daysSince1970(date) * 1440 + time.minutes) * 60 + second - offset
        return seconds > 0 ? Double(seconds) + fraction : nil
    }

    /// The seconds by which a zone is ahead: `Z`, `+08:00`, `+0800`.
    private static func offset(_ text: ArraySlice<UInt8>) -> Int? {
        if text.count == 1 { return text.first.map { $0 | 0x20 } == UInt8(ascii: "z") ? 0 : nil }
        let digits = text.dropFirst().filter { $0 != UInt8(ascii: ":") }
        guard let sign = text.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"), digits.count == 4,
            text.count == 5 || text.count == 6 && text[text.startIndex + 3] == UInt8(ascii: ":"),
            let time = ClockTime(string(digits[..<2] + [UInt8(ascii: ":")] + digits[2...]))
        else { return nil }
        return time.minutes * (sign == UInt8(ascii: "-") ? -60 : 60)
    }

    private static func string(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

    /// From March on, the months before the last day of February have 153 days in five of them.
    private static func daysSince1970(_ date: CalendarDate) -> Int {
        let (year, month) = date.month > 2 ? (date.year, date.month - 3) : (date.year - 1, date.month + 9)
        return year * 365 + year / 4 - year / 100 + year / 400 + (month * 153 + 2) / 5 + date.day - 719_469
    }
}
