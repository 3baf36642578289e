import VoiceAssetPacks
import VoiceNotifications
import VoiceSplicer

/// What stands between the numbers of a text. Numbers are also words with digits in them, such as A017.
struct TextShape: Hashable {
    /// Folded scalars: one more than there are numbers.
    private(set) var literals: [[UInt32]] = [[]]
    /// Of each number, whether the sign or the word of a currency stands beside it.
    private(set) var isMoney: [Bool] = []

    init(_ text: String) {
        let text = FoldedText(text).scalars
        var at = 0
        while at < text.count {
            let end = Self.wordEnd(in: text, at)
            if end == at {
                // Templates have no way to write a brace.
                if [0x7b, 0x7d].contains(text[at]) {
                    append(false)
                } else {
                    literals[literals.count - 1].append(text[at])
                }
                at += 1
            } else if ScalarClass.isDigit(text[at]) {
                let last = Self.numberEnd(in: text, at)
                let unit = Self.wordEnd(in: text, last)
                let isNumber = unit == last || Self.isCurrency(text[last..<unit])
                append(isNumber && Self.isMoney(text, at..<last))
                at = isNumber ? last : unit
            } else {
                let letters = text[at..<end].prefix { !ScalarClass.isDigit($0) }
                if letters.endIndex < end, !Self.isCurrency(letters) {
                    append(false)
                    at = end
                } else {
                    literals[literals.count - 1] += letters
                    at = letters.endIndex
                }
            }
        }
    }

    private mutating func append(_ isMoney: Bool) {
        self.isMoney.append(isMoney)
        literals.append([])
    }

    /// The letters of its words.
    var letterCount: Int { literals.map(Self.letterCount).reduce(0, +) }

    static func letterCount(_ text: some Sequence<UInt32>) -> Int {
        text.count { [.word, .han].contains(ScalarClass($0)) }
    }

    /// What stands beside each number that may be an amount, nothing of another one: texts of one template have it in common.
    var frame: [[ArraySlice<UInt32>]] {
        isMoney.indices.map { index in
            isMoney[index]
                ? [Self.lastPiece(of: literals[index]), Self.firstPiece(of: literals[index + 1])] : []
        }
    }

    private static func firstPiece(of text: [UInt32]) -> ArraySlice<UInt32> {
        let start = text.first == ScalarClass.space ? 1 : 0
        return text[..<min(text.count, max(start + 1, wordEnd(in: text, start)))]
    }

    private static func lastPiece(of text: [UInt32]) -> ArraySlice<UInt32> {
        var start = text.last == ScalarClass.space ? text.count - 1 : text.count
        start = max(0, start - 1)
        while start > 0, isWord(text[start]), isWord(text[start - 1]) { start -= 1 }
        return text[start...]
    }

    static func isWord(_ scalar: UInt32) -> Bool { ScalarClass(scalar) == .word }

    private static func wordEnd(in text: [UInt32], _ start: Int) -> Int {
        text[start...].firstIndex { !isWord($0) } ?? text.count
    }

    /// Where a number ends, with the signs between its digits: `1,234.50`, `1 234,50`.
    private static func numberEnd(in text: [UInt32], _ start: Int) -> Int {
        func digits(_ start: Int) -> Int { text[start...].prefix(while: ScalarClass.isDigit).count }
        var (end, group) = (start + digits(start), digits(start))
        while end + 1 < text.count, ScalarClass.isDigit(text[end + 1]) {
            let next = digits(end + 1)
            switch text[end] {
            case 0x27, 0x2c, 0x2e, 0x2019: break
            case ScalarClass.space where group <= 3 && next == 3: break
            default: return end
            }
            (end, group) = (end + 1 + next, next)
        }
        return end
    }

    // MARK: Currencies

    private static func isMoney(_ text: [UInt32], _ number: Range<Int>) -> Bool {
        let before = text[..<number.lowerBound]
        let front = before.last == ScalarClass.space ? before.dropLast() : before
        let behind = text[number.upperBound...].first == ScalarClass.space ? number.upperBound + 1 : number.upperBound
        if [front.last, text[behind...].first].contains(where: { $0.map { ScalarClass($0) == .currency } ?? false }) {
            return true
        }
        let start = front.lastIndex { !isWord($0) }.map { $0 + 1 } ?? 0
        // Where words follow each other without a space, any of them may be the currency's.
        let ends = [wordEnd(in: text, behind)] + (behind...behind + 5).filter { $0 < text.count }.map { $0 + 1 }
        return isCurrency(front[start...]) || ends.contains { isCurrency(text[behind..<$0]) }
    }

    private static func isCurrency(_ word: ArraySlice<UInt32>) -> Bool {
        guard !word.isEmpty, word.count <= 20 else { return false }
        let text = String(folded: word)
        return ISOCurrency(code: text) != nil || shortWords.contains(text.lowercased())
            || CurrencyWords.all.contains(text.lowercased())
    }

    /// What currencies are called beside numbers.
    private static let shortWords: Set<String> = [
        "ft", "kr", "kč", "rp", "rs", "r", "zł", "р", "руб", "грн", "块", "圆", "บาท", "đ",
    ]
}

extension String {
    /// A text of folded scalars.
    init(folded scalars: some Sequence<UInt32>) {
        self.init(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init)))
    }
}
