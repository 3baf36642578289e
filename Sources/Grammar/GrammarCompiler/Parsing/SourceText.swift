import NumberGrammar
import VoiceAssetCore

/// The text of a file by Unicode scalars, with its lines.
struct SourceText {
    let scalars: [Unicode.Scalar]
    /// Where each line begins.
    private let lineStarts: [Int]

    /// Reads UTF-8, without a byte order mark.
    ///
    /// - Returns: also the index of the first thing that is not UTF-8, where the text then ends.
    static func decode(_ bytes: [UInt8]) -> (text: SourceText, invalid: Int?) {
        var scalars: [Unicode.Scalar] = []
        scalars.reserveCapacity(bytes.count)
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        while true {
            switch decoder.decode(&iterator) {
            case .scalarValue(let scalar): scalars.append(scalar)
            case .emptyInput: return (SourceText(scalars), nil)
            case .error: return (SourceText(scalars), scalars.count)
            }
        }
    }

    private init(_ scalars: [Unicode.Scalar]) {
        self.scalars = scalars
        var lineStarts = [0]
        for (index, scalar) in scalars.enumerated() where scalar.isLineEnd {
            let isHalf = scalar == "\r" && index + 1 < scalars.count && scalars[index + 1] == "\n"
            if !isHalf { lineStarts.append(index + 1) }
        }
        self.lineStarts = lineStarts
    }

    /// The scalars at these indexes.
    func string(_ indexes: some Sequence<Int>) -> String {
        String(String.UnicodeScalarView(indexes.map { scalars[$0] }))
    }

    var hasByteOrderMark: Bool { scalars.first == "\u{FEFF}" }

    /// The line and column of a scalar, or of the end.
    func position(_ index: Int) -> SourcePosition {
        let line = lineNumber(index)
        return SourcePosition(line: line + 1, column: index - lineStarts[line] + 1)
    }

    /// The index of the scalar at a place, or of the end.
    func index(of position: SourcePosition) -> Int {
        guard position.line <= lineStarts.count else { return scalars.count }
        return min(lineStarts[position.line - 1] + position.column - 1, scalars.count)
    }

    /// The line of a scalar, and a caret under it; nil if the line is empty.
    func excerpt(_ index: Int) -> String? {
        // More than is shown, yet little of a line that is a megabyte long.
        let reach = 2 * Excerpt.maximumWidth
        let start = max(lineStarts[lineNumber(index)], index - reach)
        let end = index + scalars[index...].prefix(reach).prefix { !$0.isLineEnd }.count
        return start < end ? Excerpt.text(line: scalars[start..<end], column: index - start + 1) : nil
    }

    /// Where the line of a scalar ends, before its line feed or carriage return.
    func lineEnd(_ index: Int) -> Int {
        scalars[index...].firstIndex(where: \.isLineEnd) ?? scalars.count
    }

    private func lineNumber(_ index: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= index { low = middle } else { high = middle }
        }
        return low
    }
}

extension Unicode.Scalar {
    var isLineEnd: Bool { self == "\n" || self == "\r" }

    /// What ICU passes over between the parts of a rule: Pattern_White_Space (UAX #31).
    var isPatternSpace: Bool {
        switch value {
        case 0x09...0x0D, 0x20, 0x85, 0x200E, 0x200F, 0x2028, 0x2029: true
        default: false
        }
    }

    var isASCIIDigit: Bool { UInt8(exactly: value)?.isASCIIDigit == true }

    /// A letter, digit, `-` or `_`.
    var isNameCharacter: Bool {
        UInt8(exactly: value)?.isASCIILetterOrDigit == true || self == "-" || self == "_"
    }

    /// CLDR's files write arrows for `<` and `>`.
    var withoutArrow: Unicode.Scalar {
        switch self {
        case "←": "<"
        case "→": ">"
        default: self
        }
    }
}
