import TestSupport
import Testing
import VoiceAssetCore

@testable import VoiceAssetPacks

/// One fault each, put into a pack that is right: the lines that replace those of the same key, and what is found.
@Suite struct PackFaultTests {
    /// Lines 1 to 6; a test's lines come first, so that their numbers stay readable.
    private static let lines = [
        "locale": "locale: en-US", "currency": "currency: USD", "range": "range: 0...5", "clips": "clips: {a: A, b: B}",
        "numbers": "numbers: iterated", "announcements": "announcements: {x: [a]}",
    ]

    /// The lines, then those of the pack whose keys are not among them.
    private static func pack(_ lines: String) -> String {
        let keys = lines.split(separator: "\n").map { $0.prefix { $0 != ":" } }
        let rest = Self.lines.filter { !keys.contains(Substring($0.key)) }.map(\.value).sorted()
        return ([lines] + rest).joined(separator: "\n")
    }

    @Test func theBareRestIsRight() { #expect(PackDocument(Self.pack("")).findings == []) }

    @Test(arguments: [
        ("locale: zh_Hans", ["1:9 pack-value"]),
        ("locale: [en]", ["1:9 pack-type"]),
        ("locale:", ["1:8 pack-type"]),
        ("locale: ~", ["1:9 pack-type"]),
        ("locale: {a: b}", ["1:9 pack-type"]),
        ("currency: usd", ["1:11 pack-value"]),
        ("currency: XXX", ["1:11 pack-value"]),
        ("speaker: ''", ["1:10 pack-value"]),
        ("speaker: [a]", ["1:10 pack-type"]),
        ("license: \"a\\tb\"", ["1:10 pack-value"]),
        ("range: 0..5", ["1:8 pack-value"]),
        ("range: 0...-5", ["1:8 pack-value"]),
        ("range: 0...0.001", ["1:8 pack-value"]),
        ("range: 5...4.99", ["1:8 pack-value"]),
        ("currency: JPY\nrange: 0...1.0", ["2:8 pack-value"]),
        ("currency: nope\nrange: 0...1e3", ["1:11 pack-value", "2:8 pack-value"]),
        ("curency: EUR", ["1:1 pack-unknown-key"]),
        ("<<: {a: b}", ["1:1 pack-unknown-key"]),
        ("? [a]\n: b", ["1:3 pack-type"]),
        ("? [a]\n: b\n? [a]\n: c", ["1:3 pack-type", "3:3 pack-type"]),
        ("numbers: nowhere.rbnf", ["1:10 pack-reference"]),
        ("numbers: ../numbers.rbnf", ["1:10 pack-reference"]),
        ("numbers: sub", ["1:10 pack-reference"]),
        ("numbers: sub/numbers.rbnf", ["1:10 pack-reference"]),
        ("numbers: .rbnf", ["1:10 pack-reference"]),
        ("numbers: [iterated]", ["1:10 pack-type"]),
        ("atomic: -1\nnumbers: numbers.rbnf", ["1:9 pack-value"]),
        ("atomic: 1e2\nnumbers: numbers.rbnf", ["1:9 pack-value"]),
        ("atomic: 1001\nnumbers: numbers.rbnf", ["1:9 pack-value"]),
        ("fuse: [100, 0, 100]\nnumbers: numbers.rbnf", ["1:13 pack-value", "1:16 pack-duplicate"]),
        ("fuse: []\nnumbers: numbers.rbnf", ["1:7 pack-value"]),
        ("split: yes\nnumbers: numbers.rbnf", ["1:8 pack-value"]),
        ("max-seconds: 10", []),
        ("max-seconds: 6.5", []),
        ("max-seconds: 30", []),
        ("max-seconds: 30.01", ["1:14 pack-value"]),
        ("max-seconds: 0.9", ["1:14 pack-value"]),
        ("max-seconds: -1", ["1:14 pack-value"]),
        ("max-seconds: 10s", ["1:14 pack-value"]),
        ("max-seconds: nan", ["1:14 pack-value"]),
        ("max-seconds: [1]", ["1:14 pack-type"]),
        ("pins: {a: 2}", []),
        ("pins: {c: 2}", ["1:8 pack-reference"]),
        ("pins: {a: 0, b: x}", ["1:11 pack-value", "1:17 pack-value"]),
        ("pins: [a]", ["1:7 pack-type"]),
        ("confirmed: [{same-take: [a, b], because: homophones}]", []),
        ("confirmed: [{same-take: [a, en-USD/b, zh-Hans-CNY/ten], because: homophones}]", []),
        ("confirmed: []", ["1:12 pack-value"]),
        ("confirmed: {same-take: [a, b], because: x}", ["1:12 pack-type"]),
        ("confirmed: [{same-take: [a, b]}]", ["1:13 pack-missing-key"]),
        ("confirmed: [{same-take: [a, b], because: ''}]", ["1:42 pack-value"]),
        ("confirmed: [{same-take: [a], because: x}]", ["1:25 pack-value"]),
        ("confirmed: [{same-take: [a, a], because: x}]", ["1:29 pack-duplicate"]),
        ("confirmed: [{same-take: [a, q], because: x}]", ["1:29 pack-reference"]),
        ("confirmed: [{same-take: [a, ../b], because: x}]", ["1:29 pack-reference"]),
        ("confirmed: [{same-take: [a, en-USD/../b], because: x}]", ["1:29 pack-reference"]),
        ("confirmed: [{same-take: a, because: x}]", ["1:25 pack-type"]),
        ("rules: {}", []),
        ("rules: {recording-hum: {severity: off, because: a fan}}", []),
        ("rules: {recording-hum: {severity: error, clips: [a], because: a fan}}", []),
        ("rules: {recording-hum: {severity: off}}", ["1:24 pack-missing-key"]),
        ("rules: {recording-hum: {severity: off, because: ''}}", ["1:49 pack-value"]),
        ("rules: {recording-hum: {severity: none, because: x}}", ["1:35 pack-value"]),
        ("rules: {recording-hum: off}", ["1:24 pack-type"]),
        ("rules: {recording-hum: {severity: off, because: x, clips: [c]}}", ["1:60 pack-reference"]),
        ("rules: {recording-hum: {severity: off, because: x, clips: []}}", ["1:59 pack-value"]),
        ("rules: {recording-humm: {severity: off, because: x}}", ["1:9 pack-reference"]),
        ("rules: {clip-clipping: {severity: off, because: x}}", ["1:9 pack-value"]),
        ("rules: [recording-hum]", ["1:8 pack-type"]),
        ("takes: {}", []),
        ("takes: {hum: 55.5, bandwidth: 7000, silence: 0.1s, least-peak: -40, length: 1.5}", []),
        ("takes: []", ["1:8 pack-type"]),
        ("takes: {humm: 50}", ["1:9 pack-unknown-key"]),
        ("takes: {hum: 50dB}", ["1:14 pack-value"]),
        ("takes: {hum: 19.9, bandwidth: 3000}", ["1:14 pack-value", "1:31 pack-value"]),
        ("takes: {silence: 20, pause: 1us}", ["1:18 pack-value", "1:29 pack-value"]),
        ("takes: {least-peak: -10, largest-peak: -12}", ["1:8 pack-value"]),
        ("takes: {least-level: -12}", ["1:8 pack-value"]),
        ("takes: {dc-offset: 1e1}", ["1:20 pack-value"]),
        ("takes: {pcm: {rate: 24000, bits: 16, order: little}}", ["1:14 pack-missing-key"]),
        ("takes: {pcm: {rate: 4000, bits: 16, order: little, channels: 1}}", ["1:21 pack-value"]),
        ("takes: {pcm: {rate: 24000, bits: 8, order: little, channels: 1}}", ["1:34 pack-value"]),
        ("takes: {pcm: {rate: 24000, bits: 16, order: middle, channels: 1}}", ["1:45 pack-value"]),
        ("takes: {pcm: {rate: 24000, bits: 16, order: big, channels: 33}}", ["1:60 pack-value"]),
        (
            "takes: {pcm: {rate: 24000, bits: 99999999999, order: big, channels: 0}}",
            ["1:34 pack-value", "1:69 pack-value"]
        ),
        ("takes: {pcm: {rate: 24000, bits: 16, order: big, channels: 1, gain: 2}}", ["1:63 pack-unknown-key"]),
        ("{", ["1:1 pack-syntax"]),
        ("a: b: c", ["1:5 pack-syntax"]),
        ("a: 'b", ["1:4 pack-syntax"]),
        ("unit: { name: point }", ["4:11 pack-unknown-key"]),
        ("a:\n\tb: c", ["2:1 pack-syntax"]),
        ("speaker: !!binary aGk=", ["1:10 pack-type"]),
        ("speaker: !own text", ["1:10 pack-type"]),
        ("speaker: &a text", ["1:10 pack-syntax"]),
        ("speaker: *a", ["1:10 pack-syntax"]),
    ])
    func topLevel(lines: String, findings: [String]) { #expect(PackDocument(Self.pack(lines)).findings == findings) }

    @Test(arguments: [
        ("clips: {}", ["1:8 pack-value"]),
        ("clips: [a, b]", ["1:8 pack-type"]),
        ("clips: {a: A, B: b}", ["1:15 pack-value"]),
        ("clips: {a: A, A: b}", ["1:15 pack-duplicate", "1:15 pack-value"]),
        ("clips: {a: A, -b: b}", ["1:15 pack-value"]),
        ("clips: {a: A, a_b: b}", ["1:15 pack-value"]),
        ("clips: {a: A, é: b}", ["1:15 pack-value"]),
        ("clips: {a: A, b: ' '}", ["1:18 pack-value"]),
        ("clips: {a: A, b: }", ["1:18 pack-type"]),
        ("clips: {a: A, b: [B]}", ["1:18 pack-type"]),
        ("clips: {a: A, b: \"x\\ny\"}", ["1:18 pack-value"]),
        ("clips: {a: A, ~: b}", ["1:15 pack-type"]),
        ("clips: {a: A, a: B, a: C}", ["1:15 pack-duplicate", "1:21 pack-duplicate"]),
        ("clips: {a: A, 0: B, \"0\": C}", ["1:21 pack-duplicate"]),
        ("clips: {a: A, \"\": B}", ["1:15 pack-value"]),
        ("clips:\n  a: A\n  b: B\n  a: A\n  '\\': c", ["4:3 pack-duplicate", "5:3 pack-value"]),
        ("clips:\r\n  a: é\r\n  'a': B\r\n  b: C\r\n  b: C", ["3:3 pack-duplicate", "5:3 pack-duplicate"]),
        ("clips: {a: A, [b]: B}", ["1:15 pack-type"]),
        ("clips: {a: \(String(repeating: "é", count: 1001))}", ["1:12 pack-limit"]),
        ("clips: {a: A, \(String(repeating: "b", count: 65)): B}", ["1:15 pack-value"]),
    ])
    func clips(lines: String, findings: [String]) { #expect(PackDocument(Self.pack(lines)).findings == findings) }

    @Test(arguments: [
        ("announcements: {}", ["1:16 pack-value"]),
        ("announcements: [a]", ["1:16 pack-type"]),
        ("announcements: {x: a}", ["1:20 pack-type"]),
        ("announcements: {x: []}", ["1:20 pack-value"]),
        ("announcements: {x: [a, c]}", ["1:24 pack-reference"]),
        ("announcements: {x: [{amount}]}", ["1:21 pack-type"]),
        ("announcements: {x: [\"{amount}\"]}", ["1:21 pack-reference"]),
        ("announcements: {x: [\"{integer}\"]}", ["1:21 pack-reference"]),
        ("announcements: {X: [a], x: [a]}", ["1:17 pack-value", "1:25 pack-duplicate"]),
        ("amount: []", ["1:9 pack-value"]),
        ("amount: a", ["1:9 pack-type"]),
        ("amount: [a]", ["1:10 pack-type"]),
        ("amount: [{}]", ["1:10 pack-missing-key"]),
        ("amount: [{say: [\"{integer}\", c]}]", ["1:30 pack-reference"]),
        ("amount: [{say: [\"{amount}\"]}]", ["1:17 pack-reference"]),
        ("amount: [{say: [\"{intger}\"]}]", ["1:17 pack-reference"]),
        ("amount: [{say: [\"{integer\"]}]", ["1:17 pack-reference"]),
        ("amount: [{say: [\"{integer %a}\"]}]", ["1:17 pack-reference"]),
        ("amount: [{say: [\"{major}\"]}]", ["1:17 pack-reference"]),
        ("amount: [{say: [\"{minor}\"]}]\nwords: {major: {other: a}}", ["1:17 pack-reference"]),
        ("amount: [{say: [a], when: {}, wen: {}}]", ["1:31 pack-unknown-key"]),
        ("amount: [{say: [a], when: {integer: x}}]", ["1:37 pack-value"]),
        ("amount: [{say: [a], when: {fraction: 100}}]", ["1:38 pack-value"]),
        ("amount: [{say: [a], when: {fraction: 99}}]", []),
        ("amount: [{say: [a]}, {say: [b], when: {fraction: 0}}]", ["1:22 pack-value"]),
        ("amount: [{say: [a]}, {say: [b]}]", ["1:22 pack-value"]),
        (
            "amount: [{say: [a], when: {fraction: 0}}, {say: [b], when: {integer: 1, fraction: 0}}]",
            ["1:9 pack-value", "1:43 pack-value"]
        ),
        ("amount: [{say: [a], when: {fraction: 0}}]", ["1:9 pack-value"]),
        ("amount: [{say: [a], when: {fraction: 0}}]\nfractions: none", []),
        ("amount: [{say: [a]}]\nfractions: none", ["1:9 pack-value"]),
        ("amount: [{say: [a], when: {fraction: 0}}]\nfractions: minor", ["1:9 pack-value", "2:12 pack-value"]),
        ("amount: [{say: [a], when: {fraction: 0}}, {say: [b], when: {integer: 1}}, {say: [a]}]", []),
        ("amount: [{say: [a], when: {integer: x}}, {say: [b]}]", ["1:37 pack-value"]),
        ("words: {major: {other: c}}", ["1:24 pack-reference"]),
        ("words: {mayor: {other: a}}", ["1:9 pack-unknown-key"]),
        ("words: {major: {other: a, tow: b}}", ["1:27 pack-unknown-key"]),
        ("words: {major: {other: [a]}}", ["1:24 pack-type"]),
    ])
    func sayings(lines: String, findings: [String]) { #expect(PackDocument(Self.pack(lines)).findings == findings) }

    /// A currency without fraction digits.
    @Test(arguments: [
        ("{fraction}", "say 0 with every amount"), ("{minor}", "say the word for 0 minor units with every amount"),
        ("{digits}", "say nothing"), ("{digits:all}", "say nothing"),
    ])
    func noFraction(slot: String, said: String) {
        func source(_ currency: String) -> PackDocument {
            PackDocument(
                """
                locale: ja
                currency: \(currency)
                range: 0...5
                clips: {a: A}
                numbers: iterated
                words: {minor: {other: a}}
                amount: [{say: ["{integer}", "\(slot)"]}]
                announcements: {x: ["{amount}"]}
                """)
        }
        #expect(source("USD").diagnostics == [] && source("USD").pack?.numbers == .iterated)
        #expect(
            source("JPY").diagnostics.map(\.facts) == [
                """
                pack.yml:7:30: error[pack-value] no fraction digits counted=the currency said=\(said) text=\(slot)
                """
            ])
    }

    /// What makes clips of number rules means nothing without them.
    @Test func keysOfRules() {
        let yaml = """
            locale: en
            currency: USD
            range: 0...5
            clips: {a: A}
            atomic: 100
            fuse: [100]
            split: true
            announcements: {x: [a]}
            """
        let expected = ["5:9 pack-reference", "6:7 pack-reference", "7:8 pack-reference"]
        #expect(PackDocument(yaml).findings == expected)
        let iterated = PackDocument(yaml + "\nnumbers: iterated")
        #expect(iterated.findings == expected)
        #expect(
            iterated.diagnostics.first?.line.hasSuffix(
                """
                `atomic` needs number rules, but `numbers` is `iterated`; remove the key, or name a rules file in `numbers`
                """) == true)
    }

    /// A rule set needs a file of rules; a plain slot needs `numbers`.
    @Test func ruleSetsNeedNumbers() {
        let yaml = """
            locale: en
            currency: USD
            range: 0...5
            clips: {a: A}
            amount: [{say: ["{integer %x}", "{integer}", "{digits}"]}]
            announcements: {x: ["{amount}"]}
            """
        let needed = ["5:17 pack-reference", "5:17 pack-reference", "5:33 pack-reference", "5:46 pack-reference"]
        #expect(PackDocument(yaml).findings == needed)
        #expect(PackDocument(yaml + "\nnumbers: iterated").findings == ["5:17 pack-reference"])
    }

    @Test(arguments: [
        ("profile: []", ["1:10 pack-type"]),
        ("profile: {renditions: []}", ["1:23 pack-value"]),
        ("profile: {renditions: [mp3, ogg]}", ["1:29 pack-value"]),
        ("profile: {renditions: [mp3, wav, mp3]}", ["1:34 pack-duplicate"]),
        ("profile: {sample-rate: 44100}", ["1:24 pack-value"]),
        ("profile: {sample-rate: 24000}", ["1:24 pack-value"]),
        ("profile: {sample-rate: 22050, renditions: [wav, mp3]}", ["1:24 pack-value"]),
        ("profile: {sample-rate: 44100, renditions: [caf-ulaw, wav]}", []),
        ("profile: {sample-rate: 8000, renditions: [wav]}", ["1:24 pack-value"]),
        ("profile: {sample-rate: 48_000}", ["1:24 pack-value"]),
        ("profile: {loudness: -41}", ["1:21 pack-value"]),
        ("profile: {loudness: -7.9}", ["1:21 pack-value"]),
        ("profile: {loudness: 16}", ["1:21 pack-value"]),
        ("profile: {loudness: -16 LUFS}", ["1:21 pack-value"]),
        ("profile: {loudness: -.inf}", ["1:21 pack-value"]),
        ("profile: {loudness: --9}", ["1:21 pack-value"]),
        ("profile: {true-peak: 0}", ["1:22 pack-value"]),
        ("profile: {true-peak: -12.5}", ["1:22 pack-value"]),
        ("profile: {high-pass: 19}", ["1:22 pack-value"]),
        ("profile: {high-pass: 121}", ["1:22 pack-value"]),
        ("profile: {high-pass: 70 Hz}", ["1:22 pack-value"]),
        ("profile: {high-pass: 62.5}", []),
        ("profile: {gap: 60}", ["1:16 pack-value"]),
        ("profile: {gap: 23.9ms}", ["1:16 pack-value"]),
        ("profile: {gap: 24ms}", []),
        ("profile: {gap: 35ms, sample-rate: 32000}", ["1:16 pack-value"]),
        ("profile: {gap: 36ms, sample-rate: 32000}", []),
        ("profile: {gap: 71ms, sample-rate: 16000}", ["1:16 pack-value"]),
        ("profile: {gap: 47ms, sample-rate: 24000, renditions: [wav]}", ["1:16 pack-value"]),
        ("profile: {gap: 48ms, sample-rate: 24000, renditions: [wav]}", []),
        ("profile: {gap: 52ms, sample-rate: 22050, renditions: [wav]}", ["1:16 pack-value"]),
        ("profile: {gap: 53ms, sample-rate: 22050, renditions: [wav]}", []),
        ("profile: {gap: 0.5s}", []),
        ("profile: {gap: 501 ms}", ["1:16 pack-value"]),
        ("profile: {gap: 0x60ms}", ["1:16 pack-value"]),
        ("profile: {gap: s}", ["1:16 pack-value"]),
        ("profile: {level: peak}", ["1:18 pack-value"]),
        ("profile: {gapp: 60ms}", ["1:11 pack-unknown-key"]),
    ])
    func profile(lines: String, findings: [String]) {
        let source = PackDocument(Self.pack(lines))
        #expect(source.findings == findings)
        #expect((source.profile == nil) == !findings.isEmpty)
        #expect((source.pack == nil) == !findings.isEmpty)
        #expect(source.clips.map(\.id) == ["a", "b"])
    }

    @Test func reportsEverythingAtOnce() {
        let source = PackDocument(
            """
            locale: x
            curency: CNY
            range: 1
            clips:
              ten: 十
              Ten: 十
              ten: 十
              yuan:
            announcements:
              a: [tem, "{amount}"]
            profile: {gap: 10ms, sample-rate: 44100}
            """)
        #expect(
            source.findings == [
                "1:1 pack-missing-key", "1:9 pack-value", "2:1 pack-unknown-key", "3:8 pack-value",
                "6:3 pack-duplicate",
                "6:3 pack-value", "7:3 pack-duplicate", "8:8 pack-type", "10:7 pack-reference", "10:12 pack-reference",
                "11:16 pack-value", "11:35 pack-value",
            ])
        #expect(source.clips == [.init(id: "ten", text: "十")])
        #expect(source.pack == nil)
        #expect(source.profile == nil)
    }

    @Test(arguments: [
        ("curency: EUR", "unknown key `curency`; write `currency`"),
        ("renditions: [wav]", "`renditions` is no key here; write it inside `profile`"),
        ("profile: {hum: 50}", "`hum` is no key here; write it inside `takes`"),
        ("takes: {max-seconds: 20}", "`max-seconds` is no key here; write it at the left margin"),
        (
            "rules: {recording-hum: off}",
            "`recording-hum` can't be text; write a line for each of its keys: `severity: …`, `because: …`"
        ),
        ("recording-hum: {severity: off, because: x}", "`recording-hum` is no key here; write it inside `rules`"),
        ("major: {other: a}", "`major` is no key here; write it inside `words`"),
        ("words: {speaker: Ana}", "`speaker` is no key here; write it at the left margin"),
        ("rules: {gap: 30ms}", "`gap` is no key here; write it inside `profile`"),
        ("announcements: {x: {say: [a], license: CC0}}", "`license` is no key here; write it at the left margin"),
        ("announcements: {x: [a], high-pass: 70}", "`high-pass` is no key here; write it inside `profile`"),
        ("announcements: {x: [a], speaker: Ana}", "`speaker` is no key here; write it at the left margin"),
        ("announcements: {x: [a], profile: {gap: 30ms}}", "`profile` is no key here; write it at the left margin"),
        (
            "nonsense: 1",
            "unknown key `nonsense`; write one of these: locale, clips, announcements, currency, range, speaker, license, "
                + "end-forms, numbers, amount, fractions, words, slots, atomic, fuse, split, max-seconds, profile, takes, "
                + "takes-from, pins, confirmed, rules, questions"
        ),
        ("locale: zh_Hans", "`zh_Hans` is no language tag; write `zh-Hans`"),
        ("currency: usd", "`usd` is no currency; write `USD`"),
        ("clips: [a]", "`clips` can't be a list; write a line `name: value` for each entry"),
        ("speaker:", "`speaker` can't be empty; write text"),
        (
            "speaker: \"\\u0001\u{41}\(String(repeating: "b", count: 50))\"",
            "the text of `speaker` contains the control character U+0001; remove this character"
        ),
        (#"speaker: "a\e[31m""#, "the text of `speaker` contains an escape character (U+001B); remove this character"),
        (#"speaker: "a\tb""#, "the text of `speaker` contains a tab; remove this character"),
        (#"speaker: "a\nb\e""#, "the text of `speaker` contains a line break; write the text on one line"),
        (#"speaker: "a\u009Bb""#, "the text of `speaker` contains the control character U+009B; remove this character"),
        (
            "profile: {sample-rate: 44100}",
            "`sample-rate` can't be `44100` for MP3, because joined MP3 clips play unreliably at 44.1 kHz; write 48000, 32000 "
                + "or 16000, or write `renditions` without mp3"
        ),
        (
            "profile: {sample-rate: 24000}",
            "`sample-rate` can't be `24000` for MP3, because some players play noise at 24 kHz; write 48000, 32000 or 16000, "
                + "or write `renditions` without mp3"
        ),
        (
            "profile: {sample-rate: 96000, renditions: [wav]}",
            "`sample-rate` can't be `96000`; write 48000, 44100, 32000, 24000, 22050 or 16000"
        ),
        (
            "profile: {gap: 10ms}",
            "`gap` is `10ms` (limit at least 24 ms at 48000 Hz); write `24ms` or more, because an MP3 encoder and decoder add 1152 "
                + "samples of silence"
        ),
        (
            "announcements: {x: [a, \(String(repeating: "c", count: 50))]}",
            "unknown clip `\(String(repeating: "c", count: 40))…`; add it to `clips`"
        ),
        ("clips: {a: A, a: B}", "the key `a` is already in line 1; keep one of the two"),
        (
            "a:\n\tb: c",
            "a tab is not allowed; indent with spaces"
        ),
    ])
    func words(lines: String, message: String) {
        #expect(PackDocument(Self.pack(lines)).diagnostics.map(\.message) == [message])
    }

    /// A key that the pack needs is told where it stands, and not that it is missing as well.
    @Test(arguments: ["locale: en-US", "currency: USD", "range: 0...5", "numbers: iterated"])
    func slippedKey(line: String) {
        let others = Self.lines.values.filter { $0 != line && !$0.hasPrefix("clips") && !$0.hasPrefix("announcements") }
        let (key, said) = (line.prefix { $0 != ":" }, #"x: [a, "{amount}"]"#)
        let amount = #"amount: [{say: ["{integer}", b, "{digits}"]}]"#
        for sections in [
            "clips: {a: A, b: B, \(line)}\nannouncements: {\(said)}",
            "clips: {a: A, b: B}\nannouncements: {\(said), \(line)}",
        ] {
            let document = PackDocument(([sections, amount] + others.sorted()).joined(separator: "\n"))
            #expect(document.diagnostics.map(\.message) == ["`\(key)` is no key here; write it at the left margin"])
            #expect(document.clips.map(\.id) == ["a", "b"])
        }
        // Where the pack has the key, a clip may be called like it.
        #expect(PackDocument(Self.pack("clips: {a: A, b: B, \(key): C}")).clips.map(\.id) == ["a", "b", String(key)])
    }

    /// The form of a value tells where its key belongs, whatever it is called.
    @Test(arguments: [
        ("clips: {a: A, b: B, paid: [a, b]}", "`paid` is no key here; write it inside `announcements`"),
        ("clips: {a: A, b: B, paid: {say: [a]}}", "`paid` is no key here; write it inside `announcements`"),
        ("clips: {a: A, b: B, texts: [Paid.]}", "`texts` is no key here; write it beside `say` of its announcement"),
        ("clips: {a: A, b: B, profile: {gap: 30 ms}}", "`profile` is no key here; write it at the left margin"),
        ("announcements: {x: [a], y: You paid}", "`y` is no key here; write it inside `clips`"),
        (
            "announcements: {x: [a], texts: [Paid.]}",
            "`texts` is no key here; write it beside `say` of its announcement"
        ),
        (
            "announcements: {x: [a]}\ntexts: [Paid.]",
            "`texts` is no key here; write it beside `say` of its announcement"
        ),
    ])
    func valueInTheWrongSection(lines: String, message: String) {
        let document = PackDocument(Self.pack(lines))
        #expect(document.diagnostics.filter { $0.severity == .error }.map(\.message) == [message])
    }
}
