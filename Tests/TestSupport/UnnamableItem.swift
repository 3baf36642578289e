import Foundation

/// A file or an empty folder whose name is not UTF-8, `n`, a byte 0xFF and `.wav`: removed when the value goes, as
/// Foundation does not.
package final class UnnamableItem {
    /// What can be shown of its name.
    package static let shown = "n\u{FFFD}.wav"

    private let path: [CChar]

    /// nil where the file system has no such names (APFS).
    package init?(in folder: String, isFolder: Bool = false) {
        path = (Array(folder.utf8) + Array("/n".utf8) + [0xFF] + Array(".wav".utf8) + [0]).map(CChar.init(bitPattern:))
        if isFolder {
            guard unsafe mkdir(path, 0o700) == 0 else { return nil }
        } else {
            let descriptor = unsafe open(path, O_CREAT | O_EXCL | O_WRONLY, 0o600)
            guard descriptor >= 0 else { return nil }
            close(descriptor)
        }
    }

    deinit { unsafe remove(path) }

    package var isThere: Bool { unsafe access(path, F_OK) == 0 }
}
