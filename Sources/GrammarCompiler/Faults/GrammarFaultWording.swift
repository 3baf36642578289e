import NumberGrammar
import VoiceAssetDiagnostics
import VoiceAssetPacks

/// Words what is wrong with a pack's number rules and patterns together.
struct GrammarFaultWording {
    private let source: PackGrammar.Source
    private let rules: CompiledRules

    init(_ source: PackGrammar.Source, _ rules: CompiledRules) {
        self.source = source
        self.rules = rules
    }

    func diagnostic(_ fault: GrammarFault) -> Finding {
        switch fault {
        case .noSets(let slot), .unknownSet(_, let slot), .noPlurals(let slot), .noForm(_, _, let slot),
            .wordOfDigits(let slot):
            return Finding(
                fault.check, fault.severity, file: source.packFile, position: source.positions[slot], words(fault))
        case .unsaid(_, _, _, let clip?):
            return Finding(
                fault.check, fault.severity, file: source.packFile, position: source.positions[clip.id], words(fault))
        case .unspeakable(let literal, _, _), .unsaid(let literal, _, _, nil):
            return diagnostic(fault, at: literal.firstWord)
        case .tooIntricate(let set, _), .unusedSet(let set): return diagnostic(fault, at: position(ofSet: set))
        case .tooManyJoins, .tooMuch: return diagnostic(fault, at: nil)
        case .unsound(let error): return diagnostic(fault, at: error.set.flatMap(position))
        }
    }

    // MARK: Where it is

    /// A finding about the number rules.
    private func diagnostic(_ fault: GrammarFault, at position: SourcePosition?) -> Finding {
        var diagnostic = Finding(
            fault.check, fault.severity, file: source.rules?.file ?? source.packFile, position: position, words(fault))
        if let position, let rules = source.rules { diagnostic.excerpt = SourceExcerpt.text(rules.bytes, position) }
        return diagnostic
    }

    private func position(ofSet name: String) -> SourcePosition? {
        // What is made of a set of the file has its name with a mark behind it.
        rules.setPositions[name] ?? rules.setPositions[String(name.prefix { $0 != "~" })]
    }

    // MARK: What it is

    private func words(_ fault: GrammarFault) -> FindingWords {
        switch fault {
        case .noSets(let slot):
            .init(
                "there is no rule set for \(quoted(slot))",
                advice: "give `numbers` a file with number rules, or `iterated`")
        case .unknownSet(let name, _):
            .init("no rule set \(quoted(name)) in the number rules", advice: adviceForUnknown(name))
        case .noPlurals:
            .init(
                "no plural rules of CLDR for the language of \(quoted(source.pack.locale))",
                advice: "give `words` only `other`, or patterns with a `when`")
        case .noForm(let category, let number, let slot):
            .init(
                "`words` has no form of \(quoted(slot)) for \(number), whose plural category is `\(category.rawValue)`",
                advice: "add `\(category.rawValue)` and the clip of its word"
                    + (category == .other ? "" : ", or `other` for all categories that are not there"))
        case .wordOfDigits:
            .init(
                "the form of this word depends on the digits after the point",
                advice: "give each form a pattern with a `when`")
        case .unspeakable(_, let reason, let amount):
            .init(
                "\(reason.words), which \(amount) needs",
                advice: advice(reason))
        case .unsaid(_, let failure, let amount, let clip): words(failure, amount, slip: clip)
        case .unsound(let error): words(error)
        case .tooIntricate(let set, let bound):
            .init(
                "the rules for \(quoted(set)) do not fall apart into quotient and remainder: which clips they need is "
                    + "not found out in \(bound)",
                advice: "divide a number by its unit (`<<`, `>>`) before handing it on, or narrow the range")
        case .tooManyJoins(let bound):
            .init(
                "which clips meet in the rules, and what they write between them, is not found out in \(bound)",
                advice: "write fewer separators of different kinds, or narrow the range")
        case .tooMuch(let isBytes):
            .init(
                isBytes
                    ? "what the rules say, taken apart for clips, comes to more than \(LiteralBudget.maximumBytes / 1_000_000) MB"
                    : "which clips say what the rules say is not found out in \(LiteralBudget.maximumSteps) steps",
                advice: "simplify the rules and shorten their texts" + smallerTable)
        case .unusedSet(let set):
            .init("no slot of pack.yml leads to the rule set \(quoted(set))", advice: "remove it, or use it")
        }
    }

    private func advice(_ reason: Unspeakable) -> String {
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

    /// Advises the command that adds rules, where it finds the pack by its name.
    private var updating: String {
        let pack = source.pack
        let (option, counted) = pack.unit.map { ("--unit", $0) } ?? ("--currency", pack.currency.code)
        let file = "/\(pack.locale)-\(counted)/\(PackFolder.fileName)"
        guard source.packFile.hasSuffix(file) else { return "" }
        let recordings = String(source.packFile.dropLast(file.count))
        let folder = recordings == "recordings" ? "" : " --recordings \(recordings)"
        return "run `swift package --allow-writing-to-package-directory add-language-pack \(pack.locale) "
            + "\(option) \(counted)\(folder) --update`, "
    }

    private func adviceForUnknown(_ set: String) -> String {
        var nearest = NearestName(among: rules.order)
        return nearest(set).map { "write `\($0)`" } ?? "there are: \(rules.order.joined(separator: ", "))"
    }

    private func words(
        _ failure: TextSegmenter.Failure, _ amount: Amount, slip: VoicePack.Clip?
    ) -> FindingWords {
        switch failure {
        case .unsaid(let text), .unsaidNumber(let text, _):
            if let slip {
                return .init(
                    "no clip says \(quoted(text)), which \(amount) needs",
                    advice: "the nearest text is \(quoted(slip.text)), of \(quoted(slip.id)), which no amount needs: "
                        + "write \(quoted(text)) there, or add a clip with this text")
            }
        case .ambiguous, .unknownClip: break
        }
        return words(failure, amount)
    }

    private func words(_ failure: TextSegmenter.Failure, _ amount: Amount) -> FindingWords {
        switch failure {
        case .unsaid(let text):
            .init(
                "no clip says \(quoted(text)), which \(amount) needs",
                advice: "add a clip with this text to `clips`, or narrow the range")
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

    private func adviceForUnknownClip(_ id: String) -> String {
        var nearest = NearestName(among: source.pack.clips.map(\.id))
        return nearest(id).map { "write \(quoted($0))" } ?? "add it to `clips`, or name another one"
    }

    private func adviceForAmbiguous(_ ids: [String], isNumber: Bool) -> String {
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
                "no sound table of the rule for \(place.base) of \(quoted(place.set)): \(error)",
                advice: Self.ownFault)
        case .unknownSet, .unknownClip, .endForm:
            .init("no sound table of the rules: \(error)", advice: Self.ownFault)
        }
    }

    private static let ownFault = "this is a fault of voice-assets: please report it with the file"

    /// Advice where whole numbers make the table large.
    private var smallerTable: String {
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
    /// The set whose rule is at fault, if it is one rule.
    fileprivate var set: String? {
        switch self {
        case .disorder(let place), .malformed(let place), .unsaid(let place, _), .endless(let place),
            .tooDeep(let place):
            place.set
        case .tooMany, .unknownSet, .unknownClip, .endForm, .tooLong, .tooManyCalls, .tooIntricate, .empty: nil
        }
    }
}
