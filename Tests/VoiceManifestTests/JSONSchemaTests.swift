import Foundation
import Testing
import VoiceNotifications

@testable import VoiceManifest
@testable import VoiceTables

@Suite(
    "The published JSON Schemas",
    .enabled(if: JSONSchemaOracle.isWanted, "python3-jsonschema is not installed; set CI to make that a failure"))
struct JSONSchemaTests {
    @Test("They allow what is written")
    func allowed() throws {
        var short = Samples.manifest
        short.speaker = nil
        short.license = nil
        short.announcements = [:]
        short.clips[0].gain = nil
        short.clips[0].reach = nil
        short.profile.loweredLoudness = nil
        short.profile.highPass = nil
        short.clips[0].findings = []
        var sealed = Samples.manifest
        sealed.writtenSha256 = Samples.checksum
        sealed.joinChoice = .init(clips: 2, pitchJump: 0.8, pitchJumpAlone: 2.5)
        sealed.attribution = .init(path: "ATTRIBUTION.txt", bytes: 65536, sha256: Samples.checksum)
        #expect(try PackManifest(json: sealed.encoded()) == sealed)
        let manifests = [try Samples.manifest.encoded(), try short.encoded(), try sealed.encoded()]
        #expect(try JSONSchemaOracle.verdicts(manifests, schema: "manifest") == [true, true, true])
        let joins = [
            SpliceManifest.TextJoin(text: "-", left: [0], right: [0, 1]), .init(text: "", left: [1], right: [0]),
        ]
        let splices = [
            SpliceSample().text(), SpliceSample(textJoins: joins).text(), SpliceSample(texts: Samples.texts).text(),
        ]
        #expect(try JSONSchemaOracle.verdicts(splices, schema: "splice") == [true, true, true])
        let indexes = [try Samples.index.encoded(), try VoiceIndex(packs: [:]).encoded()]
        #expect(try JSONSchemaOracle.verdicts(indexes, schema: "index") == [true, true])
    }

    @Test("They refuse each unsound manifest that a schema can tell")
    func refused() throws {
        // Not for JSON Schema: what compares two places, and what JSON can't hold at all.
        let beyond: Set = [
            "scale of an amount", "range upside down", "sample rates differ", "clip twice", "bit rate", "partial frame",
            "seconds", "most samples", "at the limit", "speech upside down", "speech past the end", "file missing",
            "too many clips", "longest amount", "grammar's clip", "grammar's machine",
            "machine's first clip", "machine's clip", "state that is not there", "lowered loudness", "texts", "zeros",
            "join", "join beyond", "joins in disorder",
        ]
        let breakages = (ManifestFaultTests.breakages + ManifestFaultTests.lengths + ManifestFaultTests.paths).filter {
            !beyond.contains($0.name) && !$0.name.hasSuffix(" short") && !$0.name.hasPrefix("MP3 one")
                && !["path \"wav/ten.mp3\"", "path \"mp3/0.mp3\"", "path \"mp3/ten.wav\""].contains($0.name)
        }
        let texts = breakages.compactMap { breakage in
            (try? JSONText.encode(breakage.manifest, atMost: .max)).map { (breakage.name, $0) }
        }
        #expect(texts.count > 40)
        let verdicts = try JSONSchemaOracle.verdicts(texts.map(\.1), schema: "manifest")
        #expect(zip(texts, verdicts).filter(\.1).map(\.0.0) == [])
        #expect(verdicts.count == texts.count)
        let splices = ManifestFaultTests.splices.filter { !beyond.contains($0.name) }
        let told = try JSONSchemaOracle.verdicts(splices.map { $0.broken(.init()).text() }, schema: "splice")
        #expect(zip(splices, told).filter(\.1).map(\.0.name) == [])
    }

    @Test("They refuse keys that have no meaning, and missing ones")
    func closed() throws {
        let places = [
            "\"pack\": ", "\"code\": ", "\"lame\": ", "\"gapSamples\": ", "\"fileExtension\": ", "\"bytes\": ",
        ]
        let extra = try places.map { try Samples.text(replacing: $0, by: "\"novelty\": 1, \($0)") }
        let misspelt = try places.map { try Samples.text(replacing: $0, by: "\"x\($0.dropFirst())") }
        let wrong = try Samples.text(replacing: "\"schema\": 5", by: "\"schema\": 4")
        let verdicts = try JSONSchemaOracle.verdicts(extra + misspelt + [wrong], schema: "manifest")
        #expect(verdicts == Array(repeating: false, count: 13))
    }

    @Test("The index's schema refuses unsound indexes")
    func index() throws {
        let text = String(decoding: try Samples.index.encoded(), as: UTF8.self)
        let changes = [
            ("\"schema\": 1", "\"schema\": 2"), ("\"currency\": \"USD\"", "\"currency\": \"usd\""),
            ("en-USD/manifest.json", "../manifest.json"), ("\"en\": [", "\"e\": ["), ("\"en-USD\"\n", "\n"),
            ("\"en-USD\"\n", "\"en-USD\", \"en-USD\"\n"), ("\"locale\": \"en\"", "\"locale\": 1"),
            ("\"locale\": \"en\"", "\"locale\": \"en\", \"novelty\": 1"), ("\"en-USD\": {", "\"..\": {"),
        ]
        let broken = try changes.map { old, new in
            Array(text.replacingCharacters(in: try #require(text.firstRange(of: old)), with: new).utf8)
        }
        #expect(try JSONSchemaOracle.verdicts(broken, schema: "index") == changes.map { _ in false })
    }
}
