import Foundation
import TestSupport
import Testing
import VoiceSplicer

/// What the library takes: memory, and other libraries.
struct FootprintTests {
    private static let readsItsMemory = FileManager.default.isWritableFile(atPath: "/proc/self/clear_refs")

    /// The longest announcements that there are, the first time in a process: less than 1 MB beyond the bytes asked for.
    @Test(.enabled(if: readsItsMemory), arguments: SpokenPack.renditions)
    func memory(rendition: SoundRendition) async throws {
        let pack = try await SpokenPack.named(.english)
        let folder = try TemporaryFolder()
        let result = try Program.run(
            SpliceProbe.path,
            ["memory", pack.path, "777777777.77", rendition.name, folder.url("announcement").path])
        let figures = Dictionary(
            result.outputText.split(separator: "\n").compactMap { line -> (String, Int)? in
                let words = line.split(separator: " ")
                return words.count == 2 ? Int(words[1]).map { (String(words[0]), $0) } : nil
            }
        ) { first, _ in first }
        let write = try #require(figures["write"], "\(result.errorText)")
        let bytes = try #require(figures["bytes"])
        let size = try #require(figures["size"])
        #expect(write < 1000)
        #expect(bytes < size + 1000)
        Figures.print("memory \(rendition)", "write \(write) kB", "bytes \(bytes - size) kB beyond \(size) kB")
    }

    /// Whatever a manifest or an index is: less than 8 MB to load or to refuse it, the first time in a process, of the 24 MB
    /// that a notification service extension has. Measured: 2.9 MB for a built-in pack, at most 6.9 MB for these.
    @Test(.enabled(if: readsItsMemory), arguments: HostileJSON.all)
    func hostileJSON(_ hostile: HostileJSON) async throws {
        let pack = try await SpokenPack.named(.english)
        let splice = try String(contentsOf: URL(fileURLWithPath: "\(pack.path)/splice.json"), encoding: .utf8)
        let folder = try TemporaryFolder()
        try folder.write(hostile.file, hostile.text(in: splice).utf8)
        let result = try Program.run(SpliceProbe.path, ["load", folder.path])
        let words = result.outputText.split(separator: "\n", maxSplits: 1).first?.split(separator: " ") ?? []
        let load = try #require(words.count == 2 ? Int(words[1]) : nil, "\(result.errorText)")
        #expect(load < 8000, "\(result.outputText)")
        #expect((result.outputText.split(separator: "\n").count == 1) == hostile.isLoaded, "\(result.outputText)")
        Figures.print("hostile \(hostile.testDescription)", "\(load) kB")
    }

    /// The ES module loads or refuses them within a heap that is 8 MB larger than the 4 MB in which Node.js 20 loads a sound pack: garbage
    /// that an engine leaves lying is not counted.
    @Test(.enabled(if: Program.available("node"))) func hostileJSONInJavaScript() async throws {
        let pack = try await SpokenPack.named(.english)
        let splice = try String(contentsOf: URL(fileURLWithPath: "\(pack.path)/splice.json"), encoding: .utf8)
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources/EmbeddedTexts/SplicerSources/Splicers")
        let folder = try TemporaryFolder()
        try FileManager.default.copyItem(
            at: sources.appendingPathComponent("voice-splicer.mjs"), to: folder.url("voice-splicer.mjs"))
        let program = """
            import { readFileSync } from 'node:fs';
            import { VoiceIndex, VoicePack } from './voice-splicer.mjs';
            for (const file of process.argv.slice(2)) {
              const bytes = readFileSync(file);
              try {
                file.endsWith('index.json') ? new VoiceIndex(bytes) : new VoicePack(bytes, () => undefined);
                console.log('true');
              } catch (error) { console.log(error.code.startsWith('pack.') ? 'false' : error.code); }
            }

            """
        try folder.write("load.mjs", program.utf8)
        let files = try HostileJSON.all.enumerated().map { place, hostile in
            try folder.write("\(place).\(hostile.file)", hostile.text(in: splice).utf8)
            return "\(place).\(hostile.file)"
        }
        let heap = ["--max-semi-space-size=1", "--max-old-space-size=12"]
        let result = try Program.run("node", heap + ["load.mjs"] + files, in: folder.url, deadline: 120)
        let answers = result.outputText.split(separator: "\n").map(String.init)
        #expect(result.status == 0 && answers == HostileJSON.all.map { "\($0.isLoaded)" }, "\(answers)")
    }

    /// Foundation itself only where it is the system's, or where there is no FoundationEssentials.
    @Test func importsNoFoundation() throws {
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources/VoiceSplicer")
        let names = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter { $0.hasSuffix(".swift") }
        #expect(names.count > 20)
        for name in names {
            let text = try String(contentsOf: sources.appendingPathComponent(name), encoding: .utf8)
            var conditions: [String] = []
            for line in text.split(separator: "\n").map({ $0.trimmingCharacters(in: .whitespaces) }) {
                if line.hasPrefix("#if ") { conditions.append(line) }
                if line.hasPrefix("#elseif ") || line == "#else", let last = conditions.popLast() {
                    conditions.append(line == "#else" ? "not \(last)" : line.replacing("#elseif", with: "#if"))
                }
                if line == "#endif" { conditions.removeLast() }
                guard line.wholeMatch(of: /(public |package )?import Foundation/) != nil else { continue }
                let allowed = ["#if canImport(Darwin)", "not #if canImport(FoundationEssentials)"]
                #expect(conditions.contains { allowed.contains($0) }, "\(name)")
            }
            #expect(!text.contains("import C"), "\(name) imports a C library")
        }
    }
}
