import Diagnostics

extension PackReader {
    private static let maximumPatterns = 1000
    private static let maximumItems = 1000
    private static let amountSlots = Slot.Kind.allCases.filter { $0 != .amount }

    mutating func amount(_ node: YAMLNode, currency: Currency?) -> [VoicePack.AmountPattern] {
        declaresAmount = true
        guard let items = list(node, "amount", limit: Self.maximumPatterns) else { return [] }
        var patterns: [VoicePack.AmountPattern] = []
        var earlier: [(pattern: VoicePack.AmountPattern, line: Int)] = []
        for item in items {
            guard let keys = record(item, "amount", required: ["say"], optional: ["when"]) else { continue }
            var pattern = VoicePack.AmountPattern(
                say: keys["say"].map { say($0, "say", slots: Self.amountSlots) } ?? [])
            if let when = keys["when"] { condition(when, of: &pattern, currency: currency) }
            patterns.append(pattern)
            // A condition that can't be read is a fault of its own.
            guard keys["when"] == nil || pattern.integer != nil || pattern.fraction != nil else { continue }
            if let before = earlier.first(where: { $0.pattern.holds(whenever: pattern) }) {
                faults.add(
                    .packValue, at: item.position,
                    found: "a pattern that is never used: the one in line \(before.line) says its amounts",
                    advice: "put it before that one, or remove it")
            }
            earlier.append((pattern, item.position.line))
        }
        return patterns
    }

    private mutating func condition(_ node: YAMLNode, of pattern: inout VoicePack.AmountPattern, currency: Currency?) {
        guard let keys = record(node, "when", optional: ["integer", "fraction"]) else { return }
        pattern.integer = keys["integer"].flatMap { integer($0, "integer", from: 0) }
        pattern.fraction = keys["fraction"].flatMap { integer($0, "fraction", from: 0) }
        if let node = keys["fraction"], let fraction = pattern.fraction, let currency,
            String(fraction).utf8.count > max(1, currency.scale) || currency.scale == 0 && fraction > 0
        {
            let largest = currency.scale == 0 ? "0" : String(repeating: "9", count: currency.scale)
            faults.add(
                .packValue, at: node.position, found: "fraction \(fraction)",
                limit: "\(largest) minor units of \(currency.code)", advice: "write a value that occurs")
        }
    }

    mutating func announcements(_ node: YAMLNode) -> [VoicePack.Announcement] {
        guard let pairs = pairs(node, "announcements", limit: Self.maximumPatterns) else { return [] }
        if pairs.isEmpty {
            faults.add(
                .packValue, at: node.position, found: "`announcements` is empty",
                advice: "add a line `<id>: [<clip id>, \"{amount}\"]`")
        }
        return identifiers(pairs).map { pair in
            VoicePack.Announcement(id: pair.key, say: say(pair.value, pair.key, slots: [.amount]))
        }
    }

    /// The items of a list of clip ids and slots.
    private mutating func say(_ node: YAMLNode, _ key: String, slots: [Slot.Kind]) -> [String] {
        guard let items = list(node, key, limit: Self.maximumItems) else { return [] }
        return items.compactMap { item in
            guard case .text(let text) = item.content else {
                faults.add(
                    .packType, at: item.position, found: "\(item.kind) in \(quoted(key))",
                    advice: "write a clip id, or a slot in quotes, such as \"{\(slots[0].rawValue)}\"")
                return nil
            }
            if Slot.isMeant(by: text) {
                positions[text] = positions[text] ?? item.position
                slot(text, at: item.position, allowed: slots)
            } else {
                clip(text, at: item.position)
            }
            return text
        }
    }

    private mutating func slot(_ text: String, at position: SourcePosition, allowed: [Slot.Kind]) {
        guard let slot = Slot(text), allowed.contains(slot.kind) else {
            guard !faults.isFull else { return }
            let names = allowed.map { "{\($0.rawValue)}" }
            var nearest = NearestName(among: names)
            faults.add(
                .packReference, at: position, found: "no slot \(quoted(text)) here",
                advice: nearest(text).map { "write \"\($0)\"" } ?? "the slots here are \(names.joined(separator: ", "))"
            )
            return
        }
        let needed: String? =
            switch slot.kind {
            case .integer, .fraction, .digits, .allDigits: declaresNumbers ? nil : "numbers"
            case .major, .minor: declaredWords.contains(slot.kind.rawValue) ? nil : "words: {\(slot.kind.rawValue): …}"
            case .amount: declaresAmount ? nil : "amount"
            }
        if let needed {
            faults.add(
                .packReference, at: position, found: "\(quoted(text)) needs `\(needed)`, which is not there",
                advice: "add it")
        }
        if scale == 0, let said = slot.kind.saidWithoutFraction {
            faults.add(
                .packValue, at: position,
                found: "\(quoted(text)), and the currency has no fraction digits: it would \(said)", advice: "remove it"
            )
        }
        if slot.ruleSet != nil, isIterated || !declaresNumbers {
            faults.add(
                .packReference, at: position, found: "\(quoted(text)) names a rule set, and there are no number rules",
                advice: "remove the rule set, or give `numbers` a file")
        }
    }
}

extension VoicePack.AmountPattern {
    /// Whether it holds for each amount that another pattern holds for.
    fileprivate func holds(whenever other: Self) -> Bool {
        (integer == nil || integer == other.integer) && (fraction == nil || fraction == other.fraction)
    }
}
