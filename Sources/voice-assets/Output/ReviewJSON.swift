import VoiceAssetCommandOutput
import VoiceAssetPages
import VoiceAssetPipeline
import VoiceManifest

/// What `review` adds to `FindingsJSON`; CommandLine.md explains the keys.
struct ReviewJSON {
    let members: [String: JSONValue?]

    init(_ sheet: ReviewSheet) {
        members = [
            "pack": .string(sheet.pack), "locale": .string(sheet.locale), "range": sheet.range.map(JSONValue.string),
            "questions": .array(
                sheet.questions.map { question in
                    .object(known: [
                        "question": .string(question.text), "now": .string(question.row.text),
                        "other": question.other.map(JSONValue.string),
                        "examples": .array(
                            question.examples.map {
                                .object(["now": .string($0.now.text), "other": .string($0.other)])
                            }), "approved": question.row.approval.map(JSONValue.string),
                    ])
                }),
            "rows": .array(
                sheet.rows.map { row in
                    .object(known: [
                        "announcement": .string(row.subject.announcement),
                        "amount": row.subject.amount.isEmpty ? nil : .string(row.subject.amount),
                        "text": .string(row.text), "approved": row.approval.map(JSONValue.string),
                    ])
                }),
        ]
    }

    init(_ report: ReviewImport.Report) {
        members = [
            "pack": report.pack.map(JSONValue.string), "added": .array(report.added.map(Self.reading)),
            "replaced": .array(report.replaced.map(Self.reading)), "known": .count(report.known),
            "unmarked": .count(report.unmarked), "outdated": .count(report.outdated),
            "written": .bool(report.isWritten), "files": .array(report.files.map(JSONValue.string)),
        ]
    }

    private static func reading(_ reading: ApprovedReading) -> JSONValue {
        .object(known: [
            "announcement": .string(reading.subject.announcement),
            "amount": reading.subject.amount.isEmpty ? nil : .string(reading.subject.amount),
            "text": .string(reading.text), "by": .string(reading.by), "when": .string(reading.when),
        ])
    }
}
