import ArgumentParser
import VoiceAssetCommandOutput
import VoiceAssetCore
import VoiceAssetGrammarProofs
import VoiceAssetPages
import VoiceAssetPipeline
import VoiceAssetRecordingDesk
import VoiceManifest

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// `voice-assets review`
struct ReviewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "review",
        abstract: "Have a native speaker approve what a pack says, before anything is recorded.",
        discussion: """
            Lists the amounts that test the pack best, each with the pack's text. Together they use every number rule \
            and branch, every form of a word and every clip of the range. A native speaker marks each as right or wrong: \
            in a browser without a network (html), in a spreadsheet (csv) or on paper. If the pack is generated, the \
            page plays each of these texts.

            --import takes the readings (amounts with their texts) that were marked as right, and writes them to \
            approved.csv, beside pack.yml. If the pack later says an approved amount differently, generate \
            fails, and so does validate --up-to-date.

            Examples:
              voice-assets review --pack pl-PLN --format html --to review.html
              voice-assets review --pack pl-PLN --format csv > review.csv
              voice-assets review --pack pl-PLN --format json
              voice-assets review pl-PLN mk-MKD --to 'review-{pack}.html'
              voice-assets review --import review.csv

            Exit codes: 0 done; 1 the pack or the review breaks a rule, or the --to file would be replaced, but is \
            no review, or one that somebody filled in; 64 wrong command line; 66 an input is missing; 74 reading or writing failed.
            """)

    @OptionGroup var packs: PackArguments

    @Option(
        name: .customLong("format"),
        help: "The form of the review. (default: by the extension of the --to file, else markdown)")
    var form: SheetOption?

    private var format: SheetOption { SheetOption(form, file: file) }

    @Option(
        name: .customLong("to"),
        help: .init(
            "Write the review to this file; replaces only a review that nobody filled in. {pack} stands for the pack's name.",
            valueName: "file"))
    var file: String?

    @Option(
        name: .customLong("import"),
        help: .init("Approve the readings that are marked as right in this CSV file.", valueName: "file"))
    var imported: String?

    @OptionGroup var pageWords: PageWordsOption

    private var findings: FindingsOptions { FindingsOptions() }

    func validate() throws {
        try SheetOption.requireKnown(form, file: file)
        if pageWords.language != nil, format != .html { throw ValidationError("--words is for a page: --format html.") }
        if imported == "" { throw ValidationError("--import takes the path of a file, not an empty text.") }
        if imported == nil {
            try SheetFiles(file, of: packs.given).validate(isJSON: format == .json)
        }
        if imported != nil, packs.given.count > 1 {
            throw ValidationError("--import takes the review of one pack; \(packs.given.count) were named.")
        }
        if imported != nil, file != nil { throw ValidationError("--import writes approved.csv; leave --to out.") }
    }

    func run() throws {
        if let imported { take(imported) } else { try list(packs.names()) }
    }

    // MARK: List

    private func list(_ packs: [String]) {
        let reviews = packs.map(review)
        let found = reviews.flatMap(\.found).inReadingOrder()
        var status = findings.status(of: found)
        if let form = format.sheet {
            findings.log(found)
            let good = reviews.filter { !$0.found.hasErrors }.compactMap(\.sheet)
            let faults = SheetFiles(file, of: packs).put(
                good.map {
                    let saved = form == .csv ? file?.replacing("{pack}", with: $0.pack) : nil
                    return (
                        $0.pack, text(of: $0, as: form), "\(counted($0.rows.count, "reading")) to mark",
                        "voice-assets review --import \(saved ?? "review-\($0.pack).csv")"
                    )
                }
            ) {
                AnnouncementFile.isInPack($0)
                    ? Finding(.outputConflict, "sheet").at($0) : OutputFile.review(at: $0).write($1)
            }
            findings.log(faults)
            if !faults.isEmpty { status = findings.status(of: found + faults) }
        } else {
            let members = reviews.compactMap { $0.sheet.map { ReviewJSON($0).members } }
            Terminal.output(FindingsJSON(found, status: status, packs: members, asked: packs.count).text)
        }
        status.leave()
    }

    private func text(of sheet: ReviewSheet, as form: SheetFormat) -> String {
        sheet.text(as: form, words: pageWords.words(for: sheet.locale))
    }

    private func review(_ pack: String) -> (sheet: ReviewSheet?, found: [Finding]) {
        let unrecorded = UnrecordedPack(pack, recordings: packs.recordings)
        var found = unrecorded.diagnostics
        var sheet: ReviewSheet?
        do {
            let approvals = try ApprovedReadings(of: unrecorded.path, within: packs.recordings)
            sheet = try ReviewSheet(unrecorded, approvals: approvals)
        } catch let fault as Finding {
            found.append(fault)
        } catch {
            let bound = (error as? TooIntricate)?.bound
            let values = bound.map { ["bound": Finding.Argument.text("\($0)")] } ?? [:]
            found.append(Finding(.numbersIntricate, bound == nil ? "review" : "review in", values).at(unrecorded.path))
        }
        if format == .html, let rows = sheet?.rows {
            sheet?.sounds = ReviewSounds(of: rows, pack: pack, assets: FolderPath(inPackage: "VoiceAssets").path)
        }
        return (sheet, found)
    }

    // MARK: Import

    private func take(_ file: String) {
        let report = ReviewImport(
            file: file, recordings: packs.recordings, pack: packs.given.first, today: Today.text
        ).run()
        let status = findings.status(of: report.diagnostics)
        if format == .json {
            Terminal.output(FindingsJSON(report.diagnostics, status: status, members: ReviewJSON(report).members).text)
            return status.leave()
        }
        findings.log(report.diagnostics)
        if let pack = report.pack, !report.diagnostics.hasErrors {
            let counts = [
                (report.added.count { !$0.subject.isQuestion }, "approved"),
                (report.replaced.count { !$0.subject.isQuestion }, "of them anew, with another text"),
                (report.added.count(where: \.subject.isQuestion), "answered"),
                (report.known, "were approved before"), (report.unmarked, "not marked"),
                (report.rejected, "called wrong"),
                (report.outdated, "to be read again, because the answers change them"),
            ]
            let parts = counts.enumerated().filter { $0 == 0 || $1.0 > 0 }.map { "\($1.0) \($1.1)" }
            Terminal.output(lines: ["\(pack): \(parts.joined(separator: ", "))"])
            Terminal.output(lines: report.files.map { printable("written: \($0)") })
            let place = CommandWords.shell([packs.given.first ?? pack])
            let again = "review \(place) --to review.html, for those to be read again"
            let next = report.outdated > 0 ? again : report.isWritten ? "status \(place)" : nil
            Terminal.output(lines: next.map { [CommandWords.current.spelled(in: "next: voice-assets \($0)")] } ?? [])
        }
        status.leave()
    }
}

/// What `review` adds to `FindingsJSON`; CommandLine.md explains the keys.
struct ReviewJSON {
    let members: [String: JSONValue?]

    init(_ sheet: ReviewSheet) {
        members = [
            "pack": .string(sheet.pack), "locale": .string(sheet.locale), "range": sheet.range.map(JSONValue.string),
            "questions": .array(
                sheet.questions.map { question in
                    .object(known: [
                        "question": .string(question.text), "now": .string(question.row.text),
                        "other": question.other.map(JSONValue.string),
                        "examples": .array(
                            question.examples.map {
                                .object(["now": .string($0.now.text), "other": .string($0.other)])
                            }), "approved": question.row.approval.map(JSONValue.string),
                    ])
                }),
            "rows": .array(
                sheet.rows.map { row in
                    .object(known: [
                        "announcement": .string(row.subject.announcement),
                        "amount": row.subject.amount.isEmpty ? nil : .string(row.subject.amount),
                        "text": .string(row.text), "approved": row.approval.map(JSONValue.string),
                    ])
                }),
        ]
    }

    init(_ report: ReviewImport.Report) {
        members = [
            "pack": report.pack.map(JSONValue.string), "added": .array(report.added.map(Self.reading)),
            "replaced": .array(report.replaced.map(Self.reading)), "known": .count(report.known),
            "rejected": .count(report.rejected), "unmarked": .count(report.unmarked),
            "outdated": .count(report.outdated),
            "written": .bool(report.isWritten), "files": .array(report.files.map(JSONValue.string)),
        ]
    }

    private static func reading(_ reading: ApprovedReading) -> JSONValue {
        .object(known: [
            "announcement": .string(reading.subject.announcement),
            "amount": reading.subject.amount.isEmpty ? nil : .string(reading.subject.amount),
            "text": .string(reading.text), "by": .string(reading.by), "when": .string(reading.when),
        ])
    }
}

/// The day where the user is.
enum Today {
    /// As ISO 8601 has it: `2026-11-22`.
    static var text: String {
        var now = time(nil)
        var parts = unsafe tm()
        guard unsafe localtime_r(&now, &parts) != nil else { return "" }
        let numbers = unsafe [Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1, Int(parts.tm_mday)]
        return numbers.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: "-")
    }
}
