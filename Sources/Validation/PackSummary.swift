import VoiceAssetClips
package import VoiceAssetJoins
import VoiceManifest

/// A pack in a few figures, measured on its files.
package struct PackSummary: Sendable, Hashable {
    package var name: String
    package var clips: Int
    /// Folder and bytes of each rendition.
    package var renditions: [String: Int]
    /// The softest and the loudest clip, LUFS.
    package var loudness: ClosedRange<Double>?
    /// The highest true peak, dBTP.
    package var truePeak: Double?
    /// The longest clip, seconds.
    package var longestClip: Double?
    /// How its joins sound; nil without a sound manifest, and if no two clips meet.
    package var joins: JoinFigures?

    init(name: String, manifest: PackManifest?, files: [AssetFile]) {
        let sounds = files.compactMap { try? $0.sound.get() }
        let loudness = sounds.map(\.loudness).filter(\.isFinite)
        self.name = name
        clips = manifest?.clips.count ?? Set(files.map(\.clip)).count
        renditions = Dictionary(
            files.map { ($0.group.isEmpty ? $0.fileExtension : $0.group, $0.bytes) }, uniquingKeysWith: +)
        self.loudness = loudness.isEmpty ? nil : loudness.min()!...loudness.max()!
        truePeak = sounds.map(\.truePeak).filter(\.isFinite).max()
        longestClip = sounds.map(\.seconds).max()
    }
}
