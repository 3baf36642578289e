import NumberGrammar
import VoiceAssetCore

/// Reads `slots` of pack.yml.
struct SlotReader {
    private static let maximumSlots = 32
    private static let kinds = ["number", "percent", "choice", "spell", "time", "date", "duration"]
    private static let parts =
        [AmountPart.Kind.integer, .fraction, .digits, .allDigits].map(\.rawValue) + ["word"]

    let numbers: NumbersReader
    let clips: ClipReferences

    func slots(_ field: PackField) -> [VoicePack.Slot] {
        guard let pairs = field.pairs(limit: Self.maximumSlots) else { return [] }
        return pairs.identifiers().compactMap { pair in
            guard pair.key.utf8.first?.isASCIILowercase == true, !VoicePack.Slot.takenNames.contains(pair.key) else {
                pair.name.report(.packValue, "name of a slot", ["key": .piece(pair.key)])
                return nil
            }
            field.findings.note(Self.place(pair.key), at: pair.name.position)
            return slot(pair)
        }
    }

    /// The key of a slot's place among `PackDocument.positions`.
    static func place(_ slot: String) -> String { "\(slot) {}" }

    private func slot(_ pair: PackPair) -> VoicePack.Slot? {
        let kinds = Self.kinds.filter { pair.field[$0] != nil }
        guard let kind = kinds.first, kinds.count == 1 else {
            return pair.field.fault(
                .packMissingKey, kinds.isEmpty ? "no kind" : "kinds",
                ["key": .piece(pair.key), "count": .count(kinds.count)])
        }
        let content: VoicePack.Slot.Kind?
        switch kind {
        case "number", "percent": content = number(pair, kind)
        case "time": content = FieldsReader(numbers: numbers, clips: clips).time(pair)
        case "date": content = FieldsReader(numbers: numbers, clips: clips).date(pair)
        case "duration": content = DurationReader(slots: self).duration(pair)
        case "choice": content = choice(pair)
        default: content = spelling(pair)
        }
        return content.map { VoicePack.Slot(name: pair.key, kind: $0) }
    }

    // MARK: Numbers

    private func number(_ pair: PackPair, _ kind: String) -> VoicePack.Slot.Kind? {
        let isPercent = kind == "percent"
        guard
            let keys = PackRecord(
                pair.field, required: isPercent ? [kind, "say"] : [kind], optional: ["say", "words"]),
            let field = keys[kind], let text = field.text()
        else { return nil }
        let scale = Self.scale(text)
        guard scale <= Amount.maximumScale else {
            return field.fault(
                .packValue, "fraction digits",
                ["kind": .text(kind), "text": .piece(text), "most": .count(Amount.maximumScale)])
        }
        let range = MoneyReader.range(field, currency: .none(digits: scale))
        numbers.require(for: "number", at: field)
        let categories = keys["words"].flatMap { PackRecord($0, optional: WordsReader.pluralCategories) }
        let words = WordsReader.words(categories, clips)
        let patterns: [VoicePack.AmountPattern]
        if let say = keys["say"] {
            patterns = self.patterns(say, of: pair.key, scale: scale)
        } else {
            guard scale == 0 else {
                return pair.field.fault(.packMissingKey, "no say", ["key": .piece(pair.key)])
            }
            patterns = [.init(say: [.part(.init(.integer))] + (words.isEmpty ? [] : [.part(.init(.major))]))]
        }
        let saysWord = patterns.contains { $0.say.contains { $0.part?.kind == .major } }
        if saysWord != !words.isEmpty, keys["words"] != nil || saysWord {
            pair.field.report(.packReference, saysWord ? "no words" : "unsaid words")
        }
        if let range, let say = keys["say"] {
            AmountPatternReader.checkDigits(patterns, of: range, at: say)
        }
        return range.map { .number(range: $0, patterns: patterns, words: words) }
    }

    /// The most digits behind a point of a range's two ends; 0 of a text that is no range.
    private static func scale(_ text: String) -> Int {
        guard let dots = text.firstRange(of: "...") else { return 0 }
        return [text[..<dots.lowerBound], text[dots.upperBound...]].map { end in
            end.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).dropFirst().first?.utf8.count ?? 0
        }.max() ?? 0
    }

    /// `say`: one list, or patterns with conditions as `amount` has them; as a pack of its own would have them, whose currency is what
    /// is counted.
    func patterns(_ say: PackField, of slot: String, scale: Int) -> [VoicePack.AmountPattern] {
        let sayings = PhraseReader(
            numbers: numbers, clips: clips, wordUnits: [], hasAmount: true, scale: scale, slot: slot)
        var patterns: [VoicePack.AmountPattern]
        if case .list(let items) = say.node.content, case .mapping? = items.first?.content {
            let reader = AmountPatternReader(currency: .none(digits: scale), sayings: sayings, slots: Self.parts)
            patterns = reader.patterns(say)
        } else {
            patterns = [.init(say: sayings.items(say, slots: Self.parts))]
        }
        for index in patterns.indices {
            patterns[index].say = patterns[index].say.map { $0 == .slot("word") ? .part(.init(.major)) : $0 }
        }
        return patterns
    }

    // MARK: Choices and symbols

    private func choice(_ pair: PackPair) -> VoicePack.Slot.Kind? {
        guard let keys = PackRecord(pair.field, required: ["choice"]), let field = keys["choice"],
            let pairs = field.pairs(limit: NumberTable.Slot.maximumChoices)
        else { return nil }
        if pairs.isEmpty { field.report(.packValue, "no choices") }
        var choices: [String: [String]] = [:]
        for choice in pairs {
            let isPlain = choice.key.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
            guard (1...200).contains(choice.key.utf8.count), isPlain else {
                choice.name.report(.packValue, "choice", ["key": .piece(choice.key)])
                continue
            }
            choices[choice.key] = clips.ids(choice.field)
        }
        return choices.isEmpty ? nil : .choice(choices)
    }

    private func spelling(_ pair: PackPair) -> VoicePack.Slot.Kind? {
        guard
            let keys = PackRecord(
                pair.field, required: ["spell"], optional: ["as", "last", "double", "groups", "pause"]),
            let field = keys["spell"], let text = field.text()
        else { return nil }
        let groups: [NumberTable.Slot.Spelling.Group]
        do {
            groups = try SpellSyntax.groups(text)
        } catch {
            field.findings.add(error, at: field.position)
            return nil
        }
        var named: [String: [String]] = [:]
        let symbols = groups.reduce(into: Set<Unicode.Scalar>()) { $0.formUnion($1.symbols.unicodeScalars) }
        for symbol in keys["as"]?.pairs(limit: 1000) ?? [] {
            let isKnown =
                symbol.key.unicodeScalars.count == 1 && symbols.contains(symbol.key.unicodeScalars.first ?? " ")
            if !isKnown { symbol.name.report(.packReference, "symbol", ["key": .piece(symbol.key)]) }
            named[symbol.key] = clips.ids(symbol.field)
        }
        for symbol in symbols.sorted() where named[String(symbol)] == nil {
            let id = symbol.isASCII ? String(symbol).lowercasedASCII : ""
            named[String(symbol)] = [id]
            guard let ids = clips.ids, !ids.contains(id) else { continue }
            var values = ["symbol": Finding.Argument.piece(String(symbol))]
            values["id"] = id.isEmpty ? nil : .text(id)
            field.report(.packReference, id.isEmpty ? "clip of a sign" : "clip of a symbol", values)
        }
        let most = groups.reduce(0) { $0 + $1.max }
        let last = keys["last"].flatMap { last -> Int? in
            guard let count = last.integer(from: 1) else { return nil }
            if count >= most { last.report(.packValue, "last", ["count": .count(count), "most": .count(most)]) }
            return Int(count)
        }
        let double = keys["double"].flatMap { double -> String? in
            guard let id = clips.id(double) else { return nil }
            if most < 2 || last == 1 { double.report(.packValue, "double") }
            return id
        }
        let grouping = GroupsReader(most: min(last ?? most, most), clips: clips)
            .grouping(keys["groups"], pause: keys["pause"])
        return .spell(groups, clips: named, last: last, double: double, groups: grouping)
    }
}

/// Reads a slot of pack.yml that says how long something takes: `duration`, and `hours`, `minutes` and `seconds` with their
/// words.
struct DurationReader {
    private static let units: [NumberTable.Field] = [.hours, .minutes, .seconds]

    let slots: SlotReader

    func duration(_ pair: PackPair) -> VoicePack.Slot.Kind? {
        guard let keys = PackRecord(pair.field, required: ["duration"], optional: Self.units.map(\.rawValue)),
            let field = keys["duration"]
        else { return nil }
        slots.numbers.require(for: "duration", at: field)
        let said = Self.units.filter { keys[$0.rawValue] != nil }
        guard !said.isEmpty else {
            return pair.field.fault(.packMissingKey, "no unit", ["key": .piece(pair.key)])
        }
        let form = NumberTable.Form.duration(said)
        let range = Self.range(field, form)
        var parts: [VoicePack.Slot.DurationPart] = []
        for name in said {
            guard let unit = keys[name.rawValue],
                let part = part(unit, pair.key, name)
            else { continue }
            parts.append(part)
            guard let range, range.upperBound < form.worth(of: name) else { continue }
            unit.report(.packValue, "unit too long", ["name": .text(name.rawValue)])
        }
        return range.map { .duration(range: $0, parts: parts) }
    }

    private static func range(_ field: PackField, _ form: NumberTable.Form) -> ClosedRange<Int64>? {
        guard let text = field.text() else { return nil }
        let ends = FieldsReader.ends(of: text)
        let ranks = ends.map { form.rank(of: $0) }
        guard ranks.count == 2, let first = ranks[0], let last = ranks[1], first <= last, last > 0 else {
            return field.fault(.packValue, "duration", ["text": .piece(text)])
        }
        if let range = form.range(ends[0], ends[1]) { return range }
        return field.fault(
            .packLimit, "durations", ["text": .piece(text), "most": .count(NumberTable.Form.maximumCount)])
    }

    /// The words by plural category, or one clip for all of them; and `say`, if it is not the number and the word.
    private func part(_ field: PackField, _ slot: String, _ unit: NumberTable.Field) -> VoicePack.Slot.DurationPart? {
        var patterns = [VoicePack.AmountPattern(say: [.part(.init(.integer)), .part(.init(.major))])]
        if case .text(let id) = field.node.content {
            slots.clips.check(id, at: field)
            return .init(unit: unit, patterns: patterns, words: ["other": id])
        }
        guard let keys = PackRecord(field, optional: WordsReader.pluralCategories + ["say"]) else {
            return nil
        }
        let words = WordsReader.words(keys, slots.clips)
        if let say = keys["say"] {
            // What several units say stands where the last one says it.
            let earlier = field.findings.positions
            field.findings.positions = [:]
            patterns = slots.patterns(say, of: slot, scale: 0)
            field.findings.positions.merge(earlier) { last, _ in last }
        }
        let saysWord = patterns.contains { $0.say.contains { $0.part?.kind == .major } }
        if saysWord == words.isEmpty {
            field.report(
                .packReference, saysWord ? "no words of a unit" : "unsaid words of a unit", ["key": .piece(field.key)])
        }
        return .init(unit: unit, patterns: patterns, words: words)
    }
}

/// Reads how the symbols of a slot are parted: `groups` and `pause`.
struct GroupsReader {
    /// The pause between two groups if pack.yml names none.
    private static let usualPause = "200ms"

    /// The most symbols that are said.
    let most: Int
    let clips: ClipReferences

    func grouping(_ groups: PackField?, pause: PackField?) -> VoicePack.Slot.Grouping? {
        guard let groups else {
            return pause?.fault(.packReference, "groups of a pause")
        }
        let items = groups.items(limit: NumberTable.Slot.maximumSymbols) ?? []
        let sizes = items.compactMap { item in item.integer(from: 1).map { Int(min($0, Int64(most) + 1)) } }
        // An item that is no size is a fault of its own, and so is a list of none.
        guard !items.isEmpty, sizes.count == items.count else { return nil }
        let isParted = sizes.count > 1 && sizes.dropFirst().reduce(0, +) < most
        if !isParted || sizes.reduce(0, +) > most {
            let shown = sizes.map(String.init).joined(separator: ", ")
            return groups.fault(.packValue, "groups", ["shown": .text(shown), "most": .count(most)])
        }
        guard let length = pause == nil ? Self.usualPause : pause?.text() else { return nil }
        let silence = clips.pause(
            Pause(length: length), written: length, example: "`pause: 300ms`", at: pause ?? groups)
        return silence.map { .init(sizes: sizes, pause: $0) }
    }
}
