package import VoiceAssetDiagnostics
package import VoiceAssetPacks

/// A reason to listen to a clip: it may say the wrong thing.
package enum ContentDoubt: Sendable, Hashable {
    /// The take of the clip with this id is the same recording.
    case duplicate(of: String)
    /// The clip with this id sounds like this one.
    case alike(String)
    /// Seconds of speech where the other takes suggest so many.
    case length(Double, expected: Double)

    /// The doubt in words, about a take and its clip.
    package func diagnostic(file: String, clip: String, limits: TakeLimits) -> Diagnostic {
        switch self {
        case .duplicate(let other):
            Diagnostic(
                .recordingDuplicate, file: file, clip: clip,
                found: "`\(clip)` sounds the same as `\(other)`, as one recording does",
                advice: "unless both words sound the same, one of the two says the wrong word: listen to both")
        case .alike(let other):
            Diagnostic(
                .recordingAlike, file: file, clip: clip, found: "`\(clip)` sounds like `\(other)`",
                advice: "listen to both: one of the two may say the other's word")
        case .length(let seconds, let expected):
            TakeFinding.length(seconds, expected: expected).diagnostic(file: file, clip: clip, limits: limits)
        }
    }
}
