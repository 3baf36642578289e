package import VoiceAssetDiagnostics
package import VoiceAssetPacks
package import VoiceManifest

/// A reason to listen to a clip: it may say the wrong thing.
package enum ContentDoubt: Sendable, Hashable {
    /// The take of the clip with this id is the same recording, and so are those of others.
    case duplicate(of: String, others: [String] = [])
    /// The clip with this id sounds like this one, and so do so many others.
    case alike(String, others: Int = 0)
    /// Seconds of speech where the other takes suggest so many.
    case length(Double, expected: Double)

    /// What stands between the two clips' names.
    private static let alikeWords = " sounds like `"

    /// The id of the other clip, if a manifest states that two sound alike.
    package static func alikeClip(_ finding: PackManifest.Finding) -> String? {
        guard finding.rule == Rule.recordingAlike.id, let words = finding.message.firstRange(of: alikeWords) else {
            return nil
        }
        return String(finding.message[words.upperBound...].prefix { $0 != "`" })
    }

    /// The doubt in words, about a take and its clip.
    package func diagnostic(file: String, clip: String, limits: TakeLimits) -> Diagnostic {
        switch self {
        case .duplicate(let other, let others) where !others.isEmpty:
            Diagnostic(
                .recordingDuplicate, file: file, clip: clip,
                found: WordList.quoted([clip] + others) + " sound the same as `\(other)`, as one recording does",
                advice: "unless all these words sound the same, all but one of them say the wrong word: listen to them")
        case .duplicate(let other, _) where ClipID.ended(clip) == other:
            Diagnostic(
                .recordingDuplicate, file: file, clip: clip,
                found: "`\(clip)` sounds the same as `\(other)`, as one recording does",
                advice: "say it as the last word of a sentence, or take `\(other)` out of `end-forms`: "
                    + "it brings nothing")
        case .duplicate(let other, _):
            Diagnostic(
                .recordingDuplicate, file: file, clip: clip,
                found: "`\(clip)` sounds the same as `\(other)`, as one recording does",
                advice: "unless both words sound the same, one of the two says the wrong word: listen to both")
        case .alike(let other, let others):
            Diagnostic(
                .recordingAlike, file: file, clip: clip,
                found: "`\(clip)`\(Self.alikeWords)\(other)`" + (others > 0 ? " and \(others) more" : ""),
                advice: others > 0
                    ? "listen to them: some may say another's word"
                    : "listen to both: one of the two may say the other's word")
        case .length(let seconds, let expected):
            TakeFinding.length(seconds, expected: expected).diagnostic(file: file, clip: clip, limits: limits)
        }
    }
}
