import VoiceAssetCore
import VoiceManifest
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

    /// The pointer or marks of a merge that Git left in place of the failure's file; nil if there are none.
    var leftover: Finding? {
        switch self {
        case .manifest(let file, _):
            let json = try? readFile(at: file, limit: SpliceManifest.maximumBytes)
            return json.flatMap(GitLeftover.init(in:))?.manifestFinding(at: file)
        case .clip(let file, _):
            let bytes = try? readFile(at: file, limit: 1023)
            return bytes.flatMap(GitLeftover.init(pointerIn:)).map { _ in
                Finding(.assetUnreadable, "pointer").at(file)
            }
        default: return nil
        }
    }

    /// Advice about a damaged file of a pack; none where the words say it.
    var advice: String {
        switch self {
        case .manifest(_, let error) where error.isEarlier: ""
        case .manifest, .clip: "; bring the pack back, for example from Git, or run generate again"
        default: ""
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
