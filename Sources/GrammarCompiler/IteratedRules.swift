import Diagnostics
import NumberGrammar

extension CompiledRules {
    static let none = CompiledRules(sets: [:], order: [], literals: [], setPositions: [:], rulePositions: [:])

    /// Numbers digit by digit, by the clips `0` to `9`.
    ///
    /// - Parameter position: where pack.yml asks for that.
    static func iterated(at position: SourcePosition) -> CompiledRules {
        let name = "%digits"
        let digits = (0...9).map { digit in
            NumberTable.Rule(base: Int64(digit), .operations([.clip(digit)], ifDivisible: nil, divisor: 1))
        }
        let more = NumberTable.Rule(
            base: 10, .operations([.quotient(set: name), .remainder(set: name)], ifDivisible: nil, divisor: 10))
        return CompiledRules(
            sets: [name: digits + [more]], order: [name],
            literals: (0...9).map { Literal(text: "{\($0)}", position: position, kind: .text) }, setPositions: [:],
            rulePositions: [:])
    }
}
