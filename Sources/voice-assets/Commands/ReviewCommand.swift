import ArgumentParser
import VoiceAssetApproval
import VoiceAssetCommandOutput
import VoiceAssetDiagnostics
import VoiceAssetReviewSheet
import VoiceAssetStatus
import VoiceManifest

/// `voice-assets review`
struct ReviewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "review",
        abstract: "Have a native speaker approve what a pack says, before anything is recorded.",
        discussion: """
            Lists the amounts that tell most, each with what the pack says: together they use every number rule and \
            branch, every form of a word and every clip of the range. A native speaker marks each as right or wrong, in a \
            browser without a network (html), in a spreadsheet (csv) or on paper. Where the pack is generated, the page \
            plays each reading.

            With --import, what was marked right is kept in approved.csv beside pack.yml. From then on generate, \
            and validate with --recordings, fail when the pack says it otherwise.

            Examples:
              voice-assets review --pack pl-PLN --format html --to review.html
              voice-assets review --pack pl-PLN --format csv > review.csv
              voice-assets review --pack pl-PLN --format json
              voice-assets review --import review.csv
              voice-assets review --import review.csv --pack pl-PLN --by Ewa

            Exit codes: 0 done; 1 the pack or the review breaks a rule, or the file to write is no empty review; 64 wrong \
            command line; 66 an input is missing; 74 reading or writing failed.
            """)

    @Option(help: .init("The pack's name; a review that is imported names it too.", valueName: "name"))
    var pack: String?

    @OptionGroup var recordings: RecordingsOption

    @Option(help: "The folder with the generated packs, for the sound.")
    var assets = FolderPath(inPackage: "VoiceAssets")

    @Option(help: "The form of the review.")
    var format = SheetOption.markdown

    @Option(
        name: .customLong("to"),
        help: .init("Write the review to this file, over nothing but an empty one.", valueName: "file"))
    var file: String?

    @Option(
        name: .customLong("import"),
        help: .init("Keep what is marked right in this CSV file.", valueName: "file"))
    var imported: String?

    @Option(help: .init("Who reviewed, where the review names nobody.", valueName: "name"))
    var by: String?

    @OptionGroup var findings: FindingsOptions

    func validate() throws {
        guard pack != nil || imported != nil else { throw ValidationError("Give the pack's name with --pack.") }
        if let pack, !Naming.isPack(pack) {
            throw ValidationError("--pack takes the name of a pack; --recordings takes the folder that it is in.")
        }
        try assets.requireText("--assets")
        for (name, value) in [("--to", file), ("--import", imported), ("--by", by)] where value?.isEmpty == true {
            throw ValidationError("\(name) takes more than an empty text.")
        }
        if file != nil, format == .json { throw ValidationError("--to writes a review; JSON goes to standard output.") }
        if imported != nil, file != nil { throw ValidationError("--import writes approved.csv; leave --to out.") }
        if imported == nil, by != nil { throw ValidationError("--by is for --import.") }
    }

    func run() throws {
        if let imported { take(imported) } else if let pack { list(pack) }
    }

    // MARK: List

    private func list(_ pack: String) {
        let unrecorded = UnrecordedPack(pack, recordings: recordings.path)
        var found = unrecorded.diagnostics
        var sheet: ReviewSheet?
        do {
            let approvals = try ApprovedReadings(of: unrecorded.path, within: recordings.path)
            sheet = try ReviewSheet(unrecorded, approvals: approvals)
        } catch let fault as ApprovalFault {
            found.append(fault.diagnostic)
        } catch {
            found.append(
                Diagnostic(
                    .numbersIntricate, file: unrecorded.path, found: "the amounts that tell most can't be found",
                    advice: "narrow the range"))
        }
        if format == .html, var page = sheet {
            page.sounds = ReviewSounds(of: page.rows, pack: pack, assets: assets.path)
            sheet = page
        }
        found = found.inReadingOrder()
        var status = findings.status(of: found)
        if let form = format.sheet {
            findings.log(found)
            if let text = sheet?.text(as: form), !found.hasErrors { status = put(text) ?? status }
        } else {
            let members = sheet.map { ReviewJSON($0).members } ?? [:]
            Terminal.output(FindingsJSON(found, status: status, members: members).text)
        }
        status.leave()
    }

    private func put(_ text: String) -> ExitStatus? {
        guard let file else {
            Terminal.output(text)
            return nil
        }
        guard let fault = ReviewFile(path: file).write(text) else { return nil }
        findings.log([fault])
        return findings.status(of: [fault])
    }

    // MARK: Import

    private func take(_ file: String) {
        let report = ReviewImport(
            file: file, recordings: recordings.path, pack: pack, reviewer: by, today: Today.text
        ).run()
        let status = findings.status(of: report.diagnostics)
        if format == .json {
            Terminal.output(FindingsJSON(report.diagnostics, status: status, members: ReviewJSON(report).members).text)
            return status.leave()
        }
        findings.log(report.diagnostics)
        if let pack = report.pack, !report.diagnostics.hasErrors, !findings.quiet {
            var parts = ["\(report.added.count) approved"]
            if !report.replaced.isEmpty { parts.append("\(report.replaced.count) of them anew, with another text") }
            if report.known > 0 { parts.append("\(report.known) were approved before") }
            if report.unmarked > 0 { parts.append("\(report.unmarked) not marked") }
            Terminal.output(lines: ["\(pack): \(parts.joined(separator: ", "))"])
            if report.isWritten {
                Terminal.output(lines: ["written: \(recordings.path)/\(pack)/\(ApprovedReadings.fileName)"])
            }
        }
        status.leave()
    }
}
