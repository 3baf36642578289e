package import VoiceAssetCore
import VoiceAssetPacks

/// The take that a clip is made of.
package struct ChosenTake: Sendable {
    /// Which of several it is, and why.
    package struct Choice: Sendable, Hashable {
        /// Its number.
        package var number: Int
        /// The number of takes.
        package var takes: Int
        /// In words that can be read in the manifest.
        package var reason: String
        /// The checksum of all takes.
        package var takesSha256: String
        /// That two of them may say different words.
        var apart: Finding?
    }

    package var recorded: RecordedClip
    package var file: TakeFile
    /// SHA-256 of the file.
    package var sha256: String
    package var take: TakeAnalysis
    /// nil if there is only one take.
    package var choice: Choice?
}

/// A clip none of whose takes can be used.
package struct RejectedClip: Error, Sendable {
    package var recorded: RecordedClip
    /// The takes that are to blame, at least one.
    package var takes: [AnalyzedTake]

    /// What is wrong with them, the errors and what else was found.
    package var findings: [Finding] {
        let id = recorded.clip.id
        return takes.flatMap { take -> [Finding] in
            if case .unreadable(let error) = take.result {
                return [error.diagnostic(file: take.file.path, clip: id, limit: .recordingLimit)]
            }
            return take.findings.map { $0.of(take: take.file.path, clip: id) }
        }
    }
}
