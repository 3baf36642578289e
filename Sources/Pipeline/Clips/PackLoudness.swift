import VoiceAssetAudio
package import VoiceAssetCore
package import VoiceAssetPacks
import VoiceAssetUnicodeText

/// The loudness that all clips of a pack are brought to: the profile's, or less where the true peak of one allows no more.
/// All of a pack somewhat softer is not heard, one digit softer than its neighbours is.
package struct PackLoudness: Sendable, Hashable {
    /// How far the loudness is lowered for the sake of some clips, LU; one that needs more stays softer than the others
    /// and is reported.
    package static let mostLowered = 4.0

    /// What the profile asks for, LUFS.
    package let asked: Double
    /// What the pack would be brought to if it were the only one, LUFS.
    package let own: Double
    /// What the clips are brought to, LUFS.
    package let common: Double

    /// - Parameters:
    ///   - achievable: the loudest that each clip can be, LUFS; nil if that is no less than what is asked.
    ///   - shared: what all packs of a run are brought to at most, LUFS.
    package init(_ profile: ClipProfile, achievable: [Double?], shared: Double? = nil) {
        asked = profile.loudness
        let least = achievable.compactMap { $0 }.min() ?? asked
        // Tenths, so that the figure stays what it is when a library finds a hair more or less.
        own = max(asked - Self.mostLowered, min(asked, (least * 10).rounded(.down) / 10))
        common = min(own, shared ?? own)
    }

    package var isLowered: Bool { common < asked }
}

extension PackLoudness {
    /// That the pack is softer than its profile asks.
    ///
    /// - Parameter limited: the clips that can't be as loud as the profile asks, and how loud they can be, LUFS.
    package func finding(limited: [(clip: String, loudness: Double)]) -> Finding {
        let softest = limited.sorted { ($0.loudness, $0.clip) < ($1.loudness, $1.clip) }.map(\.clip)
        return Finding(
            .clipLoudness, common == own ? "lowered" : "shared",
            [
                "loudness": .of(common.decimals(1), "LUFS"), "target": .of(asked.decimals(atLeast: 1), "LUFS"),
                "softest": .names(softest),
            ])
    }
}

/// What the clips of a pack are levelled by.
package enum ClipLevel: Sendable, Hashable {
    /// Each clip is brought to this loudness, LUFS.
    case loudness(Double)
    /// All takes are raised by so many decibels, which keeps a session's own dynamics.
    case gain(Double)

    /// - Parameters:
    ///   - takes: the takes that the pack's clips are made of.
    ///   - loudness: what the clips are brought to, if each is levelled by itself.
    package init(of takes: [TakeAnalysis], for profile: ClipProfile, at loudness: PackLoudness) {
        switch profile.level {
        case .clip:
            self = .loudness(loudness.common)
        case .pack:
            // It brings the mean power of the clips to the profile's loudness.
            let powers = takes.map { Decibels.power($0.traits.loudness) }
            let mean = powers.reduce(0, +) / Double(powers.count)
            self = .gain(powers.isEmpty ? 0 : profile.loudness - Decibels.of(power: mean))
        }
    }
}

/// The stage that finds how loud the clip of a take can be under the ceiling of its true peak.
package struct AchievableLoudness: Sendable {
    /// Raised with every change after which a clip may attain another loudness.
    package static let version = 1
    /// A limiter that has this much left to give keeps no clip from its loudness, decibels: what limiting takes away and the
    /// encoder adds to peaks come to less. (5.0 in one of 1,735 letters and syllables that amateurs read, of which 17 % are in
    /// doubt.)
    static let spare = 6.0
    /// How often a loudness is tried, at most. What the encoder makes of a peak is not told by what it made of one a little
    /// higher, so that a clip may miss what it reached before.
    static let rounds = 3

    private let profile: ClipProfile
    private let profileText: String

    package init(profile: ClipProfile) {
        self.profile = profile
        profileText = "\(profile)"
    }

    /// Whether the peak may keep the clip from the profile's loudness; most takes are done with here.
    package func isInDoubt(_ take: TakeTraits) -> Bool {
        let excess = take.peak + profile.loudness - take.loudness - (profile.truePeak - ClipMaker.overshoot)
        return profile.level == .clip && excess > PeakLimiter.deepest - Self.spare
    }

    /// What came of trying.
    package struct Trial: Sendable {
        /// The loudest that the clip can be, LUFS; nil if that is no less than the profile's loudness, or if there is no clip
        /// of the take.
        package var loudness: Double?
        /// The clip at the profile's loudness, if it was made and is as loud.
        package var clip: FinishedClip?
    }

    /// The loudest that the clip can be.
    package func callAsFunction(_ take: TrimmedTake) -> Trial {
        guard isInDoubt(take.analysis.traits) else { return Trial() }
        var level = profile.loudness
        for _ in 0..<Self.rounds where level >= profile.loudness - PackLoudness.mostLowered {
            guard let clip = try? ClipMaker(profile: profile, level: .loudness(level)).make(of: take) else {
                return Trial()
            }
            if level - clip.loudness <= ClipMaker.loudnessTolerance {
                if level == profile.loudness { return Trial(clip: clip) }
                break
            }
            level = (clip.loudness * 10).rounded(.down) / 10
        }
        return Trial(loudness: level < profile.loudness ? level : nil)
    }

    /// What a take's loudness is kept by.
    /// - Parameter take: what `AnalyzeTakes` trims the take by.
    package func key(of take: [String]) -> StageKey {
        StageKey("attained-loudness", version: Self.version, take + [profileText])
    }

    /// What the stage comes to, as it is kept.
    package struct Value: StageValue {
        /// LUFS; nil if it is no less than the profile's loudness.
        package var loudness: Double?

        init(loudness: Double?) { self.loudness = loudness }

        package init(_ bytes: inout ByteScanner) throws {
            loudness = try bytes.integer(0...1) == 1 ? try bytes.double(-1000...1000) : nil
        }

        package func put(into bytes: inout ByteWriter) {
            bytes.put(loudness == nil ? 0 : 1)
            if let loudness { bytes.put(loudness) }
        }
    }
}
