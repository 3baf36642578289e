/// An announcement as a native speaker read and approved it.
package struct ApprovedReading: Sendable, Hashable {
    /// What was read: an announcement, and the amount as it is written; empty if it says none.
    package struct Subject: Sendable, Hashable, CustomStringConvertible {
        package var announcement: String
        /// The amount, or the values of an announcement with slots as `SlotValuesText` writes them.
        package var amount: String

        package init(announcement: String, amount: String) {
            self.announcement = announcement
            self.amount = amount
        }

        /// A question of pack.yml in the place of an announcement.
        package init(question: String) { self.init(announcement: question, amount: Self.question) }

        package var description: String {
            if isQuestion { return "the question '\(announcement)'" }
            return amount.isEmpty ? "'\(announcement)'" : "\(amount) in '\(announcement)'"
        }

        /// What stands in the place of an amount where a question of pack.yml is answered; the question in that of an announcement.
        package static let question = "?"
        package var isQuestion: Bool { amount == Self.question }

        /// The values by their slots' names; nil of a text that names none.
        var values: [String: String]? {
            if amount.isEmpty { return [:] }
            return amount.contains("=") ? SlotValuesText.values(amount) : ["amount": amount]
        }
    }

    package var subject: Subject
    /// The whole announcement.
    package var text: String
    /// Who approved it.
    package var by: String
    /// The day, `2026-11-22`.
    package var when: String

    package init(subject: Subject, text: String, by: String, when: String) {
        self.subject = subject
        self.text = text
        self.by = by
        self.when = when
    }

    /// Whether a text is a day of ISO 8601 that the calendar has: `2026-11-22`.
    package static func isDay(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.utf8.count) == [4, 2, 2],
            parts.allSatisfy({ $0.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } })
        else { return false }
        let (year, month, day) = (Int(parts[0]) ?? 0, Int(parts[1]) ?? 0, Int(parts[2]) ?? 0)
        let isLeap = year % 4 == 0 && year % 100 != 0 || year % 400 == 0
        let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        return lengths.indices.contains(month - 1) && (1...lengths[month - 1]).contains(day)
    }
}
