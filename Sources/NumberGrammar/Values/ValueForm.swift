extension NumberTable {
    /// How the text of a value is checked and cut into fields. All values of a form have a rank, by which ranges are compared.
    public enum Form: Sendable, Equatable {
        /// A decimal number with so many digits after the point, 0 … `Amount.maximumScale`; its rank counts the smallest unit.
        case number(scale: Int)
        /// A time of day; its rank counts minutes.
        case time
        /// A day of the calendar; its rank has the digits of year, month and day.
        case date
        /// How long something takes, in these units, the greatest first; its rank counts seconds.
        case duration([Field])
    }
}

/// The fields of one value, at most three.
package struct FieldValues: Sendable {
    private let fields: [NumberTable.Field]
    private var numbers: (Int64, Int64, Int64) = (0, 0, 0)
    /// The digits of the fraction.
    private let scale: Int

    /// - Parameter numbers: those of the fields, in the same order.
    package init(_ fields: [NumberTable.Field], scale: Int = 0, _ number: (Int) -> Int64) {
        (self.fields, self.scale) = (fields, scale)
        if fields.count > 0 { numbers.0 = number(0) }
        if fields.count > 1 { numbers.1 = number(1) }
        if fields.count > 2 { numbers.2 = number(2) }
    }

    package init(_ amount: Amount) {
        self.init(NumberTable.Form.numberFields, scale: amount.scale) { $0 == 0 ? amount.integer : amount.fraction }
    }

    /// A field's number; 0 of one that the value has not.
    package subscript(field: NumberTable.Field) -> Int64 {
        switch fields.firstIndex(of: field) {
        case 0: numbers.0
        case 1: numbers.1
        case 2: numbers.2
        default: 0
        }
    }

    /// The numbers that are said of a field, one after the other.
    package func said(of field: NumberTable.Field) -> [Int64] {
        switch field {
        case .digits, .allDigits: Amount.digits(of: self[.fraction], scale: scale, whole: field == .allDigits)
        case .hour12: [(self[.hour] + 11) % 12 + 1]
        default: [self[field]]
        }
    }
}

extension NumberTable.Form {
    /// The units of durations, seconds.
    package static let seconds: [NumberTable.Field: Int64] = [.hours: 3600, .minutes: 60, .seconds: 1]

    /// As in JSON.
    package var kind: String {
        switch self {
        case .number: "number"
        case .time: "time"
        case .date: "date"
        case .duration: "duration"
        }
    }

    /// The most characters of a text.
    var longest: Int {
        switch self {
        case .number: 19
        case .time: 5
        case .date: 10
        case .duration: DurationText.maximumLength
        }
    }

    static let numberFields: [NumberTable.Field] = [.integer, .fraction]
    private static let timeFields: [NumberTable.Field] = [.hour, .minute]
    private static let dateFields: [NumberTable.Field] = [.year, .month, .day]

    /// The fields that a value has, those of higher rank first.
    package var fields: [NumberTable.Field] {
        switch self {
        case .number: Self.numberFields
        case .time: Self.timeFields
        case .date: Self.dateFields
        case .duration(let units): units
        }
    }

    /// What a field's number is worth in a rank.
    package func worth(of field: NumberTable.Field) -> Int64 {
        switch field {
        case .integer: if case .number(let scale) = self { Amount.unit(scale) } else { 0 }
        case .hour: 60
        case .year: 10_000
        case .month: 100
        case .hours, .minutes, .seconds: Self.seconds[field] ?? 1
        default: 1
        }
    }

    /// The smallest step from rank to rank.
    private var step: Int64 {
        if case .duration(let units) = self { units.last.map(worth) ?? 1 } else { 1 }
    }

    /// The rank of a text; nil unless it has the form.
    package func rank(of text: String) -> Int64? {
        switch self {
        case .number(let scale):
            // A leading zero makes it a number of another kind: a room, a code. Such values are spelled.
            let isPlain = text == "0" || !text.hasPrefix("0") || text.hasPrefix("0.")
            return isPlain ? (try? Amount(text, scale: scale))?.minorUnits : nil
        case .time: return ClockTime(text).map { Int64($0.minutes) }
        case .date: return CalendarDate(text).map { Int64($0.year * 10_000 + $0.month * 100 + $0.day) }
        case .duration: return DurationText(text).map { Int64($0.seconds) }.flatMap { $0 % step == 0 ? $0 : nil }
        }
    }

    /// The text of a rank, as it is read.
    package func text(_ rank: Int64) -> String {
        switch self {
        case .number(let scale): return (try? Amount(minorUnits: rank, scale: scale))?.description ?? ""
        case .time: return "\(ClockTime(minutes: Int(rank)))"
        case .date: return date(rank)?.description ?? ""
        case .duration(let units):
            let letters: [NumberTable.Field: String] = [.hours: "H", .minutes: "M", .seconds: "S"]
            let values = values(rank)
            let said = units.filter { values[$0] > 0 }.map { "\(values[$0])\(letters[$0] ?? "")" }.joined()
            return "PT" + (said.isEmpty ? "0\(units.last.flatMap { letters[$0] } ?? "")" : said)
        }
    }

    private func date(_ rank: Int64) -> CalendarDate? {
        CalendarDate(year: Int(rank / 10_000), month: Int(rank / 100 % 100), day: Int(rank % 100))
    }

    /// The fields of the value of a rank.
    package func values(_ rank: Int64) -> FieldValues {
        let fields = fields
        let scale = if case .number(let scale) = self { scale } else { 0 }
        var rest = rank
        return FieldValues(fields, scale: scale) { place in
            let worth = worth(of: fields[place])
            defer { rest %= worth }
            return rest / worth
        }
    }

    /// The ranks of all values of a range, in order.
    package func ranks(in range: ClosedRange<Int64>) -> some Sequence<Int64> {
        sequence(first: range.lowerBound) { rank in
            var next = rank + step
            if self == .date {
                // Behind the last day of a month comes the first of the next.
                if date(next) == nil { next = (rank / 100 + 1) * 100 + 1 }
                if date(next) == nil { next = (rank / 10_000 + 1) * 10_000 + 101 }
            }
            return next <= range.upperBound ? next : nil
        }
    }

    /// A range between two texts; nil unless both have the form and are written as the form writes them, the smaller one first,
    /// with not too many values between.
    package func range(_ min: String, _ max: String) -> ClosedRange<Int64>? {
        guard let first = rank(of: min), let last = rank(of: max), first <= last else { return nil }
        switch self {
        case .number: guard text(first) == min, text(last) == max else { return nil }
        case .time: break
        case .date: guard last / 10_000 - first / 10_000 < Int64(Self.maximumYears) else { return nil }
        case .duration: guard (last - first) / step < Int64(Self.maximumCount) else { return nil }
        }
        return first...last
    }

    /// The most years that dates of a range have.
    package static let maximumYears = 200
    /// The most durations of a range.
    package static let maximumCount = 100_000
    /// The most patterns of a part.
    package static let maximumPatterns = 100
}
