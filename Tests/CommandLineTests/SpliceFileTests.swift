import Foundation
import NumberGrammar
import TestSupport
import Testing
import VoiceAssetCore
import VoiceManifest
import VoiceSplicer

/// `splice.json`: what a splicer needs of a pack, and nothing else.
struct SpliceFileTests {
    static let packs = ["en-USD", "ru-RUB", "zh-Hans-CNY"]

    /// A copy of a built-in pack without one of its two files.
    private func copy(of pack: String, without file: String?) throws -> (folder: TemporaryFolder, path: String) {
        let folder = try TemporaryFolder()
        let source = try BuiltInPacks.shared.get().folder.url("VoiceAssets/\(pack)").path
        let path = folder.url(pack).path
        try FileManager.default.copyItem(atPath: source, toPath: path)
        if let file { try FileManager.default.removeItem(atPath: "\(path)/\(file)") }
        return (folder, path)
    }

    /// At most 8.5 kB beside the templates of texts, where manifests have 22 to 54.
    @Test(arguments: packs) func isSmall(pack: String) throws {
        let folder = try BuiltInPacks.shared.get().folder.url("VoiceAssets/\(pack)")
        let text = try Data(contentsOf: folder.appendingPathComponent("splice.json"))
        let manifest = try Data(contentsOf: folder.appendingPathComponent("manifest.json"))
        let templates = try CompactJSON.bytes(.array(SpliceManifest(json: text).texts.map(\.json)))
        #expect(text.count - templates.count < 8500 && manifest.count > 20_000)
        #expect(try SpliceManifest(json: text).clips.count == PackManifest(json: manifest).clips.count)
        Figures.print("splice.json \(pack)", "\(text.count) bytes", "manifest.json \(manifest.count) bytes")
    }

    /// It is enough: with the manifest gone every announcement is the same.
    @Test(arguments: packs) func isEnough(pack: String) throws {
        let (folder, path) = try copy(of: pack, without: "manifest.json")
        let golden = try GoldenQuestions(pack, random: 20, in: BuiltInPacks.shared.get().folder, of: path)
        let splicer = try PackSplicer(pack: path)
        for (question, answer) in zip(golden.questions, golden.answers).dropFirst() {
            let words = question.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            #expect(Self.answer(splicer, words) == answer, "\(question)")
        }
        #expect(golden.questions.count > 100 && folder.path != path)
    }

    private static func answer(_ splicer: PackSplicer, _ words: [String]) -> String {
        do throws(VoiceSplicerError) {
            var amount: Amount?
            let isLooked = splicer.saysAmount(words[2]) != false
            if words.count > 3, isLooked { amount = try splicer.amount(words[3]) }
            let said = try splicer.announcement(words[2], amount: amount)
            var parts = [said.clips.joined(separator: " "), said.transcript, "\(said.samples)"]
            for rendition in words[1].split(separator: ",").compactMap({ SoundRendition(rawValue: String($0)) }) {
                let bytes = try splicer.bytes(said, rendition: rendition)
                parts += [rendition.name, "\(bytes.count)", Digest.sha256(bytes)]
            }
            return parts.joined(separator: "\t")
        } catch {
            return "refused \(error.code)"
        }
    }

    @Test("It is enough for the web's splicer", .enabled(if: Program.available("node")), arguments: packs)
    func web(pack: String) throws {
        let copy = try copy(of: pack, without: "manifest.json")
        let golden = try GoldenQuestions(pack, random: 20, in: BuiltInPacks.shared.get().folder, of: copy.path)
        #expect(try PlatformSplicer.web().answers(to: golden.questions) == golden.answers, "\(copy.folder.path)")
    }
}
