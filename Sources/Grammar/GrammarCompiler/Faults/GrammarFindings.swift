import NumberGrammar
import VoiceAssetCore
import VoiceAssetGrammarProofs
import VoiceAssetPacks

/// Says what is wrong with a pack's number rules and patterns together, and where. A slot is told as pack.yml has it.
struct GrammarFindings {
    let source: PackGrammar.Source
    let rules: CompiledRules

    // MARK: Where it is

    /// A fault of a slot or a clip, where it first stands in pack.yml.
    func inPack(_ check: Check, _ name: String, _ found: Sentence, advice: Sentence) -> Finding {
        Finding(check, file: source.packFile, position: source.positions[name], found: found, advice: advice)
    }

    /// A fault of a rule set.
    func inSet(
        _ check: Check, _ name: String, severity: Severity? = nil, _ found: Sentence, advice: Sentence
    ) -> Finding {
        inRules(check, severity, at: position(ofSet: name), saying: FindingWords(found, advice: advice))
    }

    private func position(ofSet name: String) -> SourcePosition? {
        // What is made of a set of the file has its name with a mark behind it.
        rules.setPositions[name] ?? rules.setPositions[String(name.prefix { $0 != "~" })]
    }

    private func inRules(
        _ check: Check, _ severity: Severity? = nil, at position: SourcePosition? = nil, saying words: FindingWords
    ) -> Finding {
        let excerpt = position.flatMap { place in source.rules.flatMap { SourceExcerpt.text($0.bytes, place) } }
        return Finding(
            check, severity, file: source.rules?.file ?? source.packFile, position: position, words, excerpt: excerpt)
    }

    // MARK: What it is

    /// A place that says nothing that clips could, and the smallest amount that gets there.
    func unspeakable(_ literal: Literal, _ reason: Unspeakable, _ amount: Amount) -> Finding {
        inRules(
            reason.isBeyond ? .numbersRange : .numbersTextUnsaid, at: literal.firstWord,
            saying: .init("\(reason.words), which \(amount) needs", advice: advice(reason)))
    }

    /// A text that no clips say, the smallest amount that needs it, and the clip whose text may be meant to say it.
    func unsaid(
        _ literal: Literal, _ failure: TextSegmenter.Failure, _ amount: Amount, slip: VoicePack.Clip?
    ) -> Finding {
        switch failure {
        case .unsaid(let text), .unsaidNumber(let text, _):
            guard let slip else { break }
            return inPack(
                .numbersTextUnsaid, slip.id, "no clip says \(quoted(text)), which \(amount) needs",
                advice:
                    "the nearest text is \(quoted(slip.text)), of \(quoted(slip.id)), which no amount needs: write \(quoted(text)) there, or add a clip with this text"
            )
        case .ambiguous:
            return inRules(.numbersTextAmbiguous, at: literal.firstWord, saying: words(failure, amount))
        case .unknownClip: break
        }
        return inRules(.numbersTextUnsaid, at: literal.firstWord, saying: words(failure, amount))
    }

    /// That there is no sound table of the rules, or that it is not found out within a bound which clips they need.
    func refusal(_ error: any Error) -> Finding {
        if let error = error as? TooIntricate {
            return inSet(
                .numbersIntricate, error.set,
                "the rules for \(quoted(error.set)) do not fall apart into quotient and remainder: which clips they need is not found out in \(error.bound)",
                advice: "divide a number by its unit (`<<`, `>>`) before handing it on, or narrow the range")
        }
        guard let error = error as? NumberGrammarError else {
            return inRules(.numbersSyntax, saying: .init("\("\(error)")"))
        }
        return inRules(error.check, at: error.set.flatMap(position), saying: words(error))
    }

    /// That it is not found out within a bound which clips meet, and what is written between them.
    func tooManyJoins(_ error: TooIntricate) -> Finding {
        inRules(
            .numbersIntricate,
            saying: .init(
                "which clips meet in the rules, and what they write between them, is not found out in \(error.bound)",
                advice: "write fewer separators of different kinds, or narrow the range"))
    }

    /// That the rules come to more text, or to more work, than is allowed.
    func spent(_ budget: LiteralBudget) -> Finding {
        let found: Sentence =
            budget.isFull
            ? "what the rules say, taken apart for clips, comes to more than \((LiteralBudget.maximumBytes / 1_000_000).description, in: "MB")"
            : "which clips say what the rules say is not found out in \(LiteralBudget.maximumSteps) steps"
        return inRules(
            .numbersLimit, saying: .init(found, advice: "simplify the rules and shorten their texts" + smallerTable))
    }

    /// A slot that names a set that is not there.
    func unknownSet(_ name: String, slot: String) -> Finding {
        var nearest = NearestName(among: rules.order)
        return inPack(
            .numbersUnknownSet, slot, "no rule set \(quoted(name)) in the number rules",
            advice: nearest(name).map { "write `\($0)`" } ?? "there are: \(rules.order.joined(separator: ", "))")
    }

    private func advice(_ reason: Unspeakable) -> Sentence {
        switch reason {
        case .beyond(let base, _, isStated: true):
            "\(updating)write rules for \(base) and more, or narrow the range"
        case .beyond(let base, let set, isStated: false):
            "\(updating)write rules for \(base) and more, or narrow the range; if the last rule of \(quoted(set)) is "
                + "right further on, say behind it where it ends, such as `\(base)0: =#,##0=;`"
        case .ownWords(let words, let base, _):
            "\(updating)write rules for larger numbers behind the one for \(base), or narrow the range; if "
                + "\(quoted("\(words) \(words)")) is right, write a rule with both words"
        case .digits, .pluralDigits, .ordinal, .below, .before:
            "write a rule that says the number in words, or narrow the range"
        }
    }

    /// Advises the command that adds rules and clips, where it finds the pack by its name.
    private var updating: Sentence {
        let pack = source.pack
        let (option, counted) = pack.unit.map { ("--unit", $0) } ?? ("--currency", pack.currency.code)
        let file = "/\(pack.locale)-\(counted)/\(PackFolder.fileName)"
        guard source.packFile.hasSuffix(file) else { return "" }
        let recordings = String(source.packFile.dropLast(file.count))
        let folder = recordings == "recordings" ? "" : " --recordings \(recordings)"
        return "run `swift package --allow-writing-to-package-directory add-language-pack \(pack.locale) "
            + "\(option) \(counted)\(folder) --update`, "
    }

    private func words(_ failure: TextSegmenter.Failure, _ amount: Amount) -> FindingWords {
        switch failure {
        case .unsaid(let text):
            .init(
                "no clip says \(quoted(text)), which \(amount) needs",
                advice: "\(updating)add a clip with this text to `clips`, or narrow the range")
        case .unsaidNumber(let text, let reason):
            .init(
                "no clip says \(quoted(text)), which \(amount) needs",
                advice: "add a clip with exactly this text to `clips`: \(reason.words)")
        case .ambiguous(let text, let ids, let isNumber):
            .init(
                "\(ids.count) clips say \(quoted(text)), which \(amount) needs",
                advice: adviceForAmbiguous(ids, isNumber: isNumber))
        case .unknownClip(let id):
            .init(
                "no clip \(quoted(id)), which \(amount) needs",
                advice: source.pack.numbers == .iterated
                    ? "add it to `clips`: `iterated` says each digit by the clip of this id" : adviceForUnknownClip(id))
        }
    }

    private func adviceForUnknownClip(_ id: String) -> Sentence {
        var nearest = NearestName(among: source.pack.clips.map(\.id))
        return nearest(id).map { "write \(quoted($0))" } ?? "add it to `clips`, or name another one"
    }

    private func adviceForAmbiguous(_ ids: [String], isNumber: Bool) -> Sentence {
        let names = ids.map { "`{\($0)}`" }.joined(separator: " or ")
        return isNumber
            ? "write a rule for this number alone with \(names) for its text" : "write \(names) in its place"
    }

    private func words(_ error: NumberGrammarError) -> FindingWords {
        switch error {
        case .endless(let place):
            .init(
                "the rule for \(place.base) never ends: it comes back to the same number",
                advice: "divide the number on the way, or say text")
        case .tooDeep:
            .init(
                "rules that use each other more than \(AmountGrammar.maximumDepth) deep",
                advice: "put a rule in the place of a set that only leads to another one")
        case .unsaid(_, let number): .init("no rule says \(number)", advice: "add one, or narrow the range")
        case .tooLong:
            .init(
                "the rules say more than \(AmountGrammar.maximumClips) clips for some announcement",
                advice: "say less")
        case .tooManyCalls:
            .init(
                "the rules need more than \(AmountGrammar.maximumCalls) others for some announcement",
                advice: "say it by fewer rules")
        case .tooIntricate:
            .init(
                "the rules are too intricate to see that every announcement ends",
                advice: "let fewer rules use each other" + smallerTable)
        case .tooMany(let things, let limit):
            .init(
                "what the amounts need are more than \(limit) \(things)",
                advice: "narrow the range, or simplify the rules" + smallerTable)
        case .empty(let id):
            .init("announcement \(quoted(id)) says nothing", advice: "give it clips or an amount")
        case .disorder(let place), .malformed(let place):
            .init(
                "no sound table of the rule for \(place.base) of \(quoted(place.set)): \("\(error)")",
                advice: ownFault)
        case .unknownSet, .unknownClip, .endForm, .slot:
            .init("no sound table of the rules: \("\(error)")", advice: ownFault)
        }
    }

    private var ownFault: Sentence { "this is a fault of voice-assets: please report it with the file" }

    /// Advice where whole numbers make the table large.
    private var smallerTable: Sentence {
        let atomic = source.pack.atomic ?? 0
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

extension NumberGrammarError {
    fileprivate var check: Check {
        switch self {
        case .endless: .numbersEndless
        case .tooDeep, .tooLong, .tooManyCalls, .tooMany, .empty: .numbersLimit
        case .unsaid: .numbersTextUnsaid
        case .tooIntricate: .numbersIntricate
        case .disorder, .malformed, .unknownSet, .unknownClip, .endForm, .slot: .numbersSyntax
        }
    }

    /// The set whose rule is at fault, if it is one rule.
    fileprivate var set: String? {
        switch self {
        case .disorder(let place), .malformed(let place), .unsaid(let place, _), .endless(let place),
            .tooDeep(let place):
            place.set
        case .tooMany, .unknownSet, .unknownClip, .endForm, .tooLong, .tooManyCalls, .tooIntricate, .empty, .slot: nil
        }
    }
}
