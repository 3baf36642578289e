import Foundation
import TestSupport
import Testing

/// What `export` writes, leaves and removes. Whether the splicers are right is looked at elsewhere.
@Suite("voice-assets export")
struct ExportTests {
    private let studio: Studio
    private let files = FileManager.default

    /// Two packs, generated.
    init() throws { studio = try Studio.generatedPair() }

    private func export(_ platform: String, _ more: String...) throws -> Program.Result.Text {
        try Tool.run(["export", platform, "app"] + more, in: studio.folder).text
    }

    private func exists(_ path: String) -> Bool { files.fileExists(atPath: studio.folder.url(path).path) }

    @Test(
        "Touches nothing that is as it should be",
        arguments: [
            ("web", "voice-splicer.mjs"), ("android", "kotlin/voiceassets/VoiceSplicer.kt"),
            ("harmony", "ets/voiceassets/VoiceSplicer.ets"),
        ])
    func again(platform: String, splicer: String) throws {
        #expect(try export(platform).status == 0)
        let before = try studio.snapshot("app")
        let written = try #require(before[splicer]?.bytes)
        let result = try export(platform)
        #expect(result.status == 0 && result.output.contains("en-USD: unchanged, 3 clips in 2 renditions"))
        #expect(try studio.snapshot("app") == before)
        // A splicer that an earlier run wrote is replaced; something else is not.
        let list = "app/.exported-packs-\(platform)"
        let earlier =
            "cp \(list) list; head -c 200 app/\(splicer) >cut && cp cut app/\(splicer)"
            + " && sed -i \"s|^[0-9a-f]*  ./\(splicer)$|$(sha256sum <cut | cut -c 1-64)  ./\(splicer)|\" \(list) && ! cmp -s \(list) list"
        try #require(try Tool.bash(earlier, in: studio.folder).status == 0)
        #expect(try export(platform).status == 0)
        #expect(try studio.snapshot("app")[splicer]?.bytes == written)
        try studio.folder.write("app/\(splicer)", "// mine\n".utf8)
        let refused = try export(platform)
        #expect(refused.status == 1 && refused.errors.tells("error[output-conflict]: … splicer"))
        #expect(try studio.snapshot("app")[splicer]?.bytes == Data("// mine\n".utf8))
    }

    /// The copy would have checksums of its own, and pass for sound.
    @Test("A manifest that somebody changed is not handed on", arguments: ["manifest.json", "splice.json"])
    func changed(file: String) throws {
        let path = "VoiceAssets/en-USD/\(file)"
        let text = try String(contentsOf: studio.folder.url(path), encoding: .utf8)
        let other = file == "splice.json" ? text + " " : text.replacing("\"loudness\": -16", with: "\"loudness\": -15")
        try #require(other != text)
        try studio.folder.write(path, other.utf8)
        let result = try export("web")
        #expect(result.status == 1, "\(result.errors)")
        #expect(!exists("app/VoiceAssets/en-USD/manifest.json"))
    }

    @Test(
        "Carries the attribution along, and the report shows it",
        arguments: [
            ("web", "VoiceAssets"), ("android", "assets/VoiceAssets"), ("harmony", "resources/rawfile/VoiceAssets"),
        ])
    func attribution(platform: String, folder: String) throws {
        let notice = "Spoken by Käthe, <all rights reserved>.\n"
        try studio.folder.write("recordings/en-USD/ATTRIBUTION.txt", notice.utf8)
        #expect(try studio.run("generate").status == 0)
        let result = try export(platform, "--rendition", "mp3")
        #expect(result.output.ranges(of: "splicer").count == 1 && result.output.tells("next… payload"), "\(result)")
        let copy = try studio.snapshot("app/\(folder)/en-USD")["ATTRIBUTION.txt"]
        #expect(copy?.bytes == Data(notice.utf8))
        #expect(!exists("app/\(folder)/fr-EUR/ATTRIBUTION.txt"))
        #expect(try studio.run("validate", "app/\(folder)").status == 0)
        #expect(try studio.run("report", "--to", "report.html").status == 0)
        let page = try String(contentsOf: studio.folder.url("report.html"), encoding: .utf8)
        #expect(page.contains("Spoken by Käthe, ") && !page.contains("<all rights"))
        try studio.folder.write("VoiceAssets/en-USD/ATTRIBUTION.txt", "other".utf8)
        #expect(try export(platform).errors.contains("ATTRIBUTION.txt: error[asset-checksum]"))
    }

    @Test("Removes a pack that is gone, unless something is in it that it did not write")
    func gone() throws {
        #expect(try export("web").status == 0 && export("harmony").status == 0)
        try studio.folder.write("app/VoiceAssets/fr-EUR/notes.txt", "mine\n".utf8)
        try studio.folder.write("app/VoiceAssets/fr-EUR/mp3/one.mp3", "edited\n".utf8)
        // A pack that somebody else put there, from the same recordings.
        try files.copyItem(
            at: studio.folder.url("VoiceAssets/fr-EUR"), to: studio.folder.url("app/VoiceAssets/copied"))
        try files.removeItem(at: studio.folder.url("VoiceAssets/fr-EUR"))

        let one = try export("web", "--pack", "en-USD")
        #expect(one.status == 0 && !one.output.contains("removed") && exists("app/VoiceAssets/fr-EUR/wav/two.wav"))
        let before = try studio.snapshot("app/VoiceAssets")
        let refused = try export("web")
        for path in ["mp3/one.mp3", "notes.txt"] {
            #expect(
                refused.errors.contains("app/VoiceAssets/fr-EUR/\(path): error[output-conflict]: "), "\(refused.errors)"
            )
        }
        #expect(try refused.status == 1 && studio.snapshot("app/VoiceAssets") == before)
        for path in ["mp3/one.mp3", "notes.txt"] {
            try files.removeItem(at: studio.folder.url("app/VoiceAssets/fr-EUR/\(path)"))
        }
        let all = try export("web")
        #expect(all.status == 0, "\(all.errors)")
        // Three clips in two renditions, the manifest and splice.json, without the one that was edited.
        #expect(all.output.contains("fr-EUR: removed, 7 files; there is no such pack any more\n"))
        #expect(!exists("app/VoiceAssets/fr-EUR"))
        #expect(exists("app/VoiceAssets/copied/manifest.json") && exists("app/VoiceAssets/en-USD/manifest.json"))
        let index = try String(contentsOf: studio.folder.url("app/VoiceAssets/index.json"), encoding: .utf8)
        #expect(index.contains("en-USD") && !index.contains("fr-EUR"))
        // The other platform's are its own.
        #expect(exists("app/resources/rawfile/VoiceAssets/fr-EUR/manifest.json"))
        let again = try export("web")
        #expect(again.status == 0 && !again.output.contains("fr-EUR"))
    }

    @Test("Leaves another package's description alone")
    func ownPackage() throws {
        try studio.folder.write("app/package.json", #"{"name": "shop"}"#.utf8)
        #expect(try export("web").status == 0)
        #expect(try studio.snapshot("app")["package.json"]?.bytes == Data(#"{"name": "shop"}"#.utf8))
        try files.removeItem(at: studio.folder.url("app/package.json"))
        #expect(try export("web").status == 0)
        let written = try #require(try studio.snapshot("app")["package.json"]?.bytes)
        #expect(String(decoding: written, as: UTF8.self).contains(#""name": "voice-splicer""#))
        // One that somebody changed is the shop's.
        let changed = String(decoding: written, as: UTF8.self).replacing("voice-splicer", with: "my-shop")
        try studio.folder.write("app/package.json", changed.utf8)
        let again = try export("web")
        #expect(again.status == 0 && again.errors.isEmpty, "\(again.errors)")
        #expect(try studio.snapshot("app")["package.json"]?.bytes == Data(changed.utf8))
    }

    @Test("Leaves packs whose list is not its own")
    func foreignList() throws {
        #expect(try export("android").status == 0)
        try studio.folder.write("app/.exported-packs-android", "mine\n".utf8)
        try files.removeItem(at: studio.folder.url("VoiceAssets/fr-EUR"))
        let result = try export("android")
        #expect(result.status == 0 && result.errors.tells("note[output-conflict]:"))
        #expect(exists("app/assets/VoiceAssets/fr-EUR/manifest.json"))
        #expect(try String(contentsOf: studio.folder.url("app/.exported-packs-android"), encoding: .utf8) == "mine\n")
    }

    @Test("Writes nothing among recordings, nor into the root folder")
    func forbiddenPlaces() throws {
        try studio.folder.write("mine/de-EUR/pack.yml", [])
        let before = try studio.snapshot(".")
        for folder in [
            "recordings", "recordings/new", "recordings/en-USD", "recordings/en-USD/app", "mine", "mine/de-EUR",
        ] {
            let result = try studio.run("export", "web", folder)
            #expect(result.status == 1)
            #expect(
                result.errorText
                    =~ "\(folder): error[output-conflict]: … among recordings …\n"
            )
        }
        let root = try Tool.runUnprivileged(["export", "web", "/"], in: studio.folder)
        #expect(root.status == 1)
        #expect(
            root.errorText
                =~ "/: error[output-conflict]: … root …\n")
        #expect(try studio.snapshot(".") == before)
        #expect(try studio.run("export", "web", "recordings-of-app").status == 0)
    }

    @Test(
        "Follows no link out of the folder that is named",
        arguments: [("web", "VoiceAssets"), ("android", "kotlin"), ("harmony", "resources")])
    func linkOut(platform: String, name: String) throws {
        let make = "mkdir app elsewhere && ln -s ../elsewhere app/\(name)"
        #expect(try Tool.bash(make, in: studio.folder).status == 0)
        let result = try export(platform)
        #expect(result.status == 1 && result.output.isEmpty)
        #expect(result.errors.hasPrefix("app/\(name)"), "\(result.errors)")
        #expect(result.errors.tells("error[file-unsafe]: … out of its folder"), "\(result.errors)")
        #expect(try Tool.bash("ls -A elsewhere app", in: studio.folder).outputText == "app:\n\(name)\n\nelsewhere:\n")
        // The folder itself may be one.
        #expect(try Tool.bash("rm app/\(name) && ln -s app link", in: studio.folder).status == 0)
        #expect(try studio.run("export", platform, "link").status == 0)
    }
}
