package import VoiceAssetCore
package import VoiceManifest

extension ReportForm {
    /// Your [programs](CommandLine.md#json).
    static let json = ReportForm(
        "json", for: "programs",
        isEarlier: { bytes, command in
            Baseline(json: bytes) != nil
                && String(decoding: bytes, as: UTF8.self).contains("\n  \"command\": \"\(command)\",\n")
        },
        text: { report in
            let members = report.members.merging(["command": .string(report.command)]) { _, name in name }
            return FindingsJSON(report.findings, status: report.status, members: members).text
        })
}

/// What a command that has findings prints with `--format json`: one object, of the same shape for every command, with
/// the command's own keys beside the shape's.
///
/// The section JSON of CommandLine.md in the tool's catalog says what all keys mean. `schema` grows when a key goes or changes
/// its meaning, not when one is added. What is not known is left out; nothing depends on the time, the machine or the order
/// in which clips were worked on.
package struct FindingsJSON {
    private static let schema: Int64 = 1

    private let value: JSONValue

    /// - Parameters:
    ///   - status: what the command ends with.
    ///   - members: the command's own keys, none of which is one of the shape's.
    package init(_ findings: [Finding], status: ExitStatus, members: [String: JSONValue?]) {
        let counts = FindingCounts(findings)
        let shape: [String: JSONValue] = [
            "schema": .integer(Self.schema),
            "passed": .bool(status == .clean),
            "findings": .array(findings.map(Self.finding)),
            "summary": .object([
                "errors": .integer(Int64(counts.errors)), "warnings": .integer(Int64(counts.warnings)),
                "notes": .integer(Int64(counts.notes)),
            ]),
        ]
        value = .object(shape.merging(members.compactMapValues { $0 }) { shape, _ in shape })
    }

    /// - Parameters:
    ///   - packs: the command's own keys for each pack: keys of the object where one pack was asked for, else of the objects in
    ///     the list `packs`.
    ///   - asked: how many packs were asked for.
    package init(_ findings: [Finding], status: ExitStatus, packs: [[String: JSONValue?]], asked: Int) {
        let members =
            asked > 1 ? ["packs": .array(packs.map { .object($0.compactMapValues { $0 }) })] : packs.first ?? [:]
        self.init(findings, status: status, members: members)
    }

    /// The JSON text, with a line feed at its end.
    package var text: String { CanonicalJSON.text(value) }

    private static func finding(_ finding: Finding) -> JSONValue {
        .object(known: [
            "rule": .string(finding.check.id),
            "severity": .string(finding.severity.rawValue),
            "file": .string(finding.file),
            "line": finding.position.map { .integer(Int64($0.line)) },
            "column": finding.position.map { .integer(Int64($0.column)) },
            "clip": finding.clip.map(JSONValue.string),
            "found": .string(finding.found),
            "limit": finding.limit.map(JSONValue.string),
            "advice": finding.advice.map(JSONValue.string),
            "arguments": finding.argumentsInJSON,
        ])
    }
}

extension Finding {
    /// Its arguments by name, in every form of a report that is JSON; nil if it has none.
    var argumentsInJSON: JSONValue? { arguments.isEmpty ? nil : .object(arguments.mapValues(\.inJSON)) }
}

extension Finding.Argument {
    fileprivate var inJSON: JSONValue {
        switch self {
        case .text(let text), .command(let text): .string(text)
        case .names(let names): .array(names.map(JSONValue.string))
        case .quantity(let quantity):
            .object(known: ["value": .number(quantity.value), "unit": quantity.unit.map(JSONValue.string)])
        }
    }
}
