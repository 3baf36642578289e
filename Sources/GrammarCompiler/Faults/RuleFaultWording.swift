import Diagnostics

/// Words what is wrong with a file of number rules.
struct RuleFaultWording {
    private typealias Words = (rule: Rule, found: String, limit: String?, advice: String)

    /// The file, as the user would type it.
    let file: String
    let text: SourceText

    /// A finding for each fault, in the order of the text.
    func diagnostics(_ faults: RuleFaults) -> [Diagnostic] {
        faults.entries.map { entry in
            let (rule, found, limit, advice) = words(entry.fault)
            return Diagnostic(
                rule, file: file, position: text.position(entry.index), found: found, limit: limit, advice: advice,
                excerpt: entry.fault == .file(.more) ? nil : text.excerpt(entry.index))
        }.inReadingOrder()
    }

    /// The finding about a file that is too large to be read, of so many bytes.
    static func tooLarge(_ bytes: Int, file: String) -> Diagnostic {
        Diagnostic(
            .numbersLimit, file: file, found: "\(bytes) bytes", limit: "\(RuleLimits.bytes) bytes",
            advice: "remove what is not needed")
    }

    private func words(_ fault: RuleFault) -> Words {
        switch fault {
        case .file(let fault): words(fault)
        case .set(let fault): words(fault)
        case .descriptor(let fault): words(fault)
        case .text(let fault): words(fault)
        }
    }

    private func words(_ fault: RuleFault.OfFile) -> Words {
        switch fault {
        case .notUTF8: (.numbersSyntax, "bytes that are not UTF-8 text", nil, "save the file as UTF-8")
        case .noRules: (.numbersSyntax, "no rules", nil, "add a rule set")
        case .tooIntricate:
            (
                .numbersIntricate,
                "the rule sets are too intricate to see in \(RuleLimits.steps) steps that they end", nil,
                "let fewer rules hand on the same number (`=%set=`)"
            )
        case .more:
            (
                .numbersLimit, "more faults, which are not listed", "\(RuleFaults.maximum)",
                "mend the ones that are listed first"
            )
        }
    }

    private func words(_ fault: RuleFault.OfSet) -> Words {
        switch fault {
        case .unnamed:
            (
                .numbersSyntax, "a rule set without a name", nil,
                "write a name of the characters A-Z a-z 0-9 - _ behind `%`"
            )
        case .openName:
            (
                .numbersSyntax, "the name of a rule set does not end with `:`", nil,
                "add `:`; a name is made of the characters A-Z a-z 0-9 - _"
            )
        case .longName(let count):
            (.numbersLimit, "a name of \(count) characters", "\(RuleLimits.name)", "shorten it")
        case .empty(let name):
            (.numbersSyntax, "rule set \(quoted(name)) has no rules", nil, "add rules, or remove it")
        case .tooMany: (.numbersLimit, "too many rule sets", "\(RuleLimits.sets)", "remove some")
        case .tooManyRules: (.numbersLimit, "too many rules", "\(RuleLimits.rules)", "remove some")
        case .openRule:
            (.numbersSyntax, "a rule does not end with `;`", nil, "add `;`; a rule stands on one line")
        case .longRule(let count):
            (.numbersLimit, "a rule of \(count) characters", "\(RuleLimits.text)", "split it into several rules")
        case .repeated(let name, let first):
            (
                .numbersDuplicate, "a second rule set \(quoted(name))", nil,
                "rename it, or remove the one in line \(text.position(first).line)"
            )
        case .unknown(let name, let nearest):
            (
                .numbersUnknownSet, "no rule set \(quoted(name))", nil,
                nearest.map { "write \(quoted($0))" } ?? "define it"
            )
        case .endless(let base, let way):
            (
                .numbersEndless,
                "the rule for \(base) of \(quoted(way.first ?? "")) comes back to itself with the same number: "
                    + way.joined(separator: " → "), nil, "divide the number on the way, or say text"
            )
        }
    }

    private func words(_ fault: RuleFault.OfDescriptor) -> Words {
        switch fault {
        case .noColon:
            (
                .numbersSyntax, "a rule that begins with a digit and has no colon", nil,
                "write `:` behind the number that the rule begins at"
            )
        case .empty:
            (
                .numbersSyntax, "nothing before the colon", nil,
                "write the number that the rule begins at, or remove the colon"
            )
        case .unknown(let scalars):
            (
                .numbersSyntax, "\(quoted(scalars)) before the colon", nil,
                "write the number that the rule begins at; a colon can't stand in a rule's text"
            )
        case .smallRadix(let radix):
            (.numbersSyntax, "radix \(radix)", nil, "write a radix of 2 or more, or none")
        case .strayScalar(let scalar):
            (
                .numbersSyntax, "\(quoted([scalar])) in the number of a rule", nil,
                "write digits; after them `/` and a radix, or `>`, may stand"
            )
        case .tooManyArrows: (.numbersSyntax, "more `>` than the number has places", nil, "remove some")
        case .largeNumber: (.numbersLimit, "a number above \(RuleLimits.base)", nil, "remove the rule")
        case .disorder(let base, let other, let set):
            (
                .numbersSyntax, "the rule for \(base) stands behind the one for \(other)", nil,
                "put the rules of \(quoted(set)) into ascending order"
            )
        case .repeated(let base, let first, let set):
            (
                .numbersUnreachable, "a second rule for \(base) in \(quoted(set))", nil,
                "remove it, or the one in line \(text.position(first).line)"
                    + (isBracketed(first) ? ", whose brackets make it two rules" : "")
            )
        }
    }

    /// Whether the rule that begins at an index has brackets.
    private func isBracketed(_ rule: Int) -> Bool {
        text.scalars[rule...].prefix { !$0.isLineEnd && $0 != ";" }.contains("[")
    }

    private func words(_ fault: RuleFault.OfText) -> Words {
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
        return (.numbersSyntax, found, nil, advice)
    }
}
