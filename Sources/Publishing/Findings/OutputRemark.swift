import VoiceAssetDiagnostics
import VoiceAssetFileSystem

/// What generate left alone, or could not make sure of, although what was to be written is written.
indirect enum OutputRemark: Sendable, Hashable {
    /// The folder may come back in its earlier state if the machine stops now.
    case unsynchronized(PublishingError)
    /// The file system has no locks.
    case unlockable
    /// Which packs are generate's own could not be noted beside the recordings.
    case unlisted(PublishingError)
    /// The file that lists them is none that generate wrote.
    case foreignPackList
    /// The file no longer belongs to the pack, but somebody changed it after generate wrote it.
    case edited
    /// A thing in this folder, which a run left, has no place to go to.
    case stuck(folder: String)
    /// This folder, which a run left, could not be cleared away.
    case uncleared(folder: String, because: OutputFinding.Kind)

    var rule: Rule {
        switch self {
        case .unsynchronized, .unlockable, .unlisted: .outputFailed
        case .foreignPackList, .edited, .stuck: .outputConflict
        case .uncleared(_, let reason): reason.rule
        }
    }

    var severity: Severity {
        switch self {
        case .unlisted, .foreignPackList: .note
        case .unsynchronized, .unlockable, .edited, .stuck, .uncleared: .warning
        }
    }
}
