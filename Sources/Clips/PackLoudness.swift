package import VoiceAssetDiagnostics
package import VoiceAssetPacks
import VoiceAssetWording

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
    ///   - reaches: the loudest that each clip can be, LUFS; nil if that is no less than what is asked.
    ///   - shared: what all packs of a run are brought to at most, LUFS.
    package init(_ profile: ClipProfile, reaches: [Double?], shared: Double? = nil) {
        asked = profile.loudness
        let least = reaches.compactMap { $0 }.min() ?? asked
        // Tenths, so that the figure stays what it is when a library finds a hair more or less.
        own = max(asked - Self.mostLowered, min(asked, (least * 10).rounded(.down) / 10))
        common = min(own, shared ?? own)
    }

    package var isLowered: Bool { common < asked }
}

extension PackLoudness {
    /// That the pack is softer than its profile asks.
    ///
    /// - Parameter reaches: the clips that can't be as loud as the profile asks, and how loud they can be, LUFS.
    package func finding(reaches: [(clip: String, reach: Double)]) -> Finding {
        let softest = reaches.sorted { ($0.reach, $0.clip) < ($1.reach, $1.clip) }.map(\.clip)
        return Finding(
            .clipLoudness, common == own ? "lowered" : "shared",
            [
                "loudness": .of(common.decimals(1), "LUFS"), "target": .of(asked.decimals(atLeast: 1), "LUFS"),
                "softest": .names(softest),
            ])
    }
}
