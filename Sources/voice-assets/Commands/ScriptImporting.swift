import VoiceAssetCommandOutput
import VoiceAssetDiagnostics
import VoiceAssetScriptSheet
import VoiceManifest

/// `script --import`
struct ScriptImporting {
    let script: ScriptImport
    let findings: FindingsOptions
    let isJSON: Bool

    func run() {
        let report = script.run()
        let status = findings.status(of: report.diagnostics)
        if isJSON {
            Terminal.output(FindingsJSON(report.diagnostics, status: status, members: members(report)).text)
        } else {
            findings.log(report.diagnostics)
            if !report.diagnostics.hasErrors, !findings.quiet { Terminal.output(lines: lines(report)) }
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
