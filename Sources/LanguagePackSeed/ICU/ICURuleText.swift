/// Number rules as every ICU reads them: `100: <<hundred[ >>|!];` as the pair `100: <<hundred!; 101: <<hundred >>;`.
///
/// A choice in brackets is newer than the ICU of Debian 12.
struct ICURuleText {
    let text: String

    init(_ rules: String) {
        guard rules.contains("|") else {
            text = rules
            return
        }
        text = rules.split(separator: ";", omittingEmptySubsequences: false)
            .map { Self.pair($0) ?? String($0) }.joined(separator: ";")
    }

    /// A rule with a choice as two; nil for any other.
    private static func pair(_ rule: Substring) -> String? {
        guard let open = rule.firstIndex(of: "["), let bar = rule[open...].firstIndex(of: "|"),
            let close = rule[bar...].firstIndex(of: "]"), let colon = rule[..<open].lastIndex(of: ":")
        else { return nil }
        let (head, tail) = (rule[rule.index(after: colon)..<open], rule[rule.index(after: close)...])
        let before = rule[..<colon].lastIndex { $0.isNewline || $0 == " " }
        let start = before.map { rule.index(after: $0) } ?? rule.startIndex
        let digits = rule[start..<colon].prefix { $0.isASCII && $0.isNumber }
        guard let base = Int64(digits), base > 0, base < Int64.max else { return nil }
        let suffix = rule[rule.index(start, offsetBy: digits.count)..<colon]
        let long = rule[rule.index(after: open)..<bar]
        let short = rule[rule.index(after: bar)..<close]
        return "\(rule[..<start])\(base)\(suffix):\(head)\(short)\(tail);\n\(base + 1)\(suffix):\(head)\(long)\(tail)"
    }
}
