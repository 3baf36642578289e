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
                Self.remark(cut, isBrief: plan.openOrder > Self.mostPairs),
            ]
            rows.append(row.map(printable))
        }
        let doubtful = plan.cuts.count { !$0.doubts.isEmpty }
        let missing = plan.missing.map { printable("missing: \($0.id) (\($0.text))") + "\n" }.joined()
        let done = report.isWritten ? "written to \(pack)" : "nothing written"
        text =
            Self.columns(rows) + missing + Self.order(plan)
            + "\(counted(plan.takes.count, "take")), \(plan.cuts.count - plan.takes.count) left out, \(doubtful) in doubt, "
            + "\(plan.missing.count) missing; \(plan.evidenceWords); \(done)\n"
    }

    /// Cuts in doubt only by their order to which the reason is said at each.
    private static let mostPairs = 6

    /// Why a cut is in doubt.
    /// - Parameter isBrief: whether the last line says what is open where only the order is.
    private static func remark(_ cut: SessionCut, isBrief: Bool) -> String {
        guard !cut.doubts.isEmpty else { return "" }
        let partners = cut.doubts.compactMap { doubt in
            doubt.isOfOrder ? doubt.partner(of: cut.clip?.id) : nil
        }
        guard isBrief, partners.count == cut.doubts.count else {
            return "? " + cut.doubts.map(\.words).joined(separator: "; ")
        }
        return "? or " + partners.map { "`\($0)`" }.joined(separator: ", ")
    }

    /// What is said once of all neighbours that could be swapped; empty where the reason stands at each.
    private static func order(_ plan: SessionPlan) -> String {
        guard plan.openOrder > mostPairs else { return "" }
        // Known takes are for cuts at pauses.
        let isLabelled = plan.isLabelled || plan.cuts.contains { $0.evidence == .label }
        return "order: nothing tells \(plan.openOrder) cuts from a neighbour. Listen to them, give "
            + (isLabelled ? "" : "--references or ")
            + "--recognizer, or --accept order if the script was read in its order\n"
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
