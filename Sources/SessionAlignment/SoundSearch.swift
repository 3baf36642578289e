package import VoiceAssetAudio

/// Finds the sound of a take in a session: a cut of it has the very same, at whatever edges it was cut and in whatever format.
///
/// Measured over the Free Spoken Digit Dataset, six people: of 2,880 takes of the same digits by the same person none is found in a session
/// of ten (28,800 pairs). Of its cuts 1,980 of 1,980 are: softer, louder, as FLAC, µ-law, MP3 of 48 kbit/s, Vorbis and Opus of 24 kbit/s, at
/// 11, 44 and 48 kHz, and with other edges, of which some lie 60 ms within the word. Behind a high-pass filter of 80 Hz it is 175 of 180.
package struct SoundSearch: Sendable {
    /// Of so much on, a sound is one that stands in the session.
    package static let same = 0.95
    /// Steps a second.
    package static let rate = 100.0
    /// Envelope hops of a step.
    private static let step = Envelope.hops(milliseconds: 1000 / rate)
    /// Places that are looked at closely, of so much on by the envelope.
    private static let (most, near): (Int, Float) = (12, 0.8)

    /// The amplitudes of the envelope's bands, one step after the other.
    private let levels: [Float]

    /// - Parameter envelope: that of the whole session.
    package init(_ envelope: Envelope) { levels = Self.levels(envelope) }

    private static func levels(_ envelope: Envelope) -> [Float] {
        let bands = envelope.bands
        return stride(from: 0, to: envelope.total.count - step + 1, by: step).flatMap { start in
            bands.map { $0[start..<start + step].reduce(0, +).squareRoot() }
        }
    }

    /// The steps of the session where a part of another envelope may begin, the likeliest first.
    /// - Parameter part: steps of the other.
    package func places(of part: Range<Int>, in other: Envelope) -> [Int] {
        let sought = Self.levels(other.part(part.lowerBound * Self.step..<part.upperBound * Self.step))
        let bands = other.bands.count
        let shares = stride(from: 0, through: levels.count - sought.count, by: bands).map { start in
            Self.share(sought, levels, start)
        }
        let least = Self.near * DotProduct.of(sought, from: 0, sought, from: 0, count: sought.count).squareRoot()
        let summits = shares.indices.filter {
            shares[$0] >= least && shares[$0] == shares[max(0, $0 - 1)...].prefix(3).max()
        }
        return Array(summits.sorted { shares[$0] > shares[$1] }.prefix(Self.most))
    }

    /// The share that a sound has in common with as long a part of another, where it fits best, 0 … 1; both at the envelope's rate.
    package static func likeness(of sound: [Float], in whole: [Float]) -> Double {
        let (own, other) = (middle(sound), middle(whole))
        let scale = max(1e-6, DotProduct.of(own, from: 0, own, from: 0, count: own.count).squareRoot())
        return (0..<max(0, other.count - own.count + 1)).map { Double(share(own, other, $0) / scale) }.summit
    }

    /// The share of a sound in the part of another that begins there, in proportion to its own strength.
    private static func share(_ own: [Float], _ other: [Float], _ start: Int) -> Float {
        let product = DotProduct.of(own, from: 0, other, from: start, count: own.count)
        let strength = DotProduct.of(other, from: start, other, from: start, count: own.count).squareRoot()
        return abs(product) / max(1e-6, strength)
    }

    /// The sound around 2 kHz: every format keeps it, and two takes differ there by more than at the pitch.
    private static func middle(_ samples: [Float]) -> [Float] {
        (0..<max(0, samples.count - 7)).map { first in
            samples[first + 4..<first + 8].reduce(0, +) - samples[first..<first + 4].reduce(0, +)
        }
    }
}
