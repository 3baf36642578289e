import NumberGrammar
import VoiceAssetCore
import VoiceAssetGrammarProofs
import VoiceAssetPacks

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
    private var spans: [String: [NumberTable.AmountItem]] = [:]

    init(_ source: PackGrammar.Source, completesClips: Bool) {
        (self.source, self.completesClips) = (source, completesClips)
        compiled = CompiledGrammar(clips: source.pack.clips, diagnostics: [])
    }

    var pack: VoicePack { source.pack }

    mutating func compile() -> CompiledGrammar {
        if pack.saysAmounts, let amounts = part(pack.amountPart, source.positions, isOfSlot: false) {
            table.amounts = amounts
        }
        for slot in pack.slots { table.slots[slot.name] = resolved(slot) }
        compiled.diagnostics = diagnostics
        guard !compiled.diagnostics.hasErrors else { return compiled }
        table.announcements = pack.announcements(of: compiled.clips)
        table.endForms = NumberTable.endForms(of: compiled.clips)
        table.machines = machines.machines
        do {
            compiled.rules = try RuleGrammar(proving: rules.sharingSets, range: pack.range)
            compiled.grammar = try AmountGrammar(table, clipCount: compiled.clips.count, range: pack.range)
        } catch {
            compiled.diagnostics.append(
                Finding(.numbersLimit, "slots", ["reason": .text("\(error)")])
                    .at(source.packFile, position: source.positions[pack.slots[0].name + " {}"]))
        }
        return compiled
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
            part(pack.numberPart(range, patterns, words), positions(of: slot.name)).map {
                .number(
                    .init(
                        min: "\(range.lowerBound)", max: "\(range.upperBound)", scale: range.lowerBound.scale,
                        patterns: $0))
            }
        case .choice(let choices): .choice(choices.mapValues { ids in ids.compactMap { indexes[$0] } })
        case .spell(let form, let clips, let last, let double, let groups):
            .spell(
                .init(
                    form: form, clips: clips.mapValues { ids in ids.compactMap { indexes[$0] } }, last: last,
                    double: double.flatMap { indexes[$0] }.map { [$0] }, groups: groups?.sizes,
                    pause: groups.flatMap { indexes[$0.pause.id] }.map { [$0] }))
        case .time(let clock): resolved(clock, slot.name)
        case .date(let calendar): resolved(calendar, slot.name)
        case .duration(let range, let parts): resolved(parts, of: range, slot.name)
        }
    }

    // MARK: Times

    private mutating func resolved(_ clock: VoicePack.Slot.Clock, _ name: String) -> NumberTable.Slot? {
        var patterns: [NumberTable.Slot.Clock.Pattern] = []
        for (index, pattern) in clock.patterns.enumerated() {
            let (hours, minutes) = clock.numbers(of: index)
            guard !hours.isEmpty else { continue }
            var said: [NumberTable.AmountItem] = []
            for item in pattern.say {
                switch item {
                case .clip(let id): said += indexes[id].map { [.clip($0)] } ?? []
                case .hour(let set): said += number(set, among: hours, name)
                case .minute(let set):
                    said += number(set, among: minutes, name).map { item in
                        if case .integer(let set) = item { .fraction(set: set) } else { item }
                    }
                }
            }
            let isAlways = (pattern.hours == 0...23, pattern.minutes == 0...59)
            patterns.append(
                .init(
                    hours: isAlways.0 ? nil : [pattern.hours.lowerBound, pattern.hours.upperBound],
                    minutes: isAlways.1 ? nil : [pattern.minutes.lowerBound, pattern.minutes.upperBound], say: said))
        }
        let ends = [clock.range.lowerBound, clock.range.upperBound].map { "\(ClockTime(minutes: $0))" }
        return .time(.init(clock: clock.clock, min: ends[0], max: ends[1], patterns: patterns))
    }

    /// What says these numbers, as the part of a pack of its own.
    mutating func number(
        _ ruleSet: String?, among numbers: [Int], _ slot: String
    ) -> [NumberTable.AmountItem] {
        guard let own = pack.numberPart(ruleSet, among: numbers) else { return [] }
        let known = "\(ruleSet ?? "") \(own.range)"
        if let items = spans[known] { return items }
        let items = part(own, positions(of: slot))?.first?.say ?? []
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
    mutating func part(
        _ pack: VoicePack, _ positions: [String: SourcePosition], isOfSlot: Bool = true
    ) -> [NumberTable.AmountPattern]? {
        var pack = pack
        pack.clips = compiled.clips
        var source = PackGrammar.Source(
            pack: pack, packFile: source.packFile, positions: positions, rules: source.rules)
        source.isOfSlot = isOfSlot
        let part = PackGrammar.compile(source, completesClips: completesClips)
        found.append(part.diagnostics)
        guard let own = part.grammar?.table, let ownRules = part.rules?.table.sharingSets.plainlyNamed else {
            return nil
        }
        compiled.clips = part.clips
        compiled.joins.add(part.joins)
        let names = machines.names(own.machines)
        add(ownRules, isOfSlot: isOfSlot)
        return own.amounts.map { $0.saying($0.say.map { $0.mapSet { names[$0] ?? $0 } }) }
    }

    /// Adds the rules of a part; a set whose name is taken gets another one.
    private mutating func add(_ part: RuleTable, isOfSlot: Bool) {
        let names = part.sets.keys.map { ($0, rules.sets[$0] == nil ? $0 : "\($0)-of-\(found.count)") }
        let renamed = part.renamed(Dictionary(names) { first, _ in first })
        rules.sets.merge(renamed.sets) { first, _ in first }
        if !isOfSlot { (rules.amounts, rules.announcements) = (renamed.amounts, renamed.announcements) }
    }
}
