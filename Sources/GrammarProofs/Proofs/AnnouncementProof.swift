package import NumberGrammar

/// What can be proven of a pack's announcements before it ships.
package struct AnnouncementProof: Sendable {
    /// An amount, if the announcement says one, and the samples of the announcement with it.
    package struct Length: Sendable, Hashable {
        package var amount: Amount?
        package var samples: Int64
    }

    /// Where a clip is heard.
    package struct Witness: Sendable, Hashable {
        package var announcement: String
        /// The smallest amount; `nil` if the clip is said whatever the amount, or there is none.
        package var amount: Amount?
    }

    /// The longest announcement of each id.
    package private(set) var longest: [String: Length] = [:]
    /// By id, the smallest amount whose announcement is not shorter than the limit.
    package private(set) var tooLong: [String: Length] = [:]
    /// The smallest amount that no pattern says.
    package private(set) var unsaid: Amount?
    /// For each clip where it is heard; `nil` if it never is.
    package private(set) var witnesses: [Witness?]

    /// - Parameters:
    ///   - samples: the length of each clip.
    ///   - limit: samples that no announcement may reach.
    package init(_ grammar: AmountGrammar, samples: [Int], limit: Int64) throws(TooIntricate) {
        witnesses = Array(repeating: nil, count: samples.count)
        let announcements = grammar.table.announcements.sorted { $0.key < $1.key }
        if announcements.contains(where: { $0.value.contains(.amount) }) {
            unsaid = AmountCoverage(grammar).smallestUnsaid
        }
        var search = AmountSearch(grammar, LongestMeasure(weights: samples.map(Int64.init)))
        for (id, items) in announcements { try measure(id, items, samples, limit, grammar, &search) }
        try witness(announcements, grammar, clipCount: samples.count)
    }

    private mutating func measure(
        _ id: String, _ items: [NumberTable.AnnouncementItem], _ samples: [Int], _ limit: Int64,
        _ grammar: AmountGrammar, _ search: inout AmountSearch<LongestMeasure>
    ) throws(TooIntricate) {
        let amounts = Int64(items.count { $0 == .amount })
        let fixed = items.reduce(into: Int64(0)) { sum, item in
            if case .clip(let clip) = item { sum += Int64(samples[clip]) }
        }
        guard amounts > 0 else {
            longest[id] = Length(amount: nil, samples: fixed)
            if fixed >= limit { tooLong[id] = longest[id] }
            return
        }
        let scale = grammar.range.lowerBound.scale
        func length(_ value: LongestMeasure.Value) -> Length {
            Length(
                amount: try? Amount(minorUnits: value.number, scale: scale), samples: fixed + amounts * value.weight)
        }
        guard let greatest = try search.value() else { return }
        longest[id] = length(greatest)
        guard fixed + amounts * greatest.weight >= limit else { return }
        // The longest announcement of the amounts up to a limit grows with it: bisect for where it first is too long.
        var low = grammar.range.lowerBound.minorUnits
        var high = greatest.number
        while low < high {
            let middle = low + (high - low) / 2
            let amount = try? Amount(minorUnits: middle, scale: scale)
            if let value = try search.value(upTo: amount), length(value).samples >= limit {
                high = middle
            } else {
                low = middle + 1
            }
        }
        if let value = try search.value(upTo: try? Amount(minorUnits: low, scale: scale)) {
            tooLong[id] = length(value)
        }
    }

    private mutating func witness(
        _ announcements: [(key: String, value: [NumberTable.AnnouncementItem])], _ grammar: AmountGrammar,
        clipCount: Int
    ) throws(TooIntricate) {
        for (id, items) in announcements {
            for case .clip(let clip) in items where witnesses[clip] == nil {
                witnesses[clip] = Witness(announcement: id, amount: nil)
            }
        }
        guard let id = announcements.first(where: { $0.value.contains(.amount) })?.key else { return }
        var search = AmountSearch(grammar, WitnessMeasure(clipCount: clipCount))
        guard let value = try search.value() else { return }
        for clip in 0..<clipCount where witnesses[clip] == nil {
            guard let number = value[clip] else { continue }
            let amount = try? Amount(minorUnits: number, scale: grammar.range.lowerBound.scale)
            witnesses[clip] = Witness(announcement: id, amount: amount)
        }
    }
}
