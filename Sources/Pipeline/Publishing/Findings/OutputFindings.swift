import VoiceAssetCore
import VoiceManifest

// What generate finds where it writes.
extension Finding {
    /// The folder may come back in its earlier state if the machine stops now; what was to be written is written.
    static func unsynchronized(_ error: PublishingError, in folder: String) -> Finding {
        var finding = error.diagnostic.at(folder)
        finding.severity = .warning
        return finding
    }

    /// A folder that a run left could not be cleared away.
    func leaving(_ folder: String) -> Finding {
        Finding(check, "leftover", ["reason": .text(found), "folder": .text(folder)]).at(file)
    }
}

extension Faults {
    init(_ path: String, _ check: Check, _ form: String, _ arguments: [String: Finding.Argument] = [:]) {
        self.init(Finding(check, form, arguments).at(path))
    }

    /// What an operation on a file or a folder threw.
    init(_ error: any Error, at path: String) {
        switch error {
        case let faults as Faults: self = faults
        case let error as PublishingError: self.init([error.diagnostic])
        case let refusal as LockRefusal: self.init([refusal.diagnostic])
        case let error as VoiceManifestError:
            self.init(
                error.faults.map { Finding(.manifestInvalid, "stated", ["message": .text($0.description)]).at(path) })
        default: self.init(path, .outputFailed, "stated", ["message": .text("\(error)")])
        }
    }
}
