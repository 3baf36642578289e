import VoiceAssetApproval
import VoiceAssetSheets

/// A review as comma-separated values (RFC 4180) in UTF-8, to be filled in in a spreadsheet: an x into `right` or
/// `wrong`, what is better, and who says so.
struct ReviewCSV {
    static let columns = ["amount", "text", "right", "wrong", "better", "by", "when", "announcement", "pack"]

    let sheet: ReviewSheet

    var text: String {
        let rows = sheet.rows.map {
            [$0.subject.amount, $0.text, "", "", "", "", "", $0.subject.announcement, sheet.pack]
        }
        return ([Self.columns] + rows).map(\.csvRecord).joined()
    }

    /// Whether bytes are such a table in which nothing is filled in.
    static func isBlank(_ bytes: [UInt8]) -> Bool {
        guard let table = try? NamedColumns(csv: bytes, file: ""), table.names == columns else { return false }
        return table.rows.allSatisfy { row in
            ["right", "wrong", "better", "by", "when"].allSatisfy { row[$0].isEmpty }
        }
    }
}
