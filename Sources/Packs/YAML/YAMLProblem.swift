import VoiceAssetCore

/// Why a text is not YAML as packs have it.
enum YAMLProblem: Error {
    /// libyaml's words, and the place.
    case syntax(String, SourcePosition)
    /// A quotation mark to which the file has no other, or one first in a later line.
    case quotation(SourcePosition, end: Int?)
    /// A list or mapping in brackets that is not closed as it should be.
    case bracket(String, SourcePosition)
    /// A line with other spaces at its beginning than those that it belongs to.
    case indentation(spaces: Int, SourcePosition)
    /// A line of a list without the mark of an item.
    case dash(line: Int, SourcePosition)
    /// A key where none can stand.
    case colon(SourcePosition)
    /// More lists and mappings in each other than anybody follows.
    case depth(SourcePosition)
    case alias(SourcePosition)
    case secondDocument(SourcePosition)
    /// The system has no memory left, or libyaml refused without a reason.
    case unreadable
}

/// Where libyaml stopped, and in its words why.
struct YAMLStop {
    private let words: String
    private let position: SourcePosition
    private let context: String?
    private let start: SourcePosition

    /// - Parameters:
    ///   - words: libyaml's problem.
    ///   - context: what it was reading, in its words.
    ///   - start: where that began.
    init(words: String, at position: SourcePosition, context: String?, from start: SourcePosition) {
        (self.words, self.position, self.context, self.start) = (words, position, context, start)
    }

    /// Returns the slip that is to be mended.
    /// - Parameters:
    ///   - quotation: the last text in quotation marks over several lines: its start, and the line of its end.
    ///   - root: where the first mapping begins.
    func problem(after quotation: (start: SourcePosition, end: Int)?, root: SourcePosition?) -> YAMLProblem {
        // libyaml stops where the file ends; what is to be mended is where the quotation begins.
        if context == "while scanning a quoted scalar", words == "found unexpected end of stream" {
            return .quotation(start, end: nil)
        }
        if let quotation, quotation.end == position.line { return .quotation(quotation.start, end: quotation.end) }
        if words == "mapping values are not allowed in this context" { return .colon(position) }
        switch (context, words) {
        case ("while parsing a block mapping", "did not find expected key") where position.column != start.column:
            return indentation
        case (nil, "did not find expected <document start>"):
            if let root, root.column > position.column { return indentation }
        case ("while parsing a block collection", "did not find expected '-' indicator"):
            return position.column == start.column
                ? .dash(line: start.line, position) : indentation
        case ("while parsing a flow mapping", _): return .bracket("{", start)
        case ("while parsing a flow sequence", _): return .bracket("[", start)
        default: break
        }
        guard let context else { return .syntax(words, position) }
        let place = start.line == position.line ? "" : " from line \(start.line)"
        return .syntax("\(context)\(place), \(words)", position)
    }

    private var indentation: YAMLProblem { .indentation(spaces: position.column - 1, position) }
}
