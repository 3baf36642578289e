import ArgumentParser
import VoiceAssetCommandOutput
import VoiceAssetCore
import VoiceAssetPages
import VoiceAssetRecordingDesk
import VoiceManifest

/// `voice-assets script`
struct ScriptCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "script",
        abstract: "Print what is to be recorded for a pack: the speaker's script sheet.",
        discussion: """
            Lists the clips that the announcements of the pack's range need, and no others. For each clip it shows \
            the text, an example (the smallest amount with this clip), whether the clip ends an announcement, and the \
            takes. It also lists texts that the number rules say but that pack.yml doesn't have. Works without any \
            recording.

            --import takes an edited sheet back: its texts replace those of the clips in pack.yml, all of them or \
            none. Everything else in pack.yml stays as it is.

            Examples:
              voice-assets script --pack en-USD
              voice-assets script --pack zh-Hans-CNY --format html --to script.html
              voice-assets script --pack ru-RUB --format json
              voice-assets script --pack ru-RUB --missing --format csv > missing.csv
              voice-assets script --pack ru-RUB --import edited.csv
              voice-assets script en-USD ru-RUB --to '{pack}.html'

            Exit codes: 0 done; 1 the pack has errors, so its clips are unknown, or --missing listed clips, here or in the --to file, or the --to file \
            would be replaced, but is no sheet, or one that somebody changed, or the imported sheet is refused; 64 wrong command line; 66 there is no such pack or sheet; 74 reading or writing failed.
            """)

    @OptionGroup var packs: PackArguments

    @Option(
        name: .customLong("format"),
        help: "The form of the sheet. (default: by the extension of the --to file, else markdown)")
    var form: SheetOption?

    private var format: SheetOption { SheetOption(form, file: file) }

    private var findings: FindingsOptions { FindingsOptions() }

    @Option(
        name: .customLong("to"),
        help: .init(
            "Write the sheet to this file; replaces only an earlier sheet that nobody changed. {pack} stands for the pack's name.",
            valueName: "file"))
    var file: String?

    @Option(
        name: .customLong("import"),
        help: .init("Copy the texts of this edited CSV sheet into pack.yml.", valueName: "file"))
    var imported: String?

    @Flag(help: "List only clips without a usable take, and those whose text changed since they were recorded.")
    var missing = false

    @OptionGroup var pageWords: PageWordsOption

    func validate() throws {
        try SheetOption.requireKnown(form, file: file)
        if pageWords.language != nil, format != .html { throw ValidationError("--words is for a page: --format html.") }
        if imported == nil { try SheetFiles(file, of: packs.given).validate(isJSON: format == .json) }
        if imported?.isEmpty == true { throw ValidationError("--import takes the path of a file, not an empty text.") }
        if imported != nil, file != nil || missing {
            throw ValidationError("--import writes pack.yml; leave \(missing ? "--missing" : "--to") out.")
        }
        if imported != nil, packs.given.count > 1 {
            throw ValidationError("--import takes the texts of one pack; \(packs.given.count) were named.")
        }
    }

    func run() async throws {
        let names = try packs.names()
        if let imported {
            let script = ScriptImport(file: imported, recordings: packs.recordings, pack: names[0])
            return ScriptImporting(script: script, isJSON: format == .json).run()
        }
        let survey = RecordingSurvey(recordings: packs.recordings, packs: names, workers: OutputOptions.cores)
        let report = await survey.run()
        let sheets = report.packs.compactMap { ScriptSheet($0, isMissingOnly: missing) }
        let isWhole = sheets.count == names.count
        let notes = report.packs.flatMap { $0.approvalNotes(folder: "\(packs.recordings)/\($0.name)") }
        let found = ((isWhole ? [] : report.diagnostics) + report.packs.flatMap(\.diagnostics) + notes)
            .inReadingOrder()
        let status = status(of: isWhole ? sheets : nil, found)
        if let form = format.sheet {
            findings.log(found)
            put(sheets, as: form, names)
        } else {
            let members = sheets.map { ScriptJSON($0).members }
            Terminal.output(FindingsJSON(found, status: status, packs: members, asked: names.count).text)
        }
        status.leave()
    }

    /// A sheet is good if it could be made: its pack need not be.
    ///
    /// - Parameter sheets: nil if one could not be made.
    private func status(of sheets: [ScriptSheet]?, _ found: [Finding]) -> ExitStatus {
        let status = sheets == nil ? findings.status(of: found) : .clean
        let isShort = sheets.map { $0.contains { missing && !$0.rows.isEmpty } } ?? true
        return status == .clean && isShort ? .brokenRule : status
    }

    private func put(_ sheets: [ScriptSheet], as form: SheetFormat, _ names: [String]) {
        let faults = sheets.flatMap { sheet in
            let text = sheet.text(as: form, words: pageWords.words(for: sheet.locale))
            let split =
                "voice-assets split session.wav \(packs.place(of: sheet.pack))\(missing ? " --missing" : "") --to cuts.html"
            let isShort = missing && !sheet.rows.isEmpty
            let holds = "\(counted(sheet.rows.count, "text")) to record" + (isShort ? ", so the exit code is 1" : "")
            return SheetFiles(file, of: names).put([(sheet.pack, text, holds, split)]) { path, text in
                OutputFile.sheet(at: path, texts: sheet.texts).write(text)
            }
        }
        guard !faults.isEmpty else { return }
        findings.log(faults)
        findings.status(of: faults).leave()
    }
}

/// `script --import`
struct ScriptImporting {
    let script: ScriptImport
    let isJSON: Bool
    private var findings: FindingsOptions { FindingsOptions() }

    func run() {
        let report = script.run()
        let status = findings.status(of: report.diagnostics)
        if isJSON {
            Terminal.output(FindingsJSON(report.diagnostics, status: status, members: members(report)).text)
        } else {
            findings.log(report.diagnostics)
            if !report.diagnostics.hasErrors { Terminal.output(lines: lines(report)) }
        }
        status.leave()
    }

    /// What an import adds to `FindingsJSON`; CommandLine.md explains the keys.
    private func members(_ report: ScriptImport.Report) -> [String: JSONValue?] {
        [
            "pack": .string(script.pack),
            "changes": .array(
                report.changes.map {
                    .object(["id": .string($0.id), "old": .string($0.old), "new": .string($0.new)])
                }),
            "written": .bool(report.isWritten),
        ]
    }

    private func lines(_ report: ScriptImport.Report) -> [String] {
        let count = report.changes.count
        var lines = ["\(script.pack): \(count == 0 ? "no text" : count == 1 ? "1 text" : "\(count) texts") changed"]
        lines += report.changes.map { "  \($0.id): \($0.old) → \($0.new)" }
        if report.isWritten { lines.append("written: \(script.recordings)/\(script.pack)/pack.yml") }
        return lines
    }
}

/// What `script` adds to `FindingsJSON`, if the pack's clips can be told; CommandLine.md explains the keys.
struct ScriptJSON {
    let members: [String: JSONValue?]

    init(_ sheet: ScriptSheet) {
        members = [
            "pack": .string(sheet.pack), "locale": .string(sheet.locale),
            "speaker": sheet.speaker.map(JSONValue.string), "range": sheet.range.map(JSONValue.string),
            "rows": .array(sheet.rows.map(Self.row)), "unneeded": .array(sheet.unneeded.map(Self.row)),
        ]
    }

    private static func row(_ row: ScriptSheet.Row) -> JSONValue {
        .object(known: [
            "number": .count(row.number), "id": text(row.id), "text": text(row.text),
            "state": .string(row.state.rawValue), "takes": .strings(row.takes), "remark": text(row.remark),
            "intonation": row.intonation.map { .string($0.rawValue) },
            "example": row.example.isEmpty ? nil : example(row),
        ])
    }

    private static func example(_ row: ScriptSheet.Row) -> JSONValue {
        .object(known: [
            "announcement": text(row.announcement), "amount": text(row.amount),
            "parts": .array(
                row.example.map { .object(["text": .string($0.text), "marked": .bool($0.isMarked)]) }),
        ])
    }

    /// nil for an empty text, which stands for none in a sheet.
    private static func text(_ text: String) -> JSONValue? { text.isEmpty ? nil : .string(text) }
}
