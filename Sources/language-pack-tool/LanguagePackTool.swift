import ArgumentParser
import VoiceAssetCommandOutput
import VoiceAssetCore
import VoiceAssetLanguagePackSeed
import VoiceAssetPacks
import VoiceManifest

/// `language-pack-tool`: what the plugin AddLanguagePack runs.
@main
struct LanguagePackTool: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: CommandWords.packToolName,
        abstract: "Start a voice pack for a language and a currency.",
        discussion: """
            Writes recordings/<locale>-<currency or unit>/numbers.rbnf, the number rules that the range needs, and pack.yml, \
            an entry for each word of them. The rules are this package's own, or else ICU's (CLDR). Where ICU spells an amount \
            otherwise, the tool writes nothing. An unknown word is a TODO, and generate refuses it.

            The tool never replaces an existing pack. --update adds the rules that its range needs now, and their clips, and \
            lists clips that nothing needs any more. Your changes stay.

            --from copies the old recordings whose names, or a list beside them, show which clip's text they say: 7.wav is \
            seven. It prints the evidence for each. On a terminal it asks about doubtful files; in a script it leaves them. It \
            lists the others, each with the reason. With --update it fills the gaps of a pack that exists. --with names a \
            program that prints what it hears; {file} stands for the recording, {language} for the language.

            --announce adds announcements besides payments. Write each slot, which is what changes in them, as a kind of value \
            that the language's data has (order), as name:kind, or as name:choices (channel:card/cash). A ? behind the name makes \
            it optional. Words that the data doesn't have are a TODO. Without --currency and --unit the pack has only these.

            --takes-from shares the takes of another pack in the same voice, for clips with the same text. A second \
            currency then needs a handful of new recordings.

            Examples:
              swift package --allow-writing-to-package-directory \\
                  add-language-pack de --currency EUR
              voice-assets new sv --currency SEK --range 0...9999
              voice-assets new de --currency EUR --update
              voice-assets new pl --currency EUR --takes-from pl-PLN
              voice-assets new de --currency EUR --announce order-ready=order,counter
              voice-assets new en --currency USD --from old-recordings --dry-run

            Exit codes: 0 done; 1 the pack exists, or breaks a rule, or the language's rules are known to be wrong; 64 wrong \
            command line; 66 there are no rules for the language, or there is no pack to update; 74 reading or writing failed.
            """)

    @Argument(help: .init("The language, as a BCP 47 tag: de, pt-BR, zh-Hant.", valueName: "locale"))
    var tag: String?

    @Option(help: .init("The currency by its code in ISO 4217.", valueName: "code"))
    var currency: String?

    @Option(help: .init("The unit of amounts that are not money: point, coin, litre.", valueName: "name"))
    var unit: String?

    @Option(help: "The folder with one folder of recordings per pack.")
    var recordings = "recordings"

    @Option(help: .init("The amounts to announce; by default up to 999999999.99.", valueName: "min...max"))
    var range: String?

    @Option(
        help: .init(
            "Give each number below <number> its own clip; by default 100 in languages that write these numbers as one word, else none.",
            valueName: "number"))
    var atomic: Int64?

    @Option(
        name: .customLong("rule-set"),
        help: .init(
            "The rule set for the number before the currency's word, by its name; or by the gender of that word, such as feminine.",
            valueName: "name"))
    private var counting: String?

    /// The gender of the currency's noun, where numbers agree with it.
    var gender: Gender? { counting.flatMap(Gender.init) }

    var ruleSet: String? { gender == nil ? counting : nil }

    @Option(
        name: .customLong("takes-from"),
        help: .init("Share the takes of this pack, where both say the same.", valueName: "pack"))
    var takesFrom: String?

    @Option(
        name: .customLong("from"),
        help: .init("Copy the recordings of this folder whose names tell which clip they are.", valueName: "folder"))
    var old: String?

    @Option(
        name: .customLong("with"),
        help: .init("A program that listens to the recordings of --from.", valueName: "command"))
    var recognizer: String?

    @Option(
        help:
            "How a fraction is said. minor: with the smaller unit (fifty cents). bare: as a number without it (fifteen dollars fifty). digits: one by one after the point. none: amounts with a fraction are refused. By default as is usual in the language."
    )
    var fraction: FractionStyle?

    @Option(
        help: .init(
            "Announce something besides payments: an id, = and what it says, such as order-ready=order,counter.",
            valueName: "id=slots"))
    var announce: [String] = []

    @Flag(help: "Accept a language although its rules are known to be wrong.")
    var unreviewed = false

    @Flag(help: "Add to an existing pack the rules that its range needs, and their clips.")
    var update = false

    @Flag(help: "Do everything but write.")
    var dryRun = false

    @Option(help: "How to print the result.")
    var format = OutputFormat.text

    var findings: FindingsOptions { FindingsOptions() }

    static func main() {
        Terminal.outliveReaders()
        let arguments = TypedArguments.all()
        do {
            EarlierSpelling(in: ["new"] + arguments)?.leave()
            var command = try parseAsRoot(arguments)
            try command.run()
        } catch {
            CommandFailure(error, of: Self.self, arguments: arguments).leave()
        }
    }

    /// The language; there is one unless languages are listed.
    var locale: String { tag ?? "" }

    var library: LanguageLibrary { .own }

    /// Whether nothing is asked for: then the languages are listed.
    private var listsLanguages: Bool {
        [tag, currency, unit, range, counting, takesFrom, old, recognizer].allSatisfy { $0 == nil } && !update
            && announce.isEmpty
    }

    /// What amounts count.
    var counted: Counted { unit.map { .unit($0) } ?? currency.map { .currency($0) } ?? .nothing }

    func validate() throws {
        if currency == nil, unit == nil, !announce.isEmpty {
            if range != nil || counting != nil || fraction != nil {
                throw ValidationError(
                    "--range, --rule-set and --fraction are about amounts; give --currency or --unit.")
            }
        }
        if currency != nil, unit != nil { throw ValidationError("Give --currency or --unit, not both.") }
        if recordings.isEmpty { throw ValidationError("--recordings takes the path of a folder, not an empty text.") }
        if let atomic, !(0...1000).contains(atomic) { throw ValidationError("--atomic takes a number from 0 to 1000.") }
        if let takesFrom, !Naming.isPack(takesFrom) {
            throw ValidationError("--takes-from takes the name of a pack; --recordings takes the folder that it is in.")
        }
        do throws(SeedError) { for text in announce { _ = try AnnouncementRequest(text) } } catch {
            throw ValidationError(error.text)
        }
        if recognizer != nil, old == nil { throw ValidationError("--with listens to the recordings of --from.") }
        _ = try recognizer.map(Self.program)
        if old == "" { throw ValidationError("--from takes the path of a folder, not an empty text.") }
        if update, !shapingOptions.isEmpty {
            throw ValidationError(
                """
                --update adds what pack.yml and numbers.rbnf need. Edit them first: in pack.yml `announcements`, `slots` and `clips` \
                instead of --announce, else `range`, `atomic`, `takes-from`, or the patterns of `amount`.
                """)
        }
    }

    /// Refuses a command line without a language, or without what its amounts count. `validate` leaves this to the run: it comes
    /// before options that are misspelled are told, and one of these may be what is missing.
    private func requireSubject() throws {
        if tag == nil { throw ValidationError("Missing expected argument '<locale>'") }
        if currency == nil, unit == nil, announce.isEmpty, !update {
            throw ValidationError("Missing expected argument '--currency <code>'")
        }
    }

    func run() throws {
        if listsLanguages { return try listLanguages() }
        try requireSubject()
        let patience = LockPatience.minute { Terminal.log($0.diagnostic.line) }
        let folder = RecordingsFolder(recordings, patience: patience)
        if update { try PackUpdating(command: self, folder: folder).run() } else { try add(to: folder) }
    }

    private func listLanguages() throws {
        do throws(SeedError) {
            let lines = try LanguageTable(library).lines
            tell([], text: lines.map { "\($0)\n" }.joined(), members: ["languages": .strings(lines)])
        } catch {
            leave(error.findings(file: "languages"))
            throw ValidationError(error.text)
        }
    }

    private func add(to folder: RecordingsFolder) throws {
        if let name = LanguagePack.name(locale: locale, counted: counted) {
            leave(folder.obstacles(to: name).map(advised))
            if let takesFrom, let reason = SharedTakes.refusal(of: takesFrom, for: locale, within: folder.path) {
                let values = ["pack": Finding.Argument.piece(takesFrom), "reason": .text(reason)]
                leave([Finding(.packReference, "takes from", values).at("\(folder.path)/\(name)")])
            }
        }
        let old = oldRecordings()
        let pack = try made(in: folder)
        let document = PackDocument(pack)
        let shared = takesFrom == nil ? [] : SharedTakes.clips(of: document, within: folder.path)
        let leftBehind = SharedTakes.leftBehind(of: document, within: folder.path)
        var takeOver = try old.map { old in
            let language = try SpokenLanguage(seedOptions(), of: library) ?? SpokenLanguage(locale: locale)
            return TakeOver(old, to: document, in: language, taken: shared, of: pack.name, in: folder, listener)
        }
        var remarks = takeOver?.findings ?? []
        passOn(takeOver?.signal, remarks)
        if let found = takeOver {
            takeOver = confirmed(found)
            guard let takeOver else { return Terminal.output(lines: ["Nothing was written."]) }
            if let refusal = takeOver.refusal { refuse(pack, refusal, takeOver) }
        }
        if !dryRun { remarks += leave(folder.add(pack, takeOver?.matching.matches ?? [], of: old)) }
        let sayable = SayableAnnouncements(pack)
        let options = try seedOptions()
        let hints = takeOver.map { RecordingHints($0, sayable, pack, options, of: self) }
        let rest = leftBehind + (takeOver?.rest(options: hints?.lines ?? [], after: self) ?? [])
        let next = NextSteps(pack.name, sayable, in: folder.path, after: self, takeOver)
        let report = report(pack, in: folder.path, shared.count, takeOver, rest, next)
        let members = members(pack, in: folder.path).merging(hints?.members ?? [:]) { own, _ in own }
        tell(remarks, text: report, members: members.merging(takeOver?.members ?? [:]) { own, _ in own })
    }

    private static func program(_ line: String) throws -> ProgramLine {
        try ProgramLine(line, of: "--with", asking: [RecordingListener.slot])
    }

    /// What listens to old recordings, if anything does.
    var listener: RecordingListener? {
        recognizer.flatMap { try? Self.program($0) }.map { RecordingListener($0, locale: locale, seconds: 60) }
    }

    /// Ends the process as a signal would that came while a program was listening; nothing was written then.
    func passOn(_ signal: Int32?, _ found: [Finding]) {
        guard let signal else { return }
        findings.log(found)
        ProgramRun.passOn(signal)
    }

    /// The folder of `--from`, if there is one. Ends the process if it can't be read.
    func oldRecordings() -> OldRecordings? {
        guard let old else { return nil }
        do throws(Finding) { return try OldRecordings(in: old) } catch {
            leave([error])
            return nil
        }
    }

    /// The properties of the new pack.
    func seedOptions() throws(SeedError) -> SeedOptions {
        var options = SeedOptions(locale: locale, counted: counted)
        (options.range, options.atomic, options.gender) = (range, atomic, gender)
        (options.ruleSet, options.fractions) = (ruleSet, fraction)
        (options.takesFrom, options.allowsUnreviewed) = (takesFrom, unreviewed)
        for text in announce { options.announcements.append(try AnnouncementRequest(text)) }
        return options
    }

    private func made(in folder: RecordingsFolder) throws -> LanguagePack {
        do throws(SeedError) { return try LanguagePack(try seedOptions(), of: library) } catch {
            let name = LanguagePack.name(locale: locale, counted: counted) ?? locale
            leave(error.findings(file: "\(folder.path)/\(name)"))
            throw ValidationError(error.text)
        }
    }

    /// Ends the process with what is wrong, if that is an error.
    ///
    /// - Returns: what else was found.
    @discardableResult
    func leave(_ diagnostics: [Finding]) -> [Finding] {
        if diagnostics.hasErrors { tell(diagnostics, text: "", members: [:]) }
        return diagnostics
    }

    /// Prints what was found, and the result as text or as the members that it adds to `FindingsJSON`; and ends the
    /// process unless all is well.
    func tell(_ diagnostics: [Finding], text: String, members: [String: JSONValue?]) {
        let status = findings.status(of: diagnostics)
        switch format {
        case .text:
            findings.log(diagnostics)
            Terminal.output(text)
        case .json: Terminal.output(FindingsJSON(diagnostics, status: status, members: members).text)
        }
        status.leave()
    }

    /// What a new pack adds to `FindingsJSON`; CommandLine.md explains the keys.
    private func members(_ pack: LanguagePack, in folder: String) -> [String: JSONValue?] {
        let files = pack.files.map { "\(folder)/\(pack.name)/\($0.name)" }
        return [
            "pack": .string(pack.name), "language": .string(pack.language), "files": .strings(files),
            "written": .bool(!dryRun), "clips": .count(pack.clipCount), "status": .string(pack.status.rawValue),
            "review": .strings(pack.reviews),
        ]
    }

    private func report(
        _ pack: LanguagePack, in folder: String, _ shared: Int, _ takeOver: TakeOver?, _ rest: [String],
        _ next: NextSteps
    ) -> String {
        let written = dryRun ? "would be written" : "written"
        let clips = VoiceAssetCore.counted(pack.clipCount, "clip")
        let open = takeOver.map { ", \($0.matching.matches.count) copied, \($0.matching.missing.count)" } ?? ""
        let files = pack.files.map(\.name).joined(separator: " and ")
        var lines = ["\(folder)/\(pack.name)/\(files) \(written): \(clips)\(open) to record", next.review(pack.status)]
        // Without these the pack says something wrong, or nothing.
        lines += pack.reviews.filter { $0.starts(with: /TODO|KNOWN FAULT/) }.map { "  - \($0)" }
        if let other = takesFrom {
            let spoken = (try? listFolder(at: "\(folder)/\(other)/\(SyntheticTakes.folder)"))?.count ?? 0
            let others = spoken == 0 ? "" : " (\(spoken) by a synthesizer, not shared)"
            lines.append(
                "\(shared) of these clips \(shared == 1 ? "has a take" : "have takes") in \(other) already\(others).")
        }
        lines += rest + next.lines
        return lines.map { printable(CommandWords.current.spelled(in: $0)) + "\n" }.joined()
    }
}

extension Gender: ExpressibleByArgument {}
extension FractionStyle: ExpressibleByArgument {}
