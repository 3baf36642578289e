extension NotificationVoice {
    /// What becomes of a push.
    public enum Outcome: Sendable, Hashable {
        /// The announcement that it asks for is made: play it.
        case said(StoredSound)
        /// It asks for none: leave its content as it is, with its own sound or none.
        case notOurs(PayloadReader.NotOurs)
        /// It asks for one that can't be made: play the sound that the error names.
        case failed(SoundError)
    }
}

extension NotificationVoice.Outcome: CustomStringConvertible {
    /// What became of it, in words, on one line unless a manifest has several faults.
    public var description: String {
        switch self {
        case .said(let sound): "said: \(sound.transcript)"
        case .notOurs(let reason): "not ours: \(reason)"
        case .failed(let error): "failed: \(error)"
        }
    }
}
