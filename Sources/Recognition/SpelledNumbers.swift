import NumberGrammar
import VoiceAssetGrammarCompiler
import VoiceAssetPacks

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
        let fractions = grammar.range.lowerBound.scale == 0 ? 0 : Self.power(of: 10, grammar.range.lowerBound.scale)
        var ways: Set<String> = []
        for item in grammar.patterns.flatMap(\.say) {
            // A set is only asked for what its amounts reach: nothing else of it was checked.
            let (set, end): (Int?, Int64) =
                switch item {
                case .clip: (nil, 0)
                case .integer(let set): (set, grammar.range.upperBound.integer + 1)
                case .fraction(let set): (set, fractions)
                case .digits(let set, _): (set, 10)
                }
            guard let set, number < end else { continue }
            var clips: [Int] = []
            grammar.append(set, number, to: &clips)
            ways.insert(clips.map { texts[$0] }.joined(separator: " "))
            if Self.isRound(number), let last = clips.last { ways.insert(texts[last]) }
        }
        return ways
    }

    private static func isRound(_ number: Int64) -> Bool {
        number >= 100 && (2...18).contains { power(of: 10, $0) == number }
    }

    private static func power(of base: Int64, _ exponent: Int) -> Int64 {
        (0..<exponent).reduce(1) { power, _ in power * base }
    }
}
