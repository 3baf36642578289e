import VoiceAssetDiagnostics

/// Reads lists of clip ids and slots.
struct SayReader {
    private static let maximumItems = 1000

    /// What can be said with numbers.
    let numbers: NumbersReader
    /// The units that have words.
    let wordUnits: Set<String>
    /// Whether there are patterns of amounts.
    let hasAmount: Bool
    /// How many fraction digits the currency has; nil if it is not known.
    let scale: Int?

    /// The items of a list, and where each slot first stands.
    /// - Parameter slots: those that may stand here.
    func items(
        _ field: PackField, slots: [Slot.Kind], _ clips: inout ClipReferences, _ findings: inout FileFindings
    ) -> Placed<[String]> {
        var said = Placed<[String]>(value: [])
        for item in field.items(limit: Self.maximumItems, &findings) ?? [] {
            guard case .text(let text) = item.node.content else {
                findings.add(
                    .packType, at: item.position, found: "\(item.node.kind) in \(quoted(field.key))",
                    advice: "write a clip id, or a slot in quotes, such as \"{\(slots[0].rawValue)}\"")
                continue
            }
            if Slot.isMeant(by: text) {
                said.positions.add([text: item.position])
                check(text, at: item.position, allowed: slots, &findings)
            } else {
                clips.check(text, at: item.position, &findings)
            }
            said.value.append(text)
        }
        return said
    }

    private func check(
        _ text: String, at position: SourcePosition, allowed: [Slot.Kind], _ findings: inout FileFindings
    ) {
        guard let slot = Slot(text), allowed.contains(slot.kind) else {
            guard !findings.isFull else { return }
            let names = allowed.map { "{\($0.rawValue)}" }
            var nearest = NearestName(among: names)
            findings.add(
                .packReference, at: position, found: "no slot \(quoted(text)) here",
                advice: nearest(text).map { "write \"\($0)\"" } ?? "the slots here are \(names.joined(separator: ", "))"
            )
            return
        }
        if let needed = needed(by: slot.kind) {
            findings.add(
                .packReference, at: position, found: "\(quoted(text)) needs `\(needed)`, which is not there",
                advice: "add it")
        }
        if scale == 0, let said = slot.kind.saidWithoutFraction {
            findings.add(
                .packValue, at: position,
                found: "\(quoted(text)), and the currency has no fraction digits: it would \(said)", advice: "remove it"
            )
        }
        if slot.ruleSet != nil, !numbers.areRules {
            findings.add(
                .packReference, at: position, found: "\(quoted(text)) names a rule set, and there are no number rules",
                advice: "remove the rule set, or give `numbers` a file")
        }
    }

    /// The key without which a slot means nothing, if it is not there.
    private func needed(by kind: Slot.Kind) -> String? {
        switch kind {
        case .integer, .fraction, .digits, .allDigits: numbers.isDeclared ? nil : "numbers"
        case .major, .minor: wordUnits.contains(kind.rawValue) ? nil : "words: {\(kind.rawValue): …}"
        case .amount: hasAmount ? nil : "amount"
        }
    }
}
