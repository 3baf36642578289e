package import VoiceAssetDiagnostics
import VoiceAssetFileSystem
import VoiceManifest

/// Why a pack, or the index, can't be written.
package struct PublishingFailure: Error, Sendable {
    /// At least one.
    let findings: [OutputFinding]

    /// The findings in words.
    package var diagnostics: [Diagnostic] { findings.map(\.diagnostic) }

    init(_ findings: [OutputFinding]) { self.findings = findings }

    init(_ path: String, _ obstacle: OutputObstacle) { findings = [OutputFinding(path, obstacle)] }
    init(_ path: String, _ fault: ContentFault) { findings = [OutputFinding(path, fault)] }
    init(_ path: String, _ failure: OutputFailure) { findings = [OutputFinding(path, failure)] }

    /// What an operation on a file or a folder threw.
    init(_ error: any Error, at path: String) {
        switch error {
        case let failure as PublishingFailure: self = failure
        case let error as PublishingError: findings = [OutputFinding(error)]
        case LockRefusal.system(let error): findings = [OutputFinding(error)]
        case LockRefusal.held(let wait): findings = [OutputFinding(wait.folder, .locked(wait))]
        case let error as VoiceManifestError: findings = error.faults.map { OutputFinding(path, .unsound($0)) }
        default: findings = [OutputFinding(path, .unexpected("\(error)"))]
        }
    }
}
