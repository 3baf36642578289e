package import VoiceAssetCore
import VoiceAssetGrammar
import VoiceAssetPacks
import VoiceAssetUnicodeText

/// `status --with` and `split --with`: lets a program listen to takes and holds what it hears against their texts.
package struct PackRecognition: Sendable {
    /// A take that is to be listened to.
    package struct Take: Sendable {
        /// The file, as the user typed it.
        package var file: String
        package var clip: String

        package init(file: String, clip: String) {
            self.file = file
            self.clip = clip
        }
    }

    /// What stands for the take in the program's words, and must be there. `{language}` stands for the language and
    /// `{grammar}` for a file with all that the pack says.
    package static let slot = "{file}"

    private let pack: String
    private let recordings: String
    private let command: ProgramLine
    private let seconds: Int

    /// - Parameters:
    ///   - pack: the pack's name.
    ///   - recordings: the folder of all recordings.
    ///   - seconds: how long the program may take for a take.
    package init(pack: String, recordings: String, command: ProgramLine, seconds: Int) {
        self.pack = pack
        self.recordings = recordings
        self.command = command
        self.seconds = seconds
    }

    /// What a run came to.
    package struct Report: ProgramReport {
        /// What was heard, by the take's file.
        package var heard: [String: HeardWords] = [:]
        /// The files of takes in which their texts were heard.
        package var agreed: Set<String> = []
        package var diagnostics: [Finding] = []
        package var signal: Int32?

        package init() {}

        /// Adds what was heard in the takes of another pack.
        package mutating func add(_ other: Report) {
            heard.merge(other.heard) { first, _ in first }
            agreed.formUnion(other.agreed)
            diagnostics += other.diagnostics
            signal = signal ?? other.signal
        }
    }

    /// Takes in a row without an answer after which no further ones are tried: a thousand would each wait their time.
    private static let patience = 3

    /// - Parameters:
    ///   - takes: those of clips that the pack does not have are left out.
    ///   - root: the folder that no take must leave; nil if the user named the files.
    ///   - progress: is told of each take that was listened to: its clip, takes so far, and takes in all.
    package func run(_ takes: [Take], within root: String?, progress: (String, Int, Int) -> Void) -> Report {
        var report = Report()
        let folder = PackFolder(reading: "\(recordings)/\(pack)", within: recordings)
        // What is wrong with the pack is told by who inspects it.
        guard let source = folder.source.pack else { return report }
        let scratch = ScratchFolder()
        defer { scratch.remove() }
        let interruption = Interruption()
        defer { interruption.end() }
        let listener: Listener
        do {
            try scratch.make()
            listener = try Listener(command, seconds: seconds, for: source, in: scratch, interruption)
        } catch {
            report.diagnostics = [(error as? PublishingError)?.diagnostic ?? scratch.unmade]
            return report
        }
        let texts = Dictionary(source.clips.map { ($0.id, $0.text) }) { first, _ in first }
        let spoken = SpokenForm(SpelledNumbers(PackGrammar.complete(.init(source, in: folder))))
        let known = takes.compactMap { take in texts[take.clip].map { (take: take, text: $0) } }
        var failures = 0
        for (index, (take, text)) in known.enumerated() {
            do throws(ProgramFailure) {
                let heard = try listener.words(in: take, within: root)
                failures = 0
                report.heard[take.file] = heard
                if let doubt = heard.doubt(of: text, spoken) {
                    report.diagnostics.append(doubt.at(take.file, clip: take.clip))
                } else {
                    report.agreed.insert(take.file)
                }
            } catch {
                failures = error.isLasting ? Self.patience : failures + 1
                var finding = error.finding
                let left = known.count - index - 1
                if failures == Self.patience, left > 0 {
                    finding.arguments["untried"] = .count(left, "more takes")
                }
                report.diagnostics.append(finding)
                report.signal = error.signal
            }
            progress(take.clip, index + 1, known.count)
            guard report.signal == nil, failures < Self.patience else { break }
        }
        report.signal = report.signal ?? interruption.signal()
        report.diagnostics = folder.source.severities.applied(to: report.diagnostics)
        return report
    }
}

extension HeardWords {
    /// That it is something else than the take's text, about no file yet; nil if it is the text.
    func doubt(of wanted: String, _ spoken: SpokenForm) -> Finding? {
        guard !spoken.areSame(text, wanted) else { return nil }
        var arguments: [String: Finding.Argument] = ["heard": .piece(text), "text": .piece(wanted)]
        guard let score, !text.isEmpty else {
            return Finding(.recordingWords, text.isEmpty ? "silence" : "", arguments)
        }
        arguments["score"] = .of(score.decimals(upTo: 3), nil)
        guard let second = guesses.first(where: { spoken.areSame($0.text, wanted) })?.score else {
            return Finding(.recordingWords, "unlikely", arguments)
        }
        arguments["lead"] = .of((score - second).decimals(upTo: 3, apartFrom: 0), nil)
        return Finding(.recordingWords, "second", arguments)
    }
}
