import NumberGrammar

/// The dates of a slot, ranked by the pattern that says them, then by what it says first, second and third.
///
/// Of a slot that says no years, dates of the same day and month are one: what is said of them is meant to be alike.
struct DateRanks {
    private static let base: Int64 = 10_000
    /// What one pattern has room for: three fields.
    private static let pattern = base * base * base

    private let calendar: ResolvedCalendar
    private(set) var automaton = AmountAutomaton()
    /// Of each pattern, and at last of the dates that none says.
    private var orders: [[CalendarDate.Field]]

    init(_ calendar: ResolvedCalendar) {
        self.calendar = calendar
        let said: [CalendarDate.Field] = calendar.calendar.leavesOutYear ? [.month, .day] : [.year, .month, .day]
        orders =
            calendar.calendar.patterns.map { pattern in
                let order = pattern.say.compactMap(\.field)
                return order + said.filter { !order.contains($0) }
            } + [said]
        var fields = FieldAutomaton()
        let patterns = Dictionary(grouping: calendar.dates) { calendar.pattern(of: $0) ?? orders.count - 1 }
        let starts = patterns.sorted { $0.key < $1.key }.map { index, dates in
            let values = Set(dates.map { date in orders[index].map { date[$0] } })
                .sorted { $0.lexicographicallyPrecedes($1) }
            return fields.state(values[...], way(index))
        }
        fields.automaton.start = fields.automaton.union(starts)
        automaton = fields.automaton
    }

    /// What a pattern says: the clips before and behind a field's value are said with it.
    private func way(_ index: Int) -> FieldAutomaton.Way {
        let order = orders[index]
        let pattern = index < orders.count - 1 ? calendar.calendar.patterns[index] : nil
        var items = order.map { _ in [Int]() }
        var level = 0
        for (item, said) in (pattern?.say ?? []).enumerated() {
            if let field = said.field, let own = order.firstIndex(of: field) { level = own }
            items[level].append(item)
        }
        let calendar = calendar
        return FieldAutomaton.Way(
            index: index,
            clips: { level, value in
                items[level].flatMap { item -> [Int] in
                    Self.date(order[level], value).flatMap { try? calendar.clips(pattern: index, item: item, $0) } ?? []
                }
            },
            rank: { level, value in
                let places = (level + 1..<3).reduce(Int64(1)) { rank, _ in rank * Self.base }
                return Int64(value) * places + (level == 0 ? Int64(index) * Self.pattern : 0)
            })
    }

    /// Some date with this field.
    private static func date(_ field: CalendarDate.Field, _ value: Int) -> CalendarDate? {
        CalendarDate(
            year: field == .year ? value : 2000, month: field == .month ? value : 1, day: field == .day ? value : 1)
    }

    /// The first date of a rank.
    func text(_ rank: Int64) -> String {
        let index = Int(rank / Self.pattern)
        guard orders.indices.contains(index) else { return "" }
        let order = orders[index]
        let fields = [Self.base * Self.base, Self.base, 1].map { Int(rank / $0 % Self.base) }
        let wanted = Dictionary(zip(order, fields)) { first, _ in first }
        var year = wanted[.year] ?? calendar.range.lowerBound.year
        while year <= calendar.range.upperBound.year {
            let date = CalendarDate(year: year, month: wanted[.month] ?? 1, day: wanted[.day] ?? 1)
            if let date, calendar.range.contains(date) { return "\(date)" }
            year += 1
        }
        return ""
    }
}
