import VoiceAssetDiagnostics

/// Words what is wrong with a file of number rules.
struct RuleFaultWording {
    /// The file, as the user would type it.
    let file: String
    let text: SourceText

    /// A finding for each fault, in the order of the text.
    func diagnostics(_ faults: RuleFaults) -> [Finding] {
        faults.entries.map { entry in
            var diagnostic = Finding(
                entry.fault.check, file: file, position: text.position(entry.index), words(entry.fault))
            if entry.fault != .file(.more) { diagnostic.excerpt = text.excerpt(entry.index) }
            return diagnostic
        }.inReadingOrder()
    }

    /// The finding about a file that is too large to be read, of so many bytes.
    static func tooLarge(_ bytes: Int, file: String) -> Finding {
        Finding(
            .numbersLimit, file: file, found: "\(bytes) bytes", limit: "\(RuleLimits.bytes) bytes",
            advice: "remove what is not needed")
    }

    private func words(_ fault: RuleFault) -> FindingWords {
        switch fault {
        case .file(let fault): words(fault)
        case .set(let fault): words(fault)
        case .descriptor(let fault): words(fault)
        case .text(let fault): words(fault)
        }
    }

    private func words(_ fault: RuleFault.OfFile) -> FindingWords {
        switch fault {
        case .notUTF8: .init("bytes that are not UTF-8 text", advice: "save the file as UTF-8")
        case .noRules: .init("no rules", advice: "add a rule set")
        case .tooIntricate:
            .init(
                "the rule sets are too intricate to see in \(RuleLimits.steps) steps that they end",
                advice: "let fewer rules hand on the same number (`=%set=`)")
        case .more:
            .init(
                "more faults, which are not listed", limit: "\(RuleFaults.maximum)",
                advice: "mend the ones that are listed first")
        }
    }

    private func words(_ fault: RuleFault.OfSet) -> FindingWords {
        switch fault {
        case .unnamed:
            .init("a rule set without a name", advice: "write a name of the characters A-Z a-z 0-9 - _ behind `%`")
        case .openName:
            .init(
                "the name of a rule set does not end with `:`",
                advice: "add `:`; a name is made of the characters A-Z a-z 0-9 - _")
        case .longName(let count):
            .init("a name of \(count) characters", limit: "\(RuleLimits.name)", advice: "shorten it")
        case .empty(let name):
            .init("rule set \(quoted(name)) has no rules", advice: "add rules, or remove it")
        case .tooMany: .init("too many rule sets", limit: "\(RuleLimits.sets)", advice: "remove some")
        case .tooManyPlurals:
            .init(
                "too many rules with `$(cardinal,…)$`", limit: "\(RuleLimits.plurals)",
                advice: "give the word a rule set of its own, and use it where it is said")
        case .tooManyRules: .init("too many rules", limit: "\(RuleLimits.rules)", advice: "remove some")
        case .openRule:
            .init("a rule does not end with `;`", advice: "add `;`; a rule stands on one line")
        case .longRule(let count):
            .init("a rule of \(count) characters", limit: "\(RuleLimits.text)", advice: "split it into several rules")
        case .repeated(let name, let first):
            .init(
                "a second rule set \(quoted(name))",
                advice: "rename it, or remove the one in line \(text.position(first).line)")
        case .unknown(let name, let nearest):
            .init("no rule set \(quoted(name))", advice: nearest.map { "write \(quoted($0))" } ?? "define it")
        case .endless(let base, let way):
            .init(
                "the rule for \(base) of \(quoted(way.first ?? "")) comes back to itself with the same number: "
                    + way.joined(separator: " → "), advice: "divide the number on the way, or say text")
        }
    }

    private func words(_ fault: RuleFault.OfDescriptor) -> FindingWords {
        switch fault {
        case .noColon:
            .init(
                "a rule that begins with a digit and has no colon",
                advice: "write `:` behind the number that the rule begins at")
        case .empty:
            .init("nothing before the colon", advice: "write the number that the rule begins at, or remove the colon")
        case .unknown(let scalars):
            .init(
                "\(quoted(scalars)) before the colon",
                advice: "write the number that the rule begins at; a colon can't stand in a rule's text")
        case .smallRadix(let radix):
            .init("radix \(radix)", advice: "write a radix of 2 or more, or none")
        case .strayScalar(let scalar):
            .init(
                "\(quoted([scalar])) in the number of a rule",
                advice: "write digits; after them `/` and a radix, or `>`, may stand")
        case .tooManyArrows: .init("more `>` than the number has places", advice: "remove some")
        case .largeNumber: .init("a number above \(RuleLimits.base)", advice: "remove the rule")
        case .disorder(let base, let other, let set):
            .init(
                "the rule for \(base) stands behind the one for \(other)",
                advice: "put the rules of \(quoted(set)) into ascending order")
        case .repeated(let base, let first, let set):
            .init(
                "a second rule for \(base) in \(quoted(set))",
                advice: "remove it, or the one in line \(text.position(first).line)"
                    + (isBracketed(first) ? ", whose brackets make it two rules" : ""))
        }
    }

    /// Whether the rule that begins at an index has brackets.
    private func isBracketed(_ rule: Int) -> Bool {
        text.scalars[rule...].prefix { !$0.isLineEnd && $0 != ";" }.contains("[")
    }

    private func words(_ fault: RuleFault.OfText) -> FindingWords {
        let (found, advice) =
            switch fault {
            case .openSubstitution(let mark):
                ("\(quoted([mark])) without a second one", "close it, or remove it")
            case .surplusArrow: ("one `<` too many", "remove it")
            case .thirdSubstitution: ("a third substitution in a rule", "use a rule set for two of them")
            case .noSet(let name): ("\(quoted(name)) where a rule set should be", "write its name with `%`")
            case .strayBracket(let bracket):
                (
                    "\(quoted([bracket])) that belongs to no pair",
                    "write one pair of brackets in a rule, not one inside the other"
                )
            case .openPlural: ("`$(` without `)$`", "close it, or remove it")
            case .secondPlural: ("a second `$(…)$` in a rule", "use a rule set for one of them")
            case .noPluralType: ("`$(` without `cardinal,`", "write `$(cardinal,one{…}other{…})$`")
            case .noForm(let name): ("\(quoted(name)) without `{`", "write `one{…}other{…}`")
            case .openForm: ("`{` without `}`", "close it, or remove it")
            case .noNewCategory(let name):
                (
                    "\(quoted(name)) where a new plural category should be",
                    "use each of \(PluralCategory.allCases.map(\.rawValue).joined(separator: ", ")) at most once"
                )
            case .substitutionInForm: ("a substitution inside `$(…)$`", "write it before or after")
            case .noOtherForm: ("no text for `other`", "add `other{…}`")
            }
        return FindingWords(found, advice: advice)
    }
}
