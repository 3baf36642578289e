import VoiceTables

extension PackManifest {
    /// The recording that a clip was made of. If the file there now has another checksum, the clip is stale.
    public struct ClipSource: Sendable, Equatable, Codable {
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

        /// Whose voice it is, if it is no person's. `nil` for a person's, and if nobody says.
        public package(set) var voice: Voice?
        /// Which of the clip's takes it is: 1 for `7.wav`, n for `7~n.wav`. `nil` if there was only one.
        public package(set) var take: Int?
        /// How many takes there were, 2 or more. `nil` if there was only one.
        public package(set) var takes: Int?
        /// Why this one was chosen, in words. `nil` if there was only one.
        public package(set) var choice: String?
        /// The SHA-256 over the names and checksums of all takes. `nil` if there was only one.
        public package(set) var takesSha256: String?

        /// Whose voice a take has.
        public enum Voice: String, Sendable, Equatable, Codable, CaseIterable {
            /// A synthesizer spoke it, until a person does.
            case synthetic
        }

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

        func check(at path: JSONPath, into list: inout FaultList) {
            list.require(Naming.isFileName(file), .path, at: path["file"], file, Naming.fileNameForm)
            list.requireChecksum(sha256, at: path["sha256"])
            list.require(sampleRate, in: 1...Int.max, at: path["sampleRate"])
            list.require(channels, in: 1...Int.max, at: path["channels"])
            list.require(
                seconds.isFinite && seconds > 0, .number, at: path["seconds"], "\(seconds)", "a finite number above 0")
            list.require(
                speechStart.isFinite && speechStart >= 0, .number, at: path["speechStart"], "\(speechStart)",
                "a finite number, 0 or more")
            list.require(
                speechEnd > speechStart && speechEnd <= seconds + 0.001, .number, at: path["speechEnd"], "\(speechEnd)",
                "after speechStart and at most the recording's \(seconds) s")
            checkTakes(at: path, into: &list)
        }

        private func checkTakes(at path: JSONPath, into list: inout FaultList) {
            let members = [take != nil, takes != nil, choice != nil, takesSha256 != nil]
            list.require(
                Set(members).count == 1, .missing, at: path, nil, "take, takes, choice and takesSha256, or none of them"
            )
            if let take { list.require(take, in: 1...9999, at: path["take"]) }
            if let takes { list.require(takes, in: 2...9999, at: path["takes"]) }
            if let choice { list.requireText(choice, at: path["choice"]) }
            if let takesSha256 { list.requireChecksum(takesSha256, at: path["takesSha256"]) }
        }
    }
}
