package import VoiceAssetCore

/// Why there is no new pack.
package enum SeedError: Error, Sendable, Hashable {
    /// What is wrong with the command line.
    case commandLine(Sentence)
    /// What is wrong with the language or with the pack that was made. Without a file it is about the pack as a whole.
    case findings([Finding])

    /// A fault of the language's data, or of what was made of it.
    static func missing(_ found: Sentence, advice: Sentence) -> Self {
        .findings([Finding(.languageMissing, found: found, advice: advice)])
    }

    /// Rules that a person is to mend, or to take as they are.
    static func wrong(_ found: Sentence) -> Self {
        .findings([
            Finding(
                .languageDiffers, found: found,
                advice: "mend its files and send them, or take it as it is with --unreviewed")
        ])
    }

    /// A set that is asked for and not there.
    static func noRuleSet(_ name: String, among sets: [String]) -> Self {
        // Twenty names at most: a file may have a thousand sets.
        let surplus = sets.count > 20 ? ", and \(sets.count - 20) more" : ""
        return .commandLine(
            "There is no rule set \(name); there are: \(sets.prefix(20).joined(separator: ", "))\(surplus).")
    }

    package static func malformedLocale(_ text: String) -> Self {
        .commandLine("\(text) is no language tag; write one of BCP 47, such as de or zh-Hant.")
    }

    /// In words.
    package var text: String {
        switch self {
        case .commandLine(let sentence): sentence.text
        case .findings(let findings): findings.map(\.line).joined(separator: "\n")
        }
    }

    /// What is not wrong with the command line.
    /// - Parameter file: the pack's folder, as the user would type it.
    package func findings(file: String) -> [Finding] {
        guard case .findings(let findings) = self else { return [] }
        return findings.map { finding in
            if finding.file.isEmpty { return finding.at(file) }
            if finding.file.contains("/") { return finding }
            guard finding.check == .numbersRange else { return Finding.differs("\(finding.line)").at(file) }
            var narrower = finding.at(file)
            narrower.words = FindingWords(
                finding.words.found, advice: "give a narrower --range: no rules of the language reach further here")
            narrower.excerpt = nil
            return narrower
        }
    }
}

extension Finding {
    /// A pack that was made and does not say what the language's rules say.
    static func differs(_ found: Sentence) -> Finding {
        Finding(.languageDiffers, found: found, advice: "try a narrower --range, or another --rule-set")
    }
}
