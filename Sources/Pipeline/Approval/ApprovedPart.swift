/// What an approval is about: the words of a value, or what an announcement says around its values.
package enum ApprovedPart: Sendable, Hashable, CustomStringConvertible {
    /// The words of a slot's value, whatever is said around them. The amount's slot is `amount`.
    case value(slot: String, String)
    /// What an announcement says around the values of these slots, which stand in its text as `{amount}`. Sorted; without
    /// the slots that were left out.
    case phrase(String, slots: [String])
    /// A whole announcement with its values, as 0.2.0 kept it: nothing tells the parts of what is not said any more.
    case reading(ApprovedReading.Subject)
    /// The answer to a question of pack.yml.
    case question(String)

    package var description: String {
        switch self {
        case .value("amount", let amount): amount
        case .value(let slot, let value): "\(slot)=\(value)"
        case .phrase(let announcement, _): "'\(announcement)'"
        case .reading(let subject): subject.description
        case .question(let text): ApprovedReading.Subject(question: text).description
        }
    }

    /// Whether it is the answer to a question.
    package var isQuestion: Bool { if case .question = self { true } else { false } }
}

extension ApprovedPart {
    /// The part of a line of 0.2.0, which is about a whole announcement; nil of an announcement whose name can't be one.
    init?(earlier subject: ApprovedReading.Subject) {
        if subject.isQuestion {
            self = .question(subject.announcement)
        } else if !Self.isAnnouncement(subject.announcement) {
            return nil
        } else if subject.amount.isEmpty {
            self = .phrase(subject.announcement, slots: [])
        } else {
            self = .reading(Self.plain(subject))
        }
    }

    /// The part of a line of `approved.csv`; nil if the two columns name none.
    init?(part: String, value: String) {
        if part == ApprovedReading.Subject.question {
            guard !value.isEmpty else { return nil }
            self = .question(value)
        } else if let slot = part.slotInBraces {
            guard !value.isEmpty else { return nil }
            self = .value(slot: slot, value)
        } else if !Self.isAnnouncement(part) {
            return nil
        } else if value.contains("=") {
            self = .reading(Self.plain(.init(announcement: part, amount: value)))
        } else {
            self = .phrase(part, slots: Set(value.split(whereSeparator: \.isWhitespace).map(String.init)).sorted())
        }
    }

    /// What stands in the columns `part` and `value`.
    var columns: (part: String, value: String) {
        switch self {
        case .value(let slot, let value): ("{\(slot)}", value)
        case .phrase(let announcement, let slots): (announcement, slots.joined(separator: " "))
        case .reading(let subject):
            (
                subject.announcement,
                subject.amount.contains("=")
                    ? subject.amount : SlotValuesText.text([("amount", subject.amount)])
            )
        case .question(let text): (ApprovedReading.Subject.question, text)
        }
    }

    private static func isAnnouncement(_ text: String) -> Bool {
        !text.isEmpty && !text.hasPrefix("{") && text != ApprovedReading.Subject.question
    }

    /// The same subject; of an announcement that says nothing but an amount, as 0.2.0 wrote it: `22.00`, not `amount=22.00`.
    private static func plain(_ subject: ApprovedReading.Subject) -> ApprovedReading.Subject {
        guard subject.amount.contains("="), let values = SlotValuesText.values(subject.amount), values.count == 1,
            let amount = values["amount"], !amount.isEmpty, !amount.contains("="),
            amount != ApprovedReading.Subject.question
        else { return subject }
        return .init(announcement: subject.announcement, amount: amount)
    }
}

extension String {
    /// `amount` of `{amount}`; nil of other texts.
    fileprivate var slotInBraces: String? {
        hasPrefix("{") && hasSuffix("}") && count > 2 ? String(dropFirst().dropLast()) : nil
    }
}
