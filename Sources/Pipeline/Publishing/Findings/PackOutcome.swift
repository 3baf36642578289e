package import VoiceAssetCore

/// What became of a pack's folder, or of the index.
package struct PackOutcome: Sendable, Hashable {
    package enum Change: Sendable, Hashable {
        /// It already was as it is to be; nothing was touched.
        case unchanged
        /// It is now as it is to be.
        case changed
        /// It is as it was before; `diagnostics` say why.
        case failed
    }

    package var change: Change
    /// Paths from the pack's folder of the files that were written, in order.
    package var written: [String] = []
    /// The number of files that stayed as they were.
    package var unchanged = 0
    /// Paths of files that generate once wrote and that were removed, in order.
    package var removed: [String] = []
    /// Why it failed, or remarks about what was left alone.
    package var diagnostics: [Finding] = []

    static func failed(_ failure: Faults) -> Self { Self(change: .failed, diagnostics: failure.findings) }
}
