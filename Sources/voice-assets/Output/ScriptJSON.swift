import VoiceAssetCommandOutput
import VoiceAssetPages
import VoiceAssetRecordingDesk
import VoiceManifest

/// What `script` adds to `FindingsJSON`, if the pack's clips can be told; CommandLine.md explains the keys.
struct ScriptJSON {
    let members: [String: JSONValue?]

    init(_ sheet: ScriptSheet) {
        members = [
            "pack": .string(sheet.pack), "locale": .string(sheet.locale),
            "speaker": sheet.speaker.map(JSONValue.string), "range": sheet.range.map(JSONValue.string),
            "rows": .array(sheet.rows.map(Self.row)), "unneeded": .array(sheet.unneeded.map(Self.row)),
        ]
    }

    private static func row(_ row: ScriptSheet.Row) -> JSONValue {
        .object(known: [
            "number": .count(row.number), "id": text(row.id), "text": text(row.text),
            "state": .string(row.state.rawValue), "takes": .strings(row.takes), "remark": text(row.remark),
            "intonation": row.intonation.map { .string($0.rawValue) },
            "example": row.example.isEmpty ? nil : example(row),
        ])
    }

    private static func example(_ row: ScriptSheet.Row) -> JSONValue {
        .object(known: [
            "announcement": text(row.announcement), "amount": text(row.amount),
            "parts": .array(
                row.example.map { .object(["text": .string($0.text), "marked": .bool($0.isMarked)]) }),
        ])
    }

    /// nil for an empty text, which stands for none in a sheet.
    private static func text(_ text: String) -> JSONValue? { text.isEmpty ? nil : .string(text) }
}
