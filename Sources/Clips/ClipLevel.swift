package import VoiceAssetPacks
import VoiceAssetSound
package import VoiceAssetTakes

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
