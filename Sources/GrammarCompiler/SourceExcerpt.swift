import Diagnostics

/// A line of a file's bytes with a caret at a place in it.
enum SourceExcerpt {
    static func text(_ bytes: [UInt8], _ position: SourcePosition) -> String? {
        let (text, _) = SourceText.decode(bytes)
        return text.excerpt(text.index(of: position))
    }
}

extension SourceText {
    /// The index of the scalar at a place, or of the end.
    func index(of position: SourcePosition) -> Int {
        var line = 1
        var index = 0
        while line < position.line, index < scalars.count {
            index = lineEnd(index)
            if index < scalars.count, scalars[index] == "\r", index + 1 < scalars.count, scalars[index + 1] == "\n" {
                index += 1
            }
            index = min(index + 1, scalars.count)
            line += 1
        }
        return min(index + position.column - 1, scalars.count)
    }
}
