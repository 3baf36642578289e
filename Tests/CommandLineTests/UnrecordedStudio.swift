import Foundation
import TestSupport

/// A pack of which nothing is recorded, for a program of shell lines to speak.
struct UnrecordedStudio {
    let studio: Studio
    let clips: [String]

    init(clips: [String] = ["one", "paid", "two"]) throws {
        self.clips = clips
        studio = try Studio(recording: nil)
        try studio.folder.write("recordings/en-USD/pack.yml", Studio.yaml(clips: clips).utf8)
        try studio.folder.write("voice", Self.voice)
    }

    /// What is in the file `voice`: a good take.
    static let voice = Studio.takes["one"]!

    /// What the tool is run with; `script` is what the program does, with the text as `$1` and the file as `$2`.
    func arguments(_ script: String, _ more: [String] = []) throws -> [String] {
        try studio.folder.write("speak.sh", "\(script)\n".utf8)
        return ["speak", "--pack", "en-USD", "--with", "sh speak.sh {text} {out}"] + more
    }

    func speak(_ script: String = "cp voice \"$2\"", _ more: String...) throws -> Program.Result.Text {
        try studio.run(arguments(script, more)).text
    }

    /// What is in the folder of synthetic takes, hidden files too.
    var takes: [String] {
        let names = try? FileManager.default.contentsOfDirectory(
            atPath: studio.folder.url("recordings/en-USD/synthetic").path)
        return (names ?? []).sorted()
    }

    /// Whether every clip has its take, whole, and nothing else is there.
    func isComplete() throws -> Bool {
        try takes == clips.sorted().map { "\($0).wav" } && takes.allSatisfy { try take($0) == Data(Self.voice) }
    }

    func take(_ name: String) throws -> Data {
        try Data(contentsOf: studio.folder.url("recordings/en-USD/synthetic/\(name)"))
    }

    /// What the takes were spoken for, by file.
    var notes: [String: String] {
        let text = try? String(contentsOf: studio.folder.url("recordings/en-USD/.recorded-texts"), encoding: .utf8)
        let lines = (text ?? "").split(separator: "\n").dropFirst().map { $0.split(separator: "  ") }
        return Dictionary(uniqueKeysWithValues: lines.map { (String($0[1]), String($0[2])) })
    }
}
