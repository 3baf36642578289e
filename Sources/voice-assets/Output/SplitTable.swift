import SessionSplit
import VoicePack

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
            rows.append([
                "\(number + 1)", cut.start.seconds, cut.end.seconds, (cut.end - cut.start).seconds,
                cut.clip?.id ?? "-", cut.clip == nil ? "" : "\(cut.take)", cut.clip?.text ?? "left out", file,
                cut.doubts.isEmpty ? "" : "? " + cut.doubts.map(\.words).joined(separator: "; "),
            ])
        }
        let doubtful = plan.cuts.count { !$0.doubts.isEmpty }
        let missing = plan.missing.map { "missing: \($0.id) (\($0.text))\n" }.joined()
        let done = report.isWritten ? "written to \(pack)" : "nothing written"
        text =
            Self.columns(rows) + missing
            + "\(plan.takes.count) takes, \(plan.cuts.count - plan.takes.count) left out, \(doubtful) in doubt, "
            + "\(plan.missing.count) missing; \(done)\n"
    }

    /// Numbers to the right, words to the left.
    private static func columns(_ rows: [[String]]) -> String {
        let widths = rows[0].indices.map { column in rows.map { width(of: $0[column]) }.max() ?? 0 }
        return rows.map { row in
            let cells = row.enumerated().map { column, cell in
                let pad = String(repeating: " ", count: widths[column] - width(of: cell))
                return column < 4 || column == 5 ? pad + cell : cell + pad
            }
            var line = cells.joined(separator: "  ")
            while line.last == " " { line.removeLast() }
            return line + "\n"
        }.joined()
    }

    /// Columns of a terminal: East Asian characters take two.
    private static func width(of text: String) -> Int {
        text.unicodeScalars.reduce(0) { sum, scalar in
            switch scalar.value {
            case _ where scalar.properties.generalCategory == .nonspacingMark: sum
            case 0x1100...0x115f, 0x2e80...0xa4cf, 0xac00...0xd7a3, 0xf900...0xfaff, 0xfe30...0xfe6f, 0xff00...0xff60,
                0x20000...0x3fffd:
                sum + 2
            default: sum + 1
            }
        }
    }
}
