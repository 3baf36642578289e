import NumberGrammar
import VoiceAssetCore
import VoiceAssetGrammarProofs

/// Rule sets whose "clips" are pieces of text: what the rules say before anyone knows who says it.
struct LiteralTable {
    var sets: [String: [RuleTable.Rule]]
    var literals: [Literal]
    let budget = LiteralBudget()

    init(_ rules: CompiledRules) {
        sets = rules.sets
        literals = rules.literals
    }

    /// Bytes of a rule that is made, with a list of a few operations.
    static let ruleBytes = 256

    /// No number has as long a text, bytes of UTF-8; rules that double it at each step would never end.
    private static let maximumText = 10_000

    /// The index of a text that stands at a place of the rules.
    ///
    /// - Parameter whole: the number in it that must not be cut.
    mutating func add(_ text: String, at position: SourcePosition, whole: WholeNumber? = nil) -> Int {
        budget.make(MemoryLayout<Literal>.stride + text.utf8.count)
        literals.append(Literal(text: text, position: position, kind: .text, whole: whole))
        return literals.count - 1
    }

    /// What a set says for a number. `nil` if that does not end, or something is missing.
    func text(_ set: String, _ number: Int64) -> String? {
        var left = Self.maximumCalls
        return text(set, number, depth: 0, &left)
    }

    /// The most rules that are applied for one text.
    private static let maximumCalls = 10_000

    private func text(_ set: String, _ number: Int64, depth: Int, _ left: inout Int) -> String? {
        left -= 1
        budget.step()
        guard depth < RuleGrammar.maximumDepth, left > 0, !budget.isSpent,
            let rule = sets[set]?.rule(for: number)
        else { return nil }
        return text(rule.operations(on: number), number, rule.content.divisor, depth, &left)
    }

    /// What a rule's operations say for a number.
    private func text(
        _ operations: some Sequence<RuleTable.Operation>, _ number: Int64, _ divisor: Int64, _ depth: Int,
        _ left: inout Int
    ) -> String? {
        var result = ""
        for operation in operations {
            let part: String?
            switch operation {
            case .clip(let literal): part = literals[literal].kind == .text ? literals[literal].text : nil
            case .quotient(let set): part = text(set, number / divisor, depth: depth + 1, &left)
            case .remainder(let set): part = text(set, number % divisor, depth: depth + 1, &left)
            case .same(let set): part = text(set, number, depth: depth + 1, &left)
            }
            guard let part, result.utf8.count + part.utf8.count <= Self.maximumText else { return nil }
            result += part
            budget.step(part.utf8.count / 100)
        }
        return result
    }

    /// What operations without a remainder say at a quotient.
    func text(_ operations: some Sequence<RuleTable.Operation>, quotient: Int64) -> String? {
        var left = Self.maximumCalls
        return text(operations, quotient, 1, 0, &left)
    }

    /// Where the word begins that a literal ends with; nil if a separator ends it.
    func wordStart(of literal: Int) -> String.Index? {
        let text = literals[literal].text
        guard literals[literal].kind == .text, !SpokenText.endsSeparated(text) else { return nil }
        let scalars = text.unicodeScalars
        let word = scalars.reversed().prefix { !SpokenText.isSeparated($0) && $0 != "}" }
        return scalars.index(scalars.endIndex, offsetBy: -word.count)
    }

    /// Whether a set says one literal, or nothing, for every number, chosen by remainders: such are the sets that choose
    /// a word by plural category. Endings have no separator before them.
    func chooses(_ set: String, endingsOnly: Bool) -> Bool {
        var seen: Set<String> = []
        var open = [set]
        while let next = open.popLast() {
            guard seen.insert(next).inserted else { continue }
            for rule in sets[next] ?? [] {
                budget.step()
                guard !budget.isSpent else { return false }
                for list in rule.lists {
                    guard list.count <= 1 else { return false }
                    switch list.first {
                    case nil: break
                    case .quotient: return false
                    case .clip(let literal):
                        let text = literals[literal].text
                        if endingsOnly, !text.isEmpty, SpokenText.beginsSeparated(text) {
                            return false
                        }
                    case .remainder(let set), .same(let set): open.append(set)
                    }
                }
            }
        }
        return true
    }

    /// Applies a change to the operations of every rule.
    mutating func mapOperations(
        _ change: (inout LiteralTable, [RuleTable.Operation]) -> [RuleTable.Operation]
    ) {
        for name in sets.keys.sorted() {
            for (index, rule) in (sets[name] ?? []).enumerated() where !budget.isSpent {
                budget.step()
                let changed = rule.mapLists { change(&self, $0) }
                sets[name]?[index] = changed
            }
        }
    }

    /// Copies a set, and those that the change adds to the open ones, under other names.
    ///
    /// - Parameter change: what becomes of a list of operations.
    mutating func copySets(
        from set: String, as name: (String) -> String,
        _ change: (inout LiteralTable, [RuleTable.Operation], _ open: inout [String]) -> [RuleTable.Operation]
    ) {
        var open = [set]
        while let next = open.popLast() {
            guard sets[name(next)] == nil, let rules = sets[next] else { continue }
            var copies: [RuleTable.Rule] = []
            for rule in rules where !budget.isSpent {
                budget.step()
                budget.make(Self.ruleBytes)
                copies.append(rule.mapLists { change(&self, $0, &open) })
            }
            sets[name(next)] = copies
        }
    }
}

extension [RuleTable.Rule] {
    /// The place of the rule that applies to a number; nil if the first one begins above it.
    func place(for number: Int64) -> Int? {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle].base <= number { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? low - 1 : nil
    }

    /// The rule that applies to a number; nil if the first one begins above it.
    func rule(for number: Int64) -> RuleTable.Rule? { place(for: number).map { self[$0] } }
}
