/// What a take measures, before anything is changed in it.
struct TakeFigures: Sendable, Hashable {
    /// The largest sample, dBFS.
    var peak: Double
    /// The level of the speech: the mean square of its hops within 25 dB of the loudest, dBFS.
    var speechLevel: Double
    /// The level of the quietest half second, or of a stretch as long as the longer silence beside the speech if that is
    /// shorter, dBFS; nil in a take that leaves less than `TakeInspector.leastNoise` to measure.
    var noiseFloor: Double?
    /// Mean of the samples, fraction of full scale, −1…1.
    var dcOffset: Double
    /// Seconds of the recording before and after the speech.
    var silenceBefore: Double
    var silenceAfter: Double

    /// Speech over noise, decibels.
    var signalToNoise: Double? { noiseFloor.map { speechLevel - $0 } }
}

/// Judges a take before it is touched.
struct TakeInspector {
    /// Peaks below this are lifted so far that 16-bit noise and hiss come up with them, dBFS.
    static let leastPeak = -30.0
    /// Speech over noise, decibels: down to here trimming holds its figures (TrimGroundTruthTests); audiobook
    /// standards ask for about 40 (ACX: noise floor −60 dBFS, level −23…−18 dBFS).
    static let leastSignalToNoise = 35.0
    /// Fraction of full scale, 1 %: beyond it a converter or cable is at fault.
    static let largestOffset = 0.01
    /// Seconds of silence without which speech counts as touching the edge: one frame of the trimmer's long average.
    static let leastSilence = 0.020
    /// Seconds of silence in which noise can be told from the speech's own pauses.
    static let leastNoise = 0.1

    static func figures(of recording: Recording, speech: SpeechBounds) -> TakeFigures {
        let hop = max(1, recording.sampleRate / 100)
        let energies = stride(from: 0, to: recording.samples.count - hop + 1, by: hop).map { start in
            var sum: Float = 0
            for index in start..<start + hop { sum += recording.samples[index] * recording.samples[index] }
            return Double(sum) / Double(hop)
        }
        return TakeFigures(
            peak: Decibels.of(amplitude: recording.peak),
            speechLevel: Decibels.of(power: speechPower(energies, speech)),
            noiseFloor: quietest(energies, speech).map(Decibels.of(power:)), dcOffset: recording.dcOffset,
            silenceBefore: speech.start, silenceAfter: max(0, recording.seconds - speech.end))
    }

    static func findings(for recording: Recording, _ figures: TakeFigures) -> [TakeFinding] {
        var findings: [TakeFinding] = []
        if recording.clippedSamples > 0 { findings.append(.clipping(samples: recording.clippedSamples)) }
        if figures.peak < leastPeak { findings.append(.quiet(peak: figures.peak)) }
        if let floor = figures.noiseFloor, let ratio = figures.signalToNoise, ratio < leastSignalToNoise {
            findings.append(.noise(floor: floor, ratio: ratio))
        }
        if abs(figures.dcOffset) > largestOffset { findings.append(.dcOffset(figures.dcOffset)) }
        if figures.silenceBefore < leastSilence {
            findings.append(.edge(.start, silence: figures.silenceBefore))
        }
        if figures.silenceAfter < leastSilence { findings.append(.edge(.end, silence: figures.silenceAfter)) }
        if recording.downmix.cancelling { findings.append(.cancellingChannels) }
        if !recording.downmix.dead.isEmpty { findings.append(.deadChannels(recording.downmix.dead)) }
        return findings
    }

    private static func speechPower(_ energies: [Double], _ speech: SpeechBounds) -> Double {
        let inside = energies[
            min(energies.count, Int(speech.start * 100))..<min(energies.count, Int((speech.end * 100).rounded(.up)))]
        let loudest = inside.max() ?? 0
        let active = inside.filter { $0 >= loudest * Decibels.power(-25) }
        return active.isEmpty ? 0 : active.reduce(0, +) / Double(active.count)
    }

    private static func quietest(_ energies: [Double], _ speech: SpeechBounds) -> Double? {
        let silence = max(speech.start, Double(energies.count) / 100 - speech.end)
        guard silence >= leastNoise else { return nil }
        let window = min(energies.count, 50, Int(silence * 100))
        let energies = withoutClicks(energies)
        var sum = energies[..<window].reduce(0, +)
        var least = sum
        for start in 0..<energies.count - window {
            sum += energies[start + window] - energies[start]
            least = min(least, sum)
        }
        return max(0, least) / Double(window)
    }

    /// The median over 50 ms around every hop: what lasts for 20 ms or less is no noise floor.
    private static func withoutClicks(_ energies: [Double]) -> [Double] {
        energies.indices.map { hop in
            let around = energies[max(0, hop - 2)...min(energies.count - 1, hop + 2)].sorted()
            return around[around.count / 2]
        }
    }
}
