import Diagnostics
import SessionSplit
import VoicePack

/// Proposed cuts as JSON: one object, its members in the order that is documented.
struct SplitJSON {
    let text: String

    init(_ report: SessionSplitting.Report) {
        var files = report.files.makeIterator()
        let cuts = (report.plan?.cuts ?? []).map { cut in
            Self.object(cut, file: cut.clip == nil ? nil : files.next())
        }
        let missing = (report.plan?.missing ?? []).map { JSONLine.text($0.id) }
        let faults = report.diagnostics.map { diagnostic in
            "{\"rule\":\(JSONLine.text(diagnostic.rule.id)),\"severity\":\(JSONLine.text(diagnostic.severity.rawValue)),"
                + "\"file\":\(JSONLine.text(diagnostic.file)),\"message\":\(JSONLine.text(diagnostic.message))}"
        }
        text =
            "{\"cuts\":[\n" + cuts.joined(separator: ",\n") + "],\n\"missing\":[\(missing.joined(separator: ","))],\n"
            + "\"diagnostics\":[\(faults.joined(separator: ",\n"))],\n\"written\":\(report.isWritten)}\n"
    }

    private static func object(_ cut: SessionCut, file: String?) -> String {
        let doubts = cut.doubts.map { JSONLine.text($0.words) }.joined(separator: ",")
        return "{\"start\":\(JSONLine.seconds(cut.start)),\"end\":\(JSONLine.seconds(cut.end)),"
            + "\"keptStart\":\(JSONLine.seconds(cut.keptStart)),\"keptEnd\":\(JSONLine.seconds(cut.keptEnd)),"
            + "\"clip\":\(cut.clip.map { JSONLine.text($0.id) } ?? "null"),\"take\":\(cut.clip == nil ? 0 : cut.take),"
            + "\"file\":\(file.map(JSONLine.text) ?? "null"),\"doubts\":[\(doubts)]}"
    }
}
