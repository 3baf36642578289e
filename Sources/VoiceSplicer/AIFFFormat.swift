/// AIFF-C. (Apple: Audio Interchange File Format AIFF-C, draft 1991-08-26)
enum AIFFFormat {
    /// Apple's IMA ADPCM in one channel: packets of 34 bytes for 64 samples, and `COMM` counts packets.
    static func ima4(sampleRate: Int) -> ChunkFormat {
        let version = Bytes.big(0xa280_5140, 4)
        let common =
            Bytes.big(1, 2) + Bytes.big(0, 4) + Bytes.big(16, 2) + extended(sampleRate) + Array("ima4".utf8)
            // The codec's name, empty, padded.
            + [0, 0]
        return ChunkFormat(
            frame: .outermost("FORM", "AIFC"), sizeBytes: 4, isBigEndian: true, isPadded: true,
            descriptions: [
                .init(name: "FVER", content: version),
                .init(name: "COMM", content: common, packetCount: 2, free: 2),
            ], sound: "SSND", soundOffset: 8, packetSamples: 64, packetBytes: 34)
    }

    /// A whole number, 1 or more, as an 80-bit IEEE 754 float.
    private static func extended(_ number: Int) -> [UInt8] {
        let value = UInt64(number)
        let shift = value.leadingZeroBitCount
        return Bytes.big(16383 + 63 - shift, 2) + Bytes.number(value << UInt64(shift), count: 8, isBigEndian: true)
    }
}
