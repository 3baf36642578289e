/// What is played when an announcement can't be made.
public enum FallbackSound: Sendable, Equatable {
    /// The push's own sound as the server sent it, or none.
    case own
    /// The system's own notification sound: `UNNotificationSound.default`.
    case standard
    /// A sound file of the app's bundle, or of its `Library/Sounds`, by its name with the extension.
    case named(String)
}
