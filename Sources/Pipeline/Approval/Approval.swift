/// What a native speaker approved: one line of `approved.csv`.
package struct Approval: Sendable, Hashable {
    package var part: ApprovedPart
    /// What is said.
    package var text: String
    /// Who approved it.
    package var by: String
    /// The day, `2026-11-22`.
    package var when: String
    /// The line of `approved.csv`, from 1; 0 for one that is not written yet.
    package var line: Int

    package init(_ part: ApprovedPart, text: String, by: String, when: String, line: Int = 0) {
        self.part = part
        self.text = text
        self.by = by
        self.when = when
        self.line = line
    }

    /// `Ana approved on 2026-11-22`
    package var words: String {
        "\(by.isEmpty ? "somebody" : by) approved" + (when.isEmpty ? "" : " on \(when)")
    }
}
