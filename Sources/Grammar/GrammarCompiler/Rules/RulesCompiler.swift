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
            let sizes = [
                "bytes": Finding.Argument.count(bytes.count, "bytes"), "most": .count(RuleLimits.bytes, "bytes"),
            ]
            return (nil, [Finding(.numbersLimit, "bytes", sizes).at(file)])
        }
        let (text, invalid) = SourceText.decode(bytes)
        var faults = RuleFaults(text)
        if let invalid { faults.add("no UTF-8", at: invalid) }
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
        if parsed.isEmpty, faults.isEmpty { faults.add("empty", at: text.scalars.count) }
        let references = RuleReferences(parsed)
        references.check(&faults)
        let plurals = parsed.lazy.flatMap(\.rules).filter(\.hasPlural).dropFirst(RuleLimits.plurals)
        if let surplus = plurals.first {
            faults.add(.numbersLimit, "plurals", ["most": .count(RuleLimits.plurals)], at: surplus.place)
        }
        let leftOut = references.onlyForFractions
        let sets = parsed.filter { !leftOut.contains($0.name) }.map { NumberedSet($0, faults: &faults) }
        var endless = EndlessRules(sets)
        endless.check(&faults)
        if endless.isTooIntricate {
            faults.add(.numbersIntricate, "ends", ["most": .count(RuleLimits.steps)], at: 0)
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
