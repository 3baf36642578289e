import VoiceTables

/// How the clips of a rendition are wrapped, and how an announcement is.
///
/// These are the formats that `generate` writes. A clip whose header says something else is damaged, or was touched by
/// another program.
enum SpliceFormat: Sendable {
    case frames(MPEGFrames)
    case chunks(ChunkFormat)

    /// `nil` for a format that `generate` doesn't write.
    init?(_ rendition: SpliceManifest.Rendition) {
        switch (rendition.codec, rendition.container) {
        case (.mp3, .mpeg):
            guard let frames = MPEGFrames(rendition) else { return nil }
            self = .frames(frames)
        case (.pcm, .wav): self = .chunks(WAVEFormat.pcm(sampleRate: rendition.sampleRate))
        case (.pcm, .caf): self = .chunks(CAFFormat.pcm(sampleRate: rendition.sampleRate))
        case (.muLaw, .caf): self = .chunks(CAFFormat.logarithmic("ulaw", sampleRate: rendition.sampleRate))
        case (.aLaw, .caf): self = .chunks(CAFFormat.logarithmic("alaw", sampleRate: rendition.sampleRate))
        case (.ima4, .aiff): self = .chunks(AIFFFormat.ima4(sampleRate: rendition.sampleRate))
        default: return nil
        }
    }

    /// Bytes of encoded sound for so many samples; `nil` if they don't fill whole packets.
    func payload(samples: Int) -> Int? {
        let packet =
            switch self {
            case .frames(let frames): (samples: frames.samples, bytes: frames.bytes)
            case .chunks(let format): (samples: format.packetSamples, bytes: format.packetBytes)
            }
        return samples.isMultiple(of: packet.samples) ? samples / packet.samples * packet.bytes : nil
    }

    /// What stands before the sound in a file with this much of it, bytes.
    func header(payload: Int) -> [UInt8] {
        switch self {
        case .frames: []
        case .chunks(let format): format.header(payload: payload)
        }
    }
}
