import VoiceAssetAppText
import VoiceAssetCore

extension ReportForm {
    /// Test reports of GitLab, Jenkins and others: a suite per pack, a failed test per finding that makes the command fail.
    static let junit = ReportForm(
        "junit", for: "the test reports of CI servers",
        isEarlier: { bytes, command in bytes.starts(with: "\(JUnitReport.head)\(command)\" ".utf8) },
        text: { JUnitReport($0).text })
}

/// A report as JUnit's XML, as the readers of Jenkins, GitLab and others take it: a suite for each pack or file, in it a
/// failed test for each finding that makes the command fail, or else one test that passed. What else was found is the
/// suite's output.
struct JUnitReport {
    /// What every such report begins with.
    fileprivate static let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"voice-assets "

    let text: String

    init(_ report: CommandReport) {
        let suites = Self.suites(of: report)
        let failures = suites.map(\.failures.count).reduce(0, +)
        text =
            Self.head
            + "\(report.command)\" tests=\"\(suites.map(\.tests).reduce(0, +))\" "
            + "failures=\"\(failures)\" errors=\"0\">\n" + suites.map(\.text).joined() + "</testsuites>\n"
    }

    /// A suite for each subject, and one for what is about none of them, if there is anything.
    private static func suites(of report: CommandReport) -> [Suite] {
        let named = Dictionary(grouping: report.findings) { finding in
            report.subjects.first { finding.file == $0 || finding.file.split(separator: "/").contains(Substring($0)) }
        }
        let others: [String?] = named[nil] == nil && !report.subjects.isEmpty ? [] : [nil]
        return (report.subjects.map(Optional.some) + others).map { subject in
            let findings = named[subject] ?? []
            return Suite(
                name: subject ?? report.command, command: report.command, failures: findings.filter(report.fails),
                remarks: findings.filter { !report.fails($0) })
        }
    }

    private struct Suite {
        let name: String
        let command: String
        let failures: [Finding]
        let remarks: [Finding]

        var tests: Int { max(1, failures.count) }

        var text: String {
            let cases = failures.isEmpty ? [testCase(command, in: name, "/>")] : failures.map(failed)
            let output = remarks.map { printable($0.line).inMarkup + "\n" }.joined()
            return
                "  <testsuite name=\"\(printable(name).inMarkup)\" tests=\"\(tests)\" failures=\"\(failures.count)\" "
                + "errors=\"0\" skipped=\"0\">\n" + cases.joined()
                + (output.isEmpty ? "" : "    <system-out>\(output)</system-out>\n") + "  </testsuite>\n"
        }

        private func failed(_ finding: Finding) -> String {
            testCase(
                finding.check.id, in: finding.place,
                """
                >
                \(properties(of: finding))      <failure type="\(finding.check.id)" message="\(printable(finding.message).inMarkup)">\
                \(printable(finding.line).inMarkup)</failure>
                    </testcase>
                """)
        }

        /// The finding's arguments by name, a quantity with its unit.
        private func properties(of finding: Finding) -> String {
            let lines = finding.arguments.sorted { $0.key < $1.key }.map { name, argument in
                "        <property name=\"\(name)\" value=\"\(printable(argument.words()).inMarkup)\"/>\n"
            }
            return lines.isEmpty ? "" : "      <properties>\n\(lines.joined())      </properties>\n"
        }

        private func testCase(_ name: String, in place: String, _ rest: String) -> String {
            "    <testcase name=\"\(printable(name).inMarkup)\" classname=\"\(printable(place).inMarkup)\"\(rest)\n"
        }
    }
}
