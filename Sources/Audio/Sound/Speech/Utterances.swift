/// The stretches of speech in a take that pauses part.
package struct Utterances: Sendable, Hashable, Codable {
    /// At least 1.
    package var count: Int
    /// The longest pause between two of them, seconds; 0 if there is one only.
    package var pause: Double

    package init(count: Int, pause: Double) {
        self.count = count
        self.pause = pause
    }

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
        let first = Int(speech.start * Envelope.hopsPerSecond)
        let end = min(envelope.total.count, Int((speech.end * Envelope.hopsPerSecond).rounded(.up)))
        let active = (min(first, end)..<end).filter { envelope.total[$0] > gate }
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
