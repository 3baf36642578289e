import Foundation
import VoiceAssetCSndFile

/// libsndfile's openings, one at a time: the reason of one that fails is in a variable of the whole process, which each opening
/// clears first.
enum SoundFileOpening {
    private static let lock = NSLock()

    /// - Parameters:
    ///   - fault: what is thrown, of libsndfile's own words.
    ///   - open: a call of libsndfile.
    static func handle(
        orThrow fault: (String) -> SoundFileError, _ open: () -> OpaquePointer?
    ) throws(SoundFileError) -> OpaquePointer {
        lock.lock()
        defer { lock.unlock() }
        guard let pointer = unsafe open() else { throw fault(unsafe String(cString: sf_strerror(nil))) }
        return unsafe pointer
    }
}
