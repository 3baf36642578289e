public import NumberGrammar

/// A spoken announcement in `Library/Sounds`, ready to be the sound of a notification.
public struct StoredSound: Sendable, Equatable {
    /// The file's name with its extension, as `UNNotificationSoundName` wants it: no other sound ever has it.
    public let name: String
    /// Where the file is.
    public let path: String
    /// What is said; good for the notification's text, too.
    public let transcript: String
    /// How long it takes, seconds.
    public let seconds: Double
    /// The announcement's id in the pack.
    public let announcement: String
    /// The amount that it says; `nil` if it says none.
    public let amount: Amount?
    /// The name of the pack that says it.
    public let pack: String
}

extension StoredSound: CustomStringConvertible {
    /// The sound for a log: its name, what is said, and for how long.
    public var description: String { "\(name): \(transcript) (\(seconds) s)" }
}
