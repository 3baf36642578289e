import NumberGrammar
import TestSupport
import Testing
import VoiceAssetCore

@testable import VoiceAssetGrammarProofs

@Suite("What the built-in packs say")
struct BuiltInPackTests {
    @Test("They compile without an error or a warning", arguments: BuiltInPack.names)
    func clean(name: String) throws {
        #expect(try BuiltInPack.named(name).diagnostics.map(\.line) == [])
    }

    @Test("Every amount is said, and every clip by some amount", arguments: BuiltInPack.names)
    func whole(name: String) throws {
        let pack = try BuiltInPack.named(name)
        let proof = try AnnouncementProof(pack.grammar, samples: pack.texts.map { _ in 1 }, limit: .max)
        #expect(proof.unsaid.isEmpty)
        #expect(zip(pack.texts, proof.witnesses).filter { $1 == nil }.map(\.0) == [])
    }

    @Test("No two amounts are said alike, by their clips or by their texts", arguments: BuiltInPack.names)
    func unambiguous(name: String) throws {
        let pack = try BuiltInPack.named(name)
        for spellings in [pack.texts.indices.map { [UInt32($0)] }, texts(pack)] {
            #expect(try alikePair(pack.grammar, spellings) == nil)
        }
        // Amounts of other texts have other clips.
        let amounts = Int64(0)...(Exhaustive.isWanted ? 1_000_000 : 20_000)
        #expect(try alikeAmounts(pack.grammar, texts(pack), amounts) == nil)
    }

    /// The control: what a pack without a fraction and one with two clips of one text say alike.
    @Test("Amounts that are said alike are found", arguments: BuiltInPack.names)
    func ambiguous(name: String) throws {
        let pack = try BuiltInPack.named(name)
        var table = pack.grammar.table
        table.amounts = table.amounts.filter(\.isForWholeNumbers).map { .init(say: $0.say) }
        try #require(table.amounts.count == 1)
        let grammar = try AmountGrammar(table, clipCount: pack.texts.count, range: pack.grammar.range)
        let left = try alikePair(grammar, texts(pack))
        #expect(left.map { [$0.first.minorUnits, $0.second.minorUnits] } == [0, 1])
        var spellings = texts(pack)
        let six = try #require(pack.texts.firstIndex { ["six", "шесть", "六"].contains($0) })
        let seven = try #require(pack.texts.firstIndex { ["seven", "семь", "七"].contains($0) })
        spellings[seven] = spellings[six]
        let alike = try alikeAmounts(pack.grammar, spellings, 0...20_000)
        let found = try alikePair(pack.grammar, spellings)
        #expect(found.map { [$0.first.minorUnits, $0.second.minorUnits] } == alike)
        #expect(alike != nil)
    }

    private func texts(_ pack: BuiltInPack) -> [[UInt32]] {
        pack.texts.map { text in text.unicodeScalars.filter { $0 != " " }.map(\.value) }
    }

    /// Each is read wrongly by some published code; what is said wrongly stands beside it.
    @Test(
        "Chinese amounts that are easily said wrongly",
        arguments: [
            ("0.00", "零元"),  // nothing
            ("0.01", "零点零一元"), ("0.10", "零点一元"), ("0.20", "零点二元"),
            ("15.50", "十五点五元"),  // 十五点五零元
            ("15.00", "十五元"), ("1.05", "一点零五元"), ("2.05", "二点零五元"), ("2.50", "二点五元"),
            ("200.50", "二百点五元"), ("22222.22", "二万二千二百二十二点二二元"),
            ("1.00", "一元"), ("2.00", "两元"), ("10.00", "十元"), ("11.00", "十一元"), ("12.00", "十二元"),
            ("20.00", "二十元"), ("22.00", "二十二元"),
            ("100.00", "一百元"), ("102.00", "一百零二元"),
            ("110.00", "一百一十元"),  // 一百十元
            ("112.00", "一百一十二元"), ("200.00", "两百元"), ("202.00", "两百零二元"), ("222.00", "两百二十二元"),
            ("1001.00", "一千零一元"), ("1002.00", "一千零二元"), ("1010.00", "一千零一十元"), ("1100.00", "一千一百元"),
            ("2000.00", "两千元"), ("2200.00", "两千两百元"),
            ("10010.00", "一万零一十元"),
            ("10100.00", "一万零一百元"),  // 一万一百元
            ("10200.00", "一万零两百元"), ("20000.00", "两万元"), ("22222.00", "两万两千两百二十二元"),
            ("100000.00", "十万元"), ("110000.00", "十一万元"), ("120000.00", "十二万元"),
            ("111111.00", "十一万一千一百一十一元"),  // 一十一万…
            ("111111.11", "十一万一千一百一十一点一一元"), ("199999.00", "十九万九千九百九十九元"),
            ("200000.00", "二十万元"), ("1001000.00", "一百万一千元"),
            ("2000000.00", "两百万元"), ("20000002.00", "两千万零二元"),
            ("100000000.00", "一亿元"),  // nothing from here on
            ("100000001.00", "一亿零一元"), ("100010000.00", "一亿零一万元"),
            ("100010001.00", "一亿零一万零一元"),  // 一亿一万零一元
            ("100110000.00", "一亿零一十一万元"), ("110000000.00", "一亿一千万元"), ("200000000.00", "两亿元"),
            ("200020002.00", "两亿零两万零二元"), ("999999999.99", "九亿九千九百九十九万九千九百九十九点九九元"),
        ])
    func chinese(amount: String, reading: String) throws {
        #expect(try BuiltInPack.named("zh-Hans-CNY").say(amount) == "收入" + reading)
    }

    @Test(
        "English amounts that are easily said wrongly",
        arguments: [
            ("0.00", "zero dollars"), ("0.01", "one cent"), ("0.02", "two cents"), ("0.10", "ten cents"),
            ("0.99", "ninety nine cents"), ("1.00", "one dollar"), ("1.01", "one dollar and one cent"),
            ("1.10", "one dollar and ten cents"), ("2.00", "two dollars"),
            ("11.11", "eleven dollars and eleven cents"), ("15.50", "fifteen dollars and fifty cents"),
            ("21.21", "twenty one dollars and twenty one cents"), ("100.00", "one hundred dollars"),
            ("101.00", "one hundred one dollars"), ("1000.00", "one thousand dollars"),
            ("1001.01", "one thousand one dollars and one cent"),
            ("10100.00", "ten thousand one hundred dollars"),
            ("111111.00", "one hundred eleven thousand one hundred eleven dollars"),
            ("1000000.00", "one million dollars"), ("1000001.00", "one million one dollars"),
            (
                "999999999.99",
                """
                nine hundred ninety nine million nine hundred ninety nine thousand nine hundred ninety nine dollars \
                and ninety nine cents
                """
            ),
        ])
    func english(amount: String, reading: String) throws {
        #expect(try BuiltInPack.named("en-USD").say(amount) == "payment received " + reading)
    }

    @Test(
        "Russian amounts that are easily said wrongly",
        arguments: [
            ("0.00", "ноль рублей"), ("0.01", "одна копейка"), ("0.02", "две копейки"), ("0.05", "пять копеек"),
            ("0.11", "одиннадцать копеек"), ("0.21", "двадцать одна копейка"), ("0.22", "двадцать две копейки"),
            ("1.00", "один рубль"), ("2.00", "два рубля"), ("4.00", "четыре рубля"), ("5.00", "пять рублей"),
            ("11.00", "одиннадцать рублей"), ("12.00", "двенадцать рублей"), ("14.00", "четырнадцать рублей"),
            ("21.00", "двадцать один рубль"), ("21.21", "двадцать один рубль двадцать одна копейка"),
            ("22.22", "двадцать два рубля двадцать две копейки"), ("15.50", "пятнадцать рублей пятьдесят копеек"),
            ("100.00", "сто рублей"), ("101.00", "сто один рубль"), ("111.00", "сто одиннадцать рублей"),
            ("500.00", "пятьсот рублей"), ("1000.00", "одна тысяча рублей"),
            ("1001.01", "одна тысяча один рубль одна копейка"), ("2000.00", "две тысячи рублей"),
            ("2002.02", "две тысячи два рубля две копейки"), ("5000.00", "пять тысяч рублей"),
            ("11000.00", "одиннадцать тысяч рублей"), ("21000.00", "двадцать одна тысяча рублей"),
            ("111111.00", "сто одиннадцать тысяч сто одиннадцать рублей"),
            ("1000000.00", "один миллион рублей"), ("2000000.00", "два миллиона рублей"),
            ("5000000.00", "пять миллионов рублей"), ("21000001.00", "двадцать один миллион один рубль"),
        ])
    func russian(amount: String, reading: String) throws {
        #expect(try BuiltInPack.named("ru-RUB").say(amount) == "оплата получена " + reading)
    }
}
