/// Which utterance of a session is a take of which clip, how sure that is, and what else it could be.
struct ScriptAlignment: Sendable {
    /// What an utterance is.
    struct Reading: Sendable {
        /// The clip's place in the script; nil for noise.
        var clip: Int?
        /// How sure that is, 0…1.
        var probability: Double
        /// What else it could be most probably: another clip, or nil for noise; nothing if there is no doubt.
        var other: Int??
    }

    private(set) var readings: [Reading] = []
    private(set) var durations: DurationModel

    /// The most nodes of the lattice: 32 MB for each of its tables.
    static let maximumNodes = 4_000_000
    /// Probabilities that a voiced sound is none of the script, that an unvoiced one is, and of noise without a voice.
    private static let voicedNoise = 0.006
    private static let unvoicedWord = 0.003
    private static let unvoicedNoise = 0.05
    /// Rounds in which pace and alignment are found from each other.
    private static let rounds = 5

    init(texts: [ScriptText], utterances: [Utterance]) {
        durations = DurationModel(
            texts: texts, utterances: utterances.filter { $0.pitch >= UtteranceFinder.leastPitch })
        guard !texts.isEmpty, !utterances.isEmpty else {
            readings = utterances.map { _ in Reading(clip: nil, probability: 1) }
            return
        }
        let likeness = UtteranceLikeness(utterances)
        let textLikeness = texts.indices.flatMap { clip in
            (1...Lattice.jumps).map { clip >= $0 ? texts[clip].likeness(to: texts[clip - $0]) : 0 }
        }
        var probabilities: [Double] = []
        var path: [Int?] = []
        for round in 1...Self.rounds {
            let lattice = lattice(texts, utterances, likeness, textLikeness)
            probabilities = lattice.probabilities()
            if round == Self.rounds { path = lattice.bestPath() } else { fit(texts, utterances, probabilities) }
        }
        readings = path.indices.map { utterance in
            Self.reading(path[utterance], probabilities[utterance * texts.count..<(utterance + 1) * texts.count])
        }
    }

    private func lattice(
        _ texts: [ScriptText], _ utterances: [Utterance], _ likeness: UtteranceLikeness, _ textLikeness: [Double]
    ) -> Lattice {
        // 0 where there is hardly a vowel, 1 where there is one.
        let voices = utterances.map { min(1, max(0, ($0.pitch - 0.42) / (UtteranceFinder.leastPitch - 0.42))) }
        func weight(_ voice: Double, _ unvoiced: Double, _ voiced: Double) -> Double {
            (1 - voice) * logarithm(unvoiced) + voice * logarithm(voiced)
        }
        let match = zip(utterances, voices).flatMap { utterance, voice in
            texts.map { weight(voice, Self.unvoicedWord, 1) + durations.logDensity(utterance.seconds, for: $0) }
        }
        let noise = zip(utterances, voices).map { utterance, voice in
            weight(voice, Self.unvoicedNoise, Self.voicedNoise)
                + logarithm(DurationModel.anything(utterance.seconds) + 0.01)
        }
        return Lattice(
            clips: texts.count, match: match, noise: noise, likeness: likeness, textLikeness: textLikeness)
    }

    private mutating func fit(_ texts: [ScriptText], _ utterances: [Utterance], _ probabilities: [Double]) {
        var pairs: [(text: ScriptText, seconds: Double, probability: Double)] = []
        for (node, probability) in probabilities.enumerated() where probability > 0.05 {
            pairs.append((texts[node % texts.count], utterances[node / texts.count].seconds, probability))
        }
        durations.fit(pairs)
    }

    private static func reading(_ clip: Int?, _ probabilities: ArraySlice<Double>) -> Reading {
        let first = probabilities.startIndex
        let noise = max(0, 1 - probabilities.reduce(0, +))
        let own = clip.map { probabilities[first + $0] } ?? noise
        let rival = probabilities.indices.filter { $0 - first != clip }.max { probabilities[$0] < probabilities[$1] }
        let rivalProbability = rival.map { probabilities[$0] } ?? 0
        var reading = Reading(clip: clip, probability: min(1, own))
        if clip != nil, noise > rivalProbability, noise > 0.001 {
            reading.other = .some(nil)
        } else if let rival,
            rivalProbability > 0.001
        {
            reading.other = .some(rival - first)
        }
        return reading
    }
}
