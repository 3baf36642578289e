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
            message: "error[numbers-intricate]: … 400000000 steps were not enough to check whether two announcements"),
        // Of 300 bytes; what stands between its words doubles with each set.
        CostlyPack(
            name: "separators that double",
            yaml: yaml(range: "0...199", clips: ["a: a"]),
            rules: "%a:\n0: a a;\n100: a >%b5> a;\n%b0:\n0: -;\n10: ,;\n"
                + (1...5).map { "%b\($0):\n0: =%b\($0 - 1)==%b\($0 - 1)=;\n" }.joined(),
            message: "error[amounts-alike]: 0 and 1 are said alike: `a a`; …"),
        CostlyPack(
            name: "a thousand patterns, each of a thousand fractions",
            yaml: yaml(
                currency: "KWD", range: "0.000...999999.999", clips: ["a: a"],
                amount: (1...999).map { #"{ when: { integer: \#(7 * $0) }, say: ["{integer}", "{fraction}"] }"# }
                    .joined(separator: ", ") + #", { say: ["{integer}", "{fraction}"] }"#),
            rules: "%a:\n" + (0..<4000).map { "\($0): w\($0);\n" }.joined(),
            message: "error[numbers-range]: `%a` has no rule for 4000 and above, but 4000.000 needs one"),
    ]

    /// What is made of rules before anything is proven.
    static let rules = [
        // Nine thousand stems before nine thousand words: 1,400 MB within a minute, and no end.
        CostlyPack(
            name: "stems",
            yaml: yaml(clips: ["a: a"]),
            rules: "%a:\n0: o;\n" + (1...9000).map { "\(10 + $0): a\($0)>%%b>;\n" }.joined()
                + "%%b:\n" + (0..<9000).map { "\($0): b\($0);\n" }.joined(),
            message: "error[numbers-limit]: … 40 MB"),
        CostlyPack(
            name: "plurals",
            yaml: yaml(locale: "ru", clips: ["a: a"]),
            rules: "%a:\n" + (0..<9000).map { "\($0): a$(cardinal,one{\($0)}few{b}many{c}other{d})$;\n" }.joined(),
            message: "numbers.rbnf:1002:1: error[numbers-limit]: … `$(cardinal,…)$` … 1000"),
        CostlyPack(
            name: "a thousand numbers of two hundred sets",
            yaml: yaml(clips: ["a: a"], rest: "atomic: 1000"),
            rules: "%a:\n0: =%a0=;\n"
                + (0..<200).map {
                    "%a\($0):\n0: \(String(repeating: "lorem ipsum ", count: 40));\n"
                        + "10: <%a\(($0 + 1) % 200)< b\($0) >%a\(($0 + 1) % 200)>;\n"
                }.joined(),
            message: "error[numbers-limit]: … 2000000 steps"),
        CostlyPack(
            name: "long texts of many clips",
            yaml: yaml(
                locale: "zh", range: "0...99",
                clips: ["a: a"] + (1..<720).map { "c\($0): \(String(repeating: "一", count: $0))二" }),
            rules: "%a:\n" + String(repeating: String(repeating: "一", count: 3300) + ";\n", count: 100),
            message: "error[numbers-limit]: … 2000000 steps"),
    ]

    /// As much as pack.yml may hold: ten thousand clips, nine hundred announcements.
    static let large = CostlyPack(
        name: "a thousand clips",
        yaml: yaml(
            range: "0...9",
            clips: ["a: a"] + (0..<990).map { "c\($0): word \($0) of a text that is longer than most of them" }
        ).replacing(
            "announcements: {",
            with: "announcements: {"
                + (0..<900).map { number in
                    "z\(number): [" + (0..<11).map { "c\((number * 11 + $0) % 990)" }.joined(separator: ", ") + "], "
                }.joined()),
        rules: "%a:\n0: a;\n", message: "")
}
