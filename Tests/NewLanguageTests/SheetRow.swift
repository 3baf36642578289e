/// A line of a script sheet in CSV: what the speaker reads.
struct SheetRow {
    var id: String
    var text: String

    static func rows(of csv: String) -> [SheetRow] {
        let records = csv.split(whereSeparator: \.isNewline).map { fields(of: $0) }
        guard let header = records.first, let id = header.firstIndex(of: "id"),
            let text = header.firstIndex(of: "text")
        else { return [] }
        return records.dropFirst().map { SheetRow(id: $0[id], text: $0[text]) }
    }

    /// The fields of a record without line breaks in them. (RFC 4180)
    private static func fields(of record: Substring) -> [String] {
        var fields = [""]
        var isQuoted = false
        for character in record {
            switch character {
            // A doubled quote ends and begins again, and so drops out; no text here has one.
            case "\"": isQuoted.toggle()
            case "," where !isQuoted: fields.append("")
            default: fields[fields.count - 1].append(character)
            }
        }
        return fields
    }
}
