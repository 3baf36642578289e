import VoiceAssetAudioContainers
import VoiceAssetCore

/// The first bytes of what may be a recording. Nothing is decoded here: `status --takes` and `generate` tell what a sound lacks.
struct FileStart {
    /// As many bytes tell a sound from a text or a picture: an MP3 may have some silence before its first frame, and two frames have
    /// 2,882 bytes at most.
    static let count = OtherContent.count

    private let bytes: [UInt8]
    /// The file's size.
    private let size: Int
    /// Lower case.
    private let suffix: String

    /// - Parameters:
    ///   - bytes: the file's first ones, `count` if it has so many.
    ///   - file: its name.
    ///   - size: its size, bytes.
    init(_ bytes: [UInt8], of file: String, size: Int) {
        (self.bytes, self.size) = (bytes, size)
        suffix = file.split(separator: ".").last?.lowercased() ?? ""
    }

    /// The content in place of a sound, if that is known.
    var content: OtherContent? { OtherContent(in: bytes) }

    /// Why this is no sound; nil if it may be one.
    var fault: OldRecordings.LeftOut.Reason? {
        if bytes.allSatisfy({ $0 == 0 }) { return .noSound }
        if GitLeftover(pointerIn: bytes) != nil { return .pointer }
        if let content { return content.kind == .page ? .text : .noSound }
        return Self.known.contains(suffix) && !isSound ? .noSound : nil
    }

    /// Formats that are recognized by their first bytes.
    private static let known: Set = [
        "aif", "aifc", "aiff", "bwf", "caf", "flac", "mp3", "oga", "ogg", "opus", "rf64", "w64", "wav", "wave",
    ]

    /// Where an ID3 tag ends, if the file begins with one: its sound is there. (ID3v2.4.0 §3.1: four bytes of seven bits; a footer has ten bytes
    /// more)
    var tagEnd: Int? {
        guard bytes.starts(with: "ID3".utf8), bytes.count > 10, bytes[6..<10].allSatisfy({ $0 < 0x80 }) else {
            return nil
        }
        return bytes[6..<10].reduce(0) { $0 << 7 | Int($1) } + (bytes[5] & 0x10 == 0 ? 10 : 20)
    }

    /// Files of these formats, whatever they are called.
    private var isSound: Bool { isContainer ?? (isFLAC || isOgg || isMPEG4 || hasFrames) }

    /// True if the chunks of a RIFF, AIFF or CAF file lead to the one that describes the sound, or past these bytes; nil of other files.
    private var isContainer: Bool? {
        let file = HeldBytes(bytes[...], bytes: size)
        guard var walk = ChunkWalk(file) else { return nil }
        let form = String(decoding: bytes.dropFirst(8).prefix(4), as: UTF8.self)
        if bytes.starts(with: "RI".utf8) || bytes.starts(with: "RF".utf8), form != "WAVE" { return false }
        if bytes.starts(with: "FORM".utf8), !["AIFF", "AIFC"].contains(form) { return false }
        while let chunk = walk.next(of: file) {
            if ["fmt ", "COMM", "desc"].contains(chunk.name) { return true }
            guard let length = Int(exactly: chunk.size), length <= size - chunk.content else { return false }
            if chunk.content + length > bytes.count { return true }
        }
        return false
    }

    /// The first block describes the stream, in 34 bytes. (RFC 9639 §8.1)
    private var isFLAC: Bool {
        bytes.count >= 8 && bytes.starts(with: "fLaC".utf8)
            && bytes.dropFirst(4).prefix(4).elementsEqual([bytes[4] & 0x80, 0, 0, 34])
    }

    /// The first packet of the first page names the codec. (RFC 3533 §6)
    private var isOgg: Bool {
        guard bytes.starts(with: "OggS".utf8), bytes.count > 28 else { return false }
        let packet = bytes.dropFirst(27 + Int(bytes[26]))
        return ["\u{1}vorbis", "OpusHead", "\u{7f}FLAC", "Speex   "].contains { packet.starts(with: $0.utf8) }
    }

    /// Four bytes of the length stand before the type.
    private var isMPEG4: Bool { bytes.dropFirst(4).starts(with: "ftyp".utf8) }

    /// True if two frames of an MP3 follow each other, or the file begins with one of Layer I or II.
    private var hasFrames: Bool {
        guard bytes.count > 3 else { return false }
        if bytes[0] == 0xff, bytes[1] & 0xe0 == 0xe0, bytes[1] & 0x04 != 0, bytes[2] >> 4 != 15, bytes[2] & 0x0c != 0x0c
        {
            return true
        }
        return (0..<bytes.count - 3).contains { index in
            guard bytes[index] == 0xff, let first = header(at: index) else { return false }
            let next = index + first.bytes
            // Bit rates of neighbours may differ.
            return next == size
                || header(at: next).map { $0.isMPEG1 == first.isMPEG1 && $0.sampleRate == first.sampleRate } == true
        }
    }

    private func header(at index: Int) -> MPEGFrameHeader? {
        guard index + 4 <= bytes.count else { return nil }
        return MPEGFrameHeader(UInt32(ByteOrder.big.number(bytes[index..<index + 4])))
    }
}
