import NumberGrammar
import VoiceTables

extension FaultList {
    /// Notes what is wrong with a number table.
    mutating func add(_ error: NumberGrammarError, at path: JSONPath) {
        let (rule, place, value, expected) = error.fault
        require(false, rule, at: place.reduce(path) { $0[$1] }, value, expected)
    }
}

extension NumberGrammarError {
    /// The fault of the manifest; its place are the keys below `grammar`.
    fileprivate var fault: (rule: VoiceManifestError.Rule, place: [String], value: String?, expected: String) {
        switch self {
        case .tooMany(let things, let limit): (.count, [], "too many \(things)", "at most \(limit)")
        case .machine(let name):
            (.count, ["machines", name], nil, "1 to 16 digits, and states of ten edges to states that are there")
        case .unknownMachine(let name): (.reference, [], name, "the name of a machine")
        case .unknownClip(let clip): (.reference, [], "\(clip)", "the index of a clip")
        case .endForm(let clip):
            (
                .count, ["endForms"], "the form of clip \(clip)",
                "pairs with ascending clips, and forms that nothing else names"
            )
        case .empty(let id): (.count, ["announcements", id], nil, "something to say")
        case .slot(let name):
            (
                .count, ["slots", name], "the slot \(name)",
                "a slot that is there, is sound and is said once in an announcement"
            )
        }
    }
}
