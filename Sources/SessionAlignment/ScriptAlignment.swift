package import VoiceAssetUnicodeText

/// Which utterance of a session is a take of which clip, how sure that is, and what else it could be.
package struct ScriptAlignment: Sendable {
    /// What an utterance is.
    package struct Reading: Sendable {
        /// The clip's place in the script; nil for noise.
        package var clip: Int?
        /// How sure that is as far as the script was read in its order, 0…1.
        package var probability: Double
        /// What else it could be most probably: another clip, or nil for noise; nothing if there is no doubt.
        package var other: Int??
        /// Whether it sounds as if it began twice.
        package var beginsTwice = false
        /// What known takes of all clips say of it; nil if there are none to compare.
        package var verdict: ReferenceLikeness.Verdict?
        /// Whether they tell it from every other, and every clip is there and no other voice.
        package var isProven = false
    }

    package private(set) var readings: [Reading] = []
    package private(set) var durations: DurationModel
    private let reference: ReferenceLikeness?
    private let textLikeness: [Double]

    /// Readings that are less probable than this are doubtful.
    package static let leastProbability = 0.98
    /// Lengths further from what is expected than this are doubtful, in the spreads of the session.
    package static let largestError = 3.5
    /// The most nodes of the lattice: 32 MB for each of its tables.
    package static let maximumNodes = 4_000_000
    /// Probabilities that a voiced sound is none of the script, that an unvoiced one is, and of noise without a voice.
    private static let voicedNoise = 0.002
    /// That a voiced sound is a false start, before it is heard whether it sounds like one.
    private static let falseStart = 0.006
    private static let unvoicedWord = 0.003
    private static let unvoicedNoise = 0.05
    /// Rounds in which pace and alignment are found from each other.
    private static let rounds = 5

    /// - Parameters:
    ///   - script: the texts of the clips, in the script's order.
    ///   - references: takes of the clips that are known; none by default.
    package init(script: [String], utterances: [Utterance], references: ReferenceTakes? = nil) {
        let texts = script.map { TextLength($0) }
        textLikeness = Self.likeness(of: script)
        durations = DurationModel(
            texts: texts,
            lengths: utterances.filter { $0.pitch >= UtteranceFinder.leastPitch }.map(\.seconds))
        guard !texts.isEmpty, !utterances.isEmpty else {
            reference = nil
            readings = utterances.map { _ in Reading(clip: nil, probability: 1) }
            return
        }
        reference = references.map { ReferenceLikeness($0, utterances) }
        let likeness = UtteranceLikeness(utterances)
        var path: [Int?] = []
        for round in 1...Self.rounds {
            let lattice = lattice(texts, utterances, likeness, course: .regular)
            if round < Self.rounds { fit(texts, utterances, lattice.probabilities()) }
            if round >= Self.rounds - 2 { path = lattice.bestPath() }
        }
        let course = course(of: path, utterances, texts.count)
        let lattice = lattice(texts, utterances, likeness, course: course)
        let probabilities = lattice.probabilities()
        let verdicts = reference?.verdicts(on: path)
        readings = path.indices.map { index in
            var reading = Self.reading(path[index], probabilities[index * texts.count..<(index + 1) * texts.count])
            reading.beginsTwice = likeness.beginsTwice(utterances[index])
            reading.verdict = verdicts?[index]
            // Where a clip is missing, the takes may all lie under the names of its neighbours.
            reading.isProven = reading.verdict?.isAlone == true && course != .irregular
            return reading
        }
    }

    /// Letters that are compared: to compare two texts takes time in proportion to the product of their lengths.
    private static let mostLetters = 100

    /// The share of letters, without marks, that a clip's text has in common with each of those before it: clip × `Lattice.jumps` + jump.
    private static func likeness(of script: [String]) -> [Double] {
        let letters = script.map {
            Array($0.lowercased().unicodeScalars.lazy.map(\.baseLetter).filter(\.isSpoken).prefix(mostLetters))
        }
        return letters.indices.flatMap { clip in
            (1...Lattice.jumps).map { jump in
                guard jump <= clip, !letters[clip].isEmpty else { return 0 }
                return 1 - EditDistance.levenshtein.share(letters[clip - jump], letters[clip])
            }
        }
    }

    /// Whether every clip is said and nothing else has a vowel; and if so, whether any is said twice.
    private func course(of path: [Int?], _ utterances: [Utterance], _ clips: Int) -> Lattice.Course {
        let takes = path.compactMap { $0 }
        let isNoiseVoiced = zip(path, utterances).contains { $0 == nil && $1.pitch >= UtteranceFinder.leastPitch }
        guard Set(takes).count == clips, !isNoiseVoiced else { return .irregular }
        return takes.count == clips ? .complete : .regular
    }

    private func lattice(
        _ texts: [TextLength], _ utterances: [Utterance], _ likeness: UtteranceLikeness, course: Lattice.Course
    ) -> Lattice {
        // 0 where there is hardly a vowel, 1 where there is one.
        let voices = utterances.map { min(1, max(0, ($0.pitch - 0.42) / (UtteranceFinder.leastPitch - 0.42))) }
        let match = utterances.indices.flatMap { index in
            let (utterance, voice) = (utterances[index], voices[index])
            return texts.indices.map { clip in
                (1 - voice) * logarithm(Self.unvoicedWord)
                    + durations.logDensity(utterance.seconds, for: texts[clip])
                    + (reference?.logLikelihood(index, clip) ?? 0)
            }
        }
        let noise = utterances.indices.map { index in
            let (utterance, voice) = (utterances[index], voices[index])
            // Where the count fits, a clip would have to be missing as well.
            let begins = utterances.count > texts.count ? exponential(likeness.falseStarts[index]) : 0
            let voiced = Self.voicedNoise + Self.falseStart * begins
            return (1 - voice) * logarithm(Self.unvoicedNoise) + voice * logarithm(voiced)
                + logarithm(DurationModel.anything(utterance.seconds) + 0.01)
        }
        return Lattice(
            clips: texts.count, match: match, noise: noise, likeness: likeness, textLikeness: textLikeness,
            course: course)
    }

    private mutating func fit(_ texts: [TextLength], _ utterances: [Utterance], _ probabilities: [Double]) {
        let nodes = probabilities.indices.filter { probabilities[$0] > 0.05 }
        durations.fit(
            nodes.map { (texts[$0 % texts.count], utterances[$0 / texts.count].seconds, probabilities[$0]) })
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
        } else if let rival, rivalProbability > 0.001 {
            reading.other = .some(rival - first)
        }
        return reading
    }
}
