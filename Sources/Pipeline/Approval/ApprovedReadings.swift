package import VoiceAssetCore

/// The readings of a pack that native speakers approved: `approved.csv` beside `pack.yml`.
package struct ApprovedReadings: Sendable {
    package static let fileName = "approved.csv"
    /// The names of the columns.
    package static let columns = ["amount", "text", "by", "when", "announcement"]

    /// In the order of the file.
    package var readings: [ApprovedReading] = []

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
        try table.require(Self.columns)
        // What is not understood would be lost when the file is written again.
        if let column = table.names.first(where: { !Self.columns.contains($0) }) {
            throw table.fault(nil, "unknown column", ["column": .piece(column)])
        }
        var lines: [ApprovedReading.Subject: Int] = [:]
        for row in table.rows {
            let reading = ApprovedReading(
                subject: .init(announcement: row["announcement"], amount: row["amount"]), text: row["text"],
                by: row["by"], when: row["when"], line: row.line)
            for (name, value) in [("announcement", reading.subject.announcement), ("text", reading.text)]
            where value.isEmpty {
                throw table.isEmpty(row, name)
            }
            if let first = lines.updateValue(row.line, forKey: reading.subject) {
                throw table.isTwice(row, "\(reading.subject)", first: first)
            }
            readings.append(reading)
        }
    }

    /// The file's text.
    package var csv: String {
        ([Self.columns] + readings.map { [$0.subject.amount, $0.text, $0.by, $0.when, $0.subject.announcement] })
            .map(\.csvRecord).joined()
    }

    /// What a pack says otherwise than it was approved.
    /// - Parameter folder: the pack's folder, as the user would type it.
    package func changes(in pack: PackReadings, folder: String) -> [Finding] {
        readings.compactMap { ApprovalCheck(pack: pack).finding($0, in: "\(folder)/\(Self.fileName)") }
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
