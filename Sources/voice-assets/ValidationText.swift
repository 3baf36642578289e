import Diagnostics
import VoiceAssetBuild

/// A validation's result for people.
struct ValidationText {
    let text: String

    init(_ report: AssetValidation.Report) {
        var lines = report.diagnostics.map(\.line)
        lines += report.packs.map(Self.line)
        lines.append(report.diagnostics.tally)
        text = lines.joined(separator: "\n") + "\n"
    }

    private static func line(_ pack: PackSummary) -> String {
        var parts = ["\(pack.clips) clips"]
        parts += pack.renditions.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.kilobytes)" }
        if let loudness = pack.loudness {
            parts.append("\(loudness.lowerBound.decibels) to \(loudness.upperBound.decibels) LUFS")
        }
        if let peak = pack.truePeak { parts.append("true peak \(peak.decibels) dBTP") }
        if let longest = pack.longestClip { parts.append("longest clip \(longest.decibels) s") }
        return "\(pack.name): " + parts.joined(separator: ", ")
    }
}

extension Sequence<Diagnostic> {
    /// `2 errors, 1 warning, no notes`, in words for people.
    var tally: String {
        let counts: [(Severity, String)] = [(.error, "error"), (.warning, "warning"), (.note, "note")]
        return counts.map { severity, word in
            let count = count { $0.severity == severity }
            return "\(count == 0 ? "no" : String(count)) \(word)\(count == 1 ? "" : "s")"
        }.joined(separator: ", ")
    }
}

extension Int {
    /// Bytes in kB of 1000 bytes.
    var kilobytes: String { "\((self + 500) / 1000) kB" }
}

extension String {
    /// A folder's path without a slash at its end.
    var asFolder: String {
        var path = self
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        return path
    }
}
