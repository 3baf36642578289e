import VoiceManifest

/// MP3 frames of one kind: mono, without checksums, each complete in itself. (ISO/IEC 11172-3 §2.4.1, 13818-3 §2.4.2)
struct MPEGFrames: Sendable, Hashable {
    /// Samples of a frame, 576 or 1152.
    let samples: Int
    /// Bytes of a frame.
    let bytes: Int
    /// A frame's first four bytes, big-endian, in the bits of `mask`.
    private let header: UInt32

    /// All but the private bit and those after the channel mode, which decoders don't set themselves up by. The padding
    /// bit is clear: all frames are equally long.
    private static let mask: UInt32 = 0xffff_fec0

    /// `nil` if MPEG audio has no such frames.
    init?(_ rendition: PackManifest.Rendition) {
        guard let samples = rendition.frameSamples, let bytes = rendition.frameBytes, bytes >= 24,
            let (version, rate) = Self.rate(rendition.sampleRate),
            (version == 3) == (samples == 1152),
            let bitRate = (version == 3 ? Self.bitRates1 : Self.bitRates2).firstIndex(of: rendition.bitRate)
        else { return nil }
        self.samples = samples
        self.bytes = bytes
        let (sync, layer3, unprotected, mono): (UInt32, UInt32, UInt32, UInt32) = (
            0x7ff << 21, 1 << 17, 1 << 16, 3 << 6
        )
        header = sync | version << 19 | layer3 | unprotected | UInt32(bitRate + 1) << 12 | rate << 10 | mono
    }

    /// Whole frames in a piece of a clip.
    ///
    /// - Parameters:
    ///   - range: the piece, a multiple of `bytes` long.
    ///   - first: the number of its first frame in the clip.
    func check(_ buffer: [UInt8], _ range: Range<Int>, first: Int) throws(ClipFault) {
        for (index, offset) in stride(from: range.lowerBound, to: range.upperBound, by: bytes).enumerated() {
            let word =
                UInt32(buffer[offset]) << 24 | UInt32(buffer[offset + 1]) << 16 | UInt32(buffer[offset + 2]) << 8
                | UInt32(buffer[offset + 3])
            guard word & Self.mask == header else {
                throw .frame(first + index, "is no frame of the pack's: its header is 0x\(String(word, radix: 16))")
            }
            // Where the frame's data begins in earlier frames: 9 bits in MPEG-1, 8 otherwise.
            let reach = samples == 1152 ? buffer[offset + 4] | buffer[offset + 5] >> 7 : buffer[offset + 4]
            guard reach == 0 else { throw .frame(first + index, "needs the frames before it") }
        }
        guard first == 0, !range.isEmpty else { return }
        for place in [range.lowerBound + 4 + (samples == 1152 ? 17 : 9), range.lowerBound + 36]
        where place + 4 <= range.upperBound {
            let table = buffer[place..<place + 4]
            if ["Xing", "Info", "VBRI"].contains(where: { table.elementsEqual($0.utf8) }) {
                throw .frame(0, "is a table of another length")
            }
        }
    }

    /// The header's version and index of a sample rate: MPEG-1 (3), MPEG-2 (2), 2.5 (0).
    private static func rate(_ rate: Int) -> (version: UInt32, index: UInt32)? {
        for (version, divisor) in [(UInt32(3), 1), (2, 2), (0, 4)] {
            if let index = [44100, 48000, 32000].firstIndex(of: rate * divisor) { return (version, UInt32(index)) }
        }
        return nil
    }

    /// Bits a second by the header's index, from 1.
    private static let bitRates1 =
        [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320].map { $0 * 1000 }
    private static let bitRates2 = [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160].map { $0 * 1000 }
}
