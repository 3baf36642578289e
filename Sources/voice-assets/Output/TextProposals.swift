import NumberGrammar
import VoiceAssetPacks
import VoiceChecks
import VoiceNotifications
import VoiceSplicer

/// Templates for texts that fit none. Nobody but who knows the texts can tell which of them are receipts: this doesn't.
struct TextProposals {
    /// A template for texts of one shape.
    struct Proposal {
        var text: String
        /// Of the texts' notifications; nil for any title.
        var title: String?
        var count: Int
        /// One of the texts.
        var example: String
        /// Whether several numbers in it may be the amount.
        var isDoubtful: Bool
    }

    /// Most texts first.
    private(set) var proposals: [Proposal] = []
    /// The texts that no template can be written for.
    private(set) var rest: [TextLog.Entry] = []

    /// Groups that a text is compared with, and titles of one group that are kept apart: a payer's name may be the title.
    private static let maximumGroups = 32
    private static let maximumTitles = 10

    private let counts: [TextLog.Entry: Int]
    private let samples: [NumberSample]
    private var found: [TextTemplate: Proposal] = [:]

    /// - Parameters:
    ///   - texts: how often each text is there.
    ///   - samples: how the packs' languages write numbers.
    init(_ texts: [(entry: TextLog.Entry, count: Int)], samples: [NumberSample]) {
        counts = Dictionary(texts.map { ($0.entry, $0.count) }) { $0 + $1 }
        self.samples = samples
        let ordered = texts.sorted {
            ($1.count, $0.entry.text, $0.entry.title) < ($0.count, $1.entry.text, $1.entry.title)
        }
        let members = ordered.map { TextGroup.Member(entry: $0.entry, shape: TextShape($0.entry.text)) }
        for members in Dictionary(grouping: members, by: \.shape.frame).values {
            let titles = Dictionary(grouping: members) { Self.template(forTitle: $0.entry.title) }
            for (title, members) in titles.count > Self.maximumTitles ? [nil: members] : titles {
                for group in Self.groups(of: members) { propose(group, title: title) }
            }
        }
        proposals = Array(found.values)
        proposals.sort { ($1.count, $0.text, $0.title ?? "") < ($0.count, $1.text, $1.title ?? "") }
        rest.sort { ($0.text, $0.title) < ($1.text, $1.title) }
    }

    private static func groups(of members: [TextGroup.Member]) -> [TextGroup] {
        var groups: [TextGroup] = []
        members: for member in members {
            for index in groups.indices.prefix(maximumGroups) where groups[index].take(member) { continue members }
            groups.append(TextGroup([member]))
        }
        return groups
    }

    /// What a title is like; nil of one without words.
    private static func template(forTitle title: String) -> String? {
        let shape = TextShape(title)
        let group = TextGroup([.init(entry: .init(title: "", text: title), shape: shape)])
        return shape.letterCount > 0 ? group.template(amount: "{*}") : nil
    }

    private mutating func propose(_ group: TextGroup, title: String?) {
        if let text = template(for: group, title: title) {
            let template = TextTemplate(text, says: "", title: title)
            let example = group.members[0].entry.text
            var proposal =
                found[template]
                ?? Proposal(text: text, title: title, count: 0, example: example, isDoubtful: false)
            proposal.count += group.members.reduce(0) { $0 + (counts[$1.entry] ?? 0) }
            proposal.example = min(proposal.example, example)
            proposal.isDoubtful = proposal.isDoubtful || group.amounts > 1
            found[template] = proposal
            return
        }
        // Without the others, those of one shape may have a template.
        let shapes = Dictionary(grouping: group.members, by: \.shape)
        guard shapes.count > 1 else {
            rest += group.members.map(\.entry)
            return
        }
        for members in shapes.values { propose(TextGroup(members), title: title) }
    }

    /// The first template that fits all texts of a group; nil if none does.
    private func template(for group: TextGroup, title: String?) -> String? {
        let written = group.amounts == 0 ? [] : NumberSample.allCases.map { ("{amount:\($0.rawValue)}", [$0]) }
        return ([("{amount}", samples)] + written).lazy.map { (group.template(amount: $0.0), $0.1) }
            .first { text, samples in
                let template = TextTemplate(text, says: "", title: title)
                return samples.contains { sample in
                    group.members.allSatisfy { template.fits($0.entry.text, title: $0.entry.title, numbers: sample) }
                }
            }?.0
    }
}

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
