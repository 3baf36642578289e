package import VoiceAssetAudio
package import VoiceAssetCore
import VoiceAssetUnicodeText

extension [ByteRemark] {
    /// The finding that the end of the sound is missing.
    package func earlyEnd(_ ending: ByteRemark.Ending) -> Finding? { first(where: \.isEarlyEnd)?.finding(ending) }
}

extension ByteRemark {
    /// What the sound of a file that ends early ends in.
    package enum Ending: String, Sendable {
        case speech = "in the middle of the speech"
        case pause = "after the speech"
        /// Nobody looked, as of a session.
        case unknown = "where more was to come"
        /// There is no sound.
        case none = "before its sound"
    }

    /// Less of the end is no more than a block of what codecs put together, and of which programs disagree, seconds.
    private static let block = 0.05
    /// Fewer zeros at a file's end are the rest of a block of a disk or a tape.
    private static let leastPadding = 1024

    /// Whether it tells that the end of the sound is missing.
    package var isEarlyEnd: Bool {
        switch kind {
        case .cutOff, .unended, .fewer: true
        default: false
        }
    }

    /// The finding, about no file yet; nil of what nobody needs to know.
    package func finding(_ ending: Ending) -> Finding? {
        let (form, more): (String, [String: Finding.Argument]) =
            switch kind {
            case .unfinished(let chunk, let stated):
                (
                    "unfinished",
                    ["chunk": .text(chunk), "stated": .count(stated, chunk == "COMM" ? "frames" : "bytes")]
                )
            case .unknown: ("unknown", [:])
            case .padding: ("padding", [:])
            case .lostPages(let count): ("pages", ["count": .count(count)])
            case .undecoded(let seconds): ("undecoded", ["seconds": .of(seconds.decimals(2), "s")])
            case .joined(let count): ("joined", ["count": .count(count)])
            case .cutOff("frame", let missing):
                ("frame", ["missing": .count(missing), "whole": .count(UInt64(bytes) + missing, "bytes")])
            case .cutOff("OggS", _): ("page", [:])
            case .cutOff(let chunk, let missing):
                ("chunk", ["missing": .count(missing, "bytes"), "chunk": .text(chunk)])
            case .unended: ("unended", [:])
            case .fewer(let promised, let present):
                ("samples", ["promised": .count(promised), "present": .count(present)])
            }
        if kind == .padding, bytes < Self.leastPadding { return nil }
        let arguments = more.merging([
            "at": .of((seconds ?? 0).decimals(2), "s"), "offset": .count(offset), "bytes": .count(bytes, "bytes"),
            "ending": .text(ending.rawValue),
        ]) { $1 }
        guard isEarlyEnd else { return Finding(.recordingBytes, form, arguments) }
        let isBlock = lost.map { $0 <= Self.block } == true && ending != .none
        // A frame is all that is known to be missing.
        let isGrave = [.speech, .none].contains(ending) && form != "frame"
        return Finding(.recordingTruncated, form, arguments, severity: isBlock ? .note : isGrave ? .error : .warning)
    }
}
