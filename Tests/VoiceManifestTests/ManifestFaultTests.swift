import Testing

@testable import NumberGrammar
@testable import VoiceManifest
@testable import VoiceTables

/// What is sound made unsound in one way, and the faults that this is.
struct Breakage<Sound: Sendable>: Sendable, CustomTestStringConvertible {
    let name: String
    /// `path rule`, in order.
    let faults: [String]
    let edit: @Sendable (inout Sound) -> Void

    init(_ name: String, _ faults: String..., edit: @escaping @Sendable (inout Sound) -> Void) {
        self.name = name
        self.faults = faults
        self.edit = edit
    }

    var testDescription: String { name }

    func broken(_ sound: Sound) -> Sound {
        var broken = sound
        edit(&broken)
        return broken
    }
}

extension Breakage<PackManifest> {
    var manifest: PackManifest { broken(Samples.manifest) }
}

/// A file for splicers, by its parts.
struct SpliceSample: Sendable {
    var manifest = Samples.manifest
    var grammar = Samples.grammar
    var textJoins: [SpliceManifest.TextJoin] = []
    var texts = ReadTexts()

    func text() -> [UInt8] { manifest.spliceText(grammar, textJoins, texts) }
}

extension Breakage<SpliceSample> {
    /// Reads what is broken: the faults are told.
    func check(_ sound: SpliceSample = .init()) throws {
        let text = broken(sound).text()
        let error = try #require(throws: VoiceManifestError.self) { try CheckedSplice(told: text) }
        #expect(error.faults.map { "\($0.path) \($0.rule.rawValue)" } == faults)
    }
}

@Suite("What makes a manifest unsound")
struct ManifestFaultTests {
    @Test("Each breach is reported at its place", arguments: Self.breakages + Self.lengths + Self.paths)
    func breach(breakage: Breakage<PackManifest>) throws {
        let error = try #require(throws: VoiceManifestError.self) { try breakage.manifest.encoded() }
        #expect(error.faults.map { "\($0.path) \($0.rule.rawValue)" } == breakage.faults)
        guard breakage.manifest.clips.count < 100 else { return }  // Its text alone would be too long.
        if let text = try? JSONText.encode(breakage.manifest, atMost: .max) {
            #expect(throws: error) { try PackManifest(json: text) }
        }
    }

    @Test("So is each of a file for splicers", arguments: Self.splices)
    func breach(breakage: Breakage<SpliceSample>) throws { try breakage.check() }

    @Test("All faults are reported, not only the first")
    func all() throws {
        var manifest = Samples.manifest
        for breakage in Self.breakages.prefix(8) { breakage.edit(&manifest) }
        let error = try #require(throws: VoiceManifestError.self) { try manifest.encoded() }
        #expect(error.faults.count == Self.breakages.prefix(8).reduce(0) { $0 + $1.faults.count })
    }

    static let breakages: [Breakage<PackManifest>] = [
        Breakage("pack name", "$.pack name") { $0.pack = "../evil" },
        Breakage("locale", "$.locale name") { $0.locale = "zh_Hans" },
        Breakage("currency code", "$.currency.code name") { $0.currency.code = "cny" },
        Breakage("library version", "$.generator.libraries.lame name") { $0.generator.libraries.lame = "" },
        Breakage("written checksum", "$.writtenSha256 checksum") { $0.writtenSha256 = "0" },
        Breakage("pack checksum", "$.source.sha256 checksum") { $0.source.sha256 = Samples.checksum.uppercased() },
        Breakage("pack content", "$.source.contentSha256 checksum") { $0.source.contentSha256 = "00" },
        Breakage("pack file", "$.source.packFile path") { $0.source.packFile = "../pack.yml" },
        Breakage("gap", "$.profile.gapSamples number") { $0.profile.gapSamples = -1 },
        Breakage(
            "attribution", "$.attribution.path path", "$.attribution.bytes number", "$.attribution.sha256 checksum"
        ) {
            $0.attribution = .init(path: "../ATTRIBUTION.txt", bytes: 65537, sha256: "0")
        },
        Breakage("join choice", "$.joinChoice.clips number", "$.joinChoice.pitchJump number") {
            $0.joinChoice = .init(clips: 0, pitchJump: -1, pitchJumpAlone: 0)
        },
        Breakage("another schema", "$.schema schema") { $0.schema = 6 },
        Breakage("announcement id", "$.announcements.Paid name") { $0.announcements["Paid"] = .init() },
        Breakage("longest amount", "$.announcements['payment-received'].longest.amount name") {
            $0.announcements["payment-received"]?.longest?.amount = "10.0"
        },
        Breakage("longest seconds", "$.announcements['payment-received'].longest.seconds number") {
            $0.announcements["payment-received"]?.longest?.seconds = 0
        },
        Breakage("currency scale", "$.currency.scale number") {
            $0.currency.scale = 5
            $0.range = .init(min: "0.00000", max: "1.00000")
        },
        Breakage("scale of an amount", "$.range.min name") { $0.range.min = "0.0" },
        Breakage("leading zero", "$.range.min name") { $0.range.min = "00.00" },
        Breakage("sign", "$.range.min name") { $0.range.min = "-1.00" },
        Breakage("19 digits", "$.range.max name") { $0.range.max = "12345678901234567.00" },
        Breakage("range upside down", "$.range.max number") { $0.range = .init(min: "2.00", max: "1.99") },
        Breakage("loudness", "$.profile.loudness number") { $0.profile.loudness = -.infinity },
        Breakage("lowered loudness", "$.profile.loweredLoudness number") { $0.profile.loweredLoudness = -15 },
        Breakage("high-pass of 0", "$.profile.highPass number") { $0.profile.highPass = 0 },
        Breakage("high-pass not a number", "$.profile.highPass number") { $0.profile.highPass = .nan },
        Breakage("limit of 0", "$.limits.maxSeconds number") { $0.limits.maxSeconds = 0 },
        Breakage("limit above 30", "$.limits.maxSeconds number") { $0.limits.maxSeconds = 30.5 },
        Breakage("limit not a number", "$.limits.maxSeconds number") { $0.limits.maxSeconds = .nan },
        Breakage("no rendition", "$.renditions count") {
            $0.renditions = [:]
            for index in $0.clips.indices { $0.clips[index].files = [:] }
        },
        Breakage("no clip", "$.clips count") { $0.clips = [] },
        Breakage("too many clips", "$.clips count") {
            let clip = $0.clips[0]
            $0.clips = Array(repeating: clip, count: PackManifest.maximumClips + 1)
        },
        Breakage("decoder delay", "$.renditions.wav.decoderDelay number") { $0.renditions["wav"]?.decoderDelay = 1 },
        Breakage("channels", "$.renditions.wav.channels number") { $0.renditions["wav"]?.channels = 2 },
        Breakage("container", "$.renditions.mp3.container rendition") { $0.renditions["mp3"]?.container = .wav },
        Breakage("frames of a WAV", "$.renditions.wav.frameSamples rendition") {
            $0.renditions["wav"]?.frameSamples = 576
        },
        Breakage("no frames", "$.renditions.mp3.frameSamples rendition") { $0.renditions["mp3"]?.frameSamples = nil },
        Breakage("frame bytes", "$.renditions.mp3.frameBytes rendition") { $0.renditions["mp3"]?.frameBytes = 0 },
        Breakage("bit rate", "$.renditions.mp3.bitRate rendition") { $0.renditions["mp3"]?.bitRate = 64001 },
        Breakage("sample rates differ", "$.renditions.wav.sampleRate rate") {
            $0.renditions["wav"]?.sampleRate = 48000
        },
        Breakage("clip twice", "$.clips[2].id duplicate") { $0.clips.append(Samples.clip("ten", text: "x")) },
        Breakage("clip id", "$.clips[2].id name", "$.clips[2].files.mp3.path path") {
            var clip = Samples.clip("Ten", text: "x")
            clip.files = clip.files.filter { $0.key == "mp3" }
            $0.renditions = $0.renditions.filter { $0.key == "mp3" }
            for index in $0.clips.indices { $0.clips[index].files = $0.clips[index].files.filter { $0.key == "mp3" } }
            $0.clips[0].id = "eleven"
            $0.clips[0].files["mp3"]?.path = "mp3/eleven.mp3"
            $0.clips.append(clip)
        },
        Breakage("no transcript", "$.clips[0].text name") { $0.clips[0].text = "" },
        Breakage("true peak", "$.clips[0].truePeak number") { $0.clips[0].truePeak = .nan },
        Breakage("gain", "$.clips[0].gain number") { $0.clips[0].gain = .infinity },
        Breakage("reach", "$.clips[0].reach number") { $0.clips[0].reach = .nan },
        Breakage("recording's name", "$.clips[0].source.file path") { $0.clips[0].source.file = "a/b.wav" },
        Breakage("recording's rate", "$.clips[0].source.sampleRate number") { $0.clips[0].source.sampleRate = 0 },
        Breakage("speech upside down", "$.clips[0].source.speechEnd number") { $0.clips[0].source.speechEnd = 0.4 },
        Breakage("speech past the end", "$.clips[0].source.speechEnd number") { $0.clips[0].source.speechEnd = 1.95 },
        Breakage("rule of a finding", "$.clips[0].findings[0].rule name") { $0.clips[0].findings[0].rule = "" },
    ]

    static let splices: [Breakage<SpliceSample>] = [
        Breakage("join", "$.textJoins[0].text name") {
            $0.textJoins = [.init(text: "a line\n", left: [0], right: [0])]
        },
        Breakage("join of none", "$.textJoins[0].left reference") {
            $0.textJoins = [.init(text: "-", left: [], right: [0, 2])]
        },
        Breakage("join beyond", "$.textJoins[0].right reference") {
            $0.textJoins = [.init(text: "-", left: [0], right: [0, 2])]
        },
        Breakage("joins in disorder", "$.textJoins[0].left reference") {
            $0.textJoins = [.init(text: "", left: [1, 0], right: [1])]
        },
        Breakage("join below 0", "$.textJoins[0].right reference") {
            $0.textJoins = [.init(text: "", left: [1], right: [-1, 0])]
        },
        Breakage("texts", "$.texts[0] reference") { $0.texts.templates = [.init("收款{amount}元", says: "refund")] },
        Breakage("zeros", "$.zeros[0] reference") { $0.texts.zeros = ["refund"] },
        Breakage("too many texts", "$.texts[1000] count") {
            $0.texts.templates = (0...1000).map { .init("\($0): {amount}", says: "payment-received") }
        },
        Breakage("grammar's announcement id", "$.grammar name") {
            $0.grammar.announcements["Paid"] = [.amount]
        },
        Breakage("grammar's clip", "$.grammar reference") { $0.grammar.announcements["a"] = [.clip(2)] },
        Breakage("grammar's machine", "$.grammar reference") {
            $0.grammar.amounts[0].say = [.field(.integer, machine: "ordinal")]
        },
        Breakage("machine's first clip", "$.grammar reference") { $0.grammar.machines["cardinal"]?.first = [2] },
        Breakage("machine's clip", "$.grammar reference") { $0.grammar.machines["cardinal"]?.states[1][1].clips = [2] },
        Breakage("clip below 0", "$.grammar reference") { $0.grammar.machines["cardinal"]?.states[1][1].clips = [-1] },
        Breakage("no digits", "$.grammar.machines.cardinal count") { $0.grammar.machines["cardinal"]?.digits = 0 },
        Breakage("17 digits", "$.grammar.machines.cardinal count") { $0.grammar.machines["cardinal"]?.digits = 17 },
        Breakage("nine edges", "$.grammar.machines.cardinal count") {
            $0.grammar.machines["cardinal"]?.states[1].removeLast()
        },
        Breakage("eleven edges", "$.grammar.machines.cardinal count") {
            $0.grammar.machines["cardinal"]?.states[0].append(.init(next: 0))
        },
        Breakage("state that is not there", "$.grammar.machines.cardinal count") {
            $0.grammar.machines["cardinal"]?.states[1][9].next = 2
        },
        Breakage("state below 0", "$.grammar.machines.cardinal count") {
            $0.grammar.machines["cardinal"]?.states[1][9].next = -1
        },
        Breakage("too many machines", "$.grammar count") {
            for number in 0..<1000 { $0.grammar.machines["m\(number)"] = .init(digits: 1, states: []) }
        },
    ]

    static let lengths: [Breakage<PackManifest>] = [
        Breakage("no samples", "$.clips[0].samples length", "$.clips[0].seconds length") { $0.clips[0].samples = 0 },
        Breakage("fewest samples", "$.clips[0].samples length", "$.clips[0].seconds length") {
            $0.clips[0].samples = .min
        },
        Breakage("most samples", "$.clips[0].samples length", "$.clips[0].seconds length") {
            $0.clips[0].samples = .max
        },
        Breakage("partial frame", "$.clips[0].samples length") {
            $0.clips[0].samples -= 1
            $0.clips[0].files["mp3"]?.bytes = 1
        },
        Breakage("seconds", "$.clips[0].seconds length") { $0.clips[0].seconds = 0.7932 },
        Breakage("not a number", "$.clips[0].seconds number") { $0.clips[0].seconds = .nan },
        Breakage("at the limit", "$.clips[0].seconds duration") {
            $0.limits.maxSeconds = 0.792
            $0.clips.removeLast()
        },
        Breakage("MP3 one byte short", "$.clips[0].files.mp3.bytes length") { $0.clips[0].files["mp3"]?.bytes -= 1 },
        Breakage("MP3 one frame long", "$.clips[0].files.mp3.bytes length") { $0.clips[0].files["mp3"]?.bytes += 192 },
        Breakage("WAV short", "$.clips[0].files.wav.bytes length") { $0.clips[0].files["wav"]?.bytes -= 1 },
        Breakage("CAF short", "$.clips[0].files['caf-pcm'].bytes length") { $0.clips[0].files["caf-pcm"]?.bytes -= 1 },
        Breakage("µ-law short", "$.clips[0].files['caf-ulaw'].bytes length") {
            $0.clips[0].files["caf-ulaw"]?.bytes -= 1
        },
        Breakage("A-law short", "$.clips[0].files['caf-alaw'].bytes length") {
            $0.clips[0].files["caf-alaw"]?.bytes -= 1
        },
        Breakage("IMA4 short", "$.clips[0].files['aiff-ima4'].bytes length") {
            $0.clips[0].files["aiff-ima4"]?.bytes -= 1
        },
        Breakage("checksum", "$.clips[0].files.mp3.sha256 checksum") { $0.clips[0].files["mp3"]?.sha256 = "0" },
    ]

    static let paths: [Breakage<PackManifest>] =
        [
            "/mp3/ten.mp3", "../mp3/ten.mp3", "mp3/../mp3/ten.mp3", "mp3//ten.mp3", "mp3/./ten.mp3", "mp3\\ten.mp3",
            "mp3/ten.mp3\0", "mp3/ten.mp3/", "mp3/t\u{7}en.mp3", "wav/ten.mp3", "mp3/0.mp3", "mp3/ten.wav", "",
            "mp3/te\u{301}n.mp3",
        ].map { path in
            Breakage("path \(path.debugDescription)", "$.clips[0].files.mp3.path path") {
                $0.clips[0].files["mp3"]?.path = path
            }
        } + [
            Breakage("file missing", "$.clips[0].files.wav rendition") { $0.clips[0].files["wav"] = nil },
            Breakage("unknown rendition", "$.clips[0].files['x\\'y'] rendition") {
                $0.clips[0].files["x'y"] = .init(path: "mp3/ten.mp3", bytes: 1, sha256: "")
            },
            Breakage(
                "rendition that leaves the folder", "$.renditions['..'] name", "$.clips[0].files['..'].path path",
                "$.clips[1].files['..'].path path"
            ) {
                $0.renditions[".."] = $0.renditions["wav"]
                for index in $0.clips.indices {
                    let path = "../\($0.clips[index].id).wav"
                    $0.clips[index].files[".."] = .init(path: path, bytes: 40000, sha256: Samples.checksum)
                }
            },
        ]
}
