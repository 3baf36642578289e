import VoiceAssetEmbeddedTexts

/// How a picture looks, as rules of CSS: in the pages' colours, light or dark. The colours stand in the rules, since most of
/// what draws an SVG knows no custom properties.
package enum PictureStyle {
    package static let text: String = {
        let (rules, colours) = unsafe (String(cString: picture_style()), String(cString: page_colours()))
        // Light first, then dark, then what paper is.
        let blocks = colours.split(separator: "{").map { $0.prefix { $0 != "}" } }.filter { $0.contains("--ink") }
        guard let light = blocks.first, let dark = blocks.last else { return rules }
        return filled(rules, with: light) + "@media screen and (prefers-color-scheme: dark) {\n"
            + filled(rules, with: dark) + "}\n"
    }()

    private static func filled(_ rules: String, with colours: Substring) -> String {
        colours.split(separator: ";").reduce(rules) { rules, colour in
            let parts = colour.split(separator: ":").map { $0.filter { !$0.isWhitespace } }
            return parts.count == 2 ? rules.replacing("var(\(parts[0]))", with: parts[1]) : rules
        }
    }
}
