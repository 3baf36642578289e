import VoiceAssetAudio
package import VoiceManifest

/// The tool itself, as a manifest names it.
package enum Generator {
    /// The version of voice-assets: https://semver.org
    package static let version = "0.3.0"

    /// The tool and the libraries whose versions decide the bytes that it writes.
    package static var manifest: PackManifest.Generator {
        .init(
            name: "voice-assets", version: version,
            libraries: .init(
                libsndfile: SoundFile.libraryVersion, lame: MP3Encoder.libraryVersion,
                libsoxr: Resampler.libraryVersion, libebur128: LoudnessMeter.libraryVersion))
    }
}
