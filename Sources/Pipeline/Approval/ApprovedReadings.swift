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
        guard let bytes = try Self.bytes(of: file, within: root) else { return }
        try read(bytes, file: file)
    }

    /// - Parameter file: as the user would type it.
    package init(csv bytes: [UInt8], file: String) throws(Finding) { try read(bytes, file: file) }

    /// nil if there is no such file.
    private static func bytes(of file: String, within root: String) throws(Finding) -> [UInt8]? {
        do throws(FileReadError) {
            return try readFile(at: file, within: root, limit: CSVTable.maximumBytes)
        } catch .missing {
            return nil
        } catch {
            throw error.diagnostic(file: file, limit: .approvalForm)
        }
    }

    private mutating func read(_ bytes: [UInt8], file: String) throws(Finding) {
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
