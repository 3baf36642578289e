/// Draws the letters that touch a plural into each of its forms, so that `milh$(…)$` has whole words.
enum PluralJoin {
    /// The parts of a rule, with whole words.
    static func joined(_ parts: [RulePart]) -> [RulePart] {
        guard let middle = parts.firstIndex(where: { if case .plural = $0 { true } else { false } }),
            case .plural(var forms) = parts[middle]
        else { return parts }
        var before = parts[..<middle]
        var after = parts[(middle + 1)...]
        if case .text(let text, let place) = before.last {
            let head = text.unicodeScalars.reversed().drop { !$0.isWordBreak }.count
            before.removeLast()
            if head > 0 { before.append(.text(String(text.unicodeScalars.prefix(head)), place: place)) }
            for category in forms.keys {
                forms[category]?.text.unicodeScalars.insert(
                    contentsOf: text.unicodeScalars.dropFirst(head), at: "".startIndex)
            }
        }
        if case .text(let text, let place) = after.first {
            let tail = text.unicodeScalars.prefix { !$0.isWordBreak }
            after.removeFirst()
            if tail.count < text.unicodeScalars.count {
                after.insert(
                    .text(String(text.unicodeScalars.dropFirst(tail.count)), place: place + tail.count),
                    at: after.startIndex)
            }
            for category in forms.keys { forms[category]?.text.unicodeScalars.append(contentsOf: tail) }
        }
        return before + [.plural(forms)] + after
    }
}

extension Unicode.Scalar {
    /// Space, hyphen and soft hyphen: what is not said.
    var isWordBreak: Bool { properties.isWhitespace || self == "-" || self == "\u{AD}" }
}
