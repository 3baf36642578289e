import Foundation
import TestSupport
import Testing

/// Exported files that somebody changed since.
@Suite struct ChangedExportTests {
    private let studio: Studio

    init() throws { studio = try Studio.generated() }

    private func export(_ platform: String) throws -> Program.Result.Text {
        try studio.run("export", platform, "app").text
    }

    private func append(_ text: String, to path: String) throws {
        let file = studio.folder.url(path)
        try (try Data(contentsOf: file) + Data(text.utf8)).write(to: file)
    }

    /// Every file but the list of what was written.
    @Test("Keeps each of its files that somebody changed", arguments: ["web", "android", "harmony"])
    func changed(platform: String) throws {
        #expect(try export(platform).status == 0)
        let before = try studio.snapshot("app").mapValues(\.bytes)
        let own = before.keys.filter { !$0.hasPrefix(".exported") && $0.contains(".") }.sorted()
        #expect(own.count > 10)
        for path in own {
            let isJSON = path.hasSuffix(".json")
            try append(isJSON ? "\n" : "// mine\n", to: "app/\(path)")
            let changed = try Data(contentsOf: studio.folder.url("app/\(path)"))
            let result = try export(platform)
            #expect(try Data(contentsOf: studio.folder.url("app/\(path)")) == changed, "\(path)")
            if path == "package.json" {
                #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
            } else {
                #expect(result.status == 1, "\(path)")
                #expect(result.errors.contains("app/\(path): error[output-conflict]: "), "\(result.errors)")
                let isTold = result.errors.contains("after export wrote it")
                #expect(isTold || path.hasSuffix("manifest.json"), "\(result.errors)")
            }
            try before[path]?.write(to: studio.folder.url("app/\(path)"))
            #expect(try export(platform).status == 0)
        }
        #expect(try studio.snapshot("app").mapValues(\.bytes) == before)
    }

    @Test("A pack with a changed file is not replaced, and the rest is")
    func wholePack() throws {
        try studio.addPack("fr-EUR")
        #expect(try studio.run("generate").status == 0)
        #expect(try export("web").status == 0)
        try append("mine", to: "app/VoiceAssets/en-USD/mp3/one.mp3")
        for pack in ["en-USD", "fr-EUR"] { try studio.record("\(pack)/two", Studio.takes["other"]!) }
        #expect(try studio.run("generate").status == 0)
        let before = try studio.snapshot("app").mapValues(\.bytes)
        let result = try export("web")
        #expect(result.status == 1, "\(result.errors)")
        let after = try studio.snapshot("app").mapValues(\.bytes)
        let changed = Set(before.keys.filter { before[$0] != after[$0] }).filter { $0.hasPrefix("VoiceAssets/") }
        #expect(!changed.isEmpty && changed.allSatisfy { $0.hasPrefix("VoiceAssets/fr-EUR/") }, "\(changed)")
    }

    /// Git writes them so on some computers.
    @Test("Other line ends are no change")
    func lineEnds() throws {
        #expect(try export("web").status == 0)
        let script = """
            for file in app/*.mjs app/*.mts app/package.json app/VoiceAssets/*/splice.json; do sed -i 's/$/\\r/' "$file"; done
            cat app/voice-splicer.mjs
            """
        #expect(try Tool.bash(script, in: studio.folder).outputText.contains("\r\n"))
        let result = try export("web")
        #expect(result.status == 0, "\(result.errors)")
        #expect(try !String(contentsOf: studio.folder.url("app/voice-splicer.mjs"), encoding: .utf8).contains("\r"))
    }

    @Test(
        "Replaces what 0.2.0 wrote, which kept no checksums, unless somebody changed it",
        .enabled(if: Program.available("tar", "xz")))
    func firstExports() throws {
        let archive = PlatformSplicer.programs.appendingPathComponent("exports-0.2.0.tar.xz").path
        try #require(try Program.run("tar", ["-xJf", archive, "-C", studio.folder.path]).status == 0)
        for (platform, path) in [("web", "voice-splicer.mjs"), ("android", "kotlin/voiceassets/VoiceSplicer.kt")] {
            let name = path.split(separator: "/").last ?? ""
            let earlier = try Data(contentsOf: studio.folder.url(String(name)))
            try studio.folder.write("app/\(path)", earlier)
            let result = try export(platform)
            #expect(result.status == 0, "\(result.errors)")
            let written = try Data(contentsOf: studio.folder.url("app/\(path)"))
            #expect(written != earlier)
            try studio.folder.write("app/\(path)", earlier + Data("// mine\n".utf8))
            try studio.folder.write("app/.exported-packs-\(platform)", [])
            let refused = try export(platform)
            #expect(refused.status == 1, "\(refused.errors)")
            #expect(refused.errors.contains("can't tell whether somebody changed this splicer"), "\(refused.errors)")
            #expect(try Data(contentsOf: studio.folder.url("app/\(path)")).count == earlier.count + 8)
        }
    }
}
