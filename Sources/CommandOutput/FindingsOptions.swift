import Foundation
package import VoiceAssetCore

/// Which of a command's findings are printed, how, and which make it fail.
package struct FindingsOptions: Sendable {
    package var quiet = false
    package var verbose = false
    package var strict = false
    var color = ColorChoice.auto
    /// Whether the command takes `--verbose`: without that it lists everything at once.
    var isChosen = false

    package init() {}

    /// What a command that found these ends with.
    package func status(of findings: some Sequence<Finding>) -> ExitStatus {
        ExitStatus(of: findings, failingFrom: leastFailing)
    }

    /// Writes findings to standard error.
    package func log(_ findings: [Finding]) {
        for line in lines(findings, on: .error) { Terminal.log(line) }
    }

    /// Writes how many findings there are to standard error, if there are any and not only what fails is told.
    /// - Parameter untold: so many of them are not printed, because an earlier run did.
    package func logCounts(_ findings: [Finding], untold: Int = 0) {
        guard !quiet, !findings.isEmpty else { return }
        let known = untold == 0 ? "" : "; \(untold == findings.count ? "all" : "\(untold)") known, --verbose lists all"
        Terminal.log(counts(findings) + known)
    }

    /// The number of findings in words, behind a verdict if nothing but `--strict` makes the command fail for them.
    package func counts(_ findings: [Finding]) -> String {
        let counts = FindingCounts(findings)
        let isStrictlyWrong = strict && counts.errors == 0 && counts.warnings > 0
        return (isStrictlyWrong ? "failed by --strict: " : "") + counts.words
    }

    /// The findings as lines of text for one of the streams.
    package func lines(_ findings: [Finding], on stream: Terminal.Stream) -> [String] {
        FindingsText(
            shown(findings), isVerbose: verbose, isColored: color.colors(stream), listsAll: !isChosen
        ).lines
    }

    /// The findings that are printed as text.
    package func shown(_ findings: [Finding]) -> [Finding] {
        quiet ? findings.filter { $0.severity >= leastFailing } : findings
    }

    private var leastFailing: Severity { strict ? .warning : .error }
}

/// Findings that are known, so that a set of clips that has some can be kept from getting more: what `--format json` of the
/// same command printed.
///
/// A finding is known by its check, its file and its clip. Figures may differ: they change with every take. Where a finding tells which
/// bytes or which other clip a file has, that counts too: other bytes are another fault. What can't be read is never known: nobody
/// looked at it.
package struct Baseline: Sendable, Equatable {
    /// More than `--format json` prints of 10,000 clips, bytes.
    package static let maximumBytes = 64 << 20

    private struct Known: Decodable, Hashable {
        var rule: String
        var file: String
        var clip: String?
        /// nil of a finding whose figures may differ.
        var found: String?

        /// With what is found only where it counts.
        func keeping(_ ids: Set<String>) -> Known {
            var known = self
            if !ids.contains(rule) { known.found = nil }
            return known
        }
    }

    /// Checks that tell what a file holds.
    private static let telling: Set = [Check.assetChecksum.id, Check.clipIdentical.id]

    private struct Report: Decodable { var findings: [Known] }

    private var counts: [Known: Int]

    /// nil if the bytes are not such a report.
    package init?(json: [UInt8]) {
        guard let report = try? JSONDecoder().decode(Report.self, from: Data(json)) else { return nil }
        counts = report.findings.reduce(into: [:]) { $0[$1.keeping(Self.telling), default: 0] += 1 }
    }

    /// What is left of findings without those that are known, in their order, how many those were, and how many of the known
    /// ones are there no more.
    package func news(in findings: [Finding]) -> (findings: [Finding], known: Int, gone: Int) {
        var left = counts
        let news = findings.filter { finding in
            guard finding.check.failure == .rule else { return true }
            let key = Known(
                rule: finding.check.id, file: finding.file, clip: finding.clip, found: finding.found
            ).keeping(Self.telling)
            guard let count = left[key], count > 0 else { return true }
            left[key] = count - 1
            return false
        }
        return (news, findings.count - news.count, left.values.reduce(0, +))
    }
}
