import Foundation
import TestSupport
import Testing
import VoiceManifest
import VoiceNotifications

/// The splicers of other platforms, on more than a test of every change has time for.
@Suite(
    "Splicers of other platforms", .enabled(if: Program.available("kotlinc", "node", "tsc") && Browser.isThere),
    .exhaustive)
struct ExhaustivePlatformSplicerTests {
    private func expectAnswers(to golden: GoldenQuestions) throws {
        for splicer in try PlatformSplicer.all() {
            #expect(try splicer.answers(to: golden.questions) == golden.answers, "\(splicer.name)")
        }
    }

    @Test("Answer hundreds of golden vectors of each pack", arguments: ["en-USD", "ru-RUB", "zh-Hans-CNY"])
    func golden(pack: String) throws {
        let golden = try GoldenQuestions(pack, random: 400, in: BuiltInPacks.shared.get().folder)
        #expect(golden.questions.count > 850)
        try expectAnswers(to: golden)
    }

    @Test("Write every header, read three fraction digits")
    func everyRendition() throws {
        let folder = try ManyRenditionsPack.shared.get().folder
        let golden = try GoldenQuestions(ManyRenditionsPack.name, random: 100, in: folder)
        #expect(golden.questions.contains { $0.contains("aiff-ima4,caf-alaw,caf-pcm,caf-ulaw,mp3,wav") })
        try expectAnswers(to: golden)
    }

    @Test("Know forms of clips for the end of announcements")
    func endForms() throws {
        let golden = try GoldenQuestions(EndFormsPack.name, random: 400, in: EndFormsPack.shared.get().folder)
        #expect(golden.answers.count { $0.contains(".end\t") } > 400)
        try expectAnswers(to: golden)
    }

    @Test("Part digits that are said one by one", arguments: ["en", "zh-Hans"])
    func iterated(locale: String) throws {
        let pack = try IteratedPack(locale: locale)
        try #require(try pack.studio.run("generate").status == 0)
        let golden = try GoldenQuestions(IteratedPack.name, random: 100, in: pack.studio.folder)
        #expect(golden.answers.contains { $0.contains(locale == "en" ? "\tnine nine" : "\t九九") })
        try expectAnswers(to: golden)
    }

    @Test("Read and refuse manifests as this package does")
    func hostile() throws {
        var hostile = HostileManifests()
        for sound in [HostileManifests.sound, HostileManifests.ended] {
            HostileManifests.variants(of: sound) { hostile.ask($0) }
        }
        for manifest in HostileManifests.endForms + HostileManifests.bounds { hostile.ask(manifest) }
        for table in HostileTables.all { hostile.ask(HostileManifests.manifest(with: table)) }
        let (refused, sound) = (hostile.answers.count { $0.hasPrefix("fault") }, hostile.answers.count { $0 == "ok" })
        #expect(refused > 3000 && sound > 300, "\(refused), \(sound)")
        for splicer in try PlatformSplicer.all() {
            let differences = hostile.differences(from: try splicer.answers(to: hostile.questions))
            #expect(differences.isEmpty, "\(splicer.name), \(differences.count): \(differences.prefix(2))")
        }
    }

    @Test("Take no text that this package refuses")
    func bytes() throws {
        var hostile = HostileManifests()
        for bytes in HostileTexts.all { hostile.ask(bytes) }
        for splicer in try PlatformSplicer.all() {
            let answers = try splicer.answers(to: hostile.questions)
            let differences = hostile.differences(from: answers, orStricter: true)
            #expect(differences.isEmpty, "\(splicer.name), \(differences.count): \(differences.prefix(2))")
            #expect(answers.contains("ok") && answers.contains("fault pack.unsound"))
        }
    }

    /// A byte of a clip's beginning is another one.
    @Test("Refuse damaged clips as this package does")
    func damaged() throws {
        let (folder, pack) = (try TemporaryFolder(), try ManyRenditionsPack.shared.get())
        var questions: [String] = []
        var answers: [String] = []
        let splicer = try PackSplicer(pack: pack.url)
        for rendition in splicer.renditions {
            let name = try #require(
                splicer.manifest.clips.first { $0.id == "yuan" }.flatMap {
                    splicer.manifest.path(of: $0, in: rendition.name)
                })
            let sound = try Data(contentsOf: pack.url.appendingPathComponent(name))
            for place in 0..<80 {
                var bytes = sound
                bytes[place] ^= place.isMultiple(of: 2) ? 1 : 0x80
                let copy = "\(rendition)-\(place)"
                try folder.write("\(copy)/\(name)", bytes)
                for other in ["splice.json", name.replacing("yuan", with: "payment-received")] {
                    try FileManager.default.linkItem(
                        at: pack.url.appendingPathComponent(other), to: folder.url("\(copy)/\(other)"))
                }
                let damaged = try PackSplicer(pack: folder.url(copy))
                questions += ["pack\t\(folder.url(copy).path)", "say\t\(rendition)\thello"]
                do throws(VoiceSplicerError) {
                    let file = try damaged.bytes(damaged.announcement("hello"), rendition: rendition)
                    answers += ["ok", String(file.count)]
                } catch {
                    answers += ["ok", "fault \(error.code)"]
                }
            }
        }
        #expect(answers.count { $0.hasPrefix("fault") } > 100 && Set(answers).count > 5)
        for splicer in try PlatformSplicer.all() {
            let sizes = try splicer.answers(to: questions).map { answer in
                let parts = answer.split(separator: "\t")
                return parts.count == 6 ? String(parts[4]) : answer
            }
            #expect(sizes == answers, "\(splicer.name)")
        }
    }

    @Test("Give SSML and find packs as this package does")
    func texts() throws {
        let assets = try BuiltInPacks.shared.get().folder.url("VoiceAssets")
        let index = try VoiceIndex(json: Data(contentsOf: assets.appendingPathComponent("index.json")))
        let splicer = try PackSplicer(pack: assets.appendingPathComponent("en-USD"))
        let said = try splicer.announcement("payment-received", amount: splicer.amount("15.05"))
        var questions = ["pack\t\(assets.path)/en-USD", "ssml\tpayment-received\t15.05"]
        var answers = ["ok", said.ssml]
        for locale in ["en", "en-US", "EN_us", "zh-Hant", "zh-Hans-x-a-b", "fr", "", "-", "ru-x"] {
            for currency in [nil, "USD", "CNY"] {
                let parts = ["packs", "\(assets.path)/index.json", locale] + (currency.map { [$0] } ?? [])
                questions.append(parts.joined(separator: "\t"))
                answers.append(index.packs(for: locale, currency: currency).joined(separator: " "))
            }
        }
        for splicer in try PlatformSplicer.all() {
            #expect(try splicer.answers(to: questions) == answers, "\(splicer.name)")
        }
    }

    @Test("Are the same in ArkTS and as an ES module")
    func isMadeOfArkTS() throws {
        let folder = try TemporaryFolder()
        let sources = URL(fileURLWithPath: BuiltInPacks.recordings).deletingLastPathComponent()
            .appendingPathComponent("Sources/EmbeddedTexts/SplicerSources")
        let result = try Program.run(sources.appendingPathComponent("make").path, [folder.path])
        #expect(result.status == 0, "\(result.outputText)\(result.errorText)")
        let modules = ["voice-splicer", "payload-reader", "announcement-turns", "announcement-player"]
        for name in modules.flatMap({ ["\($0).mjs", "\($0).d.mts"] }) {
            let made = try String(contentsOf: folder.url(name), encoding: .utf8)
            let kept = try String(contentsOf: sources.appendingPathComponent("Splicers/\(name)"), encoding: .utf8)
            #expect(made == kept, "\(name): run Sources/EmbeddedTexts/SplicerSources/make")
        }
    }

    @Test("Keep to the subset of TypeScript that ArkTS is")
    func isArkTS() throws {
        let folder = try PlatformSplicer.exported(to: "harmony")
        let lint = PlatformSplicer.programs.appendingPathComponent("arkts.cjs").path
        for name in ["VoiceSplicer", "PayloadReader", "AnnouncementTurns", "AnnouncementPlayer"] {
            let result = try Program.run("node", [lint, folder.url("ets/voiceassets/\(name).ets").path])
            #expect(result.status == 0 && result.outputText == "0 faults\n", "\(result.outputText)\(result.errorText)")
        }
        let code = try PlatformSplicer.code(named: "SelfCheck.ets", of: "HarmonyOS")
        let check = try folder.write("SelfCheck.ets", code.utf8)
        let linted = try Program.run("node", [lint, check.path])
        #expect(linted.status == 0 && linted.outputText == "0 faults\n", "\(linted.outputText)")
        let wrong = try folder.write(
            "wrong.ets",
            "const a: any = {}; var b = /x/; function f({x}: Object) { return a['b'], delete a.b; }\n".utf8)
        let faults = try Program.run("node", [lint, wrong.path])
        #expect(faults.status == 1 && faults.outputText.hasSuffix("\n9 faults\n"), "\(faults.outputText)")
    }

    /// The article's code, served by a server of this machine, and its types for TypeScript.
    @Test("Are used on a web page as the article says")
    func article() throws {
        let folder = try PlatformSplicer.exported(to: "web")
        try folder.write("announce.mjs", PlatformSplicer.code(named: "announce.mjs", of: "Web").utf8)
        let server = PlatformSplicer.programs.appendingPathComponent("served.mjs").path
        let result = try Program.run("node", [server, folder.path], deadline: 60)
        let pack = try PackSplicer(pack: folder.url("VoiceAssets/en-USD"))
        let said = try pack.announcement("payment-received", amount: pack.amount("15.50"))
        let bytes = try pack.bytes(said, rendition: .mp3)
        #expect(result.outputText == "audio/mpeg \(bytes.count)\nrefused amount\n", "\(result.errorText)")
    }

    /// Debian's TypeScript is 4.8, and Deno brings one of today, which doesn't look for types beside a module.
    @Test("Have types for old and new TypeScript", .enabled(if: Program.available("tsc", "deno")))
    func types() throws {
        let folder = try PlatformSplicer.exported(to: "web")
        let names = ["voice-splicer", "payload-reader", "announcement-turns", "announcement-player", "web-output"]
        let types = Dictionary(uniqueKeysWithValues: names.map { ("./\($0).mjs", "./\($0).d.mts") })
        try folder.write("map.json", try JSONEncoder().encode(["imports": types]))
        let use = try String(
            contentsOf: PlatformSplicer.programs.appendingPathComponent("use.mts"), encoding: .utf8)
        func check(_ source: String) throws -> [Program.Result] {
            try folder.write("use.mts", source.utf8)
            let options = ["--strict", "--noEmit", "--target", "ES2022", "--module", "node16"]
            let quiet = ["DENO_DIR": folder.url("deno").path, "DENO_NO_UPDATE_CHECK": "1", "NO_COLOR": "1"]
            return [
                try Program.run("tsc", options + ["use.mts"], in: folder.url),
                try Program.run(
                    "deno", ["check", "--import-map", "map.json", "use.mts"], in: folder.url,
                    environment: Program.environment.merging(quiet) { $1 }),
            ]
        }
        for result in try check(use) { #expect(result.status == 0, "\(result.outputText)\(result.errorText)") }
        for result in try check(use.replacing("amount: string", with: "amount: number")) { #expect(result.status != 0) }
    }
}
