import NumberGrammar
import VoiceAssetAppText
import VoiceAssetGrammarProofs
import VoiceAssetPacks
import VoiceAssetUnicodeText

/// Where the number rules write the texts of neighbouring clips otherwise than with a space, or without one where the
/// script has none: `trente` and `et-un` with a hyphen, `ein` and `hundert` as one word.
package struct TextJoins: Sendable, Hashable {
    /// Clips between which one text stands.
    package struct Group: Sendable, Hashable {
        package var text: String
        /// Each of these, by its place in the pack,
        package var left: [Int]
        /// with each of these behind it.
        package var right: [Int]
    }

    package private(set) var groups: [Group] = []
    /// Pairs that the rules write in two ways; one of them is taken.
    package private(set) var doubtful: [[Int]] = []

    init() {}

    /// What stands between two clips; nil for what is usual.
    package func text(between left: Int, and right: Int) -> String? {
        groups.first { $0.left.contains(left) && $0.right.contains(right) }?.text
    }

    /// - Parameters:
    ///   - rules: the pack's with what is written between the clips as further clips.
    ///   - marks: these, by their index behind the pack's clips.
    ///   - clips: the pack's.
    /// - Throws: `TooIntricate` if it is too much work to find out which clips meet, or `RuleFault`.
    init(_ rules: RuleGrammar, marks: [String], clips: [VoicePack.Clip]) throws {
        let part = clips.count + marks.count
        // Nothing is written between items.
        let written = try ClipNeighbours(rules, clipCount: clips.count, part: part).pairs.map { between, pairs in
            let text = between.contains(part) ? nil : Self.written(between.map { marks[$0 - clips.count] }.joined())
            return (text: text, pairs: pairs)
        }
        var rows: [String: [[Int]: [Int]]] = [:]
        // One clip after the other: all pairs with their texts would take much memory.
        for left in clips.indices {
            var texts: [Int: Set<String>] = [:]
            for (text, pairs) in written {
                for right in pairs[left] ?? [] {
                    texts[right, default: []].insert(text ?? Self.usual(clips[left].text, clips[right].text))
                }
            }
            var own: [String: [Int]] = [:]
            for (right, ways) in texts {
                if ways.count > 1 { doubtful.append([left, right]) }
                guard let text = ways.max(by: Self.isLess), text != Self.usual(clips[left].text, clips[right].text)
                else { continue }
                own[text, default: []].append(right)
            }
            for (text, rights) in own { rows[text, default: [:]][rights.sorted(), default: []].append(left) }
        }
        groups = rows.flatMap { text, rows in rows.map { Group(text: text, left: $1.sorted(), right: $0) } }
            .sorted { ($0.text, $0.left[0], $0.right[0]) < ($1.text, $1.left[0], $1.right[0]) }
    }

    /// Adds what other rules of the pack write; what is there already counts.
    mutating func add(_ other: TextJoins) {
        groups += other.groups.filter { !groups.contains($0) }
        doubtful += other.doubtful.filter { !doubtful.contains($0) }
    }

    /// With each clip's end form where the clip stands behind another one.
    func withEndForms(_ endForms: [NumberTable.EndForm]) -> TextJoins {
        let forms = Dictionary(endForms.map { ($0.clip, $0.form) }) { first, _ in first }
        var joins = self
        for index in groups.indices {
            let right = groups[index].right
            joins.groups[index].right = (right + right.compactMap { forms[$0] }).sorted()
        }
        return joins
    }

    /// Of two ways to write a pair the one that shows more: a hyphen before a space, a space before nothing.
    private static func isLess(_ one: String, _ other: String) -> Bool {
        func rank(_ text: String) -> Int { text.isEmpty ? 0 : text == " " ? 1 : 2 }
        return (rank(one), one) < (rank(other), other)
    }

    /// What stands between two texts that nothing is known of.
    private static func usual(_ left: String, _ right: String) -> String {
        let isDense =
            left.unicodeScalars.last?.isWrittenWithoutSpaces == true
            && right.unicodeScalars.first?.isWrittenWithoutSpaces == true
        return isDense ? "" : " "
    }

    /// A text without join marks, with one space where there are several.
    private static func written(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars where !scalar.isInvisibleMark {
            if !scalar.properties.isWhitespace {
                result.unicodeScalars.append(scalar)
            } else if result.last != " " {
                result += " "
            }
        }
        return result
    }
}
