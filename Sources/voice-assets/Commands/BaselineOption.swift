import ArgumentParser
import VoiceAssetCommandOutput
import VoiceAssetCore

/// The option `--baseline`: findings that a command does not tell again.
struct BaselineOption: ParsableArguments {
    @Option(
        name: .customLong("baseline"),
        help: .init(
            "Ignore findings recorded in this file (made with --format json).", valueName: "file"))
    var file: String?

    func validate() throws {
        if file == "" { throw ValidationError("--baseline takes the path of a file, not an empty text.") }
    }

    /// Takes what is known out of findings; a file that is no baseline is one more.
    ///
    /// - Returns: What is to be said of it, if there is a baseline.
    func apply(to findings: inout [Finding]) -> String? {
        guard let file else { return nil }
        let json: [UInt8]
        do throws(FileReadError) {
            json = try readFile(at: file, limit: Baseline.maximumBytes)
        } catch {
            findings.append(error.diagnostic(file: file))
            return nil
        }
        guard let baseline = Baseline(json: json) else {
            findings.append(Finding(.fileUnreadable, "baseline").at(file))
            return nil
        }
        let news = baseline.news(in: findings)
        findings = news.findings
        let gone =
            news.gone == 0
            ? ""
            : news.gone == 1
                ? "; 1 of them no longer occurs; update the file"
                : "; \(news.gone) of them no longer occur; update the file"
        return "\(news.known) known by \(file)\(gone)"
    }
}

/// Whether two paths lead to one file that is there, or are the same text.
func isSamePath(_ one: String, _ other: String) -> Bool {
    if one == other { return true }
    guard let first = try? LocalFileSystem().entry(at: one), let second = try? LocalFileSystem().entry(at: other) else {
        return false
    }
    return first.identity == second.identity
}
