extension NumberTable {
    /// Checks what can be seen of a table's slots alone.
    ///
    /// - Throws: the first fault.
    func checkSlots() throws(NumberGrammarError) {
        guard slots.count <= Slot.maximumCount else {
            throw .tooMany("slots", limit: Slot.maximumCount)
        }
        for name in slots.keys.inOrder() {
            guard Self.isName(name), slots[name].map(Self.isSound) == true else { throw .slot(name) }
        }
        for id in announcements.keys.inOrder() {
            let items = announcements[id] ?? []
            var names: [String] = []
            for case .slot(let name, _) in items {
                guard slots[name] != nil, !names.contains(name) else { throw .slot(name) }
                names.append(name)
            }
            let count = names.count + (items.contains(.amount) ? 1 : 0)
            guard count <= Slot.maximumPerAnnouncement else {
                throw .tooMany("slots", limit: Slot.maximumPerAnnouncement)
            }
            // In a table with slots each value is said once; and something is said whatever is left out.
            let isFixed = items.contains { if case .slot(_, true) = $0 { false } else { true } }
            guard isFixed, items.count(where: { $0 == .amount }) <= 1 else {
                throw .slot(names.min() ?? AmountGrammar.amountName)
            }
        }
    }

    /// 1 to 64 of `a-z 0-9 -`, beginning with a letter; not `amount`.
    private static func isName(_ name: String) -> Bool {
        (1...64).contains(name.utf8.count) && name != "amount" && name.utf8.first?.isASCIILowercase == true
            && name.utf8.allSatisfy { $0.isASCIILowercase || $0.isASCIIDigit || $0 == UInt8(ascii: "-") }
    }

    private static func isSound(_ slot: Slot) -> Bool {
        switch slot {
        case .ordered(let values): return values.range != nil && isSound(values)
        case .choice(let choices):
            return (1...Slot.maximumChoices).contains(choices.count)
                && choices.allSatisfy { (1...200).contains($0.key.utf8.count) && !$0.value.isEmpty }
        case .spell(let spelling): return isSound(spelling)
        }
    }

    private static func isSound(_ values: Slot.Ordered) -> Bool {
        var (parts, most, mayBeSilent) = (1, Form.maximumPatterns, false)
        if case .duration(let units) = values.form { (parts, most, mayBeSilent) = (units.count, 1000, true) }
        if case .number = values.form { most = 1000 }
        return values.parts.count == parts
            && values.parts.allSatisfy { patterns in
                (1...most).contains(patterns.count)
                    && patterns.allSatisfy { $0.isSound(in: values.form) && (mayBeSilent || !$0.say.isEmpty) }
            }
    }

    private static func isSound(_ spelling: Slot.Spelling) -> Bool {
        let most = Slot.maximumSymbols
        guard (1...most).contains(spelling.form.count),
            spelling.form.allSatisfy({ (0...$0.max).contains($0.min) && (1...most).contains($0.max) }),
            spelling.form.reduce(0, { $0 + $1.max }) <= most, spelling.form.contains(where: { $0.min > 0 }),
            spelling.last.map({ (1...most).contains($0) }) ?? true, spelling.double?.isEmpty != true,
            isSound(groups: spelling.groups, pause: spelling.pause)
        else { return false }
        return spelling.form.allSatisfy { group in
            let symbols = group.symbols.unicodeScalars
            return !symbols.isEmpty
                && symbols.allSatisfy { symbol in
                    spelling.clips[String(symbol)]?.isEmpty == false && symbols.count(where: { $0 == symbol }) == 1
                }
        } && spelling.clips.keys.allSatisfy { $0.unicodeScalars.count == 1 }
    }

    /// Two groups at least, and a pause between them; neither without the other.
    private static func isSound(groups: [Int]?, pause: [Int]?) -> Bool {
        let most = Slot.maximumSymbols
        guard let groups else { return pause == nil }
        return pause?.isEmpty == false && (2...most).contains(groups.count)
            && groups.allSatisfy { (1...most).contains($0) }
    }
}

extension NumberTable.Pattern {
    /// Whether all that it asks for and says are fields of this form.
    func isSound(in form: NumberTable.Form) -> Bool {
        when.keys.allSatisfy(form.fields.contains)
            && say.allSatisfy { item in
                if case .field(let field, _) = item { form.fields.contains(field.whole) } else { true }
            }
    }
}
