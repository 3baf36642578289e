/// RIFF/WAVE. (Microsoft and IBM: Multimedia Programming Interface and Data Specifications 1.0, 1991)
enum WAVEFormat {
    /// 16-bit samples in one channel.
    static func pcm(sampleRate: Int) -> ChunkFormat {
        let wavePCM = 1
        let content =
            Bytes.little(wavePCM, 2) + Bytes.little(1, 2) + Bytes.little(sampleRate, 4)
            + Bytes.little(sampleRate * 2, 4) + Bytes.little(2, 2) + Bytes.little(16, 2)
        return ChunkFormat(
            frame: .outermost("RIFF", "WAVE"), sizeBytes: 4, isBigEndian: false, isPadded: true,
            descriptions: [.init(name: "fmt ", content: content)], sound: "data", soundOffset: 0, packetSamples: 1,
            packetBytes: 2)
    }
}
