import NumberGrammar
import VoiceAssetCore

/// Reads `slots` of pack.yml.
struct SlotReader {
    private static let maximumSlots = 32
    private static let kinds = ["number", "percent", "choice", "spell", "time", "date", "duration"]
    private static let parts =
        [AmountPart.Kind.integer, .fraction, .digits, .allDigits].map(\.rawValue) + ["word"]

    let numbers: NumbersReader

    func slots(
        _ field: PackField, _ clips: inout ClipReferences, _ findings: inout FileFindings
    ) -> Placed<[VoicePack.Slot]> {
        var slots = Placed<[VoicePack.Slot]>(value: [])
        guard let mapping = PackMapping(field, limit: Self.maximumSlots, &findings) else { return slots }
        for pair in mapping.identifiers(&findings) {
            guard pair.key.utf8.first?.isASCIILowercase == true, !VoicePack.Slot.takenNames.contains(pair.key) else {
                findings.add(.packValue, "name of a slot", ["key": .piece(pair.key)], at: pair.position)
                continue
            }
            slots.positions.add([Self.place(pair.key): pair.position])
            guard let slot = slot(pair, &clips, &slots.positions, &findings) else { continue }
            slots.value.append(slot)
        }
        return slots
    }

    /// The key of a slot's place among `PackDocument.positions`.
    static func place(_ slot: String) -> String { "\(slot) {}" }

    private func slot(
        _ pair: PackMapping.Pair, _ clips: inout ClipReferences, _ positions: inout [String: SourcePosition],
        _ findings: inout FileFindings
    ) -> VoicePack.Slot? {
        let kinds = Self.kinds.filter { pair.field[$0] != nil }
        guard let kind = kinds.first, kinds.count == 1 else {
            findings.add(
                .packMissingKey, kinds.isEmpty ? "no kind" : "kinds",
                ["key": .piece(pair.key), "count": .count(kinds.count)], at: pair.field.position)
            return nil
        }
        let content: VoicePack.Slot.Kind?
        switch kind {
        case "number", "percent": content = number(pair, kind, &clips, &positions, &findings)
        case "time": content = FieldsReader(numbers: numbers).time(pair, &clips, &positions, &findings)
        case "date": content = FieldsReader(numbers: numbers).date(pair, &clips, &findings)
        case "duration":
            content = DurationReader(numbers: numbers).duration(pair, &clips, &positions, &findings)
        case "choice": content = choice(pair, &clips, &findings)
        default: content = spelling(pair, &clips, &findings)
        }
        return content.map { VoicePack.Slot(name: pair.key, kind: $0) }
    }

    // MARK: Numbers

    private func number(
        _ pair: PackMapping.Pair, _ kind: String, _ clips: inout ClipReferences,
        _ positions: inout [String: SourcePosition], _ findings: inout FileFindings
    ) -> VoicePack.Slot.Kind? {
        let isPercent = kind == "percent"
        guard
            let keys = PackRecord(
                pair.field, required: isPercent ? [kind, "say"] : [kind], optional: ["say", "words"], &findings),
            let field = keys[kind], let text = field.text(&findings)
        else { return nil }
        let scale = Self.scale(text)
        guard scale <= Amount.maximumScale else {
            findings.add(
                .packValue, "fraction digits",
                ["kind": .text(kind), "text": .piece(text), "most": .count(Amount.maximumScale)], at: field.position)
            return nil
        }
        let range = MoneyReader.range(field, currency: .none(digits: scale), &findings)
        numbers.require(for: "number", at: field, &findings)
        let categories = keys["words"].flatMap { PackRecord($0, optional: WordsReader.pluralCategories, &findings) }
        let words = WordsReader.words(categories, &clips, &findings)
        var sayings = PhraseReader(numbers: numbers, wordUnits: [], hasAmount: true, scale: scale)
        sayings.counted = "the slot"
        let patterns: [VoicePack.AmountPattern]
        if let say = keys["say"] {
            let read = Self.patterns(say, sayings, scale, &clips, &findings)
            for (text, position) in read.positions { positions["\(pair.key) \(text)"] = position }
            patterns = read.value.map(Self.withWordOfMajor)
        } else {
            guard scale == 0 else {
                findings.add(.packMissingKey, "no say", ["key": .piece(pair.key)], at: pair.field.position)
                return nil
            }
            patterns = [.init(say: [.part(.init(.integer))] + (words.isEmpty ? [] : [.part(.init(.major))]))]
        }
        let saysWord = patterns.contains { $0.say.contains { $0.part?.kind == .major } }
        if saysWord != !words.isEmpty, keys["words"] != nil || saysWord {
            findings.add(.packReference, saysWord ? "no words" : "unsaid words", at: pair.field.position)
        }
        if let range, let say = keys["say"] {
            AmountPatternReader.checkDigits(patterns, of: range, at: say, &findings)
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

    /// A pattern as a pack of its own would have it: what is counted is its currency.
    static func withWordOfMajor(_ pattern: VoicePack.AmountPattern) -> VoicePack.AmountPattern {
        var pattern = pattern
        pattern.say = pattern.say.map { $0 == .slot("word") ? .part(.init(.major)) : $0 }
        return pattern
    }

    /// `say`: one list, or patterns with conditions as `amount` has them.
    static func patterns(
        _ say: PackField, _ sayings: PhraseReader, _ scale: Int, _ clips: inout ClipReferences,
        _ findings: inout FileFindings
    ) -> Placed<[VoicePack.AmountPattern]> {
        if case .list(let items) = say.node.content, case .mapping? = items.first?.content {
            var reader = AmountPatternReader(currency: .none(digits: scale), sayings: sayings)
            reader.slots = parts
            return reader.patterns(say, &clips, &findings)
        }
        let said = sayings.items(say, slots: parts, &clips, &findings)
        return Placed(value: [.init(say: said.value)], positions: said.positions)
    }

    // MARK: Choices and symbols

    private func choice(
        _ pair: PackMapping.Pair, _ clips: inout ClipReferences, _ findings: inout FileFindings
    ) -> VoicePack.Slot.Kind? {
        guard let keys = PackRecord(pair.field, required: ["choice"], &findings), let field = keys["choice"],
            let mapping = PackMapping(field, limit: NumberTable.Slot.maximumChoices, &findings)
        else { return nil }
        if mapping.pairs.isEmpty {
            findings.add(.packValue, "no choices", at: field.position)
        }
        var choices: [String: [String]] = [:]
        for choice in mapping.pairs {
            let isPlain = choice.key.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
            guard (1...200).contains(choice.key.utf8.count), isPlain else {
                findings.add(.packValue, "choice", ["key": .piece(choice.key)], at: choice.position)
                continue
            }
            choices[choice.key] = Self.ids(choice.field, &clips, &findings)
        }
        return choices.isEmpty ? nil : .choice(choices)
    }

    /// A clip's id, or a list of them.
    static func ids(
        _ field: PackField, _ clips: inout ClipReferences, _ findings: inout FileFindings
    ) -> [String] {
        var fields = [field]
        if case .list = field.node.content {
            fields = field.items(limit: 20, &findings) ?? []
            if fields.isEmpty {
                findings.add(.packValue, "says nothing", ["key": .piece(field.key)], at: field.position)
            }
        }
        return fields.compactMap { clips.id($0, &findings) }
    }

    private func spelling(
        _ pair: PackMapping.Pair, _ clips: inout ClipReferences, _ findings: inout FileFindings
    ) -> VoicePack.Slot.Kind? {
        guard
            let keys = PackRecord(
                pair.field, required: ["spell"], optional: ["as", "last", "double", "groups", "pause"], &findings),
            let field = keys["spell"], let text = field.text(&findings)
        else { return nil }
        let groups: [NumberTable.Slot.Spelling.Group]
        do {
            groups = try SpellSyntax.groups(text)
        } catch {
            findings.add(error, at: field.position)
            return nil
        }
        var named: [String: [String]] = [:]
        let symbols = groups.reduce(into: Set<Unicode.Scalar>()) { $0.formUnion($1.symbols.unicodeScalars) }
        for symbol in keys["as"].flatMap({ PackMapping($0, limit: 1000, &findings) })?.pairs ?? [] {
            let isKnown =
                symbol.key.unicodeScalars.count == 1 && symbols.contains(symbol.key.unicodeScalars.first ?? " ")
            if !isKnown {
                findings.add(.packReference, "symbol", ["key": .piece(symbol.key)], at: symbol.position)
            }
            named[symbol.key] = Self.ids(symbol.field, &clips, &findings)
        }
        for symbol in symbols.sorted() where named[String(symbol)] == nil {
            let id = symbol.isASCII ? String(symbol).lowercasedASCII : ""
            named[String(symbol)] = [id]
            guard let ids = clips.ids, !ids.contains(id) else { continue }
            var values = ["symbol": Finding.Argument.piece(String(symbol))]
            values["id"] = id.isEmpty ? nil : .text(id)
            findings.add(
                .packReference, id.isEmpty ? "clip of a sign" : "clip of a symbol", values, at: field.position)
        }
        let most = groups.reduce(0) { $0 + $1.max }
        let last = keys["last"].flatMap { last -> Int? in
            guard let count = last.integer(from: 1, &findings) else { return nil }
            if count >= most {
                findings.add(.packValue, "last", ["count": .count(count), "most": .count(most)], at: last.position)
            }
            return Int(count)
        }
        let double = keys["double"].flatMap { double -> String? in
            guard let id = clips.id(double, &findings) else { return nil }
            if most < 2 || last == 1 {
                findings.add(.packValue, "double", at: double.position)
            }
            return id
        }
        let grouping = GroupsReader(most: min(last ?? most, most)).grouping(
            keys["groups"], pause: keys["pause"], &clips, &findings)
        return .spell(groups, clips: named, last: last, double: double, groups: grouping)
    }
}

/// Reads a slot of pack.yml that says how long something takes: `duration`, and `hours`, `minutes` and `seconds` with their
/// words.
struct DurationReader {
    private static let units: [NumberTable.Field] = [.hours, .minutes, .seconds]

    let numbers: NumbersReader

    func duration(
        _ pair: PackMapping.Pair, _ clips: inout ClipReferences, _ positions: inout [String: SourcePosition],
        _ findings: inout FileFindings
    ) -> VoicePack.Slot.Kind? {
        guard
            let keys = PackRecord(
                pair.field, required: ["duration"], optional: Self.units.map(\.rawValue), &findings),
            let field = keys["duration"]
        else { return nil }
        numbers.require(for: "duration", at: field, &findings)
        let said = Self.units.filter { keys[$0.rawValue] != nil }
        guard !said.isEmpty else {
            findings.add(.packMissingKey, "no unit", ["key": .piece(pair.key)], at: pair.field.position)
            return nil
        }
        let form = NumberTable.Form.duration(said)
        let range = Self.range(field, form, &findings)
        var parts: [VoicePack.Slot.DurationPart] = []
        for name in said {
            guard let unit = keys[name.rawValue],
                let part = part(unit, pair.key, name, &clips, &positions, &findings)
            else { continue }
            parts.append(part)
            guard let range, range.upperBound < form.worth(of: name) else { continue }
            findings.add(.packValue, "unit too long", ["name": .text(name.rawValue)], at: unit.position)
        }
        return range.map { .duration(range: $0, parts: parts) }
    }

    private static func range(
        _ field: PackField, _ form: NumberTable.Form, _ findings: inout FileFindings
    ) -> ClosedRange<Int64>? {
        guard let text = field.text(&findings) else { return nil }
        let ends = FieldsReader.ends(of: text)
        let ranks = ends.map { form.rank(of: $0) }
        guard ranks.count == 2, let first = ranks[0], let last = ranks[1], first <= last, last > 0 else {
            findings.add(.packValue, "duration", ["text": .piece(text)], at: field.position)
            return nil
        }
        if let range = form.range(ends[0], ends[1]) { return range }
        findings.add(
            .packLimit, "durations", ["text": .piece(text), "most": .count(NumberTable.Form.maximumCount)],
            at: field.position)
        return nil
    }

    /// The words by plural category, or one clip for all of them; and `say`, if it is not the number and the word.
    private func part(
        _ field: PackField, _ slot: String, _ unit: NumberTable.Field, _ clips: inout ClipReferences,
        _ positions: inout [String: SourcePosition], _ findings: inout FileFindings
    ) -> VoicePack.Slot.DurationPart? {
        var patterns = [VoicePack.AmountPattern(say: [.part(.init(.integer)), .part(.init(.major))])]
        if case .text(let id) = field.node.content {
            clips.check(id, at: field.position, &findings)
            return .init(unit: unit, patterns: patterns, words: ["other": id])
        }
        guard let keys = PackRecord(field, optional: WordsReader.pluralCategories + ["say"], &findings) else {
            return nil
        }
        let words = WordsReader.words(keys, &clips, &findings)
        if let say = keys["say"] {
            var sayings = PhraseReader(numbers: numbers, wordUnits: [], hasAmount: true, scale: 0)
            sayings.counted = "the slot"
            let read = SlotReader.patterns(say, sayings, 0, &clips, &findings)
            for (text, position) in read.positions { positions["\(slot) \(text)"] = position }
            patterns = read.value.map(SlotReader.withWordOfMajor)
        }
        let saysWord = patterns.contains { $0.say.contains { $0.part?.kind == .major } }
        if saysWord == words.isEmpty {
            findings.add(
                .packReference, saysWord ? "no words of a unit" : "unsaid words of a unit", ["key": .piece(field.key)],
                at: field.position)
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

    func grouping(
        _ groups: PackField?, pause: PackField?, _ clips: inout ClipReferences, _ findings: inout FileFindings
    ) -> VoicePack.Slot.Grouping? {
        guard let groups else {
            if let pause {
                findings.add(.packReference, "groups of a pause", at: pause.position)
            }
            return nil
        }
        let items = groups.items(limit: NumberTable.Slot.maximumSymbols, &findings) ?? []
        let sizes = items.compactMap { item in item.integer(from: 1, &findings).map { Int(min($0, Int64(most) + 1)) } }
        // An item that is no size is a fault of its own, and so is a list of none.
        guard !items.isEmpty, sizes.count == items.count else { return nil }
        let isParted = sizes.count > 1 && sizes.dropFirst().reduce(0, +) < most
        if !isParted || sizes.reduce(0, +) > most {
            let shown = sizes.map(String.init).joined(separator: ", ")
            findings.add(.packValue, "groups", ["shown": .text(shown), "most": .count(most)], at: groups.position)
            return nil
        }
        guard let length = pause == nil ? Self.usualPause : pause?.text(&findings) else { return nil }
        let silence = clips.pause(
            Pause(length: length), written: length, example: "`pause: 300ms`", at: pause?.position ?? groups.position,
            &findings)
        return silence.map { .init(sizes: sizes, pause: $0) }
    }
}
