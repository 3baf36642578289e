package import VoiceAssetAudio
import VoiceAssetPipeline
import VoiceManifest

/// A pack in a few figures, measured on its files.
package struct PackSummary: Sendable, Hashable {
    package var name: String
    package var clips: Int
    /// Folder and bytes of each rendition.
    package var renditions: [String: Int]
    /// The softest and the loudest clip, LUFS.
    package var loudness: ClosedRange<Double>?
    /// The loudest 125 ms of the clip where they are softest, and of the one where they are loudest, LUFS.
    package var moments: ClosedRange<Double>?
    /// The highest true peak, dBTP.
    package var truePeak: Double?
    /// The longest clip, seconds.
    package var longestClip: Double?
    /// How its joins sound; nil without a sound manifest, and if no two clips meet.
    package var joins: JoinFigures?

    init(name: String, manifest: PackManifest?, files: [AssetFile]) {
        let sounds = files.compactMap { try? $0.sound.get() }
        self.name = name
        clips = manifest?.clips.count ?? Set(files.map(\.clip)).count
        renditions = Dictionary(
            files.map { ($0.group.isEmpty ? $0.fileExtension : $0.group, $0.bytes) }, uniquingKeysWith: +)
        loudness = Self.range(sounds.map(\.loudness))
        moments = Self.range(sounds.map(\.loudestMoment))
        truePeak = sounds.map(\.truePeak).filter(\.isFinite).max()
        longestClip = sounds.map(\.seconds).max()
    }

    /// Of those that are finite; nil if none is.
    private static func range(_ values: [Double]) -> ClosedRange<Double>? {
        let finite = values.filter(\.isFinite)
        guard let least = finite.min(), let most = finite.max() else { return nil }
        return least...most
    }
}
