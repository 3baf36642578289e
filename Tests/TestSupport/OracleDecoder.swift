package import Foundation

/// A program that decodes audio files and shares no code with ours, or only a library whose use by us is under test.
package enum OracleDecoder: String, Sendable, CaseIterable, CustomStringConvertible {
    case mpg123
    case ffmpeg
    /// libsndfile's own converter.
    case sndfileConvert = "sndfile-convert"

    package var description: String { rawValue }

    /// A file's samples, interleaved, and what the program had to say about it.
    ///
    /// ffmpeg drops samples at the start or end of a stream only where a Xing/Info frame or an edit list tells it to;
    /// for bare frames `-flags2 +skip_manual` changes nothing (measured with 5.1).
    package func decode(_ file: URL) throws -> (samples: [Float], remarks: String) {
        switch self {
        case .mpg123:
            let result = try Program.run("mpg123", ["-q", "--no-gapless", "-e", "f32", "-s", file.path])
            return (Self.floats(result.output), result.errorText)
        case .ffmpeg:
            let result = try Program.run("ffmpeg", ["-nostdin", "-v", "warning", "-i", file.path, "-f", "f32le", "-"])
            return (Self.floats(result.output), Self.withoutHarmlessRemarks(result.errorText))
        case .sndfileConvert:
            let folder = try TemporaryFolder()
            let raw = folder.url("decoded.raw")
            // Asked for floats, it scales them to full scale.
            let result = try Program.run(rawValue, ["-pcm32", "-endian=little", file.path, raw.path])
            return (Self.integers((try? Data(contentsOf: raw)) ?? Data()), result.errorText)
        }
    }

    /// ffmpeg says of every MP3 without a Xing frame that its duration is an estimate; with a constant bit rate it is
    /// exact. Of a mono CAF or AIFF it says that mono is a guess. Anything else at this level is about damaged or
    /// skipped data.
    private static func withoutHarmlessRemarks(_ text: String) -> String {
        let harmless = ["Estimating duration from bitrate", "Guessed Channel Layout"]
        let lines = text.split(separator: "\n").filter { line in !harmless.contains { line.contains($0) } }
        return lines.joined(separator: "\n")
    }

    /// 32-bit little-endian floats.
    package static func floats(_ data: Data) -> [Float] { words(data).map { Float(bitPattern: $0) } }

    /// 32-bit little-endian integers, full scale ±1.
    private static func integers(_ data: Data) -> [Float] {
        words(data).map { Float(Int32(bitPattern: $0)) / 2_147_483_648 }
    }

    private static func words(_ data: Data) -> [UInt32] {
        let bytes = [UInt8](data)
        return stride(from: 0, to: bytes.count / 4 * 4, by: 4).map { index in
            let low = UInt32(bytes[index]) | UInt32(bytes[index + 1]) << 8
            return low | UInt32(bytes[index + 2]) << 16 | UInt32(bytes[index + 3]) << 24
        }
    }

    /// The inverse of `floats`.
    package static func data(_ samples: some Sequence<Float>) -> Data {
        var data = Data()
        for sample in samples {
            let pattern = sample.bitPattern
            data.append(contentsOf: (0..<4).map { UInt8(truncatingIfNeeded: pattern >> UInt32(8 * $0)) })
        }
        return data
    }
}
