import VoiceAssetDiagnostics
import VoiceAssetPrograms
import VoiceAssetWording

/// A take in which a recognizer heard something else than its text.
struct RecognitionDoubt {
    private let heard: HeardWords
    private let text: String
    /// The score of the text, if the recognizer has it among its guesses.
    private let textScore: Double?

    /// nil if it heard the text.
    init?(_ heard: HeardWords, _ text: String, _ spoken: SpokenForm) {
        guard !spoken.areSame(heard.text, text) else { return nil }
        self.heard = heard
        self.text = text
        textScore = heard.guesses.first { spoken.areSame($0.text, text) }?.score
    }

    func diagnostic(file: String, clip: String) -> Finding {
        Finding(
            .recordingWords, file: file, clip: clip, found: words,
            advice: "listen to it: recognizers mishear, and takes get mixed up")
    }

    private var words: String {
        guard !heard.text.isEmpty else { return "nothing heard where the text is \(quoted(text))" }
        let found = "heard \(quoted(heard.text))"
        guard let score = heard.score else { return "\(found) where the text is \(quoted(text))" }
        guard let textScore else {
            return "\(found) with a score of \(score.decimals(upTo: 3)), and \(quoted(text)) not at all"
        }
        let lead = score - textScore
        return "\(found) with a score of \(score.decimals(upTo: 3)), "
            + "\(lead.decimals(upTo: 3, apartFrom: 0)) above \(quoted(text))"
    }
}

extension ProgramRun.Fault {
    /// What became of a recognizer that should have listened to a take.
    func diagnostic(file: String, clip: String) -> Finding {
        let (found, limit, advice): (String, String?, String) =
            switch self {
            case .notRun(let program):
                ("the recognizer \(quoted(program)) can't be run", nil, "install it, or name another one")
            case .failed(let status, let words):
                (
                    "the recognizer ended with \(status)" + (words.isEmpty ? "" : ": \(words)"), nil,
                    "run it by hand with this take"
                )
            case .late(let seconds):
                ("the recognizer was not done and was ended", "\(seconds) s", "give it more time with --seconds")
            case .flooded(let bytes):
                (
                    "the recognizer printed too much and was ended", "\(bytes) bytes",
                    "let it print what it hears and nothing else"
                )
            case .interrupted:
                ("the recognizer was ended with this program", nil, "run it again")
            }
        return Finding(.recognizerFailed, file: file, clip: clip, found: found, limit: limit, advice: advice)
    }
}
