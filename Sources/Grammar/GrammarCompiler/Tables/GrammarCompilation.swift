package import NumberGrammar
package import VoiceAssetCore
package import VoiceAssetGrammarProofs
package import VoiceAssetPacks

/// What the number rules, patterns and announcements of a pack came to.
package struct CompiledGrammar: Sendable {
    /// The table that splicers walk, checked; nil if there is an error.
    package var grammar: AmountGrammar?
    /// The rules that it was compiled from, in the same clips; nil if there is an error.
    package var rules: RuleGrammar?
    /// How the clips' texts are written together.
    package var joins = TextJoins()
    /// The clips that the table's indexes refer to: the pack's, and behind them those that it was completed by. One of
    /// these has the text that is to be said and no id, or the id that the rules name and no text.
    package var clips: [VoicePack.Clip]
    /// Where the rules say the values of the amount and of slots, by the slot's name.
    package var places: [String: RulePlaces] = [:]
    package var diagnostics: [Finding]
}

/// The way from a pack's number rules to its table: literals, what of them amounts reach, the clips that say it, the table.
struct GrammarCompilation {
    private let findings: GrammarFindings
    private let grammar: LiteralGrammar
    /// What was found so far.
    private(set) var diagnostics: [Finding] = []

    private var source: PackGrammar.Source { findings.source }
    private var rules: CompiledRules { findings.rules }

    init(_ source: PackGrammar.Source, _ rules: CompiledRules) {
        findings = GrammarFindings(source: source, rules: rules)
        grammar = LiteralGrammar(findings, &diagnostics)
    }

    /// The checked table and how its clips' texts join, nil if there is an error; and the clips that it refers to.
    mutating func compile(completesClips: Bool) -> CompiledGrammar {
        let hasEverySlot = !diagnostics.hasErrors
        guard let reach = reach() else { return CompiledGrammar(clips: source.pack.clips, diagnostics: diagnostics) }
        if hasEverySlot { reportUnusedSets() }
        let assignment = ClipAssignment(
            grammar.literals, reach, findings, completesClips: completesClips)
        diagnostics += assignment.faults
        var compiled = CompiledGrammar(clips: assignment.clips, diagnostics: [])
        if !diagnostics.hasErrors {
            let emission = TableEmission(pack: source.pack, grammar: grammar, reach: reach, assignment: assignment)
            do throws(Finding) {
                (compiled.rules, compiled.grammar) = try checked(emission)
                compiled.joins = try joins(assignment, reach)
                compiled.places[AmountGrammar.amountName] = RulePlaces(grammar, source)
            } catch {
                diagnostics.append(error)
            }
        }
        compiled.diagnostics = diagnostics
        return compiled
    }

    /// How the rules write the clips' texts together. Where digits are said one by one, no rule does.
    private func joins(_ assignment: ClipAssignment, _ reach: RuleReach) throws(Finding) -> TextJoins {
        guard source.pack.numbers != .iterated else { return TextJoins() }
        let spaced = ClipAssignment(assignment, spacing: grammar.literals.literals)
        let emission = TableEmission(pack: source.pack, grammar: grammar, reach: reach, assignment: spaced)
        guard let rules = try? emission.rules() else { return TextJoins() }
        let marks = spaced.clips.dropFirst(assignment.clips.count).map(\.text)
        do {
            return try TextJoins(rules, marks: marks, clips: assignment.clips)
                .withEndForms(NumberTable.endForms(of: assignment.clips))
        } catch {
            throw (error as? TooIntricate).map(findings.tooManyJoins) ?? findings.refusal(error)
        }
    }

    private func checked(_ emission: TableEmission) throws(Finding) -> (RuleGrammar, AmountGrammar) {
        do {
            let rules = try emission.rules()
            return (rules, try emission.compiled(rules))
        } catch {
            throw findings.refusal(error)
        }
    }

    /// What the rules say, whether or not clips say it; nil if there is an error.
    mutating func needs() -> NumberNeeds? {
        guard !diagnostics.hasErrors, let reach = reach() else { return nil }
        let needs = NeedsSearch(grammar.literals, reach, source.pack).needs
        guard !grammar.literals.budget.isSpent else {
            diagnostics.append(findings.spent(grammar.literals.budget))
            return nil
        }
        return needs
    }

    /// Which texts the amounts of the range get to; nil after an error.
    private mutating func reach() -> RuleReach? {
        guard !grammar.literals.budget.isSpent else { return nil }
        do {
            return try RuleReach(grammar.literals, grammar.patterns, range: source.pack.range)
        } catch {
            diagnostics.append(findings.refusal(error))
            return nil
        }
    }

    /// Rule sets that no slot leads to, as they stand in the file: helpers may have been put in the place of their use.
    private mutating func reportUnusedSets() {
        let used = rules.sets.reached(from: grammar.sets)
        diagnostics += rules.order.filter { !used.contains($0) && rules.setPositions[$0] != nil }.map { name in
            // It is no reason to refuse the pack, unlike a rule that is not used.
            findings.inSet(.numbersUnreachable, name, "set", ["name": .piece(name)])
        }
    }
}

/// Compiles a pack's number rules, patterns and announcements into the table that splicers walk.
///
/// Rules say texts; the search for the smallest amount that reaches a text tells which of them need a clip. What no
/// amount of the pack's range reaches needs none and is left out of the table.
package enum PackGrammar {
    /// What is compiled.
    package struct Source {
        /// The pack. Its pauses are clips like the others, behind them.
        package var pack: VoicePack { didSet { takePauses() } }
        /// pack.yml, as the user would type it.
        package var packFile: String
        /// Where in pack.yml a slot or an announcement's or clip's id first stands.
        package var positions: [String: SourcePosition]
        /// The number rules and their file, as the user would type it; nil if the pack has none.
        package var rules: (bytes: [UInt8], file: String)?
        /// The pack whose slot is compiled as a pack of its own; nil of the amount.
        var owner: VoicePack?

        package init(
            pack: VoicePack, packFile: String, positions: [String: SourcePosition],
            rules: (bytes: [UInt8], file: String)?
        ) {
            self.pack = pack
            self.packFile = packFile
            self.positions = positions
            self.rules = rules
            takePauses()
        }

        /// A pack of a folder, as it is or changed.
        package init(_ pack: VoicePack, in folder: PackFolder) {
            self.init(
                pack: pack, packFile: folder.packFile, positions: folder.source.positions, rules: folder.rules)
        }

        private mutating func takePauses() {
            guard !pack.pauses.isEmpty else { return }
            var all = pack
            (all.clips, all.pauses) = (pack.clipsAndPauses, [])
            pack = all
        }
    }

    /// The pack's table with the pack's clips for its indexes.
    package static func compile(_ source: Source) -> CompiledGrammar { compile(source, completesClips: false) }

    /// The same as if the pack had a clip for every text that none says.
    package static func complete(_ source: Source) -> CompiledGrammar { compile(source, completesClips: true) }

    static func compile(_ source: Source, completesClips: Bool) -> CompiledGrammar {
        guard source.pack.slots.isEmpty else {
            var compiler = SlotCompiler(source, completesClips: completesClips)
            return compiler.compile()
        }
        let (rules, diagnostics) = rules(of: source)
        guard let rules else {
            return CompiledGrammar(clips: source.pack.clips, diagnostics: diagnostics)
        }
        var compilation = GrammarCompilation(source, rules)
        return compilation.compile(completesClips: completesClips)
    }

    /// What the rules of a pack say, whether or not clips say it.
    ///
    /// - Returns: nil if there is an error; that a text has no clip is none here.
    package static func needs(_ source: Source) -> (needs: NumberNeeds?, diagnostics: [Finding]) {
        let (rules, diagnostics) = rules(of: source)
        guard let rules else { return (nil, diagnostics) }
        var compilation = GrammarCompilation(source, rules)
        let needs = compilation.needs()
        return (needs, compilation.diagnostics)
    }

    /// The compiled number rules; nil if there is an error in them.
    private static func rules(of source: Source) -> (CompiledRules?, [Finding]) {
        if source.pack.numbers == .iterated {
            return (.iterated(at: source.positions[PackDocument.numbersKey] ?? SourcePosition(line: 1, column: 1)), [])
        }
        guard let (bytes, file) = source.rules else { return (CompiledRules.none, []) }
        return RulesCompiler.compile(bytes, file: file, locale: source.pack.locale, isBounded: true)
    }
}

/// The places in the file of number rules of the texts that values get to.
package struct RulePlaces: Sendable {
    /// As the user would type it.
    private let file: String
    private let scale: Int
    private let patterns: [NumberTable.Pattern]
    private let sets: [String: [RuleTable.Rule]]
    private let literals: [Literal]

    /// nil of a pack without such a file.
    init?(_ grammar: LiteralGrammar, _ source: PackGrammar.Source) {
        guard let file = source.rules?.file else { return nil }
        self.file = file
        scale = source.pack.range.lowerBound.scale
        (patterns, sets, literals) = (grammar.patterns, grammar.literals.sets, grammar.literals.literals)
    }

    /// A finding about two values that are said alike, at the rule of which only the second says something, or else only the first;
    /// nil if no rule tells them apart.
    package func placed(_ finding: Finding, first: String, second: String) -> Finding? {
        let (first, second) = (said(first), said(second))
        guard let place = second.first(where: { !first.contains($0) }) ?? first.first(where: { !second.contains($0) })
        else { return nil }
        return finding.at(file, position: literals[place].firstWord)
    }

    /// The literals of the rules for a value, in order. The sets of the file have names with a percent sign.
    private func said(_ text: String) -> [Int] {
        guard let value = (try? Amount(text, scale: scale)).map(FieldValues.init),
            let pattern = patterns.first(where: { $0.holds(value) })
        else { return [] }
        var said = RuleEvaluation(sets)
        for case .field(let field, let set) in pattern.say where set.hasPrefix("%") {
            for number in value.said(of: field) where !said.say(set, number) { return said.clips }
        }
        return said.clips
    }
}
