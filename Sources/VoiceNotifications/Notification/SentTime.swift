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
        let signs = [4, 7, 13, 16].map { bytes.count > $0 ? bytes[$0] : 0 }
        guard (20...40).contains(bytes.count), signs == Array("--::".utf8), "Tt ".utf8.contains(bytes[10]) else {
            return nil
        }
        let fields = [(0, 4), (5, 7), (8, 10), (11, 13), (14, 16), (17, 19)].map { whole(bytes[$0.0..<$0.1]) }
        let numbers = fields.compactMap { $0 }
        guard numbers.count == 6, (1970...9999).contains(numbers[0]), (1...12).contains(numbers[1]),
            (1...days(in: numbers[1], of: numbers[0])).contains(numbers[2]), numbers[3] < 24, numbers[4] < 60,
            numbers[5] < 61
        else { return nil }
        var rest = bytes[19...]
        var fraction = 0.0
        if rest.first == UInt8(ascii: ".") {
            let digits = rest.dropFirst().prefix(while: \.isASCIIDigit)
            guard let value = Double("0." + String(decoding: digits, as: UTF8.self)), !digits.isEmpty else {
                return nil
            }
            fraction = value
            rest = rest.dropFirst(1 + digits.count)
        }
        guard let offset = offset(rest) else { return nil }
        let day = daysSince1970(numbers[0], numbers[1], numbers[2])
        let seconds = ((day * 24 + numbers[3]) * 60 + numbers[4]) * 60 + numbers[5] - offset
        return seconds > 0 ? Double(seconds) + fraction : nil
    }

    /// The seconds by which a zone is ahead: `Z`, `+08:00`, `+0800`.
    private static func offset(_ text: ArraySlice<UInt8>) -> Int? {
        if text.count == 1 { return text.first.map { $0 | 0x20 } == UInt8(ascii: "z") ? 0 : nil }
        let digits = text.dropFirst().filter { $0 != UInt8(ascii: ":") }
        guard let sign = text.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"), digits.count == 4,
            text.count == 5 || text.count == 6 && text[text.startIndex + 3] == UInt8(ascii: ":"),
            let hours = whole(digits[..<2]), let minutes = whole(digits[2...]), hours < 24, minutes < 60
        else { return nil }
        return (hours * 60 + minutes) * (sign == UInt8(ascii: "-") ? -60 : 60)
    }

    private static func whole(_ digits: ArraySlice<UInt8>) -> Int? {
        digits.allSatisfy(\.isASCIIDigit) ? digits.reduce(0) { $0 * 10 + Int($1) - 0x30 } : nil
    }

    private static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

    private static func days(in month: Int, of year: Int) -> Int {
        [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
    }

    private static func daysSince1970(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let years = (1970..<year).reduce(0) { $0 + (isLeap($1) ? 366 : 365) }
        return (1..<month).reduce(years) { $0 + days(in: $1, of: year) } + day - 1
    }
}
