package import NumberGrammar
import VoiceSplicer

/// What a pack's announcements say, as text.
package struct PackReadings: Sendable {
    package let grammar: AmountGrammar
    private let texts: [Transcript.Text]

    /// - Parameter texts: those of the clips that the table refers to.
    package init(_ grammar: AmountGrammar, texts: [String]) {
        self.grammar = grammar
        self.texts = texts.map { .init($0) }
    }

    /// The fraction digits of the pack's amounts.
    package var scale: Int { grammar.range.lowerBound.scale }

    /// The ids of the announcements, sorted.
    package var announcementIDs: [String] { grammar.table.announcements.keys.sorted() }

    /// The announcement of an amount that comes without an id.
    package var defaultAnnouncementID: String? {
        let saying = announcementIDs.filter { grammar.saysAmount(announcement: $0) == true }
        return saying.count == 1 ? saying[0] : announcementIDs.first { $0 == "payment-received" }
    }

    /// The text of these clips.
    package func text(of clips: [Int]) -> String {
        var transcript = Transcript()
        for clip in clips { transcript.append(texts[clip]) }
        return transcript.text
    }

    /// The text of an announcement.
    /// - Parameter amount: not looked at if the announcement says none.
    package func text(_ announcement: String, amount: Amount?) throws(AmountGrammar.Refusal) -> String {
        text(of: try grammar.clips(announcement: announcement, amount: amount))
    }
}
