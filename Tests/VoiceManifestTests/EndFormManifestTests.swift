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
        manifest.schema = 2
        edit(&manifest)
        return manifest
    }

    @Test("Have a schema number of their own, and say the form at the end")
    func sound() throws {
        let manifest = Self.manifest()
        let text = try manifest.encoded()
        #expect(String(decoding: text, as: UTF8.self).contains(#""schema": 2"#))
        #expect(try PackManifest(json: text) == manifest)
        let amount = try Amount("0.00", scale: 2)
        #expect(try manifest.amountGrammar().clips(announcement: "payment-received", amount: amount) == [0, 2])
        if JSONSchemaOracle.isThere { #expect(try JSONSchemaOracle.verdicts([text], schema: "manifest") == [true]) }
    }

    /// A pack without end forms is what it was before there were any: older splicers read it.
    @Test("Leave other packs as they were")
    func others() throws {
        let text = String(decoding: try Samples.manifest.encoded(), as: UTF8.self)
        #expect(text.contains(#""schema": 1"#) && !text.contains("endForms"))
        #expect(Samples.manifest.schema == 1)
    }

    static let breakages: [Breakage] = [
        Breakage("older schema", "$.schema schema") { $0.schema = 1 },
        Breakage("needless schema", "$.schema schema", "$.clips[2].id reference") { $0.grammar.endForms = [] },
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
        Breakage("said by a rule", "$.grammar.endForms count") {
            $0.grammar.sets["cardinal"]?[0].content = .leaves([[2]])
        },
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

    /// What a reader did that knew one number only.
    @Test("Another number than those that are known is refused before anything else is looked at")
    func future() throws {
        let text = String(decoding: try Self.manifest().encoded(), as: UTF8.self)
        let later = text.replacing(#""schema": 2"#, with: #""schema": 4"#)
        let error = try #require(throws: VoiceManifestError.self) { try PackManifest(json: Array(later.utf8)) }
        #expect(error.faults.map(\.description) == ["$.schema: [schema] 4; expected 1 or 2 or 3"])
    }

    @Test("The ids of clips", arguments: ["7", "7.end", "ten-thousand.end"])
    func names(id: String) { #expect(Naming.isClipID(id)) }

    @Test("What is no id of a clip", arguments: ["", ".end", "7.", "7.end.end", "7.End", "7.ends", "-.end", "7. end"])
    func noNames(id: String) { #expect(!Naming.isClipID(id)) }
}
