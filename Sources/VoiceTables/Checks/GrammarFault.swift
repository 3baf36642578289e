package import NumberGrammar

extension FaultList {
    /// Notes what is wrong with a table of number rules.
    package mutating func add(_ error: NumberGrammarError, at path: JSONPath) {
        let (rule, place, value, expected) = error.fault
        require(false, rule, at: place.reduce(path) { $0[$1] }, value, expected)
    }
}

extension NumberGrammarError {
    /// The fault of the manifest; its place are the keys below `grammar`.
    fileprivate var fault: (rule: VoiceManifestError.Rule, place: [String], value: String?, expected: String) {
        switch self {
        case .tooMany(let things, let limit): (.count, [], "too many \(things)", "at most \(limit)")
        case .disorder(let place):
            (.count, place.keys, place.words, "rules with ascending bases, the first of them 0")
        case .malformed(let place):
            (.count, place.keys, place.words, "a divisor of 1 or more, and a clip in every leaf")
        case .unknownSet(let name): (.reference, [], name, "the name of a set")
        case .unknownClip(let clip): (.reference, [], "\(clip)", "the index of a clip")
        case .endForm(let clip):
            (
                .count, ["endForms"], "the form of clip \(clip)",
                "pairs with ascending clips, and forms that nothing else names"
            )
        case .unsaid(let place, let number):
            (
                .count, place.keys, "\(place.words) says nothing for \(number)",
                "a leaf for every number that the rule applies to"
            )
        case .endless(let place): (.grammar, place.keys, place.words, "rules that come to an end")
        case .tooDeep(let place):
            (.grammar, place.keys, place.words, "rules nested at most \(AmountGrammar.maximumDepth) deep")
        case .tooLong: (.grammar, [], nil, "announcements of at most \(AmountGrammar.maximumClips) clips")
        case .tooManyCalls: (.grammar, [], nil, "announcements by at most \(AmountGrammar.maximumCalls) rules")
        case .tooIntricate: (.grammar, [], nil, "rules that can be seen to end")
        case .empty(let id): (.count, ["announcements", id], nil, "something to say")
        case .slot(let name):
            (
                .count, ["slots", name], "the slot \(name)",
                "a slot that is there, is sound and is said once in an announcement"
            )
        }
    }
}

extension NumberGrammarError.Place {
    fileprivate var keys: [String] { ["sets", set] }
    fileprivate var words: String { "the rule from \(base)" }
}
