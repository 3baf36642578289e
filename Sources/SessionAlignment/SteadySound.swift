package import VoiceAssetAudio

/// Tells a test tone and steady noise from speech, which moves.
package enum SteadySound {
    /// The share of the frames at either end that is not looked at: a tone is faded in and out.
    private static let edge = 0.1
    /// The fewest frames that tell.
    private static let fewest = 8
    /// Bands that a tone and its window fill, and how far below the loudest band they end, decibels.
    private static let mostBands = 4
    private static let depth: Float = 30
    /// How far a tone's frames are from their mean at most, decibels of a band.
    private static let mostMovement: Float = 1.5
    /// How far the levels of steady noise lie apart, but for the tenth at either end, decibels.
    private static let mostSwing: Float = 6

    /// - Parameters:
    ///   - frames: of what was taken for speech.
    ///   - pitch: how clearly it has a pitch, 0…1.
    package static func isSteady(_ frames: [SpectralFrame], pitch: Double) -> Bool {
        let cut = Int(edge * Double(frames.count))
        let middle = frames[cut..<frames.count - cut]
        guard middle.count >= fewest else { return false }
        return isTone(middle) || pitch < UtteranceFinder.leastPitch && isEven(middle)
    }

    private static func isTone(_ frames: ArraySlice<SpectralFrame>) -> Bool {
        let mean = (0..<SpectralFrame.bandCount).map { band in
            frames.reduce(0) { $0 + $1.colour[band] } / Float(frames.count)
        }
        let loudest = mean.max() ?? 0
        guard mean.count(where: { $0 > loudest - depth }) <= mostBands else { return false }
        return frames.allSatisfy { frame in
            zip(frame.colour, mean).allSatisfy { $1 <= loudest - depth || abs($0 - $1) < mostMovement }
        }
    }

    private static func isEven(_ frames: ArraySlice<SpectralFrame>) -> Bool {
        let levels = frames.map(\.level).sorted()
        return levels[levels.count * 9 / 10] - levels[levels.count / 10] < mostSwing
    }
}
