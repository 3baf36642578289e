/// The mean energy of the noise, band by band.
struct NoiseFloor {
    var bands: [Float]
    var total: Float
}

/// What the noise of a take is: that of its pauses, or of the room beside the word.
extension VoiceActivityDetector {
    /// The silence that an editor or a gate put around a take is sustained this far below the loudest sustained sound,
    /// decibels: sustained, noise lies some 4 dB below its mean, which matters above `edgeDepth`.
    static let paddingDepth = edgeDepth + 4
    /// What is left out behind it: the step there, or the fade.
    static let paddingEdges = [20.0, 50, 80, 110, 140, 170].map(Envelope.hops)
    /// The room's noise is steady for this long on both sides, longer than a weak consonant lasts; where an editor left less of
    /// it, it lies deeper below the loudest sustained sound, decibels, than the "th" at both ends of "thirteenth".
    static let rooms: [(stretch: Int, depth: Double)] = [
        (Envelope.hops(milliseconds: 250), coreDepth), (Envelope.hops(milliseconds: 100), 40),
        (Envelope.hops(milliseconds: 70), 40),
    ]
    /// The same on one side alone, near the word: a phone turns its gain up before it and gates after it, so that the rooms differ.
    /// No consonant is so long and so even.
    static let loneRooms: [(stretch: Int, depth: Double)] = [
        (Envelope.hops(milliseconds: 500), coreDepth), (Envelope.hops(milliseconds: 250), 40),
    ]
    /// How far from the word it is looked for.
    static let loneRoomReach = Envelope.hops(milliseconds: 2000)
    /// A room less than so far below the word, decibels, that a phone faded in or an editor padded; nobody speaks so evenly for so long.
    static let loudRoom = (stretch: Envelope.hops(milliseconds: 700), depth: 35.0)
    static let roomPiece = Envelope.hops(milliseconds: 25)
    /// The median of a piece is at most this far from that of the whole stretch, decibels, but for a tenth of the pieces;
    /// and that of one end, band by band, from that of the other.
    static let roomSpread = 3.5
    /// A stretch that is steady may still fade, if the next one is louder by so much, decibels.
    static let fadeStep = 1.0
    /// The room's highest band is at most so much stronger than its lowest, decibels: 7 in white noise, 20 and more in an s.
    static let roomTilt = 12.0

    /// What lies less than `depth` below the loudest sustained sound, decibels, is a soft syllable or a long consonant rather than
    /// noise if 25 ms of the take lie lower still by `step`, decibels: a room's noise is never interrupted. In strangers' takes that
    /// is by 3 in the median, and by 12 to 36 in the five of 3,548 whose start or end was taken for noise. Of 2,465 others it was
    /// asked of 89: by 3 in the median again, and by 11 to 26 in six.
    static let doubtful = (depth: 30.0, step: 10.0)

    /// The floor of the quietest stretch, if it is a pause: silence, or as steady as noise is, for the longer the less it
    /// lies below the speech.
    func pauseFloor(_ sustained: [Float], _ loudest: Float) -> NoiseFloor? {
        for pause in Self.pauses where pause.hops <= count {
            let range = quietest(window: pause.hops)
            let floor = floor(over: range, loudest: loudest, statistic: mean)
            if floor.total < loudest * ratio(-Self.edgeDepth) { return loudRoom(loudest) ?? floor }
            if floor.total < loudest * ratio(-pause.depth), isLevel(range, within: pause.spread),
                !isDoubtful(floor, sustained, loudest)
            {
                return floor
            }
        }
        return nil
    }

    /// Whether the take is far softer somewhere than what passes for its noise, but for silence that an editor or a gate put
    /// around it.
    private func isDoubtful(_ floor: NoiseFloor, _ sustained: [Float], _ loudest: Float) -> Bool {
        let padding = loudest * ratio(-Self.paddingDepth)
        guard floor.total > loudest * ratio(-Self.doubtful.depth),
            let first = sustained.firstIndex(where: { $0 > padding }),
            let last = sustained.lastIndex(where: { $0 > padding })
        else { return false }
        let softest = floor.total * ratio(-Self.doubtful.step)
        return stride(from: first, through: last - Self.roomPiece + 1, by: 1).contains {
            mean(envelope.total[$0..<$0 + Self.roomPiece]) < softest
        }
    }

    /// The floor of a room so loud that it could pass for speech, in a take that is silent elsewhere.
    private func loudRoom(_ loudest: Float) -> NoiseFloor? {
        let length = Self.loudRoom.stretch
        let stretches = stride(from: 0, through: count - length, by: Self.roomPiece).map { start in
            (range: start..<start + length, floor: median(start..<start + length, loudest))
        }
        let quietest = stretches.sorted { $0.floor.total < $1.floor.total }.first {
            isRoom($0.range, $0.floor, loudest, depth: Self.coreMargin)
        }
        guard let floor = quietest?.floor, floor.total > loudest * ratio(-Self.loudRoom.depth) else { return nil }
        return floor
    }

    /// Whether the level of a stretch hardly changes, but for a click in it.
    private func isLevel(_ range: Range<Int>, within spread: Double) -> Bool {
        let pieces = stride(from: range.lowerBound, to: range.upperBound - Self.roomPiece + 1, by: Self.roomPiece).map {
            mean(envelope.total[$0..<$0 + Self.roomPiece])
        }.sorted()
        let middle = pieces[pieces.count / 2]
        let unsteady = pieces.count { $0 > middle * ratio(spread) || $0 < middle * ratio(-spread) }
        return unsteady * 8 <= pieces.count
    }

    /// The quietest stretch of `window` hops.
    private func quietest(window: Int) -> Range<Int> {
        var sum = envelope.total[..<window].reduce(0.0) { $0 + Double($1) }
        var best = (sum: sum, start: 0)
        for start in 0..<max(0, count - window) {
            sum += Double(envelope.total[start + window]) - Double(envelope.total[start])
            if sum < best.sum { best = (sum, start + 1) }
        }
        return best.start..<best.start + window
    }

    /// The floors on either side of the core.
    func edgeFloors(
        _ sustained: [Float], before: Range<Int>, after: Range<Int>, _ global: NoiseFloor, _ loudest: Float
    ) -> (start: NoiseFloor, end: NoiseFloor) {
        let local = (
            atLeast(loneRoom(before.reversed(), loudest), localFloor(before, global, loudest)),
            atLeast(loneRoom(Array(after), loudest), localFloor(after, global, loudest))
        )
        guard global.total < loudest * ratio(-Self.edgeDepth) else { return local }
        // A room sounds the same before and after the word; a long consonant stands at one end.
        for room in Self.rooms {
            if let start = roomFloor(Array(before), sustained, loudest, room.stretch, depth: room.depth),
                let end = roomFloor(after.reversed(), sustained, loudest, room.stretch, depth: room.depth),
                isAlike(start, end)
            {
                return (start, end)
            }
        }
        return local
    }

    /// The floor of the room in a take that an editor or a gate put silence around, which has none of its own: the first
    /// steady stretch from the take's end inwards, if there is one and it is no speech.
    private func roomFloor(
        _ side: [Int], _ sustained: [Float], _ loudest: Float, _ length: Int, depth: Double
    ) -> NoiseFloor? {
        let least = loudest * ratio(-Self.paddingDepth)
        guard let sound = side.firstIndex(where: { sustained[$0] > least }) else { return nil }
        var room: NoiseFloor?
        for edge in Self.paddingEdges {
            let stretch = side.dropFirst(sound + edge).prefix(length)
            guard stretch.count == length, let first = stretch.min(), let last = stretch.max() else { break }
            let floor = steadyFloor(first..<last + 1, loudest, depth: depth)
            if let room, (floor?.total ?? 0) < room.total * ratio(Self.fadeStep) { return room }
            // The end of a fade is as good as steady: the room may be louder further in.
            room = floor ?? room
        }
        return room
    }

    /// The floor of the room beside the word: the nearest steady stretch that is no speech.
    ///
    /// - Parameter side: the hops beside the core, outwards.
    private func loneRoom(_ side: [Int], _ loudest: Float) -> NoiseFloor? {
        for start in stride(from: 0, to: min(side.count, Self.loneRoomReach), by: Self.roomPiece) {
            for room in Self.loneRooms {
                let stretch = side.dropFirst(start).prefix(room.stretch)
                guard stretch.count == room.stretch, let first = stretch.min(), let last = stretch.max() else {
                    continue
                }
                let middle = (first + last) / 2
                // A weak f before a vowel differs from the room in one band.
                guard isAlike(median(first..<middle, loudest), median(middle..<last + 1, loudest)) else { continue }
                if let floor = steadyFloor(first..<last + 1, loudest, depth: room.depth) { return floor }
            }
        }
        return nil
    }

    /// The floor of a stretch that may be a room.
    private func steadyFloor(_ range: Range<Int>, _ loudest: Float, depth: Double) -> NoiseFloor? {
        let floor = median(range, loudest)
        return isRoom(range, floor, loudest, depth: depth) ? floor : nil
    }

    /// True of a stretch that is steady, soft and no hiss.
    private func isRoom(_ range: Range<Int>, _ floor: NoiseFloor, _ loudest: Float, depth: Double) -> Bool {
        floor.total < loudest * ratio(-depth) && floor.bands[2] < floor.bands[0] * ratio(Self.roomTilt)
            && isSteady(range, floor)
    }

    private func median(_ range: Range<Int>, _ loudest: Float) -> NoiseFloor {
        floor(over: range, loudest: loudest, statistic: \.upperMedian)
    }

    private func atLeast(_ floor: NoiseFloor?, _ other: NoiseFloor) -> NoiseFloor {
        guard let floor else { return other }
        let bands = zip(floor.bands, other.bands).map { max($0, $1) }
        return NoiseFloor(bands: bands, total: bands.reduce(0, +))
    }

    private func isAlike(_ floor: NoiseFloor, _ other: NoiseFloor) -> Bool {
        zip(floor.bands, other.bands).allSatisfy { max($0, $1) < min($0, $1) * ratio(Self.roomSpread) }
    }

    /// Whether a stretch sounds the same all along; clicks in it don't matter.
    private func isSteady(_ range: Range<Int>, _ floor: NoiseFloor) -> Bool {
        let starts = Array(stride(from: range.lowerBound, to: range.upperBound, by: Self.roomPiece))
        let unsteady = starts.count { start in
            let piece = start..<min(start + Self.roomPiece, range.upperBound)
            let levels = bands.indices.map { bands[$0][piece].upperMedian / floor.bands[$0] }
            let level = levels.reduce(0, +) / Float(levels.count)
            return level > ratio(Self.roomSpread) || level < ratio(-Self.roomSpread)
        }
        return unsteady * 10 <= starts.count
    }

    /// The floor beside the speech: the median over the stretch if it is long enough to tell, and never below the
    /// quietest of the whole take.
    private func localFloor(_ side: Range<Int>, _ global: NoiseFloor, _ loudest: Float) -> NoiseFloor {
        guard side.count >= Envelope.hops(milliseconds: 150) else { return global }
        let local = floor(over: side, loudest: loudest, statistic: \.upperMedian)
        // More than 6 dB over the quietest stretch is no noise floor but something that happens there.
        let cap = ratio(6)
        let bands = zip(local.bands, global.bands).map { min(max($0, $1), $1 * cap) }
        return NoiseFloor(bands: bands, total: bands.reduce(0, +))
    }

    private func floor(over range: Range<Int>, loudest: Float, statistic: (ArraySlice<Float>) -> Float) -> NoiseFloor {
        let least = loudest * ratio(-Self.floorDepth)
        let bands = self.bands.map { max(statistic($0[range]), least) }
        return NoiseFloor(bands: bands, total: bands.reduce(0, +))
    }
}
