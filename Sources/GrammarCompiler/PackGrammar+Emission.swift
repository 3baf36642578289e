import Diagnostics
import NumberGrammar
import VoicePack

extension PackGrammar {
    /// The table with the pack's clips, without what no amount reaches.
    func emit(_ reach: RuleReach, _ clips: [Int: [Int]]) throws -> AmountGrammar {
        let rules = reachedRules(reach, clips)
        let range = pack.range
        func checked(includesLast: Bool) throws(NumberGrammarError) -> AmountGrammar {
            let table = table(rules.mapValues { Self.withLeaves($0, includesLast: includesLast) }, clips)
            let plain = PlainNames(of: table)
            do throws(NumberGrammarError) {
                return try AmountGrammar(
                    table.renamed { plain.names[$0] ?? $0 }, clipCount: pack.clips.count, range: range)
            } catch {
                throw error.renamed { plain.originals[$0] ?? $0 }
            }
        }
        // Numbers that end a list of leaves are part of it, unless the check can't see that no more are asked for.
        if let grammar = try? checked(includesLast: true) { return grammar }
        return try checked(includesLast: false)
    }

    private func table(_ sets: [String: [NumberTable.Rule]], _ clips: [Int: [Int]]) -> NumberTable {
        let amounts = patterns.map { pattern in
            NumberTable.AmountPattern(
                integer: pattern.integer, fraction: pattern.fraction,
                say: pattern.say.flatMap { item -> [NumberTable.AmountItem] in
                    if case .clip(let literal) = item { (clips[literal] ?? []).map { .clip($0) } } else { [item] }
                })
        }
        let indexes = Dictionary(pack.clips.enumerated().map { ($1.id, $0) }) { first, _ in first }
        let announcements = pack.announcements.map { announcement in
            (
                announcement.id,
                announcement.say.compactMap { item -> NumberTable.AnnouncementItem? in
                    Slot(item)?.kind == .amount ? .amount : indexes[item].map { .clip($0) }
                }
            )
        }
        let table = NumberTable(
            sets: sets, amounts: amounts, announcements: Dictionary(announcements) { first, _ in first })
        return table.withUsedSetsOnly().sharingEqualSets()
    }

    /// The rules of each set in clips. What is not reached is left out; where that would stretch a list of leaves, a
    /// rule that says nothing ends it.
    private func reachedRules(_ reach: RuleReach, _ clips: [Int: [Int]]) -> [String: [NumberTable.Rule]] {
        literals.sets.reduce(into: [:]) { sets, entry in
            let (name, rules) = entry
            var reached: [NumberTable.Rule] = []
            var endsUnreached = false
            for (index, rule) in rules.enumerated() {
                guard case .operations(let operations, let others, let divisor) = rule.content else { continue }
                let says = reach.reaches(name, index, isDivisible: false)
                let saysOthers = reach.reaches(name, index, isDivisible: true)
                let content: NumberTable.Content
                switch (says, saysOthers) {
                case (true, true):
                    content = .operations(
                        operations.inClips(clips), ifDivisible: others?.inClips(clips), divisor: divisor)
                case (true, false): content = .operations(operations.inClips(clips), ifDivisible: nil, divisor: divisor)
                case (false, true):
                    content = .operations((others ?? []).inClips(clips), ifDivisible: nil, divisor: divisor)
                case (false, false): content = .operations([], ifDivisible: nil, divisor: 1)
                }
                let plain = content.withoutDivisor
                endsUnreached = !says && !saysOthers
                if reached.last?.content != plain { reached.append(.init(base: rule.base, plain)) }
            }
            if endsUnreached, reached.count > 1 { reached.removeLast() }
            sets[name] = reached
        }
    }

    /// Rules that each say clips alone for one number, gathered in lists.
    private static func withLeaves(_ rules: [NumberTable.Rule], includesLast: Bool) -> [NumberTable.Rule] {
        var result: [NumberTable.Rule] = []
        for (index, rule) in rules.enumerated() {
            let next = index + 1 < rules.count ? rules[index + 1].base : nil
            guard let clips = rule.content.clips, !clips.isEmpty,
                next == rule.base + 1 || next == nil && includesLast && index > 0
            else {
                result.append(rule)
                continue
            }
            if case .leaves(let leaves)? = result.last?.content, let base = result.last?.base,
                base + Int64(leaves.count) == rule.base
            {
                result[result.count - 1].content = .leaves(leaves + [clips])
            } else {
                result.append(.init(base: rule.base, .leaves([clips])))
            }
        }
        return result
    }
}

extension [NumberTable.Operation] {
    fileprivate func inClips(_ clips: [Int: [Int]]) -> Self {
        flatMap { operation -> Self in
            if case .clip(let literal) = operation { (clips[literal] ?? []).map { .clip($0) } } else { [operation] }
        }
    }
}

extension NumberTable.Content {
    /// The clips if it says nothing else.
    fileprivate var clips: [Int]? {
        guard case .operations(let operations, nil, _) = self else { return nil }
        var clips: [Int] = []
        for operation in operations {
            guard case .clip(let clip) = operation else { return nil }
            clips.append(clip)
        }
        return clips
    }

    /// With 1 for a divisor that nothing is divided by.
    fileprivate var withoutDivisor: Self {
        guard case .operations(let operations, let others, _) = self else { return self }
        let isUsed = operations.contains {
            switch $0 {
            case .clip, .same: false
            case .quotient, .remainder: true
            }
        }
        if others == operations {
            return Self.operations(operations, ifDivisible: nil, divisor: divisor).withoutDivisor
        }
        return isUsed || others != nil ? self : .operations(operations, ifDivisible: nil, divisor: 1)
    }

    private var divisor: Int64 { if case .operations(_, _, let divisor) = self { divisor } else { 0 } }
}

extension NumberTable {
    func references(of set: String) -> [String] {
        (sets[set] ?? []).flatMap { rule -> [String] in
            guard case .operations(let operations, let others, _) = rule.content else { return [] }
            return (operations + (others ?? [])).compactMap {
                switch $0 {
                case .clip: nil
                case .quotient(let set), .remainder(let set), .same(let set): set
                }
            }
        }
    }

    fileprivate func withUsedSetsOnly() -> Self {
        var used: Set<String> = []
        var open = amounts.flatMap { $0.say.compactMap(\.set) }
        while let set = open.popLast() { if used.insert(set).inserted { open += references(of: set) } }
        var table = self
        table.sets = sets.filter { used.contains($0.key) }
        return table
    }
}
