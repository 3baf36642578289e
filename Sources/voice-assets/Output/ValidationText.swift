import VoiceAssetAudio
import VoiceAssetCommandOutput
import VoiceAssetCore
import VoiceAssetUnicodeText
import VoiceAssetValidation

/// A validation's result for people.
struct ValidationText {
    let text: String

    /// - Parameters:
    ///   - report: what a run came to.
    ///   - findings: how findings are told.
    ///   - known: what is to be said of findings that are known.
    init(_ report: AssetValidation.Report, _ findings: FindingsOptions, known: String? = nil) {
        var lines = findings.lines(report.diagnostics, on: .output)
        lines += report.packs.map { printable(Self.line($0)) }
        lines.append(
            printable(([FindingCounts(report.diagnostics).words] + [known].compactMap { $0 }).joined(separator: "; ")))
        text = lines.joined(separator: "\n") + "\n"
    }

    private static func line(_ pack: PackSummary) -> String {
        var parts = [counted(pack.clips, "clip")]
        parts += pack.renditions.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.kilobytes)" }
        if let loudness = pack.loudness {
            parts.append("\(loudness.lowerBound.decimals(1)) to \(loudness.upperBound.decimals(1)) LUFS")
        }
        if let peak = pack.truePeak { parts.append("true peak \(peak.decimals(1)) dBTP") }
        if let longest = pack.longestClip { parts.append("longest clip \(longest.decimals(1)) s") }
        if let joins = pack.joins {
            parts.append("gaps heard \(Int((joins.gap.median * 1000).rounded())) ms")
            if let jump = joins.pitchJump { parts.append("pitch jumps \(jump.median.decimals(1)) semitones") }
        }
        return "\(pack.name): " + parts.joined(separator: ", ")
    }
}

extension Int {
    /// Bytes in kB of 1000 bytes.
    var kilobytes: String { "\((self + 500) / 1000) kB" }
}
