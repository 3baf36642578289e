public import NumberGrammar

extension PackManifest {
    /// The manifest's grammar, checked and ready to be evaluated: amounts in, indexes into `clips` out.
    ///
    /// - Throws: `NumberGrammarError` if the manifest has been decoded without checks; never for a decoded manifest.
    public func numberGrammar() throws(NumberGrammarError) -> AmountGrammar {
        guard let amounts = try? amounts else { throw .empty("range") }
        return try AmountGrammar(grammar, clipCount: clips.count, range: amounts)
    }

    /// The amounts of `range`.
    ///
    /// - Throws: `Amount.Fault` if the manifest has been decoded without checks; never for a decoded manifest.
    public var amounts: ClosedRange<Amount> {
        get throws(Amount.Fault) {
            let min = try Amount(range.min, scale: currency.scale)
            let max = try Amount(range.max, scale: currency.scale)
            guard min <= max else { throw .form }
            return min...max
        }
    }

    /// A manifest without a grammar is sound: its clips are there, but nothing can be announced with them.
    func checkGrammar(at path: JSONPath, into list: inout FaultList) {
        guard grammar != NumberTable() else { return }
        for id in grammar.announcements.keys.sorted() {
            list.requireName(id, Naming.isID, at: path["announcements"][id], Naming.idForm)
        }
        // Without a sound range or scale there is nothing to check it for.
        guard list.faults.isEmpty else { return }
        do {
            _ = try numberGrammar()
        } catch {
            list.require(false, error.rule, at: error.place.reduce(path) { $0[$1] }, error.value, error.expectation)
        }
    }

    func checkAnnouncements(at path: JSONPath, into list: inout FaultList) {
        for (id, announcement) in announcements.sorted(by: { $0.key < $1.key }) {
            list.requireName(id, Naming.isID, at: path[id], Naming.idForm)
            list.require(
                grammar == NumberTable() || grammar.announcements[id] != nil, .reference, at: path[id], id,
                "an announcement of the grammar")
            guard let longest = announcement.longest else { continue }
            let place = path[id]["longest"]
            list.require(longest.seconds > 0, .number, at: place["seconds"], "\(longest.seconds)", "more than 0")
            guard let amount = longest.amount, (0...Amount.maximumScale).contains(currency.scale) else { continue }
            let isAmount = (try? Amount(amount, scale: currency.scale))?.description == amount
            list.require(isAmount, .name, at: place["amount"], amount, "an amount with all digits of the currency")
        }
    }
}

extension NumberGrammarError {
    fileprivate var rule: VoiceManifestError.Rule {
        switch self {
        case .tooMany, .disorder, .malformed, .empty, .unsaid: .count
        case .unknownSet, .unknownClip: .reference
        case .endless, .tooDeep, .tooLong, .tooManyCalls, .tooIntricate: .grammar
        }
    }

    /// The keys below `grammar` that lead to the fault.
    fileprivate var place: [String] {
        switch self {
        case .disorder(let place), .malformed(let place), .unsaid(let place, _), .endless(let place),
            .tooDeep(let place):
            ["sets", place.set]
        case .tooMany, .unknownSet, .unknownClip, .tooLong, .tooManyCalls, .tooIntricate: []
        case .empty(let id): ["announcements", id]
        }
    }

    fileprivate var value: String? {
        switch self {
        case .tooMany(let things, _): "too many \(things)"
        case .disorder(let place), .malformed(let place), .endless(let place), .tooDeep(let place):
            "the rule from \(place.base)"
        case .unsaid(let place, let number): "the rule from \(place.base) says nothing for \(number)"
        case .unknownSet(let name): name
        case .unknownClip(let clip): "\(clip)"
        case .tooLong, .tooManyCalls, .tooIntricate, .empty: nil
        }
    }

    fileprivate var expectation: String {
        switch self {
        case .tooMany(_, let limit): "at most \(limit)"
        case .disorder: "rules with ascending bases, the first of them 0"
        case .malformed: "a divisor of 1 or more, and a clip in every leaf"
        case .unsaid: "a leaf for every number that the rule applies to"
        case .unknownSet: "the name of a set"
        case .unknownClip: "the index of a clip"
        case .endless: "rules that come to an end"
        case .tooDeep: "rules nested at most \(AmountGrammar.maximumDepth) deep"
        case .tooLong: "announcements of at most \(AmountGrammar.maximumClips) clips"
        case .tooManyCalls: "announcements by at most \(AmountGrammar.maximumCalls) rules"
        case .tooIntricate: "rules that can be seen to end"
        case .empty: "something to say"
        }
    }
}
