import Testing
import VoiceAssetPacks

@testable import VoiceAssetGrammar

/// Texts that look alike are said by the same clip.
@Suite struct TextComparisonTests {
    @Test(
        "What nobody sees makes no difference",
        arguments: [
            ("x\u{200E}y", "xy"),  // left-to-right mark
            ("x\u{200F} y", "x y"), ("x \u{200F}y", "x y"), ("\u{2067}x\u{2069}", "x"),
            ("سی\u{200C}ام", "سیام"),  // zero-width non-joiner, Persian
            ("क\u{94D}\u{200D}ष", "क\u{94D}ष"),  // zero-width joiner, Devanagari
            ("葛\u{E0100}", "葛"), ("x\u{FE0E}", "x"),  // variation selectors
            ("x\u{34F}y", "xy"),  // combining grapheme joiner
            ("trente\u{301}", "trent\u{E9}"),  // NFD, NFC
            ("п’ять", "п'ять"), ("п\u{2BC}ять", "п'ять"), ("d‘un", "d'un"),
        ])
    func unseen(rule: String, clip: String) throws {
        for (rule, clip) in [(rule, clip), (clip, rule)] {
            let pack = try PackSample(
                range: "0.00...0.00", clips: ["a: \(clip)"], rules: "%n: 0: \(rule);")
            #expect(try pack.say("0") == "a")
        }
    }

    @Test(
        "What is said differently stays different", arguments: [("2", "²"), ("½", "1⁄2"), ("ﬁ", "fi"), ("x-y", "xy")])
    func different(rule: String, clip: String) throws {
        let pack = try PackSample(range: "0.00...0.00", clips: ["a: \(clip)"], rules: "%n: 0: \(rule);")
        #expect(pack.facts.first?.contains("error[numbers-text-unsaid] ") == true)
    }

    @Test("Joiners and direction marks are no places to cut; soft hyphens are")
    func cuts() throws {
        for mark in ["\u{200C}", "\u{200D}", "\u{200E}", "\u{FE0F}"] {
            let pack = try PackSample(range: "0.00...0.00", clips: ["a: x", "b: y"], rules: "%n: 0: x\(mark)y;")
            #expect(pack.grammar == nil)
        }
        let pack = try PackSample(range: "0.00...0.00", clips: ["a: x", "b: y"], rules: "%n: 0: x\u{AD}y;")
        #expect(try pack.say("0") == "a b")
    }

    @Test("A message and a new clip show the text as it is written")
    func shown() throws {
        let rules = "%n: 0: سی\u{200C}ام п’ять;"
        let pack = try PackSample(range: "0.00...0.00", clips: ["b"], rules: rules)
        #expect(pack.lines.first?.contains("п’ять") == true)
        let completed = PackGrammar.complete(
            .init(pack: pack.pack, packFile: "", positions: [:], rules: (Array(rules.utf8), "")))
        #expect(
            completed.clips.map { Array($0.text.unicodeScalars) }
                == ["b", "سی\u{200C}ام", "п’ять"].map { Array($0.unicodeScalars) })
    }

    @Test("A direction mark behind a space does not tie a stem to the next word")
    func stems() throws {
        let rules = "%n: 0: zero; one; two; 10: ten \u{200E}>%%more>; %%more: 0: nil; 1: one; 2: two;"
        let pack = try PackSample(range: "11.00...12.00", clips: ["one", "two", "ten"], rules: rules)
        #expect(try pack.say("12") == "ten two")
    }

    @Test("Clips whose texts look alike are told apart by their ids")
    func ambiguous() throws {
        let pack = try PackSample(range: "0.00...0.00", clips: ["a: п’ять", "b: п'ять"], rules: "%n: 0: п’ять;")
        #expect(pack.lines.first?.contains("needs `п’ять`, but 2 clips have this text") == true)
    }
}
