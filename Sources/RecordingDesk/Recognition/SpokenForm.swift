import NumberGrammar
import VoiceAssetGrammar
import VoiceAssetPacks

/// What is left of a text if only what is spoken counts: its letters and numbers, without regard to case, spaces and
/// punctuation, and numbers in words.
struct SpokenForm {
    private let numbers: SpelledNumbers

    init(_ numbers: SpelledNumbers) { self.numbers = numbers }

    /// Whether two texts say the same, as far as letters tell.
    func areSame(_ text: String, _ other: String) -> Bool { !forms(of: text).isDisjoint(with: forms(of: other)) }

    /// A text's forms that are looked at, where its numbers may be said in several ways.
    private static let mostForms = 64

    /// As it is written, and with its numbers in all their words.
    private func forms(of text: String) -> Set<String> {
        var forms: Set<String> = [""]
        for piece in pieces(of: text) {
            let ways = piece.ways.union([piece.text])
            let longer = forms.flatMap { form in ways.map { form + $0 } }
            forms = Set(longer.count <= Self.mostForms ? longer : forms.map { $0 + piece.text })
        }
        return forms.union([Self.letters(of: text)])
    }

    /// Runs of letters and of digits.
    private func pieces(of text: String) -> [(text: String, ways: Set<String>)] {
        var pieces: [(text: String, ways: Set<String>)] = []
        var rest = Substring(text)
        while let first = rest.first {
            guard first.decimalDigit != nil else {
                let run = rest.prefix { $0.decimalDigit == nil }
                pieces.append((Self.letters(of: run), []))
                rest = rest.dropFirst(run.count)
                continue
            }
            let digits = Self.number(at: &rest)
            let ways = digits.count > 18 ? [] : numbers.words(of: digits.reduce(0) { 10 * $0 + Int64($1) })
            pieces.append((digits.map(String.init).joined(), Set(ways.map { Self.letters(of: $0) })))
        }
        return pieces
    }

    /// Takes the digits of a number, in groups or not: `1,000`, `1 000`, `1.000`.
    private static func number(at rest: inout Substring) -> [Int] {
        var digits: [Int] = []
        while let first = rest.first {
            if let digit = first.decimalDigit {
                digits.append(digit)
                rest.removeFirst()
                continue
            }
            let group = rest.dropFirst().prefix { $0.decimalDigit != nil }
            guard digits.count <= 15, separators.contains(first), group.count == 3 else { break }
            digits += group.compactMap(\.decimalDigit)
            rest = rest.dropFirst(4)
        }
        return digits
    }

    private static let separators: Set<Character> = [",", ".", "'", "’", "\u{a0}", "\u{202f}", " "]

    private static func letters(of text: some StringProtocol) -> String {
        // Who writes Russian leaves the dots away as a rule.
        String(text.lowercased().filter { $0.isLetter || $0.isNumber }.map { $0 == "ё" ? "е" : $0 })
    }
}

extension Character {
    /// 0 … 9 of any script's digits.
    fileprivate var decimalDigit: Int? {
        guard let scalar = unicodeScalars.first, scalar.properties.generalCategory == .decimalNumber else { return nil }
        return scalar.properties.numericValue.map { Int($0) }
    }
}

/// Numbers in digits as the words of a pack: recognizers write `7` or `seven`, as they like.
struct SpelledNumbers {
    private let grammar: AmountGrammar?
    private let texts: [String]

    /// - Parameter compiled: the pack's table; without one no number is spelled.
    init(_ compiled: CompiledGrammar?) {
        grammar = compiled?.grammar
        texts = compiled?.clips.map(\.text) ?? []
    }

    /// All ways in which the pack's amounts say a number; none of a number that they don't reach. A power of ten may be said
    /// without its one: the clip `hundred` is 100.
    func words(of number: Int64) -> Set<String> {
        guard let grammar, number >= 0 else { return [] }
        let scale = grammar.range.lowerBound.scale
        let fractions = scale == 0 ? 0 : Amount.unit(scale)
        var ways: Set<String> = []
        for item in grammar.table.amounts.flatMap(\.say) {
            // A machine is only asked for what its amounts reach.
            let end: Int64 =
                switch item.field {
                case nil: 0
                case .integer: grammar.range.upperBound.integer + 1
                case .fraction: fractions
                default: 10
                }
            guard number < end, let clips = item.machine.flatMap({ grammar.table.machines[$0]?.clips(number) }) else {
                continue
            }
            ways.insert(clips.map { texts[$0] }.joined(separator: " "))
            if Self.isRound(number), let last = clips.last { ways.insert(texts[last]) }
        }
        return ways
    }

    private static func isRound(_ number: Int64) -> Bool {
        number >= 100 && (2...18).contains { Amount.unit($0) == number }
    }

}
