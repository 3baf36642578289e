import Diagnostics
import NumberGrammar
import VoicePack

/// Words what is wrong with a pack's number rules and patterns together.
struct GrammarFaultWording {
    private let source: PackGrammar.Source
    private let rules: CompiledRules

    init(_ source: PackGrammar.Source, _ rules: CompiledRules) {
        self.source = source
        self.rules = rules
    }

    func diagnostic(_ fault: GrammarFault) -> Diagnostic {
        switch fault {
        case .noSets(let slot):
            pattern(
                .numbersUnknownSet, slot, "there is no rule set for \(quoted(slot))",
                "give `numbers` a file with number rules, or `iterated`")
        case .unknownSet(let name, let slot):
            pattern(
                .numbersUnknownSet, slot, "no rule set \(quoted(name)) in the number rules", adviceForUnknown(name))
        case .noPlurals(let slot):
            pattern(
                .packValue, slot, "no plural rules of CLDR for the language of \(quoted(source.pack.locale))",
                "give `words` only `other`, or patterns with a `when`")
        case .wordOfDigits(let slot):
            pattern(
                .packValue, slot, "the form of this word depends on the digits after the point",
                "give each form a pattern with a `when`")
        case .unspeakable(let literal, let reason, let amount):
            self.literal(
                .numbersTextUnsaid, literal, reason.words, amount,
                "write a rule that says the number in words, or narrow the range")
        case .unsaid(let literal, let failure, let amount): diagnostic(literal, failure, amount)
        case .unsound(let error): diagnostic(error)
        case .tooIntricate(let set, let limit):
            self.set(
                .numbersIntricate, set,
                "the rules for \(quoted(set)) do not fall apart into quotient and remainder: which clips they need is "
                    + "not found out in a search of \(limit) steps",
                "divide a number by its unit (`<<`, `>>`) before handing it on, or narrow the range")
        case .unusedSet(let set):
            self.set(
                .numbersUnreachable, severity: .warning, set, "no slot of pack.yml leads to the rule set \(quoted(set))",
                "remove it, or use it")
        }
    }

    // MARK: Where it is

    /// A finding about a slot of pack.yml.
    private func pattern(_ rule: Rule, _ slot: String, _ found: String, _ advice: String) -> Diagnostic {
        Diagnostic(rule, file: source.packFile, position: source.positions[slot], found: found, advice: advice)
    }

    /// A finding about a text of the rules, which an amount needs.
    private func literal(
        _ rule: Rule, _ literal: Literal, _ found: String, _ amount: Amount, _ advice: String
    ) -> Diagnostic {
        numbers(rule, nil, literal.firstWord, "\(found), which \(amount) needs", advice)
    }

    /// A finding about a rule set, or about all of them.
    private func set(
        _ rule: Rule, severity: Severity? = nil, _ set: String?, _ found: String, _ advice: String
    ) -> Diagnostic {
        // What is made of a set of the file has its name with a mark behind it.
        let position = set.flatMap { rules.setPositions[$0] ?? rules.setPositions[String($0.prefix { $0 != "~" })] }
        return numbers(rule, severity, position, found, advice)
    }

    private func numbers(
        _ rule: Rule, _ severity: Severity?, _ position: SourcePosition?, _ found: String, _ advice: String
    ) -> Diagnostic {
        var diagnostic = Diagnostic(
            rule, severity, file: source.rules?.file ?? source.packFile, position: position, found: found,
            advice: advice)
        if let position, let rules = source.rules { diagnostic.excerpt = SourceExcerpt.text(rules.bytes, position) }
        return diagnostic
    }

    // MARK: What it is

    private func adviceForUnknown(_ set: String) -> String {
        var nearest = NearestName(among: rules.order)
        return nearest(set).map { "write `\($0)`" } ?? "there are: \(rules.order.joined(separator: ", "))"
    }

    private func diagnostic(_ literal: Literal, _ failure: TextSegmenter.Failure, _ amount: Amount) -> Diagnostic {
        switch failure {
        case .unsaid(let text):
            self.literal(
                .numbersTextUnsaid, literal, "no clip says \(quoted(text))", amount,
                "add a clip with this text to `clips`, or narrow the range")
        case .unsaidNumber(let text, let reason):
            self.literal(
                .numbersTextUnsaid, literal, "no clip says \(quoted(text))", amount,
                "add a clip with exactly this text to `clips`: \(reason.words)")
        case .ambiguous(let text, let ids, let isNumber):
            self.literal(
                .numbersTextAmbiguous, literal, "\(ids.count) clips say \(quoted(text))", amount,
                adviceForAmbiguous(ids, isNumber: isNumber))
        case .unknownClip(let id):
            self.literal(
                .numbersTextUnsaid, literal, "no clip \(quoted(id))", amount,
                source.pack.numbers == .iterated
                    ? "add it to `clips`: `iterated` says each digit by the clip of this id"
                    : "add it to `clips`, or name another one")
        }
    }

    private func adviceForAmbiguous(_ ids: [String], isNumber: Bool) -> String {
        let names = ids.map { "`{\($0)}`" }.joined(separator: " or ")
        return isNumber
            ? "write a rule for this number alone with \(names) for its text" : "write \(names) in its place"
    }

    private func diagnostic(_ error: NumberGrammarError) -> Diagnostic {
        switch error {
        case .endless(let place):
            set(
                .numbersEndless, place.set, "the rule for \(place.base) never ends: it comes back to the same number",
                "divide the number on the way, or say text")
        case .tooDeep(let place):
            set(
                .numbersLimit, place.set, "rules that use each other more than \(AmountGrammar.maximumDepth) deep",
                "put a rule in the place of a set that only leads to another one")
        case .unsaid(let place, let number):
            set(.numbersTextUnsaid, place.set, "no rule says \(number)", "add one, or narrow the range")
        case .tooLong:
            set(
                .numbersLimit, nil, "the rules say more than \(AmountGrammar.maximumClips) clips for some announcement",
                "say less")
        case .tooManyCalls:
            set(
                .numbersLimit, nil,
                "the rules need more than \(AmountGrammar.maximumCalls) others for some announcement",
                "say it by fewer rules")
        case .tooIntricate:
            set(
                .numbersIntricate, nil, "the rules are too intricate to see that every announcement ends",
                "let fewer rules use each other" + smallerTable)
        case .tooMany(let things, let limit):
            set(
                .numbersLimit, nil, "what the amounts need are more than \(limit) \(things)",
                "narrow the range, or simplify the rules" + smallerTable)
        case .empty(let id):
            set(.numbersLimit, nil, "announcement \(quoted(id)) says nothing", "give it clips or an amount")
        case .disorder(let place), .malformed(let place):
            set(
                .numbersSyntax, place.set,
                "no sound table of the rule for \(place.base) of \(quoted(place.set)): \(error)", Self.ownFault)
        case .unknownSet, .unknownClip:
            set(.numbersSyntax, nil, "no sound table of the rules: \(error)", Self.ownFault)
        }
    }

    private static let ownFault = "this is a fault of voice-assets: please report it with the file"

    /// Advice where whole numbers make the table large.
    private var smallerTable: String {
        let atomic = AtomicDefault.limit(of: source.pack)
        return atomic > 0 && source.pack.numbers != .iterated ? ", or lower `atomic`, which is \(atomic)" : ""
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
