import Foundation
import NumberGrammar
import TestSupport
import Testing
import VoiceAssetGrammarProofs
import VoiceTables

@Suite("Forms of clips at the end of an announcement")
struct EndFormTests {
    private let forms = (0...11).map { NumberTable.EndForm(clip: $0, form: 12 + $0) }

    private func grammar(
        _ forms: [NumberTable.EndForm], _ announcements: [String: [NumberTable.AnnouncementItem]]? = nil
    ) throws -> AmountGrammar {
        var table = SampleGrammars.iterated.table
        if let announcements { table.announcements = announcements }
        return try table.compiled(
            clipCount: 24, range: Amount("0", scale: 2)...Amount("99.99", scale: 2), endForms: forms)
    }

    @Test("The last clip is always the form that it has, and no form is ever said before it")
    func last() throws {
        let announcements: [String: [NumberTable.AnnouncementItem]] = [
            "paid": [.clip(11), .amount], "first": [.amount, .clip(11)], "twice": [.amount, .amount], "no": [.clip(11)],
        ]
        let (plain, every) = (try grammar([], announcements), try grammar(forms, announcements))
        let some = try grammar(forms.filter { $0.clip.isMultiple(of: 3) }, announcements)
        for number in Int64(0)...9999 {
            let amount = try Amount(minorUnits: number, scale: 2)
            for id in announcements.keys {
                let said = try plain.clips(announcement: id, amount: amount)
                let last = said[said.count - 1]
                #expect(try every.clips(announcement: id, amount: amount) == said.dropLast() + [last + 12])
                let form = last.isMultiple(of: 3) ? last + 12 : last
                #expect(try some.clips(announcement: id, amount: amount) == said.dropLast() + [form])
            }
            #expect(try every.clips(amount: amount) == plain.clips(amount: amount))
        }
    }

    @Test(
        "A table's forms that contradict each other, or the table, are refused",
        arguments: [
            ([(0, 24)], .unknownClip(24)), ([(-1, 12)], .unknownClip(-1)), ([(24, 12)], .unknownClip(24)),
            // A clip that is its own form, one that machines say, one of two clips, one with a form.
            ([(0, 0)], .endForm(0)), ([(0, 1)], .endForm(0)), ([(0, 12), (1, 12)], .endForm(1)),
            ([(0, 12), (12, 13)], .endForm(0)), ([(1, 13), (0, 12)], .endForm(0)), ([(0, 12), (0, 13)], .endForm(0)),
        ] as [([(Int, Int)], NumberGrammarError)])
    func unsound(forms: [(Int, Int)], fault: NumberGrammarError) {
        #expect(throws: fault) { try grammar(forms.map { .init(clip: $0.0, form: $0.1) }) }
    }

    @Test("Are written as pairs, and a table without them has no such key")
    func json() throws {
        var table = NumberTable()
        #expect(!table.text.contains("endForms"))
        table.endForms = [.init(clip: 3, form: 4), .init(clip: 5, form: 6)]
        #expect(table.text.contains(#""endForms":[[3,4],[5,6]]"#))
        #expect(try NumberTable(json: table.text) == table)
    }

    @Test("Pairs of another form are refused", arguments: ["[[1]]", "[[1,2,3]]", "[1,2]", #"[["1",2]]"#, "[[1,0.5]]"])
    func malformed(pairs: String) {
        #expect(throws: VoiceTableError.self) { try NumberTable(json: #"{"endForms":\#(pairs)}"#) }
    }
}
