package import VoiceAssetCore

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
    private let check: Check

    /// - Parameters:
    ///   - file: as the user would type it.
    ///   - check: what a table breaks that is not as it should be.
    package init(csv bytes: [UInt8], file: String, as check: Check = .approvalForm) throws(Finding) {
        self.file = file
        self.check = check
        let records: [CSVTable.Record]
        do throws(Finding) { records = try CSVTable(bytes, as: check).records } catch {
            throw error.at(file, position: error.position)
        }
        names = records.first?.fields.map { $0.trimmed.lowercased() } ?? []
        while names.last?.isEmpty == true { names.removeLast() }
        for (index, name) in names.enumerated() where names[..<index].contains(name) {
            throw fault(1, "two columns \(quoted(name))", advice: "keep one")
        }
        for record in records.dropFirst() {
            // A spreadsheet may leave empty cells off at the end, or add some.
            let count = record.fields.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0
            guard count <= names.count else {
                throw fault(record.line, "\(count) fields", limit: "\(names.count), as in the first line")
            }
            let fields = Dictionary(zip(names, record.fields.map(\.trimmed))) { first, _ in first }
            rows.append(Row(line: record.line, fields: fields))
        }
    }

    package func require(_ columns: [String]) throws(Finding) {
        for column in columns where !names.contains(column) {
            throw fault(
                1, "no column \(quoted(column))",
                advice: "keep the first line as voice-assets wrote it: \(columns.joined(separator: ","))")
        }
    }

    /// A fault of a line, from 1; nil for the table as a whole.
    package func fault(
        _ line: Int?, _ found: Sentence, limit: Sentence? = nil, advice: Sentence? = nil
    ) -> Finding {
        Finding(
            check, file: file, position: line.map { SourcePosition(line: $0, column: 1) }, found: found, limit: limit,
            advice: advice)
    }

    /// A row that says nothing in a column.
    package func isEmpty(_ row: Row, _ column: String) -> Finding {
        fault(row.line, "nothing in the column \(quoted(column))", advice: "fill it in")
    }

    /// A row about what an earlier one is about.
    package func isTwice(_ row: Row, _ subject: String, first: Int) -> Finding {
        fault(row.line, "\(subject) stands in line \(first) too", advice: "keep one of them")
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
