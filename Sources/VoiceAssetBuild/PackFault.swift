package import Diagnostics
package import FileSystem

/// Why a pack can't be written.
package struct PackFault: Error {
    var diagnostics: [Diagnostic]

    init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

    init(_ rule: Rule, _ file: String, _ found: String, limit: String? = nil, advice: String? = nil) {
        diagnostics = [Diagnostic(rule, file: file, found: found, limit: limit, advice: advice)]
    }

    /// What an operation of `PackWriter` threw, as diagnostics.
    static func diagnostics(_ error: any Error, in folder: String) -> [Diagnostic] {
        switch error {
        case let fault as PackFault: fault.diagnostics
        case let error as PublishingError: [diagnostic(error)]
        default: [Diagnostic(.outputFailed, file: folder, found: "\(error)")]
        }
    }

    package static func diagnostic(_ error: PublishingError, _ severity: Severity? = nil) -> Diagnostic {
        // Some operations name their object themselves: `make the folder`.
        let object = error.operation.hasSuffix("folder") ? "" : " it"
        return Diagnostic(
            .outputFailed, severity, file: error.path, found: "could not \(error.operation)\(object): \(error.reason)",
            advice: error.isFull ? "make room and run again" : nil)
    }
}
