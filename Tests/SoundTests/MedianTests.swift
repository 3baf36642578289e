import TestSupport
import Testing
import VoiceAssetAudio

@Suite struct MedianTests {
    /// Against sorting; values in any order, many of them alike.
    @Test(arguments: [1, 2, 3, 4, 5, 8, 31, 100, 1000])
    func upperMedianIsThatOfSortedValues(count: Int) {
        var generator = SeededGenerator(seed: UInt64(count))
        for spread in [1, 2, count, 1_000_000] {
            let values = (0..<count + 2).map { _ in Float(Int.random(in: 0..<spread, using: &generator)) }
            for ordered in [values, values.sorted(), values.sorted(by: >)] {
                let slice = ordered[1...count]
                #expect(slice.upperMedian == slice.sorted()[count / 2])
            }
        }
    }

    @Test func sixteenBitsAreLittleEndianRoundedAndBounded() {
        let samples: [Float] = [0, 1, -1, 2, -2, 1 / 32768, -1 / 32768, 258.4 / 32768]
        #expect(samples.linear16 == [0, 0, 255, 127, 0, 128, 255, 127, 0, 128, 1, 0, 255, 255, 2, 1])
    }

    @Test func whatIsNoNumberIsSilence() {
        let samples: [Float] = [0.5, .nan, .infinity, -.infinity, -0.5]
        #expect(samples.finite == [0.5, 0, 0, 0, -0.5])
    }

    @Test func channelsOfInterleavedSamples() {
        let samples: [Float] = [1, 2, 3, 4, 5, 6]
        #expect(samples.channel(0, of: 1) == samples)
        #expect(samples.channel(1, of: 2) == [2, 4, 6])
        #expect(samples.channel(2, of: 3) == [3, 6])
    }
}
