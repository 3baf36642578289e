package import NumberGrammar

/// Hashes of what amounts say, put together from those of their integer parts, fractions and digits, so that a million
/// amounts take a second or two. Equal texts have equal hashes; unequal ones have the same by chance at most.
package struct SpokenHashes {
    /// A polynomial over the symbols, modulo 2^64, and the power that a text before it is multiplied by.
    private struct Said {
        var hash: UInt64 = 0
        var power: UInt64 = 1

        mutating func append(_ next: Said) {
            hash = hash &* next.power &+ next.hash
            power = power &* next.power
        }

        /// How long it is tells it from what only has the same sum.
        var text: UInt64 { hash &+ power &* 0x94d0_49bb_1331_11eb }
    }

    /// An odd number without structure.
    private static let base: UInt64 = 0xd134_2543_de82_ef95
    /// Below this, what a machine says is kept.
    private static let kept: Int64 = 10_000

    private let grammar: AmountGrammar
    private let unit: Int64
    private let scale: Int
    private let clips: [Said]
    /// By machine and number.
    private var known: [String: [Said?]] = [:]

    /// - Parameter spellings: what each clip says.
    package init(_ grammar: AmountGrammar, _ spellings: [[UInt32]]) {
        self.grammar = grammar
        scale = grammar.range.lowerBound.scale
        unit = Amount.unit(scale)
        clips = spellings.map { symbols in
            symbols.reduce(into: Said()) { said, symbol in
                // Mixed, so that symbols that differ in few bits differ in many.
                var mixed = (UInt64(symbol) &+ 1) &* 0x9e37_79b9_7f4a_7c15
                mixed ^= mixed >> 29
                said.append(Said(hash: mixed &* 0xbf58_476d_1ce4_e5b9, power: Self.base))
            }
        }
    }

    /// The hash of an amount, minor units, of the range; nil if no pattern says it.
    package mutating func hash(_ amount: Int64) -> UInt64? {
        let (integer, fraction) = (amount / unit, amount % unit)
        let value = FieldValues([.integer, .fraction], scale: grammar.range.lowerBound.scale) {
            $0 == 0 ? integer : fraction
        }
        let pattern = grammar.table.amounts.first { $0.holds(value) }
        guard let pattern else { return nil }
        var said = Said()
        for item in pattern.say {
            switch item {
            case .clip(let clip): said.append(clips[clip])
            case .field(let field, let set): for number in value.said(of: field) { said.append(of(set, number)) }
            }
        }
        return said.text
    }

    /// The hash of clips one after the other: the control.
    package func hash(of sequence: [Int]) -> UInt64 {
        var said = Said()
        for clip in sequence { said.append(clips[clip]) }
        return said.text
    }

    private mutating func of(_ set: String, _ number: Int64) -> Said {
        guard number < Self.kept else { return found(set, number) }
        if let said = known[set]?[Int(number)] { return said }
        let said = found(set, number)
        known[set, default: Array(repeating: nil, count: Int(Self.kept))][Int(number)] = said
        return said
    }

    private func found(_ machine: String, _ number: Int64) -> Said {
        (grammar.table.machines[machine]?.clips(number) ?? []).reduce(into: Said()) { $0.append(clips[$1]) }
    }
}
