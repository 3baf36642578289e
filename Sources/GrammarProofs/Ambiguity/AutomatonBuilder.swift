import NumberGrammar

/// Makes the automaton of what a grammar says for all amounts of its range, without looking at each of them.
///
/// Between two bases a rule says n = D·h + r by h and r, which over whole blocks run independently of each other: the
/// automaton says one after the other. Where something on h stands between two things on r, one of those that only has
/// a few things to say is said in each of these ways, with the condition on r that it is the right one.
struct AutomatonBuilder {
    private struct State: Hashable {
        var items: [SpokenItem]
        var numbers: NumberInterval
        var unit: Int64
        var next: Int
    }

    /// The most numbers that are looked at one by one because nothing else takes them apart.
    private static let mostSingles: Int64 = 1000

    let grammar: AmountGrammar
    private(set) var automaton = AmountAutomaton()
    private(set) var budget: SearchBudget
    /// The bytes of the automaton that the budget knows of.
    private var heldBytes = 0
    private var outputs: SetOutputs
    private var known: [State: Int] = [:]
    private var scale: Int { grammar.range.lowerBound.scale }

    init(_ grammar: AmountGrammar, budget: SearchBudget = SearchBudget(width: 1, limit: SearchBudget.keeping)) {
        self.grammar = grammar
        self.budget = budget
        outputs = SetOutputs(grammar.sets)
    }

    /// - Parameter limit: the largest amount; nil for all of the range.
    mutating func build(upTo limit: Amount? = nil) throws(TooIntricate) {
        var starts: [Int] = []
        for (index, region) in AmountRegions(grammar, upTo: limit ?? grammar.range.upperBound).said {
            let items = grammar.patterns[index].say.map { item in
                switch item {
                case .clip(let clip): NumberHalves.Item(item: SpokenItem(matter: .clip(clip)), isHigh: true)
                case .integer(let set): NumberHalves.Item(item: SpokenItem(matter: .set(set)), isHigh: true)
                case .fraction(let set): NumberHalves.Item(item: SpokenItem(matter: .set(set)), isHigh: false)
                case .digits(let set, let isWhole):
                    NumberHalves.Item(item: SpokenItem(matter: .digits(set: set, whole: isWhole)), isHigh: false)
                }
            }
            let halves = NumberHalves(
                items: items, high: region.integers, low: region.fractions, unit: Amount.unit(scale))
            starts.append(try state(halves, unit: 1, then: AmountAutomaton.end))
        }
        automaton.start = automaton.union(starts)
    }

    // MARK: One number

    /// A state that says items for all numbers of an interval and goes on.
    ///
    /// - Parameter unit: what the amount grows by with the number.
    private mutating func state(
        _ items: [SpokenItem], _ numbers: NumberInterval, unit: Int64, then next: Int
    ) throws(TooIntricate) -> Int {
        guard next != AmountAutomaton.dead else { return next }
        try step(items)
        guard let items = try decided(items, numbers) else { return AmountAutomaton.dead }
        let clips = items.compactMap(\.clip)
        guard clips.count < items.count else {
            // All numbers are said alike: the two smallest tell enough.
            let rest = automaton.path(clips, then: next)
            let values = numbers.low < numbers.high ? [numbers.low, numbers.low + 1] : [numbers.low]
            return automaton.state(values.map { .init(clip: nil, value: $0 * unit, target: rest) })
        }
        let state = State(items: items, numbers: numbers, unit: unit, next: next)
        if let known = known[state] { return known }
        var targets: [Int] = []
        for piece in pieces(items, numbers) { targets.append(try self.piece(items, piece, unit: unit, then: next)) }
        let union = automaton.union(targets)
        budget.hold(Self.stateBytes + items.count * Self.itemBytes)
        known[state] = union
        return union
    }

    /// The parts of an interval in which each set that is applied to the number itself has one rule.
    private func pieces(_ items: [SpokenItem], _ numbers: NumberInterval) -> [NumberInterval] {
        var starts: Set<Int64> = [numbers.low]
        for item in items where item.part == .whole {
            switch item.matter {
            case .zero: starts.insert(max(1, numbers.low))
            case .set(let set), .says(let set, _): starts.formUnion(numbers.laterRules(of: grammar.sets[set]))
            case .clip, .digits: break
            }
        }
        return numbers.parts(at: starts)
    }

    /// What is said over one of these parts.
    private mutating func piece(
        _ items: [SpokenItem], _ numbers: NumberInterval, unit: Int64, then next: Int
    ) throws(TooIntricate) -> Int {
        guard let items = try decided(items, numbers) else { return AmountAutomaton.dead }
        guard numbers.low < numbers.high, items.contains(where: { $0.clip == nil }) else {
            return try state(items, numbers, unit: unit, then: next)
        }
        var ways: [[SpokenItem]] = [[]]
        var heldWays = 0
        defer { budget.release(heldWays) }
        var isExpanded = false
        for item in items {
            guard item.part == .whole, item.clip == nil else {
                for index in ways.indices { ways[index].append(item) }
                continue
            }
            guard let expansions = RuleExpansion(item, at: numbers.low, grammar.sets)?.ways else {
                return try each(items, numbers, unit: unit, then: next)
            }
            isExpanded = true
            budget.step(ways.count * expansions.count)
            let bytes = wayBytes(ways) * expansions.count + wayBytes(expansions) * ways.count
            heldWays += bytes
            budget.hold(bytes)
            try step(items)
            ways = ways.flatMap { way in expansions.map { way + $0 } }
        }
        guard isExpanded else { return try blocks(items, numbers, unit: unit, then: next) }
        var targets: [Int] = []
        for way in ways { targets.append(try state(way, numbers, unit: unit, then: next)) }
        return automaton.union(targets)
    }

    /// Splits the numbers by the largest divisor.
    private mutating func blocks(
        _ items: [SpokenItem], _ numbers: NumberInterval, unit: Int64, then next: Int
    ) throws(TooIntricate) -> Int {
        guard let (divisor, sided) = NumberHalves.split(items) else {
            return try each(items, numbers, unit: unit, then: next)
        }
        var targets: [Int] = []
        for block in NumberBlock.all(in: numbers, unit: divisor, splitsZero: false) {
            let halves = NumberHalves(items: sided, high: block.quotients, low: block.remainders, unit: divisor)
            targets.append(try state(halves, unit: unit, then: next))
        }
        return automaton.union(targets)
    }

    /// Every number of an interval by itself.
    private mutating func each(
        _ items: [SpokenItem], _ numbers: NumberInterval, unit: Int64, then next: Int
    ) throws(TooIntricate) -> Int {
        guard budget.allows(steps: numbers.count), budget.holds(Int(numbers.count), of: Self.targetBytes) else {
            throw tooIntricate(items)
        }
        defer { budget.release(Int(numbers.count) * Self.targetBytes) }
        var targets: [Int] = []
        for number in numbers.low...numbers.high {
            targets.append(try state(items, NumberInterval(number, number), unit: unit, then: next))
        }
        return automaton.union(targets)
    }

    /// The items with what is the same for all numbers of an interval as clips, and without conditions that all meet.
    ///
    /// - Returns: nil if none meets them.
    private mutating func decided(
        _ items: [SpokenItem], _ numbers: NumberInterval
    ) throws(TooIntricate) -> [SpokenItem]? {
        var decided: [SpokenItem] = []
        for var item in items {
            var own = numbers
            switch item.part {
            case .whole: break
            case .quotient(1): item.part = .whole
            case .quotient(let divisor): own = numbers.quotients(by: divisor)
            case .remainder(let divisor) where divisor > numbers.high: item.part = .whole
            case .remainder(let divisor): own = numbers.remainders(by: divisor)
            }
            if case .zero(let isZero) = item.matter, own.low > 0 {
                if isZero { return nil }
            } else if item.clip != nil || own.low < own.high {
                decided.append(item)
            } else if let clips = try clips(item, own.low) {
                decided += clips.map { SpokenItem(matter: .clip($0)) }
            } else {
                return nil
            }
        }
        return decided
    }

    /// What an item says for a number; nil if it is a condition that the number does not meet.
    private mutating func clips(_ item: SpokenItem, _ number: Int64) throws(TooIntricate) -> [Int]? {
        var clips: [Int] = []
        switch item.matter {
        case .clip(let clip): clips = [clip]
        case .set(let set): budget.apply(rules: grammar.append(set, number, to: &clips))
        case .digits(let set, let isWhole):
            for digit in Amount.digits(of: number, scale: scale, whole: isWhole) {
                budget.apply(rules: grammar.append(set, digit, to: &clips))
            }
        case .says(let set, let said):
            budget.apply(rules: grammar.append(set, number, to: &clips))
            guard clips == said else { return nil }
            clips = []
        case .zero(let isZero):
            guard isZero == (number == 0) else { return nil }
        }
        guard !budget.isSpent else { throw tooIntricate([item]) }
        return clips
    }

    // MARK: Two numbers

    /// A state that says what is said of both halves of numbers and goes on.
    private mutating func state(
        _ halves: NumberHalves, unit: Int64, then next: Int
    ) throws(TooIntricate) -> Int {
        var halves = halves
        try step(halves.items.map(\.item))
        // What is the same for all numbers of a half does not tie it to the other.
        var items: [NumberHalves.Item] = []
        for sided in halves.items {
            guard let decided = try decided([sided.item], sided.isHigh ? halves.high : halves.low) else {
                return AmountAutomaton.dead
            }
            items += decided.map { .init(item: $0, isHigh: sided.isHigh) }
        }
        halves.items = items
        guard let order = halves.order else { return try untied(halves, unit: unit, then: next) }
        var state = next
        for part in order.reversed() {
            switch part {
            case .clips(let clips): state = automaton.path(clips, then: state)
            case .high(let items):
                state = try self.state(items, halves.high, unit: unit * halves.unit, then: state)
            case .low(let items): state = try self.state(items, halves.low, unit: unit, then: state)
            }
        }
        return state
    }

    /// Takes apart what stands on both sides of the other half.
    private mutating func untied(
        _ halves: NumberHalves, unit: Int64, then next: Int
    ) throws(TooIntricate) -> Int {
        var best: (index: Int, outputs: [[Int]])?
        for (index, sided) in halves.items.enumerated() {
            guard case .set(let set) = sided.item.matter else { continue }
            let numbers = (sided.isHigh ? halves.high : halves.low).part(sided.item.part)
            guard let outputs = outputs.outputs(of: set, over: numbers, budget: &budget) else { continue }
            if outputs.count < best?.outputs.count ?? .max { best = (index, outputs) }
        }
        try step(halves.items.map(\.item))
        var targets: [Int] = []
        if let (index, outputs) = best, let set = halves.items[index].item.set {
            for output in outputs {
                var way = halves
                way.items[index].item.matter = .says(set: set, output)
                let clips = output.map { NumberHalves.Item(item: SpokenItem(matter: .clip($0)), isHigh: true) }
                way.items.insert(contentsOf: clips, at: index)
                targets.append(try state(way, unit: unit, then: next))
            }
        } else {
            let isHigh = halves.high.count < halves.low.count
            let numbers = isHigh ? halves.high : halves.low
            guard numbers.count <= Self.mostSingles else { throw tooIntricate(halves.items.map(\.item)) }
            for number in numbers.low...numbers.high {
                var way = halves
                if isHigh { way.high = .init(number, number) } else { way.low = .init(number, number) }
                targets.append(try state(way, unit: unit, then: next))
            }
        }
        return automaton.union(targets)
    }

    // MARK: Work and memory

    /// Bytes of an entry of `known` in a dictionary that is half full on average, with the header of its items; and of one
    /// of these.
    private static let stateBytes = 180
    private static let itemBytes = MemoryLayout<SpokenItem>.stride
    /// Bytes of a target that is to become an edge, while the lists grow.
    private static let targetBytes = 16 + AmountAutomaton.edgeBytes

    private func wayBytes(_ ways: [[SpokenItem]]) -> Int { ways.reduce(0) { $0 + 40 + $1.count * Self.itemBytes } }

    private mutating func step(_ items: [SpokenItem]) throws(TooIntricate) {
        budget.step(1 + items.count)
        budget.hold(automaton.bytes - heldBytes)
        heldBytes = automaton.bytes
        guard !budget.isSpent else { throw tooIntricate(items) }
    }

    private func tooIntricate(_ items: [SpokenItem]) -> TooIntricate {
        let set = items.compactMap(\.set).first.map { grammar.sets[$0].name }
        return budget.tooIntricate(set ?? grammar.table.amounts.lazy.flatMap(\.say).compactMap(\.set).first ?? "")
    }
}
