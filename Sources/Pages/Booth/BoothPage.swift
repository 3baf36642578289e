package import VoiceAssetCore
import VoiceAssetEmbeddedTexts
package import VoiceAssetPacks
import VoiceAssetRecordingDesk
import VoiceAssetUnicodeText
import VoiceManifest

/// The page that records a pack's takes: one file that loads nothing. What the pack says is data in JSON, which the script
/// makes texts of; the limits are those that `inspect` holds takes to.
package struct BoothPage: Sendable {
    /// What it begins with.
    static let start = SheetPage.start(of: "booth")

    private let sheet: ScriptSheet
    private let limits: TakeLimits
    private let license: String?

    /// - Parameters:
    ///   - sheet: what is to be said, in the order of the pack.
    ///   - limits: of pack.yml.
    ///   - license: the words of pack.yml, if it has any.
    package init(_ sheet: ScriptSheet, limits: TakeLimits, license: String?) {
        (self.sheet, self.limits, self.license) = (sheet, limits, license)
    }

    package var text: String {
        var page = SheetPage(command: "booth", title: "Recording: \(sheet.pack)")
        page.style = unsafe String(cString: booth_style())
        let script = unsafe String(cString: booth_script())
        page.script = (script, Digest.sha256(Array(script.utf8)).bytesOfHex.inBase64)
        page.runsWorklet = true
        page.body = [
            #"<main id="booth"></main>"#, #"<p id="announcer" class="off" role="status" aria-live="polite"></p>"#,
            #"<p id="alarm" class="off" role="alert"></p>"#,
            "<noscript>This page needs JavaScript to record.</noscript>",
            "<script type=\"application/json\" id=\"data\">\(data.inPage)</script>",
        ]
        return page.text
    }

    private var data: JSONValue {
        let limits = TakeLimits.keys.map { ($0.name, JSONValue.number(self.limits[keyPath: $0.field])) }
        return .object([
            "pack": .string(sheet.pack), "locale": .string(sheet.locale), "texts": .array(sheet.rows.compactMap(text)),
            "speaker": .string(sheet.speaker ?? ""), "license": .string(license ?? ""),
            "limits": .object(Dictionary(uniqueKeysWithValues: limits)),
        ])
    }

    /// nil of a text that no clip of pack.yml says, so that its take would have no name.
    private func text(_ row: ScriptSheet.Row) -> JSONValue? {
        guard !row.id.isEmpty, !row.text.isEmpty else { return nil }
        let example = row.example.map { JSONValue.array([.string($0.text.onOneLine), .bool($0.isMarked)]) }
        return .object([
            "id": .string(row.id), "text": .string(row.text), "reading": .string(row.reading.onOneLine),
            "example": .array(example), "intonation": .string(row.intonation?.rawValue ?? ""),
            "syllables": .integer(Int64(SyllableCount.count(row.text) ?? 0)),
        ])
    }
}

extension OutputFile {
    /// A booth, over nothing but an earlier one.
    package static func booth(at path: String) -> OutputFile {
        OutputFile(path: path, kind: "booth") { $0.starts(with: BoothPage.start.utf8) }
    }
}
