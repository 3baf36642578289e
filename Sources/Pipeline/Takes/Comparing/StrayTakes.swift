import VoiceAssetAudio
import VoiceAssetCore

/// Takes of clips that have several, which say something else than the others, it seems: another clip's take is clearly nearer to them.
///
/// Measured over the Free Spoken Digit Dataset, six speakers, who say ten digits each. A take of another digit beside three right ones is
/// found in 510 of 540 cases, beside two in 434 of 540; beside a single one the wrong take of the two is doubted in 443 of 540 cases and
/// the right one in 39. Of right takes alone, two to five of a digit, 6 of 840 are doubted.
struct StrayTakes {
    /// A take and the other clip's take that it is nearest to, by their indexes.
    struct Stray: Hashable {
        var take: Int
        var other: Int
    }

    /// What a take is near to.
    struct Fit: Sendable {
        var take: Int
        /// The distance to the nearest take of its own clip.
        var own: Double
        /// Takes of other clips with their distances, the nearest first.
        var others: [Near]
    }

    /// A take of another clip.
    struct Near: Sendable, Hashable {
        var take: Int
        var distance: Double
    }

    /// Another clip's take is clearly nearer at less than this share of the distance to the nearest take of the own clip.
    private static let share = 0.8
    /// In the mean, takes of one clip are nearer to each other than this share of the distance to another clip's. Where they are not,
    /// several voices may say the takes of a clip, and the voice tells more than the word. (Measured: 0.93 where espeak-ng says one take in
    /// a man's and one in a woman's voice. The digits of one of the six speakers, two takes each, have as much, and are not looked at.)
    private static let oneVoice = 0.9

    private(set) var strays: [Stray] = []

    /// - Parameters:
    ///   - fits: those of all takes that have others of their clip beside them.
    ///   - clip: the clip of a take.
    ///   - fewest: takes without which nobody knows what is near.
    init(_ fits: [Fit], clip: (Int) -> String, fewest: Int) {
        let own = Dictionary(uniqueKeysWithValues: fits.map { ($0.take, $0.own) })
        // What is farther from its own clip is the stray one of two.
        let found = fits.map { fit in
            (fit: fit, other: fit.others.first { own[$0.take] ?? 0 <= fit.own })
        }
        let compared = found.filter { $0.other != nil && $0.fit.own.isFinite }
        guard compared.count >= fewest, let within = compared.map(\.fit.own).median,
            let beyond = compared.compactMap(\.other?.distance).median, within <= Self.oneVoice * beyond
        else { return }
        for (_, takes) in Dictionary(grouping: found, by: { clip($0.fit.take) }).sorted(by: { $0.key < $1.key }) {
            let doubted = takes.compactMap { take -> (stray: Stray, distance: Double)? in
                guard let other = take.other, other.distance < Self.share * take.fit.own else { return nil }
                return (Stray(take: take.fit.take, other: other.take), other.distance)
            }
            // Of two takes that say two words each is far from the other: the wrong one is nearer to its own word.
            let nearest = doubted.min { $0.distance < $1.distance }
            strays += doubted.count < takes.count ? doubted.map(\.stray) : nearest.map { [$0.stray] } ?? []
        }
    }
}

extension WrongContent {
    /// Other clips' takes that are looked at closely, those with the nearest outlines.
    private static let lookedAt = 8
    /// Texts of which no more differs are forms of a word: рубль and рубля, "dollar" and "dollars".
    private static let formsOfAWord = 1.0 / 3

    /// The takes that say something else than the others of their clip, it seems.
    func strays(workers: Int = 1) async -> [StrayTakes.Stray] {
        let several = Dictionary(grouping: clips.indices.filter { clips[$0].sound?.print != nil }) { clips[$0].id }
            .filter { $1.count > 1 }
        let takes = several.values.joined().sorted()
        let fits = await concurrentMap(takes, workers: workers) { take in
            await fit(take, among: several[clips[take].id] ?? [])
        }
        return StrayTakes(fits, clip: { clips[$0].id }, fewest: Self.fewest).strays
    }

    private func fit(_ take: Int, among own: [Int]) async -> StrayTakes.Fit {
        var fit = StrayTakes.Fit(take: take, own: .infinity, others: [])
        for other in own where other != take { fit.own = min(fit.own, await distance(take, other)) }
        let others = sketches.nearest(to: take, atMost: Self.lookedAt, leastRatio: Self.leastRatio)
        for other in others where areUnlike(take, other, by: Self.formsOfAWord) {
            guard await haveOneTone(take, other) else { continue }
            fit.others.append(.init(take: other, distance: await distance(take, other)))
        }
        fit.others.sort { $0.distance < $1.distance }
        return fit
    }

    private func distance(_ take: Int, _ other: Int) async -> Double {
        await prints(take, other).map { $0.warpedDistance(to: $1) } ?? .infinity
    }
}
