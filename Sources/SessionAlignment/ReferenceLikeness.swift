package import VoiceAssetAudio

/// Takes of a script's clips that are known for what they are: earlier ones, another speaker's or a synthesizer's.
package struct ReferenceTakes: Sendable {
    /// By the clip's place in the script.
    let courses: [[SoundCourse]]
    /// Of each folder, the clips of the takes that are compared, one for each take.
    package let used: [[Int]]

    /// The longest that is compared, seconds and frames.
    package static let longestSeconds = 3.0
    static let longest = Int(longestSeconds * SpectralFrame.rate)
    /// The most takes of a clip.
    package static let most = 8

    /// - Parameters:
    ///   - voices: the takes of each folder: their clips by their places in the script, and their frames.
    ///   - clips: how many the script has.
    package init(_ voices: [[(clip: Int, frames: [SpectralFrame])]], clips: Int) {
        var courses = [[SoundCourse]](repeating: [], count: clips)
        var used = [[Int]](repeating: [], count: voices.count)
        for (index, voice) in voices.enumerated() {
            let centred = VoiceColour.centred(voice.map(\.frames))
            for (take, frames) in zip(voice, centred)
            where Self.areComparable(frames) && courses[take.clip].count < Self.most {
                courses[take.clip].append(SoundCourse(frames))
                used[index].append(take.clip)
            }
        }
        self.courses = courses
        self.used = used
    }

    /// True if there are frames, and not too many.
    package static func areComparable(_ frames: [SpectralFrame]) -> Bool { (1...longest).contains(frames.count) }
}

/// The share of a voice, its microphone and its room in each band.
enum VoiceColour {
    /// Frames further below the loudest are not listened to, decibels.
    private static let depth: Float = -35

    /// Frames of one voice without what they all have in common.
    ///
    /// In a model of ten-digit sessions of six people with the distances alone, 22 % of the cuts were in doubt against one other
    /// speaker's takes, and 27 % without this; against a synthesizer's 26 % and 33 %.
    static func centred(_ utterances: [[SpectralFrame]]) -> [[SpectralFrame]] {
        var sums = [Float](repeating: 0, count: SpectralFrame.bandCount)
        var count: Float = 0
        for frame in utterances.joined() where frame.level > depth {
            for band in sums.indices { sums[band] += frame.colour[band] }
            count += 1
        }
        guard count > 0 else { return utterances }
        return utterances.map { frames in
            frames.map { frame in
                var frame = frame
                for band in sums.indices { frame.colour[band] -= sums[band] / count }
                return frame
            }
        }
    }
}

/// The likeness of an utterance to takes of each clip that are known.
///
/// This is evidence that does not hold for the neighbour: a clip that is left out and another that is said twice leave the count
/// right, and every cut between them nearer to the takes of another clip.
struct ReferenceLikeness: Sendable {
    private let clips: Int
    /// Utterance × clips + clip: the distance to its takes, 1 being the median of all; nil where nothing is compared.
    private let distances: [Double?]
    /// Clips that have takes.
    private let isKnown: [Bool]
    private var logarithms: [Double]

    /// Clips that an utterance may be, on either side of its reading.
    private static let width = 12
    /// The least that a clip is likely by this, as a logarithm: a take may be a bad one.
    private static let least = -8.0
    /// The weights that are tried for a distance of the median; and the price of such a weight
    /// before the session is heard, so that ten words that fit perfectly are not trusted without bounds.
    private static let sharpnesses = stride(from: 1.0, through: 60, by: 1)
    private static let caution = 0.05
    /// The distance of what is far too long or too short.
    private static let incomparable = 2.0
    private static let mostRatio = 2.5

    /// - Parameter path: the clip of each utterance as far as it is known; nil for noise.
    init(_ references: ReferenceTakes, _ utterances: [Utterance], path: [Int?]) {
        let clips = references.courses.count
        self.clips = clips
        isKnown = references.courses.map { !$0.isEmpty }
        let courses = VoiceColour.centred(utterances.map(\.frames)).map { SoundCourse($0) }
        var distances = [Double?](repeating: nil, count: path.count * clips)
        var place = 0
        for (index, clip) in path.enumerated() {
            place = clip ?? place
            guard (1...ReferenceTakes.longest).contains(courses[index].count) else { continue }
            for clip in max(0, place - Self.width)...min(clips - 1, place + Self.width) where isKnown[clip] {
                distances[index * clips + clip] = Self.distance(courses[index], references.courses[clip])
            }
        }
        let sorted = distances.compactMap { $0 }.filter(\.isFinite).sorted()
        let median = sorted.isEmpty ? 1 : max(0.01, sorted[sorted.count / 2])
        self.distances = distances.map { $0.map { min(Self.incomparable, $0 / median) } }
        logarithms = [Double](repeating: 0, count: distances.count)
        fit(path)
    }

    /// To the nearer half of a clip's takes, in the mean; ∞ if all are far too long or too short.
    private static func distance(_ utterance: SoundCourse, _ takes: [SoundCourse]) -> Double {
        let all = takes.map { take in
            let ratio = Double(utterance.count) / Double(take.count)
            return ratio < mostRatio && ratio > 1 / mostRatio ? utterance.distance(to: take) : .infinity
        }.sorted()
        let nearer = all.prefix((all.count + 1) / 2)
        return nearer.reduce(0, +) / Double(nearer.count)
    }

    /// Finds how sharply the takes tell these words apart, as far as the path is right: where it is not, they tell little.
    mutating func fit(_ path: [Int?]) {
        let told = path.indices.filter { index in
            path[index].map { distances[index * clips + $0] != nil } ?? false
        }
        func fitness(_ sharpness: Double) -> Double {
            told.reduce(-Self.caution * sharpness) { sum, index in
                sum + logProbabilities(index, sharpness)[path[index] ?? 0]
            }
        }
        var best = (sharpness: 1.0, fitness: -Double.infinity)
        for sharpness in Self.sharpnesses {
            let fitness = fitness(sharpness)
            if fitness > best.fitness { best = (sharpness, fitness) }
        }
        logarithms = path.indices.flatMap { logProbabilities($0, best.sharpness) }
    }

    /// Of each clip for an utterance. What no take is known of may be anything; what is far off the reading is hardly it.
    private func logProbabilities(_ utterance: Int, _ sharpness: Double) -> [Double] {
        let own = distances[utterance * clips..<(utterance + 1) * clips]
        let sum = logSum(own.compactMap { $0.map { -sharpness * $0 } })
        guard sum > -.infinity else { return [Double](repeating: 0, count: clips) }
        let known = own.map { $0.map { max(Self.least, -sharpness * $0 - sum) } }
        let likeliest = known.compactMap { $0 }.max() ?? 0
        return zip(known, isKnown).map { $0 ?? ($1 ? Self.least : likeliest) }
    }

    /// How near the takes of a clip are to an utterance of the same word, and how much farther from their own.
    ///
    /// Chosen on 42 sessions of digits by 17 people with one known take each of their own: where one of them said another digit, 19 were
    /// told, and 18 of 36 sessions of 16 others; of as many with right takes none was.
    private static let sameWord = 0.55
    private static let leastFarther = 1.5

    /// Clips whose takes are far nearer to an utterance that is read as another clip than to their own, and that clip.
    /// - Parameter path: the clip of each utterance; nil for noise.
    func strangers(_ path: [Int?]) -> [(clip: Int, other: Int)] {
        (0..<clips).filter { isKnown[$0] }.compactMap { clip in
            var own = Double.infinity
            var nearest: (clip: Int, distance: Double)?
            for (index, read) in path.enumerated() {
                guard let read, let distance = distances[index * clips + clip] else { continue }
                if read == clip {
                    own = min(own, distance)
                } else if distance < nearest?.distance ?? Self.sameWord {
                    nearest = (read, distance)
                }
            }
            guard let nearest, own.isFinite, own > Self.leastFarther * nearest.distance else { return nil }
            return (clip, nearest.clip)
        }
    }

    /// How much likelier another clip is by the takes before a cut is said to resemble that, as a logarithm.
    ///
    /// In sessions where one word is another take of a word of the script (`strange-sessions --kinds instead`) 12 of 41 were without a
    /// doubt, and 1 was with this, for 10 more of 779 right cuts in doubt: the half of the speakers on which it was chosen.
    private static let leastResemblance = 1.5

    /// Another clip that an utterance resembles more than the one that it is read as; nil if there is none, or no take of the latter.
    func resembled(_ utterance: Int, readAs clip: Int) -> Int? {
        guard isKnown[clip] else { return nil }
        let own = logProbability(utterance, clip)
        let others = (0..<clips).filter { $0 != clip && isKnown[$0] }
        guard let nearest = others.max(by: { logProbability(utterance, $0) < logProbability(utterance, $1) }),
            logProbability(utterance, nearest) - own > Self.leastResemblance
        else { return nil }
        return nearest
    }

    /// True if there are takes of this clip.
    func knows(_ clip: Int) -> Bool { isKnown[clip] }

    /// The probability of a clip for an utterance by the takes alone, as a logarithm; 0 where they tell nothing.
    func logProbability(_ utterance: Int, _ clip: Int) -> Double { logarithms[utterance * clips + clip] }
}
