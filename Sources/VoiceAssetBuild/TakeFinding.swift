package import Sound

/// Something about a take, or about the clip made of it, that a person should know. `TakeWording` says it in words.
package enum TakeFinding: Sendable, Hashable {
    package enum Edge: String, Sendable, Hashable {
        case start
        case end
    }

    /// Samples in runs at full scale.
    case clipping(samples: Int)
    /// The largest sample, dBFS.
    case quiet(peak: Double)
    /// The noise floor, dBFS, and the speech's level over it, decibels.
    case noise(floor: Double, ratio: Double)
    /// Fraction of full scale.
    case dcOffset(Double)
    /// Seconds between the speech and an edge of the file.
    case edge(Edge, silence: Double)
    /// The mains' hum, and the speech's level over it, decibels.
    case hum(Hum, ratio: Double)
    /// The highest frequency that is there, hertz.
    case bandLimited(Double)
    /// More than one stretch of speech.
    case utterances(Utterances)
    /// What `inspect` notes: the largest sample, the speech's level, the noise floor, dBFS.
    case loud(peak: Double)
    case level(Double)
    case floor(Double)
    /// Seconds of speech where the pack's other takes suggest so many.
    case length(Double, expected: Double)
    case cancellingChannels
    /// Channels, counted from 0.
    case deadChannels([Int])
    /// Nothing in the take stands out of its noise; its largest sample, dBFS.
    case noSpeech(peak: Double)
    /// The finished clip's length, seconds.
    case tooLong(seconds: Double)
    /// The peak did not allow the profile's loudness: what was reached and what was wanted, LUFS.
    case softened(loudness: Double, target: Double)
    /// The decoded clip's true peak and the ceiling, dBTP.
    case truePeak(Double, ceiling: Double)
    /// A rendition, decoded, is not the clip.
    case rendition(String, RenditionFault)
    /// The take could not be decoded.
    case recording(RecordingError)
    /// A library refused; its words.
    case library(String)
}
