import NumberGrammar
import VoiceAssetGrammarProofs

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
