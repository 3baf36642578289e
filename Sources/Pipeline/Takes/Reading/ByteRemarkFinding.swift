package import VoiceAssetAudio
package import VoiceAssetCore
import VoiceAssetUnicodeText

extension [ByteRemark] {
    /// The finding that the end of the sound is missing.
    package func earlyEnd(_ ending: ByteRemark.Ending) -> Finding? { first(where: \.isEarlyEnd)?.finding(ending) }
}

extension ByteRemark {
    /// What the sound of a file that ends early ends in.
    package enum Ending: Sendable {
        case speech, pause
        /// Nobody looked, as of a session; or there is no sound.
        case unknown, none
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
        let place: [String: Finding.Argument] = [
            "at": .of((seconds ?? 0).decimals(2), "s"), "offset": .count(offset), "bytes": .count(bytes, "bytes"),
        ]
        func odd(_ form: String, _ more: [String: Finding.Argument] = [:]) -> Finding {
            Finding(.recordingBytes, form, place.merging(more) { $1 })
        }
        switch kind {
        case .unfinished(let chunk, let stated):
            return odd("unfinished", ["chunk": .text(chunk), "stated": .count(stated, "bytes")])
        case .unknown: return odd("unknown")
        case .padding: return bytes < Self.leastPadding ? nil : odd("padding")
        case .lostPages(let count): return odd("pages", ["count": .count(count)])
        case .undecoded(let seconds): return odd("undecoded", ["seconds": .of(seconds.decimals(2), "s")])
        case .joined(let count): return odd("joined", ["count": .count(count)])
        case .cutOff(let within, let missing):
            let form = within == "frame" ? "frame" : within == "OggS" ? "page" : "chunk"
            let whole = UInt64(bytes).addingReportingOverflow(missing).partialValue
            return early(
                form, ending, place,
                [
                    "missing": .count(missing, form == "frame" ? nil : "bytes"), "chunk": .text(within),
                    "whole": .count(whole, "bytes"),
                ])
        case .unended: return early("unended", ending, place)
        case .fewer(let promised, let present):
            return early("samples", ending, place, ["promised": .count(promised), "present": .count(present)])
        }
    }

    private func early(
        _ form: String, _ ending: Ending, _ place: [String: Finding.Argument], _ more: [String: Finding.Argument] = [:]
    ) -> Finding {
        let (words, severity): (String, Severity) =
            switch ending {
            case .speech: ("in the middle of the speech", .error)
            case .pause: ("after the speech", .warning)
            case .unknown: ("where more was to come", .warning)
            case .none: ("before its sound", .error)
            }
        let isBlock = lost.map { $0 <= Self.block } == true && ending != .none
        let arguments = place.merging(more) { $1 }.merging(["ending": .text(words)]) { $1 }
        // A frame is all that is known to be missing.
        let most = form == "frame" ? min(severity, .warning) : severity
        return Finding(.recordingTruncated, form, arguments, severity: isBlock ? .note : most)
    }
}
