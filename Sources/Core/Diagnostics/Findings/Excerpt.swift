import VoiceAssetUnicodeText

/// A line of a text file with a caret line under it that points at a column.
package enum Excerpt {
    /// The widest excerpt, in columns of a terminal.
    package static let maximumWidth = 120

    /// The two lines, joined by a line feed.
    ///
    /// A tab becomes four spaces, and a control character or a mark of direction U+FFFD; of a long line only the surroundings of the column are
    /// kept, and an ellipsis stands for the rest.
    /// - Parameters:
    ///   - line: the line without its end.
    ///   - column: the column in Unicode scalars, from 1; it may lie behind the last one.
    package static func text(line: some Sequence<Unicode.Scalar>, column: Int) -> String {
        let cells = line.map(Cell.init)
        let caret = min(max(column - 1, 0), cells.count)
        let (first, end) = window(cells, around: caret)
        let shown = (first > 0 ? [Cell.ellipsis] : []) + cells[first..<end] + (end < cells.count ? [.ellipsis] : [])
        let indent = (first > 0 ? 1 : 0) + cells[first..<caret].reduce(0) { $0 + $1.width }
        return shown.map(\.text).joined() + "\n" + String(repeating: " ", count: indent) + "^"
    }

    /// The cells to show: as many before as after the caret if the line is too wide, two columns kept for ellipses.
    private static func window(_ cells: [Cell], around caret: Int) -> (first: Int, end: Int) {
        guard cells.reduce(0, { $0 + $1.width }) > maximumWidth else { return (0, cells.count) }
        var first = caret
        var end = caret
        var room = maximumWidth - 2
        while room > 0, first > 0 || end < cells.count {
            if first > 0, caret - first <= end - caret || end == cells.count {
                first -= 1
                room -= cells[first].width
            } else {
                room -= cells[end].width
                end += 1
            }
        }
        return (first, end)
    }
}

/// What a character becomes on a terminal, and how many columns it takes.
private struct Cell {
    let text: String
    let width: Int

    static let ellipsis = Cell("…")

    init(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "\t": (text, width) = ("    ", 4)
        case _ where scalar.actsUnseen: (text, width) = ("\u{FFFD}", 1)
        default: (text, width) = (String(Character(scalar)), scalar.terminalColumns)
        }
    }
}
