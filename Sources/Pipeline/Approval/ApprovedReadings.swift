package import VoiceAssetCore

/// What native speakers approved of a pack: `approved.csv` beside `pack.yml`.
package struct ApprovedReadings: Sendable {
    package static let fileName = "approved.csv"
    /// The names of the columns.
    package static let columns = ["part", "value", "text", "by", "when"]
    /// Those of 0.2.0, in which a line is a whole announcement. They are read for ever, and written no more.
    package static let earlierColumns = ["amount", "text", "by", "when", "announcement"]

    /// In the order of the file.
    package var approvals: [Approval] = []

    package init() {}

    /// Reads the file of a pack; without one nothing is approved.
    /// - Parameters:
    ///   - folder: the pack's folder, as the user would type it.
    ///   - root: the folder of all recordings; no link may leave it.
    package init(of folder: String, within root: String) throws(Finding) {
        let file = folder + "/" + Self.fileName
        try self.init(csv: NamedColumns.bytes(of: file, within: root), file: file)
    }

    /// - Parameters:
    ///   - bytes: nil if there is no file.
    ///   - file: as the user would type it.
    package init(csv bytes: [UInt8]?, file: String) throws(Finding) {
        guard let bytes else { return }
        let table = try NamedColumns(csv: bytes, file: file)
        let isEarlier =
            !table.names.contains("part") && table.names.contains { ["amount", "announcement"].contains($0) }
        let columns = isEarlier ? Self.earlierColumns : Self.columns
        try table.require(columns)
        // What is not understood would be lost when the file is written again.
        if let column = table.names.first(where: { !columns.contains($0) }) {
            throw table.fault(nil, "unknown column", ["column": .piece(column)])
        }
        var lines: [ApprovedPart: Int] = [:]
        for row in table.rows {
            for name in [isEarlier ? "announcement" : "part", "text"] where row[name].isEmpty {
                throw table.isEmpty(row, name)
            }
            let part = try isEarlier ? Self.earlierPart(row, table) : Self.part(row, table)
            if let first = lines.updateValue(row.line, forKey: part) {
                throw table.isTwice(row, "\(part)", first: first)
            }
            approvals.append(Approval(part, text: row["text"], by: row["by"], when: row["when"], line: row.line))
        }
    }

    private static func part(_ row: NamedColumns.Row, _ table: NamedColumns) throws(Finding) -> ApprovedPart {
        if let part = ApprovedPart(part: row["part"], value: row["value"]) { return part }
        // Only an announcement does without a value.
        if row["value"].isEmpty, ApprovedPart(part: row["part"], value: "1") != nil {
            throw table.isEmpty(row, "value")
        }
        throw table.fault(row.line, "part", ["part": .piece(row["part"])])
    }

    private static func earlierPart(_ row: NamedColumns.Row, _ table: NamedColumns) throws(Finding) -> ApprovedPart {
        let subject = ApprovedReading.Subject(announcement: row["announcement"], amount: row["amount"])
        guard let part = ApprovedPart(earlier: subject) else {
            throw table.fault(row.line, "part", ["part": .piece(row["announcement"])])
        }
        return part
    }

    /// The file's text.
    package var csv: String {
        let rows = approvals.map { approval in
            let columns = approval.part.columns
            return [columns.part, columns.value, approval.text, approval.by, approval.when]
        }
        return ([Self.columns] + rows).map(\.csvRecord).joined()
    }

    /// Puts the parts of the whole announcements of 0.2.0 that the pack says as they were approved in their place; others
    /// are kept as they are.
    package func inParts(by check: ApprovalCheck) -> ApprovedReadings {
        var known = Dictionary(approvals.map { ($0.part, $0) }) { first, _ in first }
        var result = ApprovedReadings()
        for approval in approvals {
            guard case .reading(let subject) = approval.part, check.state(of: approval) == .holds,
                let parts = check.parts(of: subject),
                parts.allSatisfy({ known[$0.part].map { check.state(of: $0) == .holds } ?? true })
            else {
                result.approvals.append(approval)
                continue
            }
            for (part, text) in parts where known[part] == nil {
                let approved = Approval(part, text: text, by: approval.by, when: approval.when)
                known[part] = approved
                result.approvals.append(approved)
            }
        }
        return result
    }

    /// Findings on what a pack says otherwise than it was approved; of whole announcements that changed in the same phrase, the first.
    /// - Parameter folder: the pack's folder, as the user would type it.
    package func changes(in pack: PackReadings, folder: String) -> [Finding] {
        let check = ApprovalCheck(pack: pack)
        let phrases = approvals.map(check.formerPhrase)
        let counts = Dictionary(grouping: phrases.compactMap(\.self)) { $0 }.mapValues(\.count)
        var told: Set<String> = []
        return zip(approvals, phrases).compactMap { approval, phrase in
            if let phrase, !told.insert(phrase).inserted { return nil }
            let others = phrase.flatMap { counts[$0] }.map { $0 - 1 } ?? 0
            return check.finding(approval, in: "\(folder)/\(Self.fileName)", others: others)
        }
    }

    /// What a pack says otherwise than the file beside its pack.yml has it; or why that can't be read.
    package static func changes(in pack: PackReadings, folder: String, within root: String) -> [Finding] {
        do throws(Finding) {
            return try ApprovedReadings(of: folder, within: root).changes(in: pack, folder: folder)
        } catch {
            return [error]
        }
    }
}

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
        (self.subject, self.text, self.by, self.when) = (subject, text, by, when)
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
