import Foundation
import TestSupport
import Testing
import VoiceAssetDiagnostics

@testable import VoiceAssetCommandOutput

/// Whoever meets a rule finds its page, and no page tells of a rule that is none.
@Suite struct RulePageTests {
    @Test(arguments: Rule.all) func everyRuleHasAPage(rule: Rule) throws {
        let page = RulePage(of: rule)
        let paragraphs = page.markdown.components(separatedBy: "\n\n")
        try #require(paragraphs.count == 4, "\(page.markdown)")
        #expect(page.summary.hasSuffix(".") && !page.summary.contains("\n"))
        for (paragraph, label) in zip(paragraphs.dropFirst(), ["On a phone", "To mend it", "Settings"]) {
            #expect(paragraph.hasPrefix("**\(label):** ") && paragraph.hasSuffix("."), "\(paragraph)")
        }
        let article = rule.severity == .error ? "an" : "a"
        #expect(paragraphs[3].hasPrefix("**Settings:** \(article) \(rule.severity.rawValue); "))
        let settings = paragraphs[3].replacing("\n", with: " ")
        #expect(settings.contains("`rules` in pack.yml") == (rule.severity != .error))
    }

    @Test func noPageIsOfNoRule() throws {
        let article = Document.root.appendingPathComponent("Sources/voice-assets/voice-assets.docc/Rules.md")
        let text = try String(contentsOf: article, encoding: .utf8)
        let headings = text.matches(of: /(?m)^### (?<id>.*)$/).map { String($0.id) }
        #expect(Set(headings) == Set(Rule.all.map(\.id)) && headings.count == Rule.all.count)
    }

    @Test func textWithoutMarks() {
        let page = RulePage(of: .packMissingKey)
        #expect(page.plainText.contains("\n\nTo mend it: Add the key. pack.yml shows all of them.\n\n"))
        #expect(page.markdown.contains("[pack.yml](PackFile.md)"))
    }
}
