/// Whether an utterance sounds akin to those of the rest of the session whose texts are akin to a clip's.
///
/// Who says "seventy" says something like "seven" and much like "sixty". A shift by one is noticed by that where lengths
/// and single sounds tell nothing.
struct TextKinship: Sendable {
    /// Clips that an utterance may be, on either side of its reading.
    private static let width = 4
    /// Utterances on either side among which relatives are looked for, and the most that are listened to.
    private static let reach = 60
    private static let mostRelatives = 24
    /// The least difference of two texts' likenesses to a third that tells something.
    private static let leastDifference = 0.15
    /// The most that it tells, as a logarithm.
    private static let most = 6.0

    private let path: [Int?]
    /// By utterance, and clips from `width` before its reading to `width` behind it.
    private var logarithms: [Double]

    private struct Relative {
        var utterance: Int
        var clip: Int
        /// How much better its text tells a candidate from the reading than no text would, 0…1.
        var difference: Double
    }

    /// The likenesses of texts, each found once.
    private struct Texts {
        let texts: [ScriptText]
        private var known: [Int: Double] = [:]

        init(_ texts: [ScriptText]) { self.texts = texts }

        mutating func likeness(_ clip: Int, _ other: Int) -> Double {
            let key = min(clip, other) * texts.count + max(clip, other)
            if let value = known[key] { return value }
            let value = texts[clip].likeness(to: texts[other])
            known[key] = value
            return value
        }
    }

    /// - Parameter path: the clip of each utterance as far as it is known; nil for noise.
    init(_ texts: [ScriptText], _ likeness: UtteranceLikeness, path: [Int?]) {
        self.path = path
        logarithms = [Double](repeating: 0, count: path.count * (2 * Self.width + 1))
        var texts = Texts(texts)
        for (index, clip) in path.enumerated() {
            guard let clip else { continue }
            let candidates = max(0, clip - Self.width)...min(texts.texts.count - 1, clip + Self.width)
            let first = index * (2 * Self.width + 1) + Self.width - clip
            let relatives = Self.relatives(of: index, clip, candidates, &texts, likeness, path)
            let ratios = relatives.map { likeness.sounds.ratio(index, $0.utterance) }
            let weights = candidates.map { candidate in
                likeness.logDensity(of: ratios, texts: relatives.map { texts.likeness(candidate, $0.clip) })
            }
            for candidate in candidates {
                logarithms[first + candidate] =
                    weights[candidate - candidates.lowerBound] - weights[clip - candidates.lowerBound]
            }
        }
        logarithms = logarithms.map { max(-Self.most, min(Self.most, $0)) }
    }

    /// The utterances by which the candidates can best be told from the reading.
    private static func relatives(
        of index: Int, _ clip: Int, _ candidates: ClosedRange<Int>, _ texts: inout Texts, _ likeness: UtteranceLikeness,
        _ path: [Int?]
    ) -> ArraySlice<Relative> {
        var found: [Relative] = []
        for other in max(0, index - reach)..<min(path.count, index + reach + 1) {
            guard let otherClip = path[other], abs(other - index) > UtteranceLikeness.reach,
                !candidates.contains(otherClip), likeness.sounds.areComparable(index, other)
            else { continue }
            let own = texts.likeness(clip, otherClip)
            let difference = candidates.reduce(0.0) { max($0, abs(texts.likeness($1, otherClip) - own)) }
            if difference >= leastDifference {
                found.append(Relative(utterance: other, clip: otherClip, difference: difference))
            }
        }
        return found.sorted { $0.difference > $1.difference }.prefix(mostRelatives)
    }

    /// How much likelier an utterance sounds as it does if it is a take of a clip than if it is what it is read as, as a
    /// logarithm; 0 where that is not known.
    func logLikelihood(_ utterance: Int, _ clip: Int) -> Double {
        guard let own = path[utterance], abs(clip - own) <= Self.width else { return 0 }
        return logarithms[utterance * (2 * Self.width + 1) + clip - own + Self.width]
    }
}
