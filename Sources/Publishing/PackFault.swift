import Diagnostics
import FileSystem

/// Why a pack can't be written.
struct PackFault: Error {
    var diagnostics: [Diagnostic]

    init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

    init(_ rule: Rule, _ file: String, _ found: String, limit: String? = nil, advice: String? = nil) {
        diagnostics = [Diagnostic(rule, file: file, found: found, limit: limit, advice: advice)]
    }

    /// What an operation of `PackWriter` threw, as diagnostics.
    static func diagnostics(_ error: any Error, in folder: String) -> [Diagnostic] {
        switch error {
        case let fault as PackFault: fault.diagnostics
        case let error as PublishingError: [error.diagnostic()]
        default: [Diagnostic(.outputFailed, file: folder, found: "\(error)")]
        }
    }
}
