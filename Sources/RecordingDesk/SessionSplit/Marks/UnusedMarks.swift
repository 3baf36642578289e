import VoiceAssetCore

/// Tells of marks that a session has and that it is not cut at.
struct UnusedMarks: Sendable {
    private(set) var diagnostics: [Finding] = []

    /// Looks for cue points in the session, and for an Audacity label track of the same name beside it.
    init(cuePoints points: Int, seconds: Double, at path: String) {
        if points > 0 {
            diagnostics.append(Finding(.sessionLabels, "cue points unused", ["count": .count(points)]).at(path))
        }
        guard let file = Self.labelFile(of: path),
            let bytes = try? readFile(at: file, limit: LabelTrack.maximumBytes)
        else { return }
        let track = LabelTrack(reading: bytes, seconds: seconds, file: file)
        // Any text may have this name.
        guard track.diagnostics.isEmpty, !track.labels.isEmpty else { return }
        let values = ["count": Finding.Argument.count(track.labels.count), "labels": .text(file)]
        diagnostics.append(Finding(.sessionLabels, "labels unused", values).at(file))
    }

    /// `a/session.wav` → `a/session.txt`
    private static func labelFile(of session: String) -> String? {
        let start = session.lastIndex(of: "/").map(session.index(after:)) ?? session.startIndex
        guard let dot = session[start...].lastIndex(of: "."), dot > start else { return nil }
        let file = session[..<dot] + ".txt"
        return file == session ? nil : String(file)
    }
}
