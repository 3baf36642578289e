import VoiceAssetPacks

/// Below which number every number is one clip where a pack does not say.
package enum AtomicDefault {
    /// Languages in which the words of a number fuse (de einundzwanzig, it ventuno, fi viisitoista): clips of their own
    /// sound better there. Measured by the number of clips: 104 to 138 for all integers below 10^12.
    private static let fusing: Set<String> = ["cs", "de", "el", "fi", "hu", "it", "ko", "my", "nl", "ro", "sv"]

    /// A pack's own limit, or else that of its language.
    static func limit(of pack: VoicePack) -> Int64 { pack.atomic ?? limit(locale: pack.locale) }

    /// - Parameter locale: a BCP 47 tag.
    package static func limit(locale: String) -> Int64 {
        let language = locale.split(whereSeparator: { $0 == "-" || $0 == "_" }).first.map { $0.lowercased() }
        return language.map(fusing.contains) == true ? 100 : 0
    }
}
