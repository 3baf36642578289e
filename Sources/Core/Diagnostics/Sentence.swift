import VoiceAssetUnicodeText

/// Words with values in them: what is the same in many findings is told from what each has of its own.
package struct Sentence: Sendable, Hashable {
    enum Part: Sendable, Hashable {
        case words(String)
        case value(Finding.Argument)
        /// A quantity without its unit.
        case number(Finding.Argument)
    }

    private(set) var parts: [Part] = []

    /// A template with its arguments: `{name}` stands for one with its unit, `{name#}` for its number alone, and `{name|is|are}` for the
    /// words that go with one and with any other number.
    init(_ template: String, _ arguments: [String: Finding.Argument]) {
        var rest = template[...]
        while let open = rest.firstIndex(of: "{") {
            let name = rest[rest.index(after: open)...].prefix { $0.isLetter || $0.isNumber }
            let form = rest[name.endIndex...].prefix { $0 != "}" }
            let words = form.split(separator: "|", omittingEmptySubsequences: false)
            if let argument = arguments[String(name)], form.endIndex < rest.endIndex,
                ["", "#"].contains(form) || words.count == 3 && words[0].isEmpty
            {
                add(String(rest[..<open]))
                if words.count == 3 {
                    add(String(words[argument.words(isBare: true) == "1" ? 1 : 2]))
                } else {
                    parts.append(form.isEmpty ? .value(argument) : .number(argument))
                }
                rest = rest[form.endIndex...].dropFirst()
            } else {
                add(String(rest[..<name.startIndex]))
                rest = rest[name.startIndex...]
            }
        }
        add(String(rest))
    }

    private mutating func add(_ words: String) {
        if case .words(let before)? = parts.last {
            parts[parts.count - 1] = .words(before + words)
        } else if !words.isEmpty {
            parts.append(.words(words))
        }
    }

    /// Puts words, a sentence and more words behind it.
    mutating func add(_ words: String, _ other: Sentence, _ more: String = "") {
        add(words)
        parts += other.parts
        add(more)
    }

    /// The sentence in words.
    package var text: String {
        parts.map { part in
            switch part {
            case .words(let words): words
            case .value(let argument): argument.words()
            case .number(let argument): argument.words(isBare: true)
            }
        }.joined()
    }

    /// What findings of one cause share, and what each has of its own.
    package struct Piece: Sendable, Hashable {
        package enum Kind: Sendable, Hashable {
            case text
            /// A number, as it is written.
            case figure
            /// A text in quotes, without them.
            case name(quote: Character)
            /// A command on the file.
            case command
        }

        package let kind: Kind
        package let text: String

        /// The number, the name or the command.
        package var value: String? { kind == .text ? nil : text }

        /// What is left of it without its value.
        package var blank: Piece { kind == .text ? self : Piece(kind: kind, text: "") }
    }

    /// The sentence taken apart; neighbouring texts are one.
    package var pieces: [Piece] {
        var pieces: [Piece] = []
        func put(_ text: String) {
            if let last = pieces.last, last.kind == .text {
                pieces[pieces.count - 1] = Piece(kind: .text, text: last.text + text)
            } else if !text.isEmpty {
                pieces.append(Piece(kind: .text, text: text))
            }
        }
        var behindName = 0
        for (index, part) in parts.enumerated() {
            switch part {
            case .words(let words):
                put(String(words.dropFirst(behindName)))
                behindName = 0
            case .value(.quantity(let quantity)), .number(.quantity(let quantity)):
                pieces.append(Piece(kind: .figure, text: quantity.number))
                if case .value = part, let unit = quantity.unitWord { put(" \(unit)") }
            case .value(.command(let command)), .number(.command(let command)):
                pieces.append(Piece(kind: .command, text: command))
            case .value(let argument), .number(let argument):
                guard let (quote, prefix, suffix) = quoted(index) else {
                    put(argument.words())
                    continue
                }
                if let last = pieces.last, last.kind == .text {
                    pieces[pieces.count - 1] = Piece(kind: .text, text: String(last.text.dropLast(prefix.count)))
                }
                pieces.append(Piece(kind: .name(quote: quote), text: prefix + argument.words() + suffix))
                behindName = suffix.count
            }
        }
        return pieces
    }

    /// The quote, and what stands between quotes before and behind a value, as in `\(clip).wav`; nil if no quotes are around it.
    private func quoted(_ index: Int) -> (quote: Character, prefix: Substring, suffix: Substring)? {
        guard index > 0, index + 1 < parts.count, case .words(let before) = parts[index - 1],
            case .words(let behind) = parts[index + 1],
            let open = before.lastIndex(where: { $0 == "`" || $0 == "'" }),
            let close = behind.firstIndex(of: before[open])
        else { return nil }
        let (prefix, suffix) = (before[before.index(after: open)...], behind[..<close])
        return prefix.contains(" ") || suffix.contains(" ") ? nil : (before[open], prefix, suffix)
    }
}

/// What a finding says: what was found, the limit that it breaks, and what to do about it.
package struct FindingWords: Sendable, Hashable {
    /// With its unit: `212 samples at full scale`.
    package let found: Sentence
    /// With its unit.
    package let limit: Sentence?
    /// Whether `limit` is the one right value instead of a bound.
    let isExpected: Bool
    /// An imperative.
    package let advice: Sentence?

    /// What was found and the limit, without what to do: `212 samples at full scale (limit 0)`.
    package var fault: Sentence {
        var sentence = found
        if let limit { sentence.add(isExpected ? " (expected " : " (limit ", limit, ")") }
        return sentence
    }

    /// All in one: `212 samples at full scale (limit 0); record again 6 dB lower`.
    package var sentence: Sentence {
        var sentence = fault
        if let advice { sentence.add("; ", advice) }
        return sentence
    }
}

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
