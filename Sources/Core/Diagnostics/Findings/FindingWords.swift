/// What a finding says: what was found, the limit that it breaks, and what to do about it.
package struct FindingWords: Sendable, Hashable {
    /// With its unit: `212 samples at full scale`.
    package let found: Sentence
    /// With its unit.
    package let limit: Sentence?
    /// Whether `limit` is the one right value instead of a bound.
    let isExpected: Bool
    /// An imperative.
    package let advice: Sentence?

    /// What was found and the limit, without what to do: `212 samples at full scale (limit 0)`.
    package var fault: Sentence {
        var sentence = found
        if let limit { sentence.add(isExpected ? " (expected " : " (limit ", limit, ")") }
        return sentence
    }

    /// All in one: `212 samples at full scale (limit 0); record again 6 dB lower`.
    package var sentence: Sentence {
        var sentence = fault
        if let advice { sentence.add("; ", advice) }
        return sentence
    }
}
