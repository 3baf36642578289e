extension NumberTable {
    /// A part of a value that is said by its digits.
    public enum Field: String, Sendable, Equatable, CaseIterable {
        /// Of a number, what stands before the decimal point, and behind it.
        case integer, fraction
        /// Of a number, each digit of the fraction, without the zeros at its end or with them.
        case digits
        case allDigits = "digits:all"
        /// Of a time, 0 to 23, and 0 to 59.
        case hour, minute
        /// Of a time, the hour as 12, 1, … 11.
        case hour12 = "hour-12"
        case year, month, day
        /// Of a duration, its units.
        case hours, minutes, seconds

        /// The field that these digits are of.
        package var whole: Self {
            switch self {
            case .digits, .allDigits: .fraction
            case .hour12: .hour
            default: self
            }
        }
    }
}
