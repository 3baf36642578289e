import VoiceAssetDiagnostics
import VoiceAssetWording

/// Warns of what nobody sees in the clips' texts: invisible characters, and letters of another script, some of which
/// look alike.
enum TextLint {
    /// - Parameter positions: clip id and where it stands.
    static func check(
        _ clips: [VoicePack.Clip], at positions: [String: SourcePosition], _ findings: inout FileFindings
    ) {
        let scripts = clips.map { UnknownWords.stand(in: $0.text) ? [] : WritingScript.all(in: $0.text) }
        let main = WritingScript.main(of: scripts)
        for (clip, scripts) in zip(clips, scripts) {
            guard !UnknownWords.stand(in: clip.text) else {
                findings.add(
                    .packTodo, .warning, at: positions[clip.id], found: "the text of \(quoted(clip.id)) is a TODO",
                    advice: "write what is said")
                continue
            }
            for (found, advice) in remarks(on: clip.text, scripts, main) {
                findings.add(
                    .packValue, .warning, at: positions[clip.id], found: "the text of \(quoted(clip.id)) \(found)",
                    advice: advice)
            }
        }
    }

    /// - Parameters:
    ///   - scripts: those of the text.
    ///   - main: that of most texts.
    private static func remarks(
        on text: String, _ scripts: Set<WritingScript>, _ main: WritingScript?
    ) -> [(found: String, advice: String)] {
        var remarks = Unicode.Scalar.invisibleMarks.filter { text.unicodeScalars.contains($0.mark) }.map { _, name in
            (found: "holds a \(name), which nobody sees", advice: "remove it; clips are found without it")
        }
        let mixed = text.split(separator: " ").first { WritingScript.mix(in: $0) }
        if let mixed {
            remarks.append(
                (
                    "has letters in \(quoted(String(mixed))) of scripts that look alike: "
                        + WritingScript.names(of: WritingScript.all(in: mixed)),
                    "write the word in one script"
                ))
        } else if let main, !scripts.isEmpty, !scripts.contains(main) {
            remarks.append(
                (
                    "is written in \(WritingScript.names(of: scripts)), those of most clips in \(main.name)",
                    "write it as the others; if it is a name that is written so, let it be"
                ))
        }
        return remarks
    }
}
