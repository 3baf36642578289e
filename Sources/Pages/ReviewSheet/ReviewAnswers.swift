import NumberGrammar
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
    private var replacements: [WordReplacement] = []

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
        try check(before, pack, source, filled)
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
    private func check(
        _ before: PackReadings, _ pack: UnrecordedPack, _ source: VoicePack, _ filled: FilledReview
    ) throws(Finding) {
        let sample = try? ReviewSample(
            before, pack.rules, clipCount: source.clipsAndPauses.count, locale: source.locale)
        guard let sample else { throw filled.fault(nil, "answers") }
        let (before, after) = (ApprovalCheck(pack: before), ApprovalCheck(pack: readings))
        for reading in sample.readings {
            // The same words may be cut into other clips while only the rules have them.
            let texts = before.clipTexts(of: reading.subject) ?? []
            let expected = [
                texts.map(replacing(in:)).joined(separator: " "), replacing(in: texts.joined(separator: " ")),
            ]
            let now = after.clipTexts(of: reading.subject)?.joined(separator: " ") ?? ""
            guard expected.contains(now) else {
                throw filled.fault(
                    nil, "answers say",
                    ["subject": .text("\(reading.subject)"), "now": .text(now), "expected": .text(expected[0])])
            }
        }
    }

    /// A text with the words that the answers choose.
    func replacing(in text: String) -> String { replacements.reduce(text) { $1.replacing(in: $0) } }

    /// The files that change where readings are approved, pack.yml last.
    var approvedChanges: [PackFileChange] {
        let numbers: PackFileChange? = folder.rules.map { ($0.file, $0.bytes, rules ?? []) }
        let texts: PackFileChange = (folder.packFile, folder.yaml, UnapprovedPack.approved(yaml))
        return [numbers, texts].compactMap(\.self).filter { $0.old != $0.new }
    }
}

/// A file of a pack, what it holds now, if it is there, and what it is to hold.
typealias PackFileChange = (path: String, old: [UInt8]?, new: [UInt8])

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

/// A review that somebody filled in: in the page, or in a spreadsheet.
struct FilledReview {
    /// What somebody says of one reading.
    struct Verdict: Sendable {
        var subject: ApprovedReading.Subject
        var text: String
        var isRight: Bool
        var better: String
        var by: String
        /// `2026-11-22`, or nothing.
        var when: String
        /// From 1.
        var line: Int
    }

    /// The pack that it is about, if it says so.
    let pack: String?
    private let table: NamedColumns

    private var rows: [NamedColumns.Row] { table.rows }

    /// How many readings it lists.
    var count: Int { rows.count }

    /// - Parameter file: as the user typed it.
    init(at file: String) throws(Finding) {
        guard let bytes = try NamedColumns.bytes(of: file) else { throw Finding(.fileMissing).at(file) }
        table = try NamedColumns(csv: bytes, file: file, forms: [ReviewCSV.columns])
        try table.require(["amount", "text", "right", "wrong", "announcement"])
        let packs = table.rows.map { $0["pack"] }
        pack = packs.first { !$0.isEmpty }
        for row in table.rows where !row["pack"].isEmpty && row["pack"] != pack {
            throw otherPack(row["pack"], row.line, expected: pack ?? "")
        }
    }

    /// The readings that are marked.
    /// - Parameters:
    ///   - scale: the fraction digits of the pack's amounts.
    ///   - reviewers: names that are known. One that is written otherwise only in its case is the same person's, and the first spelling stays.
    func verdicts(scale: Int, reviewers: [String]) throws(Finding) -> [Verdict] {
        let names = Dictionary((reviewers + rows.map { $0["by"] }).map { ($0.lowercased(), $0) }) { first, _ in first }
        var verdicts: [Verdict] = []
        var lines: [ApprovedReading.Subject: Int] = [:]
        for row in rows {
            for (column, unclear) in Self.unclear where unclear.contains(row[column].lowercased()) {
                throw fault(row.line, "mark", ["column": .text(column), "text": .piece(row[column])])
            }
            let (isRight, isWrong) = (ReviewCSV.isRight(row), !row["wrong"].isEmpty)
            guard isRight || isWrong || !row["better"].isEmpty else { continue }
            if isRight, isWrong { throw fault(row.line, "right and wrong") }
            if isRight, !row["better"].isEmpty { throw fault(row.line, "right and better") }
            if !row["when"].isEmpty, !ApprovedReading.isDay(row["when"]) {
                throw fault(row.line, "day", ["day": .piece(row["when"])])
            }
            guard let amount = Self.amount(row["amount"], scale: scale) else {
                throw fault(row.line, "amount", ["amount": .piece(row["amount"])])
            }
            var subject = ApprovedReading.Subject(announcement: row["announcement"], amount: amount)
            // A table has an apostrophe before what a spreadsheet would take for a formula; no question begins so.
            if subject.isQuestion, subject.announcement.hasPrefix("'") { subject.announcement.removeFirst() }
            if let first = lines.updateValue(row.line, forKey: subject) {
                throw table.isTwice(row, "\(subject)", first: first)
            }
            verdicts.append(
                Verdict(
                    subject: subject, text: row["text"], isRight: isRight, better: row["better"],
                    by: names[row["by"].lowercased()] ?? "",
                    when: row["when"], line: row.line))
        }
        guard !verdicts.isEmpty else {
            throw fault(nil, "unmarked")
        }
        return verdicts
    }

    /// Cells that mark nothing, or say no: an empty checkbox is written as a word, in the spreadsheet's language.
    private static let unclear: [(String, [String])] = [
        (
            "right",
            ["-", "0", "n", "no", "non", "nein", "нет", "false", "falsch", "faux", "falso", "ложь", "fałsz", "onwaar"]
        ),
        ("wrong", ["-", "0", "false"]),
    ]

    /// The fault of a review that is about another pack.
    func otherPack(_ name: String, _ line: Int? = nil, expected: String) -> Finding {
        fault(line, "other pack", ["pack": .piece(name), "expected": .text(expected)])
    }

    /// A fault of a line, from 1; nil for the review as a whole.
    func fault(_ line: Int?, _ form: String, _ arguments: [String: Finding.Argument] = [:]) -> Finding {
        table.fault(line, form, arguments)
    }

    /// An amount with all digits of its currency. A spreadsheet drops zeros at its end, and writes a comma where its
    /// country does.
    private static func amount(_ text: String, scale: Int) -> String? {
        // A question has none, and an announcement with slots has its values.
        guard !text.isEmpty, text != ApprovedReading.Subject.question, !text.contains("=") else { return text }
        let point = text.filter { $0 == "," }.count == 1 && !text.contains(".") ? text.replacing(",", with: ".") : text
        return (try? Amount(point, scale: scale))?.description
    }
}

/// A question of the pack, as a review asks it.
package struct ReviewQuestion: Sendable, Hashable {
    /// A reading as the pack says it, and as it would say it.
    package struct Example: Sendable, Hashable {
        package var now: ReviewSheet.Row
        package var other: String
    }

    /// What the question is, and what the pack says now: `linh, nghìn`.
    package var row: ReviewSheet.Row
    /// What it may say instead; nil where the answer has to be written.
    package var other: String?
    /// One for each word that is in question, as far as a reading has it.
    package var examples: [Example]

    /// The question, as a person reads it.
    package var text: String { row.subject.announcement }

    /// - Parameters:
    ///   - texts: those of the pack's clips.
    ///   - rows: the readings of the review.
    init(
        _ question: PackQuestion, texts: [String], rows: [ReviewSheet.Row], _ approvals: ApprovalIndex
    ) {
        let sides = question.sides(in: texts)
        let answer = approvals[.question(question.text)].flatMap { $0.text == sides.kept ? $0 : nil }
        row = ReviewSheet.Row(
            subject: .init(question: question.text), text: sides.now, approval: answer.map { ApprovalIndex.names([$0]) }
        )
        other = sides.other
        var examples: [Example] = []
        for choice in question.choices {
            let word = WordReplacement([(choice.words, ""), (choice.other, "")])
            // The shortest shows it best.
            let said = rows.filter { word.stands(in: $0.text) }.min { $0.text.count < $1.text.count }
            guard let said, !examples.contains(where: { $0.now == said }) else { continue }
            examples.append(Example(now: said, other: sides.replacement.replacing(in: said.text)))
        }
        self.examples = Array(examples.prefix(Self.mostExamples))
    }

    private static let mostExamples = 4
}
