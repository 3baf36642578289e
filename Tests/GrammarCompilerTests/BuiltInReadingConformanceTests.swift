import NumberGrammar
import TestSupport
import Testing

/// The built-in packs against readings that owe nothing to number rules: each integer up to 200,000 and 100,000 random
/// ones where everything is tested, else a tenth of both.
@Suite struct BuiltInReadingConformanceTests {
    private static let share = Exhaustive.isWanted ? 1 : 10
    private static let small = Array(0...Int64(200_000 / share))

    /// Numbers of any length, and as many long ones with many zeros.
    private static func random(digits: Int, seed: UInt64) -> [Int64] {
        var generator = SeededGenerator(seed: seed)
        let limit = (0..<digits).reduce(Int64(1)) { limit, _ in limit * 10 }
        return (0..<50_000 / share).map { _ in generator.logUniform(below: limit) }
            + (0..<50_000 / share).map { _ in
                (0..<digits).reduce(Int64(0)) { number, _ in
                    number * 10 + max(0, Int64.random(in: -10...9, using: &generator))
                }
            }
    }

    /// The pack says these integers, followed by a fraction, as the reference and the words after it do.
    private func compare(
        _ pack: BuiltInPack, _ integers: [Int64], fraction: Int64 = 0, by script: String, _ arguments: [String] = [],
        _ location: SourceLocation = #_sourceLocation, then words: (Int64) -> String = { _ in "" }
    ) throws {
        let own = try pack.lines(integers.lazy.map { $0 * 100 + fraction })
        var expected = ""
        for (number, reading) in zip(integers, try ReadingOracle.readings(integers, by: script, arguments)) {
            expected += reading
            expected += words(number)
            expected += "\n"
        }
        #expect(ReadingOracle.firstDifference(own, expected) == nil, sourceLocation: location)
        Figures.print("\(script) \(arguments)", "\(integers.count) readings")
    }

    // MARK: Chinese

    @Test(.enabled(if: ReadingOracle.saysChinese, "needs python3"), arguments: [true, false])
    func chineseAmounts(isWhole: Bool) throws {
        let pack = try BuiltInPack("zh-Hans-CNY")
        try compare(
            pack, Self.small + Self.random(digits: 9, seed: 1), fraction: isWhole ? 0 : 20, by: "chinese.py",
            isWhole ? ["--liang"] : [], then: { _ in isWhole ? "元" : "点二元" })
    }

    @Test(
        .enabled(if: ReadingOracle.saysChinese, "needs python3"),
        arguments: [("{integer %spellout-cardinal}", []), ("{integer %spellout-cardinal-alternate2}", ["--liang"])])
    func chineseNumbersTo10To12(slot: String, arguments: [String]) throws {
        let pack = try BuiltInPack("zh-Hans-CNY", saying: slot, digits: 12)
        try compare(pack, Self.random(digits: 12, seed: 2), by: "chinese.py", arguments)
    }

    // MARK: English

    @Test(.enabled(if: ReadingOracle.saysWords, "needs python3-num2words"))
    func englishAmounts() throws {
        try compare(
            try BuiltInPack("en-USD"), Self.small + Self.random(digits: 9, seed: 3), by: "words.py", ["en"],
            then: { $0 == 1 ? " dollar" : " dollars" })
    }

    // MARK: Russian

    @Test(.enabled(if: ReadingOracle.saysWords, "needs python3-num2words"))
    func russianAmounts() throws {
        try compare(
            try BuiltInPack("ru-RUB"), Self.small + Self.random(digits: 9, seed: 4), by: "words.py", ["ru"],
            then: { " " + Self.form($0, "рубль", "рубля", "рублей") })
    }

    @Test(.enabled(if: ReadingOracle.saysWords, "needs python3-num2words"))
    func russianFeminineNumbers() throws {
        let pack = try BuiltInPack("ru-RUB", saying: "{integer %spellout-cardinal-feminine}")
        try compare(
            pack, Array(0...Int64(20_000 / Self.share)) + Self.random(digits: 9, seed: 5), by: "words.py",
            ["ru", "--feminine"])
    }

    @Test(.enabled(if: ReadingOracle.saysWords, "needs python3-num2words"), arguments: [0, 21] as [Int64])
    func minorUnits(integer: Int64) throws {
        let cents = Array(Int64(1)...99)
        for (name, arguments, prefix) in [
            ("en-USD", ["en"], "twenty one dollars and "), ("ru-RUB", ["ru", "--feminine"], "двадцать один рубль "),
        ] {
            let own = try BuiltInPack(name).lines(cents.map { integer * 100 + $0 })
            let readings = try ReadingOracle.readings(cents, by: "words.py", arguments)
            let expected = zip(cents, readings).map { cent, reading in
                let word =
                    name == "en-USD" ? cent == 1 ? "cent" : "cents" : Self.form(cent, "копейка", "копейки", "копеек")
                return "\(integer == 0 ? "" : prefix)\(reading) \(word)\n"
            }.joined()
            #expect(ReadingOracle.firstDifference(own, expected) == nil)
        }
    }

    /// 1, 21 and 101, but not 11; 2 to 4, 22 and 104, but not 12; all others.
    private static func form(_ number: Int64, _ one: String, _ few: String, _ many: String) -> String {
        let isTeen = (11...14).contains(number % 100)
        return switch number % 10 {
        case 1 where !isTeen: one
        case 2...4 where !isTeen: few
        default: many
        }
    }
}
