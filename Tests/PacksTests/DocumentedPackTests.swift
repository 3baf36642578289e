import TestSupport
import Testing
import VoiceAssetCore

@testable import VoiceAssetPacks

/// What the articles say of pack.yml is so.
@Suite struct DocumentedPackTests {
    /// The reference has no fault, and its profile and takes are the defaults, as it says.
    @Test func referenceIsRead() throws {
        let article = try Document("Sources/voice-assets/voice-assets.docc/PackFile.md")
        let source = PackDocument(try #require(article.block("pack")))
        #expect(source.diagnostics == [])
        #expect(source.profile == ClipProfile() && source.takes == TakeLimits())
    }

    /// The table of limits names all of them, with their defaults.
    @Test func limitsAreTheDefaults() throws {
        let article = try Document("Sources/voice-assets/voice-assets.docc/JudgingTakes.md")
        var limits = TakeLimits()
        var named: [String] = []
        let section = try #require(article.prose.firstMatch(of: /(?m)^## Limits\n(?<text>(?:(?!## ).*\n)*)/)).text
        for row in section.matches(of: /(?m)^\| (?<keys>`[^|]*) \| (?<values>[^|]*) \|/) {
            let keys = row.keys.split(separator: ", ").map { $0.filter { $0 != "`" } }
            let values = row.values.split(separator: ", ").map { $0.replacing("−", with: "-") }
            for (name, value) in zip(keys, values) {
                let key = try #require(TakeLimits.keys.first { $0.name == name }, "\(name)")
                limits[keyPath: key.field] = try #require(Double(value.prefix { $0 != " " }), "\(name)")
                named.append(name)
            }
        }
        #expect(limits == TakeLimits())
        #expect(named == TakeLimits.keys.map(\.name))
    }
}
