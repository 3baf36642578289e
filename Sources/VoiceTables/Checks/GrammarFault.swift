import NumberGrammar

/// What is wrong with a manifest's table of number rules, as a fault of the manifest.
struct GrammarFault {
    private let error: NumberGrammarError

    init(_ error: NumberGrammarError) { self.error = error }

    var rule: VoiceManifestError.Rule {
        switch error {
        case .tooMany, .disorder, .malformed, .empty, .unsaid, .endForm, .slot: .count
        case .unknownSet, .unknownClip: .reference
        case .endless, .tooDeep, .tooLong, .tooManyCalls, .tooIntricate: .grammar
        }
    }

    /// The keys below `grammar` that lead to the fault.
    var place: [String] {
        switch error {
        case .disorder(let place), .malformed(let place), .unsaid(let place, _), .endless(let place),
            .tooDeep(let place):
            ["sets", place.set]
        case .tooMany, .unknownSet, .unknownClip, .tooLong, .tooManyCalls, .tooIntricate: []
        case .endForm: ["endForms"]
        case .empty(let id): ["announcements", id]
        case .slot(let name): ["slots", name]
        }
    }

    var value: String? {
        switch error {
        case .tooMany(let things, _): "too many \(things)"
        case .disorder(let place), .malformed(let place), .endless(let place), .tooDeep(let place):
            "the rule from \(place.base)"
        case .unsaid(let place, let number): "the rule from \(place.base) says nothing for \(number)"
        case .unknownSet(let name): name
        case .slot(let name): "the slot \(name)"
        case .unknownClip(let clip): "\(clip)"
        case .endForm(let clip): "the form of clip \(clip)"
        case .tooLong, .tooManyCalls, .tooIntricate, .empty: nil
        }
    }

    var expectation: String {
        switch error {
        case .tooMany(_, let limit): "at most \(limit)"
        case .disorder: "rules with ascending bases, the first of them 0"
        case .malformed: "a divisor of 1 or more, and a clip in every leaf"
        case .unsaid: "a leaf for every number that the rule applies to"
        case .unknownSet: "the name of a set"
        case .unknownClip: "the index of a clip"
        case .endless: "rules that come to an end"
        case .tooDeep: "rules nested at most \(AmountGrammar.maximumDepth) deep"
        case .endForm: "pairs with ascending clips, and forms that nothing else names"
        case .tooLong: "announcements of at most \(AmountGrammar.maximumClips) clips"
        case .tooManyCalls: "announcements by at most \(AmountGrammar.maximumCalls) rules"
        case .tooIntricate: "rules that can be seen to end"
        case .empty: "something to say"
        case .slot: "a slot that is there, is sound and is said once in an announcement"
        }
    }
}
