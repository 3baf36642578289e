// Stable codes, the same words in the splicers of all platforms.

extension Amount.Fault {
    /// What is wrong, for programs and logs: `amount.form`, `amount.digits`, `amount.size` or `amount.scale`. It stays what it is.
    public var code: String {
        switch self {
        case .empty, .sign, .exponent, .form: "amount.form"
        case .fractionDigits: "amount.digits"
        case .tooLarge: "amount.size"
        case .scale: "amount.scale"
        }
    }
}

extension AmountGrammar.Refusal {
    /// What is wrong, for programs and logs: `announcement.unknown`, `amount.missing`, `amount.scale`, `amount.range`,
    /// `amount.unsaid`, `grammar.endless`, or that of a value. It stays what it is.
    public var code: String {
        switch self {
        case .unknownAnnouncement: "announcement.unknown"
        case .amountMissing: "amount.missing"
        case .scale: "amount.scale"
        case .outOfRange: "amount.range"
        case .unsaid, .fraction: "amount.unsaid"
        case .endless: "grammar.endless"
        case .amountText(_, let fault): fault.code
        case .slot(_, let fault): fault.code
        }
    }
}
