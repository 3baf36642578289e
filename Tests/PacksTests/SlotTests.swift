import Testing

@testable import VoiceAssetPacks

@Suite struct SlotTests {
    @Test(arguments: [
        ("{integer}", Slot.Kind.integer, nil), ("{digits:all}", .allDigits, nil), ("{amount}", .amount, nil),
        ("{integer %spellout-numbering}", .integer, "%spellout-numbering"), ("{digits %%x_1}", .digits, "%%x_1"),
    ])
    func reads(text: String, kind: Slot.Kind, ruleSet: String?) {
        #expect(Slot(text)?.kind == kind)
        #expect(Slot(text)?.ruleSet == ruleSet)
    }

    @Test(arguments: [
        "", "{", "{}", "}{", "integer", "{integer", "{ integer}", "{integer }", "{integer  %a}", "{integer a}",
        "{integer %}",
        "{integer %%%a}", "{integer %a b}", "{Integer}", "{major %a}", "{amount %a}", "{integer %é}", "{all}",
    ])
    func rejects(text: String) { #expect(Slot(text) == nil) }
}
