import VoiceAssetAudio
package import VoiceAssetCore
package import VoiceAssetPacks

/// The stage that finds how loud the clip of a take can be under the ceiling of its true peak.
package struct AchievableLoudness: Sendable {
    /// Raised with every change after which a clip may attain another loudness.
    package static let version = 1
    /// A limiter that has this much left to give keeps no clip from its loudness, decibels: what limiting takes away and the
    /// encoder adds to peaks come to less. (5.0 in one of 1,735 letters and syllables that amateurs read, of which 17 % are in
    /// doubt.)
    static let spare = 6.0
    /// How often a loudness is tried, at most. What the encoder makes of a peak is not told by what it made of one a little
    /// higher, so that a clip may miss what it reached before.
    static let rounds = 3

    private let profile: ClipProfile
    private let profileText: String

    package init(profile: ClipProfile) {
        self.profile = profile
        profileText = "\(profile)"
    }

    /// Whether the peak may keep the clip from the profile's loudness; most takes are done with here.
    package func isInDoubt(_ take: TakeTraits) -> Bool {
        let excess = take.peak + profile.loudness - take.loudness - (profile.truePeak - ClipMaker.overshoot)
        return profile.level == .clip && excess > PeakLimiter.deepest - Self.spare
    }

    /// What came of trying.
    package struct Trial: Sendable {
        /// The loudest that the clip can be, LUFS; nil if that is no less than the profile's loudness, or if there is no clip
        /// of the take.
        package var loudness: Double?
        /// The clip at the profile's loudness, if it was made and is as loud.
        package var clip: FinishedClip?
    }

    /// The loudest that the clip can be.
    package func callAsFunction(_ take: TrimmedTake) -> Trial {
        guard isInDoubt(take.analysis.traits) else { return Trial() }
        var level = profile.loudness
        for _ in 0..<Self.rounds where level >= profile.loudness - PackLoudness.mostLowered {
            guard let clip = try? ClipMaker(profile: profile, level: .loudness(level)).make(of: take) else {
                return Trial()
            }
            if level - clip.loudness <= ClipMaker.loudnessTolerance {
                if level == profile.loudness { return Trial(clip: clip) }
                break
            }
            level = (clip.loudness * 10).rounded(.down) / 10
        }
        return Trial(loudness: level < profile.loudness ? level : nil)
    }

    /// What a take's loudness is kept by.
    /// - Parameter take: what `AnalyzeTakes` trims the take by.
    package func key(of take: [String]) -> StageKey {
        StageKey("attained-loudness", version: Self.version, take + [profileText])
    }

    /// What the stage comes to, as it is kept.
    package struct Value: StageValue {
        /// LUFS; nil if it is no less than the profile's loudness.
        package var loudness: Double?

        init(loudness: Double?) { self.loudness = loudness }

        package init(json: ArraySlice<UInt8>, blob: ArraySlice<UInt8>) throws {
            var scanner = ByteScanner(blob)
            loudness = blob.isEmpty ? nil : try scanner.double(-1000...1000)
        }

        package func json() -> [UInt8] { [] }

        package var blob: [UInt8] {
            var writer = ByteWriter()
            if let loudness { writer.put(loudness) }
            return writer.bytes
        }
    }
}
