import Testing
import VoiceAssetCore
import VoiceAssetUnicodeText

@testable import VoiceAssetPipeline

/// The choice among several takes of a clip.
@Suite struct TakeChoiceTests {
    private func candidate(
        _ number: Int, _ findings: [Finding] = [], seconds: Double = 0.4, loudness: Double = -20,
        pitch: Double? = 120
    ) -> TakeChoice.Candidate {
        let traits = TakeTraits(seconds: seconds, loudness: loudness, peak: loudness + 15, pitch: pitch)
        return .init(
            number: number, findings: findings, traits: findings.contains { $0.severity == .error } ? nil : traits)
    }

    /// A pack of words of one syllable, 0.4 s, −20 LUFS, 120 Hz.
    private let choice = TakeChoice(
        (0..<20).map { (TakeTraits(seconds: 0.39 + 0.001 * Double($0), loudness: -20, peak: -5, pitch: 120), .unknown) }
    )

    private func choose(_ candidates: [TakeChoice.Candidate], pin: Int? = nil) -> String? {
        choice.choose(among: candidates, text: .unknown, pin: pin)?.reason
    }

    @Test func faultsComeFirst() {
        let clipped = Finding(.clipClipping)
        let noisy = Finding(.recordingNoise)
        #expect(
            choose([candidate(1, [clipped]), candidate(2, [noisy], pitch: 200), candidate(3, [clipped])])
                == "take 2 of 3: take 1 is clipped, take 3 is clipped")
        #expect(
            choose([candidate(1, [noisy, Finding(.recordingDCOffset)]), candidate(2, [noisy], loudness: -40)])
                == "take 2 of 2: take 1 is noisy")
        #expect(
            choose([candidate(1, [Finding(.recordingEdge, "start")]), candidate(2, loudness: -40)])
                == "take 2 of 2: take 1 has speech at the start of the file")
        #expect(choose([candidate(1, [clipped]), candidate(2, [clipped])]) == nil)
    }

    @Test func thenTheNearest() {
        let words = "is farther from the pack's pace, level and pitch"
        #expect(
            choose([candidate(1, loudness: -26), candidate(2, loudness: -21.5), candidate(3, pitch: 120 * 1.2599)])
                == "take 2 of 3: take 1 \(words) (2.0 against 0.5), take 3 \(words) (2.0 against 0.5)")
        #expect(
            choose([candidate(2, seconds: 0.4 * 1.3225), candidate(3, seconds: 0.4 * 1.15)])?.hasPrefix("take 3 of 2")
                == true)
        // A take that is hardly voiced is not held against the pitch.
        #expect(
            choose([candidate(1, loudness: -21, pitch: 180), candidate(2, loudness: -21, pitch: nil)])?.hasPrefix(
                "take 2") == true)
    }

    @Test func thenTheFirst() {
        #expect(choose([candidate(2), candidate(7)]) == "take 2 of 2: take 7 is as good and comes later")
    }

    @Test func pins() {
        let bad = candidate(1, [Finding(.clipClipping)])
        #expect(choose([candidate(1), candidate(2, pitch: 240)], pin: 2) == "take 2 of 2: pinned in pack.yml")
        #expect(choose([bad, candidate(2)], pin: 1) == nil)
    }

    /// Joins choose among takes as free of faults as the best, none of them far from the pack's pace and level.
    @Test func whatJoinsMayChoose() {
        let noisy = Finding(.recordingNoise)
        func eligible(_ candidates: [TakeChoice.Candidate], pin: Int? = nil) -> [Int] {
            choice.eligible(candidates, text: .unknown, pin: pin).map(\.number)
        }
        let takes = [
            candidate(1, pitch: 200), candidate(2, [noisy]), candidate(3, [Finding(.clipClipping)]), candidate(4),
            candidate(5, seconds: 0.8), candidate(6, loudness: -27), candidate(7, loudness: -24),
        ]
        #expect(eligible(takes) == [4, 7, 1])
        #expect(eligible(takes, pin: 6) == [6])
        #expect(eligible(takes, pin: 3) == [])
        // Where nothing is without a warning, the fewest count.
        #expect(eligible([candidate(1, [noisy]), candidate(2, [noisy, Finding(.recordingDCOffset)])]) == [1])
    }

    @Test func whatJoinsSay() {
        let joined = TakeChoice.Joined(number: 3, costs: [1: 1.5, 3: 0.25, 4: 0.25])
        let takes = [
            candidate(1), candidate(2, [Finding(.clipClipping)]), candidate(3, pitch: 150), candidate(4), candidate(5),
        ]
        #expect(
            choice.choose(among: takes, text: .unknown, pin: nil, joined: joined)?.reason
                == "take 3 of 5: take 1 fits the clips beside it less well (1.5 against 0.25), take 2 is clipped, "
                + "take 4 fits the clips beside it no better, take 5 is far from the pack's pace and level")
        #expect(choice.choose(among: takes, text: .unknown, pin: 1, joined: joined)?.number == 1)
    }
}
