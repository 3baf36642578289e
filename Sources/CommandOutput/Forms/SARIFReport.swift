import VoiceAssetCore
import VoiceManifest

extension ReportForm {
    /// SARIF 2.1.0 for GitHub's code scanning and editors, with the page of each rule that was broken.
    static let sarif = ReportForm(
        "sarif", for: "code scanning and editors",
        isEarlier: { bytes, command in
            bytes.starts(with: SARIFReport.head.utf8)
                && String(decoding: bytes, as: UTF8.self).contains(SARIFReport.invocation(of: command))
        }, text: { SARIFReport($0).text })
}

/// A report in the Static Analysis Results Interchange Format 2.1.0 (OASIS), with the pages of the rules that it names.
struct SARIFReport {
    private static let schema =
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

    /// What every such report begins with.
    fileprivate static let head = "{\n  \"$schema\": \"\(schema)\",\n"

    /// The line of a report that names its command. No text of a finding holds it, as quotation marks in one are escaped.
    static func invocation(of command: String) -> String { "\"commandLine\": \"voice-assets \(command)\"" }

    let text: String

    init(_ report: CommandReport) {
        let found = Set(report.findings.map(\.check))
        let rules = Check.all.filter(found.contains)
        let places = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1, $0) })
        let run = JSONValue.object([
            "tool": .object([
                "driver": .object([
                    "name": .string("voice-assets"), "version": .string(report.version),
                    "rules": .array(rules.map(Self.descriptor)),
                ])
            ]),
            // §3.14.17: columns are counted in Unicode scalars.
            "columnKind": .string("unicodeCodePoints"),
            "invocations": .array([Self.invocation(report)]),
            "results": .array(report.findings.map { Self.result($0, ruleIndex: places[$0.check] ?? -1) }),
        ])
        text = CanonicalJSON.text(
            .object(["$schema": .string(Self.schema), "version": .string("2.1.0"), "runs": .array([run])]))
    }

    /// §3.20.14: a run that finds faults did its work.
    private static func invocation(_ report: CommandReport) -> JSONValue {
        let isDone = report.status == .clean || report.status == .brokenRule
        return .object([
            "executionSuccessful": .bool(isDone), "exitCode": .integer(Int64(report.status.rawValue)),
            "commandLine": .string("voice-assets \(report.command)"),
        ])
    }

    /// §3.49.
    private static func descriptor(_ check: Check) -> JSONValue {
        let page = RulePage(of: check)
        return .object([
            "id": .string(check.id), "shortDescription": .object(["text": .string(page.summary)]),
            "help": .object(["text": .string(page.plainText), "markdown": .string(page.markdown)]),
            "defaultConfiguration": .object(["level": .string(check.severity.rawValue)]),
        ])
    }

    /// §3.27.
    private static func result(_ finding: Finding, ruleIndex: Int) -> JSONValue {
        .object(known: [
            "ruleId": .string(finding.check.id), "ruleIndex": .integer(Int64(ruleIndex)),
            "level": .string(finding.severity.rawValue),
            "message": .object(["text": .string(printable(finding.message))]),
            "locations": .array([location(of: finding)]),
            // §3.8: the message has no placeholders, so that its own `arguments` (§3.11.11) would stand for nothing.
            "properties": finding.argumentsInJSON.map { .object(["arguments": $0]) },
        ])
    }

    /// §3.28.
    private static func location(of finding: Finding) -> JSONValue {
        let region = finding.position.map { position in
            JSONValue.object([
                "startLine": .integer(Int64(position.line)), "startColumn": .integer(Int64(position.column)),
            ])
        }
        return .object(known: [
            "physicalLocation": .object(known: [
                "artifactLocation": artifact(RepositoryRoot.ofRepository?.path(of: finding.file) ?? finding.file),
                "region": region,
            ]),
            "logicalLocations": finding.clip.map { .array([.object(["name": .string($0)])]) },
        ])
    }

    /// §3.4: a path below the repository's root, or without one below the folder that the command ran in; or a file's URI.
    private static func artifact(_ path: String) -> JSONValue {
        guard path.hasPrefix("/") else {
            return .object(["uri": .string(percentEncoded(path)), "uriBaseId": .string("%SRCROOT%")])
        }
        return .object(["uri": .string("file://" + percentEncoded(path))])
    }

    /// RFC 3986, 2.3: what is neither unreserved nor a slash is encoded.
    private static func percentEncoded(_ path: String) -> String {
        path.utf8.map { byte in
            let scalar = Unicode.Scalar(byte)
            if scalar.properties.isAlphabetic && scalar.isASCII || ("0"..."9").contains(scalar)
                || "-._~/".unicodeScalars.contains(scalar)
            {
                return String(Character(scalar))
            }
            let hex = String(byte, radix: 16, uppercase: true)
            return "%" + (hex.count < 2 ? "0" : "") + hex
        }.joined()
    }
}
