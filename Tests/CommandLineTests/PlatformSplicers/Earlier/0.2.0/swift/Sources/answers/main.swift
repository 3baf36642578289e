import Foundation
import NumberGrammar
import VoiceSplicer

// Answers questions about packs with the splicer of 0.2.0: questions.mjs says which, of which these are two.

func sha256(_ bytes: [UInt8], in folder: URL) throws -> String {
    let file = folder.appendingPathComponent("bytes")
    try Data(bytes).write(to: file)
    let pipe = Pipe()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["sha256sum", file.path]
    process.standardOutput = pipe
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    return String(text.prefix(64))
}

/// The word by which 0.2.0's vectors called a refusal.
func word(_ error: VoiceSplicerError) -> String {
    switch error {
    case .amount: "amount"
    case .refused(.outOfRange): "range"
    case .refused(.unknownAnnouncement): "announcement"
    case .refused: "amount"
    case .tooLong: "length"
    default: "\(error)"
    }
}

let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("answers-\(UUID().uuidString)")
try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: scratch) }

var splicer: PackSplicer?
while let line = readLine() {
    let words = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    do throws(VoiceSplicerError) {
        if words[0] == "pack" {
            splicer = try PackSplicer(pack: words[1])
            print("ok")
            continue
        }
        guard words[0] == "say", let splicer else { fatalError(line) }
        var amount: Amount?
        if words.count > 3, splicer.saysAmount(words[2]) != false { amount = try splicer.amount(words[3]) }
        let said = try splicer.announcement(words[2], amount: amount)
        var parts = [said.clips.joined(separator: " "), said.transcript, "\(said.samples)"]
        for rendition in words[1].split(separator: ",").map(String.init) {
            let bytes = try splicer.bytes(said, rendition: rendition)
            parts += [rendition, "\(bytes.count)", (try? sha256(bytes, in: scratch)) ?? "no sha256sum"]
        }
        print(parts.joined(separator: "\t"))
    } catch {
        print("refused \(word(error))")
    }
}
