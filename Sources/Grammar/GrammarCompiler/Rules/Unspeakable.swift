import VoiceAssetCore

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
    /// A set without rules for numbers from one on; whether the file says so (`1000: =#,##0=;`), or it follows from its
    /// last rule.
    case beyond(Int64, set: String, isStated: Bool)
    /// A rule that would count the words that it says: thousand thousand.
    case ownWords(String, of: Int64, set: String)

    /// Whether it is about numbers that a set does not reach.
    var isBeyond: Bool {
        switch self {
        case .beyond, .ownWords: true
        case .digits, .pluralDigits, .ordinal, .below, .before: false
        }
    }

    /// The reason, as part of a sentence.
    package var words: String {
        switch self {
        case .digits(let substitution): "\(quoted(substitution)) writes digits"
        case .pluralDigits: "`#` writes digits"
        case .ordinal: "`$(ordinal,…)$` is not supported"
        case .below(let base?, let set): "\(quoted(set)) has no rule for numbers below \(base)"
        case .below(nil, let set): "\(quoted(set)) has no rules for whole numbers"
        case .beyond(let base, let set, _): "\(quoted(set)) says no numbers from \(base) on"
        case .ownWords(let words, let base, let set):
            "the rule for \(base) of \(quoted(set)) would count its own words, \(quoted("\(words) \(words)"))"
        case .before(let base, let set): "\(quoted(set)) has no rule before \(base) for what the divisor divides"
        }
    }
}
