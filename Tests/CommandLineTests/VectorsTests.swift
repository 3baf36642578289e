import Foundation
import TestSupport
import Testing

@Suite("voice-assets vectors")
struct VectorsTests {
    private func vectors(_ pack: String, random count: Int = 100) throws -> GoldenVectors {
        let folder = try BuiltInPacks.shared.get().folder
        let result = try Tool.run(["export", "--vectors", "\(count)", "--pack", pack], in: folder)
        #expect(result.status == 0 && result.errorText.isEmpty)
        return try JSONDecoder().decode(GoldenVectors.self, from: result.output)
    }

    @Test(
        "Every clip is in some vector, every announcement agrees with what say writes", arguments: ["en-USD", "ru-RUB"])
    func vectors(pack: String) throws {
        let vectors = try vectors(pack, random: 50)
        #expect(vectors.schema == 1 && vectors.pack == pack)
        let announced = vectors.vectors.filter { $0.error == nil }
        #expect(announced.count > 100)
        let folder = try BuiltInPacks.shared.get().folder
        let clips = try FileManager.default.contentsOfDirectory(atPath: folder.url("VoiceAssets/\(pack)/mp3").path)
        #expect(Set(announced.flatMap { $0.clips ?? [] }) == Set(clips.map { $0.replacing(".mp3", with: "") }))
        #expect(announced.contains { $0.announcement == "new-order" && $0.amount == nil })
        for vector in announced.filter({ $0.announcement == "payment-received" }).prefix(3) {
            let name = "\(pack)-vector.wav"
            let amount = try #require(vector.amount)
            _ = try BuiltInPacks.run("say", amount, "--pack", pack, "--rendition", "wav", "--to", name)
            let sum = try Program.run("sha256sum", [name], in: folder.url).outputText.prefix(64)
            #expect(vector.files?["wav"]?.sha256 == String(sum))
            #expect(vector.files?["mp3"]?.bytes == vector.samples.map { $0 / 1152 * 192 })
        }
        let errors = Set(vectors.vectors.compactMap(\.error))
        #expect(errors == ["amount", "range", "announcement"])
    }

    @Test("The same on every run")
    func stable() throws {
        let first = try BuiltInPacks.run("export", "--vectors", "100", "--pack", "zh-Hans-CNY")
        #expect(try BuiltInPacks.run("export", "--vectors", "100", "--pack", "zh-Hans-CNY") == first)
    }

    @Test("Of a pack that says whole amounts only, it asks for no others")
    func whole() throws {
        var pack = CountingPack(range: "0.00...7.00")
        pack.patterns = [#"when: { fraction: 0 }, say: ["{integer}"]"#]
        let studio = try Studio(pack)
        let yaml = pack.yaml.replacing("\namount:", with: "\nfractions: none\namount:")
        try studio.folder.write("recordings/en-USD/pack.yml", yaml.utf8)
        #expect(try studio.run("generate").status == 0)
        let result = try studio.run("export", "--vectors", "20", "--pack", "en-USD")
        #expect(result.status == 0, "\(result.errorText)")
        let vectors = try JSONDecoder().decode(GoldenVectors.self, from: result.output).vectors
        let amounts = vectors.filter { $0.error == nil }.compactMap(\.amount)
        #expect(Set(["0.00", "1.00", "7.00"]).isSubset(of: amounts))
        #expect(amounts.allSatisfy { $0.hasSuffix(".00") || !$0.contains(".") }, "\(amounts)")
    }

    @Test("A wrong command line, a missing pack")
    func refusals() throws {
        #expect(try BuiltInPacks.run("export", "--vectors", "100").status == 64)
        #expect(try BuiltInPacks.run("export", "--vectors", "-1", "--pack", "en-USD").status == 64)
        #expect(try BuiltInPacks.run("export", "--vectors", "100", "--pack", "fr-EUR").status == 66)
    }
}
