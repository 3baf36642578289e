import VoiceAssetCore

/// The first bytes of what may be a recording. Nothing is decoded here: `inspect` and `generate` tell what a sound lacks.
struct FileStart {
    /// As many bytes tell a sound from a text or a picture; an MP3 may have some silence before its first frame.
    static let count = 4096

    private let bytes: [UInt8]
    /// Lower case.
    private let suffix: String

    /// - Parameters:
    ///   - bytes: the file's first ones, `count` if it has so many.
    ///   - file: its name.
    init(_ bytes: [UInt8], of file: String) {
        self.bytes = bytes
        suffix = file.split(separator: ".").last?.lowercased() ?? ""
    }

    /// Why this is no sound; nil if it may be one.
    var fault: OldRecordings.LeftOut.Reason? {
        if bytes.allSatisfy({ $0 == 0 }) { return .noSound }
        if GitLeftover(pointerIn: bytes) != nil { return .pointer }
        if isText { return .text }
        return Self.known.contains(suffix) && !isSound ? .noSound : nil
    }

    /// Formats that are recognized by their first bytes.
    private static let known: Set = [
        "aif", "aifc", "aiff", "bwf", "caf", "flac", "mp3", "oga", "ogg", "opus", "rf64", "wav", "wave",
    ]

    /// What files of these formats begin with, whatever they are called.
    private static let signatures = ["RIFF", "RIFX", "RF64", "FORM", "caff", "fLaC", "OggS", "ID3"]
        .map { Array($0.utf8) }

    private var isSound: Bool {
        // Four bytes of the length stand before the type of an MPEG-4 file.
        Self.signatures.contains(where: bytes.starts) || bytes.dropFirst(4).starts(with: "ftyp".utf8) || hasFrame
    }

    /// The header of an MPEG audio frame: eleven bits that are set, and neither a layer, a bit rate nor a sample rate that there is not.
    /// (ISO/IEC 11172-3 §2.4.1.3)
    private var hasFrame: Bool {
        guard bytes.count > 3 else { return false }
        return (0..<bytes.count - 2).contains { index in
            bytes[index] == 0xff && bytes[index + 1] & 0xe0 == 0xe0 && bytes[index + 1] & 0x06 != 0
                && bytes[index + 2] >> 4 != 15 && bytes[index + 2] & 0x0c != 0x0c
        }
    }

    /// Headers that are text, with the sound behind them.
    private static let textHeaders = ["NIST_1A", "PVF1"].map { Array($0.utf8) }

    /// True of UTF-8 without control characters but those of lines.
    private var isText: Bool {
        guard !Self.textHeaders.contains(where: bytes.starts) else { return false }
        let controls = bytes.contains { $0 < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d].contains($0) || $0 == 0x7f }
        // The last character may be cut off.
        return !controls && (0..<4).contains { String(validating: bytes.dropLast($0), as: UTF8.self) != nil }
    }
}
