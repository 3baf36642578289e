import VoiceAssetSheets

/// A table whose first line names its columns.
package struct NamedColumns: Sendable {
    package struct Row: Sendable {
        /// From 1.
        package var line: Int
        fileprivate var fields: [String: String]

        /// The field of a column, without spaces around it; empty if there is no such column.
        package subscript(name: String) -> String { fields[name] ?? "" }
    }

    package private(set) var names: [String] = []
    package private(set) var rows: [Row] = []
    private let file: String

    /// - Parameter file: as the user would type it.
    package init(csv bytes: [UInt8], file: String) throws(ApprovalFault) {
        self.file = file
        let records: [CSVTable.Record]
        do throws(CSVTable.Fault) { records = try CSVTable(bytes).records } catch {
            throw ApprovalFault(file: file, .form(error))
        }
        names = records.first?.fields.map { $0.trimmed.lowercased() } ?? []
        while names.last?.isEmpty == true { names.removeLast() }
        for (index, name) in names.enumerated() where names[..<index].contains(name) {
            throw ApprovalFault(file: file, line: 1, .doubleColumn(name))
        }
        for record in records.dropFirst() {
            // A spreadsheet may leave empty cells off at the end, or add some.
            let count = record.fields.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0
            guard count <= names.count else {
                throw ApprovalFault(file: file, line: record.line, .fieldCount(count, expected: names.count))
            }
            let fields = Dictionary(zip(names, record.fields.map(\.trimmed))) { first, _ in first }
            rows.append(Row(line: record.line, fields: fields))
        }
    }

    package func require(_ columns: [String]) throws(ApprovalFault) {
        for column in columns where !names.contains(column) {
            throw ApprovalFault(file: file, line: 1, .missingColumn(column, of: columns))
        }
    }
}

extension String {
    fileprivate var trimmed: String {
        guard let first = firstIndex(where: { !$0.isWhitespace }),
            let last = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[first...last])
    }
}
