import VoiceAssetAudio
package import VoiceAssetCore

/// Silence around what a synthesizer speaks, as a person's take has it: programs end and begin with the word.
package enum SyntheticSilence {
    /// Seconds on either side, at least.
    private static let room = 0.3
    /// Samples below this share of the largest are silence (−50 dB).
    private static let silence: Float = 0.003

    /// The take with that much silence; the same bytes if it has it.
    /// - Parameter bytes: of an audio file.
    /// - Throws: `Faults` if it can't be decoded or written, or breaks off.
    package static func around(_ bytes: [UInt8]) throws(Faults) -> [UInt8] {
        do throws(Finding) {
            let recording = try RecordingDecoder.decode(bytes)
            if let end = recording.remarks.earlyEnd(.speech) { throw end }
            let (samples, rate) = (recording.samples, recording.sampleRate)
            let least = samples.highestMagnitude * silence
            let wanted = Int(room * Double(rate))
            guard least > 0, let first = samples.firstIndex(where: { abs($0) > least }),
                let last = samples.lastIndex(where: { abs($0) > least })
            else { return bytes }
            let (before, after) = (max(0, wanted - first), max(0, wanted - (samples.count - 1 - last)))
            guard before > 0 || after > 0 else { return bytes }
            let longer = [Float](repeating: 0, count: before) + samples + [Float](repeating: 0, count: after)
            return try SoundFile.encode(longer, sampleRate: rate, as: .wavPCM24)
        } catch {
            throw Faults(error)
        }
    }
}
