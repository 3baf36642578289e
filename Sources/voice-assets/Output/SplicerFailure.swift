import VoiceAssetCore
import VoiceSplicer

/// What the failures of a splicer mean to a command.
extension VoiceSplicerError {
    /// Whether another amount could be announced.
    var isAboutAmount: Bool {
        switch self {
        case .amount, .refused, .tooLong: true
        default: false
        }
    }

    var status: ExitStatus {
        switch self {
        case .packMissing: .missingInput
        case .unreadable, .notAFile, .diskFull, .unwritable: .inputOutput
        case .amount, .rendition: .usage
        case .manifest, .noGrammar, .refused, .tooLong, .foreignAnnouncement, .clip: .brokenRule
        }
    }
}
