import Foundation
import TestSupport
import Testing

/// How many doors the tool has: pairs of verb and option, but `--help` and `--version`, which every verb has.
@Suite struct OptionCountTests {
    /// The options of each verb, hidden ones too.
    private static let options = Result {
        let all = try Tool.run(["help", "--all"], in: TemporaryFolder()).outputText
        return try all.matches(of: #/\n  ([a-z]+)(?:, [a-z-]+)?  /#).reduce(into: [String: Set<String>]()) {
            found, verb in
            let help = try Tool.run([String(verb.output.1), "--help-hidden"], in: TemporaryFolder()).outputText
            let names = help.matches(of: /\n  (?:-[a-z], )?--([a-z-]+)/).map { String($0.output.1) }
            found[String(verb.output.1)] = Set(names).subtracting(["help", "version"])
        }
    }

    @Test("At most 110 pairs of verb and option, 45 distinct options")
    func few() throws {
        let options = try Self.options.get()
        let pairs = options.values.map(\.count).reduce(0, +)
        let distinct = options.values.reduce(into: Set<String>()) { $0.formUnion($1) }
        print("options: \(options.count) verbs, \(pairs) pairs, \(distinct.count) distinct")
        #expect(options.count == 15 && pairs > 50)
        #expect(pairs <= 110, "\(options.mapValues { $0.sorted() })")
        #expect(distinct.count <= 45, "\(distinct.sorted())")
    }

    @Test("The output options are one group: a verb has all of them, or --format alone, or none")
    func groups() throws {
        let group: Set = ["quiet", "verbose", "strict", "color", "jobs", "format"]
        for (verb, options) in try Self.options.get() {
            let some = options.intersection(group)
            #expect(some == group || some == ["format"] || some.isEmpty, "\(verb): \(some.sorted())")
        }
    }

    @Test("Every earlier spelling is answered with the one of now, and stands in the article on upgrading")
    func earlier() throws {
        let article = try String(
            contentsOf: Document.root.appending(path: "Sources/voice-assets/voice-assets.docc/Upgrading.md"),
            encoding: .utf8)
        for (words, now) in Self.earlier {
            let result = try Tool.run(words.split(separator: " ").map(String.init), in: TemporaryFolder()).text
            #expect(result.status == 64 && result.output.isEmpty, "\(words): \(result)")
            #expect(result.errors.contains(now), "\(words): \(result.errors)")
            let option = words.split(separator: " ").first { $0.hasPrefix("--") }?.prefix { $0 != "=" }
            #expect(article.contains(option ?? words.prefix { $0 != " " }), "\(words)")
        }
    }

    private static let earlier = [
        ("inspect", "voice-assets status FILE\n"), ("inspect a.wav b.wav", "voice-assets status a.wav b.wav\n"),
        ("inspect it's.wav $x;", #"voice-assets status 'it'\''s.wav' '$x;'"# + "\n"),
        ("inspect --pack en-USD", "voice-assets status --takes --pack en-USD\n"),
        ("rules", "voice-assets help rules\n"),
        ("rules clip-clipping", "voice-assets help clip-clipping\n"),
        ("vectors --pack en-USD", "voice-assets export --vectors 100 --pack en-USD\n"),
        ("vectors --count 400 --pack en-USD", "voice-assets export --vectors 400 --pack en-USD\n"),
        ("booth --serve", "without --to the page is served"), ("booth --recordings other", "other/PACK"),
        ("booth --jobs 2", "leave it out"), ("bundle --skip-numbers", "move the old file away"),
        ("bundle --recordings x", "validate --up-to-date --recordings x"),
        ("export --platform web public", "export web FOLDER"), ("export web out --strict", "validate --strict"),
        ("generate --output Sounds", "write --assets Sounds"), ("generate --report r.html", "report --to r.html"),
        ("new de --gender feminine", "write --rule-set feminine"), ("new --list", "new alone lists"),
        ("new de --languages x", "build it"), ("add-language-pack de --recognizer x", "write --with 'x'"),
        ("payload 1 --announcement paid", "write the id alone: paid"), ("payload 1 --for fcm", "write --to fcm"),
        ("payload 1 --bundle com.example", "write --to apns:com.example"), ("payload 1 --id m1", "messageId"),
        ("payload 1 --device android", "--to alibaba-android:TOKEN"), ("payload 1 --sent 1", "sentTime"),
        ("payload 1 --token T", "--to SERVICE:T"), ("payload 1 --valid 90", "60"),
        ("payload --texts log.txt", "say --text - < log.txt"), ("report --assets Sounds", "the folder alone: Sounds"),
        ("report --quiet", "/dev/null"), ("review --by Ewa", "write Ewa into the review"),
        ("review --assets Sounds", "VoiceAssets"), ("say --announcement new-order", "write the id alone: new-order"),
        ("say --text x --title=Hi", #"{"title": "Hi""#), ("script -v", "all findings are listed"),
        ("script --color=never", "NO_COLOR=1"), ("script --recordings other", "other/PACK"),
        ("split s.wav --page cuts.html", "write --to cuts.html"),
        ("split s.wav --labels l.txt", "write --import l.txt"),
        ("split s.wav --recognizer x", "write --with 'x'"), ("split s.wav --cues", "by themselves"),
        ("split s.wav --accept-doubtful", "--accept all"), ("split s.wav --labels-out x", "--to"),
        ("split s.wav --picture x", "--to"), ("split s.wav --only missing", "--missing"),
        ("split s.wav --seconds 5", "60 s"), ("split s.wav --accept order", "leave it out"),
        ("split s.wav --drop 37", "write --accept 37=-"),
        ("status --recognizer x", "write --with 'x'"), ("validate --assets Sounds", "the folder alone: Sounds"),
        ("validate --recordings recordings", "write --up-to-date"), ("say 1 --recordings recordings", "write --draft"),
    ]
}
