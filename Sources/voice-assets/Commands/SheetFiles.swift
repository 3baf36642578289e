import ArgumentParser
import VoiceAssetCommandOutput
import VoiceAssetCore

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

    /// - Parameters:
    ///   - sheets: each pack's name and sheet.
    ///   - write: writes a sheet's text to a path, and tells what is wrong with that.
    /// - Returns: what went wrong.
    func put(_ sheets: [(pack: String, text: String)], write: (String, String) -> Finding?) -> [Finding] {
        sheets.compactMap { pack, text in
            guard let path else {
                Terminal.output(text)
                return nil
            }
            return write(path.replacing(Self.slot, with: pack), text)
        }
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
        let promised = file.flatMap { $0.split(separator: ".").last }.flatMap { ending in
            Self.allCases.first { $0.rawValue == ending.lowercased() }
        }
        self = asked ?? promised ?? .markdown
    }
}
