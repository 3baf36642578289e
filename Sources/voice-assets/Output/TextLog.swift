import Foundation
import NumberGrammar
import VoiceAssetCommandOutput
import VoiceAssetCore
import VoiceChecks
import VoiceNotifications
import VoiceSplicer

/// What a log of real texts announces, and templates for those that fit none: `say --text -`.
struct TextLog {
    /// A text and the title of its notification, which may be empty.
    struct Entry: Hashable {
        var title: String
        var text: String
    }

    private static let maximumBytes = 8_000_000
    private static let maximumLines = 100_000
    /// Templates that are proposed, and characters of a text that is shown.
    private static let maximumProposals = 200
    private static let maximumShown = 80

    /// How often each text is there.
    private var counts: [Entry: Int] = [:]
    /// Lines of JSON without a text.
    private var textless = 0

    /// Reads standard input: a text each line, or a JSON object with `text` or `body` and perhaps `title`.
    init() throws(Finding) {
        let file = "standard input"
        let bytes: [UInt8]
        do throws(FileReadError) { bytes = try Self.standardInput() } catch { throw error.diagnostic(file: file) }
        let lines = bytes.withoutByteOrderMark.split(separator: UInt8(ascii: "\n"))
        guard lines.count <= Self.maximumLines else {
            throw Finding(.packLimit, "lines", ["most": .count(Self.maximumLines)]).at(file)
        }
        for line in lines {
            let text = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
            let entry = Self.entry(String(decoding: text, as: UTF8.self))
            if let entry, FoldedText(entry.text).scalars.isEmpty { continue }
            if let entry { counts[entry, default: 0] += 1 } else { textless += 1 }
        }
    }

    private static func standardInput() throws(FileReadError) -> [UInt8] {
        var bytes: [UInt8] = []
        while let piece = AmountLines.read() {
            bytes += piece
            guard bytes.count <= maximumBytes else { throw .tooLarge(bytes: bytes.count, limit: maximumBytes) }
        }
        return bytes
    }

    /// - Returns: nil of JSON without a text.
    static func entry(_ line: String) -> Entry? {
        guard line.first == "{",
            let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
        else { return Entry(title: "", text: line) }
        guard let text = object["text"] as? String ?? object["body"] as? String else { return nil }
        return Entry(title: object["title"] as? String ?? "", text: text)
    }

    /// The report, whose end is ready for pack.yml.
    func lines(by splicers: [PackSplicer], _ names: [String]) -> [String] {
        var told: [String: Int] = [:]
        var failed: [String: (count: Int, example: String)] = [:]
        var missing: [(entry: Entry, count: Int)] = []
        for (entry, count) in counts {
            switch ToldText(entry.text, title: entry.title, key: "text", by: splicers, names) {
            case .said(let said):
                told["\(said.announcement) of \(said.pack), by \(said.template)", default: 0] += count
            case .unsaid(PayloadReader.IgnoredReason.noTemplate(key: "").code, _): missing.append((entry, count))
            case .unsaid(let code, _):
                let old = failed[code]
                failed[code] = ((old?.count ?? 0) + count, min(old?.example ?? entry.text, entry.text))
            }
        }
        let proposals = TextProposals(
            missing, samples: Set(splicers.map(\.manifest.numbers)).sorted { $0.rawValue < $1.rawValue })
        let notes =
            told.map { ($0.value, $0.key) }
            + failed.map { ($0.value.count, "\($0.key), such as \(Self.shown($0.value.example))") }
            + [
                (missing.reduce(0) { $0 + $1.count }, PayloadReader.IgnoredReason.noTemplate(key: "").code),
                (textless, "lines of JSON have neither `text` nor `body`"),
            ].filter { $0.0 > 0 }
        return notes.sorted { ($1.0, $0.1) < ($0.0, $1.1) }.map { "# \($0.0): \($0.1)" } + Self.lines(of: proposals)
    }

    private static func lines(of proposals: TextProposals) -> [String] {
        var lines: [String] = []
        if !proposals.proposals.isEmpty {
            lines.append(
                "# Templates that fit the others. Only you know which of them say that money came: take those, and leave out the rest."
            )
            lines.append("texts:")
        }
        for proposal in proposals.proposals.prefix(maximumProposals) {
            let text = proposal.text.inYAML
            let item = proposal.title.map { "{ title: \($0.inYAML), text: \(text) }" } ?? text
            let doubt = proposal.isDoubtful ? "; or another number is the amount" : ""
            lines.append(
                "  - \(item)  # \(counted(proposal.count, "text")), such as \(shown(proposal.example))\(doubt)")
        }
        if proposals.proposals.count > maximumProposals {
            lines.append("# \(proposals.proposals.count - maximumProposals) more templates are left out.")
        }
        if let first = proposals.rest.first {
            lines.append(
                "# No template can be proposed for \(counted(proposals.rest.count, "text")), such as \(shown(first.text))"
            )
        }
        return lines
    }

    private static func shown(_ text: String) -> String {
        let start = text.prefix(maximumShown)
        return start.endIndex < text.endIndex ? "\(start)…" : text
    }
}

extension String {
    /// A double-quoted scalar of YAML.
    fileprivate var inYAML: String {
        let escaped = unicodeScalars.map { scalar in
            switch scalar.value {
            case 0x22, 0x5c: "\\\(scalar)"
            case 0x20...0x7e, 0xa0...0xd7ff, 0xe000...0xfefe, 0xff00...0xfffd, 0x10000...: "\(scalar)"
            default:
                "\\u" + String(repeating: "0", count: 4 - String(scalar.value, radix: 16).count)
                    + String(scalar.value, radix: 16)
            }
        }
        return "\"\(escaped.joined())\""
    }
}

/// What a phone makes of the text of a push.
enum ToldText {
    /// What it says.
    struct Said {
        /// The index of the pack that speaks, and its name.
        var speaker: Int
        var pack: String
        var announcement: String
        /// Its values, the amount's digits among them.
        var values: [String: String]
        /// The text of the template that fits.
        var template: String

        /// The announcement and its values, in order of their names, behind the amount.
        var words: String {
            let amount = AmountGrammar.amountName
            let names = values.keys.sorted { ($0 == amount ? "" : $0) < ($1 == amount ? "" : $1) }
            return ([announcement] + names.map { "\($0)=\(values[$0] ?? "")" }).joined(separator: " ")
        }

        /// The same behind the pack's name.
        var line: String { "\(pack): \(words)" }
    }

    case said(Said)
    /// Why it says nothing.
    case unsaid(code: String, words: String)

    /// - Parameters:
    ///   - key: what the text is called where it says nothing.
    ///   - splicers: the packs whose templates are tried, at least one.
    ///   - names: their names.
    init(_ text: String, title: String, key: String = "--text", by splicers: [PackSplicer], _ names: [String]) {
        do {
            let found = try PayloadReader.reading(of: text, title: title, key: key, by: splicers)
            switch found.reading {
            case .ignored(let reason): self = .unsaid(code: reason.code, words: "\(reason)")
            case .announcement(let request):
                var values = request.values ?? [:]
                values[AmountGrammar.amountName] = request.amount?.description
                self = .said(
                    Said(
                        speaker: found.speaker, pack: names[found.speaker], announcement: request.announcement,
                        values: values, template: found.template?.text ?? ""))
            }
        } catch {
            self = .unsaid(code: error.code, words: "\(error)")
        }
    }
}

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
