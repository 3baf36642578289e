import NumberGrammar
import VoiceAssetCore
import VoiceAssetPipeline

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
        let bytes: [UInt8]
        do { bytes = try readFile(at: file, limit: CSVTable.maximumBytes) } catch {
            throw error.diagnostic(file: file, limit: .approvalForm)
        }
        table = try NamedColumns(csv: bytes, file: file, forms: [ReviewCSV.columns])
        try table.require(["amount", "text", "right", "wrong", "announcement"])
        let packs = table.rows.map { $0["pack"] }
        pack = packs.first { !$0.isEmpty }
        for row in table.rows where !row["pack"].isEmpty && row["pack"] != pack {
            throw otherPack(row["pack"], row.line, expected: pack ?? "")
        }
    }

    /// The readings that are marked.
    /// - Parameter scale: the fraction digits of the pack's amounts.
    func verdicts(scale: Int) throws(Finding) -> [Verdict] {
        var verdicts: [Verdict] = []
        var lines: [ApprovedReading.Subject: Int] = [:]
        for row in rows {
            let (isRight, isWrong) = (!row["right"].isEmpty, !row["wrong"].isEmpty)
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
                    subject: subject, text: row["text"], isRight: isRight, better: row["better"], by: row["by"],
                    when: row["when"], line: row.line))
        }
        guard !verdicts.isEmpty else {
            throw fault(nil, "unmarked")
        }
        return verdicts
    }

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
