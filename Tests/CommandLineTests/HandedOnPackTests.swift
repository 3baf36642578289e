import Foundation
import TestSupport
import Testing

/// What is known of clips that `bundle` and `export` hand on.
@Suite struct HandedOnPackTests {
    private static let commands = [
        ["export", "web", "app"],
        ["bundle", "--key", "team.pem", "--number", "1", "--to", "packs.voices"],
    ]

    private func studio() throws -> Studio {
        let studio = try Studio()
        let script = "openssl genpkey -algorithm ed25519 -out team.pem"
        try #require(try Tool.bash(script, in: studio.folder).status == 0)
        return studio
    }

    @Test("Clips that are older than their recordings", arguments: commands)
    func stale(command: [String]) throws {
        let studio = try studio()
        #expect(try studio.run("generate").status == 0)
        let current = try studio.run(command)
        #expect(current.status == 0 && current.errorText.isEmpty, "\(current.errorText)")
        let edit = "sed -i 's/9[.]99/8.99/' recordings/en-USD/pack.yml; rm -rf app packs.voices"
        #expect(try Tool.bash(edit, in: studio.folder).status == 0)
        let result = try studio.run(command)
        #expect(result.status == 0, "\(result.errorText)")
        #expect(
            result.errorText.contains(
                "VoiceAssets/en-USD: warning[asset-stale]: the clips are older than their recordings: "
                    + "recordings/en-USD/pack.yml changed"),
            "\(result.errorText)")
    }

    @Test("Clips by a synthesizer", arguments: commands)
    func synthetic(command: [String]) throws {
        let studio = try studio()
        let script = "mkdir recordings/en-USD/synthetic && mv recordings/en-USD/one.wav recordings/en-USD/synthetic"
        #expect(try Tool.bash(script, in: studio.folder).status == 0)
        #expect(try studio.run("generate").status == 0)
        let result = try studio.run(command)
        #expect(result.status == 0, "\(result.errorText)")
        #expect(
            result.errorText.contains("VoiceAssets/en-USD: warning[recording-synthetic]: 1 of 3 clips is spoken"),
            "\(result.errorText)")
    }

    @Test("A speaker or a licence that is still to be written")
    func unknown() throws {
        let studio = try studio()
        #expect(try Tool.bash("rm recordings/en-USD/paid.wav recordings/en-USD/two.wav", in: studio.folder).status == 0)
        for (more, expected) in [
            ("speaker: unknown # TODO\nlicense: unknown # TODO", ["speaker", "licence"]),
            ("speaker: Ann\nlicense: 'TODO: ask Ann'", ["licence"]),
            ("speaker: Unknown\nlicense: CC0-1.0", ["speaker"]),
            ("speaker: The Unknown\nlicense: CC0-1.0", []), ("", []),
        ] {
            try studio.folder.write("recordings/en-USD/pack.yml", Studio.yaml(clips: ["one"], more: more).utf8)
            #expect(try Tool.bash("rm -rf app packs.voices", in: studio.folder).status == 0)
            for arguments in [["generate"], ["validate"]] + Self.commands {
                let result = try studio.run(arguments)
                #expect(result.status == 0, "\(result.text)")
                let lines = (result.errorText + result.outputText).split(separator: "\n")
                    .filter { $0.contains("warning[pack-todo]: ") }
                #expect(lines.count == expected.count, "\(arguments): \(lines)")
                #expect(expected.allSatisfy { word in lines.contains { $0.contains("the \(word) ") } }, "\(lines)")
            }
        }
    }

    @Test("What was not looked at is said", arguments: commands)
    func unseen(command: [String]) throws {
        let studio = try studio()
        #expect(try studio.run("generate").status == 0)
        let move = "mkdir elsewhere && mv recordings elsewhere"
        #expect(try Tool.bash(move, in: studio.folder).status == 0)
        let result = try studio.run(command)
        #expect(result.status == 0, "\(result.errorText)")
        let note = "note[asset-stale]: the recordings of en-USD are not here"
        #expect(result.errorText.contains(note), "\(result.errorText)")
        let named = try studio.run("validate", "--up-to-date", "--recordings", "elsewhere/recordings")
        #expect(named.status == 0, "\(named.text)")
    }
}
