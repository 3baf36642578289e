import ArgumentParser
import VoiceAssetCommandOutput
import VoiceAssetCore
import VoiceAssetRecordingDesk
import VoiceManifest

/// `voice-assets speak`
struct SpeakCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "speak",
        abstract: "Let a synthesizer speak the clips that nobody has recorded yet.",
        discussion: """
            Runs a program for each clip without a take: espeak-ng, or the one that --with names. In its \
            command line {text} stands for what to say, {locale} for the language and {out} for the file. Put quotation marks \
            around an argument with a space. No shell is involved. The takes go to recordings/<pack>/synthetic. If a \
            clip has a person's take, the tool always uses that.

            Examples:
              voice-assets speak --pack vi-VND
              voice-assets speak vi-VND --with 'espeak-ng -v vi -w {out} -- {text}'

            Exit codes: 0 done; 1 a clip was not spoken, or pack.yml breaks a rule; 64 wrong command line; 66 there is \
            no such pack; 74 reading or writing failed.
            """)

    @OptionGroup var packs: PackArguments

    @Option(name: .customLong("with"), help: .init("The program, with its arguments.", valueName: "command"))
    var line: String?

    @Option(help: "Seconds that the program may need per clip, 1 to 600.")
    var seconds = 60

    @Option(help: "How to print the result.")
    var format = OutputFormat.text

    private var findings: FindingsOptions { FindingsOptions() }

    func validate() throws {
        guard (1...600).contains(seconds) else { throw ValidationError("--seconds takes a number from 1 to 600.") }
        _ = try command()
    }

    private func command() throws -> ProgramLine {
        let slots = PackSynthesis.slots
        return try line.map { try ProgramLine($0, of: "--with", asking: [slots.text, slots.file]) } ?? .espeak
    }

    func run() throws {
        let command = try command()
        var reports: [(pack: String, report: PackSynthesis.Report)] = []
        let names = try packs.names()
        for pack in names {
            let report = speak(pack, by: command)
            reports.append((pack, report))
            if report.wasInterrupted { break }
        }
        let found = reports.flatMap(\.report.diagnostics)
        let status = findings.status(of: found)
        switch format {
        case .text:
            findings.log(found)
            for (pack, report) in reports { tell(report, of: pack) }
        case .json:
            let spoken = reports.map { pack, report -> [String: JSONValue?] in
                ["pack": .string(pack), "files": .strings(report.files), "recorded": .count(report.recorded)]
            }
            Terminal.output(FindingsJSON(found, status: status, packs: spoken, asked: names.count).text)
        }
        reports.last?.report.passSignalOn()
        status.leave()
    }

    private func speak(_ pack: String, by command: ProgramLine) -> PackSynthesis.Report {
        let speech = PackSynthesis(pack: pack, recordings: packs.recordings, command: command, seconds: seconds)
        let bar = ProgressBar()
        defer { bar.clear() }
        return speech.run { clip, done, total in
            bar.show(done, of: total, latest: "\(pack)/\(clip)")
        }
    }

    private func tell(_ report: PackSynthesis.Report, of pack: String) {
        guard findings.status(of: report.diagnostics) == .clean || !report.files.isEmpty else { return }
        let count = report.files.count
        Terminal.output(
            "\(pack): \(counted(count, "clip")) spoken by a synthesizer, \(report.recorded) had a take\n")
    }
}
