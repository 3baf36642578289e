import VoiceAssetCore
import VoiceAssetPacks
import VoiceAssetRecordingDesk
import VoiceAssetUnicodeText

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
        let done = report.isWritten ? "written to \(pack)" : "nothing written"
        text = Self.columns(rows) + missing + plan.words + "; \(done)\n"
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
