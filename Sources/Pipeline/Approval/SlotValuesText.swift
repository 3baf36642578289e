package import NumberGrammar

/// The values of an announcement with slots as one text, in the place of an amount: `queue=A017 table=3`, in the order of the
/// announcement. In values a space, `=` and `%` are written as `%20`, `%3D` and `%25`.
package enum SlotValuesText {
    private static let escapes: [(Character, String)] = [("%", "%25"), (" ", "%20"), ("=", "%3D")]

    /// - Parameter slots: those of the announcement.
    package static func text(_ values: [String: String], of slots: [AmountGrammar.SlotInfo]) -> String {
        text(slots.compactMap { slot in values[slot.name].map { (slot.name, $0) } })
    }

    /// - Parameter values: those of slots, in their order.
    static func text(_ values: [(slot: String, value: String)]) -> String {
        values.map { "\($0.slot)=\(escaped($0.value))" }.joined(separator: " ")
    }

    /// The values of such a text; nil of one that is none, or that has a slot twice.
    package static func values(_ text: String) -> [String: String]? {
        var values: [String: String] = [:]
        for part in text.split(separator: " ") {
            let pair = part.split(separator: "=", omittingEmptySubsequences: false)
            guard pair.count == 2, values.updateValue(unescaped(pair[1]), forKey: String(pair[0])) == nil else {
                return nil
            }
        }
        return values
    }

    private static func escaped(_ text: String) -> String {
        text.map { character in escapes.first { $0.0 == character }?.1 ?? String(character) }.joined()
    }

    private static func unescaped(_ text: Substring) -> String {
        var plain = ""
        var rest = text
        while let first = rest.first {
            let escape = escapes.first { rest.hasPrefix($0.1) }
            plain.append(escape?.0 ?? first)
            rest = rest.dropFirst(escape?.1.count ?? 1)
        }
        return plain
    }
}
