import NumberGrammar

// Stable codes, the same words in the splicers of all platforms.

extension VoicePacksError {
    /// What is wrong, for programs and logs: `currency.missing`. It stays what it is.
    public var code: String {
        switch self {
        case .indexMissing: "index.missing"
        case .index: "index.unsound"
        case .noPack: "currency.unknown"
        case .currencyMissing: "currency.missing"
        case .noSpeaker: "speaker.unknown"
        case .pack(let error): error.code
        }
    }
}

extension SoundError {
    /// What is wrong, for programs and logs: that of the reason. It stays what it is.
    public var code: String { reason.code }
}

extension SoundError.Reason {
    /// What is wrong, for programs and logs: `container.missing`, `clip.size`. It stays what it is.
    public var code: String {
        switch self {
        case .payload(let fault): fault.code
        case .containerMissing: "container.missing"
        case .packs(let error): error.code
        case .splicer(let error): error.code
        }
    }
}

extension PayloadFault {
    /// What is wrong, for programs and logs: `payload.type`. It stays what it is.
    public var code: String {
        switch self {
        case .type: "payload.type"
        case .amount(_, _, let fault): fault.code
        case .minorUnits: "payload.units"
        case .textAmbiguous: "text.ambiguous"
        case .textCurrency: "text.currency"
        case .textAmountForm: "text.amount-form"
        case .textDisagrees: "text.disagrees"
        case .amountZero: "amount.zero"
        case .currency: "payload.currency"
        case .otherCurrency: "payload.other-currency"
        case .time: "payload.time"
        case .repeatedKey: "payload.repeated"
        case .template: "text.template"
        case .templateMissing: "text.templates-missing"
        case .keyTwice: "payload.key-twice"
        case .announcementMissing: "payload.announcement"
        case .slotDigits: "payload.slot"
        }
    }
}

extension PayloadReader.IgnoredReason {
    /// Why, for programs and logs: `ignored.gate-off`. It stays what it is.
    public var code: String {
        switch self {
        case .nothingAsked: "ignored.nothing"
        case .gateOff: "ignored.gate-off"
        case .gateMissing: "ignored.gate-missing"
        case .bareAmount: "ignored.bare"
        case .noTemplate: "text.no-template"
        case .unknownAnnouncement: "ignored.unknown"
        case .silenced: "ignored.silenced"
        }
    }
}

extension NotificationVoice.Outcome {
    /// What became of it, for programs and logs: `announced`, or that of the reason. It stays what it is.
    public var code: String {
        switch self {
        case .announced: "announced"
        case .ignored(let reason): reason.code
        case .failed(let error): error.code
        }
    }
}
