public import NumberGrammar
public import VoiceNotifications
/// What manifests have in common with the files that splicers read.
@_exported public import VoiceTables

/// Which packs there are, for whoever reads manifests.
public typealias VoiceIndex = VoiceNotifications.VoiceIndex

/// What one voice pack holds: the content of `VoiceAssets/<pack>/manifest.json`.
///
/// A value that was decoded is sound: every path stays inside the pack's folder, every clip has a file in every
/// rendition, and lengths, rates and checksums agree with each other. Whether the files on disk are the ones that the
/// manifest describes is not known from it; compare `bytes` and `sha256` for that. What the pack says of an amount is in the
/// file for splicers beside it, a `SpliceManifest`.
public struct PackManifest: Sendable, Equatable, Codable {
    /// The version of the shape, the only one that this library reads.
    public static let currentSchema = 5
    /// The longest JSON text that is read, bytes: 2 MiB. It may hold 64,000 values, names of members included. Within both
    /// a splicer needs at most 8 MB to load a pack, or to refuse it.
    public static let maximumBytes = SpliceManifest.maximumBytes
    /// The most clips that a pack may hold. In two renditions so many take nine tenths of the values.
    public static let maximumClips = SpliceManifest.maximumClips
    /// The duration that no notification sound may reach, seconds. iOS plays its own sound instead of a longer one.
    public static let maximumSeconds = SpliceManifest.maximumSeconds
    /// The name of the file in the pack's folder.
    package static let fileName = SpliceManifest.manifestName
    /// The name of the file that names who is to be named, in the folders of the pack and of its recordings.
    package static let attributionName = "ATTRIBUTION.txt"
    /// The longest such file, bytes.
    package static let maximumAttributionBytes = 1 << 16

    /// The version of the shape: `currentSchema`. A shape with more keys keeps the number; one that a reader of today would misread
    /// gets another, and is refused.
    public package(set) var schema: Int
    /// The pack's name and the name of its folder: 1 to 64 of `A-Z a-z 0-9 . _ -`, beginning with a letter or digit.
    public package(set) var pack: String
    /// The language, a BCP 47 tag: `zh-Hans`.
    public package(set) var locale: String
    /// The currency whose amounts the pack announces.
    public package(set) var currency: Currency
    /// Who speaks, if the pack says so.
    public package(set) var speaker: String?
    /// The licence of the recordings, if the pack says so; an SPDX identifier by custom.
    public package(set) var license: String?
    /// The text that the licence of the recordings wants to go with them, `ATTRIBUTION.txt` in UTF-8 beside the manifest, at
    /// most 64 KiB. `nil` if there is none.
    public package(set) var attribution: ClipFile?
    /// The file for splicers beside the manifest, which alone says how an amount becomes clips. `nil` until the manifest is sealed.
    public package(set) var splice: ClipFile?
    /// What made the clips.
    public package(set) var generator: Generator
    /// What the clips were aimed at.
    public package(set) var profile: Profile
    /// The pack's source text, by which a stale pack is known.
    public package(set) var source: SourceTexts
    /// The amounts that the pack can announce.
    public package(set) var range: AmountRange
    /// The encodings that every clip exists in, by name: at least one. The name is also the folder's.
    public package(set) var renditions: [String: Rendition]
    /// The clips, in the order of the pack's source: 1 to `maximumClips`, ids unique.
    public package(set) var clips: [Clip]
    /// The silences between words; at most 20, and with the clips `maximumClips`. `nil` if there are none.
    public package(set) var pauses: [Pause]?
    /// What is known of the pack's announcements, by id.
    public package(set) var announcements: [String: AnnouncementSummary]
    /// The bounds that every clip keeps.
    public package(set) var limits: Limits
    /// The SHA-256 over all that `generate` wrote in the manifest. Neither `generate` nor `voice-assets validate` takes a manifest
    /// that was edited for the tool's own. `nil` if it is not sealed.
    public package(set) var writtenSha256: String?
    /// What choosing takes by their joins gained. `nil` where no clip had several takes to choose from.
    public package(set) var joinChoice: JoinChoice?
    /// What was remarked about the pack besides its clips, and did not stop it. `nil` if nothing was, and in a pack that was made before 0.3.0.
    public package(set) var findings: [Finding]?
    /// Ids of clips that are meant to be made of one take, as the pack says. `nil` if there are none.
    public package(set) var sameTakes: [[String]]?

    enum CodingKeys: String, CodingKey {
        case schema, pack, locale, currency, speaker, license, generator, profile, source, range, renditions, clips,
            pauses, announcements, limits, writtenSha256, joinChoice, attribution, splice, findings, sameTakes
    }

    package init(
        pack: String, locale: String, currency: Currency, speaker: String?, license: String?, generator: Generator,
        profile: Profile, source: SourceTexts, range: AmountRange, renditions: [String: Rendition], clips: [Clip],
        pauses: [Pause]? = nil, announcements: [String: AnnouncementSummary], limits: Limits = Limits()
    ) {
        self.schema = Self.currentSchema
        self.pack = pack
        self.locale = locale
        self.currency = currency
        self.speaker = speaker
        self.license = license
        self.generator = generator
        self.profile = profile
        self.source = source
        self.range = range
        self.renditions = renditions
        self.clips = clips
        self.pauses = pauses
        self.announcements = announcements
        self.limits = limits
    }

    /// Reads and checks the bytes of a `manifest.json` (UTF-8).
    ///
    /// Keys that this version doesn't know are passed over.
    ///
    /// - Throws: `VoiceManifestError` with the faults of the manifest, in the order of the text. If the text is not
    ///   JSON, is longer than `maximumBytes` or has more values than are read, has another schema number, or lacks a key or
    ///   has a value of the wrong type, that is the only fault reported: the rest can't be judged.
    public init(json: some Collection<UInt8>) throws(VoiceManifestError) {
        self = try JSONText.decode(Self.self, from: json, atMost: Self.maximumBytes)
    }

    /// Decodes and checks a manifest with any decoder. `init(json:)` also bounds the text's size.
    ///
    /// - Throws: `VoiceManifestError` with every fault, or what the decoder throws.
    public init(from decoder: any Decoder) throws {
        try self.init(unchecked: decoder)
        try ManifestCheck(self).faults().throwIfAny()
    }

    /// Decodes the members; of what they say, only the schema's number is looked at.
    ///
    /// - Parameter isEarlier: whether the shape may be of any version.
    init(unchecked decoder: any Decoder, isEarlier: Bool = false) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        schema = try values.decode(Int.self, forKey: .schema)
        if !isEarlier { try JSONText.requireSchema(schema, Self.currentSchema) }
        pack = try values.decode(String.self, forKey: .pack)
        locale = try values.decode(String.self, forKey: .locale)
        currency = try values.decode(Currency.self, forKey: .currency)
        speaker = try values.decodeIfPresent(String.self, forKey: .speaker)
        license = try values.decodeIfPresent(String.self, forKey: .license)
        generator = try values.decode(Generator.self, forKey: .generator)
        profile = try values.decode(Profile.self, forKey: .profile)
        source = try values.decode(SourceTexts.self, forKey: .source)
        range = try values.decode(AmountRange.self, forKey: .range)
        renditions = try values.decode([String: Rendition].self, forKey: .renditions)
        clips = try values.decode([Clip].self, forKey: .clips)
        pauses = try values.decodeIfPresent([Pause].self, forKey: .pauses)
        announcements = try values.decode([String: AnnouncementSummary].self, forKey: .announcements)
        limits = try values.decode(Limits.self, forKey: .limits)
        writtenSha256 = try values.decodeIfPresent(String.self, forKey: .writtenSha256)
        joinChoice = try values.decodeIfPresent(JoinChoice.self, forKey: .joinChoice)
        attribution = try values.decodeIfPresent(ClipFile.self, forKey: .attribution)
        splice = try values.decodeIfPresent(ClipFile.self, forKey: .splice)
        findings = try values.decodeIfPresent([Finding].self, forKey: .findings)
        sameTakes = try values.decodeIfPresent([[String]].self, forKey: .sameTakes)
    }

    /// A manifest that an earlier version of the tool made, without what it says: it lists the files that `generate` may replace.
    ///
    /// - Returns: nil for all other text.
    package static func earlier(json: some Collection<UInt8>) -> Self? {
        try? JSONText.decode(EarlierManifest.self, from: json, atMost: maximumBytes).manifest
    }

    private struct EarlierManifest: Decodable {
        let manifest: PackManifest

        init(from decoder: any Decoder) throws {
            var manifest = try PackManifest(unchecked: decoder, isEarlier: true)
            guard manifest.schema < currentSchema else { throw VoiceManifestError(.schema, expected: "an earlier one") }
            (manifest.schema, manifest.announcements) = (currentSchema, [:])
            try ManifestCheck(manifest).faults().throwIfAny()
            self.manifest = manifest
        }
    }

    /// The bytes of a `manifest.json` (UTF-8): keys sorted, indented by two spaces, a line feed at the end. Equal
    /// manifests have identical bytes on every platform. Numbers are written as they are: who measures, rounds.
    ///
    /// - Throws: `VoiceManifestError` with every fault if the manifest is not one that `init(json:)` reads back.
    public func encoded() throws(VoiceManifestError) -> [UInt8] {
        try ManifestCheck(self).faults().throwIfAny()
        return try JSONText.encode(self, atMost: Self.maximumBytes)
    }

    /// The amounts of `range`.
    ///
    /// - Throws: `Amount.Fault` if the manifest has been made without checks; never for a decoded manifest.
    public var amounts: ClosedRange<Amount> { get throws(Amount.Fault) { try range.amounts(scale: currency.scale) } }
}

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

extension PackManifest {
    /// The program that made a pack.
    public struct Generator: Sendable, Equatable, Codable {
        /// The versions of the libraries that decide about the clips' bytes, as each library states its own.
        public struct Libraries: Sendable, Equatable, Codable {
            /// Reads the recordings, writes WAV, CAF and AIFF.
            public package(set) var libsndfile: String
            /// Writes MP3.
            public package(set) var lame: String
            /// Converts sample rates.
            public package(set) var libsoxr: String
            /// Measures loudness and true peak.
            public package(set) var libebur128: String

            package init(libsndfile: String, lame: String, libsoxr: String, libebur128: String) {
                self.libsndfile = libsndfile
                self.lame = lame
                self.libsoxr = libsoxr
                self.libebur128 = libebur128
            }
        }

        /// The program: `voice-assets`.
        public package(set) var name: String
        /// The program's version.
        public package(set) var version: String
        /// The libraries that it used.
        public package(set) var libraries: Libraries
        /// The versions of the stages that decide about clips and their measurements, by name. `nil` if the pack was made before
        /// 0.3.0.
        public package(set) var stages: [String: Int]?

        package init(name: String, version: String, libraries: Libraries) {
            self.name = name
            self.version = version
            self.libraries = libraries
        }

        func check(at path: JSONPath, into list: inout FaultList) {
            list.requireText(name, at: path["name"])
            list.requireText(version, at: path["version"])
            let versions = path["libraries"]
            list.requireText(libraries.libsndfile, at: versions["libsndfile"])
            list.requireText(libraries.lame, at: versions["lame"])
            list.requireText(libraries.libsoxr, at: versions["libsoxr"])
            list.requireText(libraries.libebur128, at: versions["libebur128"])
            for (name, version) in stages ?? [:] { list.require(version, in: 1...9999, at: path["stages"][name]) }
        }
    }
}

extension PackManifest {
    /// What was gained by choosing, among several takes, those that fit where clips meet.
    public struct JoinChoice: Sendable, Equatable, Codable {
        /// Clips that had several takes to choose from, 1 or more.
        public package(set) var clips: Int
        /// By how much the pitch jumps from one clip to the next, up or down: the median over the announcements, semitones, 0 or
        /// more.
        public package(set) var pitchJump: Double
        /// By how much it would if each clip's take had been chosen for itself, semitones, 0 or more.
        public package(set) var pitchJumpAlone: Double

        package init(clips: Int, pitchJump: Double, pitchJumpAlone: Double) {
            self.clips = clips
            self.pitchJump = pitchJump
            self.pitchJumpAlone = pitchJumpAlone
        }

        func check(at path: JSONPath, into list: inout FaultList) {
            list.require(clips, in: 1...PackManifest.maximumClips, at: path["clips"])
            for (name, jump) in [("pitchJump", pitchJump), ("pitchJumpAlone", pitchJumpAlone)] {
                list.require(
                    jump.isFinite && jump >= 0, .number, at: path[name], "\(jump)", "a finite number, 0 or more")
            }
        }
    }
}

extension PackManifest {
    /// What is known of an utterance that the pack offers. What it says is in the grammar.
    public struct AnnouncementSummary: Sendable, Equatable, Codable {
        /// How long an announcement is.
        public struct Length: Sendable, Equatable, Codable {
            /// The amount that it is so long with, with all digits of the currency; the smallest one if there are
            /// several. `nil` if the announcement says no amount.
            public package(set) var amount: String?
            /// The values that it is so long with, by the names of its slots, the amount's under `amount`. `nil` if it has
            /// no slots.
            public package(set) var values: [String: String]?
            /// The length of the spliced file, seconds; more than 0.
            public package(set) var seconds: Double

            package init(amount: String?, values: [String: String]? = nil, seconds: Double) {
                self.amount = amount
                self.values = values
                self.seconds = seconds
            }
        }

        /// The longest announcement of all amounts in the pack's range, by an exact search.
        public package(set) var longest: Length?

        package init(longest: Length? = nil) { self.longest = longest }
    }
}
