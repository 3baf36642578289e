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
