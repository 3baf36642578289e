import Testing
import VoiceAssetWording

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
