package import VoiceManifest

extension NumberSample {
    /// The signs of amounts of money by CLDR 48, and its groups of numbers: languages, and those regions that write otherwise than their
    /// language.
    private static let tags: [(sample: Self, tags: String)] = [
        (
            .commaPoint,
            """
            am ar cy en es-419 es-BR es-BZ es-CU es-DO es-GT es-HN es-MX es-NI es-PA es-PE es-PR es-SV es-US fa fil fr-RW ga ha he
            ja km kn ko mn ms mt my si sw ta-MY ta-SG th tl ur yo yue zh zu
            """
        ),
        (
            .pointComma,
            """
            ar-DZ ar-LY ar-MA ar-TN az bs ca da de el en-AT en-BE en-DE en-DK en-NL en-SI es eu fr-LU hr id is it lb lo mk ms-BN
            ms-ID nl pt ro sl sr sw-CD tr vi
            """
        ),
        (
            .blankComma,
            """
            af be bg cs en-FI en-SE en-ZA es-CR et fi fr gl hu hy ka kk ky lt lv nb nn no pl pt-AO pt-CH pt-CV pt-GQ pt-GW pt-LU
            pt-MO pt-MZ pt-PT pt-ST pt-TL ru sk sq sv uk uz
            """
        ),
        (.apostrophe, "de-CH de-LI en-CH fr-CH it-CH"),
        (.indian, "bn en-IN gu hi ml mr ne pa ta te"),
    ]

    private static let byTag = Dictionary(
        tags.flatMap { sample, tags in tags.split(whereSeparator: \.isWhitespace).map { ($0.lowercased(), sample) } }
    ) { first, _ in first }

    /// The sample of a language, by its own tag, or else by the nearest shorter one; of a language that is not known, without groups.
    package init(locale: String) {
        var subtags = locale.lowercased().split(separator: "-")
        var sample: Self?
        while sample == nil, !subtags.isEmpty {
            sample = Self.byTag[subtags.joined(separator: "-")]
            subtags.removeLast()
        }
        self = sample ?? .pointed
    }
}
