import NumberGrammar

/// Rewrites rules so that the clip at the end is another one: the clip's index and the number of clips.
struct EndMarking {
    /// Where something is said.
    enum Place: Int, Hashable {
        /// Something follows.
        case inner
        /// Nothing follows.
        case last
        /// What follows may say nothing.
        case perhaps
    }

    private struct Use: Hashable {
        var set: String
        var place: Place
    }

    private let table: NumberTable
    private let clipCount: Int
    /// Sets that may say nothing.
    var silent: Set<String> = []
    private var names: [Use: String] = [:]
    private var open: [Use] = []

    init(_ table: NumberTable, clipCount: Int) {
        self.table = table
        self.clipCount = clipCount
    }

    mutating func markedTable() -> NumberTable {
        let amounts = table.amounts.map { pattern in
            let standing = places(pattern.say, in: .last, isSilent: isSilent)
            let say = zip(pattern.say, standing).flatMap { item, place -> [NumberTable.AmountItem] in
                switch item {
                case .clip(let clip): marked(clip, place).map { .clip($0) }
                case .integer(let set): [.integer(set: name(set, place))]
                case .fraction(let set), .digits(let set), .allDigits(let set): [.fraction(set: name(set, place))]
                }
            }
            return pattern.saying(say)
        }
        var sets: [String: [NumberTable.Rule]] = [:]
        while let use = open.popLast() {
            sets[name(use.set, use.place)] = (table.sets[use.set] ?? []).map { rule(marking: $0, use.place) }
        }
        return NumberTable(sets: sets, amounts: amounts, announcements: ["amount": [.amount]])
    }

    private mutating func rule(marking rule: NumberTable.Rule, _ place: Place) -> NumberTable.Rule {
        switch rule.content {
        case .leaves(let leaves):
            let ending = leaves.map { clips in
                zip(clips, places(clips, in: place) { _ in false }).flatMap { marked($0, $1) }
            }
            return .init(base: rule.base, .leaves(ending))
        case .operations: return rule.mapLists { list(marking: $0, place) }
        }
    }

    private mutating func list(
        marking operations: [NumberTable.Operation], _ place: Place
    ) -> [NumberTable.Operation] {
        let silent = silent
        let standing = places(operations, in: place) { $0.set.map(silent.contains) ?? false }
        return zip(operations, standing).flatMap { operation, place -> [NumberTable.Operation] in
            operation.clip.map { marked($0, place).map { .clip($0) } } ?? [operation.mapSet { name($0, place) }]
        }
    }

    /// The places of a list's items, if the list as a whole stands at a place.
    func places<Item>(_ items: [Item], in place: Place, isSilent: (Item) -> Bool) -> [Place] {
        var places = Array(repeating: Place.inner, count: items.count)
        guard place != .inner else { return places }
        var place = place
        for index in items.indices.reversed() {
            places[index] = place
            guard isSilent(items[index]) else { break }
            place = .perhaps
        }
        return places
    }

    /// Whether an item of a pattern may say nothing.
    func isSilent(_ item: NumberTable.AmountItem) -> Bool {
        item.set.map(silent.contains) ?? false
    }

    private func marked(_ clip: Int, _ place: Place) -> [Int] {
        switch place {
        case .inner: [clip]
        case .last: [clip + clipCount]
        case .perhaps: [clip, clip + clipCount]
        }
    }

    /// The name of a set for a place, which is made when all is marked.
    private mutating func name(_ set: String, _ place: Place) -> String {
        let use = Use(set: set, place: place)
        if let name = names[use] { return name }
        let name = "\(names.count)"
        names[use] = name
        open.append(use)
        return name
    }
}
