import TestSupport
import Testing
import VoiceChecks

@testable import NumberGrammar
@testable import VoiceAssetGrammarProofs

/// The walk of splicers, told once more.
private struct Walk {
    /// nil if nothing says the number.
    var clips: [Int]?
    /// The edges that it went over, by state and digit.
    var edges: [[Int]] = []

    init(_ machine: NumberTable.Machine, _ number: Int64) {
        let text = String(number)
        guard text.utf8.count <= machine.digits else { return }
        let padded = String(repeating: "0", count: machine.digits - text.utf8.count) + text
        var (said, state) = (machine.first, 0)
        for digit in (machine.isReversed ? String(padded.reversed()) : padded).utf8.map({ Int($0) - 48 })
        where !machine.states.isEmpty {
            edges.append([state, digit])
            guard let next = machine.states[state][digit].next else { return }
            said += machine.states[state][digit].clips
            if next == 0 { break }
            state = next
        }
        clips = machine.isReversed ? said.reversed() : said
    }
}

@Suite("Machines that rules are compiled to")
struct MachineTests {
    private typealias Machine = NumberTable.Machine
    private static let orders: [MachineBuilder.Order] = [.forward, .backward]

    private func whole(_ low: Int64, _ high: Int64) throws -> ClosedRange<Amount> {
        try Amount(minorUnits: low, scale: 0)...Amount(minorUnits: high, scale: 0)
    }

    /// All to 2,000, what is around powers of ten, and random ones of every length.
    private func numbers(_ high: Int64, _ random: inout SeededGenerator) -> [Int64] {
        var numbers = Array(0...min(2000, high))
        for digits in 3...15 {
            let power = Amount.unit(digits)
            numbers += [power - 1, power, power + 1, 2 * power]
        }
        numbers += (0..<300).map { _ in random.logUniform(below: high + 1) } + [high]
        return numbers.filter { $0 <= high }
    }

    // MARK: What they say

    @Test("Say what their rules say, in both orders of digits", arguments: 0..<(Exhaustive.isWanted ? 40 : 2))
    func sayWhatRulesSay(block: Int) throws {
        var (compiled, states) = (0, 0)
        for seed in (block * 10)..<(block * 10 + 10) {
            var random = SeededGenerator(seed: UInt64(seed))
            let sets = RandomRules.sets(&random)
            let oracle = RuleOracle(sets)
            let high = random.logUniform(below: 1_000_000_000_000_000)
            let low = Bool.random(using: &random) ? 0 : Int64.random(in: 0...high, using: &random)
            let table = RuleTable(
                sets: sets, amounts: [.init(say: [.field(.integer, machine: "a")])], announcements: ["x": [.amount]])
            let rules = try RuleGrammar(table, range: whole(low, high))
            for order in Self.orders {
                guard var automaton = try? DecimalAutomaton(rules, order) else { continue }
                let machine = try automaton.machine("a", NumberInterval(low, high))
                compiled += 1
                states += machine.states.count
                #expect(machine.isReversed == (order == .backward) && machine.digits == "\(high)".utf8.count)
                var wrong: [Int64] = []
                for number in numbers(high, &random) + [low, low + 1].filter({ $0 <= high }) {
                    let expected = number < low ? nil : oracle.clips("a", number)
                    let counted = rules.counted(amount: try Amount(minorUnits: number, scale: 0))?.clips
                    let all = [Walk(machine, number).clips, machine.clips(number), counted]
                    if all != [expected, expected, expected] || number >= low && expected == nil {
                        wrong.append(number)
                    }
                }
                #expect(wrong.prefix(5) == [], "seed \(seed), \(order)")
                // Only these numbers are said.
                #expect(machine.clips(high + 1) == nil && (low == 0 || machine.clips(low - 1) == nil))
            }
            // What ships is one of the two.
            if let grammar = try? table.compiled(clipCount: RandomRules.clipCount, range: whole(low, high)) {
                for number in [low, high, (low + high) / 2] {
                    #expect(
                        try grammar.clips(amount: Amount(minorUnits: number, scale: 0)) == oracle.clips("a", number))
                }
            }
        }
        #expect(compiled >= 8)
        Figures.print("random rules", "\(compiled) of 20 compiled", "\(states / max(1, compiled)) states each")
    }

    /// A pack with an integer part, a fraction and digits, and patterns with conditions.
    private func amounts(_ random: inout SeededGenerator) throws -> (RuleTable, ClosedRange<Amount>) {
        let sets = RandomRules.sets(&random)
        let whole: [NumberTable.Item] = [.field(.integer, machine: "a"), .clip(1)]
        let part: [NumberTable.Item] =
            [
                [.field(.fraction, machine: "b")], [.field(.digits, machine: "c")], [.field(.allDigits, machine: "c")],
                [.field(.fraction, machine: "a")],
            ]
            .randomElement(using: &random) ?? []
        let all: [NumberTable.Pattern] = [
            .init(fraction: 0, say: whole), .init(integer: 0, say: part), .init(integer: 3, say: part + whole),
            .init(fraction: 5, say: [.field(.integer, machine: "b")]),
            .init(integer: 7, fraction: 7, say: [.field(.fraction, machine: "a")]),
        ]
        let patterns = all.filter { _ in Bool.random(using: &random) }
        let rest =
            Int.random(in: 0..<5, using: &random) == 0 && !patterns.isEmpty
            ? [] : [.init(say: whole + [.clip(2)] + part)] as [NumberTable.Pattern]
        let scale = Int.random(in: 0...2, using: &random)
        let low = Bool.random(using: &random) ? 0 : Int64.random(in: 0...900, using: &random)
        let high = low + Int64.random(in: 0...[9, 300, 4000][Int.random(in: 0...2, using: &random)], using: &random)
        let table = RuleTable(
            sets: sets, amounts: patterns + rest, announcements: ["x": [.amount]])
        return (table, try Amount(minorUnits: low, scale: scale)...Amount(minorUnits: high, scale: scale))
    }

    /// The grammars of a table, one for each order.
    private func grammars(_ table: RuleTable, _ range: ClosedRange<Amount>) throws -> [AmountGrammar] {
        try Self.orders.compactMap { order in
            guard let machines = try? table.machines(range, order) else { return nil }
            return try AmountGrammar(
                NumberTable(machines: machines, amounts: table.amounts, announcements: table.announcements),
                clipCount: RandomRules.clipCount, range: range)
        }
    }

    private func all(_ range: ClosedRange<Amount>) throws -> [Amount] {
        try (range.lowerBound.minorUnits...range.upperBound.minorUnits).map {
            try Amount(minorUnits: $0, scale: range.lowerBound.scale)
        }
    }

    @Test("Amounts are said as the rules have it", arguments: 0..<(Exhaustive.isWanted ? 600 : 60))
    func amountsOfRules(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let (table, range) = try amounts(&random)
        let rules = try RuleGrammar(table, range: range)
        guard (try? MachineWriter(rules)) != nil else { return }
        let oracle = RuleOracle(table.sets)
        for grammar in try grammars(table, range) {
            var wrong: [Amount] = []
            for amount in try all(range) {
                let pattern = table.amounts.first {
                    $0.when[.integer]?.contains(amount.integer) ?? true
                        && $0.when[.fraction]?.contains(amount.fraction) ?? true
                }
                let digits = String(repeating: "0", count: amount.scale) + "\(amount.fraction)"
                let allDigits = digits.suffix(amount.scale).compactMap { Int64("\($0)") }
                let said = pattern?.say.flatMap { item -> [Int] in
                    switch item {
                    case .clip(let clip): [clip]
                    case .field(.integer, let set): oracle.clips(set, amount.integer) ?? [-1]
                    case .field(.fraction, let set): oracle.clips(set, amount.fraction) ?? [-1]
                    case .field(.allDigits, let set): allDigits.flatMap { oracle.clips(set, $0) ?? [-1] }
                    case .field(_, let set):
                        allDigits.prefix((allDigits.lastIndex(where: { $0 > 0 }) ?? -1) + 1)
                            .flatMap { oracle.clips(set, $0) ?? [-1] }
                    }
                }
                if (try? grammar.clips(amount: amount)) != said { wrong.append(amount) }
                if rules.counted(amount: amount)?.clips != said { wrong.append(amount) }
            }
            #expect(wrong.prefix(5) == [])
        }
    }

    // MARK: Covering

    @Test(
        "One covers another one where it says all of its numbers alike", arguments: 0..<(Exhaustive.isWanted ? 400 : 60)
    )
    func covers(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        var machines: [Machine] = [
            Machine(digits: 2, states: []), Machine(digits: 3, first: [1], states: []),
            Machine(digits: 2, first: [1], isReversed: true, states: []),
        ]
        let sets = RandomRules.sets(&random)
        for _ in 0..<4 {
            let high = Int64.random(in: 0...[9, 99, 2500][Int.random(in: 0...2, using: &random)], using: &random)
            let range = try whole(Int64.random(in: 0...high, using: &random), high)
            let table = RuleTable(sets: sets, amounts: [.init(say: [.field(.integer, machine: "a")])])
            let rules = try RuleGrammar(table, range: range)
            for order in Self.orders {
                guard var automaton = try? DecimalAutomaton(rules, order) else { continue }
                var machine = try automaton.machine(
                    "a", NumberInterval(range.lowerBound.integer, range.upperBound.integer))
                machines.append(machine)
                guard let state = machine.states.indices.randomElement(using: &random) else { continue }
                let digit = Int.random(in: 0...9, using: &random)
                if Bool.random(using: &random) { machine.states[state][digit].clips.append(1) }
                if Bool.random(using: &random) { machine.states[state][digit].next = nil }
                machines.append(machine)
            }
        }
        machines += (0..<3).map { _ in RandomMachines.machine(digits: 1...3, &random) }.filter {
            $0.isSound && $0.clips.allSatisfy { (0..<RandomMachines.clipCount).contains($0) }
        }
        let said = machines.map { machine in
            (0..<Amount.unit(machine.digits)).map { Walk(machine, $0).clips }
        }
        for (one, own) in zip(machines, said) {
            for (other, part) in zip(machines, said) {
                let isAlike = zip(own, part).allSatisfy { $1 == nil || $0 == $1 }
                let expected =
                    one.isReversed == other.isReversed && one.digits >= other.digits && isAlike
                #expect(one.covers(other) == expected, "\(one) \(other)")
            }
        }
    }

    // MARK: Edges

    @Test("Some numbers go over every edge", arguments: 0..<(Exhaustive.isWanted ? 300 : 40))
    func edges(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let sets = RandomRules.sets(&random)
        let high = Int64.random(in: 0...[9, 99, 999, 9999][seed % 4], using: &random)
        let low = Bool.random(using: &random) ? 0 : Int64.random(in: 0...high, using: &random)
        let table = RuleTable(sets: sets, amounts: [.init(say: [.field(.integer, machine: "a")])])
        let rules = try RuleGrammar(table, range: whole(low, high))
        for order in Self.orders {
            guard var automaton = try? DecimalAutomaton(rules, order) else { continue }
            let machine = try automaton.machine("a", NumberInterval(low, high))
            let walks = (low...high).map { Walk(machine, $0) }
            var covered: Set<Int> = []
            let numbers = machine.edgeNumbers(in: low...high, &covered)
            #expect(numbers.allSatisfy { (low...high).contains($0) && Walk(machine, $0).clips != nil })
            #expect(Set(numbers.flatMap { Walk(machine, $0).edges }) == Set(walks.flatMap(\.edges)), "\(order)")
            // No more than there are edges.
            #expect(numbers.count <= max(1, machine.states.count * 10) && Set(numbers).count == numbers.count)
        }
    }

    /// The edges of a grammar's machines that its amounts go over.
    private func edges(_ grammar: AmountGrammar, _ amounts: [Amount]) -> [String: Set<[Int]>] {
        var edges: [String: Set<[Int]>] = [:]
        for amount in amounts where (try? grammar.clips(amount: amount)) != nil {
            guard let pattern = grammar.table.amounts.first(where: { $0.holds(FieldValues(amount)) }) else { continue }
            for item in pattern.say {
                guard case .field(let field, let name) = item, let machine = grammar.table.machines[name] else {
                    continue
                }
                for number in FieldValues(amount).said(of: field) {
                    edges[name, default: []].formUnion(Walk(machine, number).edges)
                }
            }
        }
        return edges
    }

    @Test("Some amounts go over every edge", arguments: 0..<(Exhaustive.isWanted ? 1000 : 150))
    func edgesOfAmounts(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let (table, range) = try amounts(&random)
        guard let grammar = try? table.compiled(clipCount: RandomRules.clipCount, range: range) else { return }
        let chosen = grammar.amounts.edgeAmounts
        #expect(chosen.first == range.lowerBound && chosen.last == range.upperBound && chosen == chosen.sorted())
        #expect(edges(grammar, try all(range)) == edges(grammar, chosen))
    }

    // MARK: Numbers that are left out

    @Test("The smallest amount without an edge is told", arguments: 0..<(Exhaustive.isWanted ? 2000 : 300))
    func missingEdges(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let (table, range) = try amounts(&random)
        guard (try? table.compiled(clipCount: RandomRules.clipCount, range: range)) != nil else { return }
        for grammar in try grammars(table, range) {
            var damaged = grammar.table
            for name in damaged.machines.keys.sorted() {
                for _ in 0..<Int.random(in: 0...3, using: &random) {
                    guard let state = damaged.machines[name]?.states.indices.randomElement(using: &random) else {
                        break
                    }
                    damaged.machines[name]?.states[state][Int.random(in: 0...9, using: &random)].next = nil
                }
            }
            let own = try AmountGrammar(damaged, clipCount: RandomRules.clipCount, range: range)
            let isWhole = damaged.amounts.allSatisfy(\.isForWholeNumbers)
            let unsaid = try all(range).first { amount in
                (!isWhole || amount.fraction == 0) && (try? own.clips(amount: amount)) == nil
            }
            #expect(AmountCoverage(own.amounts).smallestUnsaid == unsaid)
            #expect(
                try AnnouncementProof(own, samples: Array(repeating: 1, count: RandomRules.clipCount)).unsaid
                    == unsaid.map { [.init(slot: "amount", value: "\($0)")] } ?? [])
        }
    }

    // MARK: Machines of any shape

    @Test(
        "Any machine is refused, or walked and proven within bounds", arguments: 0..<(Exhaustive.isWanted ? 2000 : 200))
    func anyMachine(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let machines = [
            "a": RandomMachines.machine(digits: 0...17, &random), "b": RandomMachines.machine(digits: 1...4, &random),
        ]
        let table = NumberTable(
            machines: machines,
            amounts: [
                .init(fraction: 0, say: [.field(.integer, machine: "a"), .clip(0)]),
                .init(say: [
                    .field(.integer, machine: "a"), .field(.fraction, machine: "b"), .field(.digits, machine: "b"),
                ]),
            ], announcements: ["x": [.amount]])
        let range = try Amount("0.00", scale: 2)...Amount("999999999999999.99", scale: 2)
        let isSound = machines.values.allSatisfy { machine in
            let clips = machine.first + machine.states.flatMap { $0.flatMap(\.clips) }
            return machine.digits > 0 && machine.digits < 17
                && machine.states.allSatisfy { state in
                    state.count == 10
                        && state.allSatisfy { $0.next.map { $0 >= 0 && $0 < machine.states.count } ?? true }
                } && clips.allSatisfy { $0 >= 0 && $0 < RandomMachines.clipCount }
        }
        guard isSound else {
            #expect(throws: NumberGrammarError.self) {
                try AmountGrammar(table, clipCount: RandomMachines.clipCount, range: range)
            }
            return
        }
        let grammar = try AmountGrammar(table, clipCount: RandomMachines.clipCount, range: range)
        let (a, b) = (machines["a"]!, machines["b"]!)
        for _ in 0..<100 {
            let amount = try Amount(minorUnits: random.logUniform(below: 100_000_000_000_000_000), scale: 2)
            var parts = [Walk(a, amount.integer).clips]
            if amount.fraction == 0 {
                parts.append([0])
            } else {
                parts.append(Walk(b, amount.fraction).clips)
                let digits =
                    amount.fraction % 10 == 0 ? [amount.fraction / 10] : [amount.fraction / 10, amount.fraction % 10]
                parts += digits.map { Walk(b, $0).clips }
            }
            let expected = parts.contains(nil) ? nil : parts.flatMap { $0 ?? [] }
            do throws(AmountGrammar.Refusal) {
                #expect(try grammar.clips(amount: amount) == expected)
            } catch {
                switch error {
                case .unsaid: #expect(expected == nil)
                case .endless: #expect(parts.reduce(0) { $0 + ($1?.count ?? 0) } > AmountGrammar.maximumClips)
                default: Issue.record(error)
                }
            }
        }
        // Within their bounds, with an answer or without one.
        let clock = ContinuousClock()
        let time = clock.measure {
            _ = grammar.amounts.edgeAmounts
            _ = grammar.refusalOnTrial
            _ = AmountCoverage(grammar.amounts)
            _ = a.covers(b)
            _ = b.covers(a)
            let proof = try? AnnouncementProof(grammar, samples: (0..<RandomMachines.clipCount).map { 1 + $0 })
            _ = try? proof?.alike((0..<RandomMachines.clipCount).map { [UInt32($0 / 2)] })
            _ = try? ClipPlaces(grammar, clipCount: RandomMachines.clipCount)
        }
        #expect(time < .seconds(30), "\(time)")
    }
}

/// Machines of any shape, most of them sound.
enum RandomMachines {
    static let clipCount = 5

    static func machine(digits: ClosedRange<Int>, _ random: inout SeededGenerator) -> NumberTable.Machine {
        // One in four of the machines may be wrong somewhere.
        let isOdd = Int.random(in: 0..<4, using: &random) == 0
        func odd() -> Bool { isOdd && Int.random(in: 0..<60, using: &random) == 0 }
        func clips() -> [Int] {
            let most = Int.random(in: 0..<50, using: &random) == 0 ? 300 : Int.random(in: 0...2, using: &random)
            return (0..<most).map { _ in
                odd()
                    ? [-1, clipCount, .max].randomElement(using: &random)!
                    : Int.random(in: 0..<clipCount, using: &random)
            }
        }
        let count = Int.random(in: 0...7, using: &random)
        let states = (0..<count).map { _ in
            (0..<(odd() ? Int.random(in: 0...12, using: &random) : 10)).map { _ -> NumberTable.Machine.Edge in
                switch Int.random(in: 0..<30, using: &random) {
                case 0: .init(next: nil)
                case 1 where isOdd: .init(next: [-1, count, .max, .min].randomElement(using: &random)!)
                default: .init(next: Int.random(in: 0..<count, using: &random), clips: clips())
                }
            }
        }
        return .init(
            digits: Int.random(in: digits, using: &random), first: clips(), isReversed: Bool.random(using: &random),
            states: states)
    }
}
