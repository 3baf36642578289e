package import VoiceAssetCore

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

    /// The words of `numbers-text-unsaid` or `numbers-range` for it.
    package var form: String {
        switch self {
        case .digits: "digits"
        case .pluralDigits: "plural digits"
        case .ordinal: "ordinal"
        case .below(nil, _): "no whole numbers"
        case .below: "below"
        case .before: "before"
        case .beyond(_, _, let isStated): isStated ? "end" : "beyond"
        case .ownWords: "own words"
        }
    }

    /// The values in these words.
    package var values: [String: Finding.Argument] {
        switch self {
        case .digits(let substitution): ["digits": .piece(substitution)]
        case .pluralDigits, .ordinal: [:]
        case .below(nil, let set): ["set": .piece(set)]
        case .below(let base?, let set): ["base": .count(base), "set": .piece(set)]
        case .before(let base, let set), .beyond(let base, let set, _): ["base": .count(base), "set": .piece(set)]
        case .ownWords(let words, let base, let set):
            ["base": .count(base), "set": .piece(set), "twice": .piece("\(words) \(words)")]
        }
    }
}
