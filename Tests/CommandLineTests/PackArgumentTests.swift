import Foundation
import TestSupport
import Testing

/// Packs are arguments, and the only one need not be named.
@Suite struct PackArgumentTests {
    @Test("The only pack is the one that is meant")
    func only() throws {
        let studio = try Studio.generated()
        for arguments in [
            ["say", "hello"],
            ["export", "--vectors", "0"],
            ["script"], ["review"], ["speak"], ["status", "--takes"],
            ["booth", "--to", "booth.html"],
        ] {
            let named = try studio.run(arguments + ["--pack", "en-USD"]).text
            let unnamed = try studio.run(arguments).text
            #expect(named == unnamed && unnamed.status == 0, "\(arguments): \(unnamed.errors)")
        }
        #expect(try studio.run("split", "nowhere.wav").text.errors.hasPrefix("nowhere.wav: error[file-missing]"))
    }

    @Test(
        "Of several, one has to be named",
        arguments: [["say", "1"], ["script"], ["review"], ["speak"], ["export", "--vectors", "100"]])
    func several(command: [String]) throws {
        let result = try Studio.generatedPair().run(command).text
        #expect(result.status == 64 && result.output.isEmpty)
        #expect(
            result.errors.hasPrefix(
                "Error: Name the pack with --pack; there are: en-USD, fr-EUR.\nUsage: voice-assets \(command[0]) "),
            "\(result.errors)")
        #expect(result.errors.contains("'voice-assets \(command[0]) --help'"))
    }

    @Test("Without any it is told how to begin", arguments: ["say", "script", "booth", "export", "status"])
    func none(command: String) throws {
        let more = ["booth": ["--to", "x"], "say": ["1"], "export": ["--vectors", "1"], "status": ["--takes"]]
        let words = more[command] ?? []
        let result = try Tool.run([command] + words, in: TemporaryFolder()).text
        #expect(result.status == 66 && result.output.isEmpty)
        #expect(result.errors.contains("no voice pack"), "\(result.errors)")
        #expect(result.errors.split(separator: "\n").count == 1)
    }

    @Test(
        "A pack as an argument is one with --pack",
        arguments: [
            ["status"], ["validate"], ["script"], ["status", "--takes"], ["review"], ["generate", "--dry-run"],
            ["export", "--vectors", "100"],
        ])
    func argument(command: [String]) throws {
        let studio = try Studio.generatedPair()
        let argument = try studio.run(command + ["fr-EUR"]).text
        #expect(try studio.run(command + ["--pack", "fr-EUR"]).text == argument)
        #expect(argument.status == 0 && !argument.output.contains("en-USD"), "\(argument)")
        #expect(try studio.run(command + ["fr-EUR", "--pack", "fr-EUR"]).text == argument)
    }

    @Test(
        "A mistyped pack gets the right name",
        arguments: [
            ["status", "en-usd"], ["status", "--takes", "--pack", "en_USD"], ["say", "1", "en-usd"],
            ["say", "1", "--pack", "en-usd", "--draft"], ["validate", "en-UDS"],
            ["report", "en-UDS", "--to", "r.html"],
            ["export", "web", "out", "en-UDS"], ["generate", "en-UDS"], ["script", "recordings/en-usd/"],
            ["generate", "recordings/en-USD/"],
        ])
    func mistyped(command: [String]) throws {
        let result = try Studio.generated().run(command).text
        #expect(result.status == (command.count == 3 && command[0] == "say" ? 64 : 66), "\(result)")
        #expect((result.output + result.errors).contains("did you mean en-USD?") || result.status == 64, "\(result)")
        #expect((result.output + result.errors).contains("en-USD"), "\(result)")
    }

    @Test(
        "A path in the place of a name gets the name",
        arguments: [
            ["validate", "--pack", "VoiceAssets/en-USD"], ["say", "1", "--pack", "VoiceAssets/en-USD"],
            ["status", "--pack", "recordings/en-USD"],
        ])
    func path(command: [String]) throws {
        let result = try Studio.generated().run(command).text
        #expect(result.status == 64 && result.errors.hasPrefix("Error: --pack takes the name of a pack, en-USD; "))
    }

    @Test("A folder of packs is an argument as before, and a pack in it another")
    func folder() throws {
        let studio = try Studio()
        try #require(try studio.run("generate", "--assets", "Clips").status == 0)
        #expect(try studio.run("validate", "Clips", "en-USD").status == 0)
        #expect(try studio.run("validate", "Clips/en-USD").status == 0)
        let other = try studio.run("validate", "Clips", "fr-EUR").text
        #expect(other.status == 66 && other.output.contains("there are: en-USD"))
        #expect(try studio.run("validate", "Clips", "Clips/en-USD").status == 64)
    }

    /// A folder that is not there is told alone, whatever lies beside it.
    @Test(arguments: [
        ("pack", "../pack: error[file-missing]: there is no such folder; name the folder …"),
        ("en-UDS", "../en-UDS: error[file-missing]: there is no such folder; did you mean en-USD?"),
    ])
    func noSuchFolder(name: String, told: String) throws {
        let folder = try TemporaryFolder()
        for file in ["one/7.wav", "two/7.wav", "work/x.wav"] { try folder.write(file, RawTake(pitch: 110).wav) }
        if name != "pack" { try folder.write("en-USD/pack.yml", Studio.yaml(clips: ["one"]).utf8) }
        for command in [["split", "x.wav"], ["script"], ["speak"]] {
            let result = try Program.run(
                Program.built("voice-assets"), command + ["../\(name)"], in: folder.url("work"), deadline: 60)
            #expect(result.status == 66 && result.errorText.tells(told), "\(result.errorText)")
            #expect(!result.errorText.contains("/7.wav") && !result.errorText.contains("../one"), "\(result.errorText)")
        }
    }
}
