package import VoiceAssetCore
import VoiceAssetPacks

/// Why there is no new pack.
package enum SeedError: Error, Sendable, Hashable {
    /// What is wrong with the command line.
    case commandLine(String)
    /// What is wrong with the language or with the pack that was made. Without a file it is about the pack as a whole.
    case findings([Finding])

    /// A fault of the language's data, or of what was made of it.
    static func finding(_ check: Check, _ form: String, _ arguments: [String: Finding.Argument]) -> Self {
        .findings([Finding(check, form, arguments)])
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
        case .commandLine(let sentence): sentence
        case .findings(let findings): findings.map(\.line).joined(separator: "\n")
        }
    }

    /// What is not wrong with the command line.
    /// - Parameter file: the pack's folder, as the user would type it.
    package func findings(file: String) -> [Finding] {
        guard case .findings(let findings) = self else { return [] }
        return findings.map { finding in
            if finding.file.isEmpty { return finding.at(file) }
            // The other files are those of the new pack, which is on no disk.
            guard [PackFolder.fileName, LanguagePack.rulesFile].contains(finding.file) else { return finding }
            guard finding.check == .numbersRange else {
                return Finding(.languageDiffers, "stated", ["message": .text(finding.line)]).at(file)
            }
            return Finding(.numbersRange, "new pack", ["reason": .text(finding.found)]).at(file)
        }
    }
}
