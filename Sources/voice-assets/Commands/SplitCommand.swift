import ArgumentParser
import VoiceAssetCommandOutput
import VoiceAssetCore
import VoiceAssetPacks
import VoiceAssetPages
import VoiceAssetRecordingDesk
import VoiceManifest

/// `voice-assets split`
struct SplitCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "split",
        abstract: "Cut one long session into a take per clip.",
        discussion: """
            Reads a session in which somebody says the clips in the order of the script sheet, with pauses between \
            them. Then it proposes which part is which clip. A clip that is said twice in a row gives two takes. Coughs \
            and clicks are left out. Each cut that is not certain has the reason beside it. --write writes the takes \
            as 24-bit WAV beside the pack's recordings: all or none, and never over a file that is there. A session \
            may be up to two hours long and have up to 8 channels. A file that the booth's page saved is cut already: its takes \
            are used as they are.

            Examples:
              voice-assets split session.wav --pack en-USD --picture session.svg
              voice-assets split session.wav --pack en-USD --write
              voice-assets split session.wav --pack en-USD --page cuts.html
              voice-assets split session.wav --pack en-USD --recognizer \\
                  'pocketsphinx_continuous -infile {file} -jsgf {grammar} -logfn /dev/null'
              voice-assets split session.wav --pack en-USD --accept 20 --drop 37 --write
              voice-assets split session.wav --pack en-USD --labels-out labels.txt
              voice-assets split session.wav --pack en-USD --labels labels.txt --write

            Exit codes: 0 all cuts are certain; 1 a cut is in doubt or an input breaks a rule; 64 wrong \
            command line; 66 an input is missing; 74 reading or writing failed.
            """)

    enum Only: String, ExpressibleByArgument, CaseIterable {
        case missing
    }

    @Argument(help: "The session, in any format that libsndfile reads.")
    var session: String

    @OptionGroup var packs: PackArguments

    @OptionGroup var recordings: RecordingsOption

    @Option(help: .init("Cut at the labels of this Audacity label track.", valueName: "file"))
    var labels: String?

    @Option(
        help: .init(
            "Write the cuts as an Audacity label track to this new file, with doubtful cuts marked. Correct it and give it to --labels.",
            valueName: "file"))
    var labelsOut: String?

    @Flag(help: "Cut at the session's own cue points.")
    var cues = false

    @Option(help: "The shortest pause between clips, 200ms to 10s.")
    var pauses = PauseLength(seconds: 0.5)

    @Option(help: "The session has only the clips that `script --missing` lists.")
    var only: Only?

    @Option(
        help: .init("Draw the cuts as SVG to this file; replaces only an earlier drawing.", valueName: "file"))
    var picture: String?

    @Option(
        help: .init(
            "Write a page on which you hear and correct the cuts, the doubtful ones first. The page saves labels for --labels. Replaces only an earlier page.",
            valueName: "file"))
    var page: String?

    @OptionGroup var pageWords: PageWordsOption

    @Option(
        name: .customLong("recognizer"),
        help: .init(
            "A program that recognizes the takes, as in `inspect --help`. Its result decides which clip a take is.",
            valueName: "command"))
    var line: String?

    @Option(help: "Seconds that the recognizer may need per take, 1 to 600.")
    var seconds = 60

    @Option(
        help: .init(
            "Compare with the takes in this folder. They must be right and have the names of the pack's takes. May be repeated.",
            valueName: "folder"))
    var references: [String] = []

    @Option(
        help: .init(
            "Trust these cuts: numbers from the table, such as 20,37 or 1-21. The word `order` trusts all cuts that only their order in the script tells.",
            valueName: "numbers"))
    var accept: [CutNumbers] = []

    @Option(help: .init("Leave these cuts out, by their numbers in the table.", valueName: "numbers"))
    var drop: [CutNumbers] = []

    @Option(help: "How to print the cuts.")
    var format = OutputFormat.text

    @OptionGroup var findings: FindingsOptions

    @Flag(help: "Write the takes.")
    var write = false

    @Flag(help: "Write although cuts are in doubt.")
    var acceptDoubtful = false

    @OptionGroup var workers: WorkersOption

    func validate() throws {
        for (name, value) in [
            ("The session", session), ("--labels", labels ?? "-"),
            ("--labels-out", labelsOut ?? "-"), ("--picture", picture ?? "-"),
            ("--page", page ?? "-"),
        ] where value.isEmpty {
            throw ValidationError("\(name) is a path, not an empty text.")
        }
        try packs.given.requirePackNames(within: "--recordings")
        try pauses.requireUsable()
        try requirePageName(page, of: "--page")
        if pageWords.language != nil, page == nil { throw ValidationError("--words is for --page.") }
        if references.contains(where: \.isEmpty) { throw ValidationError("--references is a path, not an empty text.") }
        guard references.isEmpty || labels == nil && !cues else {
            throw ValidationError("--references is for cuts at pauses, not at labels or cue points.")
        }
        guard labels == nil || !cues else { throw ValidationError("Give --labels or --cues, not both.") }
        guard (1...600).contains(seconds) else { throw ValidationError("--seconds takes a number from 1 to 600.") }
        _ = try recognizer()
        try CutNumbers.requireUsable(accept, of: "--accept")
        try CutNumbers.requireUsable(drop, of: "--drop")
        if drop.contains(where: \.namesOrder) { throw ValidationError("--drop takes numbers of cuts, not `order`.") }
        if let number = CutNumbers.union(accept).intersection(CutNumbers.union(drop)).min() {
            throw ValidationError("Cut \(number) can't be both accepted and dropped.")
        }
    }

    private func recognizer() throws -> ProgramLine? {
        try line.map { try ProgramLine($0, of: "--recognizer", asking: [PackRecognition.slot]) }
    }

    func run() async throws {
        let pack = try packs.name(in: .recordings(recordings.path))
        var splitting = SessionSplitting(session: session, recordings: recordings.path, pack: pack)
        splitting.marks = labels.map { .labels($0) } ?? (cues ? .cuePoints : .pauses)
        splitting.pause = pauses.seconds
        splitting.isOnlyMissing = only == .missing
        splitting.workers = workers.count
        splitting.writes = write
        splitting.acceptsDoubt = acceptDoubtful
        splitting.accepted = CutNumbers.union(accept)
        splitting.acceptsOrder = accept.contains(where: \.namesOrder)
        splitting.dropped = CutNumbers.union(drop)
        splitting.recognizer = try recognizer().map { ($0, seconds) }
        splitting.references = references
        splitting.labelsOut = labelsOut
        splitting.picture = picture
        if let page {
            let cuts = CutsPage(pack: pack, recordings: recordings.path, session: session, words: pageWords.language)
            let isNoted = pageWords.language == nil && !findings.quiet
            splitting.page = { plan, script, locale, audio in
                let fault = cuts.write(plan, script, locale: locale, of: audio, to: page)
                if fault == nil, isNoted { PageWordsOption.note(page, for: locale) }
                return fault
            }
        }
        let report = await splitting.run()
        let status = findings.status(of: report.diagnostics)
        switch format {
        case .text:
            findings.log(report.diagnostics)
            if report.plan != nil, !findings.quiet { Terminal.output(SplitTable(report, pack: pack).text) }
        case .json:
            let members = SplitJSON(report).members
            Terminal.output(FindingsJSON(report.diagnostics, status: status, members: members).text)
        }
        report.passSignalOn()
        status.leave()
    }
}

/// Numbers of cuts on a command line: `20`, or `1-21`, or several with commas and spaces between them; and `order` for those of which only that is open.
struct CutNumbers: ExpressibleByArgument {
    let numbers: Set<Int>
    let namesOrder: Bool
    /// Cuts that a range may have.
    private static let most = 100_000
    /// The first that is neither.
    private let strange: String?

    init(argument: String) {
        let all = argument.split(separator: ",", omittingEmptySubsequences: false).map { field in
            field.split(separator: " ").joined(separator: " ")
        }
        let fields = all.filter { $0.lowercased() != "order" }
        func number(_ field: String) -> Int? {
            field.allSatisfy { $0.isASCII && $0.isNumber } ? Int(field).flatMap { $0 > 0 ? $0 : nil } : nil
        }
        func numbers(_ field: String) -> ClosedRange<Int>? {
            let ends = field.split(separator: "-", omittingEmptySubsequences: false)
                .map { number($0.split(separator: " ").joined(separator: " ")) }
            guard ends.count < 3, let first = ends.first ?? nil, let last = ends.last ?? nil, first <= last,
                last - first < Self.most
            else { return nil }
            return first...last
        }
        self.numbers = Set(fields.compactMap(numbers).joined())
        strange = fields.first { numbers($0) == nil }
        namesOrder = fields.count < all.count
    }

    /// - Throws: `ValidationError` if one of them is no number of a cut.
    static func requireUsable(_ all: [CutNumbers], of option: String) throws {
        guard let strange = all.lazy.compactMap(\.strange).first else { return }
        let order = option == "--accept" ? ", or `order`" : ""
        throw ValidationError(
            "\(option) takes numbers of cuts from the table, such as 20, 20,37 or 1-21\(order); \(quoted(strange)) is none."
        )
    }

    static func union(_ all: [CutNumbers]) -> Set<Int> { all.reduce(into: []) { $0.formUnion($1.numbers) } }
}

/// A length of time on the command line: `500ms`, `0.5s`.
struct PauseLength: ExpressibleByArgument {
    var seconds: Double

    init(seconds: Double) { self.seconds = seconds }

    /// No number if it is spelled otherwise.
    init(argument: String) {
        let isMilliseconds = argument.hasSuffix("ms")
        let isLength = isMilliseconds || argument.hasSuffix("s")
        let value = isLength ? Double(argument.dropLast(isMilliseconds ? 2 : 1)) : nil
        seconds = (value ?? .nan) / (isMilliseconds ? 1000 : 1)
    }

    /// - Throws: `ValidationError` if no session is cut at it.
    func requireUsable() throws {
        guard SessionSplitting.pauses.contains(seconds) else {
            throw ValidationError("--pauses takes 200ms to 10s, written as 300ms or 0.3s.")
        }
    }

    var defaultValueDescription: String { "\(Int((seconds * 1000).rounded()))ms" }
}
