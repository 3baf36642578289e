import VoiceAssetDiagnostics

/// A finding's message, taken apart into what many findings of one cause share and what each has of its own: figures and
/// names.
struct MessagePieces: Hashable {
    enum Piece: Hashable {
        case text(String)
        /// A decimal number, as it is written.
        case figure(String)
        /// What stands in backquotes or single quotes, without them.
        case name(String)
    }

    let pieces: [Piece]

    init(_ message: String) {
        var pieces: [Piece] = []
        var text: [Character] = []
        var rest = Array(message)[...]
        func close() {
            if !text.isEmpty { pieces.append(.text(String(text))) }
            text = []
        }
        while let first = rest.first {
            if let end = Self.nameEnd(rest, isAtStart: text.last?.isLetter != true) {
                text.append(first)
                close()
                pieces.append(.name(String(rest[(rest.startIndex + 1)..<end])))
                text.append(first)
                rest = rest[(end + 1)...]
            } else if Self.canPrecedeFigure(text.last), let end = Self.figureEnd(rest) {
                close()
                pieces.append(.figure(String(rest[..<end])))
                rest = rest[end...]
            } else {
                text.append(first)
                rest = rest.dropFirst()
            }
        }
        close()
        self.pieces = pieces
    }

    /// The message with nothing in the place of figures and names.
    var pattern: [Piece] {
        pieces.map { piece in
            switch piece {
            case .text: piece
            case .figure: .figure("")
            case .name: .name("")
            }
        }
    }

    /// The figures or names at each place.
    var values: [String] {
        pieces.compactMap { piece in
            switch piece {
            case .text: nil
            case .figure(let value), .name(let value): value
            }
        }
    }

    /// Where the quotation ends that begins here, if one does.
    private static func nameEnd(_ rest: ArraySlice<Character>, isAtStart: Bool) -> Int? {
        guard let quote = rest.first, quote == "`" || quote == "'" && isAtStart else { return nil }
        return rest.dropFirst().firstIndex(of: quote)
    }

    private static func canPrecedeFigure(_ character: Character?) -> Bool {
        character.map { " (".contains($0) } ?? true
    }

    /// Where the number ends that begins here, if one does and nothing clings to it.
    private static func figureEnd(_ rest: ArraySlice<Character>) -> Int? {
        var end = rest.startIndex
        if let first = rest.first, "-−".contains(first) { end += 1 }
        let digits = end
        while end < rest.endIndex, rest[end].isASCII, rest[end].isNumber || rest[end] == "." { end += 1 }
        guard end > digits, Double(String(rest[digits..<end])) != nil else { return nil }
        return end == rest.endIndex || " ,;)%".contains(rest[end]) ? end : nil
    }
}
