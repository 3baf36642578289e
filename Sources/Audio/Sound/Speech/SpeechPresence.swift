/// Whether what a take holds is speech: a voice that lasts and changes.
///
/// Measured over 2,194 spoken prompts of Debian's asterisk-core-sounds in English, Spanish and Italian, whole and cropped at
/// −20, −30 and −40 dB of their loudest sample, and over 600 synthetic takes of noise, hum, clicks, knocks and breaths.
package enum SpeechPresence {
    /// Why a take holds no speech.
    package enum Absence: String, Sendable, Hashable {
        /// Next to nothing.
        case silent
        /// Noise or hum from end to end.
        case steady
        /// A click or a knock.
        case brief
        /// Noise that comes and goes: a breath.
        case unvoiced
    }

    /// A voice lasts so long within 20 dB of its loudest 12.5 ms; a knock's ringing is shorter. In a tightly cropped word its
    /// neighbours are cut short too.
    private static let least = Envelope.hops(milliseconds: 57.5)
    private static let leastTight = Envelope.hops(milliseconds: 57.5)
    private static let depth = 20.0
    private static let window = Envelope.hops(milliseconds: 12.5)
    /// The share of a word that has a pitch: 0.25 and more in the prompts; up to 0.18 in noise, 0.05 in a breath.
    private static let leastVoiced = 0.15
    /// With so small a share its colour changes too, by so much, decibels: 1.4 and more in the prompts, up to 1.3 in breaths.
    private static let clearlyVoiced = 0.4
    private static let leastVoicedColours: Float = 1.35
    /// A vowel alone, whose colour stays, has a pitch that glides: 0.6 and more in espeak-ng's Portuguese "a", "e" and "o";
    /// up to 0.56 in noise of nine bands, 40 sounds of 0.15 to 0.5 s each.
    private static let leastGliding = 0.57
    /// A pitch that falls too fast for all these, where the colour changes: 0.79 in an app's Mandarin "hundred", which falls
    /// from 208 to 70 Hz in a quarter of a second; up to 0.26 in the few of 3,000 sounds of noise and breath whose colour does.
    private static let leastFalling = 0.57
    /// Without a pitch, as in a whisper, its colour changes by so much, decibels: up to 3.7 in breaths, 1.4 in noise; more in
    /// two of three words that espeak-ng whispers.
    private static let leastColours: Float = 4
    /// The loudest 30 ms of a tight take lie so far above its softest, decibels: 4.8 and more in the prompts, up to 3.4 in hum.
    private static let leastChange = 4.0
    /// The pitch of a voice varies by so much, semitones: 0.12 and more in the prompts, 0.01 in hum.
    private static let leastMelody = 0.05

    /// - Parameters:
    ///   - envelope: of the take.
    ///   - samples: of the take.
    ///   - bounds: of what may be speech; nil if nothing is sustained.
    /// - Returns: nil if it is speech.
    package static func absence(
        in envelope: Envelope, _ samples: [Float], sampleRate: Int, _ bounds: SpeechBounds?
    ) -> Absence? {
        guard let bounds else { return samples.contains { abs($0) > 1e-6 } ? .brief : .silent }
        let rate = Double(sampleRate)
        let start = min(samples.count, Int(bounds.start * rate))
        let sound = Array(samples[start..<max(start, min(samples.count, Int(bounds.end * rate)))])
        if longest(envelope, bounds) < (bounds.isTight ? leastTight : least) { return .brief }
        if bounds.isTight, change(envelope) < leastChange { return .steady }
        let voiced = PitchClarity.voicedShare(of: sound, sampleRate: sampleRate)
        if voiced < clearlyVoiced, isUnvoiced(sound, sampleRate, voiced) { return .unvoiced }
        guard bounds.isTight, let melody = PitchTrack(of: sound, sampleRate: sampleRate).contour(points: 9),
            melody.max()! - melody.min()! < leastMelody
        else { return nil }
        return .steady
    }

    /// A vowel has so much less above 3.5 kHz than below 1 kHz, decibels: 14 and more in the Romanian "pat" and "cap" of an amateur, whose
    /// vowels of 60 ms have no period; a breath has hardly less.
    private static let vowelTilt = 10.0
    /// Before a release a word is so far below its loudest, decibels; the release rises by so much in so short a time, above 1000 Hz, and
    /// stays so far below the loudest.
    private static let closure = 30.0
    private static let releaseRise = 10.0
    private static let releaseTime = Envelope.hops(milliseconds: 20)
    private static let releaseDepth = 12.0

    /// Whether a sound without a pitch is a vowel's by its colour, and dies away to the release of a stop. (Of 5,140 words of amateurs in
    /// eight languages two were refused, both such.)
    package static func endsInStop(_ envelope: Envelope, _ bounds: SpeechBounds) -> Bool {
        let hops = envelope.hops(from: bounds.start, to: bounds.end)
        let upper = zip(envelope.bands[1], envelope.bands[2]).map(+)
        let (levels, released) = (sums(envelope.total[hops], window), sums(upper[hops], window))
        guard let loudest = levels.max(), let place = levels.firstIndex(of: loudest) else { return false }
        let loud = levels.indices.filter { levels[$0] > loudest * Decibels.power(-10) }.map { hops.lowerBound + $0 }
        let energy = { (band: Int) in loud.reduce(0.0) { $0 + Double(envelope.bands[band][$1]) } }
        guard energy(2) < energy(0) * Decibels.power(-vowelTilt),
            let closed = levels[place...].firstIndex(where: { $0 < loudest * Decibels.power(-closure) })
        else { return false }
        return released[closed...].indices.dropFirst(releaseTime).contains {
            released[$0] > released[$0 - releaseTime] * Decibels.power(releaseRise)
                && released[$0] > loudest * Decibels.power(-closure - releaseDepth)
                && released[$0] < loudest * Decibels.power(-releaseDepth)
        }
    }

    /// Whether neither its colours nor a pitch that moves make a voice of a sound that is hardly voiced.
    private static func isUnvoiced(_ sound: [Float], _ sampleRate: Int, _ voiced: Double) -> Bool {
        func share(_ voice: PitchClarity.Voice) -> Double {
            PitchClarity.voicedShare(of: sound, sampleRate: sampleRate, voice)
        }
        let colours = colourChange(sound, sampleRate)
        if colours >= (voiced < leastVoiced ? leastColours : leastVoicedColours) { return false }
        if colours >= leastVoicedColours, share(.falling) >= leastFalling { return false }
        return share(.gliding) < leastGliding
    }

    /// Hops of the longest stretch that is not much softer than the loudest.
    private static func longest(_ envelope: Envelope, _ bounds: SpeechBounds) -> Int {
        let hops = envelope.hops(from: bounds.start, to: bounds.end)
        let sums = sums(envelope.total[hops], window)
        let gate = (sums.max() ?? 0) * Decibels.power(-depth)
        var (longest, run) = (0, 0)
        for sum in sums {
            run = sum > gate ? run + 1 : 0
            longest = max(longest, run)
        }
        return longest
    }

    /// By how much the level changes over the take, decibels.
    private static func change(_ envelope: Envelope) -> Double {
        let sums = sums(envelope.total[...], VoiceActivityDetector.sustain)
        guard let most = sums.max(), let least = sums.min(), most > 0 else { return 0 }
        return Decibels.of(power: most / max(least, most * 1e-12))
    }

    /// The standard deviation of the sound's colour over time, 60 ms at a time, decibels, the mean over the bands.
    private static func colourChange(_ sound: [Float], _ sampleRate: Int) -> Float {
        guard let samples = try? Resampler.resample(sound, from: sampleRate, to: 16000, quality: .analysis) else {
            return 0
        }
        let heard = SpectralFrame.frames(of: samples).filter { $0.level > Float(-VoiceActivityDetector.coreDepth) }
        guard heard.count >= 3 else { return 0 }
        var variance: Float = 0
        for band in 0..<SpectralFrame.bandCount {
            let levels = heard.map { $0.colour[band] }
            let smooth = levels.indices.dropFirst().dropLast().map { levels[$0 - 1...$0 + 1].reduce(0, +) / 3 }
            let mean: Float = smooth.reduce(0, +) / Float(smooth.count)
            let squares: Float = smooth.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
            variance += squares / Float(smooth.count)
        }
        return (variance / Float(SpectralFrame.bandCount)).squareRoot()
    }

    /// The sums over every window that lies inside.
    private static func sums(_ values: ArraySlice<Float>, _ window: Int) -> [Double] {
        guard values.count >= window else { return [] }
        var sum = values.prefix(window).reduce(0.0) { $0 + Double($1) }
        var sums = [sum]
        for index in values.startIndex..<values.endIndex - window {
            sum += Double(values[index + window]) - Double(values[index])
            sums.append(max(0, sum))
        }
        return sums
    }
}
