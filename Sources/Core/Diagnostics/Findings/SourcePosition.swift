/// A place in a text file: line and column, both counted from 1.
package struct SourcePosition: Sendable, Hashable, Codable {
    package var line: Int
    package var column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}
