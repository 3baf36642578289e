import VoiceAssetAudioCodecs
package import VoiceAssetPacks
package import VoiceManifest

extension ClipProfile {
    /// The profile as a manifest states it.
    package var manifest: PackManifest.Profile {
        .init(
            loudness: loudness, truePeak: truePeak, gapSamples: gapSamples, level: level == .clip ? .clip : .pack)
    }

    /// The renditions as a manifest describes them, by their names.
    package var manifestRenditions: [String: PackManifest.Rendition] {
        Dictionary(uniqueKeysWithValues: renditions.map { ($0.rawValue, rendition($0)) })
    }

    private func rendition(_ kind: RenditionKind) -> PackManifest.Rendition {
        switch kind {
        case .mp3:
            .init(
                fileExtension: kind.fileExtension, codec: .mp3, container: .mpeg, sampleRate: sampleRate,
                bitRate: MP3Encoder.bitRate, decoderDelay: MP3Encoder.decoderDelay, frameSamples: frameSamples,
                frameBytes: MP3Encoder.frameBytes(sampleRate: sampleRate))
        case .wav:
            .init(
                fileExtension: kind.fileExtension, codec: .pcm, container: .wav, sampleRate: sampleRate,
                bitRate: 16 * sampleRate)
        case .cafPCM:
            .init(
                fileExtension: kind.fileExtension, codec: .pcm, container: .caf, sampleRate: sampleRate,
                bitRate: 16 * sampleRate)
        case .cafMuLaw:
            .init(
                fileExtension: kind.fileExtension, codec: .muLaw, container: .caf, sampleRate: sampleRate,
                bitRate: 8 * sampleRate)
        case .cafALaw:
            .init(
                fileExtension: kind.fileExtension, codec: .aLaw, container: .caf, sampleRate: sampleRate,
                bitRate: 8 * sampleRate)
        case .aiffIMA4:
            .init(
                fileExtension: kind.fileExtension, codec: .ima4, container: .aiff, sampleRate: sampleRate,
                bitRate: 34 * 8 * sampleRate / 64)
        }
    }
}
