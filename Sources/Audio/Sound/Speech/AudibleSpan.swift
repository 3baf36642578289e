/// The part of a take that is heard as its word, which is shorter than its speech: a word dies away, and only then does the
/// room's noise cover it.
package struct AudibleSpan: Sendable, Hashable {
    /// Seconds: from the first to the last 10 ms that lie above −30 dB of the loudest.
    package var start: Double
    package var end: Double
    /// Where the word starts and ends, seconds: a consonant may be softer than that.
    package var wordStart: Double
    package var wordEnd: Double
    /// Seconds by which 10 ms that are heard reach beyond the speech, where it begins or ends at once: a take that an editor cut
    /// close.
    package var early = 0.0
    package var late = 0.0

    package init(start: Double, end: Double, wordStart: Double, wordEnd: Double) {
        (self.start, self.end, self.wordStart, self.wordEnd) = (start, end, wordStart, wordEnd)
    }

    /// The fades at a clip's edges, seconds: a hard cut gives pre-echo up to −13 dB. They stand outside of the speech, where the
    /// take goes on there.
    package static let fade = 0.004
    /// What is heard lies within this of the loudest 10 ms, decibels.
    package static let depth = 30.0
    private static let window = Envelope.hops(milliseconds: 10)
    /// A weak consonant lies within this of the loudest 10 ms, decibels, …
    private static let consonantDepth = 40.0
    /// … and above 1000 Hz it comes back by so much, as the release of a stop does, decibels: in the t of "at", not in the last
    /// pulses of a creaking voice. A word dies away, to its start as well.
    private static let release = 8.0
    /// … or is a hiss, as an f is: so much more above 1000 Hz than below, decibels, where a word's decay has less.
    private static let hiss = 3.0
    /// So far below the loudest it is still heard, decibels, where it stands `clear` above the noise; else within `near`: what breath
    /// and rooms phones leave within 0.3 s of a word lies 40 to 50 dB below it. It always stands `margin` above the noise.
    private static let hissDepth = (quiet: 48.0, clear: 15.0, near: 40.0, margin: 6.0)
    /// It is one for four fifths of so long; in a room and in the decay of a word single hops are.
    private static let leastHiss = Envelope.hops(milliseconds: 40)
    /// A release sets in, or stops, by so much within so short a time, decibels; the room that a phone turns up is slower.
    private static let releaseStep = (depth: 6.0, time: Envelope.hops(milliseconds: 15))
    /// Or it is a voice: within this of the loudest 10 ms, decibels.
    private static let voiceDepth = 35.0
    /// No consonant hisses on for longer beside what is heard of a word: then it is the room's noise, which a phone turned up between
    /// silences, so that no pause told it. What comes out of that still counts.
    private static let longestHiss = Envelope.hops(milliseconds: 300)
    /// The room's noise is never softer by so much, decibels, for so long, as a closure before an s is.
    private static let interruption = (depth: 10.0, length: Envelope.hops(milliseconds: 25))

    /// - Parameters:
    ///   - envelope: of the take.
    ///   - speech: where its speech is.
    ///   - limited: by how much the limiter lowers its loudest more than the rest, decibels. Where a word dies away in a room, two
    ///     decibels are 20 ms.
    package init(in envelope: Envelope, _ speech: SpeechBounds, limited: Double = 0) {
        let hops = envelope.hops(from: speech.start, to: speech.end)
        let (first, end) = (hops.lowerBound, hops.upperBound)
        let outside = Self.window - 1
        let silence = [Float](repeating: 0, count: outside)
        let levels = Self.smooth((silence + Self.faded(envelope.total, hops) + silence)[...])
        let loudest = levels.max() ?? 0
        let heard = loudest * Float(Decibels.power(-Self.depth - limited))
        guard let firstHeard = levels.firstIndex(where: { $0 > heard }),
            let lastHeard = levels.lastIndex(where: { $0 > heard })
        else {
            self.init(start: speech.start, end: speech.end, wordStart: speech.start, wordEnd: speech.end)
            return
        }
        let softest = Self.softestHiss(loudest, noise: speech.noise)
        let seconds = { (hop: Int) in Double(hop) / Envelope.hopsPerSecond }
        let heardStart = first + firstHeard - outside
        let heardEnd = first + lastHeard - outside + Self.window
        let (start, stop) = (max(first, heardStart), min(end, heardEnd))
        let before = Array((first..<start).reversed())
        let after = Array(stop..<end)
        self.init(
            start: max(speech.start, seconds(start)), end: min(speech.end, seconds(stop)),
            wordStart: max(speech.start, seconds(start - Self.consonant(in: before, envelope, loudest, softest))),
            wordEnd: min(speech.end, seconds(stop + Self.consonant(in: after, envelope, loudest, softest))))
        early = max(0, seconds(first - heardStart))
        late = max(0, seconds(heardEnd - end))
    }

    /// The least that is heard of a hiss.
    private static func softestHiss(_ loudest: Float, noise: Double) -> Float {
        let below = { (depth: Double) in loudest * Float(Decibels.power(-depth)) }
        let above = { (margin: Double) in Float(Decibels.power(noise + margin)) }
        return max(below(hissDepth.quiet), min(below(hissDepth.near), above(hissDepth.clear)), above(hissDepth.margin))
    }

    /// Hops of a take as its clip has them: where the take begins or ends with its speech, the fade lowers that.
    private static func faded(_ hops: [Float], _ speech: Range<Int>) -> [Float] {
        let length = fade * Envelope.hopsPerSecond
        return speech.map { hop in
            let nearest = min(Double(hop), Double(hops.count - 1 - hop)) + 0.5
            let gain = Float(RaisedCosine.rise(min(1, nearest / length)))
            return hops[hop] * gain * gain
        }
    }

    /// Hops from the word outwards that a weak consonant takes.
    private static func consonant(in hops: [Int], _ envelope: Envelope, _ loudest: Float, _ softest: Float) -> Int {
        guard let nearest = hops.first, let furthest = hops.last else { return 0 }
        let around =
            max(
                0, min(nearest, furthest) - window)..<min(
                envelope.total.count, max(nearest, furthest) + window)
        let bands = envelope.bands.map { band in
            let smooth = smoothCentred(band[around])
            return hops.map { smooth[$0 - around.lowerBound] }
        }
        let least = loudest * Float(Decibels.power(-consonantDepth))
        let end = hisses(bands, softest)
        let voice = loudest * Float(Decibels.power(-voiceDepth))
        guard let room = room(in: bands, end) else {
            return max(releases(bands, least: [0, least, least], voice: voice), end)
        }
        let clear = room.map { $0 * Float(Decibels.power(hissDepth.margin)) }
        return max(
            releases(bands, least: clear.map { max($0, least) }, voice: voice),
            hisses(bands, max(softest, clear[1] + clear[2])))
    }

    /// The levels, by band, of what hisses on for longer than a consonant and without a pause; nil if nothing does.
    private static func room(in bands: [[Float]], _ furthest: Int) -> [Float]? {
        guard furthest > longestHiss else { return nil }
        let room = bands.map { $0[longestHiss..<furthest].upperMedian }
        let softest = (room[1] + room[2]) * Float(Decibels.power(-interruption.depth))
        let isInterrupted = stride(from: 0, through: furthest - interruption.length, by: 4).contains {
            let stretch = $0..<$0 + interruption.length
            return mean(bands[1][stretch]) + mean(bands[2][stretch]) < softest
        }
        return isInterrupted ? nil : room
    }

    /// The end, in hops, of the last sound that comes back, at once or as a voice.
    private static func releases(_ bands: [[Float]], least: [Float], voice: Float) -> Int {
        let rise = Float(Decibels.power(release))
        var furthest = 0
        for (band, least) in zip(bands, least).dropFirst() {
            var lowest = band[0]
            let isBack = band.map { level in
                lowest = min(lowest, level)
                return level > least && level > lowest * rise
            }
            for sound in stretches(isBack)
            where isAbrupt(sound, in: band) || sound.contains(where: { bands[0][$0] + bands[1][$0] > voice }) {
                furthest = max(furthest, sound.upperBound)
            }
        }
        return furthest
    }

    /// Whether a sound sets in or stops at once.
    private static func isAbrupt(_ sound: Range<Int>, in band: [Float]) -> Bool {
        let step = Float(Decibels.power(releaseStep.depth))
        let around = max(0, sound.lowerBound - releaseStep.time)..<min(band.count, sound.upperBound + releaseStep.time)
        return around.dropLast(releaseStep.time).contains { hop in
            let (here, later) = (band[hop], band[hop + releaseStep.time])
            return later > here * step || here > later * step
        }
    }

    /// How far the last hiss goes.
    private static func hisses(_ bands: [[Float]], _ softest: Float) -> Int {
        let tilt = Float(Decibels.power(hiss))
        let isHiss = bands[0].indices.map { hop in
            let high = bands[1][hop] + bands[2][hop]
            return high > softest && high > bands[0][hop] * tilt
        }
        let last = isHiss.indices.dropFirst(leastHiss - 1).last { hop in
            isHiss[hop] && isHiss[hop - leastHiss + 1...hop].count { $0 } * 5 >= leastHiss * 4
        }
        return last.map { $0 + 1 } ?? 0
    }

    /// Where flags are set, stretch by stretch.
    private static func stretches(_ flags: [Bool]) -> [Range<Int>] {
        var found: [Range<Int>] = []
        for hop in flags.indices where flags[hop] { found.add(hop..<hop + 1) }
        return found
    }

    /// The means of the 10 ms from every hop on.
    private static func smooth(_ values: ArraySlice<Float>) -> [Float] {
        guard values.count >= window else { return [] }
        return (values.startIndex...values.endIndex - window).map { mean(values[$0..<$0 + window]) }
    }

    /// The means of the 10 ms around every hop.
    private static func smoothCentred(_ values: ArraySlice<Float>) -> [Float] {
        values.indices.map { hop in
            mean(values[max(values.startIndex, hop - window / 2)..<min(values.endIndex, hop + window / 2 + 1)])
        }
    }

    private static func mean(_ values: ArraySlice<Float>) -> Float {
        var sum: Float = 0
        for value in values { sum += value }
        return sum / Float(values.count)
    }
}

/// Where the speech of a take starts and ends, and how far it stands above the noise.
package struct SpeechBounds: Sendable, Hashable {
    /// Seconds from the start of the take.
    package var start: Double
    package var end: Double
    /// The level of the loudest 30 ms of speech, decibels re full scale, 150 Hz and above.
    package var level: Double
    /// The level of the quietest stretch, in the same band.
    package var noise: Double
    /// Whether no pause tells the noise, so that all of the take counts as speech.
    package var isTight: Bool

    package init(start: Double, end: Double, level: Double, noise: Double, isTight: Bool = false) {
        (self.start, self.end, self.level, self.noise) = (start, end, level, noise)
        self.isTight = isTight
    }
}
