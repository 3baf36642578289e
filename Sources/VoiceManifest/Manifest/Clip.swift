extension PackManifest {
    /// The finished sound of one prompt, in all renditions.
    public struct Clip: Sendable, Equatable, Codable {
        /// The clip's id: `[a-z0-9][a-z0-9-]*`, at most 200 characters, unique in the pack; with `.end` behind it for the form
        /// of a clip that is heard in its place at the end of announcements.
        public package(set) var id: String
        /// What is said.
        public package(set) var text: String
        /// The clip's length in every rendition, samples of the renditions' rate, 1 or more: a whole number of frames
        /// if there is an MP3 rendition. Joined clips start at the sums of these.
        public package(set) var samples: Int
        /// `samples` in seconds, to within 0.001; less than the manifest's limit.
        public package(set) var seconds: Double
        /// The loudness of the finished clip's speech, LUFS (ITU-R BS.1770-4); finite.
        public package(set) var loudness: Double
        /// The true peak of the decoded clip, dBTP (ITU-R BS.1770-4 annex 2); finite.
        public package(set) var truePeak: Double
        /// What the take was raised by, dB; finite, negative if it was lowered. `nil` if that is not recorded.
        public package(set) var gain: Double?
        /// The loudest that the ceiling of the true peak lets the clip be, LUFS; finite. `nil` if that is no less than the
        /// profile's loudness.
        public package(set) var reach: Double?
        /// The take that the clip was made of.
        public package(set) var source: ClipSource
        /// The clip's file in each rendition, by the rendition's name: one for each of the manifest's renditions.
        public package(set) var files: [String: ClipFile]
        /// Where the clip is heard, if any announcement says it.
        public package(set) var witness: Witness?
        /// What was remarked about the take and did not stop the pack. Empty if the manifest has no such key.
        public package(set) var findings: [Finding]

        /// An announcement that says a clip.
        public struct Witness: Sendable, Equatable, Codable {
            /// The announcement's id.
            public package(set) var announcement: String
            /// The smallest amount with which the clip is said, with all digits of the currency. `nil` if it is said
            /// whatever the amount, or there is none.
            public package(set) var amount: String?

            /// Values with which the clip is said, by the names of the announcement's slots, the amount's under `amount`. `nil`
            /// of an announcement without slots.
            public package(set) var values: [String: String]?

            package init(announcement: String, amount: String?, values: [String: String]? = nil) {
                self.announcement = announcement
                self.amount = amount
                self.values = values
            }
        }

        package init(
            id: String, text: String, samples: Int, seconds: Double, loudness: Double, truePeak: Double,
            gain: Double? = nil, reach: Double? = nil, source: ClipSource, files: [String: ClipFile],
            witness: Witness? = nil, findings: [Finding] = []
        ) {
            self.id = id
            self.text = text
            self.samples = samples
            self.seconds = seconds
            self.loudness = loudness
            self.truePeak = truePeak
            self.gain = gain
            self.reach = reach
            self.source = source
            self.files = files
            self.witness = witness
            self.findings = findings
        }

        /// Decodes a clip. It is checked together with the manifest that holds it, not here.
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            id = try values.decode(String.self, forKey: .id)
            text = try values.decode(String.self, forKey: .text)
            samples = try values.decode(Int.self, forKey: .samples)
            seconds = try values.decode(Double.self, forKey: .seconds)
            loudness = try values.decode(Double.self, forKey: .loudness)
            truePeak = try values.decode(Double.self, forKey: .truePeak)
            gain = try values.decodeIfPresent(Double.self, forKey: .gain)
            reach = try values.decodeIfPresent(Double.self, forKey: .reach)
            source = try values.decode(ClipSource.self, forKey: .source)
            files = try values.decode([String: ClipFile].self, forKey: .files)
            witness = try values.decodeIfPresent(Witness.self, forKey: .witness)
            findings = try values.decodeIfPresent([Finding].self, forKey: .findings) ?? []
        }
    }
}
