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
        var search = LengthSearch(grammar, samples: samples.map(Int64.init))
        for (id, items) in announcements { try measure(id, items, limit, grammar, &search) }
        witnesses = try ClipWitnesses(grammar, clipCount: samples.count, ended: search.ended).witnesses
    }

    private mutating func measure(
        _ id: String, _ items: [NumberTable.AnnouncementItem], _ limit: Int64, _ grammar: AmountGrammar,
        _ search: inout LengthSearch
    ) throws(TooIntricate) {
        guard items.contains(.amount) else {
            let fixed = Length(amount: nil, samples: search.samples(ofClipsIn: items))
            longest[id] = fixed
            if fixed.samples >= limit { tooLong[id] = fixed }
            return
        }
        let scale = grammar.range.lowerBound.scale
        func length(_ value: LongestMeasure.Value) -> Length {
            Length(amount: try? Amount(minorUnits: value.number, scale: scale), samples: value.weight)
        }
        guard let greatest = try search.longest(items) else { return }
        longest[id] = length(greatest)
        guard greatest.weight >= limit else { return }
        // The longest announcement of the amounts up to a limit grows with it: bisect for where it first is too long.
        var low = grammar.range.lowerBound.minorUnits
        var high = greatest.number
        while low < high {
            let middle = low + (high - low) / 2
            let amount = try? Amount(minorUnits: middle, scale: scale)
            if let value = try search.longest(items, upTo: amount), value.weight >= limit {
                high = middle
            } else {
                low = middle + 1
            }
        }
        if let value = try search.longest(items, upTo: try? Amount(minorUnits: low, scale: scale)) {
            tooLong[id] = length(value)
        }
    }
}
