import Foundation
import VoiceAssetCore
import VoiceAssetPacks
import VoiceAssetPipeline

/// Lets a recognizer listen to takes, one after the other, in a folder of its own.
struct Listener {
    private let command: ProgramLine
    private let seconds: Int
    private let language: String
    private let limits: TakeLimits
    private let scratch: ScratchFolder
    private let grammar: String
    private let interruption: Interruption

    /// Bytes that a recognizer may print about a take.
    private static let outputLimit = 1 << 16

    /// - Parameters:
    ///   - scratch: a folder that is there; a grammar of all texts is written into it.
    ///   - interruption: what ends the recognizer.
    init(
        _ command: ProgramLine, seconds: Int, for pack: VoicePack, in scratch: ScratchFolder,
        _ interruption: Interruption
    ) throws(PublishingError) {
        self.interruption = interruption
        self.command = command
        self.seconds = seconds
        language = pack.locale.prefix { $0 != "-" && $0 != "_" }.lowercased()
        limits = pack.takes
        self.scratch = scratch
        grammar = scratch.url.appendingPathComponent("pack.jsgf").path
        let text = RecognitionGrammar.text(of: pack.clips.map(\.text), language: pack.locale)
        try LocalFileSystem().write(Array(text.utf8), toNew: grammar)
    }

    /// What the recognizer hears in a take.
    ///
    /// - Parameter root: the folder that it must not leave; nil if the user named the file.
    func words(in take: PackRecognition.Take, within root: String?) throws(ProgramFailure) -> HeardWords {
        let bytes: [UInt8]
        do throws(FileReadError) {
            bytes = try readFile(at: take.file, within: root, limit: TakeFile.maximumBytes)
        } catch {
            throw ProgramFailure(error.diagnostic(file: take.file, clip: take.clip, limit: .recordingLimit))
        }
        // What can't be decoded was found by who inspected it.
        guard let wav = PlainCopy.wav(of: bytes, isRaw: RawSamples.isFile(take.file), as: limits.raw) else {
            throw ProgramFailure(Finding(.recognizerFailed, "gone").at(take.file))
        }
        let copy = scratch.url.appendingPathComponent("take.wav")
        defer { scratch.remove("take.wav") }
        do throws(PublishingError) {
            try LocalFileSystem().write(wav, toNew: copy.path)
        } catch {
            throw ProgramFailure(scratch.fault ?? error.diagnostic, isLasting: true)
        }
        let words = command.filled([
            (PackRecognition.slot, copy.path), ("{language}", language), ("{grammar}", grammar),
        ])
        do throws(ProgramRun.Fault) {
            return HeardWords(
                try ProgramRun.run(
                    words, seconds: seconds, outputLimit: Self.outputLimit, interruption: interruption))
        } catch {
            if case .failed = error, let fault = scratch.fault { throw ProgramFailure(fault, isLasting: true) }
            throw ProgramFailure(error, .recognizerFailed, file: take.file, clip: take.clip)
        }
    }
}

/// All texts of a pack in the Java Speech Grammar Format (W3C Note of 5 June 2000), for recognizers that choose among what
/// may be said: one of the texts, and nothing else.
enum RecognitionGrammar {
    /// Texts become words of lower-case letters, as they stand in pronouncing dictionaries. So nothing that a text holds is
    /// anything but a word of the grammar.
    static func text(of texts: [String], language: String) -> String {
        var seen: Set<String> = []
        let choices = texts.map { words(of: $0).joined(separator: " ") }.filter {
            !$0.isEmpty && seen.insert($0).inserted
        }
        let rule = choices.isEmpty ? "<VOID>" : choices.joined(separator: "\n    | ")
        return """
            #JSGF V1.0 UTF-8 \(language);
            grammar pack;
            public <text> = \(rule);

            """
    }

    private static func words(of text: String) -> [String] {
        text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }
            .map { String($0.map { $0 == "’" ? "'" : $0 }) }
    }
}

/// Why a program did not do its work on a clip.
struct ProgramFailure: Error {
    let finding: Finding
    /// Whether it would be the same with every clip.
    var isLasting = false
    /// Whether the folder that the program works in may be to blame.
    var mayBeOfFolder = false
    /// The signal that ended this program, and with it the other.
    var signal: Int32?

    init(_ finding: Finding, isLasting: Bool = false, mayBeOfFolder: Bool = false) {
        (self.finding, self.isLasting, self.mayBeOfFolder) = (finding, isLasting, mayBeOfFolder)
    }

    /// - Parameters:
    ///   - check: what a program breaks that fails. It has words for each way to fail.
    ///   - path: the take, as the user would type it.
    init(_ fault: ProgramRun.Fault, _ check: Check, file path: String, clip: String) {
        self.init(fault.finding(of: check).at(path, clip: clip))
        switch fault {
        case .notRun: isLasting = true
        case .failed: mayBeOfFolder = true
        case .late, .flooded: break
        case .interrupted(let signal): self.signal = signal
        }
    }
}
