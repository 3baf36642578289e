import NumberGrammar
import VoiceAssetCore
import VoiceAssetGrammar
import VoiceAssetPacks

/// What a new pack says besides amounts: the slots and announcements that were asked for, as its pack.yml has them.
struct SlotDraft {
    /// In the order in which they were asked for.
    private(set) var slots: [(name: String, part: SlotTemplates.Part)] = []
    /// Ids, and what is said: ids of clips, and slots in braces.
    private(set) var announcements: [(id: String, say: [String])] = []
    /// The ids of the clips that they say.
    private(set) var clips: Set<String> = []
    /// What the languages' data calls the slots.
    let kinds: Set<String>
    /// Ids that the number rules may say.
    private var ids: [String: String] = [:]
    private let templates: SlotTemplates
    /// The number rules may name its clips.
    private let habits: CountedUnit.Habits
    /// Faults of the templates.
    private var faults: [Finding] = []

    /// - Parameters:
    ///   - sets: the rule sets that say numbers.
    ///   - names: gets the clips.
    init(
        _ requests: [AnnouncementRequest], _ templates: SlotTemplates, rules: String, sets: RuleSetChoice,
        habits: CountedUnit.Habits, into names: inout ClipNames
    ) throws(SeedError) {
        (self.templates, self.habits) = (templates, habits)
        kinds = Set(requests.flatMap(\.slots).map(\.kind))
        try check(requests)
        var parts: [(name: String, part: SlotTemplates.Part)] = []
        for slot in Self.slots(of: requests) {
            guard slot.choices.isEmpty else {
                parts.append((slot.name, .init(node: choice(slot, &names), file: "")))
                continue
            }
            guard var part = templates.slot(slot.kind) else { continue }
            let node = Self.complete(part.node, sets)
            addClips(of: node, part.file, &names)
            part.node = addSymbols(of: node, &names)
            parts.append((slot.name, part))
        }
        // These are left out again unless a number needs them.
        for id in templates.clips.keys.sorted() where rules.contains("{\(id)}") { addClip(id, &names) }
        for request in requests { try announce(request, &names) }
        guard faults.isEmpty else { throw .findings(faults) }
        slots = parts.map { name, part in
            (name, .init(node: part.node.mappingClips { id, _ in ids[id] ?? id }, file: part.file))
        }
    }

    // MARK: What was asked for

    private func check(_ requests: [AnnouncementRequest]) throws(SeedError) {
        let known = templates.slots.keys.sorted()
        for slot in requests.flatMap(\.slots) where slot.name != PhraseItem.amount {
            guard templates.slots[slot.kind] == nil, slot.choices.isEmpty else { continue }
            var nearest = NearestName(among: known)
            let list = known.joined(separator: ", ")
            let meant = nearest(slot.kind).map { "did you mean \($0)? There are \(list)." } ?? "there are \(list)."
            // Somebody who names one kind may have begun a choice.
            let example = "\(slot.name):\(slot.kind)/other"
            let choice = slot.kind == slot.name ? "" : " A choice has two texts or more: \(example)."
            throw .commandLine("There is no slot \(slot.kind) here; \(meant)\(choice)")
        }
        for id in requests.filter(\.slots.isEmpty).map(\.id) where templates.announcements[id] == nil {
            guard id == PhraseItem.amount || templates.slots[id] != nil else { continue }
            throw .commandLine("\(id) is a slot; write the announcement's id and = before it, such as my-\(id)=\(id).")
        }
        let slots = requests.flatMap(\.slots)
        for slot in slots {
            func kind(_ slot: AnnouncementRequest.Slot) -> String {
                slot.choices.isEmpty ? slot.kind : slot.choices.joined(separator: "/")
            }
            guard let other = slots.first(where: { $0.name == slot.name && kind($0) != kind(slot) }) else { continue }
            throw .commandLine("\(slot.name) is to be \(kind(slot)) and \(kind(other)); give one of them another name.")
        }
        for (index, request) in requests.enumerated() where requests[..<index].contains(where: { $0.id == request.id })
        {
            throw .commandLine("\(request.id) is asked for twice; name all its slots at once.")
        }
    }

    /// Each slot once; the amount is none.
    private static func slots(of requests: [AnnouncementRequest]) -> [AnnouncementRequest.Slot] {
        requests.flatMap(\.slots).reduce(into: []) { slots, slot in
            if slot.name != PhraseItem.amount, !slots.contains(where: { $0.name == slot.name }) { slots.append(slot) }
        }
    }

    // MARK: Slots

    /// A slot with a clip for each of its texts.
    private mutating func choice(_ slot: AnnouncementRequest.Slot, _ names: inout ClipNames) -> YAMLNode {
        let none = YAMLNode(content: .mapping([]), position: SourcePosition(line: 1, column: 1))
        let choices = slot.choices.map { choice in
            let known =
                addClip(choice, &names) ?? unknown(choice, "what is said where \(slot.name) is \(choice)", &names)
            clips.insert(known)
            ids[known] = known
            return (none.saying(choice), none.saying(known))
        }
        return none.adding("choice", .mapping(choices))
    }

    /// A slot whose numbers name their rule set: that of hours or minutes, or the one of a number that counts nothing.
    private static func complete(_ node: YAMLNode, _ sets: RuleSetChoice) -> YAMLNode {
        var node = node
        if node["number"] != nil, node["say"] == nil {
            let parts = ["{integer}"] + (node["words"] == nil ? [] : ["{word}"])
            node = node.adding("say", .list(parts.map { node.saying($0) }))
        }
        let numbers = ["{integer}", "{fraction}", "{digits}", "{digits:all}", "{hour}", "{minute}", "{day}", "{year}"]
        return node.mappingParts { part in
            guard numbers.contains(part) else { return part }
            return "\(part.dropLast()) \(sets.slots[String(part.dropFirst().dropLast())] ?? sets.digits)}"
        }
    }

    /// A slot whose symbols name their clips, where these are not called as they are.
    private mutating func addSymbols(of node: YAMLNode, _ names: inout ClipNames) -> YAMLNode {
        guard let form = node["spell"]?.text else { return node }
        let own = node["as"]
        var others: [(YAMLNode, YAMLNode)] = []
        for symbol in SpelledSymbols.symbols(of: form) where own?[symbol] == nil {
            let isASCII = symbol.utf8.count == 1
            let text = templates.symbol(symbol)
            let usual = isASCII ? symbol.lowercased() : nil
            let id = add(text, id: usual, isSymbol: true, &names)
            ids[id] = id
            clips.insert(id)
            if id != usual { others.append((node.saying(symbol), node.saying(id))) }
        }
        guard !others.isEmpty else { return node }
        if own == nil { return node.adding("as", .mapping(others)) }
        guard case .mapping(let pairs) = node.content else { return node }
        return node.with(
            .mapping(
                pairs.map { key, value in
                    guard key.text == "as", case .mapping(let given) = value.content else { return (key, value) }
                    return (key, value.with(.mapping(given + others)))
                }))
    }

    // MARK: Clips

    private mutating func addClips(of node: YAMLNode, _ file: String, _ names: inout ClipNames) {
        var named: [(String, SourcePosition)] = []
        _ = node.mappingClips { id, position in
            named.append((id, position))
            return id
        }
        for (id, position) in named {
            if let known = addClip(id, &names) {
                clips.insert(known)
            } else {
                miss(id, file, position)
            }
        }
    }

    private mutating func miss(_ id: String, _ file: String, _ position: SourcePosition) {
        faults.append(Finding(.packReference, "template clip", ["id": .piece(id)]).at(file, position: position))
    }

    @discardableResult
    private mutating func addClip(_ id: String, _ names: inout ClipNames) -> String? {
        if let known = ids[id] { return known }
        // Digits may be said as symbols are.
        guard let text = templates.clips[id] ?? templates.symbols[id] else { return nil }
        let known = add(text, id: id, isSymbol: false, &names)
        ids[id] = known
        return known
    }

    private mutating func add(
        _ text: String, id: String?, isSymbol: Bool, _ names: inout ClipNames
    ) -> String {
        // The number rules may name a clip of the same text.
        let named = habits.clips.first { NumberNeeds.heard($0.value) == NumberNeeds.heard(text) }?.key ?? id
        let place = named.flatMap { $0.first?.isNumber == true ? HandWrittenID($0).place : nil }
        let isUnknown = TodoMarker.stand(in: text)
        return names.add(
            text, place?.group ?? (isSymbol ? .symbol : .slot), id: named, rank: place?.rank ?? 0,
            comment: isUnknown ? "\(TodoMarker.mark): what people say" : nil)
    }

    // MARK: Announcements

    private mutating func announce(
        _ request: AnnouncementRequest, _ names: inout ClipNames
    ) throws(SeedError) {
        var rest = request.slots
        var say: [String] = []
        for (texts, file) in try segments(of: request.id) {
            let kinds = texts.compactMap { $0.text.flatMap(Self.kind) }
            let found = kinds.map { kind in rest.first { $0.kind == kind } }
            guard !found.contains(nil) else { continue }
            rest.removeAll { slot in found.contains(slot) }
            if texts.count > 1, let slot = found.compactMap(\.self).first(where: \.isOptional) {
                throw Self.notLeftOut(slot, request)
            }
            for node in texts {
                let text = node.text ?? ""
                if let kind = Self.kind(text) {
                    say.append(found.compactMap(\.self).first { $0.kind == kind }?.item ?? "{\(kind)}")
                } else if let id = addClip(text, &names) {
                    clips.insert(id)
                    say.append(id)
                } else {
                    miss(text, file, node.position)
                }
            }
        }
        // A choice has words of its own: those that are asked for first, such as how somebody paid, stand first.
        let leading = request.slots.prefix { !$0.choices.isEmpty }
        say = leading.map(\.item) + say
        rest.removeAll(where: leading.contains)
        let isSilent = (say + rest.map(\.item)).allSatisfy { $0.hasSuffix("?}") }
        if isSilent { say.append(unknown(request.id, "what \(request.id) says", &names)) }
        for slot in rest {
            guard slot.choices.isEmpty else {
                say.append(slot.item)
                continue
            }
            guard !slot.isOptional else { throw Self.notLeftOut(slot, request) }
            let id = say.isEmpty ? request.id : "\(request.id)-\(slot.name)"
            say += [unknown(id, "what is said before \(slot.name) in \(request.id)", &names), slot.item]
        }
        announcements.append((request.id, say))
    }

    /// Refuses a slot that would leave the words before it alone.
    private static func notLeftOut(_ slot: AnnouncementRequest.Slot, _ request: AnnouncementRequest) -> SeedError {
        .commandLine(
            "\(slot.name) can't be left out of \(request.id): the words before it would be said without it; ask for a second announcement without \(slot.name)."
        )
    }

    /// The items of an announcement's template: lists that go with their slots, and what stands alone; and its file.
    private func segments(of id: String) throws(SeedError) -> [(texts: [YAMLNode], file: String)] {
        guard let template = templates.announcements[id] else { return [] }
        guard case .list(let items) = template.node.content else {
            throw .findings([
                Finding(.packType, "template", ["id": .piece(id)]).at(template.file, position: template.node.position)
            ])
        }
        return items.map { item in
            if case .list(let texts) = item.content { (texts, template.file) } else { ([item], template.file) }
        }
    }

    /// A clip whose text a person has to write.
    private mutating func unknown(_ id: String, _ what: String, _ names: inout ClipNames) -> String {
        let known = add("\(TodoMarker.mark) \(what)", id: id, isSymbol: false, &names)
        clips.insert(known)
        return known
    }

    /// The kind of a text in braces.
    private static func kind(_ text: String) -> String? {
        text.hasPrefix("{") && text.hasSuffix("}") ? String(text.dropFirst().dropLast()) : nil
    }

    // MARK: As pack.yml has it

    /// The lines of `slots`.
    ///
    /// - Parameter standard: the rule set of numbers that name none.
    func slotLines(standard: String?) -> [String] {
        slots.flatMap { name, part in
            part.node.mappingParts { text in
                guard let standard, text.hasSuffix(" \(standard)}") else { return text }
                return "\(text.dropLast(standard.count + 2))}"
            }.lines(of: YAMLText.key(name), indent: "  ")
        }
    }

    /// The lines of `announcements`.
    var announcementLines: [String] {
        announcements.map { id, say in
            let items = say.map { $0.hasPrefix("{") ? YAMLText.quoted($0) : YAMLText.key($0) }
            return "  \(YAMLText.key(id)): [\(items.joined(separator: ", "))]"
        }
    }

    // MARK: What they ask of the number rules

    /// Each number that slots say, as a pack of its own.
    ///
    /// - Throws: what is wrong with a slot, at its place in the language's data.
    func numberParts(
        _ clips: [ClipNames.Clip], locale: String, _ packName: String
    ) throws(SeedError) -> [VoicePack] {
        var packs: [VoicePack] = []
        for (name, part) in slots {
            let key = YAMLText.key(name)
            let lines =
                ["locale: \(locale)", "clips:"] + clips.map { "  " + PackText.line($0) }
                + ["numbers: \(LanguagePack.rulesFile)", "slots:"] + part.node.lines(of: key, indent: "  ")
                + ["announcements:", "  \(key): [\(YAMLText.quoted("{\(name)}"))]"]
            let document = PackDocument(yaml: lines.joined(separator: "\n") + "\n", name: packName)
            guard let pack = document.pack else {
                throw .findings(
                    document.diagnostics.filter { $0.severity == .error }.map {
                        $0.at(part.file, position: part.node.position)
                    })
            }
            packs += pack.numberParts
        }
        return packs
    }
}

extension AnnouncementRequest.Slot {
    /// As `say` has it.
    fileprivate var item: String { "{\(name)\(isOptional ? "?" : "")}" }
}

extension VoicePack {
    /// The amount, and each number of the slots, as a pack of its own.
    var numberParts: [VoicePack] {
        (saysAmounts ? [amountPart] : []) + slotNumbers
    }

    /// Each number of the slots, as a pack of its own.
    var slotNumbers: [VoicePack] { slots.flatMap(numbers) }

    /// The ids of clips that slots say besides numbers.
    var slotClips: Set<String> {
        Set(
            slots.flatMap { slot -> [String] in
                switch slot.kind {
                case .choice(let choices): choices.values.flatMap(\.self)
                case .spell(_, let clips, _, let double, _): clips.values.flatMap(\.self) + (double.map { [$0] } ?? [])
                case .fields(let fields):
                    fields.months.flatMap(\.self) + fields.patterns.flatMap(\.say).compactMap(\.clip)
                case .number, .duration: []
                }
            })
    }

    private func numbers(of slot: Slot) -> [VoicePack] {
        switch slot.kind {
        case .number(let range, let patterns, let words): [numberPart(range, patterns, words)]
        case .choice, .spell: []
        case .fields(let fields):
            zip(fields.patterns, fields.said).flatMap { pattern, numbers in
                pattern.say.compactMap { item in
                    guard case .field(let field, let set) = item, field != .month else { return nil }
                    return numberPart(set, among: numbers[field] ?? [])
                }
            }
        case .duration(let range, let parts):
            parts.enumerated().compactMap { place, part in
                numberPart(0, counts(of: place, in: parts.map(\.unit), upTo: range.upperBound), part)
            }
        }
    }
}
