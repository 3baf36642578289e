#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// How long a speaker takes for a text: a constant, so much a syllable and so much a consonant.
package struct DurationModel: Sendable {
    /// Seconds: the constant, a syllable, a consonant.
    private var weights: [Double]
    /// The spread of the lengths, as the logarithm of a ratio.
    package private(set) var spread = 0.25

    /// What is typical of careful reading, seconds.
    private static let typical = [0.15, 0.14, 0.05]

    /// Typical proportions at the pace at which the medians agree.
    /// - Parameter lengths: of what is said, seconds; it needs no order.
    package init(texts: [TextLength], lengths: [Double]) {
        weights = Self.typical
        let expected = texts.map { Self.dot(Self.typical, $0.terms) }.sorted()
        let lengths = lengths.sorted()
        guard let middle = lengths.dropFirst(lengths.count / 2).first, !expected.isEmpty else { return }
        weights = weights.map { $0 * middle / expected[expected.count / 2] }
    }

    /// The model of takes whose texts are known, some of which may be wrong.
    package init(of takes: [(text: TextLength, seconds: Double)]) {
        self.init(texts: takes.map(\.text), lengths: takes.map(\.seconds))
        for _ in 0..<Self.rounds { fit(takes.map { ($0.text, $0.seconds, 1) }) }
    }

    private static let rounds = 4

    /// Least squares over pairs that belong together, drawn towards the earlier model as by eight of them.
    package mutating func fit(_ pairs: [(text: TextLength, seconds: Double, probability: Double)]) {
        guard !pairs.isEmpty else { return }
        var matrix = (0..<3).map { row in (0..<3).map { $0 == row ? [8, 8, 32][row] * 1.0 : 0 } }
        var right = (0..<3).map { matrix[$0][$0] * weights[$0] }
        for pair in pairs {
            let terms = pair.text.terms
            // A relative error counts, and an outlier counts little.
            let expected = Self.dot(weights, terms)
            let error = (pair.seconds - expected) / expected / spread
            let weight = pair.probability / (1 + error * error / 4)
            for row in 0..<3 {
                for column in 0..<3 { matrix[row][column] += weight * terms[row] * terms[column] }
                right[row] += weight * terms[row] * pair.seconds
            }
        }
        let solved = Self.solve(matrix, right)
        weights = zip(solved, Self.typical).map { max($0, $1 / 4) }
        let errors = pairs.map { abs(log($0.seconds / seconds(of: $0.text))) }.sorted()
        spread = min(0.35, max(0.14, 1.5 * errors[errors.count / 2]))
    }

    package func seconds(of text: TextLength) -> Double { Self.dot(weights, text.terms) }

    /// At the pace of careful reading, seconds.
    package static func typical(of text: TextLength) -> Double { dot(typical, text.terms) }

    /// The longest that anybody takes for a text, at whatever pace, seconds: beyond it a sentence was said in its place.
    package static func longest(of text: TextLength) -> Double { max(leastTooLong, 3 * typical(of: text)) }

    private static let leastTooLong = 1.2

    /// The logarithm of the density of a length, over the logarithm of the length; far off it falls slowly, as Student's t
    /// does with four degrees of freedom.
    package func logDensity(_ seconds: Double, for text: TextLength) -> Double {
        let error = error(seconds, for: text)
        return log(0.375 / spread) - 2.5 * log(1 + error * error / 4)
    }

    /// The density of the length of a sound that says no text.
    package static func anything(_ seconds: Double) -> Double {
        let error = log(seconds / 0.45) / 0.8
        return exp(-error * error / 2) / 2
    }

    /// How far a length is from what is expected, in spreads.
    package func error(_ seconds: Double, for text: TextLength) -> Double {
        log(seconds / self.seconds(of: text)) / spread
    }

    private static func dot(_ left: [Double], _ right: [Double]) -> Double { zip(left, right).map(*).reduce(0, +) }

    /// Gauss's elimination; the matrix is positive definite.
    private static func solve(_ matrix: [[Double]], _ right: [Double]) -> [Double] {
        var rows = zip(matrix, right).map { $0 + [$1] }
        for pivot in rows.indices {
            for row in rows.indices where row != pivot {
                let factor = rows[row][pivot] / rows[pivot][pivot]
                for column in pivot..<rows[row].count { rows[row][column] -= factor * rows[pivot][column] }
            }
        }
        return rows.indices.map { rows[$0][rows.count] / rows[$0][$0] }
    }
}

/// What a text tells about how long it takes to say, whatever its script.
package struct TextLength: Sendable, Hashable {
    /// Syllables, roughly; at least 1.
    package var syllables: Double
    /// Consonants besides.
    package var consonants: Double

    /// What a duration is a sum of: a constant, so much a syllable and so much a consonant.
    package var terms: [Double] { [1, syllables, consonants] }

    /// A word of one syllable, in place of a text that is not known.
    package static let unknown = TextLength(syllables: 1, consonants: 0)

    private init(syllables: Double, consonants: Double) {
        self.syllables = syllables
        self.consonants = consonants
    }

    /// A digit counts as a syllable.
    package init(_ text: String) {
        self.init(syllables: 0, consonants: 0)
        var wasVowel = false
        for scalar in text.lowercased().unicodeScalars.lazy.map(\.baseLetter) {
            guard scalar.isSpoken else {
                // A mark belongs to its letter, a space ends a syllable.
                if scalar.properties.canonicalCombiningClass == .notReordered { wasVowel = false }
                continue
            }
            switch Self.kind(of: scalar) {
            case .syllable: (syllables, wasVowel) = (syllables + 1, false)
            case .vowel:
                syllables += wasVowel ? 0.15 : 1
                wasVowel = true
            case .abugida: (syllables, wasVowel) = (syllables + 0.6, false)
            case .abjad: (syllables, wasVowel) = (syllables + 0.5, false)
            case .mute: break
            case .consonant: (consonants, wasVowel) = (consonants + 1, false)
            }
        }
        syllables = max(1, syllables)
    }

    /// nil if the text has no letters, or digits, whose words are not known here; an ideograph's numeral is a word.
    package init?(spelledOut text: String) {
        let letters = text.unicodeScalars.filter(\.isSpoken)
        guard !letters.isEmpty, !letters.contains(where: { !$0.properties.isAlphabetic }) else { return nil }
        self.init(text)
    }

    private enum Kind { case syllable, vowel, abugida, abjad, consonant, mute }

    private static let vowels = Set("aeiouyæøœıаеёийоуыэюяіїєαεηιουω".unicodeScalars)
    private static let mutes = Set("ьъ'’".unicodeScalars)

    private static func kind(of scalar: Unicode.Scalar) -> Kind {
        if vowels.contains(scalar) { return .vowel }
        if mutes.contains(scalar) { return .mute }
        switch scalar.value {
        case 0x30...0x39: return .syllable
        // Hangul and its decomposed initials; the vowels and finals that follow add nothing.
        case 0xac00...0xd7a3, 0x1100...0x1112: return .syllable
        case 0x1161...0x11ff: return .mute
        // Small kana belong to the one before.
        case 0x3083, 0x3085, 0x3087, 0x30e3, 0x30e5, 0x30e7: return .mute
        case 0x3040...0x30ff, 0x3400...0x9fff, 0xf900...0xfaff, 0x20000...0x3ffff: return .syllable
        // Hebrew and Arabic write half of the vowels. Before a pause ة is only the vowel of the letter before it.
        case 0x0629: return .mute
        case 0x05d0...0x05ea, 0x0620...0x064a, 0x066e...0x06d3: return .abjad
        case 0x0900...0x0dff, 0x0e00...0x0fff, 0x1000...0x109f, 0x1780...0x17ff: return .abugida
        default: return .consonant
        }
    }
}

extension Unicode.Scalar {
    /// Whether it is a letter or a digit.
    package var isSpoken: Bool { properties.isAlphabetic || properties.numericType != nil }
}
