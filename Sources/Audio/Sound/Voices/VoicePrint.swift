package import VoiceAssetCore

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What a take sounds like, whatever its level: the levels of bands as wide as the ear's, every 15 ms of its speech, and
/// its waveform as far as the voice's first harmonics.
package final class VoicePrint: Sendable {
    /// Bands from 100 Hz to 7 kHz, each half over its neighbours, evenly spaced on the mel scale.
    static let bands = 20
    private static let range = 100.0...7000.0
    /// Frames a second.
    package static let rate = 66.0
    /// What is softer than the take's loudest band by more is as good as silent, decibels: less than takes stand over their
    /// noise.
    private static let depth = 40.0
    /// Frames of the shortened print.
    static let segments = 8
    /// The bands that a telephone carries, up to 3.3 kHz: a copy may have come over one.
    static let phoneBands = 14
    /// Takes whose spectra have less in common, as they fit best, need no closer look. (Measured: 151 copies, all but one
    /// from 0.91.)
    private static let leastShare: Float = 0.9
    /// The rate of the waveform, hertz.
    private static let waveRate = 4000

    /// Frames that a print has: a clip has at most half a minute.
    static let counts = segments + 1...Int(40 * rate)

    /// The part that tells most takes apart.
    package let sketch: VoiceSketch
    /// Decibels over the softest level that counts, frame by frame.
    private let levels: [Float]
    /// Frames.
    package let count: Int
    /// The waveform without what is above 1.5 kHz.
    private let wave: [Float]
    /// Samples of the waveform from one frame to the next.
    private let waveHop: Double
    /// The energy of the waveform.
    private let waveEnergy: Double
    /// The amplitudes of the bands that a telephone carries, frame by frame; the sum of their squares is 1.
    private let phone: [Float]
    /// The length of `phone` in each frame, and the same from the greatest down.
    private let strengths: [Float]
    private let sortedStrengths: [Float]

    /// nil of less than 100 ms.
    package convenience init?(of samples: [Float], sampleRate: Int) {
        let transform = sampleRate > 32000 ? Self.transform48 : Self.transform24
        let hop = Int(Double(sampleRate) / Self.rate)
        let starts = Array(stride(from: 0, through: samples.count - transform.size, by: hop))
        guard starts.count > Self.segments else { return nil }
        let edges = Self.edges(transform.size, sampleRate)
        var powers: [Float] = []
        transform.powers(of: samples, at: starts) { frame in
            let halves = (0...Self.bands).map { half in
                frame[frame.startIndex + edges[half]..<frame.startIndex + edges[half + 1]].reduce(0, +)
            }
            for band in 0..<Self.bands { powers.append(halves[band] + halves[band + 1]) }
        }
        guard let loudest = powers.max(), loudest > 0 else { return nil }
        let least = loudest * Float(Decibels.power(-Self.depth))
        self.init(
            levels: powers.map { 10 * log10f(max($0, least) / least) },
            wave: Self.wave(of: samples, sampleRate: sampleRate),
            waveHop: Double(hop * Self.waveRate) / Double(sampleRate),
            phone: Self.normalized(
                powers.indices.lazy.filter { $0 % Self.bands < Self.phoneBands }.map { powers[$0].squareRoot() }))
    }

    private init(levels: [Float], wave: [Float], waveHop: Double, phone: [Float]) {
        let count = levels.count / Self.bands
        self.count = count
        self.levels = levels
        self.wave = wave
        self.waveHop = waveHop
        self.phone = phone
        waveEnergy = wave.reduce(0) { $0 + Double($1) * Double($1) }
        strengths = Self.strengths(of: phone)
        sortedStrengths = strengths.sorted(by: >)
        let outline = (0..<Self.segments).flatMap { segment in
            let frames = segment * count / Self.segments..<(segment + 1) * count / Self.segments
            return (0..<Self.bands).map { band in
                frames.reduce(0) { $0 + levels[$1 * Self.bands + band] } / Float(frames.count)
            }
        }
        sketch = VoiceSketch(count: count, outline: outline, timbre: Self.timbre(of: phone))
    }

    private static func normalized(_ values: [Float]) -> [Float] {
        let length = values.reduce(0) { $0 + $1 * $1 }.squareRoot()
        return length > 0 ? values.map { $0 / length } : values
    }

    private static func strengths(of phone: [Float]) -> [Float] {
        stride(from: 0, to: phone.count, by: phoneBands).map { start in
            phone[start..<start + phoneBands].reduce(0) { $0 + $1 * $1 }.squareRoot()
        }
    }

    private static func timbre(of phone: [Float]) -> [Float] {
        var sums = [Float](repeating: 0, count: phoneBands)
        for (index, amplitude) in phone.enumerated() { sums[index % phoneBands] += amplitude }
        return normalized(sums)
    }

    /// The means of neighbours, weighted by the distance: what is left above the new rate's half is 20 dB down and more.
    private static func wave(of samples: [Float], sampleRate: Int) -> [Float] {
        let means = samples[...].means(of: sampleRate / waveRate / 2)
        return stride(from: 1, to: means.count - 1, by: 2).map {
            (means[$0 - 1] + 2 * means[$0] + means[$0 + 1]) / 4
        }
    }

    private static let transform24 = FourierTransform(size: 512)
    private static let transform48 = FourierTransform(size: 1024)

    /// The bins at which the half bands start, and the end of the last one.
    private static func edges(_ size: Int, _ sampleRate: Int) -> [Int] {
        let (low, high) = (MelScale.mel(hertz: range.lowerBound), MelScale.mel(hertz: range.upperBound))
        var edges: [Int] = []
        for half in 0...bands + 1 {
            let hertz = MelScale.hertz(mel: low + (high - low) * Double(half) / Double(bands + 1))
            edges.append(max((edges.last ?? 0) + 1, Int(hertz * Double(size) / Double(sampleRate))))
        }
        return edges
    }

    // MARK: Likeness, 0 … 1

    /// The share that the takes' waveforms have in common: near 1 for one recording, whatever was done to it, because only a
    /// copy keeps the phase of the voice. They are laid over each other as their spectra fit best. What stands over counts
    /// with its energy, so that silence at the ends does not matter and a piece of a word does.
    package func likeness(to other: VoicePrint) -> Double {
        correlations(with: other).values.summit
    }

    /// The share that the waveforms have in common where they have least, over 80 ms of what is not soft, laid over each other in the
    /// same way: a machine says "settantadue" and "ottantadue" alike but for their beginnings. What stands over does not count.
    package func leastLikeness(to other: VoicePrint) -> Double {
        let correlations = correlations(with: other)
        guard let best = correlations.values.indices.max(by: { correlations.values[$0] < correlations.values[$1] })
        else { return 0 }
        let lag = correlations.first + best
        let (first, end) = (max(0, lag), min(wave.count, other.wave.count + lag))
        let pieces = stride(from: first, through: end - Self.piece, by: Self.piece / 4).map { start in
            (
                own: product(with: self, from: start, lag: 0, count: Self.piece),
                others: other.product(with: other, from: start - lag, lag: 0, count: Self.piece),
                common: product(with: other, from: start, lag: lag, count: Self.piece)
            )
        }
        let loudest = pieces.map(\.own).max() ?? 0
        let heard = pieces.filter { max($0.own, $0.others) > loudest * Decibels.power(-Self.pieceDepth) }
        return heard.map { abs($0.common) / max(($0.own * $0.others).squareRoot(), 1e-12) }.min() ?? 1
    }

    /// Samples of the waveform that are compared for themselves, and how far below the loudest they count, decibels.
    private static let piece = waveRate * 80 / 1000
    private static let pieceDepth = 15.0

    /// The share that the waveform has in common with as long a part of another, where it fits best: near 1 for a piece of one recording.
    /// An overhang of up to a twentieth of a second does not count.
    package func likeness(toPartOf whole: VoicePrint) -> Double {
        let slack = Self.waveRate / 20
        let lags = -slack...max(0, whole.wave.count - wave.count) + slack
        return lags.reduce(0) { best, lag in
            let start = max(0, lag)
            let count = min(whole.wave.count, wave.count + lag) - start
            guard count > wave.count / 2 else { return best }
            let own = product(with: self, from: start - lag, lag: 0, count: count)
            let scale = (own * whole.product(with: whole, from: start, lag: 0, count: count)).squareRoot()
            return max(
                best, scale > 0 ? abs(whole.product(with: self, from: start, lag: lag, count: count)) / scale : 0)
        }
    }

    /// The shares that the waveforms have in common at the lags around the one at which the spectra fit best; none where these have little.
    private func correlations(with other: VoicePrint) -> (first: Int, values: [Double]) {
        let fit = bestShift(to: other)
        guard fit.share >= Self.leastShare else { return (0, []) }
        let reach = 3 * Int(waveHop)
        let first = Int((Double(fit.shift) * waveHop).rounded()) - reach
        return (first, (first...first + 2 * reach).map { abs(correlation(with: other, lag: $0)) })
    }

    /// The frames by which this take has to start later so that the spectra have most in common, in a telephone's bands, and
    /// how much that is; 0 where it is less than `leastShare`.
    private func bestShift(to other: VoicePrint) -> (shift: Int, share: Float) {
        var best = (shift: 0, share: Float(0))
        // No order of the frames gives more than the strongest with the strongest.
        let fewer = min(count, other.count)
        guard
            DotProduct.of(sortedStrengths, from: 0, other.sortedStrengths, from: 0, count: fewer)
                >= Self.leastShare - Self.rounding
        else { return best }
        for shift in 1 - other.count..<count {
            // Two frames have no more in common than the product of their lengths (Cauchy and Schwarz).
            let frames = max(0, shift)..<min(count, other.count + shift)
            let most = DotProduct.of(
                strengths, from: frames.lowerBound, other.strengths, from: frames.lowerBound - shift,
                count: frames.count)
            guard most >= max(best.share, Self.leastShare) - Self.rounding else { continue }
            let share = DotProduct.of(
                phone, from: frames.lowerBound * Self.phoneBands, other.phone,
                from: (frames.lowerBound - shift) * Self.phoneBands, count: frames.count * Self.phoneBands)
            if share > best.share { best = (shift, share) }
        }
        return best
    }

    /// More than the error of a sum of some thousand products, all positive, that come to 1 at most.
    private static let rounding: Float = 1e-3

    /// The correlation of the waveforms, normalized by all of their energy, −1 … 1.
    private func correlation(with other: VoicePrint, lag: Int) -> Double {
        let first = max(0, lag)
        let product = product(
            with: other, from: first, lag: lag, count: min(wave.count, other.wave.count + lag) - first)
        let scale = (waveEnergy * other.waveEnergy).squareRoot()
        return scale > 0 ? product / scale : 0
    }

    /// The sum of the products with a waveform that starts so much later.
    private func product(with other: VoicePrint, from start: Int, lag: Int, count: Int) -> Double {
        Double(DotProduct.of(wave, from: start, other.wave, from: start - lag, count: count))
    }

    // MARK: Distances

    /// Semitones between the courses of the two pitches, in the mean; nil if one of them is hardly voiced.
    package func toneDistance(to other: VoicePrint) -> Double? {
        let contours = [wave, other.wave].compactMap {
            PitchTrack(of: $0, sampleRate: Self.waveRate).contour(points: 5)
        }
        guard contours.count == 2 else { return nil }
        return zip(contours[0], contours[1]).map { abs($0 - $1) }.reduce(0, +) / 5
    }

    /// Of the takes stretched in time so that they fit best, by at most a fifth of the length: two voices, or one voice
    /// twice, that say the same are nearer than two words.
    package func warpedDistance(to other: VoicePrint) -> Double {
        let reach = max(count, other.count) / 5 + abs(count - other.count)
        return cbrt(TimeWarping.distance(count, other.count, reach: reach) { difference($0, other, $1) })
    }

    /// The cube of the mean difference of two frames' bands: a stretch that differs much counts for more than a small
    /// difference everywhere, as between "sixteen" and "fifteen".
    private func difference(_ frame: Int, _ other: VoicePrint, _ place: Int) -> Float {
        let (own, others) = (frame * Self.bands, place * Self.bands)
        var sum: Float = 0
        for band in 0..<Self.bands { sum += abs(levels[own + band] - other.levels[others + band]) }
        let mean = sum / Float(Self.bands)
        return mean * mean * mean
    }
}

/// Kept between runs as what the rest follows from.
extension VoicePrint: StageValue {
    /// - Throws: `ByteScanner.Malformed` for numbers that no print has.
    package convenience init(_ bytes: inout ByteScanner) throws {
        let waveHop = try bytes.double(50...70)
        let (levels, phone, wave) = (try bytes.floats(), try bytes.floats(), try bytes.floats())
        let frames = levels.count / Self.bands
        guard Self.counts.contains(frames), levels.count == frames * Self.bands,
            phone.count == frames * Self.phoneBands, wave.count <= 40 * Self.waveRate,
            [levels, phone, wave].allSatisfy({ $0.allSatisfy { abs($0) <= 1e6 } })
        else { throw ByteScanner.Malformed() }
        self.init(levels: levels, wave: wave, waveHop: waveHop, phone: phone)
    }

    package func put(into bytes: inout ByteWriter) {
        bytes.put(waveHop)
        for numbers in [levels, phone, wave] { bytes.put(numbers) }
    }
}

extension [Double] {
    /// The greatest of correlations from one sample to the next, at most 1; 0 of none.
    package var summit: Double {
        guard let best = indices.max(by: { self[$0] < self[$1] }) else { return 0 }
        guard best > 0, best < count - 1 else { return self[best] }
        // It may lie between two samples.
        let (before, here, after) = (self[best - 1], self[best], self[best + 1])
        let bend = before - 2 * here + after
        return bend < 0 ? Swift.min(1, here - (before - after) * (before - after) / (8 * bend)) : here
    }
}

/// The spectrum of 25 ms of speech, in bands that are as wide as the ear's.
package struct SpectralFrame: Sendable {
    /// Decibels of each band, re the mean of the bands: the sound's colour, whatever its level.
    package var colour: [Float]
    /// The frame's level, decibels re the loudest of the utterance.
    package var level: Float

    package static let bandCount = 16
    /// Frames a second.
    package static let rate = 50.0
    /// Bands further below the loudest band of the utterance than this are noise, decibels.
    private static let depth: Float = 40
    /// Every 20 ms, 25 ms at 16 kHz.
    private static let hop = 320
    private static let length = 400
    private static let transform = FourierTransform(size: 512, frame: length)
    /// What stands in for silence.
    private static let silence: Float = 1e-17
    /// Bins of 31.25 Hz that the bands begin with, from 150 to 7500 Hz, evenly on the mel scale.
    private static let edges: [Int] = (0...bandCount).map { index in
        let (low, high) = (MelScale.mel(hertz: 150), MelScale.mel(hertz: 7500))
        let value = low + (high - low) * Double(index) / Double(bandCount)
        return Int((MelScale.hertz(mel: value) / 31.25).rounded())
    }

    /// The frames of samples at 16 kHz.
    package static func frames(of samples: [Float]) -> [SpectralFrame] {
        let starts = Array(stride(from: 0, to: max(1, samples.count - length + 1), by: hop))
        var spectra: [[Float]] = []
        transform.powers(of: samples, at: starts) { powers in
            let first = powers.startIndex
            spectra.append(
                (0..<bandCount).map { band in
                    let bins = first + edges[band]..<first + max(edges[band] + 1, edges[band + 1])
                    return 10 * log10(powers[bins].reduce(silence, +))
                })
        }
        let loudest = spectra.lazy.compactMap { $0.max() }.max() ?? 0
        let least = loudest - depth
        return spectra.map { bands in
            let bands = bands.map { max($0, least) }
            let mean = bands.reduce(0, +) / Float(bandCount)
            return SpectralFrame(colour: bands.map { $0 - mean }, level: bands.max()! - loudest)
        }
    }

    /// How different two frames sound, decibels.
    package func distance(to other: SpectralFrame) -> Float {
        var sum: Float = 0
        for band in 0..<Self.bandCount {
            let difference = colour[band] - other.colour[band]
            sum += difference * difference
        }
        let level = level - other.level
        return ((sum + level * level) / Float(Self.bandCount + 1)).squareRoot()
    }
}
