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
}
