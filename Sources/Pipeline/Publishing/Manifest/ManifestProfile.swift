import VoiceAssetAudio
package import VoiceAssetPacks
package import VoiceManifest
import VoiceSplicer

extension ClipProfile {
    /// The profile as a manifest states it.
    package var manifest: PackManifest.Profile {
        .init(
            loudness: loudness, truePeak: truePeak, gapSamples: gapSamples, level: level == .clip ? .clip : .pack,
            highPass: highPass)
    }

    /// The renditions as a manifest describes them, by their names.
    package var manifestRenditions: [String: PackManifest.Rendition] {
        Dictionary(
            uniqueKeysWithValues: renditions.map {
                ($0.rawValue, .init($0.codec, in: $0.container, sampleRate: sampleRate))
            })
    }
}
