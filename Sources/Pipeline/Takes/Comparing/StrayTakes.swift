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

    /// A take with the distances to those near it.
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

    /// Takes of a clip are far apart if another clip's take is nearer to one of them than this share of the distance between them. (Measured
    /// in packs of these six speakers and of 27 who say Bengali digits, through `generate`: 511 of 536 wrong takes beside a right one are
    /// told, and 9 of those that are not are chosen; of two right takes 261 of 2,696 are told.)
    private static let far = 0.9
    /// And than this share of what is usual in the pack, as far as that is known: every clip may have takes of two voices.
    private static let farther = 0.75

    private(set) var strays: [Stray] = []
    /// Of each clip whose takes are far apart the one that another clip's is nearest to.
    fileprivate(set) var apart: [Stray] = []

    /// - Parameters:
    ///   - fits: those of all takes that have others of their clip beside them.
    ///   - clip: the clip of a take.
    ///   - fewest: takes without which nobody knows what is near.
    init(_ fits: [Fit], clip: (Int) -> String, fewest: Int) {
        let own = Dictionary(uniqueKeysWithValues: fits.map { ($0.take, $0.own) })
        // Of two takes near each other the stray one is farther from its own clip.
        let compared = fits.filter(\.own.isFinite).compactMap { fit in
            fit.others.first { own[$0.take] ?? 0 <= fit.own }.map { Compared(take: fit.take, own: fit.own, other: $0) }
        }
        let isEnough = compared.count >= fewest
        let usual = isEnough ? compared.map(\.share).median ?? 1 : .infinity
        let isOneVoice =
            (compared.map(\.own).median ?? 0) <= Self.oneVoice * (compared.map(\.other.distance).median ?? 0)
        let counts = Dictionary(grouping: fits) { clip($0.take) }.mapValues(\.count)
        for (id, takes) in Dictionary(grouping: compared, by: { clip($0.take) }).sorted(by: { $0.key < $1.key }) {
            if let most = takes.min(by: { $0.share < $1.share }), most.share < min(Self.far, Self.farther * usual) {
                apart.append(most.stray)
            }
            let doubted = isEnough && isOneVoice ? takes.filter { $0.share < Self.share } : []
            // Of two takes that say two words each is far from the other: the wrong one is nearer to its own word.
            let nearest = doubted.min { $0.other.distance < $1.other.distance }
            strays += doubted.count < counts[id] ?? 0 ? doubted.map(\.stray) : nearest.map { [$0.stray] } ?? []
        }
    }

    /// A take and the nearest of another clip, as far as distances tell.
    private struct Compared {
        var take: Int
        var own: Double
        var other: Near

        var share: Double { other.distance / own }
        var stray: Stray { Stray(take: take, other: other.take) }
    }
}

/// The distances of a take from others, as they are kept between runs.
private struct TakeDistances: StageValue {
    /// From takes of its own clip; …
    var own: [Double]
    /// … and from those of other clips; infinite where the two have not one tone.
    var others: [Double]

    init(own: [Double], others: [Double]) { (self.own, self.others) = (own, others) }

    init(_ bytes: inout ByteScanner) throws { (own, others) = (try bytes.doubles(), try bytes.doubles()) }

    func put(into bytes: inout ByteWriter) {
        bytes.put(doubles: own)
        bytes.put(doubles: others)
    }
}

extension WrongContent {
    /// Takes of its own clip and of others that a take is held against, at most: of others those with the nearest outlines.
    private static let (ownTakes, otherTakes) = (16, 8)
    /// Texts of which no more differs are forms of a word: рубль and рубля, "dollar" and "dollars".
    private static let formsOfAWord = 1.0 / 3

    /// The takes that say something else than the others of their clip, it seems.
    func strays(workers: Int = 1, store: StageStore = StageStore()) async -> StrayTakes {
        let several = Dictionary(grouping: clips.indices.filter { clips[$0].sound?.print != nil }) { clips[$0].id }
            .filter { $1.count > 1 }
        let takes = several.values.joined().sorted()
        let identities = clips.map(\.identity)
        let fits = await concurrentMap(takes, workers: workers) { take in
            let own = (several[clips[take].id] ?? []).filter { $0 != take }.prefix(Self.ownTakes)
            return await fit(take, Array(own), identities, store)
        }
        var found = StrayTakes(fits, clip: { clips[$0].id }, fewest: Self.fewest)
        // Among a few clips nothing else need be near.
        if Set(clips.filter { $0.sound?.print != nil }.map(\.id)).count < Self.fewest { found.apart = [] }
        return found
    }

    private func fit(_ take: Int, _ own: [Int], _ identities: [String?], _ store: StageStore) async -> StrayTakes.Fit {
        let others = sketches.nearest(to: take, atMost: Self.otherTakes, leastRatio: Self.leastRatio)
            .filter { areUnlike(take, $0, by: Self.formsOfAWord) }
        let compared = ([take] + own + others).compactMap { identities[$0] }
        let key =
            compared.count == 1 + own.count + others.count
            ? StageKey("stray-takes", version: CompareTakes.version, ["\(own.count)"] + compared) : nil
        let distances = await store.value(key) { await measured(take, own: own, others: others) }
        let near = zip(others, distances.others).filter { $1.isFinite }.map { StrayTakes.Near(take: $0, distance: $1) }
        return StrayTakes.Fit(
            take: take, own: distances.own.min() ?? .infinity, others: near.sorted { $0.distance < $1.distance })
    }

    private func measured(_ take: Int, own: [Int], others: [Int]) async -> TakeDistances {
        var distances = TakeDistances(own: [], others: [])
        for other in own { distances.own.append(await distance(take, other)) }
        for other in others {
            let isOneTone = await haveOneTone(take, other)
            distances.others.append(isOneTone ? await distance(take, other) : .infinity)
        }
        return distances
    }

    private func distance(_ take: Int, _ other: Int) async -> Double {
        await prints(take, other).map { $0.warpedDistance(to: $1) } ?? .infinity
    }
}

extension WrongContent.Clip {
    /// A text by which the take's sound is known, and its words as ones that may differ by their tone; nil if nothing is to be remembered.
    fileprivate var identity: String? {
        guard let sha256, let sketch = sound?.print?.sketch else { return nil }
        return "\(sha256) \(sketch.count) \(sketch.numbers.prefix(8)) \(isTonal)"
    }
}
