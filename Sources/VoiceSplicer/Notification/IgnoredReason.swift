extension PayloadReader {
    /// Why a push is left as it is: nobody asked for an announcement.
    public enum IgnoredReason: Sendable, Hashable {
        /// It has none of the keys.
        case nothingAsked(keys: [String])
        /// The server turned announcements off by this key.
        case gateOff(key: String)
        /// It lacks the switch that turns announcements on.
        case gateMissing(key: String)
        /// It has a number, and nothing that says that it is money: no currency, no announcement's name, no switch. The word
        /// beside the number, if there is one, is no currency that is known.
        case bareAmount(key: String, unknown: String? = nil)
        /// It names something that is neither an announcement of the pack nor known to the app: `chat`.
        case unknownAnnouncement(key: String, value: String)
        /// The user wants to hear no announcements now: `isSilenced` of the voice.
        case silenced
    }
}

extension PayloadReader.IgnoredReason: CustomStringConvertible {
    /// The reason in words.
    public var description: String {
        switch self {
        case .nothingAsked(let keys): "the payload has none of the keys \(keys.joined(separator: ", "))"
        case .gateOff(let key): "\(key) turns announcements off"
        case .gateMissing(let key): "\(key) does not turn announcements on: the payload has no such key"
        case .bareAmount(let key, let unknown?):
            "\(key): \(unknown.quoted) beside the number is no currency that is known, and no announcement and no gate stands beside it; it may be no amount of money"
        case .bareAmount(let key, nil):
            "\(key): no currency, no announcement and no gate stands beside it; it may be no amount of money"
        case .unknownAnnouncement(let key, let value): "\(key): \(value.quoted) is no announcement of the pack"
        case .silenced: "the user wants to hear no announcements now"
        }
    }
}
