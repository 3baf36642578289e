package import VoiceTables

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

extension PackManifest {
    /// One file of a pack: of a clip, or the attribution.
    public struct ClipFile: Sendable, Equatable, Codable {
        /// The path from the pack's folder: of a clip always `<rendition>/<clip id>.<file extension>`.
        public package(set) var path: String
        /// The file's size, bytes. For MP3 exactly the clip's frames; otherwise at least the encoded samples.
        public package(set) var bytes: Int
        /// The file's SHA-256: 64 lower-case hexadecimal digits.
        public package(set) var sha256: String

        package init(path: String, bytes: Int, sha256: String) {
            self.path = path
            self.bytes = bytes
            self.sha256 = sha256
        }
    }
}

extension PackManifest {
    /// Silence between words, in all renditions: a clip that says nothing, and that nobody recorded.
    public struct Pause: Sendable, Equatable, Codable {
        /// Its id, unique among those of clips and pauses: `pause-300ms`.
        public package(set) var id: String
        /// Its length in every rendition, samples of the renditions' rate, 1 or more: a whole number of frames if there is an MP3
        /// rendition, and so it may be half a frame longer or shorter than its id says.
        public package(set) var samples: Int
        /// Its file in each rendition, by the rendition's name: one for each of the manifest's renditions.
        public package(set) var files: [String: ClipFile]

        /// The length that no pause reaches, seconds: the two that pack.yml allows, and a frame more.
        static let maximumSeconds = 2.1

        package init(id: String, samples: Int, files: [String: ClipFile]) {
            (self.id, self.samples, self.files) = (id, samples, files)
        }
    }

    /// The files of all clips and pauses, each with the id that it belongs to.
    package var soundFiles: [(id: String, files: [String: ClipFile])] {
        clips.map { ($0.id, $0.files) } + (pauses ?? []).map { ($0.id, $0.files) }
    }
}

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

/// The seal of a manifest: what `writtenSha256` is the SHA-256 of.
extension PackManifest {
    /// What stands in the place of the checksum's digits while it is taken.
    private static let blank = String(repeating: "0", count: 64)

    /// The bytes of the manifest's file, with zeros for the digits of its checksum.
    ///
    /// - Throws: `VoiceManifestError` for a manifest that can't be written.
    package func writtenText() throws(VoiceManifestError) -> [UInt8] {
        var manifest = self
        manifest.writtenSha256 = Self.blank
        return try JSONText.encode(manifest, atMost: Self.maximumBytes)
    }

    /// The same of a file that was read: all of its bytes count, those of members that this version doesn't know included.
    ///
    /// - Parameter json: the bytes that the manifest was read from.
    /// - Returns: nil if it states no checksum.
    package func writtenText(in json: [UInt8]) -> [UInt8]? {
        writtenSha256.map { Self.replacing($0, with: Self.blank, in: json) }
    }

    /// The bytes of the manifest's file: what `encoded()` makes, without writing all of it a second time.
    ///
    /// - Parameter text: the manifest's `writtenText()`.
    /// - Throws: `VoiceManifestError` with every fault if the manifest is not one that `init(json:)` reads back.
    package func encoded(from text: [UInt8]) throws(VoiceManifestError) -> [UInt8] {
        guard let writtenSha256 else { return try encoded() }
        try ManifestCheck(self).faults().throwIfAny()
        return Self.replacing(Self.blank, with: writtenSha256, in: text)
    }

    /// Puts a checksum in the place of another one. It is the last member that the tool writes.
    private static func replacing(_ checksum: String, with other: String, in json: [UInt8]) -> [UInt8] {
        let digits = Array(checksum.utf8)
        var text = json
        for start in json.indices.dropLast(digits.count - 1).reversed() where json[start] == digits[0] {
            let place = start..<start + digits.count
            guard json[place].elementsEqual(digits) else { continue }
            text.replaceSubrange(place, with: other.utf8)
            break
        }
        return text
    }
}

extension PackManifest {
    /// The texts that a pack was generated from. If a file there now has another checksum, the pack is stale.
    public struct SourceTexts: Sendable, Equatable, Codable {
        /// The name of the file in the pack's source folder: `pack.yml`.
        public package(set) var packFile: String
        /// The SHA-256 of that file: 64 lower-case hexadecimal digits.
        public package(set) var sha256: String
        /// The SHA-256 of what that file says, without comments, spaces, ways of quoting and the order of keys: a pack is stale only if this
        /// differs too. Packs of 0.2.0 don't state it.
        public package(set) var contentSha256: String?

        /// The name of the file with the number rules, if there is one: `numbers.rbnf`.
        public package(set) var rulesFile: String?
        /// The SHA-256 of that file, if there is one.
        public package(set) var rulesSha256: String?

        package init(
            packFile: String = "pack.yml", sha256: String, contentSha256: String? = nil, rulesFile: String? = nil,
            rulesSha256: String? = nil
        ) {
            self.packFile = packFile
            self.sha256 = sha256
            self.contentSha256 = contentSha256
            self.rulesFile = rulesFile
            self.rulesSha256 = rulesSha256
        }

        func check(at path: JSONPath, into list: inout FaultList) {
            list.require(Naming.isFileName(packFile), .path, at: path["packFile"], packFile, Naming.fileNameForm)
            list.requireChecksum(sha256, at: path["sha256"])
            if let contentSha256 { list.requireChecksum(contentSha256, at: path["contentSha256"]) }
            if let rulesFile {
                list.require(Naming.isFileName(rulesFile), .path, at: path["rulesFile"], rulesFile, Naming.fileNameForm)
            }
            if let rulesSha256 { list.requireChecksum(rulesSha256, at: path["rulesSha256"]) }
            list.require(
                (rulesFile == nil) == (rulesSha256 == nil), .missing, at: path, nil,
                "rulesFile and rulesSha256, or neither"
            )
        }
    }
}

/// What a pack says of the texts of pushes, which `splice.json` alone has.
package struct ReadTexts: Sendable, Equatable {
    package var templates: [TextTemplate]
    /// The form of numbers in the pack's language.
    package var numbers: NumberSample
    /// The announcements of which a push may ask with an amount of 0.
    package var zeros: Set<String>

    package init(_ templates: [TextTemplate] = [], numbers: NumberSample = .pointed, zeros: Set<String> = []) {
        (self.templates, self.numbers, self.zeros) = (templates, numbers, zeros)
    }

    /// Those of a file that was read.
    package init(of splice: SpliceManifest) {
        self.init(splice.texts, numbers: splice.numbers, zeros: splice.zeros)
    }
}
