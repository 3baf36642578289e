package import NumberGrammar
import VoiceAssetUnicodeText
package import VoiceManifest
import VoiceSplicer

/// What a pack's announcements say, as text.
package struct PackReadings: Sendable {
    package let grammar: AmountGrammar
    /// Those of the clips that the table refers to.
    let clipTexts: [String]
    private let texts: [Transcript.Text]
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
            var transcript = Transcript()
            for part in try grammar.parts(announcement: announcement, amount: amount) {
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
        _ grammar: AmountGrammar, texts: [String], spelling: Spelling? = nil, joins: [PackManifest.TextJoin] = []
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
    private func text(of clips: [Int]) -> String {
        var transcript = Transcript()
        var before: Int?
        for clip in clips {
            transcript.append(texts[clip], join: before.flatMap { joins.text(between: $0, and: clip) })
            before = clip
        }
        return transcript.text
    }

    /// The text of an announcement.
    /// - Parameter amount: not looked at if the announcement says none.
    package func text(_ announcement: String, amount: Amount?) throws(AmountGrammar.Refusal) -> String {
        if let spelling { return try spelling.text(announcement, amount: amount) }
        return text(of: try grammar.clips(announcement: announcement, amount: amount))
    }

    /// The text of an announcement with values, by the names of its slots.
    package func text(_ announcement: String, values: [String: String]) throws(AmountGrammar.Refusal) -> String {
        text(of: try grammar.clips(announcement: announcement, values: values))
    }
}
