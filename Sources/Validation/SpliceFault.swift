import AudioContainers
import Diagnostics

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

    /// What is there.
    var found: String {
        switch self {
        case .table(let name): name == "Info" ? "an Info frame" : "a \(name) frame"
        case .id3v2(let bytes): "an ID3v2 tag of \(bytes) bytes"
        case .id3v1: "an ID3v1 tag of 128 bytes"
        case .ape(let bytes): "an APE tag of \(bytes) bytes"
        case .reservoir(let frames, let all): "\(frames) of \(all) frames use the bit reservoir"
        case .partialFrame(let bytes): "an incomplete frame of \(bytes) bytes at the end"
        case .unknown(let bytes): "\(bytes) bytes that are no MP3 frame"
        case .variableBitRate: "frames of different bit rates or formats"
        case .notMP3: "no MP3 frame at all"
        case .format(let name): "a file in the format .\(name)"
        }
    }

    /// What that does to a splice, and what helps. (Measured with mpg123, ffmpeg,
    /// libsndfile, minimp3, dr_mp3; after Ogg, FLAC and Opus libsndfile stops, after M4A ffmpeg.)
    var consequence: String {
        switch self {
        case .table:
            "it holds this clip's frame count, so that many players stop after this clip, and it is a silent frame elsewhere; encode without it (lame -t)"
        case .id3v2, .id3v1, .ape:
            "inside a splice decoders lose up to 30 frames over it and shift what follows; write no tags"
        case .reservoir:
            "they need bytes of frames before them, which a splice replaces, so that the clip's start is damaged; encode without reservoir (lame --nores)"
        case .partialFrame:
            "the next clip's first frame is swallowed; encode the clip again"
        case .unknown:
            "decoders resynchronise over it and drop frames; encode the clip again"
        case .variableBitRate:
            "decoders that estimate lengths from the first frame cut the announcement short; encode at a constant bit rate"
        case .notMP3: "encode the clip as MP3"
        case .format:
            "many players leave out what is appended to it, so that the announcement ends after its first clip; encode as MP3, WAV, CAF or AIFF"
        }
    }
}
