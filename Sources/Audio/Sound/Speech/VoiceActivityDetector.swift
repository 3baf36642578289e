/// Finds the speech of a take by an adaptive noise floor with hysteresis.
///
/// A core of sustained energy is found first; from it the bounds grow outwards while any band stands out of its own
/// noise floor. What is short and stands apart (a mouse click) or is weak and stands apart (a breath) stays outside.
package struct VoiceActivityDetector {
    /// Sustained for this long counts as sound rather than a click.
    static let sustain = Envelope.hops(milliseconds: 30)
    /// The core is within this of the loudest sustained sound, decibels.
    static let coreDepth = 25.0
    /// The core stands this far above the noise, decibels.
    static let coreMargin = 9.0
    /// What a pause is that tells the noise: it lasts so long, lies so far below the loudest sustained sound, decibels, and
    /// no 25 ms of it lie further from their median than this, decibels, but for one in eight.
    static let pauses: [(hops: Int, depth: Double, spread: Double)] = [
        (Envelope.hops(milliseconds: 300), coreMargin, 4), (Envelope.hops(milliseconds: 200), 35, 5),
        (Envelope.hops(milliseconds: 100), 45, 5), (Envelope.hops(milliseconds: 50), 50, 5),
    ]
    /// Digital silence has no floor of its own: so far below the loudest sustained sound stands in for it, decibels.
    static let floorDepth = 70.0
    /// A band that stands this far above its own noise belongs to the speech around it, decibels: an energy ratio of
    /// 3.2, where speech that is 6 dB above the noise gives 5.
    static let edgeMargin = 5.0
    /// A weak fricative is steadier than noise: averaged over 20 ms instead of 10 ms this is enough, decibels, if the 10 ms
    /// are above `weakMargin` too.
    static let longMargin = 3.0
    static let weakMargin = 1.8
    /// A stop's release stands this far above its band's noise, decibels.
    static let releaseMargin = 8.0
    /// Beyond this below the loudest sustained sound nothing counts as speech, decibels.
    static let edgeDepth = 54.0
    /// A pause within a sound, never questioned.
    static let smallGap = Envelope.hops(milliseconds: 30)
    /// The closure between an initial s or sh and the stop after it.
    static let leadingGap = Envelope.hops(milliseconds: 110)
    /// The closure before a final stop's release.
    static let trailingGap = Envelope.hops(milliseconds: 170)
    /// The longest closure before a final hiss, which is told from a breath: 230 ms in an amateur's letter "x".
    static let hissGap = Envelope.hops(milliseconds: 350)
    /// It lasts for this long, and stands so far above the noise over 3.5 kHz, and within this of the loudest sustained sound, decibels.
    static let leastHiss = Envelope.hops(milliseconds: 60)
    static let hissMargin = 10.0
    static let hissDepth = 40.0
    /// It sets in at once, where a breath swells: 10 ms before its start it is softer by so much, and 10 ms behind it as loud as its
    /// first 100 ms become, but for this, decibels.
    static let hissOnset = (rise: 12.0, time: Envelope.hops(milliseconds: 10), spread: 7.0)
    static let hissStart = Envelope.hops(milliseconds: 100)
    /// The same before the closure of a stop: 39 dB below, in an amateur's Serbian "stariji". It has so much less below 3.5 kHz,
    /// decibels, that no breath is one.
    static let leadingHiss = (depth: 44.0, tilt: 6.0)

    /// A breath lasts so long, longer than the end of the French "quatre" (130 ms, 25 dB down), and lies so far below the loudest
    /// sustained sound, decibels.
    static let leastBreath = Envelope.hops(milliseconds: 150)
    static let breathDepth = 18.0
    /// On the word's side it stays so far below its loudest, decibels, for so long.
    static let breathRise = Envelope.hops(milliseconds: 20)
    static let breathSlope = 4.0
    /// A release or the smack of lips comes so much louder, decibels, in so short a time, above 1000 Hz and to within so much of the
    /// stretch's loudest: the t of an amateur's "chut" rises by 25, and lasts for 200 ms.
    static let releaseRise = 12.0
    static let releaseTime = Envelope.hops(milliseconds: 10)
    static let releaseDepth = 6.0
    /// What is parted from the word by more than a closure behind a soft first consonant, lies so far below its loudest, decibels, and has a
    /// voice for less than this, is a breath with the smack of lips: of 29 before Malayalam letters and syllables of an amateur 28
    /// have 7.5 ms at most in which most energy lies below 1000 Hz.
    static let longestClosure = Envelope.hops(milliseconds: 170)
    static let smackDepth = 10.0
    static let leastVoiced = Envelope.hops(milliseconds: 20)
    /// A crop cuts words, not breaths: what goes on to so near to the file's edge is none.
    static let breathEdge = Envelope.hops(milliseconds: 10)
    /// An s of a telephone has so much less below 1000 Hz than above, decibels: 7 to 9, where 100 breaths have 2 to 3.
    static let hissTilt = 5.0

    /// What lies below this mean square holds nothing: −130 dBFS, a tenth of a step of 20 bits.
    static let silence: Float = 1e-13

    let envelope: Envelope
    let bands: [[Float]]
    var count: Int { envelope.total.count }

    package init(_ envelope: Envelope) {
        self.envelope = envelope
        bands = envelope.bands
    }

    /// The bounds of the sound that may be speech; nil if nothing is sustained.
    package func bounds() -> SpeechBounds? {
        guard count > Self.sustain else { return nil }
        let sustained = opening(envelope.total, Self.sustain)
        guard let loudest = sustained.max(), loudest > Self.silence else { return nil }
        if let floor = pauseFloor(sustained, loudest), let bounds = bounds(sustained, loudest, floor) { return bounds }
        return wholeTake(loudest)
    }

    private func bounds(_ sustained: [Float], _ loudest: Float, _ floor: NoiseFloor) -> SpeechBounds? {
        let gate = max(loudest * ratio(-Self.coreDepth), floor.total * ratio(Self.coreMargin))
        guard let loud = sustained.firstIndex(where: { $0 > gate }),
            let last = sustained.lastIndex(where: { $0 > gate })
        else { return nil }
        let first = behindBreath(from: loud, sustained, gate, loudest)
        let floors = edgeFloors(sustained, before: 0..<first, after: last + 1..<count, floor, loudest)
        let clear = max(gate, loudest * ratio(-Self.breathDepth))
        let start = startEdge(
            from: first, inner: sustained[first...].firstIndex { $0 > clear } ?? first, loudest: loudest,
            floor: floors.start)
        let end = endEdge(
            from: last, inner: sustained.lastIndex { $0 > clear } ?? last, loudest: loudest, floor: floors.end)
        return SpeechBounds(
            start: Double(start) / Envelope.hopsPerSecond, end: Double(end + 1) / Envelope.hopsPerSecond,
            level: Decibels.of(power: Double(loudest)), noise: Decibels.of(power: Double(floor.total)))
    }

    /// Where the core starts behind a breath with the smack of lips, which is as loud as a consonant.
    private func behindBreath(from first: Int, _ sustained: [Float], _ gate: Float, _ loudest: Float) -> Int {
        let most = loudest * ratio(-Self.smackDepth)
        var start = first
        var last = first
        var voiced = 0
        for hop in first..<count where sustained[hop] > gate {
            if hop - last > Self.longestClosure { start = hop }
            if bands[0][hop] > bands[1][hop] + bands[2][hop] { voiced += 1 }
            // From here on a pause is one behind a voice.
            if voiced >= Self.leastVoiced || sustained[hop] >= most { break }
            last = hop
        }
        return start
    }

    /// All of a take in which no pause tells the noise, but for silence at its ends.
    private func wholeTake(_ loudest: Float) -> SpeechBounds {
        let least = loudest * ratio(-Self.edgeDepth)
        let first = envelope.total.firstIndex { $0 > least } ?? 0
        let last = envelope.total.lastIndex { $0 > least } ?? count - 1
        let level = Decibels.of(power: Double(loudest))
        return SpeechBounds(
            start: Double(first) / Envelope.hopsPerSecond, end: Double(last + 1) / Envelope.hopsPerSecond, level: level,
            noise: level - Self.floorDepth, isTight: true)
    }

    // MARK: Edges

    /// - Parameters:
    ///   - core: its first hop.
    ///   - inner: the first hop that is no weaker than a breath may be.
    private func startEdge(from core: Int, inner: Int, loudest: Float, floor: NoiseFloor) -> Int {
        let speech = speechHops(in: 0..<inner, loudest: loudest, floor: floor)
        return edge(
            from: core, inner: inner,
            Walk(limit: 0, step: -1, speech: speech, longGap: Self.leadingGap, loudest: loudest, floor: floor),
            apart: {
                isSustainedSound(endingAt: $0, speech: speech, loudest: loudest)
                    || isHiss(endingAt: $0, loudest: loudest, floor: floor)
            })
    }

    private func endEdge(from core: Int, inner: Int, loudest: Float, floor: NoiseFloor) -> Int {
        let speech = speechHops(in: inner + 1..<count, loudest: loudest, floor: floor)
        return edge(
            from: core, inner: inner,
            Walk(
                limit: count - 1, step: 1, speech: speech, longGap: Self.trailingGap, loudest: loudest, floor: floor),
            apart: { isRelease(startingAt: $0, floor: floor) })
    }

    /// The way outwards from the core.
    private struct Walk {
        /// The take's last hop that way, and which way it is.
        var limit: Int
        var step: Int
        /// Whether each hop stands out of the noise.
        var speech: [Bool]
        /// The longest pause within a word.
        var longGap: Int
        var loudest: Float
        var floor: NoiseFloor
    }

    /// The last hop of speech that hangs together with the core. The core's own end may be a breath.
    private func edge(from core: Int, inner: Int, _ walk: Walk, apart: (Int) -> Bool) -> Int {
        let near = edge(from: inner, walk, apart: apart)
        let next = stride(from: near + walk.step, through: core, by: walk.step).first { walk.speech[$0] }
        if let next, abs(next - near) - 1 > Self.smallGap, isBreath(from: next, walk) { return near }
        return edge(from: core, walk, apart: apart)
    }

    /// Walks outwards and returns the last hop of speech that hangs together with the first.
    private func edge(from first: Int, _ walk: Walk, apart: (Int) -> Bool) -> Int {
        var edge = first
        var hop = first
        while hop != walk.limit {
            hop += walk.step
            let gap = abs(hop - edge) - 1
            if gap > (walk.step > 0 ? Self.hissGap : walk.longGap) { break }
            guard walk.speech[hop] else { continue }
            if gap > walk.longGap {
                if isHiss(from: hop, walk) { edge = hop }
                continue
            }
            if gap > Self.smallGap, isBreath(from: hop, walk) { break }
            if gap <= Self.smallGap || apart(hop) { edge = hop }
        }
        return edge
    }

    /// For every hop of the range, whether it stands out of the noise; energies are averaged over 10 ms.
    private func speechHops(in range: Range<Int>, loudest: Float, floor: NoiseFloor) -> [Bool] {
        var speech = [Bool](repeating: false, count: count)
        let least = loudest * ratio(-Self.edgeDepth)
        let margin = ratio(Self.edgeMargin)
        let longMargin = ratio(Self.longMargin)
        let weakMargin = ratio(Self.weakMargin)
        for hop in range {
            let total = average(envelope.total, around: hop)
            guard total - floor.total > least else { continue }
            speech[hop] = bands.indices.contains {
                let brief = average(bands[$0], around: hop) / floor.bands[$0]
                return brief > margin
                    || brief > weakMargin
                        && average(bands[$0], around: hop, reach: 4) / floor.bands[$0] > longMargin
            }
        }
        return speech
    }

    /// The mean of the hops around one: 10 ms of them, or `2 · reach`.
    private func average(_ values: [Float], around hop: Int, reach: Int = 2) -> Float {
        let range = max(0, hop - reach + 1)..<min(count, hop + reach + 1)
        var sum: Float = 0
        for index in range { sum += values[index] }
        return sum / Float(range.count)
    }

    /// Whether the sound that starts behind a gap, seen from the word, is a breath: weak, long, gradual towards the word where
    /// a stop's release and an s before a stop are abrupt, and no hiss.
    private func isBreath(from hop: Int, _ walk: Walk) -> Bool {
        var last = hop
        for next in stride(from: hop, through: walk.limit, by: walk.step) {
            if walk.speech[next] { last = next } else if abs(next - last) > Self.smallGap { break }
        }
        let stretch = min(hop, last)..<max(hop, last) + 1
        guard stretch.count >= Self.leastBreath, abs(walk.limit - last) > Self.breathEdge else { return false }
        let levels = stretch.map { average(envelope.total, around: $0) }
        let nearest = walk.step > 0 ? levels.prefix(Self.breathRise) : levels.suffix(Self.breathRise)
        guard let peak = levels.max(), let nearby = nearest.max(), peak < walk.loudest * ratio(-Self.breathDepth) else {
            return false
        }
        if walk.step > 0, isReleased(in: stretch) { return false }
        let energies = bands.map { mean($0[stretch]) }
        let isHiss = energies[2] > energies[0] + energies[1] || energies[0] < energies[1] * ratio(-Self.hissTilt)
        return nearby < peak * ratio(-Self.breathSlope) && !isHiss
    }

    /// Whether a sound sets in at once within a stretch, as a stop's release does.
    private func isReleased(in stretch: Range<Int>) -> Bool {
        let levels = stretch.map { average(bands[1], around: $0) + average(bands[2], around: $0) }
        guard let peak = levels.max() else { return false }
        return zip(levels, levels.dropFirst(Self.releaseTime)).contains {
            $1 > peak * ratio(-Self.releaseDepth) && $1 > $0 * ratio(Self.releaseRise)
        }
    }

    /// Whether a hiss sets in at a hop behind the word, sustained and clearly above the room.
    private func isHiss(from hop: Int, _ walk: Walk) -> Bool {
        let stretch = hop..<hop + Self.leastHiss
        guard stretch.upperBound <= count else { return false }
        let energies = bands.map { mean($0[stretch]) }
        let peak = (hop..<min(count, hop + Self.hissStart)).map { average(bands[2], around: $0) }.max() ?? 0
        let least = max(
            walk.floor.bands[2] * ratio(Self.hissMargin), walk.loudest * ratio(-Self.hissDepth),
            peak * ratio(-Self.hissOnset.spread))
        return energies[2] > energies[0] + energies[1]
            && average(bands[2], around: hop - Self.hissOnset.time) < energies[2] * ratio(-Self.hissOnset.rise)
            && stretch.dropFirst(Self.hissOnset.time).allSatisfy { average(bands[2], around: $0) > least }
    }

    /// Whether the hops before a leading gap are a consonant: sustained, and not so weak as a breath.
    private func isSustainedSound(endingAt hop: Int, speech: [Bool], loudest: Float) -> Bool {
        let range = hop - Self.sustain + 1..<hop + 1
        guard range.lowerBound >= 0, range.allSatisfy({ speech[$0] }) else { return false }
        return mean(envelope.total[range]) > loudest * ratio(-32)
    }

    /// Tells an s or sh in the hops before a leading gap: a hiss that stops at once, as the mouth closes.
    private func isHiss(endingAt hop: Int, loudest: Float, floor: NoiseFloor) -> Bool {
        let stretch = hop - Self.leastHiss + 1..<hop + 1
        guard stretch.lowerBound >= 0, hop + Self.hissOnset.time < count else { return false }
        let energies = bands.map { mean($0[stretch]) }
        let peak = (max(0, hop - Self.hissStart)..<hop).map { average(bands[2], around: $0) }.max() ?? 0
        let least = max(
            floor.bands[2] * ratio(Self.hissMargin), loudest * ratio(-Self.leadingHiss.depth),
            peak * ratio(-Self.hissOnset.spread))
        return energies[2] > (energies[0] + energies[1]) * ratio(Self.leadingHiss.tilt)
            && average(bands[2], around: hop + Self.hissOnset.time) < energies[2] * ratio(-Self.hissOnset.rise)
            && stretch.dropLast(Self.hissOnset.time).allSatisfy { average(bands[2], around: $0) > least }
    }

    /// Whether the hops after a trailing gap are a stop's release: clearly out of the noise, and longer than a click,
    /// which keeps within 12 dB of its peak for two or three hops.
    private func isRelease(startingAt hop: Int, floor: NoiseFloor) -> Bool {
        let range = hop..<min(count, hop + Self.sustain)
        guard let peak = envelope.total[range].max() else { return false }
        let clear = range.filter { hop in
            envelope.total[hop] > peak * ratio(-12)
                && bands.indices.contains {
                    average(bands[$0], around: hop) > floor.bands[$0] * ratio(Self.releaseMargin)
                }
        }
        return clear.count >= 4
    }

    // MARK: Helpers

    func mean(_ values: ArraySlice<Float>) -> Float { values.reduce(0, +) / Float(values.count) }
    func ratio(_ decibels: Double) -> Float { Float(Decibels.power(decibels)) }

    /// The morphological opening: what of a curve lasts for `width` hops.
    private func opening(_ values: [Float], _ width: Int) -> [Float] {
        let half = width / 2
        let eroded = values.indices.map { hop in
            values[max(0, hop - half)...min(count - 1, hop + width - 1 - half)].min()!
        }
        return eroded.indices.map { hop in
            eroded[max(0, hop - (width - 1 - half))...min(count - 1, hop + half)].max()!
        }
    }
}
