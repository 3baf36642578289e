package import VoiceAssetCore
import VoiceAssetEmbeddedTexts

/// What the article on the rules says of one: what it asks, why that matters on a phone, how to mend a breach, what pack.yml
/// can set.
package struct RulePage: Sendable {
    /// The section of the article, without its heading, with the settings that the article's head has for all rules.
    package let markdown: String

    package init(of check: Check) {
        let weaker = check.severities.trimmingPrefix("error").trimmingPrefix(" or ")
        markdown = (Self.sections[check.id] ?? "").replacing(
            Self.always, with: weaker.isEmpty ? Self.always : "an error; a \(weaker) where the finding says so.")
    }

    /// What the rule asks: the first paragraph, on one line.
    package var summary: String {
        plainText.split(separator: "\n\n", maxSplits: 1).first.map { String($0.replacing("\n", with: " ")) } ?? ""
    }

    /// For a terminal: without marks for bold, and of a link its text.
    package var plainText: String {
        markdown.replacing("**", with: "").replacing(/\[(?<text>[^\]]*)\]\([^)]*\)/) { $0.output.text }
    }

    fileprivate static let always = "an error; always."

    /// By the rule's id.
    private static let sections: [String: String] = {
        let article = unsafe String(cString: rule_article())
        let sections = article.split(separator: "\n### ").dropFirst().map { section in
            let end = section.firstIndex(of: "\n") ?? section.endIndex
            let text = section[end...].split(separator: "\n## ", maxSplits: 1).first ?? ""
            return (String(section[..<end]), String(text.trimmingPrefix { $0 == "\n" }).asPage)
        }
        return Dictionary(sections) { first, _ in first }
    }()
}

extension String {
    /// Without line ends behind it. A rule without settings is always an error, and `rules` weighs each warning and note.
    fileprivate var asPage: String {
        let text = String(reversed().drop { $0 == "\n" }.reversed())
        guard text.contains("**Settings:** ") else { return text + "\n\n**Settings:** \(RulePage.always)" }
        return text.replacing(/(?<weight>a warning|a note)\.$/) { "\($0.output.weight); by `rules` in pack.yml." }
    }
}
