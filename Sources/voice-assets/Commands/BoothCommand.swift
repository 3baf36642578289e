import ArgumentParser
import VoiceAssetCommandOutput
import VoiceAssetCore
import VoiceAssetPacks
import VoiceAssetPages
import VoiceAssetRecordingDesk
import VoiceManifest

/// `voice-assets booth`
struct BoothCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "booth",
        abstract: "Write the page on which a speaker records a pack's takes in the browser.",
        discussion: """
            Writes one file that can be mailed and needs no network. The page shows one text at a time, in an \
            example sentence. It records while the speaker speaks, and checks each take against the limits of pack.yml. It \
            keeps the recordings if the tab is closed, and saves one file for `voice-assets split`. Opened from disk \
            it records in Chrome, Edge and Firefox; served, without --to, also in Safari. On a phone the page needs an https \
            address.

            Examples:
              voice-assets booth --pack vi-VND --to booth.html
              voice-assets booth --pack vi-VND --missing --to booth.html
              voice-assets booth vi-VND
              voice-assets split vi-VND.takes.wav --pack vi-VND --write

            Exit codes: 0 done; 1 the pack has errors, so its clips are unknown, or --missing is given and no clip is missing, or the --to file \
            exists and is not a booth page; 64 wrong command line; 66 there is no such pack; 74 writing or serving failed.
            """)

    @OptionGroup var packs: PackArguments

    @Option(
        name: .customLong("to"),
        help: .init(
            "Write the page to this file; replaces only an earlier page. (default: serve it on 127.0.0.1, to this computer alone)",
            valueName: "file"))
    var file: String?

    @Flag(help: "Leave out the clips that have a usable take of their text.")
    var missing = false

    @OptionGroup var pageWords: PageWordsOption

    private var findings: FindingsOptions { FindingsOptions() }

    func validate() throws {
        if file?.isEmpty == true { throw ValidationError("--to takes the path of a file, not an empty text.") }
        try requirePageName(file, of: "--to")
    }

    func run() async throws {
        let name = try packs.name()
        var survey = RecordingSurvey(recordings: packs.recordings, packs: [name], workers: OutputOptions.cores)
        survey.judgesTakes = missing
        let report = await survey.run()
        let progress = report.packs.first
        let sheet = progress.flatMap { ScriptSheet($0, isMissingOnly: missing) }
        var found = (sheet == nil ? report.diagnostics : []) + (progress?.diagnostics ?? [])
        guard let pack = progress?.pack, let sheet, !sheet.rows.isEmpty else {
            if sheet != nil {
                found.append(
                    Finding(.sessionFit, "nothing").at("\(packs.recordings)/\(name)"))
            }
            return leave(found)
        }
        found =
            found.filter { $0.severity != .error }
            + (progress?.approvalNotes(folder: "\(packs.recordings)/\(name)") ?? [])
        let words = pageWords.words(for: sheet.locale)
        let page = BoothPage(sheet, limits: pack.takes, license: pack.license, words: words).text
        if let file {
            if let fault = OutputFile.booth(at: file).write(page) { return leave(found + [fault]) }
            let split = "voice-assets split \(name).takes.wav \(packs.place(of: name)) --write"
            findings.log(found)
            return SheetFiles.tell("\(file): \(counted(sheet.rows.count, "text")) to record", next: split)
        }
        findings.log(found)
        do {
            try PageServer(page: page).run {
                Terminal.output(lines: ["open http://127.0.0.1:\($0)/ and end this command when you are done"])
            }
        } catch {
            leave([error.diagnostic])
        }
    }

    private func leave(_ found: [Finding]) {
        let found = found.inReadingOrder()
        findings.log(found)
        findings.status(of: found).leave()
    }
}
