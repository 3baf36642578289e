package import VoiceAssetCore

/// A take that was read and analyzed.
package struct AnalyzedTake: Sendable {
    package enum Result: Sendable {
        /// A clip can be made of it.
        case usable(TakeAnalysis)
        /// Findings of which at least one is an error.
        case faulty([Finding])
        case unreadable(FileReadError)
    }

    package var file: TakeFile
    /// SHA-256 of the file; empty if it could not be read.
    package var sha256: String
    package var result: Result
    /// Whether it was measured just now.
    package var isNew = false

    package var usable: TakeAnalysis? { if case .usable(let take) = result { take } else { nil } }

    /// What was found about it, errors included; nothing of a file that could not be read.
    package var findings: [Finding] {
        switch result {
        case .usable(let take): take.findings
        case .faulty(let findings): findings
        case .unreadable: []
        }
    }
}

/// A clip whose takes were analyzed.
package struct AnalyzedClip: Sendable {
    package var recorded: RecordedClip
    /// In the order of their numbers, at least one.
    package var takes: [AnalyzedTake]

    package init(recorded: RecordedClip, takes: [AnalyzedTake]) {
        self.recorded = recorded
        self.takes = takes
    }
}
