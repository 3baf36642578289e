import NumberGrammar
import VoiceAssetGrammarProofs
import VoiceAssetPacks

/// Puts a pack's clips in the place of the literals, and leaves out what no amount reaches.
struct TableEmission {
    let pack: VoicePack
    let grammar: LiteralGrammar
    let reach: RuleReach
    let assignment: ClipAssignment

    /// The rules in clips.
    func rules() throws(RuleFault) -> RuleGrammar {
        let sets = Dictionary(
            uniqueKeysWithValues: grammar.literals.sets.map { name, rules in
                (name, reach.reached(rules, of: name, in: assignment.clipsOfLiterals))
            })
        let used = sets.reached(from: grammar.sets)
        let table = RuleTable(
            sets: sets.filter { used.contains($0.key) }, amounts: amounts,
            announcements: pack.announcements(of: assignment.clips))
        return try RuleGrammar(table, range: pack.range)
    }

    /// The table that ships, with the rules compiled to machines.
    ///
    /// - Throws: `TooIntricate`, or `RuleFault` for a table that is not sound.
    func compiled(_ rules: RuleGrammar) throws -> AmountGrammar {
        var shared = SharedMachines()
        let names = shared.names(try MachineWriter(rules).machines)
        var table = NumberTable(
            machines: shared.machines,
            amounts: rules.table.amounts.map { $0.saying($0.say.map { $0.mapMachine { names[$0] ?? $0 } }) },
            announcements: rules.table.announcements)
        table.endForms = NumberTable.endForms(of: assignment.clips)
        do throws(NumberGrammarError) {
            return try AmountGrammar(table, clipCount: assignment.clips.count, range: pack.range)
        } catch {
            throw RuleFault.table(error)
        }
    }

    private var amounts: [NumberTable.Pattern] {
        grammar.patterns.map { pattern in
            pattern.saying(
                pattern.say.flatMap { item in
                    item.clip.map { (assignment.clipsOfLiterals[$0] ?? []).map { .clip($0) } } ?? [item]
                })
        }
    }
}

/// Machines under the names that they ship with: one in the place of several of which it says all.
struct SharedMachines {
    private(set) var machines: [String: NumberTable.Machine] = [:]

    /// Adds a machine, unless one says the same already.
    ///
    /// - Parameter set: the name of its rule set.
    /// - Returns: the name that it ships with: that of the set without percent signs, each once.
    mutating func name(_ machine: NumberTable.Machine, of set: String) -> String {
        for (name, known) in machines.sorted(by: { $0.key < $1.key }) {
            if known.covers(machine) { return name }
            if machine.covers(known) {
                machines[name] = machine
                return name
            }
        }
        let plain = set.withoutMarks { machines[$0] != nil }
        machines[plain] = machine
        return plain
    }

    /// Adds machines by the names of their sets, in the order of these.
    ///
    /// - Returns: by set the name of its machine.
    mutating func names(_ all: [String: NumberTable.Machine]) -> [String: String] {
        var names: [String: String] = [:]
        for (set, machine) in all.sorted(by: { $0.key < $1.key }) { names[set] = name(machine, of: set) }
        return names
    }
}
