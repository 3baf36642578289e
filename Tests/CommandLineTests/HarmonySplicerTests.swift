import Foundation
import TestSupport
import Testing

/// The ArkTS files that `export` writes, as TypeScript: nothing here runs HarmonyOS.
@Suite("HarmonyOS's splicer", .enabled(if: Program.available("node", "tsc")))
struct HarmonySplicerTests {
    /// The article's lines, on the raw files of an app.
    @Test("Agrees with the vectors that are exported with it")
    func check() throws {
        let folder = try PlatformSplicer.exported(to: "harmony")
        let copying = "cp -r ets/voiceassets . && for file in voiceassets/*.ets; do mv $file ${file%ets}ts; done"
        try #require(try Tool.bash(copying, in: folder).status == 0)
        try folder.write("test/SelfCheck.ts", PlatformSplicer.code(named: "SelfCheck.ets", of: "HarmonyOS").utf8)
        let flags = ["--strict", "--target", "ES2020", "--module", "commonjs", "--lib", "ES2020", "--outDir", "made"]
        let compiled = try Program.run("tsc", flags + ["test/SelfCheck.ts"], in: folder.url, deadline: 120)
        try #require(compiled.status == 0, "\(compiled.outputText)")
        let run = """
            const { readFileSync } = require('node:fs');
            const { checkVoicePacks } = require('./made/test/SelfCheck.js');
            const read = async (path) => new Uint8Array(readFileSync(`resources/rawfile/${path}`));
            checkVoicePacks(readFileSync('resources/rawfile/voice-vectors.json', 'utf8'), read).then(console.log);

            """
        try folder.write("run.cjs", run.utf8)
        let result = try Program.run("node", ["run.cjs"], in: folder.url, deadline: 60)
        let count = Int(result.outputText.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0
        #expect(result.status == 0 && count > 100, "\(result.errorText)")
        // The control: another sound, and another refusal.
        let file = "resources/rawfile/voice-vectors.json"
        let vectors = try String(contentsOf: folder.url(file), encoding: .utf8)
        for (old, new) in [("\"samples\":", "\"samples\":1"), ("\"code\":\"amount.", "\"code\":\"amounts.")] {
            try folder.write(file, vectors.replacing(old, with: new, maxReplacements: 1).utf8)
            #expect(try Program.run("node", ["run.cjs"], in: folder.url, deadline: 60).status != 0)
        }
    }
}
