import VoiceAssetAppText
import VoiceTables

/// A text as a document of the Speech Synthesis Markup Language 1.1 (W3C), for synthesizers that speak where no clips are.
package enum SSML {
    /// - Parameters:
    ///   - text: what is said.
    ///   - locale: its language, BCP 47.
    package static func document(_ text: String, locale: String) -> String {
        "<speak version=\"1.1\" xmlns=\"http://www.w3.org/2001/10/synthesis\" xml:lang=\"\(escaped(locale))\">"
            + "\(escaped(text))</speak>"
    }

    /// What XML 1.0 lets stand in content and in attributes. (§2.2, §2.4) What no document of it may hold is left out.
    private static func escaped(_ text: String) -> String {
        let shown = text.unicodeScalars.compactMap { scalar -> Unicode.Scalar? in
            switch scalar {
            case "\t", "\n", "\r": " "
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": nil
            default: scalar
            }
        }
        return String(String.UnicodeScalarView(shown)).inMarkup
    }
}

extension PackSplicer.Announcement {
    /// What is said, as SSML: for `AVSpeechUtterance(ssmlRepresentation:)` and other synthesizers. Its text is
    /// `transcript`.
    public var ssml: String { SSML.document(transcript, locale: pack.manifest.locale) }
}
