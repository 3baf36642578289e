import Foundation
import NumberGrammar
import TestSupport
import Testing
import VoiceNotifications

@testable import VoiceManifest
@testable import VoiceTables

@Suite("The text of a manifest")
struct ManifestTextTests {
    @Test("A manifest is read back as it was written")
    func roundTrip() throws {
        let bytes = try Samples.manifest.encoded()
        let read = try PackManifest(json: bytes)
        #expect(read == Samples.manifest)
        #expect(try read.encoded() == bytes)
        #expect(try PackManifest(json: Data(bytes)) == read)
        #expect(try JSONDecoder().decode(PackManifest.self, from: Data(bytes)) == read)
    }

    @Test("The layout is fixed: sorted keys, two spaces, plain slashes, fewest digits, a line feed at the end")
    func layout() throws {
        let text = String(decoding: try Samples.manifest.encoded(), as: UTF8.self)
        #expect(
            text.hasPrefix(
                "{\n  \"announcements\": {\n    \"payment-received\": {\n      \"longest\": {\n        \"amount\": "
                    + "\"10.00\",\n        \"seconds\": 1.584\n      }\n    }\n  },\n  \"clips\": [\n    {\n"))
        #expect(text.hasSuffix("  \"speaker\": \"espeak-ng cmn\"\n}\n"))
        for line in [
            #""seconds": 0.792,"#, #""loudness": -16,"#, #""truePeak": -3.1"#, #""path": "mp3/ten.mp3","#,
            #""text": "十","#, #""text": "零/\"\\\n\u0001","#,
        ] {
            #expect(text.contains(line + "\n"), "\(line)")
        }
        let splice = String(decoding: SpliceSample().text(), as: UTF8.self)
        let edges = "[1,[0,0],[0,0],[0,0],[0,0],[0,0],[0,0],[0,0],[0,0],null]"
        #expect(
            splice.contains(
                #""grammar":{"amounts":[{"say":["integer=cardinal"],"when":{"fraction":[0,0]}},{"say":["digits=cardinal",1]}],"#
                    + #""announcements":{"payment-received":[0,"amount"]},"#
                    + #""machines":{"cardinal":{"digits":8,"first":[1],"reversed":true,"states":[\#(edges),\#(edges)]}}},"#
            ))
    }

    @Test("The bytes that the checksum of the manifest is taken of, members of a later version included")
    func writtenText() throws {
        let zeros = String(repeating: "0", count: 64)
        var manifest = Samples.manifest
        #expect(manifest.writtenText(in: try manifest.encoded()) == nil)
        let text = String(decoding: try manifest.writtenText(), as: UTF8.self)
        #expect(text.contains(#"  "writtenSha256": "\#(zeros)""#))
        manifest.writtenSha256 = String(repeating: "e", count: 64)
        #expect(manifest.writtenText(in: try manifest.encoded()) == Array(text.utf8))
        let later = String(decoding: try manifest.encoded(), as: UTF8.self)
            .replacing("{\n  \"a", with: "{\n  \"Z\": 1,\n  \"a")
        #expect(try PackManifest(json: later.utf8) == manifest)
        #expect(manifest.writtenText(in: Array(later.utf8)) != Array(text.utf8))
    }

    @Test("Only UTF-8 is read, as other splicers do", arguments: [String.Encoding.utf16, .utf16LittleEndian, .utf32])
    func otherEncodings(encoding: String.Encoding) throws {
        let text = String(decoding: try Samples.manifest.encoded(), as: UTF8.self)
        let bytes = try #require(text.data(using: encoding))
        let error = try #require(throws: VoiceManifestError.self) { try PackManifest(json: bytes) }
        #expect(error.faults.map(\.rule) == [.json])
    }

    @Test("Optional keys may be missing")
    func optionalKeys() throws {
        var manifest = Samples.manifest
        manifest.speaker = nil
        manifest.license = nil
        manifest.clips[0].gain = nil
        manifest.clips[0].reach = nil
        manifest.profile.loweredLoudness = nil
        manifest.clips[0].findings = []
        let text = String(decoding: try manifest.encoded(), as: UTF8.self)
        #expect(!text.contains("speaker") && !text.contains(": null"))
        let withoutFindings = text.replacingOccurrences(of: "\"findings\": [],", with: "")
        #expect(withoutFindings != text)
        #expect(try PackManifest(json: withoutFindings.utf8) == manifest)
    }

    @Test("What a later version adds is passed over")
    func laterVersion() throws {
        let changes = [
            (#""payment-received": {"#, #""payment-received": {"shortest": 1, "#),
            (#""schema": 5"#, #""schema": 5, "novelty": [{}]"#),
        ]
        for (old, new) in changes {
            #expect(try PackManifest(json: Samples.text(replacing: old, by: new)) == Samples.manifest, "\(new)")
        }
        let members = try Self.members(SpliceManifest(json: SpliceSample().text()))
        for (old, new) in [
            (#""grammar":{"#, #""grammar":{"rules":[[1,"a"],null],"#), (#""digits":8"#, #""digits":8,"novelty":[{}]"#),
        ] {
            #expect(
                try Self.members(SpliceManifest(json: Samples.spliceText(replacing: old, by: new))) == members, "\(new)"
            )
        }
    }

    /// All that a manifest says, with its table as it is written.
    private static func members(_ read: SpliceManifest) -> [String] {
        let clips = read.clips.map {
            "\($0.id) \($0.text) \($0.samples) \($0.stated.sorted { $0.key < $1.key }) \($0.isPause)"
        }
        let renditions = read.renditions.sorted { $0.key < $1.key }.map { "\($0)" }
        return clips + renditions + [
            "\(read.schema) \(read.pack) \(read.locale) \(read.currency) \(read.speaker ?? "-") \(read.range) \(read.textJoins)",
            "\(read.texts) \(read.numbers) \(read.zeros.sorted()) \(read.limits)", CompactJSON.text(read.grammar.json),
        ]
    }

    @Test("Texts, numbers and zeros are read back; without texts nothing is said of them")
    func texts() throws {
        let json = SpliceSample(texts: Samples.texts).text()
        #expect(try ReadTexts(of: SpliceManifest(json: json)) == Samples.texts)
        let without = SpliceSample(texts: ReadTexts(numbers: .indian)).text()
        #expect(without == SpliceSample().text())
        #expect(try ReadTexts(of: SpliceManifest(json: without)) == ReadTexts())
    }

    @Test(
        "What can't be read is one fault that names its place",
        arguments: [
            (#""schema": 5"#, #""schema": 6"#, "$.schema", "schema"),
            (#""schema": 5"#, #""schema": 4"#, "$.schema", "schema"),
            (#""schema": 5"#, #""schema": "5""#, "$.schema", "type"),
            (#""schema": 5,"#, "", "$.schema", "missing"),
            (
                #""payment-received": {"#, #""payment-received": 1, "x": {"#, "$.announcements['payment-received']",
                "type"
            ),
            (#""samples": 19008"#, #""samples": 19008.0"#, "$.clips[0].samples", "type"),
            (#""samples": 19008"#, #""samples": 019008"#, "$", "json"),
            (#""text": "十""#, #""text": "\ud834""#, "$", "json"),
            (#""text": "十""#, #""text": "\x""#, "$", "json"),
            (#""codec": "ima4""#, #""codec": "opus""#, "$.renditions['aiff-ima4'].codec", "type"),
            (#""samples": 19008"#, #""samples": 19008.5"#, "$.clips[0].samples", "type"),
            (#""samples": 19008"#, #""samples": 1e999"#, "$.clips[0].samples", "type"),
            (#""samples": 19008"#, #""samples": 99999999999999999999"#, "$.clips[0].samples", "type"),
            (#""frameSamples": 576"#, #""frameSamples": 0.5"#, "$.renditions.mp3.frameSamples", "type"),
            (#""gain": 2.5"#, #""gain": 1e999"#, "$.clips[0].gain", "type"),
            (#""seconds": 0.792"#, #""seconds": 1e999"#, "$.clips[0].seconds", "type"),
            (#""seconds": 0.792"#, #""seconds": NaN"#, "$", "json"),
            (#""text": "十""#, #""text": null"#, "$.clips[0].text", "type"),
            (#""bytes": 10098"#, #""bytes": true"#, "$.clips[0].files['aiff-ima4'].bytes", "type"),
            (#""severity": "warning""#, #""severity": "error""#, "$.clips[0].findings[0].severity", "type"),
        ])
    func unreadable(old: String, new: String, path: String, rule: String) throws {
        let bytes = try Samples.text(replacing: old, by: new)
        let error = try #require(throws: VoiceManifestError.self) { try PackManifest(json: bytes) }
        #expect(error.faults.map(\.path) == [path])
        #expect(error.faults.map(\.rule.rawValue) == [rule])
    }

    @Test(
        "So it is of a file for splicers",
        arguments: [
            (#""grammar":{"#, #""grammar":1,"x":{"#, "$.grammar", "type"),
            ("[1,[0,0]", #"["1",[0,0]"#, "$.grammar.machines.cardinal.states[0][0]", "type"),
            ("[1,[0,0]", "[1,[0,0.5]", "$.grammar.machines.cardinal.states[0][1][1]", "type"),
            ("[1,[0,0]", "[1,[0,[0]]", "$.grammar.machines.cardinal.states[0][1][1]", "type"),
            ("[1,[0,0]", "[1e99,[0,0]", "$.grammar.machines.cardinal.states[0][0]", "type"),
            (#""first":[1]"#, #""first":[[1]]"#, "$.grammar.machines.cardinal.first[0]", "type"),
            (#""reversed":true"#, #""reversed":1"#, "$.grammar.machines.cardinal.reversed", "type"),
            (#""digits":8"#, #""digits":1e99"#, "$.grammar.machines.cardinal.digits", "type"),
            (#""digits":8,"#, "", "$.grammar.machines.cardinal", "missing"),
            ("[1,[0,0]", "[1,[null,0]", "$.grammar.machines.cardinal.states[0][1][0]", "type"),
            ("[1,[0,0]", "[1,[0]", "$.grammar.machines.cardinal.states[0][1]", "type"),
            (#"integer=cardinal"#, #"whole=cardinal"#, "$.grammar.amounts[0].say[0]", "type"),
            (#"[0,"amount"]"#, #"[0,"sum"]"#, "$.grammar.announcements['payment-received'][1]", "type"),
            (#""fraction":[0,0]"#, #""fraction":[0.5,0]"#, "$.grammar.amounts[0].when.fraction[0]", "type"),
            (
                #""fraction":[0,0]"#, #""fraction":[0,9223372036854775808]"#, "$.grammar.amounts[0].when.fraction[1]",
                "type"
            ),
        ])
    func unreadableSplice(old: String, new: String, path: String, rule: String) throws {
        let bytes = try Samples.spliceText(replacing: old, by: new)
        let error = try #require(throws: VoiceManifestError.self) { try CheckedSplice(told: bytes) }
        #expect(error.faults.map { "\($0.path) \($0.rule.rawValue)" } == ["\(path) \(rule)"])
    }

    @Test("A later schema is refused before anything else is looked at")
    func laterSchema() throws {
        let error = try #require(throws: VoiceManifestError.self) {
            try PackManifest(json: #"{"schema": 6, "pack": 1}"#.utf8)
        }
        #expect(error.faults.map(\.description) == ["$.schema: [schema] 6; expected 5"])
    }

    @Test("An earlier schema is refused in one sentence that says what to do", arguments: [0, 1, 2, 3])
    func earlierSchema(schema: Int) throws {
        let bytes = try Self.earlier(schema)
        func words(_ current: Int) -> [String] {
            ["$.schema: [schema] \(schema); expected \(current); an earlier voice-assets made it: run generate again"]
        }
        let manifest = try #require(throws: VoiceManifestError.self) { try PackManifest(json: bytes) }
        #expect(manifest.faults.map(\.description) == words(PackManifest.currentSchema))
        let splice = try #require(throws: VoiceManifestError.self) { try CheckedSplice(told: bytes) }
        #expect(splice.faults.map(\.description) == words(SpliceManifest.currentSchema))
    }

    /// Generate replaces them.
    @Test("The files that an earlier manifest lists are still known", arguments: [1, 2, 3, 4])
    func earlierFiles(schema: Int) throws {
        let earlier = try #require(PackManifest.earlier(json: Self.earlier(schema)))
        #expect(earlier.clips == Samples.manifest.clips && earlier.pack == Samples.manifest.pack)
        // A clip that is heard at the end has its form's id.
        var ended = Samples.manifest
        ended.clips.append(Samples.clip("0.end", text: ended.clips[1].text))
        #expect(try PackManifest.earlier(json: Self.earlier(schema, of: ended))?.clips == ended.clips)
    }

    @Test("Nothing is known of what is unsound, or of a manifest that is not an earlier one")
    func noEarlierFiles() throws {
        #expect(PackManifest.earlier(json: try Samples.manifest.encoded()) == nil)
        for (old, new) in [
            (#""schema": 3"#, #""schema": 6"#), (#""schema": 3,"#, ""), ("mp3/ten.mp3", "../ten.mp3"),
            (#""id": "ten""#, #""id": "0""#),
        ] {
            let text = String(decoding: try Self.earlier(3), as: UTF8.self)
            let place = try #require(text.firstRange(of: old))
            #expect(PackManifest.earlier(json: text.replacingCharacters(in: place, with: new).utf8) == nil, "\(new)")
        }
        #expect(PackManifest.earlier(json: "[]".utf8) == nil)
    }

    /// A manifest as a voice-assets before this form wrote it: with a grammar.
    private static func earlier(_ schema: Int, of manifest: PackManifest = Samples.manifest) throws -> [UInt8] {
        let text = String(decoding: try manifest.encoded(), as: UTF8.self)
        #expect(text.contains(#""schema": 5"#))
        let grammar = #""grammar": {"sets": {"cardinal": [[0, 0, [1]], [100, 100, ["<cardinal", 0]]]}}"#
        return Array(text.replacing(#""schema": 5"#, with: #"\#(grammar), "schema": \#(schema)"#).utf8)
    }

    @Test(
        "What a fault says of a manifest steers no terminal, forges no line and is short",
        arguments: [
            "\\u001b[31m", "\\u007f", "a\\nb", "\\u202e", "\\u2028", "a" + String(repeating: "\u{301}", count: 10_000),
        ])
    func hostileValue(value: String) throws {
        let checksum = try Samples.text(replacing: #""sha256": ""#, by: #""sha256": "\#(value)"#)
        let key = try Samples.text(replacing: #""wav": {"#, by: #""\#(value)": {"#)
        for bytes in [checksum, key] {
            let error = try #require(throws: VoiceManifestError.self) { try PackManifest(json: bytes) }
            for fault in error.faults {
                let text = fault.description
                #expect(text.unicodeScalars.count < 400)
                let categories = text.unicodeScalars.map(\.properties.generalCategory)
                #expect(!categories.contains(.control) && !categories.contains(.lineSeparator))
            }
        }
        let error = try #require(throws: VoiceManifestError.self) { try PackManifest(json: checksum) }
        #expect(!error.description.unicodeScalars.contains { $0.properties.generalCategory == .format })
    }

    @Test(
        "Garbage is refused",
        arguments: ["", " ", "{", "null", "[]", "1", "\"x\"", "{\"schema\":1", "\u{0}", "{}{}", "\u{FEFF}"])
    func garbage(text: String) {
        #expect(throws: VoiceManifestError.self) { try PackManifest(json: text.utf8) }
        #expect(throws: VoiceTableError.self) { try VoiceIndex(json: text.utf8) }
    }

    @Test("Bytes that are not UTF-8 are refused", arguments: [[0xFF], [0xC0, 0x80], [0x22, 0xED, 0xA0, 0x80, 0x22]])
    func notUTF8(bytes: [UInt8]) {
        #expect(throws: VoiceManifestError.self) { try PackManifest(json: bytes) }
    }

    private static let openings = ["[", "{\"a\":", "{\"clips\":["]

    @Test("A million brackets are refused, not recursed into", arguments: openings)
    func depth(opening: String) { Self.refusesDepth(opening, bytes: 1_000_000) }

    @Test(.exhaustive, arguments: openings)
    func depthExhaustively(opening: String) { Self.refusesDepth(opening, bytes: 10_000_000) }

    private static func refusesDepth(_ opening: String, bytes: Int) {
        let bomb = Array(repeatElement(opening.utf8, count: bytes / opening.utf8.count).joined())
        #expect(throws: VoiceManifestError.self) { try PackManifest(json: bomb) }
        let inside = Array("{\"schema\":5,\"clips\":".utf8) + bomb
        #expect(throws: VoiceManifestError.self) { try PackManifest(json: inside) }
    }

    @Test("As many values as are read, and members of an object, and one more", arguments: [64_000, 5000])
    func counts(limit: Int) throws {
        let text = String(decoding: try Samples.manifest.encoded(), as: UTF8.self)
        func later(_ count: Int) -> [UInt8] {
            let items = (0..<count).map { limit == 5000 ? "\"\($0)\": 0" : "0" }.joined(separator: ",")
            let value = limit == 5000 ? "{\(items)}" : "[\(items)]"
            return Array(text.replacing(#""schema": 5"#, with: #""schema": 5, "novelty": \#(value)"#).utf8)
        }
        let others = limit == 5000 ? 0 : try Self.values(JSONSerialization.jsonObject(with: Data(text.utf8))) + 2
        #expect(try PackManifest(json: later(limit - others)) == Samples.manifest)
        let error = try #require(throws: VoiceManifestError.self) { try PackManifest(json: later(limit - others + 1)) }
        #expect(error.faults.map(\.rule) == [.size])
        #expect(error.description.contains("expected at most \(limit)"))
    }

    /// Values, and names of members.
    private static func values(_ value: Any) -> Int {
        switch value {
        case let members as [String: Any]: members.values.reduce(1 + members.count) { $0 + values($1) }
        case let elements as [Any]: elements.reduce(1) { $0 + values($1) }
        default: 1
        }
    }

    @Test("A manifest that no splicer would read is not written")
    func unwritable() throws {
        var manifest = Samples.manifest
        manifest.speaker = String(repeating: "a", count: PackManifest.maximumBytes)
        var error = try #require(throws: VoiceManifestError.self) { try manifest.encoded() }
        #expect(error.faults.map(\.rule) == [.size])
        manifest = Samples.manifest
        manifest.clips[0].findings = Array(
            repeating: .init(rule: "hum", severity: .note, message: "it hums"), count: 10_000)
        error = try #require(throws: VoiceManifestError.self) { try manifest.encoded() }
        #expect(error.faults.map(\.value) == ["more than 64000 values and names of members"])
    }

    @Test("Of very many faults the first hundred are told")
    func manyFaults() throws {
        var manifest = Samples.manifest
        manifest.clips[0].findings = Array(repeating: .init(rule: "", severity: .note, message: ""), count: 1000)
        let error = try #require(throws: VoiceManifestError.self) { try manifest.encoded() }
        #expect(error.faults.count == 100)
    }

    @Test("Texts with every escape, and the first of members with one name")
    func escapes() throws {
        let spoken = #""text": "\"\\\/\b\f\n\r\t\u5341\ud834\udd1e\u00E9é𝄞""#
        let bytes = try Samples.text(replacing: #""text": "十""#, by: spoken + #", "text": "no", "te\u0078t": 1"#)
        let text = try PackManifest(json: bytes).clips[0].text
        #expect(text == "\"\\/\u{8}\u{c}\n\r\t十𝄞éé𝄞")
    }

    @Test("A text of more than 2 MiB is refused, one of 2 MiB is not")
    func size() throws {
        let bytes = try Samples.manifest.encoded()
        let padded = bytes + Array(repeating: UInt8(ascii: " "), count: PackManifest.maximumBytes - bytes.count)
        #expect(try PackManifest(json: padded) == Samples.manifest)
        let error = try #require(throws: VoiceManifestError.self) { try PackManifest(json: padded + [32]) }
        #expect(error.faults.map(\.rule) == [.size])
    }

    @Test("A fault says place, rule, value and what is expected")
    func wording() throws {
        let bytes = try Samples.text(replacing: #""samples": 19008"#, by: #""samples": 577"#)
        let error = try #require(throws: VoiceManifestError.self) { try PackManifest(json: bytes) }
        #expect(
            error.description.hasPrefix(
                "$.clips[0].samples: [length] 577; expected a multiple of 576, the samples of an MP3 frame\n"))
    }
}
