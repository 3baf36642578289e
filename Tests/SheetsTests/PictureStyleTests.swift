import Testing
import VoiceAssetCore

@Suite struct PictureStyleTests {
    /// Every rule has its colours in light and in dark, as colours: what draws an SVG may know no custom property.
    @Test func coloursAreFilledIn() throws {
        let parts = PictureStyle.text.split(separator: "@media screen and (prefers-color-scheme: dark) {")
        try #require(parts.count == 2)
        for name in ["paper", "axis", "wave", "time", "name", "mark", "take", "doubt", "none"] {
            let rules = parts.compactMap { part in part.split(separator: "\n").first { $0.hasPrefix(".\(name) {") } }
            #expect(rules.count == 2 && rules[0] != rules[1], "\(name)")
            #expect(rules.allSatisfy { $0.contains(/: #[0-9a-f]{6}[; ]/) && !$0.contains("var(") }, "\(name)")
        }
    }
}
