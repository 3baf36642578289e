/// The grammatical gender of a noun, as CLDR's rule sets tell genders apart.
package enum Gender: String, Sendable, CaseIterable {
    case masculine, feminine, neuter, common

    /// How the names of ICU's rule sets end for it, the likeliest first.
    var suffixes: [String] {
        switch self {
        case .masculine: ["masculine", "common", "reale"]
        case .feminine: ["feminine", "common", "reale"]
        case .neuter: ["neuter"]
        case .common: ["common", "reale", "masculine"]
        }
    }
}
