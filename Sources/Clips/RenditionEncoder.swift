import VoiceAssetAudioCodecs
package import VoiceAssetPacks
import VoiceAssetTakes

/// Why a clip could not be encoded.
enum EncodingError: Error, Sendable, Hashable {
    case mp3(MP3EncoderError)
    case soundFile(SoundFileError)
    case resampler(ResamplerError)
}

/// Encodes a master in one rendition.
struct RenditionEncoder {
    var timeline: Timeline

    /// - Parameters:
    ///   - scale: what the master is multiplied by on the way, linear, where the codec takes level away.
    ///   - effort: LAME's.
    func encode(
        _ master: Master, as kind: RenditionKind, scale: Double = 1, effort: MP3Encoder.Effort = .usual
    ) throws(EncodingError) -> [UInt8] {
        guard let format = kind.soundFileFormat else {
            do {
                return try MP3Encoder(sampleRate: timeline.sampleRate, scale: scale, effort: effort)
                    .encode(master.samples)
            } catch {
                throw .mp3(error)
            }
        }
        let length = timeline.clipSamples(kept: master.samples.count)
        let samples = scale == 1 ? master.samples : master.samples.map { $0 * Float(scale) }
        let padded = samples + repeatElement(0, count: length - master.samples.count)
        do { return try SoundFile.encode(padded, sampleRate: timeline.sampleRate, as: format) } catch {
            throw .soundFile(error)
        }
    }
}

extension RenditionKind {
    /// How libsndfile writes it; nil for MP3, which LAME writes.
    var soundFileFormat: SoundFile.Format? {
        switch self {
        case .mp3: nil
        case .wav: .wavPCM16
        case .cafPCM: .cafPCM16
        case .cafMuLaw: .cafMuLaw
        case .cafALaw: .cafALaw
        case .aiffIMA4: .aiffIMA4
        }
    }

    /// Samples by which the decoded signal comes late.
    package var decoderDelay: Int { self == .mp3 ? MP3Encoder.decoderDelay : 0 }

    /// Whether its quantizer may take level away from a sound: LAME's at 64 kbit/s, and that of IMA4, whose steps of 4 bits do
    /// not follow a sharp onset.
    var losesLevel: Bool {
        switch self {
        case .mp3, .aiffIMA4: true
        case .wav, .cafPCM, .cafMuLaw, .cafALaw: false
        }
    }

    /// How far the signal stands above what the codec adds, decibels, at least. White noise comes to 8.7 in an MP3 at 48 kHz, an
    /// s or an sh alone to 10.6; the letter S of an amateur, whose s is louder than its vowel and goes up to 15 kHz, to 6.5.
    /// What is not the clip, or starts elsewhere, comes to 3 and less.
    var leastRatio: Double {
        switch self {
        case .mp3: 5
        case .wav, .cafPCM: 60
        case .cafMuLaw, .cafALaw: 30
        case .aiffIMA4: 15
        }
    }
}
