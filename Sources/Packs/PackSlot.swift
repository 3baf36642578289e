package import NumberGrammar
import VoiceAssetCore

extension VoicePack {
    /// What announcements say besides the amount.
    package struct Slot: Sendable, Equatable {
        package enum Kind: Sendable, Equatable {
            /// A number of a range, by patterns and words as an amount has them.
            case number(range: ClosedRange<Amount>, patterns: [AmountPattern], words: [String: String])
            /// Texts, each with the ids of its clips.
            case choice([String: [String]])
            /// Symbols, each with the ids of its clips; of which the last ones are said, if not all; and the clip that stands for
            /// the first of two that are the same, if there is one; and how they are parted, if they are.
            case spell(
                [NumberTable.Slot.Spelling.Group], clips: [String: [String]], last: Int?, double: String?,
                groups: Grouping?)
            /// A time of day, or a day of the calendar.
            case fields(Fields)
            /// How long something takes: of these seconds, in these parts, the largest first.
            case duration(range: ClosedRange<Int64>, parts: [DurationPart])
        }

        /// Whether it is a number of a range.
        package var isNumber: Bool { if case .number = kind { true } else { false } }

        /// Symbols that belong together, and the pause between two groups of them.
        package struct Grouping: Sendable, Equatable {
            /// Of each group, counted from the end; the first one has the rest.
            package var sizes: [Int]
            package var pause: Pause
        }

        /// A time of day or a day of the calendar, and how it is said.
        package struct Fields: Sendable, Equatable {
            package enum Item: Sendable, Equatable {
                /// The clip with this id.
                case clip(String)
                /// A field, said by this rule set; nil for the default one, and for months, which `months` says.
                case field(NumberTable.Field, ruleSet: String?)

                /// The field that it says; nil of a clip.
                package var field: NumberTable.Field? { if case .field(let field, _) = self { field } else { nil } }

                /// The id of its clip.
                package var clip: String? { if case .clip(let id) = self { id } else { nil } }
            }

            /// One way to say a value, where these fields lie in these spans.
            package struct Pattern: Sendable, Equatable {
                package var when: [NumberTable.Field: ClosedRange<Int64>]
                package var say: [Item]
            }

            package var form: NumberTable.Form
            /// Ranks.
            package var range: ClosedRange<Int64>
            /// The ids of each of the twelve months' clips; none if no pattern says the month.
            package var months: [[String]]
            package var patterns: [Pattern]

            /// By pattern, the numbers of each field that it says, because no earlier pattern does; none of a pattern that no
            /// value of the range has.
            package var said: [[NumberTable.Field: Set<Int64>]] {
                var said: [[NumberTable.Field: Set<Int64>]] = patterns.map { _ in [:] }
                for rank in form.ranks(in: range) {
                    let value = form.values(rank)
                    let index = patterns.firstIndex { $0.when.allSatisfy { $0.value.contains(value[$0.key]) } }
                    guard let index else { continue }
                    for field in form.fields + (form == .time ? [.hour12] : []) {
                        said[index][field, default: []].formUnion(value.said(of: field))
                    }
                }
                return said
            }
        }

        /// Hours, minutes or seconds of a duration, and how a number of them is said.
        package struct DurationPart: Sendable, Equatable {
            package var unit: NumberTable.Field
            package var patterns: [AmountPattern]
            /// By plural category.
            package var words: [String: String]
        }

        package var name: String
        package var kind: Kind

        /// Names that mean something else between braces.
        static let takenNames = Set(
            AmountPart.Kind.allCases.map(\.rawValue) + [PhraseItem.amount, "word", "pause", "hour", "minute", "part"]
                // Keys that pushes have for something else (Apple, Generating a remote notification; FCM HTTP v1, Message).
                + ["alert", "aps", "badge", "category", "currency", "from", "notification", "sound"])
    }
}

/// The `spell` of a slot in pack.yml: `[A-H][0-9]{3}`.
enum SpellSyntax {
    private static let maximumDifferent = 500

    /// - Throws: what is wrong with the text, at no place yet.
    static func groups(_ text: String) throws(Finding) -> [NumberTable.Slot.Spelling.Group] {
        var rest = Array(text.unicodeScalars)[...]
        var groups: [NumberTable.Slot.Spelling.Group] = []
        var longest = 0
        while let first = rest.first {
            let symbols: Set<Unicode.Scalar>
            if first == "[" {
                guard let end = rest.firstIndex(of: "]") else { throw unread(rest, in: text) }
                symbols = try Self.symbols(rest[rest.index(after: rest.startIndex)..<end], of: text)
                rest = rest[(end + 1)...]
            } else {
                guard isSymbol(first) else { throw unread(rest, in: text) }
                symbols = [first]
                rest = rest.dropFirst()
            }
            let (min, max) = try count(&rest, of: text)
            longest += max
            try requireFew(longest, limit: NumberTable.Slot.maximumSymbols)
            groups.append(
                .init(symbols: String(String.UnicodeScalarView(symbols.sorted())), min: min, max: max))
        }
        guard groups.contains(where: { $0.min > 0 }) else { throw Finding(.packValue, "spell nothing") }
        return groups
    }

    /// Something else than symbols, lists of them in brackets, and counts.
    private static func unread(_ part: ArraySlice<Unicode.Scalar>, in text: String) -> Finding {
        Finding(
            .packValue, "spell",
            ["part": .piece(String(String.UnicodeScalarView(part.prefix(40)))), "text": .piece(text)])
    }

    /// Symbols that are said in one text, or different ones.
    private static func requireFew(_ count: Int, limit: Int) throws(Finding) {
        guard count <= limit else { throw Finding(.packLimit, "symbols", ["most": .count(limit)]) }
    }

    private static func symbols(
        _ list: ArraySlice<Unicode.Scalar>, of text: String
    ) throws(Finding) -> Set<Unicode.Scalar> {
        var symbols: Set<Unicode.Scalar> = []
        var rest = list
        while let first = rest.popFirst() {
            guard isSymbol(first) else { throw unread(list, in: text) }
            var last = first
            if rest.first == "-" {
                rest.removeFirst()
                guard let end = rest.popFirst(), isSymbol(end) else { throw unread(list, in: text) }
                last = end
            }
            guard first <= last else {
                throw Finding(.packValue, "spell backwards", ["range": .piece("\(first)-\(last)")])
            }
            try requireFew(symbols.count + Int(last.value - first.value) + 1, limit: maximumDifferent)
            symbols.formUnion((first.value...last.value).compactMap(Unicode.Scalar.init).filter(isSymbol))
        }
        guard !symbols.isEmpty else { throw unread(["[", "]"], in: text) }
        return symbols
    }

    /// `?`, `{3}`, `{4,12}`, or nothing.
    private static func count(
        _ rest: inout ArraySlice<Unicode.Scalar>, of text: String
    ) throws(Finding) -> (min: Int, max: Int) {
        if rest.first == "?" {
            rest.removeFirst()
            return (0, 1)
        }
        guard rest.first == "{" else { return (1, 1) }
        guard let end = rest.firstIndex(of: "}") else { throw unread(rest, in: text) }
        let numbers = rest[(rest.startIndex + 1)..<end].split(separator: ",", omittingEmptySubsequences: false).map {
            part in
            let text = String(String.UnicodeScalarView(part))
            return (1...3).contains(text.utf8.count) && text.utf8.allSatisfy(\.isASCIIDigit) ? Int(text) : nil
        }
        guard (1...2).contains(numbers.count), let min = numbers[0], let max = numbers[numbers.count - 1], min <= max,
            max > 0
        else { throw unread(rest[...end], in: text) }
        rest = rest[(end + 1)...]
        return (min, max)
    }

    /// Letters and numbers of any script, one scalar each.
    private static func isSymbol(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .decimalNumber: true
        default: false
        }
    }
}

/// The symbols of a slot's `spell`, each once.
package enum SpelledSymbols {
    /// Sorted; empty for a text that is no form, which reading the pack reports.
    package static func symbols(of form: String) -> [String] {
        let groups = (try? SpellSyntax.groups(form)) ?? []
        let symbols = groups.reduce(into: Set<Unicode.Scalar>()) { $0.formUnion($1.symbols.unicodeScalars) }
        return symbols.sorted().map { String($0) }
    }
}
