import Testing

@testable import VoiceAssetDiagnostics

@Suite struct RuleTests {
    @Test func idsAreUniqueAndWellFormed() {
        #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
        for rule in Rule.all {
            #expect(rule.id.wholeMatch(of: /[a-z]+(-[a-z0-9]+)*/) != nil, "\(rule.id)")
            #expect(Rule.named(rule.id) == rule)
        }
        #expect(Rule.named("no-such-rule") == nil)
    }

    /// The ids that packs, manifests and scripts rely on: one may be added, none may go.
    @Test func idsStay() {
        let known = [
            "pack-syntax", "pack-unknown-key", "pack-missing-key", "pack-type", "pack-value", "pack-duplicate",
            "pack-reference", "pack-limit", "pack-name", "recording-missing", "recording-ambiguous",
            "recording-unknown",
            "recording-unused", "recording-unreadable", "recording-truncated", "recording-limit", "recording-samples",
            "recording-empty", "clip-clipping", "recording-quiet", "recording-noise", "recording-dc-offset",
            "recording-edge", "recording-phase", "clip-too-long", "clip-loudness", "clip-true-peak", "clip-encoding",
            "manifest-missing", "manifest-invalid", "asset-missing", "asset-extra", "asset-checksum", "asset-stale",
            "asset-not-uniform", "asset-not-splice-safe", "asset-unreadable", "clip-speech-cut", "clip-silence",
            "clip-identical", "format-undocumented", "pack-size", "file-missing", "file-unreadable", "file-unsafe",
            "output-conflict", "output-failed", "numbers-syntax", "numbers-unknown-set", "numbers-endless",
            "numbers-unreachable", "numbers-duplicate", "numbers-limit", "numbers-range", "numbers-intricate",
            "pack-exists",
            "language-missing",
            "language-differs",
        ]
        #expect(Set(known).subtracting(Rule.all.map(\.id)) == [])
    }
}
