package import VoiceAssetUnicodeText

/// Which utterance of a session is a take of which clip, how sure that is, and what else it could be.
package struct ScriptAlignment: Sendable {
    /// What an utterance is.
    package struct Reading: Sendable {
        /// The clip's place in the script; nil for noise.
        package var clip: Int?
        /// How sure that is, 0…1.
        package var probability: Double
        /// What else it could be most probably: another clip, or nil for noise; nothing if there is no doubt.
        package var other: Int??
        /// Whether it sounds as if it began twice.
        package var beginsTwice = false
        /// Whether its length, and those of the others, are enough to be sure.
        package var isToldByLength = false
        /// True if lengths and takes that are known are enough to be sure.
        package var isToldByTakes = false
        /// Whether lengths, takes that are known and sounds tell it from every other clip; else the order does from some.
        package var isToldBySound = false
        /// The clips before and behind that it may have changed places with, by their places in the script: nothing tells the two apart.
        package var interchangeable: [Int] = []
        /// Another clip whose known takes are nearer to it than those of its own.
        package var resembled: Int?
        /// The clips, its neighbours or others near by, with which it seems to have changed places.
        package var exchanged: [Int] = []
    }

    package private(set) var readings: [Reading] = []
    /// Whether nothing but the count says that nothing happened: a clip may be left out and another said twice.
    package private(set) var mayBeShifted = false
    package private(set) var durations: DurationModel
    /// Clips whose known takes sound like what is read as another clip, and that clip, by their places in the script.
    package private(set) var strangers: [(clip: Int, other: Int)] = []
    private var sibilants = SibilanceModel()
    /// Of the path that was found last; nil in the first rounds.
    private var kinship: TextKinship?
    private var reference: ReferenceLikeness?

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
    /// The logarithm of how much likelier it has to be that two neighbours are takes of one clip than that they are
    /// not.
    private static let alike = 2.5
    /// Rounds in which pace and alignment are found from each other.
    private static let rounds = 5

    /// The evidence besides lengths.
    private enum Evidence {
        case all, takes, none
    }

    /// - Parameter references: takes of the clips that are known; none by default.
    package init(texts: [ScriptText], utterances: [Utterance], references: ReferenceTakes? = nil) {
        durations = DurationModel(
            texts: texts.map(\.length),
            lengths: utterances.filter { $0.pitch >= UtteranceFinder.leastPitch }.map(\.seconds))
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
            let lattice = lattice(texts, utterances, likeness, textLikeness, course: .regular)
            probabilities = lattice.probabilities()
            if round < Self.rounds { fit(texts, utterances, probabilities) }
            if round >= Self.rounds - 2 { path = lattice.bestPath() }
            if round < Self.rounds, !path.isEmpty {
                kinship = TextKinship(texts, likeness, path: path)
                hold(utterances, against: references, path: path)
            }
        }
        readings = Self.readings(path, probabilities, texts.count)
        defer {
            for index in readings.indices { readings[index].beginsTwice = likeness.beginsTwice(utterances[index]) }
        }
        let course = course(texts, utterances, likeness, textLikeness)
        defer {
            func isTold(by evidence: Evidence) -> [Bool] {
                let deaf = lattice(texts, utterances, likeness, textLikeness, course: course, evidence)
                let sure = Self.readings(readings.map(\.clip), deaf.probabilities(), texts.count)
                return sure.map { $0.probability >= Self.leastProbability }
            }
            let (byLength, byTakes) = (isTold(by: .none), reference == nil ? nil : isTold(by: .takes))
            for index in readings.indices {
                readings[index].isToldByLength = byLength[index]
                let isKnown = readings[index].clip.map { reference?.knows($0) ?? false } ?? false
                readings[index].isToldByTakes = isKnown && byTakes?[index] ?? false
                readings[index].resembled = readings[index].clip.flatMap { reference?.resembled(index, readAs: $0) }
            }
            noteOrder(texts, utterances)
        }
        mayBeShifted = course == .complete
        guard course != .regular else { return }
        // Something happened in the session, and more may have; or the count alone says that nothing did.
        let doubting = lattice(texts, utterances, likeness, textLikeness, course: course)
        let others = Self.readings(path, doubting.probabilities(), texts.count)
        for index in readings.indices
        where course == .complete || others[index].probability < readings[index].probability {
            readings[index] = others[index]
        }
    }

    /// Notes what tells each reading from the clips beside it, which nothing tells from it, and with which it changed places.
    private mutating func noteOrder(_ texts: [ScriptText], _ utterances: [Utterance]) {
        func length(_ index: Int, _ clip: Int) -> Double {
            durations.logDensity(utterances[index].seconds, for: texts[clip].length)
        }
        func known(_ index: Int, _ clip: Int) -> Double { reference?.logProbability(index, clip) ?? 0 }
        func sound(_ index: Int, _ clip: Int) -> Double {
            sibilants.logProbability(utterances[index].hiss, for: texts[clip])
                + (kinship?.logLikelihood(index, clip) ?? 0)
        }
        let path = readings.map(\.clip)
        strangers = reference?.strangers(path) ?? []
        let told = NeighbourOrder.isTold(path, clips: texts.count) { length($0, $1) + known($0, $1) + sound($0, $1) }
        for index in readings.indices { readings[index].isToldBySound = told[index] }
        let pairs = NeighbourOrder.pairs(path, length: length, known: known, sound: sound)
        for pair in pairs {
            for (own, other) in [
                (pair.utterances.earlier, pair.clips.later), (pair.utterances.later, pair.clips.earlier),
            ] {
                for index in own {
                    readings[index].isToldByLength = readings[index].isToldByLength && pair.isToldByLength
                    readings[index].isToldByTakes = readings[index].isToldByTakes && pair.isToldByTakes
                    if pair.isContradicted {
                        readings[index].exchanged.append(other)
                    } else if !pair.isTold {
                        readings[index].interchangeable.append(other)
                    }
                }
            }
        }
    }

    private mutating func hold(_ utterances: [Utterance], against references: ReferenceTakes?, path: [Int?]) {
        if reference != nil {
            reference?.fit(path)
        } else if let references {
            reference = ReferenceLikeness(references, utterances, path: path)
        }
    }

    /// Whether the session is as it should be: every clip is said, nothing is left out but what has no vowel, no length
    /// is odd, takes of one clip sound alike and neighbours do not unless their texts do.
    private func course(
        _ texts: [ScriptText], _ utterances: [Utterance], _ likeness: UtteranceLikeness, _ textLikeness: [Double]
    ) -> Lattice.Course {
        let takes = readings.compactMap(\.clip)
        guard Set(takes).count == texts.count else { return .irregular }
        // As many sounds as clips: either nothing happened, or two things that make up for each other.
        guard utterances.count > texts.count else { return .complete }
        var last: (utterance: Int, clip: Int)?
        for (index, reading) in readings.enumerated() {
            let isVoiced = utterances[index].pitch >= UtteranceFinder.leastPitch
            guard let clip = reading.clip else {
                if isVoiced { return .irregular }
                continue
            }
            guard isVoiced, reading.probability >= Self.leastProbability,
                abs(durations.error(utterances[index].seconds, for: texts[clip].length)) <= Self.largestError
            else { return .irregular }
            if let last {
                guard index - last.utterance <= UtteranceLikeness.reach else { return .irregular }
                let texts = clip > last.clip ? textLikeness[clip * Lattice.jumps] : 0
                let repeated =
                    likeness.logRepeated(last.utterance, index)
                    - likeness.logDifferent(last.utterance, index, texts: texts)
                guard clip == last.clip ? repeated > Self.alike : repeated < Self.alike else { return .irregular }
            }
            last = (index, clip)
        }
        // As many words as clips, besides what has no vowel.
        return takes.count == texts.count ? .complete : .regular
    }

    private static func readings(_ path: [Int?], _ probabilities: [Double], _ clips: Int) -> [Reading] {
        path.indices.map { reading(path[$0], probabilities[$0 * clips..<($0 + 1) * clips]) }
    }

    private func lattice(
        _ texts: [ScriptText], _ utterances: [Utterance], _ likeness: UtteranceLikeness, _ textLikeness: [Double],
        course: Lattice.Course, _ evidence: Evidence = .all
    ) -> Lattice {
        let listens = evidence == .all
        let reference = evidence == .none ? nil : reference
        // 0 where there is hardly a vowel, 1 where there is one.
        let voices = utterances.map { min(1, max(0, ($0.pitch - 0.42) / (UtteranceFinder.leastPitch - 0.42))) }
        func weight(_ voice: Double, _ unvoiced: Double, _ voiced: Double) -> Double {
            (1 - voice) * logarithm(unvoiced) + voice * logarithm(voiced)
        }
        let match = utterances.indices.flatMap { index in
            let (utterance, voice) = (utterances[index], voices[index])
            return texts.indices.map { clip in
                weight(voice, Self.unvoicedWord, 1) + durations.logDensity(utterance.seconds, for: texts[clip].length)
                    + (listens
                        ? sibilants.logProbability(utterance.hiss, for: texts[clip])
                            + (kinship?.logLikelihood(index, clip) ?? 0) : 0)
                    + (reference?.logProbability(index, clip) ?? 0)
            }
        }
        let noise = utterances.indices.map { index in
            let (utterance, voice) = (utterances[index], voices[index])
            let voiced = Self.voicedNoise + Self.falseStart * exponential(likeness.falseStarts[index])
            return weight(voice, Self.unvoicedNoise, voiced)
                + logarithm(DurationModel.anything(utterance.seconds) + 0.01)
                + (listens ? sibilants.logProbability(utterance.hiss, for: nil) : 0)
        }
        return Lattice(
            clips: texts.count, match: match, noise: noise, likeness: likeness, textLikeness: textLikeness,
            course: course, listens: listens)
    }

    private mutating func fit(_ texts: [ScriptText], _ utterances: [Utterance], _ probabilities: [Double]) {
        let nodes = probabilities.indices.filter { probabilities[$0] > 0.05 }
        durations.fit(
            nodes.map { (texts[$0 % texts.count].length, utterances[$0 / texts.count].seconds, probabilities[$0]) })
        sibilants.fit(
            nodes.map { (texts[$0 % texts.count], utterances[$0 / texts.count].hiss, probabilities[$0]) })
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
