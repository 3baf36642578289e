import TestSupport
import Testing

@testable import NumberGrammar
@testable import VoiceManifest
@testable import VoiceTables

@Suite("Packs with end forms")
struct EndFormManifestTests {
    /// The sample with another form of zero, and what is changed in it.
    private static let sample = {
        var sample = SpliceSample()
        sample.manifest.clips.append(Samples.clip("0.end", text: sample.manifest.clips[1].text))
        sample.grammar.endForms = [.init(clip: 1, form: 2)]
        return sample
    }()

    @Test("Have the schema number of all packs, and say the form at the end")
    func sound() throws {
        let text = Self.sample.text()
        let read = try SpliceManifest(json: text)
        #expect(read.schema == SpliceManifest.currentSchema)
        let amount = try Amount("0.00", scale: 2)
        #expect(try read.amountGrammar().clips(announcement: "payment-received", amount: amount) == [0, 2])
        if JSONSchemaOracle.isThere { #expect(try JSONSchemaOracle.verdicts([text], schema: "splice") == [true]) }
    }

    @Test("Leave other packs without their key")
    func others() throws {
        #expect(!String(decoding: SpliceSample().text(), as: UTF8.self).contains("endForms"))
    }

    static let breakages: [Breakage<SpliceSample>] = [
        Breakage("no end forms", "$.grammar reference") { $0.grammar.endForms = [] },
        Breakage("unlisted form", "$.grammar reference") {
            $0.manifest.clips.append(Samples.clip("ten.end", text: "十"))
        },
        Breakage("no such form", "$.grammar reference") {
            $0.grammar.endForms[0].form = 3
        },
        Breakage("no such clip", "$.grammar reference") { $0.grammar.endForms[0].clip = -1 },
        Breakage("its own form", "$.grammar reference") {
            $0.grammar.endForms[0].form = 1
        },
        Breakage("a form of a form", "$.clips[3].id name") {
            $0.grammar.endForms.append(.init(clip: 2, form: 3))
            $0.manifest.clips.append(Samples.clip("0.end.end", text: $0.manifest.clips[1].text))
            $0.manifest.clips[3].files = $0.manifest.clips[3].files.filter { $0.key == "mp3" }
            $0.manifest.renditions = $0.manifest.renditions.filter { $0.key == "mp3" }
            for index in 0..<3 {
                $0.manifest.clips[index].files = $0.manifest.clips[index].files.filter { $0.key == "mp3" }
            }
        },
        Breakage("another clip's form", "$.grammar reference") {
            $0.grammar.endForms[0].clip = 0
        },
        Breakage("another text", "$.grammar reference") { $0.manifest.clips[2].text = "零" },
        Breakage("said by a machine", "$.grammar.endForms count") { $0.grammar.machines["cardinal"]?.first = [2] },
        Breakage("twice", "$.grammar.endForms count") { $0.grammar.endForms.append(.init(clip: 1, form: 2)) },
        Breakage("a point in an id", "$.clips[0].id name") {
            $0.manifest.renditions = $0.manifest.renditions.filter { $0.key == "mp3" }
            for index in 0..<3 {
                $0.manifest.clips[index].files = $0.manifest.clips[index].files.filter { $0.key == "mp3" }
            }
            $0.manifest.clips[0].id = "ten.ends"
        },
    ]

    @Test("Each breach is reported at its place", arguments: breakages)
    func breach(breakage: Breakage<SpliceSample>) throws { try breakage.check(Self.sample) }

    @Test("The ids of clips", arguments: ["7", "7.end", "ten-thousand.end"])
    func names(id: String) { #expect(Naming.isClipID(id)) }

    @Test("What is no id of a clip", arguments: ["", ".end", "7.", "7.end.end", "7.End", "7.ends", "-.end", "7. end"])
    func noNames(id: String) { #expect(!Naming.isClipID(id)) }
}
