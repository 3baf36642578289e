import VoiceAssetDiagnostics
import VoiceAssetFileSystem

/// Something about the output folder that a person should know. `OutputWording` says it in words.
package struct OutputFinding: Sendable, Hashable {
    enum Kind: Sendable, Hashable {
        /// Something stands where generate is to write.
        case obstacle(OutputObstacle)
        /// What is to be written is not fit for it.
        case content(ContentFault)
        /// Writing went wrong.
        case failure(OutputFailure)
        /// Something was left alone; what was to be written is written.
        case remark(OutputRemark)
    }

    /// The file or folder, as the user would type it.
    let path: String
    let kind: Kind

    init(_ path: String, _ obstacle: OutputObstacle) { (self.path, kind) = (path, .obstacle(obstacle)) }
    init(_ path: String, _ fault: ContentFault) { (self.path, kind) = (path, .content(fault)) }
    init(_ path: String, _ failure: OutputFailure) { (self.path, kind) = (path, .failure(failure)) }
    init(_ path: String, _ remark: OutputRemark) { (self.path, kind) = (path, .remark(remark)) }

    /// What the system refused, at the place that it names.
    init(_ error: PublishingError) { self.init(error.path, .system(error)) }
}

extension OutputFinding.Kind {
    var rule: Rule {
        switch self {
        case .obstacle(let obstacle): obstacle.rule
        case .content(let fault): fault.rule
        case .failure: .outputFailed
        case .remark(let remark): remark.rule
        }
    }

    /// Errors stop what is to be written; remarks do not.
    var severity: Severity {
        if case .remark(let remark) = self { remark.severity } else { rule.severity }
    }
}
