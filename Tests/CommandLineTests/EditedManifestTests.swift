import Foundation
import TestSupport
import Testing

/// A manifest that somebody edited: `validate` notices, and `generate` ends in what it makes of the recordings from nothing.
@Suite struct EditedManifestTests {
    /// With a warning about a take, and a clip with two takes.
    private func studio() throws -> Studio { try Self.generated.get().copy() }

    private static let generated = Result {
        let studio = try Studio()
        var noisy = RawTake(pitch: 110)
        noisy.noise = 0.01
        try studio.record("en-USD/one", noisy.wav)
        try studio.record("en-USD/two~2", Studio.takes["other"]!)
        let result = try studio.run("generate", "--strict")
        #expect(result.status == 1 && result.errorText.contains("en-USD/one.wav: warning["), "\(result.errorText)")
        return studio
    }

    private static let manifest = "VoiceAssets/en-USD/manifest.json"

    private func text(_ studio: Studio) throws -> String {
        try String(contentsOf: studio.folder.url(Self.manifest), encoding: .utf8)
    }

    /// Both commands about the manifest as it is now.
    private func expectMended(_ studio: Studio, _ before: [String: Data], _ trace: Comment) throws {
        for arguments in [["validate", "--strict"], ["validate", "--up-to-date", "--strict"]] {
            let result = try studio.run(arguments)
            #expect(result.status == 1 && result.outputText.contains("manifest.json: "), trace)
        }
        let result = try studio.run("generate", "--strict")
        #expect(result.status == 1 && result.errorText.contains("one.wav: warning["), trace)
        #expect(try studio.snapshot().mapValues(\.bytes) == before, trace)
        #expect(try studio.run("validate", "--up-to-date").status == 0, trace)
    }

    @Test(arguments: [
        (#""text": "the word one""#, #""text": "the word two""#), (#""findings": \[\n[^\]]+\]"#, #""findings": []"#),
        (#""loudness": -[0-9.]+"#, #""loudness": -16.001"#), (#""severity": "warning""#, #""severity": "note""#),
        (#",\n  "writtenSha256": "[0-9a-f]+""#, ""),
    ])
    func isNoticedAndMended(old: String, new: String) throws {
        let studio = try studio()
        let (before, text) = (try studio.snapshot().mapValues(\.bytes), try text(studio))
        let range = try #require(text.range(of: old, options: .regularExpression))
        try studio.folder.write(Self.manifest, text.replacingCharacters(in: range, with: new).utf8)
        try expectMended(studio, before, "\(new)")
    }

    /// Another word under a clip's name, and the manifest says that this is right.
    @Test func aClipThatWasExchangedIsMadeAgain() throws {
        let studio = try studio()
        let before = try studio.snapshot().mapValues(\.bytes)
        var text = try text(studio)
        for kind in ["mp3", "wav"] {
            let files = try ["one", "two"].map { try #require(before["en-USD/\(kind)/\($0).\(kind)"]) }
            try #require(files[0].count == files[1].count)
            try studio.folder.write("VoiceAssets/en-USD/\(kind)/one.\(kind)", files[1])
            let sums = try ["one", "two"].map { id in
                let pattern = #""path": "\#(kind)/\#(id).\#(kind)",\n *"sha256": "([0-9a-f]+)""#
                let match = try #require(text.firstMatch(of: Regex(pattern, as: (Substring, Substring).self)))
                return String(match.1)
            }
            text = text.replacing(sums[0], with: sums[1])
        }
        try studio.folder.write(Self.manifest, text.utf8)
        try expectMended(studio, before, "exchanged")
    }

    /// Each number and each text of the manifest. One that is not sound any more is refused, as no one knows whose it is.
    @Test(.exhaustive) func whateverIsEdited() throws {
        let studio = try studio()
        let (before, text) = (try studio.snapshot().mapValues(\.bytes), try text(studio))
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var mended = 0
        for (index, line) in lines.enumerated() {
            guard let value = line.firstMatch(of: #/^ *"[^"]+": "?([^\[{,"]+)/#)?.1, let last = value.last else {
                continue
            }
            var edited = lines
            edited[index].replaceSubrange(
                value.index(before: value.endIndex)..<value.endIndex, with: last == "1" ? "2" : "1")
            try studio.folder.write(Self.manifest, edited.joined(separator: "\n").utf8)
            let trace: Comment = "line \(index + 1): \(line)"
            let result = try studio.run("generate")
            guard result.status == 0 else {
                #expect(result.errorText.tells("error[output-conflict]: … manifest"), trace)
                continue
            }
            mended += 1
            #expect(try studio.snapshot().mapValues(\.bytes) == before, trace)
            try studio.folder.write(Self.manifest, edited.joined(separator: "\n").utf8)
            #expect(try studio.run("validate").status == 1, trace)
        }
        #expect(mended > 50)
    }
}
