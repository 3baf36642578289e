import VoiceAssetCore

/// The text of a pack.yml by lines, to which some are added. What is there stays as it is.
struct PackLines {
    // By bytes: a carriage return and a line feed are one Character.
    private var rows: [[UInt8]]

    private static let newline = UInt8(ascii: "\n")

    init(_ bytes: [UInt8]) {
        rows = bytes.split(separator: Self.newline, omittingEmptySubsequences: false).map { Array($0) }
    }

    var bytes: [UInt8] { Array(rows.joined(separator: [Self.newline])) }

    /// Adds lines behind the last of some entries, in as far from the margin as it.
    mutating func add(_ lines: [String], behind positions: [SourcePosition]) {
        guard let last = positions.max(by: { $0.line < $1.line }), last.line <= rows.count else { return }
        let margin = max(0, last.column - 1)
        var end = last.line
        // The value may go on in lines that stand further in.
        while end < rows.count {
            let space = rows[end].prefix { $0 == UInt8(ascii: " ") }.count
            guard space > margin, space < rows[end].count, rows[end][space] != UInt8(ascii: "#") else { break }
            end += 1
        }
        add(lines.map { String(repeating: " ", count: margin) + $0 }, at: end)
    }

    /// Adds to a list or a map that stands on the line of its key: `fuse: [100]`.
    ///
    /// - Returns: whether there is one, with something in it.
    mutating func add(_ item: String, toListOf key: String, endingIn bracket: Unicode.Scalar) -> Bool {
        for (index, row) in rows.enumerated()
        where row.drop(while: { $0 == UInt8(ascii: " ") }).starts(with: "\(key):".utf8) {
            guard let end = row.firstIndex(of: UInt8(ascii: bracket)) else { continue }
            var start = end
            while start > 0, row[start - 1] == UInt8(ascii: " ") { start -= 1 }
            rows[index].insert(contentsOf: ", \(item)".utf8, at: start)
            return true
        }
        return false
    }

    /// Adds a line behind the one of a key that stands at the margin; nothing if there is none.
    mutating func add(_ line: String, behindKey key: String) {
        guard let index = rows.firstIndex(where: { $0.starts(with: "\(key):".utf8) }) else { return }
        add([line], at: index + 1)
    }

    private mutating func add(_ lines: [String], at index: Int) {
        let endsInReturn = rows[index - 1].last == UInt8(ascii: "\r")
        rows.insert(contentsOf: lines.map { Array(($0 + (endsInReturn ? "\r" : "")).utf8) }, at: index)
    }
}
