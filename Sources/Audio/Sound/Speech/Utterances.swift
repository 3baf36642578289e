/// The stretches of speech in a take that pauses part.
package struct Utterances: Sendable, Hashable {
    /// At least 1.
    package var count: Int
    /// The longest pause between two of them, seconds; 0 if there is one only.
    package var pause: Double

    /// Speech is within this of the take's loudest, decibels, and so far above its noise.
    private static let depth = 25.0
    private static let margin = 9.0
    /// An utterance is within this of the loudest one, decibels; what is weaker is a breath or a chair.
    private static let comparable = 15.0
    /// Hops of speech that an utterance has at least: 100 ms, less than any word.
    private static let least = Envelope.hops(milliseconds: 100)

    /// - Parameter pause: seconds that part two utterances.
    package init(in envelope: Envelope, _ speech: SpeechBounds, pause: Double) {
        let gate = Float(Decibels.power(max(speech.level - Self.depth, speech.noise + Self.margin)))
        let clear = Float(Decibels.power(speech.level - Self.comparable))
        let active = envelope.hops(from: speech.start, to: speech.end).filter { envelope.total[$0] > gate }
        var stretches: [ArraySlice<Int>] = []
        var start = active.startIndex
        for place in active.indices.dropFirst()
        where Double(active[place] - active[place - 1]) / Envelope.hopsPerSecond >= pause {
            stretches.append(active[start..<place])
            start = place
        }
        stretches.append(active[start...])
        let utterances = stretches.filter { stretch in
            stretch.count >= Self.least && stretch.count { envelope.total[$0] > clear } >= Self.least / 2
        }
        let pauses = zip(utterances, utterances.dropFirst()).compactMap { before, after in
            before.last.flatMap { last in after.first.map { Double($0 - last) / Envelope.hopsPerSecond } }
        }
        count = max(1, utterances.count)
        self.pause = pauses.max() ?? 0
    }
}

/// A silence within a take that is longer than any within a word, with a voice before and behind it: a second utterance, or
/// somebody else's word, close to the take's own.
///
/// Measured on the prompts of one word in Debian's asterisk-core-sounds; figures stand in Measurements.md.
package struct InternalPause: Sendable, Hashable {
    /// Where the silence starts and ends, seconds.
    package var start: Double
    package var end: Double
    /// The level of what is behind it over what is before it, decibels.
    package var step: Double

    package init(start: Double, end: Double, step: Double) { (self.start, self.end, self.step) = (start, end, step) }

    package var seconds: Double { end - start }

    /// Silence lies so far below the loudest 10 ms, decibels, …
    private static let depth = 34.0
    /// … or no more than this above the noise.
    private static let margin = 9.0
    /// Hardly a word has so long a silence: the stops of "October", "octogésimo" and "quarantotto" last 137 to 142 ms, the longest in
    /// 700 prompts; between two words 200 ms apart it is 212 and more. `SingleWord` knows of the stops that last longer.
    private static let least = Envelope.hops(milliseconds: 170)
    /// What is a voice lies below 3.5 kHz, within so many decibels of its own loudest for so long.
    private static let voiceDepth = 15.0
    private static let leastVoice = Envelope.hops(milliseconds: 60)
    private static let window = Envelope.hops(milliseconds: 10)

    /// nil if there is none; of several the longest.
    package init?(in envelope: Envelope, _ speech: SpeechBounds) {
        let hops = envelope.hops(from: speech.start, to: speech.end)
        let levels = Self.smooth(envelope.total[hops])
        let voices = Self.smooth(zip(envelope.bands[0], envelope.bands[1]).map(+)[hops])
        guard let loudest = levels.max(), loudest > 0 else { return nil }
        let gate = max(loudest * Float(Decibels.power(-Self.depth)), Float(Decibels.power(speech.noise + Self.margin)))
        let sounding = levels.indices.filter { levels[$0] > gate }
        let gaps = zip(sounding, sounding.dropFirst()).filter { $1 - $0 > Self.least }.filter { last, next in
            Self.isVoice(voices[...last], gate) && Self.isVoice(voices[next...], gate)
        }
        guard let (last, next) = gaps.max(by: { $0.1 - $0.0 < $1.1 - $1.0 }) else { return nil }
        let seconds = { (hop: Int) in Double(hops.lowerBound + hop) / Envelope.hopsPerSecond }
        let step = Double((levels[next...].max() ?? 0) / (levels[...last].max() ?? 1))
        self.init(start: seconds(last + 1), end: seconds(next), step: Decibels.of(power: step))
    }

    private static func isVoice(_ levels: ArraySlice<Float>, _ gate: Float) -> Bool {
        let least = max(gate, (levels.max() ?? 0) * Float(Decibels.power(-voiceDepth)))
        return levels.count { $0 > least } >= leastVoice
    }

    /// The means of the 10 ms around every hop.
    private static func smooth(_ values: ArraySlice<Float>) -> [Float] {
        values.indices.map { hop in
            let around = values[max(values.startIndex, hop - window / 2)..<min(values.endIndex, hop + window / 2)]
            return around.reduce(0, +) / Float(around.count)
        }
    }
}
