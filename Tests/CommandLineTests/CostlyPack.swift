import TestSupport
import Testing

/// A pack that costs much: nobody needs it, and a pack is untrusted.
struct CostlyPack: Sendable, CustomTestStringConvertible {
    var name: String
    /// Of pack.yml, behind locale and currency.
    var yaml: String
    var rules: String?
    /// What is said of it.
    var message: String

    var testDescription: String { name }

    func write(to folder: TemporaryFolder) throws {
        try folder.write("recordings/p/pack.yml", yaml.utf8)
        if let rules { try folder.write("recordings/p/numbers.rbnf", rules.utf8) }
    }

    /// - Parameters:
    ///   - clips: lines of `clips`; the digits, where there are none.
    ///   - amount: the patterns.
    private static func yaml(
        locale: String = "en", currency: String = "JPY", range: String = "0...999999999999999", clips: [String],
        numbers: String = "numbers.rbnf", amount: String = #"{ say: ["{integer %a}"] }"#, rest: String = ""
    ) -> String {
        """
        locale: \(locale)
        currency: \(currency)
        range: \(range)
        clips:
        \(clips.map { "  \($0)" }.joined(separator: "\n"))
        numbers: \(numbers)
        amount: [\(amount)]
        announcements: { x: ["{amount}"], y: ["{amount}", a] }
        \(rest)

        """
    }

    /// What proofs search in.
    static let proofs = [
        // Two of these took 392 MB and more.
        CostlyPack(
            name: "digits that stand on both sides of others",
            yaml: yaml(
                currency: "KWD", range: "0.000...999999999999999.999",
                clips: ["a: a"] + (0...9).map { "\"\($0)\": \(String(repeating: "a", count: $0 + 1))" },
                numbers: "iterated",
                amount: #"{ say: ["{fraction}", "{digits:all}", "{integer}", "{fraction}"] }"#),
            message: "too intricate to prove anything of in 80 MB of memory"),
        // Of 300 bytes; nothing was ever enough.
        CostlyPack(
            name: "separators that double",
            yaml: yaml(clips: ["a: a"]),
            rules: "%a:\n0: a a;\n100: a >%b5> a;\n%b0:\n0: -;\n10: ,;\n"
                + (1...5).map { "%b\($0):\n0: =%b\($0 - 1)==%b\($0 - 1)=;\n" }.joined(),
            message:
                "which clips meet in the rules, and what they write between them, is not found out in 1000000 steps"),
        CostlyPack(
            name: "a thousand patterns, each of a thousand fractions",
            yaml: yaml(
                currency: "KWD", range: "0.000...999999.999", clips: ["a: a"],
                amount: (1...999).map { #"{ when: { integer: \#(7 * $0) }, say: ["{integer}", "{fraction}"] }"# }
                    .joined(separator: ", ") + #", { say: ["{integer}", "{fraction}"] }"#),
            rules: "%a:\n" + (0..<4000).map { "\($0): w\($0);\n" }.joined(),
            message: "which clips they need is not found out in 300000000 steps"),
    ]
}
