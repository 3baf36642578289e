extension PayloadReader {
    /// Why a push is left as it is: nobody asked for an announcement.
    public enum IgnoredReason: Sendable, Equatable {
        /// None of the keys has a value.
        case nothingAsked(keys: [String])
        /// The server turned announcements off by this key.
        case gateOff(key: String)
        /// It lacks the switch that turns announcements on.
        case gateMissing(key: String)
        /// It has a number, and nothing that says that it is money: no currency, no announcement's name, no switch.
        case bareAmount(key: String)
        /// It has a text that fits no template.
        case noTemplate(key: String)
        /// It names something that is neither an announcement of the pack nor known to the app: `chat`.
        case unknownAnnouncement(key: String, value: String)
        /// The user wants to hear no announcements now: `isSilenced` of the voice.
        case silenced
    }
}

extension PayloadReader.IgnoredReason: CustomStringConvertible {
    /// Why, for programs and logs: `ignored.gate-off`. It stays what it is.
    public var code: String { told.code }

    /// The reason in words.
    public var description: String { told.words }

    private var told: (code: String, words: String) {
        switch self {
        case .nothingAsked(let keys):
            ("ignored.nothing", "none of these keys has a value: \(keys.joined(separator: ", "))")
        case .gateOff(let key): ("ignored.gate-off", "\(key) turns announcements off")
        case .gateMissing(let key):
            ("ignored.gate-missing", "\(key) does not turn announcements on: the payload has no such key")
        case .bareAmount(let key):
            (
                "ignored.bare",
                "\(key): no currency, no announcement and no gate stands beside it; it may be no amount of money"
            )
        case .noTemplate(let key):
            ("text.no-template", "\(key): the text fits no template, neither of the packs nor of the app")
        case .unknownAnnouncement(let key, let value):
            ("ignored.unknown", "\(key): \(value.quoted) is no announcement of the pack")
        case .silenced: ("ignored.silenced", "the user wants to hear no announcements now")
        }
    }
}
