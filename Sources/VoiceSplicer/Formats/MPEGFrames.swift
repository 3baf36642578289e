import VoiceAssetAudioContainers
import VoiceTables

/// MP3 frames of one kind: mono, without checksums, each complete in itself. (ISO/IEC 11172-3 §2.4.1, 13818-3 §2.4.2)
struct MPEGFrames: Sendable {
    /// Samples of a frame, 576 or 1152.
    let samples: Int
    /// Bytes of a frame.
    let bytes: Int
    /// What a frame begins with, in the bits of `mask`.
    private let header: MPEGFrameHeader

    /// All but the private bit and those after the channel mode, which decoders don't set themselves up by. The padding
    /// bit is clear: all frames are equally long.
    private static let mask: UInt32 = 0xffff_fec0

    /// `nil` if MPEG audio has no such frames.
    init?(_ rendition: SpliceManifest.Rendition) {
        guard let samples = rendition.frameSamples, let bytes = rendition.frameBytes, bytes >= 24,
            (bytes * 8 * rendition.sampleRate).isMultiple(of: samples),
            let header = MPEGFrameHeader(
                monoAt: rendition.sampleRate, bitRate: bytes * 8 * rendition.sampleRate / samples),
            header.samples == samples
        else { return nil }
        self.samples = samples
        self.bytes = bytes
        self.header = header
    }

    /// Whole frames in a piece of a clip.
    ///
    /// - Parameters:
    ///   - range: the piece, a multiple of `bytes` long.
    ///   - first: the number of its first frame in the clip.
    func check(_ buffer: [UInt8], _ range: Range<Int>, first: Int) throws(ClipFault) {
        for (index, offset) in stride(from: range.lowerBound, to: range.upperBound, by: bytes).enumerated() {
            let word = UInt32(ByteOrder.big.number(buffer[offset..<offset + 4]))
            guard word & Self.mask == header.word else {
                throw .frame(first + index, "is no frame of the pack's: its header is 0x\(String(word, radix: 16))")
            }
            guard header.mainDataBegin(buffer[offset + 4], buffer[offset + 5]) == 0 else {
                throw .frame(first + index, "needs the frames before it")
            }
        }
        guard first == 0, !range.isEmpty, header.table(in: buffer[range]) != nil else { return }
        throw .frame(0, "is a table of another length")
    }
}
