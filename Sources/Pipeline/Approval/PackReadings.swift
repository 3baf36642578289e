package import NumberGrammar
import VoiceAssetUnicodeText
package import VoiceManifest
import VoiceSplicer

/// What a pack's announcements say, as text.
package struct PackReadings: Sendable {
    package let grammar: AmountGrammar
    /// Those of the clips that the table refers to.
    let clipTexts: [String]
    let texts: [Transcript.Text]
    private let spelling: Spelling?
    private let joins: TextJoins

    /// What amounts say in the words of the number rules, which the clips part.
    package struct Spelling: Sendable {
        let grammar: AmountGrammar
        let texts: [String]

        /// - Parameters:
        ///   - grammar: the same amounts and announcements, its clips pieces of text.
        ///   - texts: the pieces, with the spaces, hyphens and join marks of the rules.
        package init(_ grammar: AmountGrammar, texts: [String]) { (self.grammar, self.texts) = (grammar, texts) }

        /// The text of an announcement: a number as its rules write it, and spaces between the items of its pattern.
        func text(_ announcement: String, amount: Amount?) throws(AmountGrammar.Refusal) -> String {
            text(of: try grammar.parts(announcement: announcement, amount: amount)[...])
        }

        /// The words of an amount in an announcement that says nothing else but clips.
        func words(of amount: Amount, in announcement: String) throws(AmountGrammar.Refusal) -> String {
            let items = grammar.table.announcements[announcement] ?? []
            let before = items.prefix { $0 != .amount }.count
            let parts = try grammar.parts(announcement: announcement, amount: amount)
            return text(of: parts.dropFirst(before).dropLast(max(0, items.count - before - 1)))
        }

        private func text(of parts: ArraySlice<[Int]>) -> String {
            var transcript = Transcript()
            for part in parts {
                let text = Self.written(part.map { texts[$0] }.joined())
                if !text.isEmpty { transcript.append(.init(text)) }
            }
            return transcript.text
        }

        /// A text without join marks, with one space where there are several, and none around it.
        private static func written(_ text: String) -> String {
            text.withoutInvisibleMarks.split { $0.isWhitespace }.joined(separator: " ")
        }
    }

    /// - Parameters:
    ///   - texts: those of the clips that the table refers to.
    ///   - spelling: how the number rules write what the clips say; nil if that is not known.
    ///   - joins: what a generated pack says instead, of neighbouring clips.
    package init(
        _ grammar: AmountGrammar, texts: [String], spelling: Spelling? = nil, joins: [SpliceManifest.TextJoin] = []
    ) {
        self.grammar = grammar
        self.joins = TextJoins(joins, clips: texts.count)
        self.spelling = spelling
        clipTexts = texts
        self.texts = texts.map { .init($0) }
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
        if let spelling { return try spelling.text(announcement, amount: amount) }
        return text(of: try grammar.clips(announcement: announcement, amount: amount))
    }

    /// The text of an announcement with values, by the names of its slots; the amount's under `amount`.
    package func text(_ announcement: String, values: [String: String]) throws(AmountGrammar.Refusal) -> String {
        let clips = try grammar.clips(announcement: announcement, values: values)
        guard let spelling, grammar.saysSlots(announcement: announcement) == false else { return text(of: clips) }
        return try spelling.text(announcement, amount: try values[AmountGrammar.amountName].map(amount))
    }
}

// MARK: Parts

extension PackReadings {
    /// Whether an announcement says an amount.
    var saysAmounts: Bool { grammar.table.announcements.values.contains { $0.contains(.amount) } }

    /// An announcement that says an amount once, and nothing else but clips.
    private var amountAnnouncement: String? {
        announcementIDs.first { id in
            grammar.saysSlots(announcement: id) == false
                && grammar.table.announcements[id]?.count { $0 == .amount } == 1
        }
    }

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
        if let spelling, let id = amountAnnouncement { return try spelling.words(of: amount, in: id) }
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
