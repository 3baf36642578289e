import NumberGrammar
import VoiceAssetGrammarProofs

/// Other names for rule sets; a set that has none keeps its own.
struct SetRenaming {
    private let names: [String: String]

    init(_ names: [String: String]) { self.names = names }

    /// The names that a table's sets ship with: those of the rules without percent signs, each still once.
    init(plainNamesOf table: NumberTable) {
        var names: [String: String] = [:]
        var taken: Set<String> = []
        for name in table.sets.keys.sorted() {
            let plain = String(name.drop { $0 == "%" })
            var free = plain
            var number = 2
            while !taken.insert(free).inserted {
                free = "\(plain)-\(number)"
                number += 1
            }
            names[name] = free
        }
        self.names = names
    }

    /// The renaming that takes this one back.
    var inverse: SetRenaming { SetRenaming(Dictionary(names.map { ($1, $0) }) { first, _ in first }) }

    func callAsFunction(_ name: String) -> String { names[name] ?? name }

    func callAsFunction(_ table: NumberTable) -> NumberTable {
        var table = table
        table.sets = table.sets.reduce(into: [:]) { sets, entry in
            sets[self(entry.key)] = entry.value.map { self($0) }
        }
        table.amounts = table.amounts.map { self($0) }
        table.slots = table.slots.mapValues { self($0) }
        return table
    }

    private func callAsFunction(_ slot: NumberTable.Slot) -> NumberTable.Slot {
        switch slot {
        case .number(var number):
            number.patterns = number.patterns.map { self($0) }
            return .number(number)
        case .time(var clock):
            for index in clock.patterns.indices {
                clock.patterns[index].say = clock.patterns[index].say.map { $0.mapSet(callAsFunction) }
            }
            return .time(clock)
        case .date(var calendar):
            for index in calendar.patterns.indices {
                calendar.patterns[index].say = calendar.patterns[index].say.map { self($0) }
            }
            return .date(calendar)
        case .duration(var duration):
            for index in duration.parts.indices {
                duration.parts[index].patterns = duration.parts[index].patterns.map { self($0) }
            }
            return .duration(duration)
        case .choice, .spell: return slot
        }
    }

    func callAsFunction(_ rule: NumberTable.Rule) -> NumberTable.Rule {
        rule.mapLists { $0.map { $0.mapSet(callAsFunction) } }
    }

    private func callAsFunction(_ pattern: NumberTable.AmountPattern) -> NumberTable.AmountPattern {
        pattern.saying(pattern.say.map { $0.mapSet(callAsFunction) })
    }

    private func callAsFunction(_ item: NumberTable.Slot.Calendar.Item) -> NumberTable.Slot.Calendar.Item {
        switch item {
        case .clip, .month: item
        case .day(let set): .day(set: self(set))
        case .year(let set): .year(set: self(set))
        }
    }

    func callAsFunction(_ error: NumberGrammarError) -> NumberGrammarError {
        func renamed(_ place: NumberGrammarError.Place) -> NumberGrammarError.Place {
            .init(set: self(place.set), base: place.base)
        }
        return switch error {
        case .disorder(let place): .disorder(renamed(place))
        case .malformed(let place): .malformed(renamed(place))
        case .unknownSet(let set): .unknownSet(self(set))
        case .unsaid(let place, let number): .unsaid(renamed(place), number: number)
        case .endless(let place): .endless(renamed(place))
        case .tooDeep(let place): .tooDeep(renamed(place))
        case .tooMany, .unknownClip, .endForm, .tooLong, .tooManyCalls, .tooIntricate, .empty, .slot: error
        }
    }
}
