import NumberGrammar

/// How long announcements are at most.
struct LengthSearch {
    private let grammar: AmountGrammar
    private let samples: [Int64]
    /// By clip, the length of what is heard of it at the end.
    private let endSamples: [Int64]
    private var search: AmountSearch<LongestMeasure>
    /// All amounts, where some announcement ends with one and a clip has an end form.
    private(set) var ended: EndedAmounts?
    /// The work that was taken for such amounts.
    private var spent = 0

    /// - Parameter samples: the length of each clip.
    init(_ grammar: AmountGrammar, samples: [Int64]) {
        self.grammar = grammar
        self.samples = samples
        endSamples = samples.indices.map { samples[grammar.endForms[$0] ?? $0] }
        search = AmountSearch(grammar, LongestMeasure(weights: samples))
    }

    /// What the clips of an announcement that is said with no amount, or with one that says nothing, come to.
    func samples(ofClipsIn items: [NumberTable.AnnouncementItem]) -> Int64 {
        var clips: [Int] = []
        for case .clip(let clip) in items { clips.append(clip) }
        grammar.end(&clips)
        return clips.reduce(0) { $0 + samples[$1] }
    }

    /// The longest announcement with the amounts up to a limit, samples, and the smallest amount that has it; nil if no
    /// pattern says any.
    ///
    /// - Parameter items: some of them an amount.
    mutating func longest(
        _ items: [NumberTable.AnnouncementItem], upTo limit: Amount? = nil
    ) throws(TooIntricate) -> LongestMeasure.Value? {
        let amounts = Int64(items.count { $0 == .amount })
        if items.last == .amount, !grammar.endForms.isEmpty { return try ended(items, amounts, upTo: limit) }
        let fixed = samples(ofClipsIn: items)
        return try search.value(upTo: limit).map { .init(weight: fixed + amounts * $0.weight, number: $0.number) }
    }

    private mutating func ended(
        _ items: [NumberTable.AnnouncementItem], _ amounts: Int64, upTo limit: Amount?
    ) throws(TooIntricate) -> LongestMeasure.Value? {
        let ended = if limit == nil, let ended { ended } else { try EndedAmounts(grammar, upTo: limit, spent: &spent) }
        if limit == nil { self.ended = ended }
        let fixed = items.reduce(into: Int64(0)) { sum, item in
            if case .clip(let clip) = item { sum += samples[clip] }
        }
        let within = samples.map { $0 * amounts }
        let last = zip(samples, endSamples).map { $0 * (amounts - 1) + $1 }
        let spoken = ended.longest(within: within, last: last)
            .map { LongestMeasure.Value(weight: fixed + $0.weight, number: $0.number) }
        let silent = ended.smallestSilent
            .map { LongestMeasure.Value(weight: samples(ofClipsIn: items), number: $0) }
        guard let spoken, let silent else { return spoken ?? silent }
        return LongestMeasure(weights: samples).union(spoken, silent)
    }
}
