import VoiceAssetStatus

/// A script sheet as comma-separated values (RFC 4180) in UTF-8, without a byte order mark.
///
/// In an example the clip stands between brackets. Clips that are not needed come last, with `unneeded` for a state.
///
/// A spreadsheet takes a cell that begins with `=`, `+`, `-` or `@` for a formula, and quotation marks don't change
/// that. Such a cell gets an apostrophe before it, which spreadsheets take for "this is text". A program that reads the
/// file drops an apostrophe before one of these characters.
struct SheetCSV {
    /// The names of the columns.
    static let header = "number,id,text,example,announcement,amount,intonation,state,takes,remark"

    let sheet: ScriptSheet

    var text: String {
        let lines =
            sheet.rows.map { $0.fields(state: $0.state.rawValue) }
            + sheet.unneeded.map { $0.fields(state: "unneeded") }
        let records = lines.map { $0.map(\.csvField).joined(separator: ",") }
        return ([Self.header] + records).map { $0 + "\r\n" }.joined()
    }
}

extension ScriptSheet.Row {
    fileprivate func fields(state: String) -> [String] {
        [
            "\(number)", id, text, example.map { $0.isMarked ? "[\($0.text)]" : $0.text }.joined(), announcement,
            amount, intonation?.rawValue ?? "", state, takes.joined(separator: " "), remark,
        ]
    }
}

extension String {
    /// A field, between quotation marks if it has to be.
    fileprivate var csvField: String {
        let line = onOneLine
        let isFormula = line.unicodeScalars.first { $0 != " " }.map(Self.formulaStarts.contains) ?? false
        let text = isFormula ? "'" + line : line
        let needsQuotes = text.utf8.contains { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") }
        guard needsQuotes || text.first == " " || text.last == " " else { return text }
        return "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
    }

    /// What makes a cell a formula, in the full-width forms too, which some locales' spreadsheets take for the same.
    private static let formulaStarts: Set<Unicode.Scalar> = ["=", "+", "-", "@", "＝", "＋", "－", "＠"]
}
