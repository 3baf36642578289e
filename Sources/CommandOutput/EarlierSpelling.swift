import VoiceAssetCore

/// A verb or an option that the tool had once, on a command line: it is answered with what is written now.
package struct EarlierSpelling {
    /// What is wrong, and what to write.
    package let answer: String

    /// - Parameter arguments: the command line, from its verb on.
    /// - Returns: nil if nothing in it is an earlier spelling.
    package init?(in arguments: [String]) {
        guard let typed = arguments.first else { return nil }
        let verb = typed == "add-language-pack" ? "new" : typed
        if let now = Self.command(for: verb, Array(arguments.dropFirst())) {
            answer = "there is no command \(verb) any more; write voice-assets \(now)"
            return
        }
        let rest = Array(arguments.dropFirst().prefix { $0 != "--" })
        for (index, argument) in rest.enumerated() where argument.hasPrefix("-") {
            let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
            guard let option = parts.first, let now = Self.answer(to: option, of: verb) else { continue }
            let value = parts.count > 1 ? parts[1] : index + 1 < rest.count ? rest[index + 1] : "VALUE"
            answer = "\(verb) has no \(option) any more; \(now.replacing("{}", with: value))"
            return
        }
        return nil
    }

    /// Tells it, and ends the process.
    package func leave() {
        Terminal.log(printable("error: \(CommandWords.current.spelled(in: answer))"))
        ExitStatus.usage.leave()
    }

    private static func answer(to option: String, of verb: String) -> String? {
        if let answer = options[verb]?[option] ?? everywhere[option] { return answer }
        if let answer = output[option], unjudging.contains(verb) { return answer }
        guard option == "--recordings" else { return nil }
        if ["booth", "review", "script", "speak", "split"].contains(verb) {
            return "name the pack by its folder, {}/PACK"
        }
        let isHandingOn = ["bundle", "export"].contains(verb)
        return isHandingOn ? "leave it out; voice-assets validate --up-to-date --recordings {} compares" : nil
    }

    /// The command in place of one that is gone, with the arguments that were typed, as a shell reads them.
    private static func command(for verb: String, _ typed: [String]) -> String? {
        let isOfPacks = typed.contains { $0 == "--pack" || $0.hasPrefix("--pack=") }
        let now: String? =
            switch verb {
            case "inspect": typed.isEmpty ? "status FILE" : isOfPacks ? "status --takes" : "status"
            case "rules": typed.isEmpty ? "help rules" : "help"
            case "vectors": typed.isEmpty ? "export --vectors 100 PACK" : "export"
            default: nil
            }
        var words = typed.map { verb == "vectors" ? $0.replacing(/^--count\b/, with: "--vectors") : $0 }
        if verb == "vectors", !words.isEmpty, !words.contains(where: { $0.hasPrefix("--vectors") }) {
            words = ["--vectors", "100"] + words
        }
        return now.map { ([$0] + words.map(Self.shellWord)).joined(separator: " ") }
    }

    /// An argument as it is typed in a shell: in quotation marks where it has more than letters, digits and some marks.
    private static func shellWord(_ argument: String) -> String {
        argument.wholeMatch(of: /[\p{L}\p{N}_.\/:=,@%+\-]+/) == nil
            ? "'\(argument.replacing("'", with: #"'\''"#))'" : argument
    }

    /// Verbs without the output options: they judge no recordings and no clips.
    private static let unjudging: Set = [
        "booth", "bundle", "export", "new", "payload", "report", "review", "say", "script", "speak", "split",
    ]

    private static let silence = "leave it out, or send the output to /dev/null"
    private static let output = [
        "--quiet": silence, "-q": silence, "--verbose": "leave it out: all findings are listed",
        "-v": "leave it out: all findings are listed", "--jobs": "leave it out: it takes all cores",
        "-j": "leave it out: it takes all cores", "--color": "leave it out; NO_COLOR=1 switches colours off",
        "--strict": "leave it out; voice-assets validate --strict fails on warnings",
    ]

    private static let everywhere = [
        "--recognizer": "write --with '{}'", "--announcement": "write the id alone: {}",
    ]

    private static let options: [String: [String: String]] = [
        "booth": ["--serve": "leave it out: without --to the page is served"],
        "bundle": ["--skip-numbers": "move the old file away if the number is meant"],
        "export": ["--platform": "write the platform first: export {} FOLDER"],
        "generate": ["--output": "write --assets {}", "--report": "write voice-assets report --to {} afterwards"],
        "new": [
            "--gender": "write --rule-set {}", "--languages": "write the files into the package and build it",
            "--list": "leave it out: new alone lists the languages", "--seconds": "leave it out: a program has 60 s",
        ],
        "payload": [
            "--bundle": "write --to apns:{}", "--token": "write --to SERVICE:{}",
            "--device": "write --to alibaba-{}:TOKEN, or --to alibaba:TOKEN for ios",
            "--for": "write --to {}, with the token behind a colon", "--id": "change messageId in what it prints",
            "--sent": "change sentTime in what it prints", "--texts": "write voice-assets say --text - < {}",
            "--valid": "change the seconds in what it prints, which are 60",
        ],
        "report": ["--assets": "write the folder alone: {}"],
        "review": ["--assets": "leave it out: sounds are those of VoiceAssets", "--by": "write {} into the review"],
        "say": ["--title": #"write --text '{"title": "{}", "text": "TEXT"}'"#],
        "split": [
            "--accept-doubtful": "write --accept all", "--drop": "write --accept {}=-", "--only": "write --missing",
            "--cues": "leave it out: cue points that name clips, or are about as many, say where to cut by themselves",
            "--labels": "write --import {}", "--labels-out": "--to writes a page that saves the label track",
            "--page": "write --to {}", "--picture": "--to writes a page that shows the cuts",
            "--seconds": "leave it out: a recognizer has 60 s for a take",
        ],
        "validate": ["--assets": "write the folder alone: {}"],
    ]
}
