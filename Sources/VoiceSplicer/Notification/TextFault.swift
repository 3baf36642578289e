extension PayloadFault {
    /// Why a text has no amount that can be told for certain.
    public enum TextFault: Error, Sendable, Hashable {
        /// There is no number in it.
        case noNumber
        /// There are several numbers in it: a time, a date, an order's.
        case severalNumbers
        /// The number is not digits 0 to 9 with at most one point between them.
        case form(String)
        /// What stands beside the number changes it, or its meaning is not known: `万`, `-`, `%`.
        case beside(String)
        /// The text names two currencies for one number, or one that is not known.
        case currencies
        /// The number and the currency stand in different sentences.
        case apart
        /// The word says that no money came in, and the payload does not name its announcement.
        case notReceived(String)
        /// The text is longer than this many bytes.
        case tooLong(limit: Int)
    }
}

extension PayloadFault.TextFault: CustomStringConvertible {
    /// The fault in words.
    public var description: String {
        switch self {
        case .noNumber: "there is no number in it"
        case .severalNumbers: "there are several numbers in it"
        case .form(let number): "\(number.quoted) is not digits with at most one point between them"
        case .beside(let text): "what \(text.quoted) beside the number means is not known"
        case .currencies: "it names two currencies, or one that is not known"
        case .tooLong(let limit): "it is longer than \(limit) bytes"
        case .notReceived(let word):
            "\(word.quoted) says that no money came in; name the announcement in the payload"
        case .apart: "its number and its currency stand in different sentences"
        }
    }
}
