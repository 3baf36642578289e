import VoiceAssetAudioContainers

/// RIFF/WAVE. (Microsoft and IBM: Multimedia Programming Interface and Data Specifications 1.0, 1991)
enum WAVEFormat {
    /// 16-bit samples in one channel.
    static func pcm(sampleRate: Int) -> ChunkFormat {
        let wavePCM = 1
        let figures = [
            (wavePCM, bytes: 2), (1, bytes: 2), (sampleRate, bytes: 4), (sampleRate * 2, bytes: 4), (2, bytes: 2),
            (16, bytes: 2),
        ]
        let content = figures.flatMap { ByteOrder.little.bytes($0.0, count: $0.bytes) }
        return ChunkFormat(
            frame: .outermost("RIFF", "WAVE"), layout: .riff,
            descriptions: [.init(name: "fmt ", content: content)], sound: "data", soundOffset: 0, packetSamples: 1,
            packetBytes: 2)
    }
}
