import Foundation
import TestSupport
import Testing
import VoiceSplicer

/// Logs of texts as servers send them.
@Suite("voice-assets say --text -")
struct TextLogTests {
    private static let log = """
        收款15.5元
        收款１５.50元\r
        收款0元

        张三向你付款15元
        王小明向你付款3元
        李四向你付款20.00元
        您尾号1234的账户11月29日10:05收入1,500.00元，余额2,000.00元
        您尾号5678的账户11月30日23:59收入15.00元，余额99.00元
        {"title":"退款通知","body":"已退款¥20"}
        {"text":"No number here"}
        {"x":1}
        Anna sent you $5.00 with Pay
        Bob Lee sent you $7.50 with Pay
        Order A017 is ready
        Order B3 is ready
        Order B3 is ready
        """

    private func run(_ arguments: String..., input: String) throws -> Program.Result.Text {
        try BuiltInPacks.run(["say", "--text", "-"] + arguments, input: input)
    }

    @Test("Counts what texts announce and proposes templates for the others, most texts first")
    func report() throws {
        let result = try run(input: Self.log)
        let output = """
            # 12: text.no-template
            # 2: payment-received of zh-Hans-CNY, by 收款{amount}元
            # 1: amount.zero, such as 收款0元
            # 1: lines of JSON have neither `text` nor `body`
            # Templates that fit the others. Only you know which of them say that money came: take those, and leave out the rest.
            texts:
              - "Order {*} is ready"  # 3 texts, such as Order B3 is ready
              - "{*}向你付款{amount}元"  # 3 texts, such as 张三向你付款15元
              - "{*} sent you ${amount} with Pay"  # 2 texts, such as Anna sent you $5.00 with Pay
              - "您尾号{*}的账户{*}月{*}日{*}收入{amount}元,余额{*}元"  # 2 texts, such as 您尾号1234的账户11月29日10:05收入1,500.00元，余额2,000.00元; or another number is the amount
              - "No number here"  # 1 text, such as No number here
              - { title: "退款通知", text: "已退款¥{amount}" }  # 1 text, such as 已退款¥20

            """
        #expect(result == .init(output: output))
        let lines = Self.log.split(whereSeparator: \.isNewline)
        let shuffled = try run(input: lines.reversed().joined(separator: "\n"))
        #expect(shuffled == result)
    }

    @Test("One pack's templates are tried alone")
    func onePack() throws {
        let result = try run("--pack", "en-USD", input: "收款15.5元\nPayment received: $1\n")
        #expect(result.status == 0)
        #expect(result.output.hasPrefix("# 1: payment-received of en-USD, by Payment received: ${amount}\n"))
        #expect(result.output.contains("- \"收款{amount}元\"  # 1 text"))
    }

    @Test(
        "A proposal is a template that parses and fits, whatever the texts are",
        arguments: [
            ("15元", #""{amount}元""#), ("15", nil), ("$1 234,50 received", #""${amount} received""#),
            ("Paid 1.234,50 €", #""Paid {amount:1.234,50} €""#), ("15th: ¥007", nil), ("{", nil),
            ("a {b} 5 \"c\" \\", #""a {*}b{*} \"c\" \\""#), ("x\u{1b}[3 got 5 USD", #""x\u001b[{*} got {amount} USD""#),
            ("USD 15.00 in, fee 5%", #""USD {amount} in, fee {*}%""#),
            ("Rs15 for table 3x4", #""Rs{amount} for table {*}""#),
            ("2026-11-29 10:05:00 зачислено 15руб", #""{*} зачислено {amount}руб""#),
            // Where an amount would be read in a wrong place, nothing is proposed.
            ("USD 15.00 in, 5% fee", nil), ("A017 15 USD", nil), ("2026-11-29 -> 15 USD", nil),
            (String(repeating: "长", count: 1001) + "5元", nil),
        ] as [(String, String?)])
    func proposal(text: String, template: String?) throws {
        let result = try run(input: text)
        #expect(result.status == 0 && result.errors.isEmpty && !result.output.contains("\u{1b}"))
        guard let template else {
            #expect(result.output.contains("# No template can be proposed for 1 text, such as "), "\(result.output)")
            return
        }
        #expect(result.output.contains("  - \(template)  # 1 text, such as "), "\(result.output)")
    }

    @Test("Texts that share less than half of their words keep templates of their own, and so do other titles")
    func apart() throws {
        let result = try run(
            input: """
                Payment from the shop round the corner: $5
                Fee: $5
                {"title":"In","text":"Sum: $5"}
                {"title":"Out","text":"Sum: $6"}
                """)
        for text in [
            #"- "Payment from the shop round the corner: ${amount}"  # 1 "#, #"- "Fee: ${amount}"  # 1 "#,
            #"- { title: "In", text: "Sum: ${amount}" }  # 1 "#, #"- { title: "Out", text: "Sum: ${amount}" }  # 1 "#,
        ] { #expect(result.output.contains(text), "\(result.output)") }
    }

    @Test("What becomes the same template in several ways is proposed once")
    func once() throws {
        let result = try run(input: "Balance Bob 5\nBalance Ann 6\nBalance X2Y3 7\n")
        let proposals = result.output.split(separator: "\n").filter { $0.hasPrefix("  - ") }
        #expect(proposals == [#"  - "Balance {*}"  # 3 texts, such as Balance Ann 6"#], "\(result.output)")
    }

    @Test("Titles that are names are left out")
    func names() throws {
        let log = (0..<20).map { #"{"title":"\#(Character(Unicode.Scalar(0x4e00 + $0)!))","text":"paid ¥\#($0 + 1)"}"# }
        let result = try run(input: log.joined(separator: "\n"))
        #expect(result.output.contains(#"  - "paid ¥{amount}"  # 20 texts, such as paid ¥1"#), "\(result.output)")
    }

    @Test("A log that can't be read, and a command line that asks for more")
    func refuses() throws {
        let folder = try BuiltInPacks.shared.get().folder
        let piped = try Tool.bash("yes 5 | head -c 9000000 | \"$0\" say --text -", in: folder)
        #expect(piped.status == 1 && piped.errorText.hasPrefix("standard input: error[pack-limit]"))
        let lines = try run(input: String(repeating: "a\n", count: 100_001))
        #expect(lines.status == 1 && lines.errors.contains("too many lines (limit 100000)"), "\(lines.errors)")
        for arguments in [["15"], ["x"], ["--to", "x.mp3"], ["--draft"]] {
            let result = try Tool.run(["say", "--text", "-"] + arguments, in: folder).text
            #expect(result.status == 64 && result.errors.hasPrefix("Error: --text "))
        }
    }
}
