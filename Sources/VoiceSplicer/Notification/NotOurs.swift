extension PayloadReader {
    /// Why a push is left as it is: nobody asked for an announcement.
    public enum NotOurs: Sendable, Hashable {
        /// It has none of the keys.
        case nothingAsked(keys: [String])
        /// The server turned announcements off by this key.
        case gateOff(key: String)
        /// It names something that is neither an announcement of the pack nor known to the app: `chat`.
        case unknownAnnouncement(key: String, value: String)
    }
}

extension PayloadReader.NotOurs: CustomStringConvertible {
    /// The reason in words.
    public var description: String {
        switch self {
        case .nothingAsked(let keys): "the payload has none of the keys \(keys.joined(separator: ", "))"
        case .gateOff(let key): "\(key) turns announcements off"
        case .unknownAnnouncement(let key, let value): "\(key): \(value.quoted) is no announcement of the pack"
        }
    }
}
