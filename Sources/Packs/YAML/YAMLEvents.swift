import VoiceAssetCYAML
import VoiceAssetCore

/// The events of a YAML text, one after the other; the one place that knows libyaml.
@safe final class YAMLEvents {
    // libyaml keeps pointers to both.
    private let parser: UnsafeMutablePointer<yaml_parser_t>
    private let text: UnsafeMutableBufferPointer<UInt8>
    /// The last text in quotation marks that goes on over several lines, and the line of its end.
    private var longQuotation: (start: SourcePosition, end: Int)?
    /// Where the first mapping begins.
    private var root: SourcePosition?

    /// - Throws: `.unreadable` if there is no memory left.
    init(_ source: String) throws(YAMLProblem) {
        let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
        guard unsafe yaml_parser_initialize(parser) == 1 else {
            unsafe parser.deallocate()
            throw .unreadable
        }
        unsafe self.parser = parser
        unsafe text = .allocate(capacity: source.utf8.count)
        _ = unsafe text.initialize(fromContentsOf: source.utf8)
        unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        unsafe yaml_parser_set_input_string(parser, text.baseAddress, text.count)
    }

    deinit {
        unsafe yaml_parser_delete(parser)
        unsafe parser.deallocate()
        unsafe text.deallocate()
    }

    /// The next event; after `.finish` there is none.
    func next() throws(YAMLProblem) -> YAMLEvent {
        var event = unsafe yaml_event_t()
        guard unsafe yaml_parser_parse(parser, &event) == 1 else { throw problem }
        defer { unsafe yaml_event_delete(&event) }
        let step = unsafe Self.event(event)
        if case .mapping = step.content, root == nil { root = step.position }
        if [.single, .double].contains(step.style), unsafe event.end_mark.line > event.start_mark.line {
            longQuotation = (step.position, unsafe SourcePosition(event.end_mark).line)
        }
        return step
    }

    private static func event(_ event: yaml_event_t) -> YAMLEvent {
        let position = unsafe SourcePosition(event.start_mark)
        switch unsafe event.type {
        case YAML_SCALAR_EVENT:
            let scalar = unsafe event.data.scalar
            let value = unsafe UnsafeBufferPointer(start: scalar.value, count: scalar.length)
            return unsafe YAMLEvent(
                content: .text(
                    String(decoding: value, as: UTF8.self), isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE),
                position: position, tag: scalar.quoted_implicit == 1 ? nil : string(scalar.tag),
                hasAnchor: scalar.anchor != nil, range: Int(event.start_mark.index)..<Int(event.end_mark.index),
                style: style(scalar.style))
        case YAML_SEQUENCE_START_EVENT:
            let list = unsafe event.data.sequence_start
            return unsafe YAMLEvent(
                content: .list, position: position, tag: list.implicit == 0 ? string(list.tag) : nil,
                hasAnchor: list.anchor != nil)
        case YAML_MAPPING_START_EVENT:
            let mapping = unsafe event.data.mapping_start
            return unsafe YAMLEvent(
                content: .mapping, position: position, tag: mapping.implicit == 0 ? string(mapping.tag) : nil,
                hasAnchor: mapping.anchor != nil)
        case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: return YAMLEvent(content: .end, position: position)
        case YAML_ALIAS_EVENT: return YAMLEvent(content: .alias, position: position)
        case YAML_DOCUMENT_START_EVENT: return YAMLEvent(content: .document, position: position)
        case YAML_STREAM_END_EVENT, YAML_NO_EVENT: return YAMLEvent(content: .finish, position: position)
        default: return YAMLEvent(content: .other, position: position)
        }
    }

    private static func style(_ style: yaml_scalar_style_t) -> YAMLEvent.Style {
        switch style {
        case YAML_SINGLE_QUOTED_SCALAR_STYLE: .single
        case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .double
        case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE: .block
        default: .plain
        }
    }

    private static func string(_ text: UnsafePointer<UInt8>?) -> String? {
        unsafe text.map { unsafe String(cString: $0) }
    }

    /// What libyaml's parser stopped at.
    private var problem: YAMLProblem {
        guard unsafe parser.pointee.error == YAML_SCANNER_ERROR || parser.pointee.error == YAML_PARSER_ERROR,
            let problem = unsafe parser.pointee.problem
        else { return .unreadable }
        let mark = unsafe parser.pointee.problem_mark
        let stop = YAMLStop(
            words: unsafe String(cString: problem), position: SourcePosition(mark),
            context: unsafe parser.pointee.context.map { unsafe String(cString: $0) },
            start: SourcePosition(unsafe parser.pointee.context_mark))
        return stop.problem(after: longQuotation, root: root)
    }
}

extension SourcePosition {
    /// libyaml counts from 0.
    fileprivate init(_ mark: yaml_mark_t) { self.init(line: Int(mark.line) + 1, column: Int(mark.column) + 1) }
}

/// A step of a YAML text: what begins or ends here.
struct YAMLEvent {
    enum Content {
        /// A scalar; a plain one stands without quotes.
        case text(String, isPlain: Bool)
        case list
        case mapping
        /// The end of the list or mapping that began last.
        case end
        case alias
        case document
        /// The end of the text.
        case finish
        /// Nothing that a document consists of.
        case other
    }

    var content: Content
    var position: SourcePosition
    /// The tag that is written there, in full.
    var tag: String?
    var hasAnchor = false
    /// Where a scalar stands, quotation marks included, in scalars of the text.
    var range = 0..<0
    var style = Style.plain

    /// How a scalar is written.
    enum Style: Sendable {
        case plain
        case single
        case double
        /// In lines of its own, behind `|` or `>`.
        case block
    }
}

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
    /// libyaml's problem.
    let words: String
    let position: SourcePosition
    /// What it was reading, in its words, and where that began.
    let context: String?
    let start: SourcePosition

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
