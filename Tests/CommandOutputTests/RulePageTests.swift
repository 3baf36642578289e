import Foundation
import TestSupport
import Testing
import VoiceAssetCore

@testable import VoiceAssetCommandOutput

/// Whoever meets a rule finds its page, and no page tells of a rule that is none.
@Suite struct RulePageTests {
    @Test(arguments: Check.all) func everyRuleHasAPage(check: Check) throws {
        let page = RulePage(of: check)
        let paragraphs = page.markdown.components(separatedBy: "\n\n")
        try #require(paragraphs.count == 4, "\(page.markdown)")
        #expect(page.summary.hasSuffix(".") && !page.summary.contains("\n"))
        for (paragraph, label) in zip(paragraphs.dropFirst(), ["On a phone", "To mend it", "Settings"]) {
            #expect(paragraph.hasPrefix("**\(label):** ") && paragraph.hasSuffix("."), "\(paragraph)")
        }
        let article = check.severity == .error ? "an" : "a"
        #expect(paragraphs[3].hasPrefix("**Settings:** \(article) \(check.severity.rawValue); "))
        #expect(!paragraphs[3].hasSuffix(" error; always.") || check.severities == "error")
        let settings = paragraphs[3].replacing("\n", with: " ")
        #expect(settings.contains("`rules` in pack.yml") == (check.severity != .error))
    }

    /// The article, and the list of all checks, are what `Sources/EmbeddedTexts/RuleArticle/make` makes of the files of the checks.
    @Test func articleIsMadeOfTheChecks() throws {
        let folder = try TemporaryFolder()
        let sources = Document.root.appendingPathComponent("Sources")
        let make = sources.appendingPathComponent("EmbeddedTexts/RuleArticle/make").path
        #expect(try Program.run(make, [folder.path]).status == 0)
        for place in ["voice-assets/voice-assets.docc/Rules.md", "Core/Diagnostics/Checks/AllChecks.swift"] {
            let made = try String(contentsOf: folder.url(String(place.split(separator: "/").last!)), encoding: .utf8)
            let present = try String(contentsOf: sources.appendingPathComponent(place), encoding: .utf8)
            #expect(made == present, "run Sources/EmbeddedTexts/RuleArticle/make")
        }
        let checks = sources.appendingPathComponent("Core/Diagnostics/Checks")
        let declared = try FileManager.default.subpathsOfDirectory(atPath: checks.path).flatMap { path in
            try String(contentsOf: checks.appendingPathComponent(path), encoding: .utf8)
                .matches(of: /static let \w+(?:: Check)? = (?:Check|\.init)\(/)
        }
        #expect(declared.count == Check.all.count)
    }

    @Test func textWithoutMarks() {
        let page = RulePage(of: .packMissingKey)
        #expect(page.plainText.contains("\n\nTo mend it: Add the key. pack.yml shows all of them.\n\n"))
        #expect(page.markdown.contains("[pack.yml](PackFile.md)"))
    }
}
