import ArgumentParser
import VoiceAssetCommandOutput
import VoiceAssetDiagnostics
import VoiceAssetScriptSheet
import VoiceAssetStatus

/// `voice-assets script`
struct ScriptCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "script",
        abstract: "Print what is to be recorded for a pack: the speaker's script sheet.",
        discussion: """
            Lists the clips that the announcements of the pack's range need, and no more, each with its text, the \
            announcement of the smallest amount that needs it, whether it ends an announcement or continues, and the \
            takes that there are. Texts that the number rules say and no clip of pack.yml does are listed too. Works \
            without any recording.

            With --import, an edited sheet comes back: its texts replace those of pack.yml's clips, all of them or none. \
            Everything else in pack.yml stays as it is.

            Examples:
              voice-assets script --pack en-USD
              voice-assets script --pack zh-Hans-CNY --format html --to script.html
              voice-assets script --pack ru-RUB --format json
              voice-assets script --pack ru-RUB --missing --format csv > missing.csv
              voice-assets script --pack ru-RUB --import edited.csv

            Exit codes: 0 done; 1 the pack is too faulty to tell its clips, or --missing listed some, or the file to \
            write is no earlier sheet, or the imported one is refused; 64 wrong command line; 66 there is no such pack or sheet; 74 reading or writing failed.
            """)

    @Option(name: .customLong("pack"), help: .init("The pack's name.", valueName: "name"))
    var pack: String

    @OptionGroup var recordings: RecordingsOption

    @Option(help: "The form of the sheet.")
    var format = SheetOption.markdown

    @OptionGroup var findings: FindingsOptions

    @Option(
        name: .customLong("to"),
        help: .init("Write the sheet to this file, over nothing but an earlier sheet.", valueName: "file"))
    var file: String?

    @Option(
        name: .customLong("import"),
        help: .init("Take the clips' texts of this edited CSV sheet over into pack.yml.", valueName: "file"))
    var imported: String?

    @Flag(help: "List only the clips that have no usable take.")
    var missing = false

    @OptionGroup var workers: WorkersOption

    func validate() throws {
        if pack.isEmpty { throw ValidationError("--pack takes the name of a pack, not an empty text.") }
        if file != nil, format == .json { throw ValidationError("--to writes a sheet; JSON goes to standard output.") }
        if imported?.isEmpty == true { throw ValidationError("--import takes the path of a file, not an empty text.") }
        if imported != nil, file != nil || missing {
            throw ValidationError("--import writes pack.yml; leave \(missing ? "--missing" : "--to") out.")
        }
        if file?.isEmpty == true { throw ValidationError("--to takes the path of a file, not an empty text.") }
    }

    func run() async throws {
        if let imported {
            let script = ScriptImport(file: imported, recordings: recordings.path, pack: pack)
            return ScriptImporting(script: script, findings: findings, isJSON: format == .json).run()
        }
        let survey = RecordingSurvey(recordings: recordings.path, packs: [pack], workers: workers.count)
        let report = await survey.run()
        let progress = report.packs.first
        let sheet = progress.flatMap { ScriptSheet($0, isMissingOnly: missing) }
        let notes = progress?.approvalNotes(folder: "\(recordings.path)/\(pack)") ?? []
        let found = ((sheet == nil ? report.diagnostics : []) + (progress?.diagnostics ?? []) + notes).inReadingOrder()
        let status = status(of: sheet, found)
        if format == .json {
            let members = sheet.map { ScriptJSON($0).members } ?? [:]
            Terminal.output(FindingsJSON(found, status: status, members: members).text)
        } else {
            findings.log(found)
            if let sheet, let form = format.sheet { put(sheet.text(as: form)) }
        }
        status.leave()
    }

    /// A sheet is good if it could be made: its pack need not be.
    private func status(of sheet: ScriptSheet?, _ found: [Diagnostic]) -> ExitStatus {
        let status = sheet == nil || findings.strict ? findings.status(of: found) : .clean
        let isShort = sheet.map { missing && !$0.rows.isEmpty } ?? true
        return status == .clean && isShort ? .brokenRule : status
    }

    private func put(_ text: String) {
        guard let file else {
            Terminal.output(text)
            return
        }
        guard let fault = SheetFile(path: file).write(text) else { return }
        findings.log([fault])
        findings.status(of: [fault]).leave()
    }
}
