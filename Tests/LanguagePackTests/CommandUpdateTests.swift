import Foundation
import TestSupport
import Testing

/// `--update` of packs that are there.
extension CommandTests {
    /// A line is added and nothing else changes, whatever the person has written into the file.
    @Test(arguments: ["\n", "\r\n"]) func updateAddsLines(lineEnd: String) throws {
        _ = try run("vi", "--currency", "VND", "--range", "0...999")
        let edited = try text("recordings/vi-VND/pack.yml")
            .replacing("range: 0...999 ", with: "range: 0...9999")
            .replacing("\n  \"3\": ba\n", with: "\n\n  # mine\n  \"3\":   'ba'  # so\n").replacing("\n", with: lineEnd)
        try folder.write("recordings/vi-VND/pack.yml", edited.utf8)
        let rules = try text("recordings/vi-VND/numbers.rbnf")
        try folder.write(
            "recordings/vi-VND/numbers.rbnf",
            rules.replacing("\n1000: =#,##0=;", with: "\n1000: << ngàn[ >>];\n10000: =#,##0=;", maxReplacements: 1)
                .replacing("\n4: bốn;", with: "\n4: bón;", maxReplacements: 1).utf8)
        let result = try run("vi", "--currency", "VND", "--update")
        #expect(
            result.outputText == """
                recordings/vi-VND/pack.yml: 2 clips added; review and record:
                  4-bon: bón
                  thousand: ngàn
                Nothing says 1 clip any more; remove what you don't need:
                  4
                Next: voice-assets script vi-VND --missing

                """)
        #expect(result.status == 0 && result.errorText.isEmpty)
        let after = try text("recordings/vi-VND/pack.yml")
        let added = "  4-bon: bón\(lineEnd)  thousand: ngàn\(lineEnd)"
        #expect(after.contains(added) && after.replacing(added, with: "") == edited)
        #expect(
            try run("vi", "--currency", "VND", "--update").outputText.hasPrefix(
                "recordings/vi-VND/pack.yml: nothing to add, nothing changed\n"))
        #expect(!files().contains { $0.contains("/.") })
    }

    @Test func updateLeavesAnotherStyleAlone() throws {
        _ = try run("vi", "--currency", "VND", "--range", "0...9")
        let yaml = """
            locale: vi
            currency: VND
            range: 0...9
            clips: { dong: đồng }
            numbers: numbers.rbnf
            amount: [{ say: ["{integer}", dong] }]
            announcements: { paid: ["{amount}"] }

            """
        try folder.write("recordings/vi-VND/pack.yml", yaml.utf8)
        let result = try run("vi", "--currency", "VND", "--update")
        #expect(result.status == 1 && result.outputText.isEmpty)
        #expect(
            result.errorText.tells("error[pack-syntax]: … 10"),
            "\(result.errorText)")
        #expect(try text("recordings/vi-VND/pack.yml") == yaml)
    }

    @Test func updateReportsWrongRules() throws {
        _ = try run("vi", "--currency", "VND", "--range", "0...9")
        try folder.write("recordings/vi-VND/numbers.rbnf", "%a:\n0: =%b=;\n".utf8)
        let result = try run("vi", "--currency", "VND", "--update")
        #expect(result.status == 1)
        #expect(
            result.errorText.tells("recordings/vi-VND/numbers.rbnf:2:4: error[numbers-unknown-set]: … `%b`"))
    }

    /// A pack that says no amounts is updated by its language alone.
    @Test func updateOfAPackWithoutAmounts() throws {
        let added = try run("en", "--announce", "order-ready=order,counter")
        let rules = try text("recordings/en-announcements/numbers.rbnf")
        #expect(added.status == 0 && rules.contains(" new en --update\n"), "\(added.outputText)")
        let file = "recordings/en-announcements/pack.yml"
        #expect(try run("en", "--update").outputText == "\(file): nothing to add, nothing changed\n")
        let wide = try text(file).replacing("number: 1...99,", with: "number: 1...999,")
        try folder.write(file, wide.utf8)
        let update = try run("en", "--update")
        #expect(update.status == 0 && update.outputText.contains("\n  hundred: hundred\n"), "\(update.errorText)")
        #expect(try run("en", "--update").outputText == "\(file): nothing to add, nothing changed\n")
    }

    /// A range that somebody widened beyond the rules that were written for it.
    @Test func updateAddsRules() throws {
        _ = try run("vi", "--currency", "VND", "--range", "0...999")
        let yaml = try text("recordings/vi-VND/pack.yml").replacing("range: 0...999", with: "range: 0...20000")
        try folder.write("recordings/vi-VND/pack.yml", yaml.utf8)
        let rules = try text("recordings/vi-VND/numbers.rbnf")
        let dry = try run("vi", "--currency", "VND", "--update", "--dry-run")
        let told = """
            recordings/vi-VND, number rules: 4 rules added; review:
              %spellout-cardinal: 1000: << nghìn[ >%%after-thousand>];
              %spellout-cardinal: 1000000: =#,##0=;
              %%after-thousand: 1: không trăm =%%after-hundred=;
              %%after-thousand: 100: =%spellout-cardinal=;
            recordings/vi-VND/pack.yml: 1 clip added; review and record:
              thousand: nghìn

            """
        #expect(dry.status == 0 && dry.outputText == told.replacing("added", with: "would be added"))
        #expect(try text("recordings/vi-VND/pack.yml") == yaml && text("recordings/vi-VND/numbers.rbnf") == rules)
        let result = try run("vi", "--currency", "VND", "--update")
        #expect(
            result.status == 0 && result.errorText.isEmpty
                && result.outputText == told + "Next: voice-assets script vi-VND --missing\n")
        #expect(try text("recordings/vi-VND/pack.yml").contains("\n  thousand: nghìn\n"))
        #expect(try text("recordings/vi-VND/numbers.rbnf").contains("\n1000: << nghìn"))
        #expect(
            try run("vi", "--currency", "VND", "--update").outputText
                == "recordings/vi-VND/pack.yml: nothing to add, nothing changed\n")
    }

    /// The built-in pack calls its rule set otherwise than the language's file does its only one.
    @Test func updateMendsABuiltInPack() throws {
        for name in ["pack.yml", "numbers.rbnf"] {
            let file = Document.root.appendingPathComponent("recordings/en-USD/\(name)")
            let text = try String(contentsOf: file, encoding: .utf8)
            let wide = text.replacing(/(?m)^range:.*$/, with: "range: 0.00...999999999999.99")
            try folder.write("recordings/en-USD/\(name)", wide.utf8)
        }
        let result = try run("en", "--currency", "USD", "--update")
        #expect(
            result.status == 0
                && result.outputText == """
                    recordings/en-USD, number rules: 1 rule added; review:
                      %spellout-cardinal: 1000000000: << billion[ >>];
                    recordings/en-USD/pack.yml: 1 clip added; review and record:
                      billion: billion
                    Next: voice-assets script en-USD --missing

                    """
        )
    }

    @Test func updateTellsThatRulesDoNotReach() throws {
        _ = try run("vi", "--currency", "VND", "--range", "0...999")
        let yaml = try text("recordings/vi-VND/pack.yml")
        try folder.write(
            "recordings/vi-VND/pack.yml", yaml.replacing("range: 0...999", with: "range: 0...999999999999999").utf8)
        let result = try run("vi", "--currency", "VND", "--update")
        #expect(result.status == 1, "\(result.errorText)")
        #expect(
            result.errorText.contains("error[numbers-range]") && result.errorText.contains("1000000000000"))
        #expect(!String(decoding: result.output, as: UTF8.self).contains("nothing to add"))
    }
}
