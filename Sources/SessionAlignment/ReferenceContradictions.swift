package import VoiceAssetAudio
import VoiceAssetUnicodeText

/// Known takes that contradict one another, or their own texts: they may lie under wrong names, and are evidence of nothing.
package struct ReferenceContradictions: Sendable {
    /// One voice's takes of a clip, and their frames.
    package typealias Take = (clip: Int, frames: [SpectralFrame])

    /// What is wrong with the takes of two clips.
    package enum Kind: Sendable, Hashable {
        /// They are one sound, although the texts differ.
        case alike
        /// Their lengths and sounds fit the texts better with the names exchanged.
        case exchanged
        /// They fit the other voices' takes better with the names exchanged.
        case apart
    }

    /// Two clips of one voice.
    package struct Pair: Sendable, Hashable {
        /// The voice's place, and those of the clips in the script.
        package var voice: Int
        package var first: Int
        package var second: Int
        package var kind: Kind
    }

    /// In the order of the voices and clips; two clips are in it once.
    package private(set) var pairs: [Pair] = []

    /// Clips on either side with which a take is compared, as far as cuts are compared with them.
    private static let width = 12
    /// The distance of one sound under two names, in those that are usual of the voice, and the most that the texts have in common.
    private static let same = 0.2
    private static let leastDifferent = 0.5
    /// Lengths of one sound differ by less than this, frames.
    private static let sameLength = 3
    /// What speaks for exchanged names before it is told, as a logarithm. Of eight people's words for numbers no right pair has
    /// more than 1.13, and 30 to 67 % of the neighbours reach it with their names exchanged.
    private static let exchanged = 4.0
    /// How much nearer other voices' takes are with the names exchanged, in the mean of the distances.
    private static let apart = 0.15

    /// - Parameters:
    ///   - voices: the takes of each voice.
    ///   - texts: those of the script.
    package init(_ voices: [[Take]], texts: [ScriptText]) {
        let firsts = voices.map { Self.firsts(of: $0) }
        let courses = firsts.map { takes in
            let centred = VoiceColour.centred(takes.map(\.frames))
            return Dictionary(
                zip(takes, centred).map { ($0.clip, SoundCourse($1)) }, uniquingKeysWith: { first, _ in first })
        }
        for voice in voices.indices {
            let clips = firsts[voice].map(\.clip)
            let found =
                Self.alike(clips, courses[voice], texts).map { ($0, Kind.alike) }
                + Self.apart(voice, clips, courses, texts).map { ($0, Kind.apart) }
                + Self.exchanged(firsts[voice], texts).map { ($0, Kind.exchanged) }
            var known: Set<[Int]> = []
            for (clips, kind) in found where known.insert(clips).inserted {
                pairs.append(Pair(voice: voice, first: clips[0], second: clips[1], kind: kind))
            }
        }
    }

    /// The takes of each voice without those of the pairs.
    package func trusted(of voices: [[Take]]) -> [[Take]] {
        voices.enumerated().map { voice, takes in
            let doubted = Set(pairs.lazy.filter { $0.voice == voice }.flatMap { [$0.first, $0.second] })
            return takes.filter { !doubted.contains($0.clip) }
        }
    }

    /// The first take of each clip, in the script's order; what is too long is not compared.
    private static func firsts(of takes: [Take]) -> [Take] {
        var known: Set<Int> = []
        return takes.filter { (1...ReferenceTakes.longest).contains($0.frames.count) && known.insert($0.clip).inserted }
            .sorted { $0.clip < $1.clip }
    }

    private static func alike(_ clips: [Int], _ courses: [Int: SoundCourse], _ texts: [ScriptText]) -> [[Int]] {
        var distances: [(clips: [Int], distance: Double)] = []
        for (place, first) in clips.enumerated() {
            for second in clips[(place + 1)...].prefix(width) {
                guard let one = courses[first], let other = courses[second],
                    abs(one.count - other.count) < sameLength
                else { continue }
                distances.append(([first, second], one.distance(to: other)))
            }
        }
        let usual = distances.map(\.distance).filter(\.isFinite).sorted()
        guard usual.count > 1 else { return [] }
        let limit = same * usual[usual.count / 2]
        return distances.filter { pair in
            pair.distance <= limit && texts[pair.clips[0]].likeness(to: texts[pair.clips[1]]) < leastDifferent
        }.map(\.clips)
    }

    private static func exchanged(_ takes: [Take], _ texts: [ScriptText]) -> [[Int]] {
        let texts = takes.map { texts[$0.clip] }
        let utterances = takes.map { take in
            var utterance = Utterance(
                start: 0, end: Double(take.frames.count) / SpectralFrame.rate, level: 0, pitch: 1)
            utterance.frames = take.frames
            return utterance
        }
        guard takes.count > 2 else { return [] }
        let durations = DurationModel(of: zip(texts, utterances).map { ($0.length, $1.seconds) })
        var sibilants = SibilanceModel()
        sibilants.fit(zip(texts, utterances).map { ($0, $1.hiss, 1) })
        let kinship = TextKinship(texts, UtteranceLikeness(utterances), path: Array(texts.indices))
        let order = NeighbourOrder.pairs(
            Array(texts.indices), length: { durations.logDensity(utterances[$0].seconds, for: texts[$1].length) },
            known: { _, _ in 0 },
            sound: {
                sibilants.logProbability(utterances[$0].hiss, for: texts[$1]) + kinship.logLikelihood($0, $1)
            })
        return order.filter { $0.all < -exchanged }.map { [takes[$0.clips.earlier].clip, takes[$0.clips.later].clip] }
    }

    /// Held against all other voices together: of three, the one that differs is wrong.
    private static func apart(
        _ voice: Int, _ clips: [Int], _ courses: [[Int: SoundCourse]], _ texts: [ScriptText]
    ) -> [[Int]] {
        zip(clips, clips.dropFirst()).compactMap { first, second -> [Int]? in
            guard let one = courses[voice][first], let two = courses[voice][second],
                texts[first].likeness(to: texts[second]) < leastDifferent
            else { return nil }
            let contrasts = courses.indices.compactMap { other -> Double? in
                guard other != voice, let third = courses[other][first], let fourth = courses[other][second] else {
                    return nil
                }
                let right = one.distance(to: third) + two.distance(to: fourth)
                let wrong = one.distance(to: fourth) + two.distance(to: third)
                return right.isFinite && wrong.isFinite ? 4 * (wrong - right) / max(0.01, wrong + right) : nil
            }
            guard !contrasts.isEmpty else { return nil }
            return contrasts.reduce(0, +) < -apart * Double(contrasts.count) ? [first, second] : nil
        }
    }
}
