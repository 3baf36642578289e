import NumberGrammar
import TestSupport
import Testing

@testable import VoiceManifest
@testable import VoiceTables

@Suite("Manifests of packs with end forms")
struct EndFormManifestTests {
    /// The sample with another form of zero, and what is changed in it.
    private static func manifest(_ edit: (inout PackManifest) -> Void = { _ in }) -> PackManifest {
        var manifest = Samples.manifest
        manifest.clips.append(Samples.clip("0.end", text: manifest.clips[1].text))
        manifest.grammar.endForms = [.init(clip: 1, form: 2)]
        edit(&manifest)
        return manifest
    }

    @Test("Have the schema number of all packs, and say the form at the end")
    func sound() throws {
        let manifest = Self.manifest()
        let text = try manifest.encoded()
        #expect(String(decoding: text, as: UTF8.self).contains(#""schema": 4"#))
        #expect(try PackManifest(json: text) == manifest)
        let amount = try Amount("0.00", scale: 2)
        #expect(try manifest.amountGrammar().clips(announcement: "payment-received", amount: amount) == [0, 2])
        if JSONSchemaOracle.isThere { #expect(try JSONSchemaOracle.verdicts([text], schema: "manifest") == [true]) }
    }

    @Test("Leave other packs without their key")
    func others() throws {
        let text = String(decoding: try Samples.manifest.encoded(), as: UTF8.self)
        #expect(text.contains(#""schema": 4"#) && !text.contains("endForms"))
        #expect(Samples.manifest.schema == 4)
    }

    static let breakages: [Breakage] = [
        Breakage("another schema", "$.schema schema") { $0.schema = 5 },
        Breakage("no end forms", "$.clips[2].id reference") { $0.grammar.endForms = [] },
        Breakage("unlisted form", "$.clips[3].id reference") { $0.clips.append(Samples.clip("ten.end", text: "十")) },
        Breakage("no such form", "$.grammar.endForms[0] reference", "$.clips[2].id reference") {
            $0.grammar.endForms[0].form = 3
        },
        Breakage("no such clip", "$.grammar.endForms[0] reference") { $0.grammar.endForms[0].clip = -1 },
        Breakage("its own form", "$.grammar.endForms[0] reference", "$.clips[2].id reference") {
            $0.grammar.endForms[0].form = 1
        },
        Breakage("a form of a form", "$.clips[3].id name", "$.clips[3].files.mp3.path path") {
            $0.grammar.endForms.append(.init(clip: 2, form: 3))
            $0.clips.append(Samples.clip("0.end.end", text: $0.clips[1].text))
            $0.clips[3].files = $0.clips[3].files.filter { $0.key == "mp3" }
            $0.renditions = $0.renditions.filter { $0.key == "mp3" }
            for index in 0..<3 { $0.clips[index].files = $0.clips[index].files.filter { $0.key == "mp3" } }
        },
        Breakage("another clip's form", "$.grammar.endForms[0] reference", "$.clips[2].text reference") {
            $0.grammar.endForms[0].clip = 0
        },
        Breakage("another text", "$.clips[2].text reference") { $0.clips[2].text = "零" },
        Breakage("said by a machine", "$.grammar.endForms count") { $0.grammar.machines["cardinal"]?.first = [2] },
        Breakage("twice", "$.grammar.endForms count") { $0.grammar.endForms.append(.init(clip: 1, form: 2)) },
        Breakage("a point in an id", "$.clips[0].id name", "$.clips[0].files.mp3.path path") {
            $0.renditions = $0.renditions.filter { $0.key == "mp3" }
            for index in 0..<3 { $0.clips[index].files = $0.clips[index].files.filter { $0.key == "mp3" } }
            $0.clips[0].id = "ten.ends"
        },
    ]

    @Test("Each breach is reported at its place", arguments: breakages)
    func breach(breakage: Breakage) throws {
        let manifest = Self.manifest(breakage.edit)
        let error = try #require(throws: VoiceManifestError.self) { try manifest.encoded() }
        #expect(error.faults.map { "\($0.path) \($0.rule.rawValue)" } == breakage.faults)
        let text = try JSONText.encode(manifest, atMost: .max)
        #expect(throws: error) { try PackManifest(json: text) }
    }

    @Test("The ids of clips", arguments: ["7", "7.end", "ten-thousand.end"])
    func names(id: String) { #expect(Naming.isClipID(id)) }

    @Test("What is no id of a clip", arguments: ["", ".end", "7.", "7.end.end", "7.End", "7.ends", "-.end", "7. end"])
    func noNames(id: String) { #expect(!Naming.isClipID(id)) }
}
