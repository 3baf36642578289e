import Foundation
import Testing

@testable import VoiceAssetCore

@Suite struct CheckTests {
    @Test func idsAreUniqueAndWellFormed() {
        #expect(Set(Check.all.map(\.id)).count == Check.all.count)
        for check in Check.all {
            #expect(check.id.wholeMatch(of: /[a-z]+(-[a-z0-9]+)*/) != nil, "\(check.id)")
            #expect(Check.named(check.id) == check)
        }
        #expect(Check.named("no-such-rule") == nil)
    }

    /// What a template holds in braces is a value's name.
    @Test(arguments: Check.all) func templatesAreWhole(check: Check) {
        for (form, words) in check.forms {
            for text in [words.found, words.limit, words.advice].compactMap({ $0 }) {
                let places = text.matches(of: /\{[A-Za-z]+#?\}/).count
                let values = Dictionary(
                    text.matches(of: /\{([A-Za-z]+)#?\}/).map { (String($0.output.1), Finding.Argument.count(1)) }
                ) { first, _ in first }
                let sentence = Sentence(text, values)
                #expect(sentence.pieces.compactMap(\.value).count == places, "\(check.id) \(form): \(text)")
            }
        }
    }

    /// A form that the code names beside its check is one of its own, or of all.
    @Test func formsInTheCodeAreKnown() throws {
        let checks = Dictionary(uniqueKeysWithValues: Check.all.map { ($0.id.replacing("-", with: ""), $0) })
        let sources = URL(fileURLWithPath: #filePath + "/../../../Sources").standardized
        let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
        var count = 0
        for case let file as URL in files where file.pathExtension == "swift" {
            for match in try String(contentsOf: file, encoding: .utf8).matches(of: /\.([a-zA-Z]+),\s*"([^"\\]*)"/) {
                guard let check = checks[match.1.lowercased()] else { continue }
                count += 1
                let form = String(match.2)
                #expect(check.forms[form] != nil || Check.shared[form] != nil, "\(file.lastPathComponent): \(match.0)")
            }
        }
        #expect(count > 300)
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
        #expect(Set(known).subtracting(Check.all.map(\.id)) == [])
    }
}
