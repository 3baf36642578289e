import NumberGrammar

/// The names that a table's sets ship with: those of the rules without percent signs, each still once.
struct PlainNames {
    /// By the names that the rules have for the sets.
    private(set) var names: [String: String] = [:]
    /// The names that the rules have, by the plain ones.
    private(set) var originals: [String: String] = [:]

    init(of table: NumberTable) {
        for name in table.sets.keys.sorted() {
            let plain = String(name.drop { $0 == "%" })
            var free = plain
            var number = 2
            while originals[free] != nil {
                free = "\(plain)-\(number)"
                number += 1
            }
            names[name] = free
            originals[free] = name
        }
    }
}

extension NumberGrammarError {
    /// The same of a table whose sets have other names.
    func renamed(_ name: (String) -> String) -> Self {
        func renamed(_ place: Place) -> Place { Place(set: name(place.set), base: place.base) }
        return switch self {
        case .disorder(let place): .disorder(renamed(place))
        case .malformed(let place): .malformed(renamed(place))
        case .unknownSet(let set): .unknownSet(name(set))
        case .unsaid(let place, let number): .unsaid(renamed(place), number: number)
        case .endless(let place): .endless(renamed(place))
        case .tooDeep(let place): .tooDeep(renamed(place))
        case .tooMany, .unknownClip, .tooLong, .tooManyCalls, .tooIntricate, .empty: self
        }
    }
}
