import VoiceAssetAudioContainers

/// Core Audio Format. (Apple Core Audio Format Specification 1.0)
enum CAFFormat {
    /// 16-bit big-endian samples in one channel.
    static func pcm(sampleRate: Int) -> ChunkFormat { format("lpcm", sampleRate: sampleRate, bits: 16) }

    /// ITU-T G.711 in one channel: `ulaw` or `alaw`.
    static func logarithmic(_ codec: String, sampleRate: Int) -> ChunkFormat {
        format(codec, sampleRate: sampleRate, bits: 8)
    }

    /// The `desc` chunk: rate (64-bit float), format, flags, bytes and samples of a packet, channels, bits of a sample. The
    /// `data` chunk begins with an edit count of 32 bits.
    private static func format(_ codec: String, sampleRate: Int, bits: Int) -> ChunkFormat {
        let rate = ByteOrder.big.bytes(Double(sampleRate).bitPattern, count: 8)
        let figures = [0, bits / 8, 1, 1, bits].flatMap { ByteOrder.big.bytes($0, count: 4) }
        return ChunkFormat(
            frame: .bytes(Array("caff".utf8) + [0, 1, 0, 0]), layout: .caf,
            descriptions: [.init(name: "desc", content: rate + Array(codec.utf8) + figures)], sound: "data",
            soundOffset: 4, packetSamples: 1, packetBytes: bits / 8)
    }
}
