/// The four bytes that an MP3's frame begins with. (ISO/IEC 11172-3 §2.4.1.3, §2.4.2.3; 13818-3 §2.4.2.3)
package struct MPEGFrameHeader: Sendable, Equatable {
    /// The bytes, big-endian.
    package let word: UInt32

    /// Nil for what is no frame of Layer III, and for free format.
    package init?(_ word: UInt32) {
        guard word >> 21 == 0x7ff, word >> 19 & 3 != 1, word >> 17 & 3 == 1, (1...14).contains(word >> 12 & 15),
            word >> 10 & 3 != 3
        else { return nil }
        self.word = word
    }

    /// The header of frames in one channel, without checksum and padding; nil if there is none of such a rate.
    ///
    /// - Parameters:
    ///   - sampleRate: hertz.
    ///   - bitRate: bits a second.
    package init?(monoAt sampleRate: Int, bitRate: Int) {
        let (sync, layer3, unprotected, mono): (UInt32, UInt32, UInt32, UInt32) = (
            0x7ff << 21, 1 << 17, 1 << 16, 3 << 6
        )
        for version in [Version.mpeg1, .mpeg2, .mpeg25] {
            guard let rate = Self.sampleRates.firstIndex(of: sampleRate * version.divisor),
                let bits = version.bitRates.firstIndex(of: bitRate)
            else { continue }
            self.init(
                sync | version.rawValue << 19 | layer3 | unprotected | UInt32(bits + 1) << 12 | UInt32(rate) << 10
                    | mono)
            return
        }
        return nil
    }

    private enum Version: UInt32 {
        case mpeg25 = 0
        case mpeg2 = 2
        case mpeg1 = 3

        var divisor: Int {
            switch self {
            case .mpeg1: 1
            case .mpeg2: 2
            case .mpeg25: 4
            }
        }

        /// Bits a second by the header's index, from 1.
        var bitRates: [Int] { self == .mpeg1 ? MPEGFrameHeader.mpeg1BitRates : MPEGFrameHeader.mpeg2BitRates }
    }

    /// Hertz of MPEG-1 by the header's index.
    private static let sampleRates = [44100, 48000, 32000]
    private static let mpeg1BitRates =
        [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320].map { $0 * 1000 }
    private static let mpeg2BitRates = [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160].map { $0 * 1000 }

    private var version: Version { Version(rawValue: word >> 19 & 3) ?? .mpeg1 }
    /// MPEG-1 rather than MPEG-2 or 2.5.
    package var isMPEG1: Bool { version == .mpeg1 }
    package var hasCRC: Bool { word >> 16 & 1 == 0 }
    /// Bits a second.
    package var bitRate: Int { version.bitRates[Int(word >> 12 & 15) - 1] }
    /// Hertz.
    package var sampleRate: Int { Self.sampleRates[Int(word >> 10 & 3)] / version.divisor }
    /// Bytes.
    package var padding: Int { Int(word >> 9 & 1) }
    package var channels: Int { word >> 6 & 3 == 3 ? 1 : 2 }

    /// What a decoder sets itself up by: version, layer, protection, bit rate, sample rate and channel mode. The padding
    /// bit, the private bit and those after the mode may differ.
    package var format: UInt32 { word & 0xffff_fcc0 }

    /// Samples of a frame.
    package var samples: Int { isMPEG1 ? 1152 : 576 }
    /// Bytes of a frame. (§2.4.3.1)
    package var bytes: Int { samples / 8 * bitRate / sampleRate + padding }
    /// Where the side information stands in the frame, behind header and checksum, bytes. (§2.4.1.7)
    package var sideInformation: Range<Int> {
        let start = 4 + (hasCRC ? 2 : 0)
        return start..<start + (isMPEG1 ? (channels == 1 ? 17 : 32) : (channels == 1 ? 9 : 17))
    }

    /// How far back in earlier frames the frame's data begins, its use of the bit reservoir, bytes: 9 bits in MPEG-1,
    /// 8 otherwise. (§2.4.1.7)
    ///
    /// - Parameters: the first two bytes of the side information.
    package func mainDataBegin(_ first: UInt8, _ second: UInt8) -> Int {
        isMPEG1 ? Int(first) << 1 | Int(second >> 7) : Int(first)
    }

    /// Where a VBRI table stands in its frame, whatever the channels, bytes.
    package static let tableOfVBRI = 36

    /// The name of the table that LAME and other encoders put into a first, silent frame: `Xing`, `Info` or `VBRI`.
    ///
    /// - Parameter bytes: the frame, from its header on.
    package func table(in bytes: ArraySlice<UInt8>) -> String? {
        for place in [bytes.startIndex + sideInformation.upperBound, bytes.startIndex + Self.tableOfVBRI]
        where place + 4 <= bytes.endIndex {
            for name in ["Xing", "Info", "VBRI"] where bytes[place..<place + 4].elementsEqual(Array(name.utf8)) {
                return name
            }
        }
        return nil
    }
}
