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

    /// What Git left in place of a file that the failure is about; nil if it left nothing there.
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

    /// What to do about a damaged file of a pack; nothing where the words say it.
    var advice: String {
        switch self {
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
