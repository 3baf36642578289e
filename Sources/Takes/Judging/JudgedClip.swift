/// A clip whose takes were judged.
package struct JudgedClip<Sound: Sendable>: Sendable {
    package var recorded: RecordedClip
    /// In the order of their numbers, at least one.
    package var takes: [JudgedTake<Sound>]

    package init(recorded: RecordedClip, takes: [JudgedTake<Sound>]) {
        self.recorded = recorded
        self.takes = takes
    }
}
