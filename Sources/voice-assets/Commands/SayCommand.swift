import ArgumentParser
import NumberGrammar
import VoiceAssetCommandOutput
import VoiceAssetCore
import VoiceAssetPacks
import VoiceAssetPipeline
import VoiceAssetValidation
import VoiceNotifications

/// `voice-assets say`
struct SayCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "say",
        abstract: "Say an amount with a pack's clips, as a phone would.",
        discussion: """
            Prints the clips in order, the transcript and the duration. With --to it also writes the file that a \
            phone would play. For several amounts it prints one line each: amount, clips, transcript and seconds, \
            separated by tabs; with --format json, JSON. With - as the amount it reads amounts from standard input, one per \
            line. --format ssml prints the transcript for a synthesizer. With several packs, each line begins with the pack's name.

            With --draft it needs no recordings: it prints the clips and the transcript from pack.yml and the number \
            rules, without a duration.

            With --text it says what a phone would say of the text of a push: the templates of all packs are tried, or of those \
            that --pack names. The first line tells the pack that speaks, the announcement and its values; on a phone, the user's \
            languages decide between packs of one currency. If nothing is said, the code tells why, such as text.no-template. A \
            text may also be JSON with "text" or "body", and perhaps "title".

            --text - helps to write templates: it reads a log of real texts, one a line. It counts what they announce by the \
            templates, and proposes templates for the others, with {*} for what varies. Which of these say that money came, only \
            you can tell.

            Examples:
              voice-assets say 15.50 --pack zh-Hans-CNY
              voice-assets say 15.50 --pack zh-Hans-CNY --to announcement.mp3
              voice-assets say new-order --pack zh-Hans-CNY
              voice-assets say order-ready queue=A017 --pack shop-en-USD
              seq 0 0.01 99.99 | voice-assets say - --pack en-USD --format json
              voice-assets say 0 1 2 21 1000.50 --pack en-USD --draft
              voice-assets say --text 收款15.5元
              voice-assets say --text - < pushes.txt

            Exit codes: 0 done; 1 the pack can't announce an amount, a text says nothing, or a file of the pack is damaged, or the --to file \
            exists and is not an announcement; 64 wrong command line; 66 there is no such pack; 74 reading or writing failed.
            """)

    @Argument(
        help: .init(
            "Amounts, such as 15.50; - reads them from standard input. Or the values of one announcement's slots, such as queue=A017. The announcement's id, if the values don't tell it; for an amount, payment-received by default.",
            valueName: "amount"))
    private var arguments: [String] = []

    private var said: SaidArguments { SaidArguments(arguments) }

    private var amounts: [String] { said.amounts }

    private var announcement: String? { said.announcement }

    @OptionGroup var packs: PacksOption

    @OptionGroup var assets: AssetsOption

    @Flag(help: "Print the clips and the transcript from pack.yml and the number rules; needs no recordings.")
    var draft = false

    @OptionGroup var recordings: RecordingsOption

    @Option(help: "The rendition to write. (default: the one that the file's extension names, else mp3)")
    var rendition: String?

    @Option(
        name: .customLong("to"),
        help: .init("Write the announcement to this file; replaces only an earlier announcement.", valueName: "file"))
    var file: String?

    @Option(
        help: .init(
            "Say what this text of a push says by the packs' templates; - reads a log of texts and proposes templates.",
            valueName: "text"))
    var text: String?

    @Option(help: "How to print the result.")
    var format = SayFormat.text

    /// Whether amounts come from standard input.
    private var reads: Bool { amounts == ["-"] }

    func validate() throws {
        try recordings.require("--draft", draft)
        if let text {
            guard arguments.isEmpty else {
                throw ValidationError("--text says the amount and the announcement itself; leave the others out.")
            }
            guard !draft else {
                throw ValidationError("--text is read by generated packs; leave --draft out, after generate.")
            }
            if text.isEmpty { throw ValidationError("--text takes the text of a push, not an empty text.") }
            if text == "-", file != nil { throw ValidationError("--text - prints templates; leave --to out.") }
        }
        try said.requireOneAnnouncement()
        if file != nil, reads || amounts.count > 1 && !amounts.allSatisfy({ $0.contains("=") }) {
            throw ValidationError("--to writes one announcement; give one amount.")
        }
        if file != nil, draft {
            throw ValidationError("--to writes what clips say; leave --draft out, after generate.")
        }
        if rendition != nil, file == nil { throw ValidationError("--rendition chooses what --to writes; add --to.") }
        if file?.isEmpty == true { throw ValidationError("--to takes the path of a file, not an empty text.") }
    }

    func run() throws {
        let recordings = draft ? recordings.path : nil
        let home = recordings.map { PackHome.recordings($0) } ?? .assets(assets)
        if let text { return try say(text: text, packs.namesOrAll(in: home)) }
        for argument in arguments {
            guard let pack = home.pack(meantBy: argument) else { continue }
            throw ValidationError("\(argument) is no amount but a pack; write --pack \(pack).")
        }
        let names = try packs.names(in: home) { name in
            let written = recordings.map { WrittenPack(name, recordings: $0).announcementIDs }
            let ids = written ?? (try? PackSplicer(pack: "\(assets.path)/\(name)"))?.announcementIDs
            return ids?.contains { $0 == announcement } ?? false
        }
        if file != nil, names.count > 1 { throw ValidationError("--to writes one announcement; give one pack.") }
        if amounts.contains(where: SlotArguments.isValue), let name = names.first {
            guard names.count == 1 else { throw ValidationError("Values are said by one pack; give one.") }
            return try say(SlotArguments(amounts), announcer(name, recordings))
        }
        let voices = try names.map { name in
            let announcer = try announcer(name, recordings)
            return AmountLines.Voice(
                pack: names.count > 1 ? name : nil, announcer: announcer,
                announcement: try announcementID(announcer))
        }
        guard reads || amounts.count > 1 || voices.count > 1 else {
            return try say(voices[0].announcer, voices[0].announcement)
        }
        var lines = AmountLines(voices: voices, format: format)
        let isWhole = reads ? lines.run() : lines.answer(amounts.isEmpty ? [nil] : amounts)
        for voice in voices { hintAtAge(of: lines.said[voice.announcer.advice.pack] ?? [], voice.announcer) }
        if !isWhole { ExitStatus.brokenRule.leave() }
    }

    /// A pack, generated or only written.
    ///
    /// - Parameter recordings: the folder of packs that are only written; nil for generated ones.
    /// - Throws: what is wrong with the command line, or the exit code for what is wrong with the pack, once that is told.
    private func announcer(_ name: String, _ recordings: String?) throws -> any Announcer {
        if let recordings {
            let written = WrittenPack(name, recordings: recordings)
            for finding in written.diagnostics { Terminal.log(finding.line) }
            if written.announcementIDs.isEmpty { ExitStatus(of: written.diagnostics).leave() }
            return written
        }
        return try assets.load(name)
    }

    private func say(_ values: SlotArguments, _ announcer: any Announcer) throws {
        try say(announcer, values.announcementID(announcement, of: announcer), values.values)
    }

    /// Says what a text says by the templates of packs.
    private func say(text: String, _ names: [String]) throws {
        let splicers = try names.map(assets.load)
        if text == "-" { return try propose(splicers, names) }
        let entry = TextLog.entry(text) ?? .init(title: "", text: text)
        switch ToldText(entry.text, title: entry.title, by: splicers, names) {
        case .said(let told): try say(splicers[told.speaker], told.announcement, told.values, told)
        case .unsaid(let code, let words):
            if format == .json { Terminal.output(JSONLine.error(words, code: code, text: text) + "\n") }
            Terminal.log(printable("error[\(code)]: \(words)"))
            ExitStatus.brokenRule.leave()
        }
    }

    /// Prints what a log of texts announces, and templates for the others.
    private func propose(_ splicers: [PackSplicer], _ names: [String]) throws {
        do throws(Finding) {
            Terminal.output(lines: try TextLog().lines(by: splicers, names))
        } catch {
            Terminal.log(error.line)
            ExitStatus(of: [error]).leave()
        }
    }

    /// - Parameters:
    ///   - values: those of slots; nil for an amount, or none.
    ///   - told: the text that asks for it; nil if none does.
    private func say(
        _ announcer: any Announcer, _ id: String, _ values: [String: String]? = nil, _ told: ToldText.Said? = nil
    ) throws {
        let amount = values == nil ? amounts.first : nil
        let target = try writing(announcer)
        do throws(VoiceSplicerError) {
            let said =
                if let values { try announcer.utterance(id, values: values) } else {
                    try announcer.utterance(id, amount: amount)
                }
            if let (file, rendition, splicer) = target {
                let announcement =
                    if let values { try splicer.announcement(id, values) } else {
                        try splicer.announcement(id, amount: amount.map(splicer.amount))
                    }
                refuseChanged(announcement, rendition, of: announcer.advice.pack)
                if let fault = file.write(try splicer.bytes(announcement, rendition: rendition)) {
                    Terminal.log(fault.line)
                    ExitStatus(of: [fault]).leave()
                }
            }
            switch format {
            case .text: Terminal.output(lines: (told.map { [$0.line] } ?? []) + said.lines)
            case .json:
                let line = JSONLine.utterance(
                    said, amount: amount, values: values, pack: told?.pack, announcement: told?.announcement)
                Terminal.output(line + "\n")
            case .ssml: Terminal.output(SSML.document(said.transcript, locale: announcer.locale) + "\n")
            }
            noteZero(id, amount ?? values?["amount"], announcer)
            hintAtAge(of: Set(said.clips), announcer)
        } catch {
            if format == .json, error.isAboutAmount {
                Terminal.output(JSONLine.error(error, amount: amount, values: values, pack: told?.pack) + "\n")
            }
            let line =
                error.leftover?.line
                ?? printable(
                    "error: \(error)" + announcer.advice.words(on: error) + error.advice
                        + hint(on: error, id, announcer))
            Terminal.log(line)
            if error.isAboutAmount { hintAtAge(of: [], announcer) }
            error.status.leave()
        }
    }

    /// Says that a push with the amount that was said stays silent.
    private func noteZero(_ id: String, _ amount: String?, _ announcer: any Announcer) {
        guard let amount, let splicer = announcer as? PackSplicer, !splicer.manifest.zeros.contains(id),
            (try? splicer.amount(amount))?.minorUnits == 0
        else { return }
        Terminal.log(printable("note: a push is refused: \(PayloadFault.amountZero(announcement: id))"))
    }

    /// Refuses to write what clips say whose files somebody changed.
    private func refuseChanged(_ announcement: PackSplicer.Announcement, _ rendition: SoundRendition, of pack: String) {
        let changed = AnnouncedFiles.changed(
            announcement.clips, rendition: rendition.name, of: pack, in: assets.path)
        for finding in changed { Terminal.log(finding.line) }
        if !changed.isEmpty { ExitStatus(of: changed).leave() }
    }

    /// Says that clips were made of other recordings than those that are here now.
    private func hintAtAge(of clips: Set<String>, _ announcer: any Announcer) {
        guard announcer is PackSplicer else { return }
        let pack = announcer.advice.pack
        // Beside the clips, where they are those of another package.
        let beside =
            assets.path.contains("/")
            ? "\(assets.path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/"))/recordings"
            : "recordings"
        let recordings = [FolderPath(inPackage: "recordings").path, beside].first {
            FileKind(at: "\($0)/\(pack)/\(PackFolder.fileName)") == .file
        }
        guard let recordings else { return }
        let found = AnnouncedStaleness.findings(on: clips, of: pack, in: assets.path, recordings: recordings)
        guard let first = found.first else { return }
        let more = found.count > 1 ? ", and \(found.count - 1) more" : ""
        let hint =
            first.check == .recordingTextChanged
            ? "note: a clip says something else: \(first.place): \(first.words.found.text)\(more)"
            : "note: these clips are older than the recordings: \(first.place): \(first.words.found.text)\(more); "
                + "to hear the recordings as they are, run: voice-assets generate \(pack)"
        Terminal.log(printable(CommandWords.current.spelled(in: hint)))
    }

    /// How values are written that an announcement says, if one of them is wrong.
    private func hint(on error: VoiceSplicerError, _ id: String, _ announcer: any Announcer) -> String {
        guard error.slot != nil, text == nil, amounts.isEmpty || amounts.contains(where: SlotArguments.isValue),
            let slots = announcer.slots(of: id), !slots.isEmpty
        else { return "" }
        return "; write values such as " + slots.map { "\($0.name)=\($0.example)" }.joined(separator: " ")
    }

    /// What is to be written, if anything is: the file, its rendition and who splices it.
    private func writing(_ announcer: any Announcer) throws -> (AnnouncementFile, SoundRendition, PackSplicer)? {
        guard let path = file, let splicer = announcer as? PackSplicer else { return nil }
        let file = AnnouncementFile(path: path)
        return (file, try file.rendition(rendition, of: splicer), splicer)
    }

    /// The announcement that is asked for, or the one that says an amount.
    private func announcementID(_ announcer: any Announcer) throws -> String {
        let ids = announcer.announcementIDs
        let list = ids.joined(separator: ", ")
        let strange = amounts.first { $0.first?.isLetter == true && !$0.contains(where: \.isNumber) && format == .text }
        if let announcement = announcement ?? strange {
            guard let saysAmount = announcer.saysAmount(announcement) else {
                hintAtAge(of: [], announcer)
                var nearest = NearestName(among: ids)
                let meant = nearest(announcement).map { "did you mean \($0)?" } ?? "the pack announces \(list)."
                throw ValidationError("\(announcement) is neither an amount nor an announcement; \(meant)")
            }
            guard !saysAmount || !amounts.isEmpty else {
                throw ValidationError("The announcement \(announcement) says an amount; give one.")
            }
            guard saysAmount || amounts.isEmpty else {
                throw ValidationError("The announcement \(announcement) says no amount; give none.")
            }
            return announcement
        }
        guard !amounts.isEmpty else {
            throw ValidationError("Give an amount or an announcement; there are: \(list).")
        }
        if let id = announcer.defaultAnnouncementID { return id }
        throw ValidationError("Name the announcement; there are: \(list).")
    }
}

extension SayCommand {
    /// The command line with what looks like a negative amount behind `--`, so that it is refused as an amount and not as
    /// an option that nobody knows.
    static func arguments(_ arguments: [String]) -> [String] {
        guard arguments.first == configuration.commandName else { return arguments }
        let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
        let isNegative = { (text: String) in text.hasPrefix("-") && text.dropFirst().first.map(isOfNumber) == true }
        let amounts = arguments[..<end].filter(isNegative)
        guard !amounts.isEmpty else { return arguments }
        return arguments[..<end].filter { !isNegative($0) } + ["--"] + amounts + arguments[end...].dropFirst()
    }

    private static func isOfNumber(_ character: Character) -> Bool { character.isNumber || character == "." }
}

extension Utterance {
    /// Clips, transcript and duration, a line each.
    fileprivate var lines: [String] {
        [clips.joined(separator: " "), transcript] + (seconds.map { ["\(JSONLine.seconds($0)) s"] } ?? [])
    }
}

/// How `say` prints what is said.
enum SayFormat: String, ExpressibleByArgument, CaseIterable {
    /// Clips, transcript and duration.
    case text
    /// The same for programs.
    case json
    /// The transcript for a synthesizer.
    case ssml
}
