import TestSupport
import Testing
import VoiceAssetUnicodeText

/// How long a speaker takes for a text.
@Suite struct DurationModelTests {
    private static let texts = ["one", "seven", "twenty", "a hundred", "nineteen", "thousand", "six", "zero", "eleven"]
        .map { TextLength($0) }

    private static func seconds(_ text: TextLength) -> Double { 0.1 + 0.2 * text.syllables + 0.03 * text.consonants }

    /// Takes that are exactly as long as a line says, and a few that hold something else: it is the others that count.
    @Test(arguments: 0...2) func aFewWrongTakesCountLittle(wrong: Int) {
        var takes = (0..<4).flatMap { _ in Self.texts.map { (text: $0, seconds: Self.seconds($0)) } }
        for index in 0..<wrong { takes[5 + 9 * index].seconds *= 4 }
        let model = DurationModel(of: takes)
        for text in Self.texts {
            let ratio = model.seconds(of: text) / Self.seconds(text)
            #expect((0.9...1.1).contains(ratio), "\(text): \(ratio)")
        }
    }

    /// Of one take the pace is known.
    @Test(arguments: [0.5, 1, 2]) func oneTake(pace: Double) {
        let one = DurationModel(of: [(Self.texts[0], pace * Self.seconds(Self.texts[0]))])
        #expect(abs(one.seconds(of: Self.texts[0]) / (pace * Self.seconds(Self.texts[0])) - 1) < 0.01)
        #expect(one.seconds(of: Self.texts[1]) > one.seconds(of: Self.texts[0]))
    }
}
