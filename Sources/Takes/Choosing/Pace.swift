import VoiceAssetSound

/// How fast the pack's speaker is.
struct Pace {
    private var model: LengthModel?
    /// Seconds a syllable, where there are too few takes for a model.
    private var rate: Double?

    init(_ takes: [(traits: TakeTraits, syllables: Int?)]) {
        let known = takes.compactMap { take in
            take.syllables.map { LengthModel.Take(syllables: $0, seconds: take.traits.seconds) }
        }
        model = LengthModel(known)
        rate = known.map { $0.seconds / Double($0.syllables) }.median
    }

    /// The seconds that a text takes; nil if that is not known.
    func seconds(_ syllables: Int?) -> Double? {
        guard let syllables else { return nil }
        return model?.seconds(syllables: syllables) ?? rate.map { max(0.1, $0 * Double(syllables)) }
    }
}
