import Foundation
import TestSupport
import Testing
import VoiceManifest

/// The ES module that `export` writes gives the bytes that this package's own splicer gives.
@Suite("The web's splicer", .enabled(if: Program.available("node")))
struct WebSplicerTests {
    let splicer: PlatformSplicer

    init() throws { splicer = try PlatformSplicer.web() }

    @Test("Answers as the golden vectors do", arguments: ["en-USD", "zh-Hans-CNY"])
    func golden(pack: String) throws {
        let golden = try GoldenQuestions(pack, random: 10, in: BuiltInPacks.shared.get().folder)
        #expect(golden.questions.count > 100)
        #expect(try splicer.answers(to: golden.questions) == golden.answers)
    }

    /// A number may have lost what its text said; and a page waits for the slowest clip only.
    @Test("Takes text alone, and fetches clips side by side")
    func calls() throws {
        let program = """
            import { readFile } from 'node:fs/promises';
            import { VERSION, VoicePack, Refusal } from './voice-splicer.mjs';
            let [now, most] = [0, 0];
            const pack = await VoicePack.open(async (path) => {
              most = Math.max(most, ++now);
              await new Promise((done) => setTimeout(done, 20));
              now -= 1;
              return new Uint8Array(await readFile(`VoiceAssets/en-USD/${path}`));
            });
            for (const amount of [15.5, 15n, null, new String('1'), ['1']]) {
              try { pack.announcement('payment-received', amount); console.log('said'); } catch (error) {
                console.log(error instanceof Refusal, error.code);
              }
            }
            const said = pack.announcement('payment-received', '15.55');
            await pack.file(said, 'mp3');
            console.log(new Set(said.clips).size === most && most > 3, VERSION);

            """
        try splicer.folder.write("calls.mjs", program.utf8)
        let result = try Program.run("node", ["calls.mjs"], in: splicer.folder.url, deadline: 60)
        let refusals = String(repeating: "true amount.form\n", count: 5)
        let version = try Tool.run(["--version"], in: splicer.folder).text.output.split(separator: "\n").first ?? ""
        #expect(result.outputText == "\(refusals)true \(version)\n", "\(result.errorText)")
    }

    /// The article's ten lines, in the folder as a package of Node.js's.
    @Test("Agrees with the vectors that are exported with it")
    func check() throws {
        let folder = splicer.folder
        try folder.write("check.mjs", PlatformSplicer.code(named: "check.mjs", of: "Web").utf8)
        let result = try Program.run("node", ["check.mjs"], in: folder.url, deadline: 60)
        #expect(result.status == 0 && result.outputText.split(separator: "\n").count == 4, "\(result.errorText)")
        // The control: another sound, and another refusal.
        let vectors = try String(contentsOf: folder.url("vectors.json"), encoding: .utf8)
        for (old, new) in [("\"samples\":", "\"samples\":1"), ("\"code\":\"amount.", "\"code\":\"amounts.")] {
            try folder.write("vectors.json", vectors.replacing(old, with: new, maxReplacements: 1).utf8)
            #expect(try Program.run("node", ["check.mjs"], in: folder.url, deadline: 60).status != 0)
        }
        try folder.write("vectors.json", vectors.utf8)
        let link = "mkdir -p app/node_modules && ln -s ../.. app/node_modules/voice-splicer"
        #expect(try Tool.bash(link, in: folder).status == 0)
        let use = """
            import { VoicePack } from 'voice-splicer';
            import { TextTemplate } from 'voice-splicer/payload-reader';
            import { AnnouncementTurns } from 'voice-splicer/announcement-turns';
            import { AnnouncementPlayer } from 'voice-splicer/announcement-player';
            import { WebOutput } from 'voice-splicer/web-output';
            console.log(typeof AnnouncementPlayer, typeof WebOutput);
            console.log(typeof VoicePack, new TextTemplate('${amount}', 'payment-received').says, typeof AnnouncementTurns);

            """
        try folder.write("app/use.mjs", use.utf8)
        let used = try Program.run("node", ["use.mjs"], in: folder.url("app"), deadline: 60)
        #expect(used.outputText == "function function\nfunction payment-received function\n", "\(used.errorText)")
    }

    /// Two announcements of clips, which the browser decodes; a damaged file and an amount without a pack, which are spoken; and
    /// a message that comes twice, and an old one.
    @Test("Plays one after the other in a browser", .enabled(if: Browser.isThere))
    func player() throws {
        let chromium = try #require(Browser.path)
        let arguments = [
            Browser.program("player.mjs"), chromium, splicer.folder.url.path, splicer.folder.url("profile").path,
        ]
        let result = try Program.run("node", arguments, deadline: 120)
        let lines = result.outputText.split(separator: "\n")
        #expect(
            lines == [
                "sound sound text text repeated expired text stopped",
                "duck true, play, end true, play, end true, play, end false, speak damaged en-US, speak no pack en-US, duck false, "
                    + "duck true, speak no pack en-US, speak no pack en-US, duck false, duck true, play, duck false, end false",
                "true true",
            ], "\(result.errorText)")
    }

    /// One of forty; the rest is looked at by `ExhaustivePlatformSplicerTests`.
    @Test("Reads and refuses manifests as this package does")
    func hostile() throws {
        var hostile = HostileManifests()
        hostile.ask(HostileManifests.sound)
        var count = 0
        HostileManifests.variants(of: HostileManifests.sound) { variant in
            count += 1
            if count.isMultiple(of: 40) { hostile.ask(variant) }
        }
        for table in HostileTables.all { hostile.ask(HostileManifests.manifest(with: table)) }
        hostile.ask(HostileManifests.ended)
        for manifest in HostileManifests.endForms + HostileManifests.bounds { hostile.ask(manifest) }
        let differences = hostile.differences(from: try splicer.answers(to: hostile.questions))
        #expect(differences.isEmpty, "\(differences.count): \(differences.prefix(2).map { $0.prefix(300) })")
        #expect(hostile.answers.count { $0.hasPrefix("fault") } > 100 && hostile.answers.count { $0 == "ok" } > 10)
    }
}
