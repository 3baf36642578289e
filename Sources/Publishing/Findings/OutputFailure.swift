import VoiceAssetFileSystem

/// What went wrong while generate wrote.
enum OutputFailure: Sendable, Hashable {
    /// A file is no longer what it was when the run began.
    case changedMeanwhile
    /// Another process, as a rule another run, has a lock on the folder.
    case locked(LockWait)
    case system(PublishingError)
    /// An error that no operation is known to throw, in its own words.
    case unexpected(String)
}
