import VoiceTables

extension PackManifest {
    /// What a pack's clips were aimed at.
    public struct Profile: Sendable, Equatable, Codable {
        /// How the clips were levelled.
        public enum Level: String, Sendable, Equatable, Codable, CaseIterable {
            /// Every clip to the profile's loudness.
            case clip
            /// One gain for the whole pack.
            case pack
        }

        /// The loudness of a pack that asks for none, LUFS.
        package static let usualLoudness = -16.0

        /// The loudness of the speech, LUFS (ITU-R BS.1770-4); finite, at most 0.
        public package(set) var loudness: Double
        /// What every clip was brought to instead, LUFS, where the true peak of one allows no more, or another pack of the
        /// same run is no louder; finite, less than `loudness`. `nil` if it is `loudness`.
        public package(set) var loweredLoudness: Double?
        /// The ceiling of the decoded clip's true peak, dBTP (ITU-R BS.1770-4 annex 2); finite, at most 0.
        public package(set) var truePeak: Double
        /// The silence heard between the words of neighbouring clips, samples of the renditions' rate, 0 or more: from the last
        /// 10 ms of one above −30 dB of its loudest to the first such of the next, as nearly as whole MP3 frames allow.
        public package(set) var gapSamples: Int
        /// How the clips were levelled.
        public package(set) var level: Level
        /// What lies below this was left out, hertz, by a Butterworth filter of fourth order; above 0. `nil` if nothing was.
        public package(set) var highPass: Double?

        package init(
            loudness: Double, loweredLoudness: Double? = nil, truePeak: Double, gapSamples: Int, level: Level,
            highPass: Double? = nil
        ) {
            self.loudness = loudness
            self.loweredLoudness = loweredLoudness
            self.truePeak = truePeak
            self.gapSamples = gapSamples
            self.level = level
            self.highPass = highPass
        }

        /// What every clip was brought to, LUFS.
        package var commonLoudness: Double { loweredLoudness ?? loudness }

        func check(at path: JSONPath, into list: inout FaultList) {
            list.requireFinite(loudness, atMost: 0, at: path["loudness"])
            if let lowered = loweredLoudness, loudness.isFinite {
                list.requireFinite(lowered, atMost: loudness, at: path["loweredLoudness"])
            }
            list.requireFinite(truePeak, atMost: 0, at: path["truePeak"])
            list.require(gapSamples, in: 0...Int.max, at: path["gapSamples"])
            if let highPass {
                list.require(
                    highPass.isFinite && highPass > 0, .number, at: path["highPass"], "\(highPass)", "a number above 0")
            }
        }
    }
}
