import NumberGrammar
package import VoiceAssetCore

/// Compiles number rules, written in the rule-based number format (RBNF) of UTS #35 part 3, as ICU reads them.
package enum RulesCompiler {
    /// Compiles a file.
    ///
    /// - Parameters:
    ///   - bytes: the file, in UTF-8.
    ///   - file: what diagnostics call it.
    ///   - locale: a BCP 47 tag; its language decides about `$(cardinal,…)$`.
    ///   - isBounded: whether sets say nothing past their ends, where ICU goes on with their last rule.
    /// - Returns: nil if there are errors; and all faults of the file, in reading order.
    package static func compile(
        _ bytes: [UInt8], file: String, locale: String, isBounded: Bool = false
    ) -> (CompiledRules?, [Finding]) {
        guard bytes.count <= RuleLimits.bytes else {
            let surplus = Finding(
                .numbersLimit, file: file, found: "\(bytes.count.description, in: "bytes")",
                limit: "\(RuleLimits.bytes.description, in: "bytes")", advice: "remove what is not needed")
            return (nil, [surplus])
        }
        let (text, invalid) = SourceText.decode(bytes)
        var faults = RuleFaults(text)
        if let invalid { faults.add(at: invalid, "bytes that are not UTF-8 text", advice: "save the file as UTF-8") }
        let sets = invalid == nil ? sets(of: text, &faults) : []
        guard faults.isEmpty else {
            return (nil, faults.findings.map { $0.at(file, position: $0.position) }.inReadingOrder())
        }
        let ends = isBounded ? SetEnds(sets) : nil
        return (lowered(sets, ends, text, PluralRules(locale: locale) ?? .none), [])
    }

    /// The rule sets in order; if there are faults, what was found up to them.
    static func sets(of text: SourceText, _ faults: inout RuleFaults) -> [NumberedSet] {
        var parser = RuleFileParser(text)
        let parsed = parser.parse()
        faults = parser.faults
        if parsed.isEmpty, faults.isEmpty { faults.add(at: text.scalars.count, "no rules", advice: "add a rule set") }
        let references = RuleReferences(parsed)
        references.check(&faults)
        let plurals = parsed.lazy.flatMap(\.rules).filter(\.hasPlural).dropFirst(RuleLimits.plurals)
        if let surplus = plurals.first {
            faults.add(
                .numbersLimit, at: surplus.place, "too many rules with `$(cardinal,…)$`",
                limit: "\(RuleLimits.plurals)",
                advice: "give the word a rule set of its own, and use it where it is said")
        }
        let leftOut = references.onlyForFractions
        let sets = parsed.filter { !leftOut.contains($0.name) }.map { NumberedSet($0, faults: &faults) }
        var endless = EndlessRules(sets)
        endless.check(&faults)
        if endless.isTooIntricate {
            faults.add(
                .numbersIntricate, at: 0,
                "the rule sets are too intricate to see in \(RuleLimits.steps) steps that they end",
                advice: "let fewer rules hand on the same number (`=%set=`)")
        }
        return sets
    }

    /// The rules of sets without faults: nothing here can be wrong, and the sets' names are unique.
    private static func lowered(
        _ sets: [NumberedSet], _ ends: SetEnds?, _ text: SourceText, _ plurals: PluralRules
    ) -> CompiledRules {
        var lowering = RuleLowering(text: text, plurals: plurals, names: sets.map(\.name))
        var setPositions: [String: SourcePosition] = [:]
        var rulePositions: [String: [Int64: SourcePosition]] = [:]
        for set in sets {
            lowering.lower(ends?.bounded(set) ?? set)
            setPositions[set.name] = text.position(set.place)
            for rule in set.rules { rulePositions[set.name, default: [:]][rule.base] = text.position(rule.place) }
        }
        lowering.sortLiterals()
        return CompiledRules(
            sets: lowering.sets, order: sets.map(\.name), literals: lowering.literals, setPositions: setPositions,
            rulePositions: rulePositions)
    }
}
