import VoiceAssetICUBridge
import VoiceAssetUnicodeText

/// Writes words of any script in lowercase Latin letters.
@safe final class Transliterator {
    private let transliterator: UnsafeMutableRawPointer

    /// - Parameter keepsMarks: whether accents stay, in canonical decomposition; without them all is ASCII as far as it can be.
    init?(keepsMarks: Bool = false) {
        guard let opened = unsafe icu_openTransliterator(keepsMarks ? 1 : 0) else { return nil }
        unsafe transliterator = unsafe opened
    }

    deinit { unsafe icu_closeTransliterator(transliterator) }

    /// A text in lowercase Latin letters; empty if ICU can't write it so.
    func latin(_ text: String) -> String {
        let units = Array(text.withoutInvisibleMarks.utf16)
        let capacity = units.count * 8 + 100
        let latin = unsafe ICUText.read(capacity: capacity) { buffer, capacity in
            guard let buffer = unsafe buffer else { return -1 }
            for (index, unit) in units.enumerated() { unsafe buffer[index] = unit }
            return unsafe icu_transliterate(transliterator, buffer, Int32(units.count), capacity)
        }
        return latin ?? ""
    }

    /// A clip's id for a text, of a-z, 0-9 and `-`; empty if nothing of it can be written so.
    func identifier(_ text: String) -> String {
        var id = ""
        for scalar in latin(text).unicodeScalars {
            if "a" <= scalar && scalar <= "z" || "0" <= scalar && scalar <= "9" {
                id.unicodeScalars.append(scalar)
            } else if scalar == " " || scalar == "-", !id.isEmpty, !id.hasSuffix("-") {
                id += "-"
            }
        }
        id = String(id.prefix(40))
        while id.hasSuffix("-") { id.removeLast() }
        return id
    }
}
