package import NumberGrammar
import VoiceAssetCore
import VoiceAssetGrammarProofs
package import VoiceAssetPacks

/// Compiles a pack with slots: the amount and each number are compiled as if they were a pack of their own, and the tables
/// become one.
struct SlotCompiler {
    private let source: PackGrammar.Source
    private let completesClips: Bool
    private var table = NumberTable()
    private var machines = SharedMachines()
    /// The rules of all parts.
    private var rules = RuleTable()
    private var compiled: CompiledGrammar
    /// What each part's compilation found.
    private var found: [[Finding]] = []
    /// What says the hours and minutes that were compiled, by rule set and range.
    private var spans: [String: [NumberTable.Item]] = [:]

    init(_ source: PackGrammar.Source, completesClips: Bool) {
        (self.source, self.completesClips) = (source, completesClips)
        compiled = CompiledGrammar(clips: source.pack.clips, diagnostics: [])
    }

    var pack: VoicePack { source.pack }

    mutating func compile() -> CompiledGrammar {
        if pack.saysAmounts, let amounts = part(pack.amountPart, source.positions, of: nil) {
            table.amounts = amounts
        }
        for slot in pack.slots { table.slots[slot.name] = resolved(slot) }
        compiled.diagnostics = diagnostics
        guard !compiled.diagnostics.hasErrors else { return compiled }
        table.announcements = pack.announcements(of: compiled.clips)
        table.endForms = NumberTable.endForms(of: compiled.clips)
        table.machines = machines.machines
        do {
            compiled.rules = try RuleGrammar(rules.sharingSets, range: pack.range)
            compiled.grammar = try AmountGrammar(table, clipCount: compiled.clips.count, range: pack.range)
        } catch RuleFault.tooMany(let things, let limit), NumberGrammarError.tooMany(let things, let limit) {
            compiled.diagnostics.append(tooLarge("more than \(limit) \(things)"))
        } catch {
            compiled.diagnostics.append(tooLarge("\(error)"))
        }
        return compiled
    }

    private func tooLarge(_ reason: String) -> Finding {
        Finding(.numbersLimit, "slots", ["reason": .text(reason)])
            .at(source.packFile, position: source.positions[pack.slots[0].name + " {}"])
    }

    var indexes: [String: Int] { compiled.clips.indexes }

    /// The findings, each once; a rule set is without use if no part uses it. The rules that a part with an error uses are not
    /// known, and rules are not to be removed for it.
    private var diagnostics: [Finding] {
        var all: [Finding] = []
        for finding in found.joined() where !all.contains(finding) {
            let isOfAll = found.allSatisfy { $0.contains(finding) }
            if finding.check != .numbersUnreachable || isOfAll { all.append(finding) }
        }
        return all
    }

    private mutating func resolved(_ slot: VoicePack.Slot) -> NumberTable.Slot? {
        switch slot.kind {
        case .number(let range, let patterns, let words):
            part(pack.numberPart(range, patterns, words), positions(of: slot.name), of: slot.name).map {
                .ordered(
                    .init(
                        .number(scale: range.lowerBound.scale), min: "\(range.lowerBound)", max: "\(range.upperBound)",
                        parts: [$0]))
            }
        case .choice(let choices): .choice(choices.mapValues { ids in ids.compactMap { indexes[$0] } })
        case .spell(let form, let clips, let last, let double, let groups):
            .spell(
                .init(
                    form: form, clips: clips.mapValues { ids in ids.compactMap { indexes[$0] } }, last: last,
                    double: double.flatMap { indexes[$0] }.map { [$0] }, groups: groups?.sizes,
                    pause: groups.flatMap { indexes[$0.pause.id] }.map { [$0] }))
        case .fields(let fields): resolved(fields, slot.name)
        case .duration(let range, let parts): resolved(parts, of: range, slot.name)
        }
    }

    // MARK: Times, dates and durations

    private mutating func resolved(_ fields: VoicePack.Slot.Fields, _ name: String) -> NumberTable.Slot? {
        var patterns: [NumberTable.Pattern] = []
        // A pattern that no value comes to is left out.
        for (pattern, numbers) in zip(fields.patterns, fields.said) where !numbers.isEmpty {
            var said: [NumberTable.Item] = []
            for item in pattern.say {
                switch item {
                case .clip(let id): said += indexes[id].map { [.clip($0)] } ?? []
                case .field(.month, _): said.append(month(fields.months))
                case .field(let field, let set):
                    said += number(set, among: numbers[field] ?? [], name).map { $0.saying(field) }
                }
            }
            patterns.append(.init(when: pattern.when, say: said))
        }
        return .ordered(
            .init(
                fields.form, min: fields.form.text(fields.range.lowerBound),
                max: fields.form.text(fields.range.upperBound), parts: [patterns]))
    }

    /// What says the number of a month by its clips.
    private mutating func month(_ months: [[String]]) -> NumberTable.Item {
        let indexes = indexes
        let names = months.map { $0.compactMap { indexes[$0] } }
        let states = (0..<2).map { ten in
            (0..<10).map { digit in
                let month = ten * 10 + digit
                return NumberTable.Machine.Edge(
                    next: names.indices.contains(month - 1) ? 0 : nil,
                    clips: names.indices.contains(month - 1) ? names[month - 1] : [])
            }
        }
        let none = NumberTable.Machine.Edge(next: nil)
        let tens = [.init(next: 1), .init(next: 2)] + Array(repeating: none, count: 8)
        return .field(.month, machine: machines.name(.init(digits: 2, states: [tens] + states), of: "month"))
    }

    private mutating func resolved(
        _ parts: [VoicePack.Slot.DurationPart], of range: ClosedRange<Int64>, _ name: String
    ) -> NumberTable.Slot? {
        let units = parts.map(\.unit)
        let form = NumberTable.Form.duration(units)
        var said: [[NumberTable.Pattern]] = []
        for (place, part) in parts.enumerated() {
            let unit = part.unit
            let most = pack.counts(of: place, in: units, upTo: range.upperBound)
            let isZero = place == units.count - 1 && range.lowerBound == 0
            guard let counted = pack.numberPart(isZero ? 0 : 1, max(isZero ? 0 : 1, most), part),
                let patterns = self.part(counted, positions(of: name), of: name)
            else { return nil }
            let own = patterns.map { $0.saying(unit) }
            let none = units.prefix(place + 1).map { ($0, Int64(0)...0) }
            // A unit that is zero is not said, but for the smallest where all are zero.
            var all = isZero && place > 0 ? own.compactMap { $0.asking(Dictionary(uniqueKeysWithValues: none)) } : []
            if units.count > 1 { all.append(.init(when: [unit: 0...0], say: [])) }
            said.append(all + own)
        }
        return .ordered(.init(form, min: form.text(range.lowerBound), max: form.text(range.upperBound), parts: said))
    }

    /// What says a rule set's numbers between the smallest and the largest of some, every field of one rule set and one range alike.
    private mutating func number(
        _ ruleSet: String?, among numbers: Set<Int64>, _ slot: String
    ) -> [NumberTable.Item] {
        guard let own = pack.numberPart(ruleSet, among: numbers) else { return [] }
        let known = "\(ruleSet ?? "") \(own.range)"
        if let items = spans[known] { return items }
        let items = part(own, positions(of: slot), of: slot)?.first?.say ?? []
        spans[known] = items
        return items
    }

    // MARK: Parts

    /// The places of pack.yml with those of a slot's own parts.
    func positions(of slot: String) -> [String: SourcePosition] {
        var positions = source.positions
        let own = "\(slot) "
        for (place, position) in source.positions where place.hasPrefix(own) {
            let part = String(place.dropFirst(own.count))
            positions[part == "{word}" ? "{major}" : part] = position
        }
        if let position = positions["\(slot) {}"] {
            for part in ["{integer}", "{major}"] where source.positions["\(slot) \(part)"] == nil {
                positions[part] = source.positions["\(slot) {word}"] ?? position
            }
        }
        return positions
    }

    /// The patterns of a part, whose machines join the table; nil after an error.
    /// - Parameter slot: nil of the amount.
    mutating func part(
        _ pack: VoicePack, _ positions: [String: SourcePosition], of slot: String?
    ) -> [NumberTable.Pattern]? {
        var pack = pack
        pack.clips = compiled.clips
        var source = PackGrammar.Source(
            pack: pack, packFile: source.packFile, positions: positions, rules: source.rules)
        source.owner = slot.map { _ in self.pack }
        let part = PackGrammar.compile(source, completesClips: completesClips)
        found.append(part.diagnostics)
        guard let own = part.grammar?.table, let ownRules = part.rules?.table.sharingSets.plainlyNamed else {
            return nil
        }
        compiled.clips = part.clips
        compiled.joins.add(part.joins)
        let name = slot ?? AmountGrammar.amountName
        // A text of another kind is no number of its rules.
        if self.pack.slots.allSatisfy({ $0.name != name || $0.isNumber }) {
            compiled.places[name] = part.places[AmountGrammar.amountName]
        }
        let names = machines.names(own.machines)
        add(ownRules, isOfSlot: slot != nil)
        return own.amounts.map { $0.saying($0.say.map { $0.mapMachine { names[$0] ?? $0 } }) }
    }

    /// Adds the rules of a part; a set whose name is taken gets another one.
    private mutating func add(_ part: RuleTable, isOfSlot: Bool) {
        let names = part.sets.keys.map { ($0, rules.sets[$0] == nil ? $0 : "\($0)-of-\(found.count)") }
        let renamed = part.renamed(Dictionary(names) { first, _ in first })
        rules.sets.merge(renamed.sets) { first, _ in first }
        if !isOfSlot { (rules.amounts, rules.announcements) = (renamed.amounts, renamed.announcements) }
    }
}

extension NumberTable.Pattern {
    /// A number's pattern for another field.
    fileprivate func saying(_ field: NumberTable.Field) -> Self {
        var own = Self(say: say.map { $0.saying(field) })
        own.when[field] = when[.integer]
        return own
    }

    /// The pattern where these fields lie in these spans besides; nil if it never holds there.
    fileprivate func asking(_ spans: [NumberTable.Field: ClosedRange<Int64>]) -> Self? {
        guard spans.allSatisfy({ when[$0.key]?.overlaps($0.value) ?? true }) else { return nil }
        return Self(when: when.merging(spans) { $1 }, say: say)
    }
}

extension NumberTable.Item {
    fileprivate func saying(_ field: NumberTable.Field) -> Self {
        if case .field(_, let machine) = self { .field(field, machine: machine) } else { self }
    }
}

/// The parts of a pack that are compiled as if they were a pack of their own.
extension VoicePack {
    /// Whether some announcement says the amount.
    package var saysAmounts: Bool { announcements.contains { $0.say.contains(.slot(PhraseItem.amount)) } }

    /// The pack without its slots.
    package var amountPart: VoicePack {
        var part = self
        part.slots = []
        part.announcements = [.init(id: "value", say: [.slot(PhraseItem.amount)])]
        return part
    }

    package func numberPart(
        _ range: ClosedRange<Amount>, _ patterns: [AmountPattern], _ words: [String: String]
    ) -> VoicePack {
        var part = amountPart
        part.currency = .none(digits: range.lowerBound.scale)
        part.unit = nil
        (part.range, part.amount, part.refusesFractions) = (range, patterns, false)
        part.words = words.isEmpty ? [:] : ["major": words]
        return part
    }

    /// The numbers that a rule set says between the smallest and the largest of some, as a pack of its own.
    ///
    /// - Returns: nil if there are none.
    package func numberPart(_ set: String?, among numbers: Set<Int64>) -> VoicePack? {
        guard let least = numbers.min().flatMap({ try? Amount(minorUnits: $0, scale: 0) }),
            let most = numbers.max().flatMap({ try? Amount(minorUnits: $0, scale: 0) })
        else { return nil }
        return numberPart(least...most, [.init(say: [.part(.init(.integer, ruleSet: set))])], [:])
    }

    /// The numbers of a duration's unit, as a pack of its own.
    package func numberPart(_ least: Int64, _ most: Int64, _ part: Slot.DurationPart) -> VoicePack? {
        guard let least = try? Amount(minorUnits: least, scale: 0), let most = try? Amount(minorUnits: most, scale: 0)
        else { return nil }
        return numberPart(least...most, part.patterns, part.words)
    }

    /// The most that there is of a unit in durations of at most so many seconds.
    package func counts(of place: Int, in units: [NumberTable.Field], upTo longest: Int64) -> Int64 {
        let seconds = units.map { NumberTable.Form.seconds[$0] ?? 1 }
        let most = longest / seconds[place]
        return place == 0 ? most : min(most, seconds[place - 1] / seconds[place] - 1)
    }

    /// The items of announcements, by the indexes of clips.
    func announcements(of clips: [Clip]) -> [String: [NumberTable.AnnouncementItem]] {
        let indexes = clips.indexes
        let items = announcements.map { announcement in
            let items = announcement.say.compactMap { item -> NumberTable.AnnouncementItem? in
                switch item {
                case .clip(let id): indexes[id].map { .clip($0) }
                case .slot(PhraseItem.amount): .amount
                case .slot(let name): .slot(name, isOptional: false)
                case .optionalSlot(let name): .slot(name, isOptional: true)
                case .part: nil
                }
            }
            return (announcement.id, items)
        }
        return Dictionary(items) { first, _ in first }
    }
}

extension NumberTable {
    /// The end forms of a pack, in the order of their clips.
    static func endForms(of clips: [VoicePack.Clip]) -> [EndForm] {
        let indexes = clips.indexes
        return clips.enumerated().compactMap { form, clip in
            ClipID.ended(clip.id).flatMap { indexes[$0] }.map { .init(clip: $0, form: form) }
        }.sorted { $0.clip < $1.clip }
    }
}

extension [VoicePack.Clip] {
    /// The places of clips, by id.
    var indexes: [String: Int] { Dictionary(enumerated().map { ($1.id, $0) }) { first, _ in first } }
}

extension AmountPart.Kind {
    /// The item of a table that says it by a rule set; nil of words.
    package func item(set: String) -> NumberTable.Item? {
        switch self {
        case .integer: .field(.integer, machine: set)
        case .fraction: .field(.fraction, machine: set)
        case .digits: .field(.digits, machine: set)
        case .allDigits: .field(.allDigits, machine: set)
        case .major, .minor: nil
        }
    }
}
