extension PackManifest {
    /// The recording that a clip was made of. If the file there now has another checksum, the clip is stale.
    public struct ClipSource: Sendable, Hashable, Codable {
        /// The name of the recording in the pack's source folder.
        public package(set) var file: String
        /// The SHA-256 of the recording: 64 lower-case hexadecimal digits.
        public package(set) var sha256: String
        /// Samples a second of the recording, 1 or more.
        public package(set) var sampleRate: Int
        /// Channels of the recording, 1 or more.
        public package(set) var channels: Int
        /// The recording's length, seconds; finite, more than 0.
        public package(set) var seconds: Double
        /// Where the part that the clip keeps begins, seconds of the recording: 0 or more.
        public package(set) var speechStart: Double
        /// Where that part ends, seconds of the recording: after `speechStart`, at most `seconds` (to within 0.001).
        public package(set) var speechEnd: Double

        /// Which of the clip's takes it is: 1 for `7.wav`, n for `7~n.wav`. `nil` if there was only one.
        public package(set) var take: Int?
        /// How many takes there were, 2 or more. `nil` if there was only one.
        public package(set) var takes: Int?
        /// Why this one was chosen, in words. `nil` if there was only one.
        public package(set) var choice: String?
        /// The SHA-256 over the names and checksums of all takes. `nil` if there was only one.
        public package(set) var takesSha256: String?

        package init(
            file: String, sha256: String, sampleRate: Int, channels: Int, seconds: Double, speechStart: Double,
            speechEnd: Double
        ) {
            self.file = file
            self.sha256 = sha256
            self.sampleRate = sampleRate
            self.channels = channels
            self.seconds = seconds
            self.speechStart = speechStart
            self.speechEnd = speechEnd
        }
    }
}
