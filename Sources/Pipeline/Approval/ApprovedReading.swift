/// What a native speaker approved: one line of `approved.csv`.
package struct ApprovedReading: Sendable, Hashable {
    /// What was read: an announcement, and the amount as it is written; empty if it says none.
    package struct Subject: Sendable, Hashable, CustomStringConvertible {
        package var announcement: String
        package var amount: String

        package init(announcement: String, amount: String) {
            self.announcement = announcement
            self.amount = amount
        }

        package var description: String {
            if isQuestion { return "the question '\(announcement)'" }
            return amount.isEmpty ? "'\(announcement)'" : "\(amount) in '\(announcement)'"
        }

        /// What stands in the place of an amount where a question of pack.yml is answered; the question in that of an announcement.
        package static let question = "?"
        package var isQuestion: Bool { amount == Self.question }
    }

    package var subject: Subject
    /// The whole announcement.
    package var text: String
    /// Who approved it.
    package var by: String
    /// The day, `2026-11-22`.
    package var when: String
    /// The line of `approved.csv`, from 1; 0 for one that is not written yet.
    package var line: Int

    package init(subject: Subject, text: String, by: String, when: String, line: Int = 0) {
        self.subject = subject
        self.text = text
        self.by = by
        self.when = when
        self.line = line
    }

    /// `Ana approved on 2026-11-22`
    package var approval: String {
        "\(by.isEmpty ? "somebody" : by) approved" + (when.isEmpty ? "" : " on \(when)")
    }

    /// Whether a text is a day of ISO 8601: `2026-11-22`.
    package static func isDay(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.utf8.count) == [4, 2, 2],
            parts.allSatisfy({ $0.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } })
        else { return false }
        return (1...12).contains(Int(parts[1]) ?? 0) && (1...31).contains(Int(parts[2]) ?? 0)
    }
}
