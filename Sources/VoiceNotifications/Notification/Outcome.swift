extension NotificationVoice {
    /// What becomes of a push.
    public enum Outcome: Sendable, Equatable {
        /// The announcement that it asks for is made: play it.
        case announced(StoredSound)
        /// It asks for none: leave its content as it is, with its own sound or none.
        case ignored(PayloadReader.IgnoredReason)
        /// It asks for one that can't be made: play the sound that the error names.
        case failed(SoundError)
    }
}

extension NotificationVoice.Outcome: CustomStringConvertible {
    /// What became of it, for programs and logs: `announced`, or that of the reason. It stays what it is.
    public var code: String { told.code }

    /// What became of it, in words, on one line unless a manifest has several faults.
    public var description: String { told.words }

    private var told: (code: String, words: String) {
        switch self {
        case .announced(let sound): ("announced", "announced: \(sound.transcript)")
        case .ignored(let reason): (reason.code, "ignored: \(reason)")
        case .failed(let error): (error.code, "failed: \(error)")
        }
    }
}
