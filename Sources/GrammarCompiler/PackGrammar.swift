package import Diagnostics
import GrammarProofs
import NumberGrammar
package import VoicePack

/// Compiles a pack's number rules, patterns and announcements into the table that splicers interpret.
///
/// Rules say texts; the search for the smallest amount that reaches a text tells which of them need a clip. What no
/// amount of the pack's range reaches needs none and is left out of the table.
package struct PackGrammar {
    /// What is compiled.
    package struct Source {
        package var pack: VoicePack
        /// pack.yml, as the user would type it.
        package var packFile: String
        /// Where in pack.yml a slot or an announcement's or clip's id first stands.
        package var positions: [String: SourcePosition]
        /// The number rules and their file, as the user would type it; nil if the pack has none.
        package var rules: (bytes: [UInt8], file: String)?

        package init(
            pack: VoicePack, packFile: String, positions: [String: SourcePosition],
            rules: (bytes: [UInt8], file: String)?
        ) {
            self.pack = pack
            self.packFile = packFile
            self.positions = positions
            self.rules = rules
        }
    }

    /// The most faults that are reported.
    static let maximumFaults = 100

    private(set) var source: Source
    /// Whether clips are added for texts that none says.
    private let completesClips: Bool
    var pack: VoicePack { source.pack }
    var literals: LiteralTable
    let rules: CompiledRules
    var patterns: [NumberTable.AmountPattern] = []
    var diagnostics: [Diagnostic]

    /// The pack's table with the pack's clips for its indexes.
    package static func compile(_ source: Source) -> CompiledGrammar { compile(source, completesClips: false) }

    /// The same as if the pack had a clip for every text that none says.
    package static func complete(_ source: Source) -> CompiledGrammar { compile(source, completesClips: true) }

    private static func compile(_ source: Source, completesClips: Bool) -> CompiledGrammar {
        let (rules, diagnostics) = rules(of: source)
        guard let rules else {
            return CompiledGrammar(grammar: nil, clips: source.pack.clips, diagnostics: diagnostics)
        }
        var compilation = PackGrammar(source, rules, diagnostics, completesClips: completesClips)
        let grammar = compilation.grammar()
        return CompiledGrammar(
            grammar: compilation.diagnostics.hasErrors ? nil : grammar, clips: compilation.pack.clips,
            diagnostics: compilation.diagnostics)
    }

    /// The compiled number rules; nil if there is an error in them.
    static func rules(of source: Source) -> (CompiledRules?, [Diagnostic]) {
        if source.pack.numbers == .iterated {
            return (.iterated(at: source.positions[PackDocument.numbersKey] ?? SourcePosition(line: 1, column: 1)), [])
        }
        guard let (bytes, file) = source.rules else { return (CompiledRules.none, []) }
        return RulesCompiler.compile(bytes, file: file, locale: source.pack.locale)
    }

    init(
        _ source: Source, _ rules: CompiledRules, _ diagnostics: [Diagnostic], completesClips: Bool = false
    ) {
        self.source = source
        self.completesClips = completesClips
        self.rules = rules
        self.diagnostics = diagnostics
        literals = LiteralTable(rules)
        guard pack.numbers != .iterated else { return }
        literals.inlineHelpers()
        literals.joinLiterals()
        literals.glueEndings()
        literals.glueStems()
    }

    /// Below this every number is one clip.
    private var atomic: Int64 { pack.atomic ?? AtomicDefault.limit(locale: pack.locale) }

    /// Finds the rule sets of the slots, and makes whole numbers of what they lead to.
    mutating func readPatterns() {
        patterns = amountPatterns()
        guard pack.numbers != .iterated else { return }
        let sets = patterns.flatMap { $0.say.compactMap(\.set) }
        for unit in pack.fuse {
            literals.fuse(unit, in: RuleReach.sets(literals.sets, from: sets), positions: rules.rulePositions)
        }
        if atomic > 0 { literals.makeAtomic(below: atomic, from: sets, positions: rules.rulePositions) }
    }

    private mutating func grammar() -> AmountGrammar? {
        readPatterns()
        let hasEverySlot = !diagnostics.hasErrors
        guard let reach = reach() else { return nil }
        if hasEverySlot { reportUnusedSets() }
        guard let clips = clipsOfLiterals(reach) else { return nil }
        do {
            return try emit(reach, clips)
        } catch let error as NumberGrammarError {
            report(error)
        } catch {
            report(.numbersSyntax, nil, "no table of the rules: \(error)")
        }
        return nil
    }

    /// Which texts the amounts of the range get to; nil after an error.
    mutating func reach() -> RuleReach? {
        do {
            return try RuleReach(literals, patterns, range: pack.range)
        } catch let error as NumberGrammarError {
            report(error)
        } catch let error as RuleReach.TooIntricate {
            report(
                .numbersIntricate, error.set,
                "the rules for \(quoted(error.set)) do not fall apart into quotient and remainder: which clips they need "
                    + "is not found out in a search of \(error.limit) steps",
                advice: "divide a number by its unit (`<<`, `>>`) before handing it on, or narrow the range")
        } catch {
            report(.numbersSyntax, nil, "no table of the rules: \(error)")
        }
        return nil
    }

    // MARK: What says the literals

    /// The clips of each literal that is reached; nil if some have none.
    private mutating func clipsOfLiterals(_ reach: RuleReach) -> [Int: [Int]]? {
        var segmenter = TextSegmenter(pack.clips, splits: pack.split ?? true)
        var clips: [Int: [Int]] = [:]
        var failures: [(literal: Literal, failure: TextSegmenter.Failure, amount: Amount)] = []
        var indexes: [TextSegmenter.Failure: Int] = [:]
        for (index, literal) in literals.literals.enumerated() {
            guard let amount = reach.amount(ofLiteral: index) else { continue }
            if case .unspeakable(let reason) = literal.kind {
                report(
                    literal, .numbersTextUnsaid, reason, needed: amount,
                    advice: "write a rule that says the number in words, or narrow the range")
                continue
            }
            do throws(TextSegmenter.Failure) {
                clips[index] = try completesClips ? completing(&segmenter, literal) : segmenter.clips(literal)
            } catch {
                // Each fault once, with the smallest amount that meets it.
                if let known = indexes[error] {
                    failures[known].amount = min(failures[known].amount, amount)
                } else {
                    indexes[error] = failures.count
                    failures.append((literal, error, amount))
                }
            }
        }
        for (literal, failure, amount) in failures.prefix(Self.maximumFaults) {
            report(literal, failure, needed: amount)
        }
        return diagnostics.hasErrors ? nil : clips
    }

    /// The clips of a literal; what none says is added to the pack's.
    private mutating func completing(
        _ segmenter: inout TextSegmenter, _ literal: Literal
    ) throws(TextSegmenter.Failure) -> [Int] {
        var lacking: Set<TextSegmenter.Failure> = []
        while true {
            do throws(TextSegmenter.Failure) {
                return try segmenter.clips(literal)
            } catch {
                guard lacking.insert(error).inserted else { throw error }
                let clip: VoicePack.Clip
                switch error {
                case .unsaid(let text), .unsaidNumber(let text, _): clip = .init(id: "", text: text)
                case .unknownClip(let id): clip = .init(id: id, text: "")
                case .ambiguous: throw error
                }
                source.pack.clips.append(clip)
                segmenter.add(clip)
            }
        }
    }

    private mutating func report(_ literal: Literal, _ failure: TextSegmenter.Failure, needed amount: Amount) {
        switch failure {
        case .unsaid(let text):
            report(
                literal, .numbersTextUnsaid, "no clip says \(quoted(text))", needed: amount,
                advice: "add a clip with this text to `clips`, or narrow the range")
        case .unsaidNumber(let text, let reason):
            report(
                literal, .numbersTextUnsaid, "no clip says \(quoted(text))", needed: amount,
                advice: "add a clip with exactly this text to `clips`: \(reason.words)")
        case .ambiguous(let text, let ids, let isNumber):
            let names = ids.map { "`{\($0)}`" }.joined(separator: " or ")
            report(
                literal, .numbersTextAmbiguous, "\(ids.count) clips say \(quoted(text))", needed: amount,
                advice: isNumber
                    ? "write a rule for this number alone with \(names) for its text" : "write \(names) in its place")
        case .unknownClip(let id) where pack.numbers == .iterated:
            report(
                literal, .numbersTextUnsaid, "no clip \(quoted(id))", needed: amount,
                advice: "add it to `clips`: `iterated` says each digit by the clip of this id")
        case .unknownClip(let id):
            report(
                literal, .numbersTextUnsaid, "no clip \(quoted(id))", needed: amount,
                advice: "add it to `clips`, or name another one")
        }
    }

    private mutating func report(
        _ literal: Literal, _ rule: Rule, _ found: String, needed amount: Amount, advice: String? = nil
    ) {
        var diagnostic = Diagnostic(
            rule, file: source.rules?.file ?? source.packFile, position: literal.firstWord,
            found: "\(found), which \(amount) needs", advice: advice)
        if let rules = source.rules { diagnostic.excerpt = SourceExcerpt.text(rules.bytes, literal.firstWord) }
        diagnostics.append(diagnostic)
    }

    // MARK: Other faults

    private mutating func report(_ error: NumberGrammarError) {
        switch error {
        case .endless(let place):
            report(
                .numbersEndless, place.set, "the rule for \(place.base) never ends: it comes back to the same number",
                advice: "divide the number on the way, or say text")
        case .tooDeep(let place):
            report(
                .numbersLimit, place.set, "rules that use each other more than \(AmountGrammar.maximumDepth) deep",
                advice: "put a rule in the place of a set that only leads to another one")
        case .unsaid(let place, let number):
            report(.numbersTextUnsaid, place.set, "no rule says \(number)", advice: "add one, or narrow the range")
        case .tooLong:
            report(
                .numbersLimit, nil, "the rules say more than \(AmountGrammar.maximumClips) clips for some announcement",
                advice: "say less")
        case .tooManyCalls:
            report(
                .numbersLimit, nil,
                "the rules need more than \(AmountGrammar.maximumCalls) others for some announcement",
                advice: "say it by fewer rules")
        case .tooIntricate:
            report(
                .numbersIntricate, nil, "the rules are too intricate to see that every announcement ends",
                advice: "let fewer rules use each other" + smallerTable)
        case .tooMany(let things, let limit):
            report(
                .numbersLimit, nil, "what the amounts need are more than \(limit) \(things)",
                advice: "narrow the range, or simplify the rules" + smallerTable)
        case .empty(let id):
            report(.numbersLimit, nil, "announcement \(quoted(id)) says nothing", advice: "give it clips or an amount")
        case .disorder(let place), .malformed(let place):
            report(
                .numbersSyntax, place.set,
                "no sound table of the rule for \(place.base) of \(quoted(place.set)): \(error)",
                advice: "this is a fault of voice-assets: please report it with the file")
        case .unknownSet, .unknownClip:
            report(
                .numbersSyntax, nil, "no sound table of the rules: \(error)",
                advice: "this is a fault of voice-assets: please report it with the file")
        }
    }

    /// Advice where whole numbers make the table large.
    private var smallerTable: String {
        atomic > 0 && pack.numbers != .iterated ? ", or lower `atomic`, which is \(atomic)" : ""
    }

    private mutating func report(_ rule: Rule, _ set: String?, _ found: String, advice: String? = nil) {
        // What is made of a set of the file has its name with a mark behind it.
        let position = set.flatMap { rules.setPositions[$0] ?? rules.setPositions[String($0.prefix { $0 != "~" })] }
        var diagnostic = Diagnostic(
            rule, file: source.rules?.file ?? source.packFile, position: position, found: found, advice: advice)
        if let position, let rules = source.rules { diagnostic.excerpt = SourceExcerpt.text(rules.bytes, position) }
        diagnostics.append(diagnostic)
    }

    /// Rule sets that no slot leads to.
    private mutating func reportUnusedSets() {
        // As they stand in the file: helpers may have been put in the place of their use.
        let original = NumberTable(sets: rules.sets)
        var used: Set<String> = []
        var open = patterns.flatMap { $0.say.compactMap(\.set) }
        while let set = open.popLast() {
            guard used.insert(set).inserted else { continue }
            open += original.references(of: set)
        }
        for name in rules.order where !used.contains(name) {
            guard let (bytes, file) = source.rules, let position = rules.setPositions[name] else { continue }
            diagnostics.append(
                Diagnostic(
                    .numbersUnreachable, .warning, file: file, position: position,
                    found: "no slot of pack.yml leads to the rule set \(quoted(name))", advice: "remove it, or use it",
                    excerpt: SourceExcerpt.text(bytes, position)))
        }
    }
}

extension WholeNumber.Reason {
    /// What a user has to know.
    fileprivate var words: String {
        switch self {
        case .atomic(let limit):
            "`atomic: \(limit)` is one clip for every number below \(limit), `atomic: 0` lets several say them"
        case .fuse(let unit):
            "`fuse` makes one clip of each multiple of \(unit); leave \(unit) out to let several say them"
        }
    }
}

extension Literal {
    /// Where its first word begins, after spaces, hyphens and an apostrophe that keeps them.
    fileprivate var firstWord: SourcePosition {
        let before = text.unicodeScalars.prefix { SpokenText.isSeparated($0) }.count
        return before == text.unicodeScalars.count
            ? position : SourcePosition(line: position.line, column: position.column + before)
    }
}

extension NumberTable.AmountItem {
    /// The set that is applied, if it is not a clip.
    var set: String? {
        switch self {
        case .clip: nil
        case .integer(let set), .fraction(let set), .digits(let set), .allDigits(let set): set
        }
    }
}
