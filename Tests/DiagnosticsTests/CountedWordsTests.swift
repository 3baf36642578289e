import Testing

@testable import VoiceAssetCore

/// One of something is said in the singular.
@Suite struct CountedWordsTests {
    @Test(
        arguments: [
            (1, "bytes", "1 byte is left"), (2, "bytes", "2 bytes are left"), (0, "bytes", "0 bytes are left"),
            (1, "entries", "1 entry is left"), (1, "s", "1 s is left"), (1, "ms", "1 ms is left"),
            (1, "LUFS", "1 LUFS is left"), (-1, "bytes", "-1 bytes are left"), (1, nil, "1 is left"),
        ] as [(Int, String?, String)])
    func agrees(count: Int, unit: String?, words: String) {
        let sentence = Sentence("{count} {count|is|are} left", ["count": .count(count, unit)])
        #expect(sentence.text == words)
        #expect(sentence.pieces.map(\.text).joined() == words)
    }

    /// What only looks like such a form stays as it is.
    @Test(arguments: [
        "{count|is}", "{count|is|are|were}", "{count is|are}", "{count|is|are", "{other|is|are}", "{count##}",
    ])
    func otherBraces(template: String) {
        #expect(Sentence(template, ["count": .count(1)]).text == template)
    }

    /// Whatever a message counts, there may be one of it: but for limits, and for what is told only of several.
    @Test func noTemplateHasOneOfMany() {
        let nouns = [
            "bytes", "characters", "channels", "clips", "crests", "entries", "frames", "kinds", "labels", "lines",
            "Ogg pages",
            "packs", "patterns", "recordings", "samples", "slots", "takes", "templates", "times", "utterances",
        ]
        // Of less they are not told.
        let several = [
            "numbers-limit", "pack-limit", "recording-utterances", "numbers-text-ambiguous",
            "recording-samples scale", "file-missing compared", "pack-reference several packs",
            "pack-missing-key kinds",
        ]
        for (check, form, words) in Check.all.flatMap({ check in check.forms.map { (check, $0.key, $0.value) } })
        where !several.contains(check.id) && !several.contains("\(check.id) \(form)") {
            for template in [words.found, words.advice ?? ""] {
                for noun in nouns {
                    for match in template.matches(of: /\{(\w+)#?\} ([\w ]+)/) where match.2.hasPrefix(noun) {
                        #expect(match.1 == "most", "\(check.id) \(form): \(template)")
                    }
                }
            }
        }
    }
}
