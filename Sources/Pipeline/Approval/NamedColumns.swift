package import VoiceAssetCore

/// A table whose first line names its columns; of a form that the tool writes, that line may be gone.
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
    ///   - forms: the columns of the forms that may come without a first line, each with another number of them.
    package init(
        csv bytes: [UInt8], file: String, as check: Check = .approvalForm, forms: [[String]] = []
    ) throws(Finding) {
        self.file = file
        self.check = check
        if let marks = GitLeftover(in: bytes) { throw marks.finding(check, at: file) }
        let records: [CSVTable.Record]
        do throws(Finding) { records = try CSVTable(bytes, as: check).records } catch {
            throw error.at(file, position: error.position)
        }
        names = records.first?.fields.map { $0.trimmed.lowercased() } ?? []
        while names.last?.isEmpty == true { names.removeLast() }
        let isHeadless = try takeForm(forms, first: records.first)
        for (index, name) in names.enumerated() where names[..<index].contains(name) {
            throw fault(1, "columns", ["column": .piece(name)])
        }
        let known = Set(forms.joined())
        for record in isHeadless ? records[...] : records.dropFirst() {
            // A spreadsheet may leave empty cells off at the end, or add some.
            let count = record.fields.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0
            guard count <= names.count else {
                throw fault(record.line, "cells", ["count": .count(count, "fields"), "most": .count(names.count)])
            }
            let fields = Dictionary(zip(names, record.fields.map(\.trimmed))) { first, _ in first }
            for column in names where known.contains(column) {
                guard let text = fields[column], text.isSpreadsheetError else { continue }
                throw fault(record.line, "no value", ["column": .text(column), "text": .piece(text)])
            }
            rows.append(Row(line: record.line, fields: fields))
        }
    }

    /// Names the columns by the form that has so many, if the first line is a row like the others: it has none of their names, or
    /// one as a text.
    private mutating func takeForm(_ forms: [[String]], first: CSVTable.Record?) throws(Finding) -> Bool {
        guard let first, !forms.isEmpty, forms.allSatisfy({ Set($0).intersection(names).count < min(2, names.count) })
        else {
            return false
        }
        guard let form = forms.first(where: { $0.count == first.fields.count }) else {
            throw fault(first.line, "no header", ["columns": .text(forms[0].joined(separator: ","))])
        }
        names = form
        return true
    }

    /// The bytes of a table; nil if there is no such file.
    /// - Parameter root: the folder that no link may leave.
    package static func bytes(
        of file: String, within root: String? = nil, as check: Check = .approvalForm
    ) throws(Finding) -> [UInt8]? {
        do throws(FileReadError) {
            return try readFile(at: file, within: root, limit: CSVTable.maximumBytes)
        } catch .missing {
            return nil
        } catch {
            throw error.diagnostic(file: file, limit: check)
        }
    }

    package func require(_ columns: [String]) throws(Finding) {
        for column in columns where !names.contains(column) {
            let all = columns.joined(separator: ",")
            throw fault(1, "no column", ["column": .piece(column), "columns": .text(all)])
        }
    }

    /// A fault of a line, from 1; nil for the table as a whole.
    package func fault(
        _ line: Int?, _ form: String, _ arguments: [String: Finding.Argument] = [:]
    ) -> Finding {
        Finding(check, form, arguments).at(file, position: line.map { SourcePosition(line: $0, column: 1) })
    }

    /// A row that says nothing in a column.
    package func isEmpty(_ row: Row, _ column: String) -> Finding {
        fault(row.line, "empty cell", ["column": .piece(column)])
    }

    /// A row about what an earlier one is about.
    package func isTwice(_ row: Row, _ subject: String, first: Int) -> Finding {
        fault(row.line, "twice", ["subject": .text(subject), "line": .count(first)])
    }
}
