import VoiceAssetDiagnostics

/// A place of number rules that says nothing that clips could.
package enum Unspeakable: Sendable, Hashable {
    /// A substitution that writes digits: `=#,##0=`.
    case digits(String)
    /// `#` in a plural form.
    case pluralDigits
    /// `$(ordinal,…)$`
    case ordinal
    /// A set without rules for numbers below its first one; nil if it has no rules for whole numbers at all.
    case below(Int64?, set: String)
    /// A rule that leaves what its divisor divides to the one before, which is not there.
    case before(Int64, set: String)

    /// The reason, as part of a sentence.
    package var words: String {
        switch self {
        case .digits(let substitution): "\(quoted(substitution)) writes digits"
        case .pluralDigits: "`#` writes digits"
        case .ordinal: "`$(ordinal,…)$` is not supported"
        case .below(let base?, let set): "\(quoted(set)) has no rule for numbers below \(base)"
        case .below(nil, let set): "\(quoted(set)) has no rules for whole numbers"
        case .before(let base, let set): "\(quoted(set)) has no rule before \(base) for what the divisor divides"
        }
    }
}
