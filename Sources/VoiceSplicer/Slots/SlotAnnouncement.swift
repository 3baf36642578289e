public import NumberGrammar
import VoiceTables

extension PackSplicer {
    /// What an announcement says besides its clips: the amount, a queue number, a table.
    public typealias Slot = AmountGrammar.SlotInfo

    /// The values that an announcement says, in its order: name, kind, whether it may be left out, and an example. `nil` if the pack
    /// has no announcement of this id.
    public func slots(of id: String) -> [Slot]? { pack.grammar.slots(announcement: id) }

    /// What is said with these values.
    ///
    /// ```swift
    /// let announcement = try splicer.announcement("order-ready", ["queue": "A017", "table": "3"])
    /// ```
    ///
    /// - Parameters:
    ///   - id: one of `announcementIDs`.
    ///   - values: texts by the slots' names, the amount's under `amount`. All of them are said: one that the announcement has
    ///     no slot for is refused, like a slot without a value that can't be left out.
    /// - Throws: `refused` with what is wrong, whose `slot` and `code` tell programs; `amount` for a text that is no amount;
    ///   `tooLong` if the announcement would reach the manifest's limit, 30 s or less.
    public func announcement(_ id: String, _ values: [String: String]) throws(VoiceSplicerError) -> Announcement {
        let clips: [Int]
        do {
            clips = try pack.grammar.clips(announcement: id, values: values)
        } catch {
            if case .amountText(let text, let fault) = error { throw .amount(text, fault) }
            throw .refused(error)
        }
        let amount = values[AmountGrammar.amountName].flatMap { try? Amount($0, scale: manifest.currency.scale) }
        return try checked(Announcement(id: id, amount: amount, values: values, clips: clips, of: pack))
    }
}

extension VoiceSplicerError {
    /// The slot whose value is not said, if that is what is wrong: `queue`.
    public var slot: String? {
        switch self {
        case .refused(.slot(let name, _)): name
        case .refused(.amountMissing), .refused(.outOfRange), .refused(.scale), .refused(.unsaid), .refused(.fraction),
            .amount:
            AmountGrammar.amountName
        default: nil
        }
    }
}

extension SlotFault {
    /// `U+0041`
    private static func codePoints(of symbol: String) -> String {
        symbol.scalarValues.map { scalar in
            let digits = String(scalar, radix: 16, uppercase: true)
            return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
        }.joined(separator: " ")
    }

    /// The fault of a slot's value as a sentence without its end.
    func words(of slot: String) -> String {
        let name = slot.quoted
        return switch self {
        case .missing: "the announcement says \(name), and there is no value for it"
        case .unknown: "the announcement has no slot \(name)"
        case .form(let example): "the value of \(name) does not exist or is not written as \(example.quoted) is"
        case .range(let min, let max): "the value of \(name) is not in its range, \(min) to \(max)"
        // Letters of two alphabets look alike.
        case .symbol(let symbol):
            "the value of \(name) has the symbol \(symbol.quoted) (\(Self.codePoints(of: symbol))), which the slot does not say"
        case .length(let limit): "the value of \(name) is longer than its values are, \(limit) symbols"
        case .choice(let example): "the value of \(name) is none of its choices, such as \(example.quoted)"
        case .unsaid: "the pack has no words for the value of \(name)"
        }
    }
}
