import Foundation
import TestSupport
import Testing
import VoiceAssetAudio
import VoiceAssetCore

@testable import VoiceAssetPipeline

/// A take in one container and codec, as programs of others write it.
struct TakeKind: Sendable, CustomTestStringConvertible {
    /// With the extension that ffmpeg goes by.
    var file: String
    /// A program and its arguments; `@` stands for a WAV of 16 bits, `%` for the file.
    var command: String
    var testDescription: String { command }

    static let all: [TakeKind] = [
        .init(file: "wav16.wav", command: "sox @ %"), .init(file: "wav24.wav", command: "sox @ -b 24 %"),
        .init(file: "float.wav", command: "sox @ -e floating-point -b 32 %"),
        .init(file: "ulaw.wav", command: "sox @ -e u-law %"), .init(file: "ima.wav", command: "sox @ -e ima-adpcm %"),
        .init(file: "list.wav", command: "ffmpeg -i @ %"),
        .init(file: "rf64.wav", command: "ffmpeg -i @ -rf64 always %"),
        .init(file: "mp3.wav", command: "ffmpeg -i @ -c:a libmp3lame %"),
        .init(file: "take.w64", command: "ffmpeg -i @ %"), .init(file: "take.aiff", command: "sox @ %"),
        .init(file: "take.aifc", command: "sox @ -t aifc %"), .init(file: "take.caf", command: "ffmpeg -i @ %"),
        .init(file: "take.au", command: "sox @ %"), .init(file: "take.flac", command: "flac -s -o % @"),
        .init(file: "ffmpeg.flac", command: "ffmpeg -i @ %"), .init(file: "take.ogg", command: "oggenc -Q -o % @"),
        .init(file: "ffmpeg.ogg", command: "ffmpeg -i @ -c:a libvorbis %"),
        .init(file: "take.opus", command: "ffmpeg -i @ -c:a libopus %"),
        .init(file: "info.mp3", command: "lame --quiet -b 64 @ %"),
        .init(file: "vbr.mp3", command: "lame --quiet -V 4 @ %"),
        .init(file: "bare.mp3", command: "lame --quiet -t -b 64 @ %"),
        .init(file: "barevbr.mp3", command: "lame --quiet -t -V 4 @ %"),
        .init(file: "mpeg2.mp3", command: "lame --quiet --resample 24 -b 32 @ %"),
        .init(file: "ffmpeg.mp3", command: "ffmpeg -i @ -c:a libmp3lame %"),
    ]

    static let tools = Program.available("ffmpeg", "mpg123", "sox", "lame", "flac", "oggenc")

    var isOgg: Bool { file.hasSuffix(".ogg") || file.hasSuffix(".opus") }
    var isMP3: Bool { file.hasSuffix(".mp3") }
    var isFloat: Bool { command.contains("floating-point") }

    private static let encoded = Result {
        let folder = try TemporaryFolder()
        let source = try folder.write("source.wav", RawTake(sampleRate: 48_000).wav).path
        return try Dictionary(
            uniqueKeysWithValues: all.map { kind in
                let target = folder.url(kind.file)
                let words = kind.command.split(separator: " ").map { word in
                    word == "@" ? source : word == "%" ? target.path : String(word)
                }
                let quiet = words[0] == "ffmpeg" ? ["-nostdin", "-v", "error"] : []
                let result = try Program.run(words[0], quiet + words.dropFirst())
                guard result.status == 0 else { throw Unexpected(result.errorText) }
                return (kind.file, [UInt8](try Data(contentsOf: target)))
            })
    }

    var bytes: [UInt8] { get throws { try Self.encoded.get()[file]! } }

    /// Samples a channel that a foreign program decodes of the bytes; 0 if it decodes none.
    func samples(of bytes: [UInt8], by oracle: String) throws -> Int {
        let folder = try TemporaryFolder()
        let file = try folder.write(file, bytes).path
        let arguments =
            oracle == "mpg123"
            ? ["-q", "-e", "s16", "-s", file]
            : ["-nostdin", "-v", "quiet", "-i", file, "-map", "0:a:0", "-ac", "1", "-f", "s16le", "-"]
        return try Program.run(oracle, arguments).output.count / 2
    }
}

/// What the tool makes of bytes.
struct ReadTakeResult {
    /// Samples a channel; 0 of what is refused.
    var samples = 0
    var findings: [Finding] = []

    init(_ bytes: [UInt8]) {
        do throws(Finding) {
            let recording = try RecordingDecoder.decode(bytes)
            samples = recording.samples.count
            findings = recording.remarks.compactMap { $0.finding(.pause) }
        } catch {
            findings = [error]
        }
    }

    var isTold: Bool { !findings.isEmpty }
    var words: String { findings.map(\.message).joined(separator: " / ") }
}

/// Something that happens to a file.
enum TakeDeed: String, CaseIterable, CustomTestStringConvertible {
    case nothing, tagInFront, tagsBehind, unfinished, piped, halfOfSizes, sizesTooLarge, cutShort, appended
    case zerosBehind, noiseBehind, zerosInside, lostInside, zeroedInside, lineEnd

    var testDescription: String { rawValue }

    /// Whether the sound is whole all the same, as foreign programs say of the unchanged file.
    var keepsSound: Bool {
        [.nothing, .tagInFront, .tagsBehind, .unfinished, .piped, .sizesTooLarge, .zerosBehind, .noiseBehind].contains(
            self)
    }

    /// Nil where a format has nothing to which it can happen.
    func change(_ bytes: [UInt8]) -> [UInt8]? {
        let middle = bytes.count / 2
        let noise = (0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 167 &+ $0 >> 5) & 0x7f }
        switch self {
        case .nothing: return bytes
        case .tagInFront:
            return Array("ID3\u{3}\u{0}\u{0}\u{0}\u{0}\u{40}\u{0}".utf8) + [UInt8](repeating: 0, count: 8192) + bytes
        case .tagsBehind:
            let footer =
                Array("APETAGEX".utf8) + [0xd0, 7, 0, 0, 72, 0, 0, 0, 1, 0, 0, 0] + [UInt8](repeating: 0, count: 12)
            return bytes + [UInt8](repeating: 1, count: 40) + footer + Array("TAG".utf8)
                + [UInt8](repeating: 32, count: 125)
        case .unfinished: return Self.sized(bytes) { _ in 0 }
        case .piped: return Self.sized(bytes) { _ in 0xffff_ffff }
        case .halfOfSizes: return Self.sized(bytes) { $0 / 4 * 2 }
        case .sizesTooLarge: return Self.sized(bytes) { $0 + 44 }
        case .cutShort: return Array(bytes.prefix(bytes.count * 6 / 10))
        case .appended: return bytes + bytes
        case .zerosBehind: return bytes + [UInt8](repeating: 0, count: 4096)
        case .noiseBehind: return bytes + noise
        case .zerosInside: return bytes[..<middle] + [UInt8](repeating: 0, count: 4096) + bytes[middle...]
        case .lostInside: return Array(bytes[..<middle] + bytes[(middle + 700)...])
        case .zeroedInside: return bytes[..<middle] + [UInt8](repeating: 0, count: 700) + bytes[(middle + 700)...]
        case .lineEnd: return bytes[..<middle] + [0x0d] + bytes[middle...]
        }
    }

    /// With another size of the chunk with the sound; nil of what has none.
    private static func sized(_ bytes: [UInt8], _ change: (Int) -> Int) -> [UInt8]? {
        let (name, width, isBig): (String, Int, Bool)
        switch String(decoding: bytes.prefix(4), as: UTF8.self) {
        case "RIFF": (name, width, isBig) = ("data", 4, false)
        case "RF64": (name, width, isBig) = ("ds64", 8, false)
        case "FORM": (name, width, isBig) = ("SSND", 4, true)
        case "caff": (name, width, isBig) = ("data", 8, true)
        case ".snd": (name, width, isBig) = (".snd", 4, true)
        default: return nil
        }
        guard let start = bytes.indices.first(where: { bytes[$0...].starts(with: name.utf8) }) else { return nil }
        // The second number of RF64's chunk, behind its own size; AU's second number.
        let place = start + (name == "ds64" ? 16 : name == ".snd" ? 8 : 4)
        let places = isBig ? Array(place..<place + width) : (place..<place + width).reversed()
        let changed = change(places.reduce(0) { $0 << 8 | Int(bytes[$1]) })
        // CAF's "to the end" is −1.
        let number = width == 8 && name == "data" && changed == 0xffff_ffff ? -1 : changed
        var result = bytes
        for (index, place) in places.reversed().enumerated() {
            result[place] = UInt8(truncatingIfNeeded: number >> (8 * index))
        }
        return result
    }
}
