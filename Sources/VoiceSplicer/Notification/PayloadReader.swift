public import NumberGrammar

/// Reads from a notification's payload what is to be announced.
///
/// The first key of a list that is there decides, even if its value turns out to be wrong: an amount has one meaning or
/// none. A key is looked for as it stands and then as a path: `aps.amount` is `amount` in the dictionary `aps`. A JSON
/// `null` counts as absent.
public struct PayloadReader: Sendable, Hashable {
    /// Where an amount may stand, in the order of their weight.
    public var amountKeys: [String]
    /// Where the announcement's id may stand, in the order of their weight.
    public var announcementKeys: [String]
    /// The pack's ids for what the server calls them: `["1": "payment-received"]`. Other values count as ids.
    public var announcements: [String: String]
    /// The announcement of a payload that names none. `nil` stands for the only one of the pack that says an amount, or
    /// else for `payment-received`.
    public var defaultAnnouncement: String?

    /// - Parameters: those of the properties of the same names.
    public init(
        amountKeys: [String] = ["playVoiceText", "aps.amount", "amount"],
        announcementKeys: [String] = ["voiceType", "aps.voiceType"], announcements: [String: String] = [:],
        defaultAnnouncement: String? = nil
    ) {
        self.amountKeys = amountKeys
        self.announcementKeys = announcementKeys
        self.announcements = announcements
        self.defaultAnnouncement = defaultAnnouncement
    }

    /// What a payload asks for.
    public struct Request: Sendable, Hashable {
        /// The announcement's id. Whether the pack has it is not known yet.
        public let announcement: String
        /// The amount; `nil` if there is none or the announcement says none.
        public let amount: Amount?
    }

    /// Reads a payload.
    ///
    /// - Parameters:
    ///   - payload: a notification's `userInfo`.
    ///   - splicer: the pack that is to announce it.
    /// - Throws: `PayloadFault`.
    public func request(in payload: [AnyHashable: Any], for splicer: PackSplicer) throws(PayloadFault) -> Request {
        let named = try announcement(in: payload)
        // A fixed phrase's payload may hold anything else.
        if let named, splicer.saysAmount(named) == false { return Request(announcement: named, amount: nil) }
        let amount = try amount(in: payload, scale: splicer.pack.manifestScale)
        guard named != nil || amount != nil || defaultAnnouncement != nil else {
            throw .nothingToSay(keys: announcementKeys + amountKeys)
        }
        guard let id = named ?? defaultAnnouncement ?? splicer.defaultAnnouncementID else {
            throw .announcementMissing(keys: announcementKeys)
        }
        return Request(announcement: id, amount: splicer.saysAmount(id) == false ? nil : amount)
    }

    private func announcement(in payload: [AnyHashable: Any]) throws(PayloadFault) -> String? {
        guard let (key, value) = first(announcementKeys, in: payload) else { return nil }
        let text: String
        switch PayloadValue(value) {
        case .text(let value), .decimal(let value): text = value
        default: throw .type(key: key, PayloadValue.typeName(value))
        }
        return announcements[text] ?? text
    }

    private func amount(in payload: [AnyHashable: Any], scale: Int) throws(PayloadFault) -> Amount? {
        guard let (key, value) = first(amountKeys, in: payload) else { return nil }
        let read = PayloadValue(value)
        do throws(Amount.Fault) {
            switch read {
            case .text(let text), .decimal(let text): return try Amount(text, scale: scale)
            case .double(let number): return try Amount(number, scale: scale)
            case .other: break
            }
        } catch {
            throw .amount(key: key, value: read.words, error)
        }
        throw .type(key: key, PayloadValue.typeName(value))
    }

    private func first(_ keys: [String], in payload: [AnyHashable: Any]) -> (key: String, value: Any)? {
        for key in keys {
            if let value = payload[key] ?? Self.value(at: key, in: payload), !PayloadValue.isNull(value) {
                return (key, value)
            }
        }
        return nil
    }

    private static func value(at path: String, in payload: [AnyHashable: Any]) -> Any? {
        var value: Any = payload
        for key in path.split(separator: ".", omittingEmptySubsequences: false) {
            guard let folder = value as? [AnyHashable: Any], let inner = folder[String(key)] else { return nil }
            value = inner
        }
        return value
    }
}
