public import NumberGrammar

/// Why a payload does not say what to announce.
public enum PayloadFault: Error, Sendable, Hashable {
    /// None of the keys is there.
    case nothingToSay(keys: [String])
    /// The value is neither text nor a number, or a number where only text makes sense; the type's name.
    case type(key: String, String)
    /// The value is not an amount of the pack's currency.
    case amount(key: String, value: String, Amount.Fault)
    /// The payload names no announcement, and none is the pack's default: several say an amount and none of them is
    /// `payment-received`, or none says one.
    case announcementMissing(keys: [String])
}

extension PayloadFault: CustomStringConvertible {
    /// The fault in words.
    public var description: String {
        switch self {
        case .nothingToSay(let keys): "the payload has none of the keys \(keys.joined(separator: ", "))"
        case .type(let key, let type): "\(key): a value of type \(type); expected a number or text"
        case .amount(let key, let value, let fault):
            "\(key): \(value.quoted) is not an amount: \(fault.words(of: value))"
        case .announcementMissing(let keys):
            "the payload has none of the keys \(keys.joined(separator: ", ")), and no announcement is set for it"
        }
    }
}
