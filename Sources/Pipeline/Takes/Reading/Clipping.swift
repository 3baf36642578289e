import VoiceAssetAudio
import VoiceAssetCore
import VoiceAssetUnicodeText

/// How much of a recording was cut off at full scale.
///
/// Graded by what is heard. PESQ (ITU-T P.862.2) of 778 takes of amateurs that were clipped and then rounded, against the
/// takes as they were (1 to 4.64), is 4.60 in the median where what is missing lies 40 dB or more below the sound, 4.45 from 40 to
/// 25 dB, and 3.5 above; and 3.8 where a crest lasts for 0.75 ms or more. A limiter rounds crests as well.
package struct Clipping: Sendable, Hashable {
    /// Samples in crests that are cut off.
    package private(set) var samples = 0
    /// Seconds of the longest.
    package private(set) var longest = 0.0
    /// What is missing over what is there, decibels, −120 or more; of the channel that lacks most.
    package private(set) var missing = -120.0

    /// Less is not heard, decibels.
    static let heard = -40.0
    /// More crackles, decibels.
    static let most = -25.0
    /// A crest of so many seconds crackles.
    static let longestCrest = 0.00075

    mutating func add(_ crests: ClippedCrests, of energy: Double, sampleRate: Int) {
        samples += crests.samples
        longest = max(longest, Double(crests.longest) / Double(sampleRate))
        if energy > 0 { missing = max(missing, Decibels.of(power: crests.missing / energy)) }
    }

    /// nil if nothing is.
    var finding: Finding? {
        guard samples > 0 else { return nil }
        let crackles = missing >= Self.most || longest >= Self.longestCrest
        return Finding(
            .clipClipping, crackles ? "" : missing >= Self.heard ? "some" : "rounded",
            [
                "samples": .count(samples), "longest": .of((longest * 1000).decimals(2), "ms"),
                "depth": .of((-missing).decimals(1, apartFrom: -Self.most), "dB"),
                "least": .of((-Self.most).decimals(1), "dB"),
                "most": .of((Self.longestCrest * 1000).decimals(2), "ms"),
            ])
    }
}
