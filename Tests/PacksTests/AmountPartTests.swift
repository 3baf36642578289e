import Testing

@testable import VoiceAssetPacks

@Suite struct AmountPartTests {
    @Test(arguments: [
        ("{integer}", AmountPart.Kind.integer, nil), ("{digits:all}", .allDigits, nil),
        ("{integer %spellout-numbering}", .integer, "%spellout-numbering"), ("{digits %%x_1}", .digits, "%%x_1"),
    ])
    func reads(text: String, kind: AmountPart.Kind, ruleSet: String?) {
        #expect(AmountPart(text)?.kind == kind)
        #expect(AmountPart(text)?.ruleSet == ruleSet)
    }

    @Test(arguments: [
        "", "{", "{}", "}{", "integer", "{integer", "{ integer}", "{integer }", "{integer  %a}", "{integer a}",
        "{integer %}",
        "{integer %%%a}", "{integer %a b}", "{Integer}", "{major %a}", "{amount %a}", "{integer %é}", "{all}",
    ])
    func rejects(text: String) { #expect(AmountPart(text) == nil) }
}
