/// What a finding says: what was found, the limit that it breaks, and what to do about it.
package struct FindingWords: Sendable, Hashable, Codable {
    /// With its unit: `212 samples at full scale`.
    package var found: Sentence
    /// With its unit.
    package var limit: Sentence?
    /// Whether `limit` is the one right value instead of a bound.
    var isExpected = false
    /// An imperative.
    package var advice: Sentence?

    private enum CodingKeys: CodingKey { case found, limit, advice }

    package init(_ found: Sentence, limit: Sentence? = nil, advice: Sentence? = nil) {
        self.found = found
        self.limit = limit
        self.advice = advice
    }

    @_disfavoredOverload
    package init(_ found: String, limit: String? = nil, advice: String? = nil) {
        self.init(Sentence(found), limit: limit.map { Sentence($0) }, advice: advice.map { Sentence($0) })
    }

    /// What was found and the limit, without what to do: `212 samples at full scale (limit 0)`.
    package var fault: Sentence {
        var sentence = found
        if let limit { sentence.add(" (\(isExpected ? "expected" : "limit") \(limit))") }
        return sentence
    }

    /// All in one: `212 samples at full scale (limit 0); record again 6 dB lower`.
    package var sentence: Sentence {
        var sentence = fault
        if let advice { sentence.add("; \(advice)") }
        return sentence
    }
}
