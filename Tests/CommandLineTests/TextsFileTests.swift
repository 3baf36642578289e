import Foundation
import TestSupport
import Testing

/// Texts of pushes beside a pack.yml, and what they are to say.
@Suite("texts.csv")
struct TextsFileTests {
    /// A generated pack, and texts beside its pack.yml.
    private func validate(_ table: String) throws -> Program.Result.Text {
        let folder = try TemporaryFolder()
        let source = try BuiltInPacks.shared.get().folder.url("VoiceAssets/zh-Hans-CNY")
        try FileManager.default.createDirectory(at: folder.url("VoiceAssets"), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: source, to: folder.url("VoiceAssets/zh-Hans-CNY"))
        try folder.write("recordings/zh-Hans-CNY/texts.csv", table.utf8)
        return try Tool.run(["validate", "--quiet", "--pack", "zh-Hans-CNY"], in: folder).text
    }

    @Test("Texts that say what stands beside them are no findings")
    func asExpected() throws {
        let table = """
            \u{feff}text;title;announcement;values\r
            收款15.5元;;payment-received;amount=15.50\r
            收入￥２;到账;payment-received;amount=2\r
            尚未收款15元;;;\r
            收款15.505元\r
            收款0元;;;
            """
        let result = try validate(table)
        #expect(result.status == 0 && !result.output.contains("text-otherwise"), "\(result)")
    }

    @Test("A text that says something else is an error, with what it says and what was expected")
    func otherwise() throws {
        let table = """
            text,announcement,values
            收款20元,payment-received,amount=2
            收款0元,payment-received,amount=0
            订单来了,new-order,
            收款3元,,
            收款4元,refund-sent,amount=4
            """
        let result = try validate(table)
        let place = "recordings/zh-Hans-CNY/texts.csv"
        let advice = "; correct the templates in pack.yml and run generate, or correct this row\n"
        let told = [
            (
                "2",
                "the text `收款20元` announces `payment-received amount=20.00` (expected `payment-received amount=2.00`)"
            ),
            ("3", "the text `收款0元` announces nothing because of amount.zero (expected `payment-received amount=0.00`)"),
            ("4", "the text `订单来了` announces nothing because of text.no-template (expected `new-order`)"),
            ("5", "the text `收款3元` announces `payment-received amount=3.00` (expected nothing)"),
            ("6", "the text `收款4元` announces `payment-received amount=4.00` (expected `refund-sent amount=4.00`)"),
        ]
        #expect(result.status == 1)
        let findings = told.map { "\(place):\($0.0):1: error[text-otherwise]: \($0.1)\(advice)" }.joined()
        #expect(result.output.contains(findings), "\(result)")
    }

    @Test(
        "A table that is none is told with the line",
        arguments: [
            (
                "text,announcement\na,b\n",
                ":1:1: error[text-otherwise]: the table has no column `values`; write these columns"
            ),
            ("text,announcement,values\na,paid,15\n", ":2:1: error[text-otherwise]: `15` is no value"),
            ("text,announcement,values\na,paid,amount=1 amount=2\n", "`amount=2` is no value"),
            ("text,announcement,values\na,paid,amount=1.505\n", "`amount=1.505` is no value"),
            (
                "text,announcement,values\na,,amount=1\n",
                ":2:1: error[text-otherwise]: this row has values, but its column `announcement` is empty"
            ),
            (
                "text,announcement,values\n,paid,\n",
                ":2:1: error[text-otherwise]: the cell in the column `text` is empty"
            ),
            ("text,announcement,values\n\"a,paid,\n", ":2:1: error[text-otherwise]: a quotation mark is out of place"),
        ])
    func noTable(table: String, words: String) throws {
        let result = try validate(table)
        #expect(result.status == 1 && result.output.contains(words), "\(result)")
    }
}
