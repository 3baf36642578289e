package import VoiceAssetDiagnostics
import VoiceAssetFileSystem
import VoiceAssetSheets

extension ApprovalFinding {
    /// The finding in words.
    /// - Parameter file: the file that it is about, as the user would type it.
    package func diagnostic(file: String) -> Finding {
        switch self {
        case .changed(let reading, let now):
            Finding(
                check, file: file, position: SourcePosition(line: reading.line, column: 1),
                found: "\(reading.subject) now \(now.map { "says `\($0)`" } ?? "is not said")"
                    + "; \(reading.approval) `\(reading.text)`",
                advice: "undo the change, or have the new text approved: voice-assets review")
        case .rejected(let subject, let text, let better, let by, let before):
            Finding(
                check, file: file,
                found: "\(by.isEmpty ? "the reviewer" : by) calls \(subject), `\(text)`, wrong"
                    + (before.map { "; \($0.approval) it" } ?? ""),
                advice: (better.isEmpty ? "ask what is right" : "better: `\(better)`")
                    + (before.map { "; agree, or remove line \($0.line) of approved.csv" } ?? ""))
        case .unapproved(let pack):
            Finding(
                check, file: file, found: "no native speaker has approved what it says",
                advice: "before a session is recorded, have one read voice-assets review --pack \(pack)")
        }
    }
}

extension ApprovedReading {
    /// `Ana approved on 2026-11-22`
    fileprivate var approval: String {
        "\(by.isEmpty ? "somebody" : by) approved" + (when.isEmpty ? "" : " on \(when)")
    }
}

extension ApprovalFault {
    /// The fault in words.
    package var diagnostic: Finding { diagnostic(.approvalForm) }

    /// The fault of another table that a person filled in.
    package func diagnostic(_ check: Check) -> Finding {
        if case .unread(let error) = reason { return error.diagnostic(file: file, limit: check) }
        let position = (line ?? formLine).map { SourcePosition(line: $0, column: 1) }
        return Finding(check, file: file, position: position, words)
    }

    private var formLine: Int? {
        guard case .form(let fault) = reason else { return nil }
        return switch fault {
        case .quotation(let line), .control(let line), .tooManyFields(let line, _), .fieldTooLong(let line, _): line
        case .notUTF8, .tooManyRecords: nil
        }
    }

    private var words: FindingWords {
        switch reason {
        case .unread: FindingWords("can't be read")
        case .form(let fault): fault.words
        case .missingColumn(let name, let names):
            FindingWords(
                "no column \(quoted(name))",
                advice: "keep the first line as voice-assets wrote it: \(names.joined(separator: ","))")
        case .unknownColumn(let name):
            FindingWords("an unknown column \(quoted(name))", advice: "keep notes in another file")
        case .doubleColumn(let name): FindingWords("two columns \(quoted(name))", advice: "keep one")
        case .fieldCount(let count, let expected):
            FindingWords("\(count) fields", limit: "\(expected), as in the first line")
        case .empty(let column): FindingWords("nothing in the column \(quoted(column))", advice: "fill it in")
        case .twice(let subject, let first):
            FindingWords("\(subject) stands in line \(first) too", advice: "keep one of them")
        case .unknownClip(let id, let nearest):
            FindingWords(
                "the pack has no clip \(quoted(id))",
                advice: (nearest.map { "write \(quoted($0)), or " } ?? "") + "add it to `clips` of pack.yml first")
        case .clipTwice(let id, let first):
            FindingWords("\(quoted(id)) stands in line \(first) too", advice: "keep one of them")
        case .otherForm(let id, let text):
            FindingWords(
                "\(quoted(id)) says something else than its clip, \(quoted(text))",
                advice: "write the same in both rows")
        case .noPack: FindingWords("no pack is named", advice: "give --pack")
        case .otherPack(let name, let expected):
            FindingWords("it is about the pack \(quoted(name))", limit: expected, advice: "give the right --pack")
        case .contradiction(let text): FindingWords(text, advice: "ask the reviewer which one is meant")
        case .amount(let text):
            FindingWords(
                "\(quoted(text)) is no amount of the pack",
                advice: "write it as it was: a spreadsheet may have changed it")
        case .otherText(let subject, let sheet, let now):
            FindingWords(
                "the sheet has `\(sheet)` for \(subject); the pack now "
                    + (now.map { "says `\($0)`" } ?? "does not say it"),
                advice: "make a new sheet: voice-assets review")
        case .noName: FindingWords("nobody is named in the column `by`", advice: "fill it in, or give --by")
        case .day(let text):
            FindingWords("\(quoted(text)) is no day", advice: "write it as 2026-11-22, or leave it empty")
        case .nothingMarked:
            FindingWords("no reading is marked", advice: "put an x into the column `right` or `wrong` of each")
        }
    }
}

extension CSVTable.Fault {
    fileprivate var words: FindingWords {
        switch self {
        case .notUTF8: FindingWords("bytes that are not UTF-8 text", advice: "save it as `CSV UTF-8`")
        case .quotation:
            FindingWords(
                "a quotation mark out of place", advice: "save it from a spreadsheet, or write two of them for one")
        case .control: FindingWords("a control character", advice: "remove it")
        case .tooManyRecords(let limit): FindingWords("too many lines", limit: "\(limit)")
        case .tooManyFields(_, let limit): FindingWords("too many fields", limit: "\(limit)")
        case .fieldTooLong(_, let limit): FindingWords("a field is too long", limit: "\(limit) bytes")
        }
    }
}
