package import VoiceAssetCore
import VoiceAssetUnicodeText

/// Something that is odd about a file's bytes.
package struct ByteRemark: Sendable, Hashable {
    package let kind: Kind
    /// Where it stands in the file.
    package let offset: Int
    package let bytes: Int
    /// The number of sound files before it.
    let part: Int
    /// Seconds of sound of its own part before it; nil: all of that. In what a reader tells: seconds from the start.
    package var seconds: Double?
    /// Seconds of sound that are missing behind it, where that is known.
    var lost: Double?

    /// A form of the check on a recording's bytes, or of the one on its end, and the values that are its own.
    package struct Kind: Sendable, Hashable {
        package let form: String
        package var arguments: [String: Finding.Argument] = [:]
        /// The missing sound in proportion to what is there, where that is known.
        var lost: Double?

        /// No chunk, page, frame, tag or padding.
        package static let unknown = Kind(form: "unknown")
        /// Zeros behind all else.
        static let padding = Kind(form: "padding")
        /// The stream was to go on behind what is there.
        package static let unended = Kind(form: "unended")
        /// The file ends within a page of Ogg's.
        package static let partialPage = Kind(form: "page")

        /// The file ends within a frame of so many bytes.
        static func partialFrame(of whole: Int, missing: Int) -> Kind {
            Kind(form: "frame", arguments: ["missing": .count(missing), "whole": .count(whole, "bytes")])
        }

        /// The file ends within a chunk, of which so many bytes are there.
        package static func cutOff(_ chunk: String, of whole: UInt64, present: Int) -> Kind {
            let missing = whole - UInt64(present)
            return Kind(
                form: "chunk",
                arguments: [
                    "chunk": .text(chunk), "whole": .count(whole, "bytes"), "missing": .count(missing, "bytes"),
                ], lost: Double(missing) / Double(max(1, present)))
        }

        /// The chunk with the sound states no length, or none that can be: its writer never came to its end. What follows is read.
        package static func unfinished(chunk: String, stated: UInt64) -> Kind {
            let unit = chunk == "COMM" ? "frames" : "bytes"
            let length: Finding.Argument = stated == .max ? .text("no length") : .count(stated, unit)
            return Kind(form: "unfinished", arguments: ["chunk": .text(chunk), "stated": length])
        }

        /// Fewer samples a channel are there than the header promises.
        package static func fewer(promised: Int, present: Int) -> Kind {
            Kind(
                form: "samples", arguments: ["promised": .count(promised), "present": .count(present)],
                lost: Double(promised - present) / Double(max(1, present)))
        }

        /// Pages that are not there.
        package static func lostPages(_ count: Int) -> Kind { Kind(form: "pages", arguments: ["count": .count(count)]) }

        /// So many sound files in one, of which most programs play the first.
        package static func joined(_ count: Int) -> Kind { Kind(form: "joined", arguments: ["count": .count(count)]) }

        /// So many seconds that libraries can't decode.
        static func undecoded(seconds: Double) -> Kind {
            Kind(form: "undecoded", arguments: ["seconds": .of(seconds.decimals(2), "s")])
        }
    }

    /// The end of the sound of a file that ends early.
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
    package var isEarlyEnd: Bool { Check.recordingTruncated.forms[kind.form] != nil }

    /// The finding, about no file yet; nil of what nobody needs to know.
    package func finding(_ ending: Ending) -> Finding? {
        guard kind != .padding || bytes >= Self.leastPadding else { return nil }
        let place: [String: Finding.Argument] = [
            "at": .of((seconds ?? 0).decimals(2), "s"), "offset": .count(offset), "bytes": .count(bytes, "bytes"),
            "ending": .text(ending.rawValue),
        ]
        let arguments = kind.arguments.merging(place) { $1 }
        guard isEarlyEnd else { return Finding(.recordingBytes, kind.form, arguments) }
        let isBlock = lost.map { $0 <= Self.block } == true && ending != .none
        // A frame is all that is known to be missing.
        let isGrave = [.speech, .none].contains(ending) && kind.form != "frame"
        let severity: Severity = isBlock ? .note : isGrave ? .error : .warning
        return Finding(.recordingTruncated, kind.form, arguments, severity: severity)
    }
}

extension [ByteRemark] {
    /// The finding that the end of the sound is missing.
    package func earlyEnd(_ ending: ByteRemark.Ending) -> Finding? { first(where: \.isEarlyEnd)?.finding(ending) }
}
