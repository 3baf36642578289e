/// Writing comma-separated values (RFC 4180).
///
/// A spreadsheet takes a cell that begins with `=`, `+`, `-` or `@` for a formula, and quotation marks don't change
/// that. Such a cell gets an apostrophe before it, which spreadsheets take for "this is text". A program that reads the
/// file drops an apostrophe before one of these characters.
extension [String] {
    /// The fields as one record, with its line end.
    package var csvRecord: String { map(\.csvField).joined(separator: ",") + "\r\n" }
}

extension String {
    /// A field, between quotation marks if it has to be.
    fileprivate var csvField: String {
        let line = onOneLine
        let text = line.isFormula ? "'" + line : line
        let needsQuotes = text.utf8.contains { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") }
        guard needsQuotes || text.first == " " || text.last == " " else { return text }
        // By scalars: a quotation mark with an accent on it is one character, and another.
        var field = "\""
        for scalar in text.unicodeScalars {
            if scalar == "\"" { field += "\"" }
            field.unicodeScalars.append(scalar)
        }
        return field + "\""
    }

    /// The text of a field as it was before it was written.
    var ofCSVField: String {
        guard hasPrefix("'"), String(dropFirst()).isFormula else { return self }
        return String(dropFirst())
    }

    fileprivate var isFormula: Bool { unicodeScalars.first { $0 != " " }.map(Self.formulaStarts.contains) ?? false }

    /// What makes a cell a formula, in the full-width forms too, which some locales' spreadsheets take for the same.
    private static let formulaStarts: Set<Unicode.Scalar> = ["=", "+", "-", "@", "＝", "＋", "－", "＠"]
}
