import ArgumentParser
package import VoiceAssetCore
package import VoiceManifest

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The option `--format` of a command whose findings CI servers read. It may be repeated: one form goes to standard output, the
/// others to files.
package struct ReportFormatsOption: ParsableArguments {
    @Option(
        name: .customLong("format"),
        help: .init(
            "The form of the findings; FORM:FILE writes json, junit or sarif to a file. May be repeated. (default: text, "
                + "with annotations in GitHub Actions)", valueName: "format"))
    private var targets: [ReportTarget] = []

    package init() {}

    package func validate() throws {
        for target in targets {
            guard let file = target.file else { continue }
            let form = target.format.rawValue
            guard target.format.isDocument else {
                throw ValidationError(
                    "--format \(form) goes to standard output; json, junit and sarif go to files too.")
            }
            if file.isEmpty { throw ValidationError("--format \(form): takes the path of a file, not an empty text.") }
        }
        let files = targets.compactMap(\.file)
        guard Set(files).count == files.count else {
            throw ValidationError("Each form takes a file of its own; two of --format name the same.")
        }
        let printed = targets.filter { $0.file == nil }.map(\.format)
        guard printed.count < 2 || printed.count == 2 && Set(printed) == [.text, .github] else {
            throw ValidationError(
                "One form goes to standard output, or text and github; write --format FORM:FILE for the others.")
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
        let faults = write(report, members)
        if !faults.isEmpty {
            whole.findings += faults
            if whole.status == .clean { whole.status = report.options.status(of: faults) }
            // What was written says that all is well: now it tells of the files that could not be.
            _ = write(whole, members)
        }
        let printed = printed
        if printed.contains(.text) {
            text()
            report.options.log(faults)
        }
        for format in printed where format != .text {
            Terminal.output(whole.text(as: format, members: members, isBesideText: printed.count > 1))
        }
        return whole.status
    }

    /// Writes the files.
    /// - Returns: what went wrong.
    private func write(_ report: CommandReport, _ members: [String: JSONValue?]) -> [Finding] {
        targets.compactMap { target in
            target.file.flatMap { file in
                OutputFile(path: file, kind: "report of \(report.command)") {
                    target.format.isEarlier($0, of: report.command)
                }.write(report.text(as: target.format, members: members))
            }
        }
    }

    /// The forms on standard output, text first.
    private var printed: [ReportFormat] {
        let asked = targets.filter { $0.file == nil }.map(\.format)
        guard asked.isEmpty else { return asked.contains(.text) ? [.text] + asked.filter { $0 != .text } : asked }
        return Self.isGitHub ? [.text, .github] : [.text]
    }

    /// Whether this is a step of a workflow of GitHub Actions, which sets the variable.
    private static var isGitHub: Bool {
        guard let value = unsafe getenv("GITHUB_ACTIONS") else { return false }
        return unsafe strcmp(value, "true") == 0
    }
}
