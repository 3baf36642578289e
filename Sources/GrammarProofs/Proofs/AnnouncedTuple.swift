package import NumberGrammar

/// An announcement with the values that it says, as texts by the slots' names; the amount's under `amount`.
package struct AnnouncedTuple: Sendable, Hashable, Comparable, CustomStringConvertible {
    package var announcement: String
    /// In the order of the announcement; without those that are left out.
    package var values: [Value]

    package struct Value: Sendable, Hashable {
        package var slot: String
        package var text: String
    }

    /// The amount's text, if the announcement says one.
    package var amount: String? { texts[AmountGrammar.amountName] }

    package var texts: [String: String] { Dictionary(values.map { ($0.slot, $0.text) }) { first, _ in first } }

    /// `order-ready queue=A017 table=3`
    package var description: String {
        ([announcement] + values.map { "\($0.slot)=\($0.text)" }).joined(separator: " ")
    }

    package static func < (left: Self, right: Self) -> Bool { left.description < right.description }
}

extension AmountGrammar {
    /// Whether some announcement says the amount.
    package var saysAmounts: Bool { table.announcements.values.contains { $0.contains(.amount) } }
}

extension NumberTable.AnnouncementItem {
    /// The slot that the item says: `amount` for the amount.
    package var slotName: String? {
        switch self {
        case .clip: nil
        case .amount: AmountGrammar.amountName
        case .slot(let name, _): name
        }
    }

    package var isOptional: Bool { if case .slot(_, true) = self { true } else { false } }
}
