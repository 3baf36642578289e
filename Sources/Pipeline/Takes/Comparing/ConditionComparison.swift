package import VoiceAssetAudio
package import VoiceAssetCore
package import VoiceAssetPacks

/// Holds the takes of a pack against each other: who speaks them, in what room, and whether their words are cut. A synthesizer's among
/// a person's are left out, as `recording-synthetic` tells.
package struct ConditionComparison: Sendable {
    package struct Take: Sendable {
        /// The clip's id, or the file.
        package var name: String
        package var isSynthetic: Bool
        package var setting: RecordingConditions
        package var steepness: EdgeSteepness
    }

    private let takes: [Take?]
    private let limits: TakeLimits

    /// - Parameter takes: nil of one that is not to be compared.
    package init(_ takes: [Take?], limits: TakeLimits) {
        let isSynthetic = takes.allSatisfy { $0?.isSynthetic ?? true }
        self.takes = takes.map { $0?.isSynthetic == isSynthetic ? $0 : nil }
        self.limits = limits
    }

    /// What is odd about each take.
    package var remarks: [[Finding]] {
        let settings = ConditionsComparison(takes.map { $0.map { ($0.name, $0.setting) } }, limits: limits).doubts
        let edges = EdgeComparison(takes.map { $0.map { ($0.name, $0.steepness) } }).doubts
        return zip(settings, edges).map { $0 + $1 }
    }
}
