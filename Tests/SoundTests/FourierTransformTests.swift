import Foundation
import TestSupport
import Testing
import VoiceAssetAudio

/// Against the sum that defines the transform.
@Suite struct FourierTransformTests {
    private func powers(_ frame: [Float], size: Int) -> [Double] {
        (0...size / 2).map { bin in
            var (real, imaginary) = (0.0, 0.0)
            for (index, sample) in frame.enumerated() {
                let angle = 2 * Double.pi * Double(bin * index % size) / Double(size)
                let window = 0.5 - 0.5 * cos(2 * Double.pi * (Double(index) + 0.5) / Double(frame.count))
                real += window * Double(sample) * cos(angle)
                imaginary -= window * Double(sample) * sin(angle)
            }
            return 2 * (real * real + imaginary * imaginary) / Double(size * size)
        }
    }

    /// Frames that fill the transform and frames that don't, in pairs and the odd one out, the last beyond the end.
    @Test(arguments: [(64, 64), (64, 50), (512, 400)], [[0], [7, 130], [0, 300, 900]])
    func keepsToTheDefinition(sizes: (size: Int, frame: Int), starts: [Int]) {
        let samples = TestSignal.noise(.white, count: 1000, rms: 0.3, seed: 11)
        var results: [[Float]] = []
        FourierTransform(size: sizes.size, frame: sizes.frame).powers(of: samples, at: starts) {
            results.append(Array($0))
        }
        #expect(results.count == starts.count)
        for (start, result) in zip(starts, results) {
            let there = samples[start..<min(samples.count, start + sizes.frame)]
            let frame = there + repeatElement(0, count: sizes.frame - there.count)
            let expected = powers(Array(frame), size: sizes.size)
            #expect(result.count == expected.count)
            // Single precision, of the loudest bin.
            let tolerance = 1e-5 * expected.max()!
            #expect(zip(result, expected).allSatisfy { abs(Double($0) - $1) <= tolerance })
        }
    }
}
