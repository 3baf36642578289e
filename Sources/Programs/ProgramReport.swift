/// A report of a run of programs, which a signal may have ended.
package protocol ProgramReport: Sendable {
    /// The signal that ended the run.
    var signal: Int32? { get }
}

extension ProgramReport {
    package var wasInterrupted: Bool { signal != nil }

    /// Ends the process by the signal that ended the run, if one did.
    package func passSignalOn() { ProgramRun.passOn(signal) }
}
