package import VoiceAssetDiagnostics

/// What was found about the readings of a pack and their approval.
package enum ApprovalFinding: Sendable, Hashable {
    /// The pack says something else than was approved, or nothing.
    case changed(ApprovedReading, now: String?)
    /// A native speaker calls a reading wrong: what the pack says, what is better if that is known, and who approved it
    /// before.
    case rejected(ApprovedReading.Subject, text: String, better: String, by: String, approvedBefore: ApprovedReading?)
    /// Nobody has approved anything of the pack of this name.
    case unapproved(pack: String)

    package var check: Check {
        switch self {
        case .changed: .approvalChanged
        case .rejected: .approvalRejected
        case .unapproved: .packUnapproved
        }
    }
}
