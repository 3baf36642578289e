package import VoiceAssetAudio

/// A stretch of sound between pauses.
package struct Utterance: Sendable {
    /// Where the speech starts and ends, seconds from the start of the session.
    package var start: Double
    package var end: Double
    /// The level of the loudest 30 ms, decibels re full scale.
    package var level: Double
    /// How clearly it has a pitch, 0…1: a spoken word has a vowel, a cough or a rustle has none.
    package var pitch: Double
    /// Silences in it that are shorter than a pause and longer than the closure of a stop, seconds from the start of
    /// the session.
    package var gaps: [ClosedRange<Double>] = []
    /// The spectrum of every 20 ms.
    package var frames: [SpectralFrame] = []

    package init(start: Double, end: Double, level: Double, pitch: Double, gaps: [ClosedRange<Double>] = []) {
        (self.start, self.end, self.level, self.pitch, self.gaps) = (start, end, level, pitch, gaps)
    }

    package var seconds: Double { end - start }

    /// The frames before and behind each of the gaps.
    package var parts: [(before: ArraySlice<SpectralFrame>, behind: ArraySlice<SpectralFrame>)] {
        gaps.map { gap in
            let end = min(frames.count, max(0, Int((gap.lowerBound - start) * SpectralFrame.rate)))
            let next = min(frames.count, max(end, Int((gap.upperBound - start) * SpectralFrame.rate)))
            return (frames[..<end], frames[next...])
        }
    }
}

/// Finds the stretches of sound in a session, by an adaptive noise floor with hysteresis.
///
/// The floor is that of the five seconds on either side, so that a fan that is switched on halfway does no harm. Where
/// each utterance starts and ends is then found as in a take of its own.
package struct UtteranceFinder {
    /// Envelope hops of one step: 10 ms.
    private static let step = Envelope.hops(milliseconds: 10)
    package static let stepsPerSecond = 100.0
    /// Sound stands this far above the floor, decibels.
    private static let margin = 9.0
    /// What is further below the loud parts of the session than this is no utterance, decibels.
    private static let depth = 34.0
    /// Sound that lasts for less than this is a click, steps.
    private static let sustain = 3
    /// A gap that is never questioned: the closure of a stop, steps.
    private static let closure = 15

    package let envelope: Envelope
    /// Seconds: a longer gap ends an utterance.
    package let pause: Double

    package init(envelope: Envelope, pause: Double) { (self.envelope, self.pause) = (envelope, pause) }

    /// Stretches of sound, in steps of 10 ms; a stretch may hold several words.
    package func stretches() -> [Range<Int>] {
        let levels = self.levels
        let floor = floor(of: levels)
        // Sustained: what lasts for `sustain` steps.
        var sustained = [Float](repeating: 0, count: levels.count)
        for index in 0..<max(0, levels.count - Self.sustain + 1) {
            let least = levels[index..<index + Self.sustain].min()!
            for step in index..<index + Self.sustain where sustained[step] < least { sustained[step] = least }
        }
        guard !sustained.isEmpty else { return [] }
        let loud = sustained.sorted()[sustained.count - 1 - sustained.count / 50]
        let gate = loud * Float(Decibels.power(-Self.depth))
        let margin = Float(Decibels.power(Self.margin))
        var stretches: [Range<Int>] = []
        for step in sustained.indices where sustained[step] > max(gate, floor[step / 10] * margin, 1e-9) {
            stretches.add(step..<step + 1, within: Self.closure - 1)
        }
        return stretches
    }

    /// The mean energy of every step.
    private var levels: [Float] {
        stride(from: 0, to: envelope.total.count - Self.step + 1, by: Self.step).map { start in
            envelope.total[start..<start + Self.step].reduce(0, +) / Float(Self.step)
        }
    }

    /// The noise floor of every tenth of a second: the quietest 0.3 s within five seconds of it.
    private func floor(of levels: [Float]) -> [Float] {
        let blocks = stride(from: 0, to: levels.count, by: 10).map { start in
            let block = levels[start..<min(levels.count, start + 10)]
            return block.reduce(0, +) / Float(block.count)
        }
        let smooth = blocks.indices.map { index in
            let around = blocks[max(0, index - 1)...min(blocks.count - 1, index + 1)]
            return around.reduce(0, +) / Float(around.count)
        }
        return smooth.indices.map { smooth[max(0, $0 - 50)...min(smooth.count - 1, $0 + 50)].min()! }
    }

    /// The utterances; stretches that are closer to each other than the pause are one, unless one of them has no pitch
    /// and stands apart, as a cough does.
    package func utterances(of stretches: [Utterance]) -> [Utterance] {
        var groups: [Utterance] = []
        // Behind its release a word is over.
        var isOver = false
        for stretch in stretches {
            let standsApart = Self.standsApart(stretch)
            guard let last = groups.last, !isOver, stretch.start - last.end < pause, !Self.standsApart(last),
                !standsApart || isRelease(stretch, of: last)
            else {
                groups.append(stretch)
                isOver = false
                continue
            }
            groups[groups.count - 1].gaps.append(last.end...stretch.start)
            groups[groups.count - 1].end = stretch.end
            groups[groups.count - 1].pitch = max(last.pitch, stretch.pitch)
            isOver = standsApart
        }
        return groups.indices.compactMap { index in
            bounded(
                groups[index], after: index > 0 ? groups[index - 1].end : nil,
                before: index + 1 < groups.count ? groups[index + 1].start : nil)
        }
    }

    /// Whether a stretch is no part of a word: the release of a final stop is short, a cough is not.
    private static func standsApart(_ stretch: Utterance) -> Bool {
        stretch.pitch < leastPitch && stretch.seconds > 0.15
    }

    /// Whether a stretch is the release of a final stop that dies away slowly: soft, and soon after a word. The t of "sept" and "huit"
    /// by a French speaker comes 0.15 to 0.2 s after the vowel, 8 to 16 dB below it, and lasts for 0.16 to 0.39 s. In 30
    /// sessions of prompts in five languages nothing else was like that.
    private func isRelease(_ stretch: Utterance, of word: Utterance) -> Bool {
        word.pitch >= Self.leastPitch && stretch.start - word.end < Self.longestClosure
            && stretch.seconds < Self.longestRelease && level(of: stretch) < level(of: word) - Self.releaseDepth
    }

    /// The level of the loudest 10 ms, decibels re full scale.
    private func level(of stretch: Utterance) -> Double {
        let energies = envelope.total[envelope.hops(from: stretch.start, to: stretch.end)]
        let steps = stride(from: energies.startIndex, to: energies.endIndex - Self.step + 1, by: Self.step)
        let loudest = steps.map { energies[$0..<$0 + Self.step].reduce(0, +) }.max() ?? 0
        return Decibels.of(power: Double(loudest) / Double(Self.step))
    }

    /// Seconds. Of the prompts of numbers and dates in five languages none has its release later than 0.19 s behind the vowel; a
    /// slower speaker has half as much again.
    private static let longestClosure = 0.28
    private static let longestRelease = 0.4
    /// Decibels.
    private static let releaseDepth = 8.0

    /// What has less of a pitch is hardly a word.
    package static let leastPitch = 0.6

    /// The exact bounds, found in the stretch and up to half a second of the silence around it; nil for a click.
    private func bounded(_ stretch: Utterance, after: Double?, before: Double?) -> Utterance? {
        let first = min(stretch.start, max(0, stretch.start - 0.5, (after ?? -1) + 0.05))
        let end = max(stretch.end, min(stretch.end + 0.5, (before ?? .infinity) - 0.05))
        guard let (speech, level) = voice(in: first...end) else { return nil }
        return Utterance(
            start: speech.lowerBound, end: speech.upperBound, level: level, pitch: stretch.pitch, gaps: stretch.gaps)
    }

    private func voice(in span: ClosedRange<Double>) -> (speech: ClosedRange<Double>, level: Double)? {
        let hops = envelope.hops(from: span.lowerBound, to: span.upperBound)
        guard !hops.isEmpty, let bounds = VoiceActivityDetector(envelope.part(hops)).bounds() else { return nil }
        let offset = Double(hops.lowerBound) / Envelope.hopsPerSecond
        return (offset + bounds.start...max(offset + bounds.start, offset + bounds.end), bounds.level)
    }

    /// The speech within a span of the session, seconds; nil if there is none.
    package func speech(in span: ClosedRange<Double>) -> ClosedRange<Double>? { voice(in: span)?.speech }
}
