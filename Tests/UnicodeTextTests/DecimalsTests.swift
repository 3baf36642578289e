import Testing
import VoiceAssetUnicodeText

@Suite struct DecimalsTests {
    @Test(
        arguments: [
            (-16, 1, "-16.0"), (-0.04, 1, "0.0"), (-0.05, 1, "-0.1"), (0.25, 1, "0.3"), (12.345, 2, "12.35"),
            (7, 2, "7.00"),
            (0.05, 2, "0.05"), (-1.005, 3, "-1.005"), (0.9996, 3, "1.000"), (-1.5, 0, "-2"), (1e9, 1, "1000000000.0"),
            (.infinity, 1, "inf"), (-.infinity, 1, "-inf"), (1e300, 1, "1e+300"),
        ] as [(Double, Int, String)])
    func all(number: Double, count: Int, text: String) { #expect(number.decimals(count) == text) }

    @Test(
        arguments: [
            (0.5, 2, "0.5"), (30, 2, "30"), (30.004, 2, "30"), (-0.004, 2, "0"), (-12.3, 1, "-12.3"), (100, 0, "100"),
            (0.0001, 4, "0.0001"), (120, 3, "120"), (-.infinity, 2, "-inf"), (.infinity, 0, "inf"),
        ] as [(Double, Int, String)])
    func upTo(number: Double, most: Int, text: String) { #expect(number.decimals(upTo: most) == text) }

    @Test(arguments: [(1.2345678, 6, 1.234568), (-2.345, 2, -2.35), (0.1, 0, 0)] as [(Double, Int, Double)])
    func rounded(number: Double, count: Int, result: Double) { #expect(number.rounded(toDecimals: count) == result) }
}

/// Figures beside the limit that they break.
@Suite struct LimitDecimalsTests {
    @Test(
        arguments: [
            (1.04, 1, 1, "1.04"), (1.4, 1, 1, "1.4"), (0.99996, 1, 1, "0.99996"), (1, 1, 1, "1.0"),
            (-2.0000004, 1, -2, "-2.0"), (-1.96, 1, -2, "-1.96"), (34.96, 1, 35, "34.96"), (29.5, 0, 30, "29.5"),
            (12.06, 1, 12.04, "12.1"), (12.041, 1, 12.04, "12.041"), (-.infinity, 1, -30, "-inf"), (.nan, 1, 0, "nan"),
        ] as [(Double, Int, Double, String)])
    func apart(figure: Double, count: Int, limit: Double, text: String) {
        #expect(figure.decimals(count, apartFrom: limit) == text)
    }

    @Test(
        arguments: [(30.004, 2, 30, "30.004"), (1.04, 1, 1, "1.04"), (31, 2, 30, "31")]
            as [(Double, Int, Double, String)])
    func upToApart(figure: Double, most: Int, limit: Double, text: String) {
        #expect(figure.decimals(upTo: most, apartFrom: limit) == text)
    }

    @Test(
        arguments: [(1, 1, "1.0"), (35.25, 1, "35.25"), (0.1, 0, "0.1"), (-30, 1, "-30.0")] as [(Double, Int, String)])
    func limits(limit: Double, count: Int, text: String) { #expect(limit.decimals(atLeast: count) == text) }

    @Test(arguments: [
        (-23.811505, "-23.8"), (-16, "-16.0"), (-16.25, "-16.25"), (-18.271, "-18.3"), (0.1 + 0.2, "0.3"),
    ])
    func targets(target: Double, text: String) { #expect(target.decimals(aimedAt: 1) == text) }
}
