public import NumberGrammar

/// Why a payload that asks for an announcement does not say what is to be said.
public enum PayloadFault: Error, Sendable, Hashable {
    /// The value is neither text nor a number; the type's name.
    case type(key: String, String)
    /// The value is not an amount of the pack's currency.
    case amount(key: String, value: String, Amount.Fault)
    /// The value is not a whole number of minor units.
    case minorUnits(key: String, value: String)
    /// The text has no amount that can be told for certain.
    case text(key: String, value: String, TextFault)
    /// The value is no currency.
    case currency(key: String, value: String)
    /// The value is another currency than the pack's, or than the amount's text says; ISO 4217 codes.
    case otherCurrency(key: String, value: String, expected: [String])
    /// The value is no time: neither seconds or milliseconds since 1970 nor an ISO 8601 date with a time.
    case time(key: String, value: String)
    /// The key leads through a text of JSON that names one of its keys twice, so that its meaning depends on who reads it.
    case repeatedKey(key: String)
    /// The value of a slot is a number of more digits than every reader of JSON keeps: 15. Such a value is sent as text.
    case slotDigits(key: String, value: String)
    /// One of the reader's `textTemplates` can fit nothing.
    case template(String)
    /// The payload names no announcement, and none is the pack's default: several say an amount and none of them is
    /// `payment-received`, or none says one.
    case announcementMissing(keys: [String])
}

extension PayloadFault: CustomStringConvertible {
    /// The fault in words.
    public var description: String {
        switch self {
        case .type(let key, let type): "\(key): a value of type \(type); expected a number or text"
        case .amount(let key, let value, let fault):
            "\(key): \(value.quoted) is not an amount: \(fault.words(of: value))"
        case .minorUnits(let key, let value): "\(key): \(value.quoted) is not a whole number of minor units"
        case .text(let key, let value, let fault): "\(key): \(value.quoted) has no certain amount: \(fault)"
        case .currency(let key, let value): "\(key): \(value.quoted) is not a currency; write its ISO 4217 code"
        case .otherCurrency(let key, let value, let expected):
            "\(key): \(value.quoted) is not \(expected.prefix(10).joined(separator: ", "))"
        case .time(let key, let value):
            "\(key): \(value.quoted) is not a time; send seconds since 1970, or `2026-11-24T10:00:00Z`"
        case .repeatedKey(let key): "\(key): it leads through a text of JSON that names a key twice; send each key once"
        case .slotDigits(let key, let value):
            "\(key): \(value.quoted) is a number of more digits than every reader of JSON keeps; send it as text"
        case .template(let template):
            "\(template.quoted) fits nothing: {amount} stands once in a template, with words or an end of the text beside it"
        case .announcementMissing(let keys):
            "the payload has none of the keys \(keys.joined(separator: ", ")), and no announcement is set for it"
        }
    }
}
