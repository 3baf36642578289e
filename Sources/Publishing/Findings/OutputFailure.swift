import VoiceAssetFileSystem

/// What went wrong while generate wrote.
enum OutputFailure: Sendable, Hashable {
    /// A file is no longer what it was when the run began.
    case changedMeanwhile
    /// Another run writes into the folder.
    case locked
    case system(PublishingError)
    /// An error that no operation is known to throw, in its own words.
    case unexpected(String)
}
