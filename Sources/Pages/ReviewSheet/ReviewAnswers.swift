import VoiceAssetCore
import VoiceAssetGrammar
import VoiceAssetPacks
import VoiceAssetPipeline
import VoiceAssetRecordingDesk
import VoiceAssetUnicodeText

/// A pack in which the answers to its questions are taken over: other words in its clips' texts and number rules.
struct ReviewAnswers {
    /// What is marked, each answer as what it makes the pack say.
    private(set) var verdicts: [FilledReview.Verdict] = []
    /// What the pack says after the answers.
    let readings: PackReadings
    private let folder: PackFolder
    private let yaml: [UInt8]
    private let rules: [UInt8]?

    /// - Parameters:
    ///   - pack: as it was read before the answers.
    ///   - marked: what is marked of readings and questions.
    ///   - recordings: the folder with one folder of recordings per pack.
    init(
        _ pack: UnrecordedPack, _ source: VoicePack, _ before: PackReadings, _ marked: [FilledReview.Verdict],
        of filled: FilledReview, within recordings: String
    ) throws(Finding) {
        folder = PackFolder(reading: pack.path, within: recordings)
        var texts = Dictionary(source.clips.map { ($0.id, $0.text) }) { first, _ in first }
        var rules = folder.rules.map { String(decoding: $0.bytes, as: UTF8.self) }
        var replacements: [WordReplacement] = []
        for var verdict in marked {
            if verdict.subject.isQuestion {
                let sides = try Self.sides(of: verdict, in: pack.questions, texts: source.clips.map(\.text), filled)
                if let other = sides.other, verdict.choosesOther(other) {
                    texts = texts.mapValues { sides.replacement.replacing(in: $0) }
                    rules = rules.map { RuleWords.replacing(sides.replacement, in: $0) }
                    replacements.append(sides.replacement)
                    (verdict.isRight, verdict.text) = (true, sides.otherKept ?? other)
                } else if verdict.isRight {
                    verdict.text = sides.kept
                }
            }
            verdicts.append(verdict)
        }
        for verdict in verdicts where verdict.subject.isQuestion && verdict.isRight {
            guard PackQuestion.holds(verdict.text, in: Array(texts.values)) else { throw filled.fault(nil, "answers") }
        }
        let changed = texts.filter { id, text in source.clips.contains { $0.id == id && $0.text != text } }
        yaml = changed.isEmpty ? folder.yaml : ClipTextEditor(folder.yaml).replacing(changed)
        self.rules = rules.map { Array($0.utf8) }
        guard !replacements.isEmpty else {
            readings = before
            return
        }
        readings = try Self.readings(of: folder, yaml: yaml, rules: self.rules, filled)
        try Self.check(readings, before, pack, source, replacements, filled)
    }

    /// The two sides of the question that an answer is about.
    private static func sides(
        of answer: FilledReview.Verdict, in questions: [PackQuestion], texts: [String], _ filled: FilledReview
    ) throws(Finding) -> PackQuestion.Sides {
        guard let question = questions.first(where: { $0.text == answer.subject.announcement }) else {
            throw filled.fault(answer.line, "no question", ["question": .piece(answer.subject.announcement)])
        }
        let sides = question.sides(in: texts)
        guard sides.now == answer.text else {
            throw filled.fault(
                answer.line, "old sheet",
                [
                    "text": .text(answer.text), "subject": .text("\(answer.subject)"), "now": .text(sides.now),
                ])
        }
        return sides
    }

    /// What the changed pack says.
    private static func readings(
        of folder: PackFolder, yaml: [UInt8], rules: [UInt8]?, _ filled: FilledReview
    ) throws(Finding) -> PackReadings {
        let document = folder.document(of: yaml)
        guard let pack = document.pack else { throw filled.fault(nil, "answers") }
        let changed = folder.rules.flatMap { old in rules.map { (bytes: $0, file: old.file) } }
        let source = PackGrammar.Source(
            pack: pack, packFile: folder.packFile, positions: document.positions, rules: changed)
        let compiled = PackGrammar.complete(source)
        guard !compiled.diagnostics.hasErrors,
            let readings = compiled.readings
        else { throw filled.fault(nil, "answers") }
        return readings
    }

    /// Refuses answers by which the pack would say something else than with the one words in the place of the others.
    private static func check(
        _ after: PackReadings, _ before: PackReadings, _ pack: UnrecordedPack, _ source: VoicePack,
        _ replacements: [WordReplacement],
        _ filled: FilledReview
    ) throws(Finding) {
        let sample = try? ReviewSample(
            before, pack.rules, clipCount: source.clipsAndPauses.count, locale: source.locale)
        guard let sample else { throw filled.fault(nil, "answers") }
        let (before, after) = (ApprovalCheck(pack: before), ApprovalCheck(pack: after))
        for reading in sample.readings {
            let expected = before.clipTexts(of: reading.subject)?.map { text in
                replacements.reduce(text) { $1.replacing(in: $0) }
            }
            let now = after.clipTexts(of: reading.subject)
            guard now == expected else {
                let words = [now, expected].map { Finding.Argument.text($0?.joined(separator: " ") ?? "") }
                throw filled.fault(
                    nil, "answers say",
                    ["subject": .text("\(reading.subject)"), "now": words[0], "expected": words[1]])
            }
        }
    }

    /// The files that change where readings are approved: where they are, what they are now and are to be.
    var approvedChanges: [(path: String, old: [UInt8], new: [UInt8])] {
        var files = [(path: folder.packFile, old: folder.yaml, new: UnapprovedPack.approved(yaml))]
        if let old = folder.rules { files.append((old.file, old.bytes, rules ?? [])) }
        return files.filter { $0.old != $0.new }
    }
}

extension FilledReview.Verdict {
    /// Whether the answer to a question is that the pack should say this instead.
    fileprivate func choosesOther(_ other: String) -> Bool {
        !isRight && (better.isEmpty || better.asHeard == other.asHeard)
    }
}

/// Words in the text of number rules.
enum RuleWords {
    /// - Parameter text: number rules; comments and the names of sets stay.
    static func replacing(_ replacement: WordReplacement, in text: String) -> String {
        // By scalars: with CR LF, a line ends within a character.
        let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
        return lines.map { line in
            let isComment = line.unicodeScalars.first { !$0.properties.isWhitespace } == "#"
            return isComment ? line : replacement.replacing(in: line, where: isOfName)
        }.joined(separator: "\n")
    }

    /// Whether the scalar at an index belongs to the name of a set: `%spellout-cardinal`, or to a form of `$(cardinal,one{…})$`.
    private static func isOfName(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
        let word = scalars[..<index].reversed().prefix {
            $0.properties.isAlphabetic || $0 == "-" || ("0"..."9").contains($0)
        }
        let before = index - word.count - 1
        if before >= 0, scalars[before] == "%" { return true }
        let rest = scalars[index...].drop { $0.properties.isAlphabetic }
        return rest.first == "{" || before >= 0 && scalars[before] == "("
    }
}
