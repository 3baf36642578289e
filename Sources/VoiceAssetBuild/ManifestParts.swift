import AudioCodecs
import VoiceManifest
import VoicePack

/// The tool itself, as a manifest names it.
package enum Generator {
    /// The version of voice-assets: https://semver.org
    package static let version = "0.1.0"

    /// The tool and the libraries whose versions decide the bytes that it writes.
    static var manifest: PackManifest.Generator {
        .init(
            name: "voice-assets", version: version,
            libraries: .init(
                libsndfile: SoundFile.libraryVersion, lame: MP3Encoder.libraryVersion,
                libsoxr: Resampler.libraryVersion, libebur128: LoudnessMeter.libraryVersion))
    }
}

extension Profile {
    var manifest: PackManifest.Profile {
        .init(
            loudness: loudness, truePeak: truePeak, gapSamples: gapSamples, level: level == .clip ? .clip : .pack)
    }

    /// The renditions as the manifest describes them.
    var manifestRenditions: [String: PackManifest.Rendition] {
        Dictionary(uniqueKeysWithValues: renditions.map { ($0.rawValue, rendition($0)) })
    }

    private func rendition(_ kind: RenditionKind) -> PackManifest.Rendition {
        switch kind {
        case .mp3:
            .init(
                fileExtension: kind.fileExtension, codec: .mp3, container: .mpeg, sampleRate: sampleRate,
                bitRate: MP3Encoder.bitRate, decoderDelay: kind.decoderDelay, frameSamples: frameSamples,
                frameBytes: MP3Encoder.frameBytes)
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
