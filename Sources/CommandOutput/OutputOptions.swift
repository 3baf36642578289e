import ArgumentParser
import Foundation
package import VoiceAssetCore
package import VoiceManifest

/// The output options of a command that judges recordings or packs: one group, the same everywhere.
package struct OutputOptions: ParsableArguments {
    @Option(
        name: .customLong("format"),
        help: .init(
            "The form of the findings; FORM:FILE writes \(ReportForm.documents("or")) to a file. May be repeated. (default: text, "
                + "with annotations in GitHub Actions)", valueName: "format"))
    private var targets: [ReportTarget] = []

    @Flag(
        name: .shortAndLong,
        help: "Print nothing but the errors that fail the command. Doesn't change JSON.")
    private var quiet = false

    @Flag(
        name: .shortAndLong,
        help: "Print each finding. Without it, findings with the same cause are printed as one.")
    private var verbose = false

    @Flag(help: "Fail on warnings too.")
    private var strict = false

    @Option(help: "Whether severities have colours.")
    private var color = ColorChoice.auto

    @Option(
        name: [.customShort("j"), .customLong("jobs")],
        help: "Clips to work on at a time, 1 to 1024. (default: one per core)")
    private var jobs: Int?

    package init() {}

    /// How findings are told.
    package var findings: FindingsOptions {
        var options = FindingsOptions()
        (options.quiet, options.verbose, options.strict, options.color) = (quiet, verbose, strict, color)
        options.isChosen = true
        return options
    }

    /// Clips to work on at a time.
    package var workers: Int { jobs ?? Self.cores }

    /// How many there are, if no option says.
    package static var cores: Int { ProcessInfo.processInfo.activeProcessorCount }

    package func validate() throws {
        guard !verbose || !quiet else { throw ValidationError("Give --verbose or --quiet, not both.") }
        if let jobs, !(1...1024).contains(jobs) {
            throw ValidationError("--jobs takes a whole number from 1 to 1024, not \(jobs).")
        }
        for target in targets {
            guard let file = target.file else { continue }
            let form = target.form.name
            guard target.form.isEarlier != nil else {
                throw ValidationError(
                    "--format \(form) goes to standard output; \(ReportForm.documents("and")) go to files too.")
            }
            if file.isEmpty { throw ValidationError("--format \(form): takes the path of a file, not an empty text.") }
        }
        let files = targets.compactMap(\.file)
        guard Set(files).count == files.count else {
            throw ValidationError("Each form takes a file of its own; two of --format name the same.")
        }
        let printed = targets.filter { $0.file == nil }.map(\.form)
        let besideText = printed.filter { $0 != .text }
        guard
            printed.count < 2
                || printed.count == 2 && besideText.count == 1 && besideText.allSatisfy(\.standsBesideText)
        else {
            let others = ReportForm.all.filter(\.standsBesideText).map(\.name).joined(separator: " or ")
            throw ValidationError(
                "One form goes to standard output, or text and \(others); write --format FORM:FILE for the others.")
        }
    }

    /// The files that are written, as they were typed.
    package var files: [String] { targets.compactMap(\.file) }

    /// Writes the files, then prints what belongs on standard output.
    ///
    /// - Parameters:
    ///   - members: the command's own keys beside those of `FindingsJSON`.
    ///   - text: prints the command's result for people.
    /// - Returns: What the command ends with: the report's status, or if that is clean, the status of files that could not be
    ///   written.
    package func print(
        _ report: CommandReport, members: [String: JSONValue?], text: () -> Void
    ) -> ExitStatus {
        var whole = report
        whole.members = members
        let faults = write(whole)
        if !faults.isEmpty {
            whole.findings += faults
            if whole.status == .clean { whole.status = report.options.status(of: faults) }
            // What was written says that all is well: now it tells of the files that could not be.
            _ = write(whole)
        }
        let printed = printed
        if printed.contains(.text) {
            text()
            report.options.log(faults)
        }
        whole.isBesideText = printed.count > 1
        for form in printed where form != .text { Terminal.output(form.text(whole)) }
        return whole.status
    }

    /// Writes the files.
    /// - Returns: what went wrong.
    private func write(_ report: CommandReport) -> [Finding] {
        targets.compactMap { target in
            guard let file = target.file, let isEarlier = target.form.isEarlier else { return nil }
            return OutputFile(path: file, kind: "report of \(report.command)") { isEarlier($0, report.command) }
                .write(target.form.text(report))
        }
    }

    /// The forms on standard output, text first.
    private var printed: [ReportForm] {
        let asked = targets.filter { $0.file == nil }.map(\.form)
        guard asked.isEmpty else { return asked.contains(.text) ? [.text] + asked.filter { $0 != .text } : asked }
        return [.text] + ReportForm.all.filter { $0.isUsual() }
    }
}
