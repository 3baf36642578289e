import VoiceSplicer

/// Texts of one shape, but for words that vary.
struct TextGroup {
    struct Member {
        let entry: TextLog.Entry
        let shape: TextShape
    }

    /// What is the same in a literal: all of it, or its start and its end.
    private typealias Common = (start: ArraySlice<UInt32>, end: ArraySlice<UInt32>?)

    private var literals: [Common]
    private let letterCount: Int
    private(set) var members: [Member]

    /// - Parameter members: texts of the same shape, at least one.
    init(_ members: [Member]) {
        literals = members[0].shape.literals.map { ($0[...], nil) }
        letterCount = members[0].shape.letterCount
        self.members = members
    }

    /// How many numbers may be the amount.
    var amounts: Int { members[0].shape.isMoney.count { $0 } }

    /// Takes in a text of the same frame if half of the letters are the same, and says whether it did.
    mutating func take(_ member: Member) -> Bool {
        let common = zip(literals, member.shape.literals).map { Self.common($0, $1[...]) }
        let kept = common.map { TextShape.letterCount($0.start) + TextShape.letterCount($0.end ?? []) }.reduce(0, +)
        let most = max(letterCount, member.shape.letterCount)
        guard kept * 2 >= most, kept > 0 || most == 0 else { return false }
        literals = common
        members.append(member)
        return true
    }

    private static func common(_ literal: Common, _ other: ArraySlice<UInt32>) -> Common {
        if literal.end == nil, literal.start == other { return literal }
        var start = zip(literal.start, other).prefix { $0 == $1 }.count
        while start > 0, isInWord(literal.start, start) || isInWord(other, start) { start -= 1 }
        let (left, right) = (literal.end ?? literal.start.dropFirst(start), other.dropFirst(start))
        var end = zip(left.reversed(), right.reversed()).prefix { $0 == $1 }.count
        while end > 0, isInWord(left, left.count - end) || isInWord(right, right.count - end) { end -= 1 }
        return (literal.start.prefix(start), left.suffix(end))
    }

    /// Whether a place is in the middle of a word.
    private static func isInWord(_ text: ArraySlice<UInt32>, _ place: Int) -> Bool {
        guard place > 0, place < text.count else { return false }
        let index = text.startIndex + place
        return TextShape.isWord(text[index - 1]) && TextShape.isWord(text[index])
    }

    // MARK: The template

    private enum Piece: Equatable {
        case text([UInt32])
        case star
        case amount
    }

    /// What fits the texts: what is the same, `{*}` for what varies, and `amount` in place of the first number that may be one.
    func template(amount: String) -> String {
        let isMoney = members[0].shape.isMoney
        var pieces: [Piece] = []
        for (index, literal) in literals.enumerated() {
            if index > 0 { Self.add(index - 1 == isMoney.firstIndex(of: true) ? .amount : .star, to: &pieces) }
            Self.add(.text(Array(literal.start)), to: &pieces)
            if let end = literal.end {
                Self.add(.star, to: &pieces)
                Self.add(.text(Array(end)), to: &pieces)
            }
        }
        return pieces.map { piece in
            switch piece {
            case .text(let text): String(folded: text)
            case .star: "{*}"
            case .amount: amount
            }
        }.joined()
    }

    /// Numbers with a single sign between them, as those of a date, are one star.
    private static func add(_ piece: Piece, to pieces: inout [Piece]) {
        if piece == .text([]) { return }
        if piece == .star {
            if pieces.last == .star { return }
            if pieces.dropLast().last == .star, case .text(let text)? = pieces.last, text.count == 1,
                TextShape.letterCount(text) == 0
            {
                pieces.removeLast()
                return
            }
        }
        pieces.append(piece)
    }
}
