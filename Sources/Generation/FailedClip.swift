import VoiceAssetClips
import VoiceAssetDiagnostics
import VoiceAssetPacks
import VoiceAssetTakes

/// Why there is no clip.
enum FailedClip: Error, Sendable {
    /// None of its takes can be used.
    case rejected(RejectedClip)
    /// What was made of a take is not the take; what was found about the take itself.
    case faulty(RecordedClip, TakeFile, [TakeFinding], ClipFault)

    func diagnostics(limits: TakeLimits) -> [Diagnostic] {
        switch self {
        case .rejected(let clip):
            clip.diagnostics(limits: limits)
        case .faulty(let recorded, let file, let findings, let fault):
            findings.map { $0.diagnostic(file: file.path, clip: recorded.clip.id, limits: limits) }
                + fault.findings.map { $0.diagnostic(file: file.path, clip: recorded.clip.id) }
        }
    }
}
