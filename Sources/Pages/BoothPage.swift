package import VoiceAssetCore
import VoiceAssetEmbeddedTexts
package import VoiceAssetPacks
import VoiceAssetRecordingDesk
import VoiceAssetUnicodeText
import VoiceManifest

/// The page that records a pack's takes: one file that loads nothing. What the pack says is data in JSON, which the script
/// makes texts of; the limits are those that `status --takes` holds takes to.
package struct BoothPage: Sendable {
    private let sheet: ScriptSheet
    private let limits: TakeLimits
    private let license: String?
    private let words: PageWords

    /// - Parameters:
    ///   - sheet: what is to be said, in the order of the pack.
    ///   - limits: of pack.yml.
    ///   - license: the words of pack.yml; where it has none the page asks for them.
    ///   - words: what the page says, by default in the pack's language.
    package init(_ sheet: ScriptSheet, limits: TakeLimits, license: String?, words: PageWords? = nil) {
        (self.sheet, self.limits, self.license) = (sheet, limits, TodoMarker.known(license))
        self.words = words ?? PageWords(for: sheet.locale)
    }

    package var text: String {
        var page = SheetPage(command: "booth", words, .booth, pack: sheet.pack)
        page.style = unsafe String(cString: booth_style())
        page.script = unsafe String(cString: booth_script())
        page.runsWorklet = true
        page.body += [
            #"<main id="booth"></main>"#, #"<p id="announcer" class="off" role="status" aria-live="polite"></p>"#,
            #"<p id="alarm" class="off" role="alert"></p>"#,
        ]
        page.append(data, words, .booth)
        return page.text
    }

    private var data: [String: JSONValue] {
        let limits = TakeLimits.keys.map { ($0.name, JSONValue.number(self.limits[keyPath: $0.field])) }
        return [
            "pack": .string(sheet.pack), "locale": .string(sheet.locale), "texts": .array(sheet.rows.compactMap(text)),
            "speaker": .string(TodoMarker.known(sheet.speaker) ?? ""), "license": .string(license ?? ""),
            "limits": .object(Dictionary(uniqueKeysWithValues: limits)),
            "said": .object(sheet.texts.mapValues(JSONValue.string)),
        ]
    }

    /// nil of a text that no clip of pack.yml says, so that its take would have no name.
    private func text(_ row: ScriptSheet.Row) -> JSONValue? {
        guard !row.id.isEmpty, !row.text.isEmpty else { return nil }
        let example = row.example.map { JSONValue.array([.string($0.text.onOneLine), .bool($0.isMarked)]) }
        return .object([
            "id": .string(row.id), "text": .string(row.text), "reading": .string(row.reading.onOneLine),
            "example": .array(example), "intonation": .string(row.intonation?.rawValue ?? ""),
            "terms": .array((TextLength(spelledOut: row.text)?.terms ?? []).map(JSONValue.number)),
        ])
    }
}

extension OutputFile {
    /// A booth, over nothing but an earlier one that nobody changed.
    package static func booth(at path: String) -> OutputFile {
        SheetPage.file(at: path, kind: "booth", of: "booth")
    }
}
