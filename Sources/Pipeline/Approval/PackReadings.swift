package import NumberGrammar
package import VoiceManifest
import VoiceSplicer

/// What a pack's announcements say, as text.
package struct PackReadings: Sendable {
    package let grammar: AmountGrammar
    /// Those of the clips that the table refers to.
    let clipTexts: [String]
    let texts: [Transcript.Text]
    private let joins: TextJoins

    /// - Parameters:
    ///   - texts: those of the clips that the table refers to.
    ///   - joins: what a generated pack says instead, of neighbouring clips.
    package init(_ grammar: AmountGrammar, texts: [String], joins: [SpliceManifest.TextJoin] = []) {
        self.grammar = grammar
        self.joins = TextJoins(joins, clips: texts.count)
        clipTexts = texts
        self.texts = texts.map { .init($0) }
    }

    /// What a generated pack says; nil if it announces nothing.
    package init?(_ splice: CheckedSplice) {
        guard let grammar = splice.grammar else { return nil }
        self.init(grammar, texts: splice.manifest.clips.map(\.text), joins: splice.manifest.textJoins)
    }

    /// The fraction digits of the pack's amounts.
    package var scale: Int { grammar.range.lowerBound.scale }

    /// The ids of the announcements, sorted.
    package var announcementIDs: [String] { grammar.table.announcements.keys.sorted() }

    /// The announcement of an amount that comes without an id.
    package var defaultAnnouncementID: String? { grammar.defaultAnnouncement }

    /// The text of these clips.
    func text(of clips: [Int]) -> String {
        var transcript = Transcript()
        var before: Int?
        for clip in clips {
            transcript.append(texts[clip], join: before.flatMap { joins.text(between: $0, and: clip) })
            // A pause says nothing.
            if !texts[clip].text.isEmpty { before = clip }
        }
        return transcript.text
    }

    /// The text of an announcement.
    /// - Parameter amount: not looked at if the announcement says none.
    package func text(_ announcement: String, amount: Amount?) throws(AmountGrammar.Refusal) -> String {
        text(of: try grammar.clips(announcement: announcement, amount: amount))
    }

    /// The text of an announcement with values, by the names of its slots; the amount's under `amount`.
    package func text(_ announcement: String, values: [String: String]) throws(AmountGrammar.Refusal) -> String {
        text(of: try grammar.clips(announcement: announcement, values: values))
    }
}

// MARK: Parts

extension PackReadings {
    /// Whether an announcement says an amount.
    var saysAmounts: Bool { grammar.table.announcements.values.contains { $0.contains(.amount) } }

    private func amount(_ text: String) throws(AmountGrammar.Refusal) -> Amount {
        do { return try Amount(text, scale: scale) } catch { throw .amountText(text, error) }
    }

    /// The words of a slot's value; the amount's slot is `amount`.
    func words(slot: String, value: String) throws(AmountGrammar.Refusal) -> String {
        guard slot == AmountGrammar.amountName else {
            do { return text(of: try grammar.clips(slot: slot, value: value)) } catch { throw .slot(slot, error) }
        }
        guard saysAmounts else { throw .slot(slot, .unknown) }
        let amount = try amount(value)
        return text(of: try grammar.clips(amount: amount))
    }

    /// What an announcement says around the values of slots, which stand in it as `{queue}`; nil if there is no such
    /// announcement, it has not all of these slots, or it can't do without another.
    /// - Parameter slots: their names.
    func phrase(_ announcement: String, slots: [String]) -> String? {
        guard let items = grammar.table.announcements[announcement] else { return nil }
        var said: Set<String> = []
        var transcript = Transcript()
        for item in items {
            let (name, isOptional): (String, Bool)
            switch item {
            case .clip(let clip):
                transcript.append(texts[clip])
                continue
            case .amount: (name, isOptional) = (AmountGrammar.amountName, false)
            case .slot(let slot, let isLeftOut): (name, isOptional) = (slot, isLeftOut)
            }
            if slots.contains(name) {
                said.insert(name)
                transcript.append(.init("{\(name)}"))
            } else if !isOptional {
                return nil
            }
        }
        return said == Set(slots) ? transcript.text : nil
    }

    /// An announcement with values in its parts: what it says around them, and the words of each.
    func parts(
        _ announcement: String, values: [String: String]
    ) throws(AmountGrammar.Refusal) -> (phrase: String, values: [(slot: String, text: String)]) {
        // What refuses the whole, refuses the parts.
        _ = try grammar.clips(announcement: announcement, values: values)
        var slots: [String] = []
        for slot in grammar.slots(announcement: announcement) ?? []
        where values[slot.name] != nil && !slots.contains(slot.name) { slots.append(slot.name) }
        guard let phrase = phrase(announcement, slots: slots) else { throw .unknownAnnouncement(announcement) }
        var words: [(slot: String, text: String)] = []
        for slot in slots { words.append((slot, try self.words(slot: slot, value: values[slot] ?? ""))) }
        return (phrase, words)
    }
}

/// The values of an announcement with slots as one text, in the place of an amount: `queue=A017 table=3`, in the order of the
/// announcement. In values a space, `=` and `%` are written as `%20`, `%3D` and `%25`.
package enum SlotValuesText {
    private static let escapes: [(Character, String)] = [("%", "%25"), (" ", "%20"), ("=", "%3D")]

    /// - Parameter slots: those of the announcement.
    package static func text(_ values: [String: String], of slots: [AmountGrammar.SlotInfo]) -> String {
        text(slots.compactMap { slot in values[slot.name].map { (slot.name, $0) } })
    }

    /// - Parameter values: those of slots, in their order.
    static func text(_ values: [(slot: String, value: String)]) -> String {
        values.map { "\($0.slot)=\(escaped($0.value))" }.joined(separator: " ")
    }

    /// The values of such a text; nil of one that is none, or that has a slot twice.
    package static func values(_ text: String) -> [String: String]? {
        var values: [String: String] = [:]
        for part in text.split(separator: " ") {
            let pair = part.split(separator: "=", omittingEmptySubsequences: false)
            guard pair.count == 2, values.updateValue(unescaped(pair[1]), forKey: String(pair[0])) == nil else {
                return nil
            }
        }
        return values
    }

    private static func escaped(_ text: String) -> String {
        text.map { character in escapes.first { $0.0 == character }?.1 ?? String(character) }.joined()
    }

    private static func unescaped(_ text: Substring) -> String {
        var plain = ""
        var rest = text
        while let first = rest.first {
            let escape = escapes.first { rest.hasPrefix($0.1) }
            plain.append(escape?.0 ?? first)
            rest = rest.dropFirst(escape?.1.count ?? 1)
        }
        return plain
    }
}
