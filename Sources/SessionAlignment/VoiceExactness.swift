import VoiceAssetAudio

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
