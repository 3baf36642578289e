import VoiceAssetAudioContainers

/// AIFF-C. (Apple: Audio Interchange File Format AIFF-C, draft 1991-08-26)
enum AIFFFormat {
    /// Apple's IMA ADPCM in one channel: packets of 34 bytes for 64 samples, and `COMM` counts packets.
    static func ima4(sampleRate: Int) -> ChunkFormat {
        let version = ByteOrder.big.bytes(0xa280_5140, count: 4)
        let common =
            ByteOrder.big.bytes(1, count: 2) + ByteOrder.big.bytes(0, count: 4) + ByteOrder.big.bytes(16, count: 2)
            + extended(sampleRate) + Array("ima4".utf8)
            // The codec's name, empty, padded.
            + [0, 0]
        return ChunkFormat(
            frame: .outermost("FORM", "AIFC"), layout: .iff,
            descriptions: [
                .init(name: "FVER", content: version),
                .init(name: "COMM", content: common, packetCount: 2, free: 2),
            ], sound: "SSND", soundOffset: 8, packetSamples: 64, packetBytes: 34)
    }

    /// A whole number, 1 or more, as an 80-bit IEEE 754 float.
    private static func extended(_ number: Int) -> [UInt8] {
        let value = UInt64(number)
        let shift = value.leadingZeroBitCount
        return ByteOrder.big.bytes(16383 + 63 - shift, count: 2) + ByteOrder.big.bytes(value << UInt64(shift), count: 8)
    }
}
