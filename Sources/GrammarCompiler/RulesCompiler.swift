package import Diagnostics
import NumberGrammar

/// Compiles number rules, written in the rule-based number format (RBNF) of UTS #35 part 3, as ICU reads them.
package enum RulesCompiler {
    /// Compiles a file.
    ///
    /// - Parameters:
    ///   - bytes: the file, in UTF-8.
    ///   - file: what diagnostics call it.
    ///   - locale: a BCP 47 tag; its language decides about `$(cardinal,…)$`.
    /// - Returns: nil if there are errors; and all faults of the file, in reading order.
    package static func compile(
        _ bytes: [UInt8], file: String, locale: String
    ) -> (CompiledRules?, [Diagnostic]) {
        guard bytes.count <= RuleLimits.bytes else {
            let fault = Diagnostic(
                .numbersLimit, file: file, found: "\(bytes.count) bytes", limit: "\(RuleLimits.bytes) bytes",
                advice: "remove what is not needed")
            return (nil, [fault])
        }
        let (text, invalid) = SourceText.decode(bytes)
        var faults = RuleFaults(file: file, text: text)
        if let invalid {
            faults.add(
                .numbersSyntax, at: invalid, found: "bytes that are not UTF-8 text", advice: "save the file as UTF-8")
            return (nil, faults.diagnostics)
        }
        let rules = compile(text, plurals: PluralRules(locale: locale) ?? .none, &faults)
        let diagnostics = faults.diagnostics.inReadingOrder()
        return (diagnostics.hasErrors ? nil : rules, diagnostics)
    }

    private static func compile(_ text: SourceText, plurals: PluralRules, _ faults: inout RuleFaults) -> CompiledRules {
        var parser = RuleFileParser(text, faults: faults)
        let parsed = parser.parse()
        faults = parser.faults
        if parsed.isEmpty, faults.diagnostics.isEmpty {
            faults.add(.numbersSyntax, at: text.scalars.count, found: "no rules", advice: "add a rule set")
        }
        let references = RuleReferences(parsed)
        references.check(&faults)
        let leftOut = references.onlyForFractions
        let sets = parsed.filter { !leftOut.contains($0.name) }.map { NumberedSet($0, faults: &faults) }
        var endless = EndlessRules(sets)
        endless.check(&faults)
        if endless.isTooIntricate {
            faults.add(
                .numbersIntricate, at: 0,
                found: "the rule sets are too intricate to see in \(RuleLimits.steps) steps that they end",
                advice: "let fewer rules hand on the same number (`=%set=`)")
        }
        // Nothing that follows can be wrong, and the sets' names are unique.
        guard faults.diagnostics.isEmpty else {
            return CompiledRules(sets: [:], order: [], literals: [], setPositions: [:], rulePositions: [:])
        }
        return lowered(sets, text, plurals)
    }

    private static func lowered(_ sets: [NumberedSet], _ text: SourceText, _ plurals: PluralRules) -> CompiledRules {
        var lowering = RuleLowering(text: text, plurals: plurals, names: sets.map(\.name))
        var setPositions: [String: SourcePosition] = [:]
        var rulePositions: [String: [Int64: SourcePosition]] = [:]
        for set in sets {
            lowering.lower(set)
            setPositions[set.name] = text.position(set.place)
            for rule in set.rules { rulePositions[set.name, default: [:]][rule.base] = text.position(rule.place) }
        }
        lowering.sortLiterals()
        return CompiledRules(
            sets: lowering.sets, order: sets.map(\.name), literals: lowering.literals, setPositions: setPositions,
            rulePositions: rulePositions)
    }
}
