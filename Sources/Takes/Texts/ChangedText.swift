package import VoiceAssetDiagnostics
import VoiceAssetPacks
import VoiceAssetWording

/// A take whose clip's text is another one now than it was recorded for.
package struct ChangedText: Sendable, Hashable {
    /// The take, as the user would type it.
    package var path: String
    package var clip: String
    package var was: String
    package var now: String
    /// The take with which it seems to have swapped its name, as the user would type it.
    package var swapped: String?
    /// Whether a synthesizer spoke the take.
    package var isSynthetic: Bool

    /// Those of a pack's takes that clips are made of and that are no longer right, for all that is known.
    package static func all(in takes: [SeenTake], by texts: RecordedTexts) -> [ChangedText] {
        guard !texts.isEmpty else { return [] }
        let changed = zip(takes, texts.texts(of: takes.map(\.text))).filter { !$1.isSaid(as: $0.clip.text) }
        return changed.compactMap { take, was in
            guard take.isUsed else { return nil }
            let other = changed.first { $1.isSaid(as: take.clip.text) && was.isSaid(as: $0.clip.text) }
            return ChangedText(
                path: take.file.path, clip: take.clip.id, was: was, now: take.clip.text, swapped: other?.0.file.path,
                isSynthetic: take.file.isSynthetic)
        }
    }

    /// The finding.
    /// - Parameter pack: the pack's name.
    package func diagnostic(pack: String) -> Finding {
        Finding(
            .recordingTextChanged, swapped != nil ? "swapped" : isSynthetic ? "synthetic" : "",
            ["was": .text(was), "now": .text(now), "swapped": .text(swapped ?? ""), "pack": .text(pack)]
        ).at(path, clip: clip)
    }
}
