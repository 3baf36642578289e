import ArgumentParser
import VoiceAssetCommandOutput
import VoiceAssetCore
import VoiceAssetPages

/// Where the sheets of packs go: `--to` of `script` and `review`, or standard output.
struct SheetFiles {
    /// What stands for a pack's name in a path.
    private static let slot = "{pack}"

    private let path: String?
    private let packs: [String]

    /// - Parameters:
    ///   - path: nil for standard output.
    ///   - packs: the packs' names, each once.
    init(_ path: String?, of packs: [String]) {
        self.path = path
        self.packs = packs
    }

    /// - Throws: a `ValidationError` where two sheets would go to one file, or JSON to any.
    func validate(isJSON: Bool) throws {
        guard let path else {
            guard isJSON || packs.count < 2 else {
                throw ValidationError(
                    "Each pack has a sheet of its own; give --to '\(Self.slot).html', or another name with \(Self.slot)."
                )
            }
            return
        }
        if path.isEmpty { throw ValidationError("--to takes the path of a file, not an empty text.") }
        if isJSON { throw ValidationError("--to writes a sheet; JSON goes to standard output.") }
        if packs.count > 1, !path.contains(Self.slot) {
            throw ValidationError(
                "--to names one file for \(packs.count) packs; write \(Self.slot) where the pack's name belongs.")
        }
    }

    /// A pack's sheet, what it holds in words, and the command for when it is filled in.
    typealias Sheet = (pack: String, text: String, holds: String, next: String)

    /// - Parameter write: writes a sheet's text to a path, and tells what is wrong with that.
    /// - Returns: what went wrong.
    func put(_ sheets: [Sheet], write: (String, String) -> Finding?) -> [Finding] {
        sheets.compactMap { sheet in
            guard let file = path?.replacing(Self.slot, with: sheet.pack) else {
                Terminal.output(sheet.text)
                return nil
            }
            if let fault = write(file, sheet.text) { return fault }
            Self.tell("\(file): \(sheet.holds)", next: sheet.next)
            return nil
        }
    }

    /// Tells which file was written, and the next command.
    static func tell(_ words: String, next command: String) {
        Terminal.output(lines: [words, "next: \(CommandWords.current.spelled(in: command))"])
    }
}

/// What `script --format` and `review --format` take: a form of the sheet, or the sheet as JSON.
enum SheetOption: String, ExpressibleByArgument, CaseIterable {
    case html
    case csv
    case markdown
    case json

    /// nil for JSON.
    var sheet: SheetFormat? { SheetFormat(rawValue: rawValue) }

    /// What is asked for, else what the name of the file promises (`.html`, `.csv`), else Markdown.
    init(_ asked: SheetOption?, file: String?) {
        self = asked ?? file.flatMap(fileNameEnding).flatMap { Self.endings[$0] } ?? .markdown
    }

    private static let endings: [String: SheetOption] = [
        "html": .html, "htm": .html, "csv": .csv, "md": .markdown, "markdown": .markdown, "txt": .markdown,
        "json": .json,
    ]

    /// Refuses a file that is called as no form is, unless the form was asked for.
    static func requireKnown(_ asked: SheetOption?, file: String?) throws {
        guard asked == nil, let file, let ending = fileNameEnding(of: file), endings[ending] == nil,
            FileKind(at: file) == nil
        else { return }
        throw ValidationError("\(file): no sheet is called so; end the name in .html, .csv or .md, or give --format.")
    }
}

/// Refuses a name for an HTML page by which no browser shows it. A file that is there is told by what it holds.
/// - Parameter option: what the file was named with.
func requirePageName(_ file: String?, of option: String) throws {
    guard let file, let ending = fileNameEnding(of: file), !["html", "htm"].contains(ending), FileKind(at: file) == nil
    else { return }
    throw ValidationError("\(option) writes an HTML page; end the name of \(file) in .html.")
}

/// The part of a file's name behind its last point, in lower case; nil if there is none.
private func fileNameEnding(of path: String) -> String? {
    guard let name = path.split(separator: "/").last, let point = name.lastIndex(of: "."), point > name.startIndex
    else { return nil }
    return name[name.index(after: point)...].lowercased()
}

/// The option `--words`: the language of a page's words.
struct PageWordsOption: ParsableArguments {
    @Option(
        name: .customLong("words"),
        help: .init(
            "The language of the page's words, like en. (default: the pack's, else English)", valueName: "language"))
    private var given: PageLanguage?

    /// The language that was asked for, if one was.
    var language: String? { given?.name }

    /// The words of a pack's page.
    func words(for locale: String) -> PageWords { PageWords(for: language ?? locale) }

    /// Tells how to have a page for the engineer in English that was written in the speaker's language.
    static func note(_ file: String, for locale: String) {
        let language = PageWords(for: locale).language
        guard language != "en" else { return }
        Terminal.log(
            printable("note: \(file): the page's words are in the pack's language, \(language); ")
                + "--words en makes them English")
    }
}

/// A language that pages speak.
struct PageLanguage: ExpressibleByArgument {
    let name: String

    init?(argument: String) {
        guard PageWords.languages.contains(argument) else { return nil }
        name = argument
    }

    static var allValueStrings: [String] { PageWords.languages }
}
