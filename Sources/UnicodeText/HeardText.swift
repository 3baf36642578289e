extension String {
    /// What is heard of a text, for comparison: without spaces, hyphens, invisible marks and case. `trente et-un` and
    /// `trente-et-un` are one reading.
    package var asHeard: String {
        var heard = String.UnicodeScalarView()
        for scalar in lowercased().unicodeScalars {
            switch scalar.properties.generalCategory {
            case .spaceSeparator, .dashPunctuation, .control, .format: break
            default: heard.append(scalar)
            }
        }
        return String(heard)
    }

    /// Whether somebody who reads this aloud says the same as somebody who reads the other: besides what `asHeard` passes
    /// over, an apostrophe may have either form, and a stop or a comma may stand at the end. A question or an exclamation
    /// mark there is heard.
    package func isSaid(as other: String) -> Bool { self == other || asRead == other.asRead }

    private var asRead: String {
        var scalars = asHeard.unicodeScalars
        while let last = scalars.last, Self.silentEnds.contains(last) { scalars.removeLast() }
        return String(String.UnicodeScalarView(scalars.map { $0 == "\u{2019}" ? "'" : $0 }))
    }

    /// Full stops, commas, colons, semicolons and the like, in Latin, Arabic, Devanagari and East Asian scripts.
    private static let silentEnds: Set<Unicode.Scalar> = [
        ".", ",", ":", ";", "…", "،", "؛", "۔", "।", "。", "、", "，", "．", "：", "；",
    ]
}
