import ArgumentParser
import VoiceAssetCommandOutput
import VoiceAssetCore
import VoiceAssetPacks
import VoiceAssetPages
import VoiceAssetRecordingDesk
import VoiceAssetUnicodeText
import VoiceManifest

/// `voice-assets split`
struct SplitCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "split",
        abstract: "Cut one long session into a take per clip.",
        discussion: """
            Cuts at pauses, lines the cuts up with the script, and tells which places it could not line up; with known \
            takes or a recognizer it says which words are proven. A clip said twice in a row gives two takes. --write writes \
            24-bit WAV beside the pack's recordings: all or none, and never over a file that is there. Cue points that name \
            clips say where to cut. A file that the booth's page saved is cut already. At most two hours and 8 channels.

            Examples:
              voice-assets split session.wav en-USD --to cuts.html
              voice-assets split session.wav en-USD --write
              voice-assets split session.wav en-USD --with \\
                  'pocketsphinx_continuous -infile {file} -jsgf {grammar} -logfn /dev/null'
              voice-assets split session.wav en-USD --accept 20,37=- --write

            Exit codes: 0 every cut is lined up with the script, which proves no word; 1 a cut is in doubt or an input \
            breaks a rule; 64 wrong command line; 66 an input is missing; 74 reading or writing failed.
            """)

    @Argument(help: "The session, in any format that libsndfile reads.")
    var session: String

    @OptionGroup var packs: PackArguments

    @Option(
        name: .customLong("import"), help: .init("Cut at the labels of this Audacity label track.", valueName: "file"))
    var labels: String?

    @Option(
        help: .init(
            "Cut at pauses of this length or more, 200ms to 10s, whatever cue points there are. (default: 500ms)",
            valueName: "length"))
    var pauses: PauseLength?

    @Flag(help: "The session has only the clips that `script --missing` lists.")
    var missing = false

    @Option(
        name: .customLong("to"),
        help: .init(
            "Write a page on which you hear and correct the cuts, the doubtful ones first. The page saves labels for --import. Replaces only an earlier page.",
            valueName: "file"))
    var page: String?

    @OptionGroup var pageWords: PageWordsOption

    @Option(
        name: .customLong("with"),
        help: .init(
            "A program that recognizes the takes, as in `status --help`. Its result decides which clip a take is.",
            valueName: "command"))
    var line: String?

    @Option(
        help: .init(
            "Compare with the takes in this folder. They must be right and have the names of the pack's takes. May be repeated.",
            valueName: "folder"))
    var references: [String] = []

    @Option(
        help: .init(
            "Trust these cuts: numbers from the table, such as 20,37 or 1-21, or `all`; 37=- leaves cut 37 out.",
            valueName: "numbers"))
    var accept: [CutNumbers] = []

    @Option(help: "How to print the cuts.")
    var format = OutputFormat.text

    private var findings: FindingsOptions { FindingsOptions() }

    @Flag(help: "Write the takes.")
    var write = false

    func validate() throws {
        for (name, value) in [("The session", session), ("--import", labels ?? "-"), ("--to", page ?? "-")]
        where value.isEmpty {
            throw ValidationError("\(name) is a path, not an empty text.")
        }
        try pauses?.requireUsable()
        try requirePageName(page, of: "--to")
        if pageWords.language != nil, page == nil { throw ValidationError("--words is for the page; add --to.") }
        if references.contains(where: \.isEmpty) { throw ValidationError("--references is a path, not an empty text.") }
        guard labels == nil || pauses == nil else { throw ValidationError("Give --import or --pauses, not both.") }
        _ = try recognizer()
        try CutNumbers.requireUsable(accept)
        if let number = CutNumbers.accepted(accept).intersection(CutNumbers.dropped(accept)).min() {
            throw ValidationError("Cut \(number) can't be both accepted and left out.")
        }
    }

    private func recognizer() throws -> ProgramLine? {
        try line.map { try ProgramLine($0, of: "--with", asking: [PackRecognition.slot]) }
    }

    func run() async throws {
        let pack = try packs.name()
        var splitting = SessionSplitting(session: session, recordings: packs.recordings, pack: pack)
        splitting.labels = labels
        splitting.pause = pauses?.seconds
        splitting.isOnlyMissing = missing
        splitting.workers = OutputOptions.cores
        splitting.writes = write
        splitting.accepted = CutNumbers.accepted(accept)
        splitting.acceptsAll = accept.contains(where: \.namesAll)
        splitting.dropped = CutNumbers.dropped(accept)
        splitting.recognizer = try recognizer()
        splitting.references = references
        if let page {
            let cuts = CutsPage(
                pack: pack, recordings: packs.recordings, session: session, words: pageWords.language,
                isOnlyMissing: missing)
            let isNoted = pageWords.language == nil
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
            if report.plan != nil { Terminal.output(SplitTable(report, pack: pack).text + next(report, pack)) }
        case .json:
            let members = SplitJSON(report).members
            Terminal.output(FindingsJSON(report.diagnostics, status: status, members: members).text)
        }
        report.passSignalOn()
        status.leave()
    }

    /// The command that writes these takes, as a line, or the one that goes on from there; empty if none would write them.
    private func next(_ report: SessionSplitting.Report, _ pack: String) -> String {
        let doubtful = (report.plan?.doubtfulNumbers ?? []).map(String.init)
        let isBarred = report.diagnostics.contains { $0.severity == .error && $0.check != .sessionFit }
        guard !report.files.isEmpty, !isBarred else { return "" }
        let trusted = (accept.map(\.typed) + doubtful).joined(separator: ",")
        let options: [(name: String, value: String?)] =
            [("--import", labels), ("--pauses", pauses?.typed), ("--with", line)]
            + references.map { ("--references", $0) } + [("--accept", trusted.isEmpty ? nil : trusted)]
        let place = packs.place(of: pack)
        let folder = place == pack || packs.recordings == "recordings" ? [] : ["--recordings", packs.recordings]
        let write =
            ["split", session, place] + (missing ? ["--missing"] : [])
            + options.flatMap { name, value in value.map { [name, $0] } ?? [] } + ["--write"]
        let done =
            report.open > 0 ? ["booth", place, "--missing", "--to", "booth.html"] : ["generate"] + folder + [pack]
        let cuts = doubtful.joined(separator: ", ")
        let heard =
            doubtful.count > 1 ? ", if cuts \(cuts) are right" : doubtful.isEmpty ? "" : ", if cut \(cuts) is right"
        let command = CommandWords.shell(["voice-assets"] + (report.isDone ? done : write))
        return printable("next\(heard): \(CommandWords.current.spelled(in: command))") + "\n"
    }
}

/// Numbers of cuts on a command line: `20`, or `1-21`, or several with commas and spaces between them; `37=-` leaves one out, and
/// `all` is all that are in doubt.
struct CutNumbers: ExpressibleByArgument {
    private let accepted: Set<Int>
    private let dropped: Set<Int>
    let namesAll: Bool
    /// As it was written.
    let typed: String
    /// Cuts that a range may have.
    private static let most = 100_000
    /// The first that is neither.
    private let strange: String?

    init(argument: String) {
        typed = argument
        let fields = argument.split(separator: ",", omittingEmptySubsequences: false).map { field in
            field.split(separator: " ").joined(separator: " ").lowercased()
        }
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
        func leftOut(_ field: String) -> ClosedRange<Int>? {
            field.hasSuffix("=-") ? numbers(String(field.dropLast(2))) : nil
        }
        accepted = Set(fields.compactMap(numbers).joined())
        dropped = Set(fields.compactMap(leftOut).joined())
        namesAll = fields.contains("all")
        strange = fields.first { numbers($0) == nil && leftOut($0) == nil && $0 != "all" }
    }

    /// - Throws: `ValidationError` if one of them is no number of a cut.
    static func requireUsable(_ all: [CutNumbers]) throws {
        guard let strange = all.lazy.compactMap(\.strange).first else { return }
        let order = strange == "order" ? " The order is no doubt any more: leave it out." : ""
        throw ValidationError(
            "--accept takes numbers of cuts from the table, such as 20, 20,37, 1-21 or 37=-, or `all`; \(quoted(strange)) is none.\(order)"
        )
    }

    static func accepted(_ all: [CutNumbers]) -> Set<Int> { all.reduce(into: []) { $0.formUnion($1.accepted) } }
    static func dropped(_ all: [CutNumbers]) -> Set<Int> { all.reduce(into: []) { $0.formUnion($1.dropped) } }
}

/// A length of time on the command line: `500ms`, `0.5s`.
struct PauseLength: ExpressibleByArgument {
    var seconds: Double
    /// As it was written.
    let typed: String

    /// No number if it is spelled otherwise.
    init(argument: String) {
        typed = argument
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
}

/// Proposed cuts as a table for people.
struct SplitTable {
    let text: String

    init(_ report: SessionSplitting.Report, pack: String) {
        guard let plan = report.plan else {
            text = ""
            return
        }
        var files = report.files.makeIterator()
        var rows = [["", "start", "end", "s", "clip", "take", "text", "file", ""]]
        for (number, cut) in plan.cuts.enumerated() {
            let file = cut.clip == nil ? "" : files.next() ?? ""
            let row = [
                "\(number + 1)", cut.start.decimals(2), cut.end.decimals(2), (cut.end - cut.start).decimals(2),
                cut.clip?.id ?? "-", cut.clip == nil ? "" : "\(cut.take)", cut.clip?.text ?? "left out", file,
                cut.doubts.isEmpty ? "" : "? " + cut.doubts.map(\.words).joined(separator: "; "),
            ]
            rows.append(row.map(printable))
        }
        let missing = plan.missing.map { printable("missing: \($0.id) (\($0.text))") + "\n" }.joined()
        let done =
            report.isWritten
            ? "written to \(pack): \(plan.words)"
            : plan.words + (report.isDone ? "; no take written" : plan.advice + "; nothing written")
        // The speaker has heard what the booth saved: nothing is to be looked at.
        let isRead = !report.isDone || plan.order != .booth || !plan.doubtfulNumbers.isEmpty
        text = (isRead ? Self.columns(rows) : "") + missing + done + "\n"
    }

    /// Numbers to the right, words to the left.
    private static func columns(_ rows: [[String]]) -> String {
        let widths = rows[0].indices.map { column in rows.map { $0[column].terminalColumns }.max() ?? 0 }
        return rows.map { row in
            let cells = row.enumerated().map { column, cell in
                let pad = String(repeating: " ", count: widths[column] - cell.terminalColumns)
                return column < 4 || column == 5 ? pad + cell : cell + pad
            }
            var line = cells.joined(separator: "  ")
            while line.last == " " { line.removeLast() }
            return line + "\n"
        }.joined()
    }
}

/// What `split` adds to `FindingsJSON`; CommandLine.md explains the keys.
struct SplitJSON {
    let members: [String: JSONValue?]

    init(_ report: SessionSplitting.Report) {
        var files = report.files.makeIterator()
        let cuts = (report.plan?.cuts ?? []).map { cut in
            Self.cut(cut, file: cut.clip == nil ? nil : files.next())
        }
        members = [
            "cuts": .array(cuts), "missing": .strings((report.plan?.missing ?? []).map(\.id)),
            "written": .bool(report.isWritten),
        ]
    }

    private static func cut(_ cut: SessionCut, file: String?) -> JSONValue {
        .object(known: [
            "start": .figure(cut.start, decimals: 3), "end": .figure(cut.end, decimals: 3),
            "keptStart": .figure(cut.keptStart, decimals: 3), "keptEnd": .figure(cut.keptEnd, decimals: 3),
            "clip": cut.clip.map { .string($0.id) }, "take": cut.clip.map { _ in .count(cut.take) },
            "file": file.map(JSONValue.string), "doubts": .strings(cut.doubts.map(\.words)),
            "evidence": cut.doubts.isEmpty ? cut.evidence.map { .string($0.rawValue) } : nil,
        ])
    }
}
