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

    /// The literals that a set says for a number. `nil` if that does not end, or something is missing.
    func literals(_ set: String, _ number: Int64) -> [Int]? {
        var said = RuleEvaluation(sets)
        defer { budget.step(said.count) }
        return said.say(set, number) ? said.clips : nil
    }

    /// What a set says for a number. `nil` if that does not end, or something is missing.
    func text(_ set: String, _ number: Int64) -> String? { literals(set, number).flatMap(text) }

    /// What operations without a remainder say at a quotient.
    func text(_ operations: some Sequence<RuleTable.Operation>, quotient: Int64) -> String? {
        var said = RuleEvaluation(sets)
        return said.say(operations, quotient) ? text(said.clips) : nil
    }

    private func text(_ said: [Int]) -> String? {
        var text = ""
        for literal in said.map({ literals[$0] }) {
            guard literal.kind == .text, text.utf8.count + literal.text.utf8.count <= Self.maximumText else {
                return nil
            }
            text += literal.text
        }
        budget.step(text.utf8.count / 100)
        return text
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
    /// a word by plural category.
    func chooses(_ set: String) -> Bool {
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
                    case nil, .clip: break
                    case .quotient: return false
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

/// Gives the rest of a word its stem, by copies of the sets that say the rest. Nobody can record an ending.
extension LiteralTable {
    /// The beginning of a word that a set goes on with, and the copies of the set that say it.
    private struct Stem {
        var text: String
        var position: SourcePosition
        /// What stands between the names of a set and of its copy.
        var mark: String

        func name(_ set: String) -> String { set + mark }
    }

    private static let stemMark = "~stem~"

    /// Whether a set is a copy with a stem.
    static func isStemmed(_ set: String) -> Bool { set.contains(stemMark) }

    /// Gives helpers their stem: Italian writes `100: cent>%%with-o>;` with a helper that says `o­uno` for 1 and
    /// `­otto` for 8. It becomes a set that says `cento­uno` and `cent­otto`.
    mutating func glueStems() {
        var copies: [String: String] = [:]
        mapOperations { table, operations in
            var result: [RuleTable.Operation] = []
            for item in operations {
                guard case .clip(let literal)? = result.last, let set = item.set, item != .same(set: set),
                    let cut = table.wordStart(of: literal), table.continuesWords(set)
                else {
                    result.append(item)
                    continue
                }
                let (text, position) = (table.literals[literal].text, table.literals[literal].position)
                result.removeLast()
                if cut > text.startIndex { result.append(.clip(table.add(String(text[..<cut]), at: position))) }
                let stem = Stem(
                    text: String(text[cut...]), position: position, mark: "\(Self.stemMark)\(copies.count)")
                let key = "\(set) \(stem.text)"
                if copies[key] == nil {
                    copies[key] = stem.name(set)
                    table.copySets(from: set, as: stem.name) { Self.stemmed($1, by: stem, &$0, &$2) }
                }
                result.append(item.mapSet { copies[key] ?? $0 })
            }
            return result
        }
    }

    /// What a helper's operations are in a copy.
    ///
    /// - Parameter open: gets the helpers that are to be copied, too.
    private static func stemmed(
        _ operations: [RuleTable.Operation], by stem: Stem, _ table: inout LiteralTable, _ open: inout [String]
    ) -> [RuleTable.Operation] {
        let rest = operations.dropFirst()
        switch operations.first {
        case .same(let set)? where isHelper(set), .remainder(let set)? where table.continuesWords(set):
            open.append(set)
            return [operations[0].mapSet(stem.name)] + rest
        case .clip(let literal)? where table.literals[literal].kind == .text:
            let own = table.literals[literal]
            return [.clip(table.add(stem.text + own.text, at: own.position))] + rest
        default: return [.clip(table.add(stem.text, at: stem.position))] + operations
        }
    }

    /// Whether it is a helper of the rules, and no copy.
    private static func isHelper(_ set: String) -> Bool { set.hasPrefix("%%") && !set.contains("~") }

    /// Whether a helper has a rule whose text goes on with a word, before anything else.
    private func continuesWords(_ set: String) -> Bool {
        guard Self.isHelper(set) else { return false }
        var seen: Set<String> = []
        var open = [set]
        while let next = open.popLast() {
            guard seen.insert(next).inserted else { continue }
            for rule in sets[next] ?? [] where !budget.isSpent {
                budget.step()
                for list in rule.lists {
                    switch list.first {
                    case .clip(let literal):
                        let text = literals[literal].text
                        if literals[literal].kind == .text, !SpokenText.beginsSeparated(text) { return true }
                    case .same(let set) where set.hasPrefix("%%"): open.append(set)
                    default: break
                    }
                }
            }
        }
        return false
    }
}
