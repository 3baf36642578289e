import Foundation
import VoiceAssetCommandOutput
import VoiceAssetCore
import VoiceSplicer

/// `say` of several amounts, or of those from standard input, one per line, or by several packs: an answer of each to each.
struct AmountLines {
    /// A pack, and what it says amounts in.
    struct Voice {
        /// What its answers begin with; nil if it is the only one.
        var pack: String?
        var announcer: any Announcer
        var announcement: String
    }

    let voices: [Voice]
    let format: SayFormat
    /// The clips that the first amounts said, by pack.
    private(set) var said: [String: Set<String>] = [:]

    init(voices: [Voice], format: SayFormat) { (self.voices, self.format) = (voices, format) }

    /// Bytes of a line that are read; no amount has nearly as many.
    private static let maximumLine = 1000
    /// Answers are written in pieces of about this many bytes.
    private static let pieceBytes = 1 << 16

    /// Answers amounts of the command line.
    ///
    /// - Parameter amounts: as they were typed; nil for an announcement without an amount.
    /// - Returns: whether all could be announced.
    mutating func answer(_ amounts: [String?]) -> Bool {
        var hasFailed = false
        for (index, amount) in amounts.enumerated() {
            let (answer, isAnswered) = answer(amount, index + 1)
            if !answer.isEmpty { Terminal.output(answer) }
            hasFailed = hasFailed || !isAnswered
        }
        return !hasFailed
    }

    /// Answers amounts of standard input, until nobody reads the answers. Ends the process with 74 if reading failed.
    ///
    /// - Returns: whether all could be announced.
    mutating func run() -> Bool {
        var answers = ""
        var hasFailed = false
        var line: [UInt8] = []
        var number = 0
        var isRead = true
        func answerLine() {
            number += 1
            if line.last == UInt8(ascii: "\r") { line.removeLast() }
            let (answer, isAnswered) = answer(String(decoding: line, as: UTF8.self), number)
            answers += answer
            hasFailed = hasFailed || !isAnswered
            line.removeAll(keepingCapacity: true)
            if answers.utf8.count >= Self.pieceBytes { isRead = flush(&answers) }
        }
        while isRead, let bytes = Self.read() {
            for byte in bytes {
                if byte == UInt8(ascii: "\n") {
                    answerLine()
                } else if line.count <= Self.maximumLine {
                    line.append(byte)
                }
            }
            // Whoever waits for an answer before the next question gets it.
            isRead = flush(&answers)
        }
        if !line.isEmpty { answerLine() }
        _ = flush(&answers)
        return !hasFailed
    }

    private mutating func answer(_ text: String?, _ number: Int) -> (answer: String, isAnswered: Bool) {
        var answers: [(answer: String, isAnswered: Bool)] = []
        for voice in voices { answers.append(answer(text, number, of: voice)) }
        return (answers.map(\.answer).joined(), answers.allSatisfy(\.isAnswered))
    }

    private mutating func answer(_ text: String?, _ number: Int, of voice: Voice) -> (answer: String, isAnswered: Bool)
    {
        do throws(VoiceSplicerError) {
            let said = try voice.announcer.utterance(voice.announcement, amount: text)
            // Of a long list the first amounts tell enough: a set of all would cost as much as the answers.
            if number <= 1000 { self.said[voice.announcer.advice.pack, default: []].formUnion(said.clips) }
            switch format {
            case .json: return (JSONLine.utterance(said, amount: text, pack: voice.pack) + "\n", true)
            case .text:
                let seconds: String? = said.seconds.map { JSONLine.seconds($0) }
                let parts: [String?] = [voice.pack, text, said.clips.joined(separator: " "), said.transcript, seconds]
                return (parts.compactMap { $0.map(printable) }.joined(separator: "\t") + "\n", true)
            case .ssml: return (SSML.document(said.transcript, locale: voice.announcer.locale) + "\n", true)
            }
        } catch {
            if format == .json { return (JSONLine.error(error, amount: text, pack: voice.pack) + "\n", false) }
            let place = (voice.pack.map { "\($0): " } ?? "") + "line \(number): "
            Terminal.log(printable(place + "error: \(error)" + voice.announcer.advice.words(on: error)))
            return ("", false)
        }
    }

    /// Whether somebody reads the answers.
    private func flush(_ answers: inout String) -> Bool {
        guard !answers.isEmpty else { return true }
        defer { answers = "" }
        return Terminal.output(answers)
    }

    /// The next bytes of standard input; nil at its end.
    static func read() -> [UInt8]? {
        while true {
            var isFailed = false
            let bytes = unsafe [UInt8](unsafeUninitializedCapacity: pieceBytes) { buffer, count in
                let result = unsafe Foundation.read(STDIN_FILENO, buffer.baseAddress, buffer.count)
                count = max(0, result)
                isFailed = result < 0
            }
            guard isFailed else { return bytes.isEmpty ? nil : bytes }
            let code = errno
            if code == EINTR { continue }
            Terminal.log("error: standard input can't be read: \(systemReason(code))")
            ExitStatus.inputOutput.leave()
        }
    }
}
