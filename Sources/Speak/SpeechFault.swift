import VoiceAssetDiagnostics
import VoiceAssetFileSystem
import VoiceAssetPrograms
import VoiceAssetTakes

/// Why a clip was not spoken.
enum SpeechFault: Error {
    /// The text would be taken for an option.
    case option
    case program(ProgramRun.Fault)
    /// What the program wrote can't be read, or it wrote nothing.
    case unread(FileReadError)
    case empty
    /// No clip can be made of what it wrote.
    case unusable([Finding])
    case unwritten(PublishingError)
    /// The folder that the program was to write into is gone or full.
    case scratch(Finding)

    /// Whether it may come of that folder.
    var mayBeOfFolder: Bool {
        switch self {
        case .program(.failed), .unread, .empty, .unusable: true
        case .option, .program, .unwritten, .scratch: false
        }
    }

    /// Whether it would be the same with every clip.
    var isLasting: Bool {
        switch self {
        case .program(.notRun), .scratch, .unwritten: true
        case .option, .program, .unread, .empty, .unusable: false
        }
    }

    func diagnostic(file: String, clip: String) -> Finding {
        switch self {
        case .option:
            Finding(
                .speechFailed, file: file, clip: clip,
                found: "the text begins with `-`, as an option of the program does",
                advice: "write -- before {text} if the program knows that, or begin the text otherwise")
        case .program(.notRun(let program)):
            Finding(
                .speechFailed, file: file, clip: clip, found: "the program \(quoted(program)) can't be run",
                advice: "install it, or name another one: --with 'PROGRAM … {text} … {out}'")
        case .program(.failed(let status, let words)):
            Finding(
                .speechFailed, file: file, clip: clip,
                found: "the program ended with \(status)" + (words.isEmpty ? "" : ": \(words)"),
                advice: "run it by hand for this text")
        case .program(.late(let seconds)):
            Finding(
                .speechFailed, file: file, clip: clip, found: "the program was not done and was ended",
                limit: "\(seconds) s", advice: "give it more time with --seconds")
        case .program(.flooded(let bytes)):
            Finding(
                .speechFailed, file: file, clip: clip, found: "the program wrote too much to standard output",
                limit: "\(bytes) bytes", advice: "let it write to {out}")
        case .program(.interrupted):
            Finding(
                .speechFailed, file: file, clip: clip, found: "the program was ended with this one",
                advice: "run it again")
        case .unread(.missing):
            Finding(
                .speechFailed, file: file, clip: clip, found: "the program wrote no file",
                advice: "let it write to {out}")
        case .unread(let error): error.diagnostic(file: file, clip: clip, limit: .recordingLimit)
        case .empty:
            Finding(
                .speechFailed, file: file, clip: clip, found: "the program wrote an empty file",
                advice: "run it by hand for this text")
        case .unusable(let findings):
            Finding(
                .speechFailed, file: file, clip: clip,
                found: "no clip can be made of what the program wrote: "
                    + findings.map(\.check.id).joined(separator: ", "),
                advice: "run it by hand for this text, and `voice-assets inspect` on what it writes")
        case .unwritten(let error): Finding(.outputFailed, file: error.path, clip: clip, error.words)
        case .scratch(let loss): loss
        }
    }
}
