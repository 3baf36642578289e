import Foundation
import TestSupport
import Testing
import VoiceAssetAudio

/// One of the three decoders, on many files at once: starting a process costs more than decoding.
enum Decoder: String, CaseIterable, Sendable {
    case libsndfile, mpg123, ffmpeg

    static let programsAvailable = Program.available("mpg123", "ffmpeg")

    /// The samples of each file. Nothing may be remarked on any.
    ///
    /// - Parameter lengths: the samples that each file should have; mpg123 puts all out as one stream.
    func decode(_ files: [URL], lengths: [Int]) throws -> [[Float]] {
        switch self {
        case .libsndfile:
            return try files.map { try SoundFile.decode([UInt8](Data(contentsOf: $0)), limits: .recording).samples }
        case .mpg123: return try Self.mpg123(files, lengths)
        case .ffmpeg: return try Self.ffmpeg(files)
        }
    }

    private static func mpg123(_ files: [URL], _ lengths: [Int]) throws -> [[Float]] {
        let result = try Program.run("mpg123", ["-q", "--no-gapless", "-e", "f32", "-s"] + files.map(\.path))
        #expect(result.status == 0 && result.errorText == "")
        let samples = floats(result.output)
        #expect(samples.count == lengths.reduce(0, +))
        var start = 0
        return lengths.map { length in
            defer { start += length }
            return Array(samples[min(start, samples.count)..<min(start + length, samples.count)])
        }
    }

    private static func ffmpeg(_ files: [URL]) throws -> [[Float]] {
        let folder = try TemporaryFolder()
        let inputs = files.flatMap { ["-i", $0.path] }
        let outputs = files.indices.flatMap { ["-map", "\($0)", "-f", "f32le", folder.url("\($0)").path] }
        let result = try Program.run("ffmpeg", ["-nostdin", "-v", "warning"] + inputs + outputs)
        // Of an MP3 without a table, and of a mono CAF, it says that it reckons what is exact.
        let remarks = result.errorText.split(separator: "\n").filter { line in
            !["Estimating duration from bitrate", "Guessed Channel Layout"].contains { line.contains($0) }
        }
        #expect(result.status == 0 && remarks == [])
        return try files.indices.map { floats(try Data(contentsOf: folder.url("\($0)"))) }
    }

    /// 32-bit little-endian floats.
    private static func floats(_ data: Data) -> [Float] {
        unsafe [Float](unsafeUninitializedCapacity: data.count / 4) { buffer, count in
            count = unsafe data.copyBytes(to: buffer) / 4
        }
    }
}

extension Array where Element == Float {
    /// Whether all samples are the same bits. (`==` element by element takes minutes in a debug build.)
    func isIdentical(to other: [Float]) -> Bool {
        guard count == other.count else { return false }
        return unsafe withUnsafeBytes { left in
            unsafe other.withUnsafeBytes { right in
                unsafe left.isEmpty || memcmp(left.baseAddress!, right.baseAddress!, left.count) == 0
            }
        }
    }
}
