import VoiceAssetAudioContainers

/// Why an MP3 can't be joined to others by appending bytes.
enum SpliceFault: Sendable, Hashable {
    case table(String)
    case id3v2(bytes: Int)
    case id3v1
    case ape(bytes: Int)
    case reservoir(frames: Int, of: Int)
    case partialFrame(bytes: Int)
    case unknown(bytes: Int)
    case variableBitRate
    case notMP3
    case format(String)

    /// What is wrong with a stream.
    static func all(in stream: MP3Stream) -> [SpliceFault] {
        guard !stream.frames.isEmpty else { return [.notMP3] }
        var faults: [SpliceFault] = stream.frames.compactMap(\.table).prefix(1).map(SpliceFault.table)
        for foreign in stream.foreign {
            switch foreign.kind {
            case .id3v2: faults.append(.id3v2(bytes: foreign.bytes))
            case .id3v1: faults.append(.id3v1)
            case .ape: faults.append(.ape(bytes: foreign.bytes))
            case .partialFrame: faults.append(.partialFrame(bytes: foreign.bytes))
            case .unknown: faults.append(.unknown(bytes: foreign.bytes))
            }
        }
        let sounding = stream.frames.filter { $0.table == nil }
        let borrowing = sounding.count { $0.mainDataBegin > 0 }
        if borrowing > 0 { faults.append(.reservoir(frames: borrowing, of: sounding.count)) }
        if Set(sounding.map(\.header.format)).count > 1 { faults.append(.variableBitRate) }
        return faults
    }
}
