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
        let (codec, container) = (rendition.codec, rendition.container)
        guard SoundRendition.allCases.contains(where: { $0.codec == codec && $0.container == container }) else {
            return nil
        }
        switch (container, codec.packet) {
        case (.mpeg, _), (_, nil):
            guard let frames = MPEGFrames(rendition) else { return nil }
            self = .frames(frames)
        case (.wav, _): self = .chunks(WAVEFormat.pcm(sampleRate: rendition.sampleRate))
        case (.caf, let packet?):
            self = .chunks(CAFFormat.sound(codec, in: packet, sampleRate: rendition.sampleRate))
        case (.aiff, let packet?):
            self = .chunks(AIFFFormat.compressed(codec, in: packet, sampleRate: rendition.sampleRate))
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
