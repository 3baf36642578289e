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
