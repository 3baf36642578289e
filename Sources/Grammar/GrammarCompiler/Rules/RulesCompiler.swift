import NumberGrammar
package import VoiceAssetCore
package import VoiceAssetGrammarProofs

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
        parsed.checkReferences(&faults)
        let plurals = parsed.lazy.flatMap(\.rules).filter(\.hasPlural).dropFirst(RuleLimits.plurals)
        if let surplus = plurals.first {
            faults.add(.numbersLimit, "plurals", ["most": .count(RuleLimits.plurals)], at: surplus.place)
        }
        let leftOut = parsed.onlyForFractions
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

/// Number rules as sets of a number table, whose clips are still texts.
package struct CompiledRules: Sendable {
    /// Sets by name, including the percent signs (`%spellout-cardinal`, `%%and`); generated ones have a `~` in theirs.
    /// The clips of their operations are indexes into `literals`.
    package var sets: [String: [RuleTable.Rule]]
    /// The names of the file's sets in its order; public ones begin with one `%`.
    package var order: [String]
    /// The texts in the order in which they stand in the file, each occurrence once.
    package var literals: [Literal]
    /// Where the sets of the file begin.
    package var setPositions: [String: SourcePosition]
    /// Where the rules of the file's sets stand, by set and base.
    package var rulePositions: [String: [Int64: SourcePosition]]
}

extension CompiledRules {
    static let none = CompiledRules(sets: [:], order: [], literals: [], setPositions: [:], rulePositions: [:])

    /// Numbers digit by digit, by the clips `0` to `9`.
    ///
    /// - Parameter position: where pack.yml asks for that.
    static func iterated(at position: SourcePosition) -> CompiledRules {
        let name = "%digits"
        let digits = (0...9).map { digit in
            RuleTable.Rule(base: Int64(digit), [.clip(digit)])
        }
        let more = RuleTable.Rule(base: 10, [.quotient(set: name), .remainder(set: name)], divisor: 10)
        return CompiledRules(
            sets: [name: digits + [more]], order: [name],
            literals: (0...9).map { Literal(text: "{\($0)}", position: position, kind: .text) }, setPositions: [:],
            rulePositions: [:])
    }
}

/// Checks of how the sets of a file refer to each other by name.
extension [ParsedSet] {
    /// Reports the sets that are not there, and those that are there twice.
    fileprivate func checkReferences(_ faults: inout RuleFaults) {
        var places: [String: Int] = [:]
        for set in self {
            guard let first = places.updateValue(set.place, forKey: set.name) else { continue }
            faults.add(
                .numbersDuplicate, "", ["name": .piece(set.name), "line": .count(faults.text.position(first).line)],
                at: set.place)
        }
        var nearest = NearestName(among: map(\.name))
        for substitution in lazy.flatMap(\.rules).flatMap(\.references) {
            guard !faults.isFull, case .set(let name) = substitution.target, places[name] == nil else { continue }
            var values = ["name": Finding.Argument.piece(name)]
            values["nearest"] = nearest.set(name).map { .piece($0) }
            faults.add(
                .numbersUnknownSet, values["nearest"] == nil ? "" : "one is near", values, at: substitution.place)
        }
    }

    /// The private sets that only fraction rules (`x.x: << point >%%fractions>;`) use: ICU reads their rules as
    /// denominators. No whole number gets there.
    fileprivate var onlyForFractions: Set<String> {
        var ofFractions: Set<String> = []
        for rule in lazy.flatMap(\.rules) where rule.descriptor == .fraction {
            for substitution in rule.references where substitution.kind == .remainder {
                if case .set(let name) = substitution.target, name.hasPrefix("%%") { ofFractions.insert(name) }
            }
        }
        // What whole numbers get to after all stays, and what those sets use.
        var rules = Dictionary(map { ($0.name, $0.rules) }, uniquingKeysWith: { first, _ in first })
        var waiting = map(\.name).filter { !ofFractions.contains($0) }
        while let name = waiting.popLast() {
            for rule in rules.removeValue(forKey: name) ?? []
            where rule.descriptor != .fraction && rule.descriptor != .special {
                for substitution in rule.references {
                    guard case .set(let name) = substitution.target, ofFractions.remove(name) != nil else { continue }
                    waiting.append(name)
                }
            }
        }
        return ofFractions
    }
}
