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

/// The likeness of each utterance to the known takes of all clips.
///
/// This is evidence that does not hold for the neighbour: a clip that is left out and another that is said twice leave the count
/// right, and every cut between them nearer to the takes of another clip.
package struct ReferenceLikeness: Sendable {
    private let clips: Int
    /// Utterance × clips + clip: the distance to its takes, 1 being the median of all; nil where nothing is compared.
    private let distances: [Double?]
    /// Frames of each utterance, and of each clip's takes in the median.
    private let lengths: [Double]
    private let usualLengths: [Double]

    /// What a distance weighs as a logarithm, and the least of a clip: a take may be a bad one.
    private static let sharpness = 15.0
    private static let least = -8.0
    /// The distance of what is far too long or too short.
    private static let incomparable = 2.0
    private static let mostRatio = 2.5

    package init(_ references: ReferenceTakes, _ utterances: [Utterance]) {
        clips = references.courses.count
        let courses = VoiceColour.centred(utterances.map(\.frames)).map(SoundCourse.init)
        let all = zip(utterances, courses).flatMap { utterance, course -> [Double?] in
            references.courses.map { takes in
                takes.isEmpty || !ReferenceTakes.areComparable(utterance.frames) ? nil : Self.distance(course, takes)
            }
        }
        let sorted = all.compactMap { $0 }.filter(\.isFinite).sorted()
        let median = sorted.isEmpty ? 1 : max(0.01, sorted[sorted.count / 2])
        distances = all.map { $0.map { min(Self.incomparable, $0 / median) } }
        lengths = courses.map { Double($0.count) }
        usualLengths = references.courses.map { takes in
            takes.isEmpty ? 1 : Double(takes.map(\.count).sorted()[takes.count / 2])
        }
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

    private func distance(_ utterance: Int, _ clip: Int) -> Double? { distances[utterance * clips + clip] }

    /// How likely a clip is for an utterance against the likeliest, as a logarithm; 0 where nothing is compared: that may be any clip.
    func logLikelihood(_ utterance: Int, _ clip: Int) -> Double {
        let own = distances[utterance * clips..<(utterance + 1) * clips]
        guard let distance = distance(utterance, clip), let nearest = own.compactMap({ $0 }).min() else { return 0 }
        return max(Self.least, Self.sharpness * (nearest - distance))
    }

    /// What known takes say of an utterance that is read as a clip.
    package struct Verdict: Sendable {
        /// Whether its clip's takes are the nearest by far enough for its place in the order to be right.
        package var fits = false
        /// Whether nothing else comes near: no take of another clip, and no other utterance to the takes of this one.
        package var isAlone = false
        /// The clip that it may be instead, and how much better that fits; at most 0 if nothing does.
        package var other: Int?
        package var suspicion = 0.0
        /// Whether that is so much that it is to be heard whatever else is.
        package var isContested = false
        /// Whether it is if nothing fits worse.
        package var isSuspicious: Bool { suspicion > 0.05 }
    }

    /// How much nearer its own known takes are than those of another clip, if its place in the order is right.
    private static let leastFarther = 0.1
    /// How much nearer another clip's takes are, or how much better two fit in each other's place, before they are to be heard.
    private static let mostNearer = 0.2
    /// How far its clip's takes may be of the distance of those of another, of that of the nearest other utterance from them, and how
    /// much longer or shorter they may be, for a proof.
    private static let nearestTake = 0.87
    private static let nearestUtterance = 0.83
    private static let proofLength = 1.4

    /// What the takes say of each utterance as it is read; nil where it was not compared with takes of its own clip and of another.
    ///
    /// Under a wrong name a take is as near to a wrong word as a right one to the right word. Then something does not fit elsewhere.
    package func verdicts(on path: [Int?]) -> [Verdict?] {
        var verdicts = path.indices.map { verdict($0, path) }
        let compared = verdicts.indices.filter { verdicts[$0] != nil }
        let suspicions = compared.map { verdicts[$0]!.suspicion }
        let isContested = compared.contains { verdicts[$0]!.isSuspicious }
        for (place, index) in compared.enumerated()
        where isContested
            || suspicions[max(0, place - 1)...min(place + 1, compared.count - 1)].contains(where: { $0 > 0 })
        {
            verdicts[index]!.isAlone = false
        }
        return verdicts
    }

    private func verdict(_ utterance: Int, _ path: [Int?]) -> Verdict? {
        guard let clip = path[utterance], let own = distance(utterance, clip) else { return nil }
        let others = (0..<clips).filter { $0 != clip }.compactMap { other in
            distance(utterance, other).map { (clip: other, distance: $0) }
        }
        guard let rival = others.min(by: { $0.distance < $1.distance }) else { return nil }
        let farther = rival.distance - own
        var verdict = Verdict(fits: farther > Self.leastFarther, other: rival.clip, suspicion: -farther)
        let ratio = lengths[utterance] / usualLengths[clip]
        verdict.isAlone =
            verdict.fits && own < Self.nearestTake * rival.distance && max(ratio, 1 / ratio) < Self.proofLength
        for (index, place) in path.enumerated() where index != utterance {
            let theirs = distance(index, clip)
            // Of two of one clip one may be broken off: that begins as the whole word does.
            if place == clip || own >= Self.nearestUtterance * (theirs ?? .infinity) { verdict.isAlone = false }
            guard let place, place != clip, let back = theirs, let their = distance(index, place),
                let away = distance(utterance, place), own + their - away - back > verdict.suspicion
            else { continue }
            (verdict.other, verdict.suspicion) = (place, own + their - away - back)
        }
        verdict.isContested =
            -farther > Self.mostNearer || verdict.suspicion > Self.mostNearer && -farther > Self.leastFarther
        return verdict
    }
}

/// How exactly a voice makes a sound again that it made in another word: a synthesizer does, people don't.
///
/// Distances of whole words don't tell this where all are of one syllable, as in Vietnamese.
enum VoiceExactness {
    /// Utterances that each is compared with.
    private static let cohort = 24
    /// The fewest frames of which this can be told.
    private static let leastFrames = 50
    /// Frames further below the loudest are not listened to, decibels: noise is never the same.
    private static let depth: Float = -12
    /// The share of the frames whose nearest one in other words is nearer than what is looked at.
    private static let share = 0.25
    /// Decibels to that nearest one.
    private static let exact = 0.8
    private static let human = 1.2

    /// 0 for people, 1 for a synthesizer.
    static func of(_ utterances: [Utterance]) -> Double {
        let sounds = utterances.map { $0.frames.filter { $0.level > depth } }
        let nearest = sounds.indices.flatMap { index in
            // Evenly over the session.
            let indices = sounds.indices.filter { $0 != index }
            let size = min(cohort, indices.count)
            let others = (0..<size).flatMap { sounds[indices[$0 * indices.count / size]] }
            // Every other frame: neighbours are much alike.
            return stride(from: 0, to: sounds[index].count, by: 2).compactMap { frame in
                others.lazy.map { sounds[index][frame].distance(to: $0) }.min()
            }
        }.sorted()
        guard nearest.count >= leastFrames else { return 0 }
        let distance = Double(nearest[Int(share * Double(nearest.count))])
        return max(0, min(1, (human - distance) / (human - exact)))
    }
}
