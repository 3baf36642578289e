public import NumberGrammar

/// Why a payload that asks for an announcement does not say what is to be said.
public enum PayloadFault: Error, Sendable, Equatable {
    /// The value is neither text nor a number; the type's name.
    case type(key: String, String)
    /// The value is not an amount of the pack's currency.
    case amount(key: String, value: String, Amount.Fault)
    /// The value is not a whole number of minor units.
    case minorUnits(key: String, value: String)
    /// The text fits templates, or one template in several ways, that say different things.
    case textAmbiguous(key: String, value: String)
    /// The text fits templates of packs in several currencies, and nothing says which is meant.
    case textCurrency(key: String, value: String, available: [String])
    /// The amount in the text has more digits than the currency has, or than any amount.
    case textAmountForm(key: String, value: String)
    /// The value at the key is another one than a text of the payload says.
    case textDisagrees(key: String, value: String)
    /// The amount is 0, of which the announcement isn't said.
    case amountZero(announcement: String)
    /// The value is no code of a currency.
    case currency(key: String, value: String)
    /// The value is another currency than the pack's, or than the amount's text says; ISO 4217 codes.
    case otherCurrency(key: String, value: String, expected: [String])
    /// The value is no time: neither seconds or milliseconds since 1970 nor an ISO 8601 date with a time.
    case time(key: String, value: String)
    /// The key leads through a text of JSON that names one of its keys twice, so that its meaning depends on who reads it.
    case repeatedKey(key: String)
    /// The value of a slot is a number of more digits than every reader of JSON keeps: 15. Such a value is sent as text.
    case slotDigits(key: String, value: String)
    /// One of the reader's `textTemplates` can fit nothing: the template, and why.
    case template(String, String)
    /// No pack has a template for the texts at the key, nor has the reader.
    case templateMissing(key: String)
    /// The key stands in several lists of the reader's, or twice in one.
    case keyTwice(String)
    /// The payload names no announcement, and none is the pack's default: several say an amount and none of them is
    /// `payment-received`, or none says one.
    case announcementMissing(keys: [String])
}

extension PayloadFault: CustomStringConvertible {
    /// What is wrong, for programs and logs: `payload.type`. It stays what it is.
    public var code: String { told.code }

    /// The fault in words.
    public var description: String { told.words }

    var told: (code: String, words: String) {
        switch self {
        case .type(let key, let type): ("payload.type", "\(key): a value of type \(type); expected a number or text")
        case .amount(let key, let value, let fault):
            (fault.code, "\(key): \(value.quoted) is not an amount: \(fault.words(of: value))")
        case .minorUnits(let key, let value):
            ("payload.units", "\(key): \(value.quoted) is not a whole number of minor units")
        case .textAmbiguous(let key, let value):
            (
                "text.ambiguous",
                "\(key): \(value.quoted) fits templates that say different things; make one of them longer"
            )
        case .textCurrency(let key, let value, let available):
            (
                "text.currency",
                "\(key): \(value.quoted) may be of \(available.prefix(10).joined(separator: ", ")); send the currency at its key"
            )
        case .textAmountForm(let key, let value):
            (
                "text.amount-form",
                "\(key): the amount in \(value.quoted) has more digits than its currency; if a sign in it groups digits, write the template with {amount:1.234,50} or another sample"
            )
        case .textDisagrees(let key, let value):
            ("text.disagrees", "\(key): \(value.quoted) is not what the payload's text says")
        case .amountZero(let id):
            ("amount.zero", "the amount is 0; if \(id.quoted) is to be said of it, write zero: true to it in pack.yml")
        case .currency(let key, let value):
            ("payload.currency", "\(key): \(value.quoted) is not a currency; write its ISO 4217 code")
        case .otherCurrency(let key, let value, let expected):
            ("payload.other-currency", "\(key): \(value.quoted) is not \(expected.prefix(10).joined(separator: ", "))")
        case .time(let key, let value):
            (
                "payload.time",
                "\(key): \(value.quoted) is not a time; send seconds since 1970, or `2026-11-24T10:00:00Z`"
            )
        case .repeatedKey(let key):
            ("payload.repeated", "\(key): it leads through a text of JSON that names a key twice; send each key once")
        case .slotDigits(let key, let value):
            (
                "payload.slot",
                "\(key): \(value.quoted) is a number of more digits than every reader of JSON keeps; send it as text"
            )
        case .template(let template, let why): ("text.template", "\(template.quoted) fits nothing: \(why)")
        case .templateMissing(let key):
            ("text.templates-missing", "\(key): no pack and no app's template reads texts; write texts: in pack.yml")
        case .keyTwice(let key):
            ("payload.key-twice", "\(key) stands in two lists of the reader's keys; write it into one")
        case .announcementMissing(let keys):
            (
                "payload.announcement",
                "the payload has none of the keys \(keys.joined(separator: ", ")), and no announcement is set for it"
            )
        }
    }
}
