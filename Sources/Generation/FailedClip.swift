import VoiceAssetClips
import VoiceAssetDiagnostics
import VoiceAssetPacks
import VoiceAssetTakes

/// Why there is no clip.
enum FailedClip: Error, Sendable {
    /// None of its takes can be used.
    case rejected(RejectedClip)
    /// What was made of a take is not the take.
    case faulty(ChosenTake, ClipFault)

    func diagnostics(limits: TakeLimits) -> [Diagnostic] {
        switch self {
        case .rejected(let clip):
            clip.diagnostics(limits: limits)
        case .faulty(let chosen, let fault):
            chosen.take.findings.map {
                $0.diagnostic(file: chosen.file.path, clip: chosen.recorded.clip.id, limits: limits)
            } + fault.findings.map { $0.diagnostic(file: chosen.file.path, clip: chosen.recorded.clip.id) }
        }
    }
}
