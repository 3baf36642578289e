import VoiceAssetAudio
import VoiceAssetCore
import VoiceManifest

/// What a pack was aimed at, as its manifest says: its files are held to it.
struct PackTarget: Sendable {
    /// LUFS; nil for a pack levelled as a whole.
    var loudness: Double?
    /// dBTP.
    var truePeak: Double
    var gapSamples: Int
    /// Ids of clips that generate could not make louder.
    var softened: Set<String>
    /// By folder: the delay of the rendition's decoder, samples.
    var decoderDelays: [String: Int]
    /// Ids of the pauses, which are to be silent.
    var pauses: Set<String> = []

    /// Silence that an MP3 encoder and decoder add to the end of every clip, in all renditions.
    var closingSamples: Int { decoderDelays.values.contains { $0 > 0 } ? MP3Encoder.addedSamples : 0 }
}

extension PackTarget {
    init(_ manifest: PackManifest) {
        loudness = manifest.profile.level == .clip ? manifest.profile.commonLoudness : nil
        truePeak = manifest.profile.truePeak
        gapSamples = manifest.profile.gapSamples
        softened = Set(
            manifest.clips.filter { $0.findings.contains { $0.rule == Check.clipLoudness.id } }.map(\.id))
        decoderDelays = manifest.renditions.mapValues(\.decoderDelay)
        pauses = Set((manifest.pauses ?? []).map(\.id))
    }
}
