#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Comma-separated values (RFC 4180) that a person may have filled in: with commas, semicolons or tabs, as the
/// spreadsheet's country has it, with or without a byte order mark and Excel's line `sep=;`, whatever its line ends.
package struct CSVTable: Sendable {
    package struct Record: Sendable {
        /// The line that it begins on, from 1.
        package var line: Int
        package var fields: [String]
    }

    /// The largest file that is read as a table, bytes: a thousand amounts with the longest texts that packs have.
    package static let maximumBytes = 1 << 20
    static let maximumRecords = 5000
    static let maximumFields = 64
    /// Bytes of UTF-8.
    static let maximumFieldBytes = 4000

    /// Without the lines that hold nothing.
    package private(set) var records: [Record] = []

    private let check: Check
    private var fields: [String] = []
    private var field: [UInt8] = []
    private var line = 1
    private var firstLine = 1

    /// - Parameter check: what a text breaks that is no table.
    /// - Throws: the fault, of no file yet.
    package init(_ bytes: [UInt8], as check: Check) throws(Finding) {
        self.check = check
        guard String(validating: bytes, as: UTF8.self) != nil else {
            throw Finding(check, "not UTF-8")
        }
        if OtherContent(in: bytes) == .html { throw Finding(check, "page") }
        var text = bytes.withoutByteOrderMark
        let declared = takeDeclaration(from: &text)
        let isUsed = Self.firstLine(of: text).contains { $0 == declared }
        try read(text, separator: declared.flatMap { isUsed ? $0 : nil } ?? Self.separator(of: text))
    }

    /// Takes away a first line like `sep=;`, by which Excel is told what separates fields.
    private mutating func takeDeclaration(from text: inout ArraySlice<UInt8>) -> UInt8? {
        let first = Self.firstLine(of: text)
        guard first.count < 100,
            let match = String(decoding: first, as: UTF8.self).wholeMatch(of: /"?(?i:sep)=([,;|\t])"?[,;|\t]*/)
        else { return nil }
        text = text[first.endIndex...]
        if text.starts(with: "\r\n".utf8) { text = text.dropFirst() }
        text = text.dropFirst()
        (line, firstLine) = (2, 2)
        return match.1.utf8.first
    }

    private static func firstLine(of text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        text.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    }

    /// What separates the fields of the first line.
    private static func separator(of text: ArraySlice<UInt8>) -> UInt8 {
        let first = firstLine(of: text)
        let marks = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
        let counts = marks.map { mark in (mark, first.count { $0 == mark }) }
        return counts.max { $0.1 < $1.1 }.map { $0.1 > 0 ? $0.0 : marks[0] } ?? marks[0]
    }

    private mutating func read(_ text: ArraySlice<UInt8>, separator: UInt8) throws(Finding) {
        /// Whether the field began with a quotation mark; whether that is closed.
        var isQuoted = false
        var isClosed = false
        var index = text.startIndex
        while index < text.endIndex {
            let byte = text[index]
            index += 1
            let isInside = isQuoted && !isClosed
            if byte == UInt8(ascii: "\"") {
                if isInside, index < text.endIndex, text[index] == byte {
                    try append(byte)
                    index += 1
                } else if isInside {
                    isClosed = true
                } else {
                    guard field.isEmpty, !isQuoted else { throw strayQuotation(line) }
                    isQuoted = true
                }
                continue
            }
            if !isInside, byte == separator {
                try endField()
                (isQuoted, isClosed) = (false, false)
            } else if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
                if byte == UInt8(ascii: "\r"), index < text.endIndex, text[index] == UInt8(ascii: "\n") { index += 1 }
                line += 1
                if isInside {
                    try append(UInt8(ascii: " "))
                } else {
                    try endRecord()
                    (isQuoted, isClosed) = (false, false)
                }
            } else {
                guard !isClosed else { throw strayQuotation(line) }
                try append(byte)
            }
        }
        guard !isQuoted || isClosed else { throw strayQuotation(firstLine) }
        try endRecord()
    }

    private func strayQuotation(_ line: Int) -> Finding { fault(line, "quotation mark") }

    private func fault(_ line: Int, _ form: String, most: Finding.Argument? = nil) -> Finding {
        Finding(check, form, most.map { ["most": $0] } ?? [:]).at("", position: SourcePosition(line: line, column: 1))
    }

    private mutating func append(_ byte: UInt8) throws(Finding) {
        guard byte >= 0x20 || byte == UInt8(ascii: "\t"), byte != 0x7F else {
            throw fault(line, "control character")
        }
        guard field.count < Self.maximumFieldBytes else {
            throw fault(line, "long field", most: .count(Self.maximumFieldBytes, "bytes"))
        }
        field.append(byte)
    }

    private mutating func endField() throws(Finding) {
        guard fields.count < Self.maximumFields else {
            throw fault(line, "fields", most: .count(Self.maximumFields))
        }
        fields.append(String(decoding: field, as: UTF8.self).ofCSVField.onOneLine)
        field.removeAll(keepingCapacity: true)
    }

    private mutating func endRecord() throws(Finding) {
        try endField()
        if fields.contains(where: { !$0.isEmpty }) {
            guard records.count < Self.maximumRecords else {
                throw Finding(check, "lines", ["most": .count(Self.maximumRecords)])
            }
            records.append(Record(line: firstLine, fields: fields))
        }
        fields = []
        firstLine = line
    }
}

/// Writing comma-separated values (RFC 4180).
///
/// A spreadsheet takes a cell that begins with `=`, `+`, `-` or `@` for a formula, and quotation marks don't change
/// that. Such a cell gets an apostrophe before it, which spreadsheets take for "this is text". A program that reads the
/// file drops an apostrophe before one of these characters.
extension [String] {
    /// The fields as one record, with its line end.
    package var csvRecord: String { map(\.csvField).joined(separator: ",") + "\r\n" }
}

extension String {
    /// A field, between quotation marks if it has to be.
    fileprivate var csvField: String {
        let line = onOneLine
        let text = line.isFormula ? "'" + line : line
        let needsQuotes = text.utf8.contains { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") }
        guard needsQuotes || text.first == " " || text.last == " " else { return text }
        // By scalars: a quotation mark with an accent on it is one character, and another.
        var field = "\""
        for scalar in text.unicodeScalars {
            if scalar == "\"" { field += "\"" }
            field.unicodeScalars.append(scalar)
        }
        return field + "\""
    }

    /// The text of a field as it was before it was written.
    var ofCSVField: String {
        guard hasPrefix("'"), String(dropFirst()).isFormula else { return self }
        return String(dropFirst())
    }

    /// True of the texts that spreadsheets write for a cell that they can't work out, in any language: `#NAME?`, `#N/A`, `Err:508`.
    package var isSpreadsheetError: Bool {
        wholeMatch(of: /#[¿¡]?\p{Lu}[\p{Lu}0\/_]+[!?]?|Err:[0-9]{3}/) != nil
    }

    fileprivate var isFormula: Bool { unicodeScalars.first { $0 != " " }.map(Self.formulaStarts.contains) ?? false }

    /// What makes a cell a formula, in the full-width forms too, which some locales' spreadsheets take for the same.
    private static let formulaStarts: Set<Unicode.Scalar> = ["=", "+", "-", "@", "＝", "＋", "－", "＠"]
}

/// The byte order mark of UTF-8, which some editors of Windows put before a text.
package let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

extension [UInt8] {
    /// The bytes behind a byte order mark, if there is one.
    package var withoutByteOrderMark: ArraySlice<UInt8> {
        starts(with: byteOrderMark) ? dropFirst(byteOrderMark.count) : self[...]
    }
}

extension [UInt8] {
    /// In base64 with padding (RFC 4648 section 4).
    package var inBase64: String { Data(self).base64EncodedString() }
}

extension String {
    /// The bytes of a text of hexadecimal digits.
    package var bytesOfHex: [UInt8] {
        let digits = utf8.map { UInt8($0 > UInt8(ascii: "9") ? $0 - UInt8(ascii: "a") + 10 : $0 - UInt8(ascii: "0")) }
        return stride(from: 0, to: digits.count - 1, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    }
}
