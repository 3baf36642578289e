import Foundation
import TestSupport
import Testing
import VoiceAssetCore

/// What Git leaves in place of a file is told as that.
@Suite struct GitLeftoverTests {
    private static let pointer = """
        version https://git-lfs.github.com/spec/v1
        oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
        size 12345

        """

    private static func conflict(_ text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return
            "\(lines[0])\n<<<<<<< HEAD\n\(lines[1])\n=======\n\(lines[1])\n>>>>>>> branch\n\(lines[2...].joined(separator: "\n"))"
    }

    @Test func takeThatIsAPointer() throws {
        let studio = try Studio()
        try studio.folder.write("recordings/en-USD/one.wav", Self.pointer.utf8)
        let result = try studio.run("generate").text
        #expect(result.status == 1 && result.errors.tells("one.wav: error[recording-unreadable]: … git lfs pull"))
    }

    @Test func clipThatIsAPointer() throws {
        let studio = try Studio.generated()
        try studio.folder.write("VoiceAssets/en-USD/mp3/one.mp3", Self.pointer.utf8)
        let result = try studio.run("validate").text
        #expect(result.output.tells("mp3/one.mp3: error[asset-unreadable]: … git lfs pull"), "\(result.output)")
    }

    @Test(arguments: [("pack.yml", "pack-syntax"), ("numbers.rbnf", "numbers-syntax")])
    func packWithConflict(name: String, check: String) throws {
        let studio = try Studio(CountingPack())
        let file = studio.folder.url("recordings/en-USD/\(name)")
        try Self.conflict(String(contentsOf: file, encoding: .utf8)).write(to: file, atomically: true, encoding: .utf8)
        let result = try studio.run("generate").text
        #expect(
            result.status == 1 && result.errors.tells("\(name):2:1: error[\(check)]: … merge conflict"),
            "\(result.errors)")
    }

    @Test func manifestWithConflict() throws {
        let studio = try Studio.generated()
        let file = studio.folder.url("VoiceAssets/en-USD/manifest.json")
        try Self.conflict(String(contentsOf: file, encoding: .utf8)).write(to: file, atomically: true, encoding: .utf8)
        let result = try studio.run("validate").text
        #expect(
            result.status == 1 && result.output.tells("manifest.json:2:1: error[manifest-invalid]: … merge conflict"))
    }

    @Test(arguments: ["validate", "generate"]) func indexWithConflict(command: String) throws {
        let studio = try Studio.generated()
        let file = studio.folder.url("VoiceAssets/index.json")
        try Self.conflict(String(contentsOf: file, encoding: .utf8)).write(to: file, atomically: true, encoding: .utf8)
        let result = try studio.run(command).text
        #expect(
            result.status == 1
                && (result.output + result.errors).tells("index.json:2:1: error[manifest-invalid]: … merge conflict"),
            "\(result)")
    }

    /// Whether clips are up to date is known without the takes: their pointers state the digests.
    @Test func takesThatAreNotFetched() throws {
        let studio = try Studio.generated()
        let names = try FileManager.default.contentsOfDirectory(atPath: studio.folder.url("recordings/en-USD").path)
        for name in names where name.hasSuffix(".wav") {
            let take = try Data(contentsOf: studio.folder.url("recordings/en-USD/\(name)"))
            let oid = Digest.sha256([UInt8](take))
            let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:\(oid)\nsize \(take.count)\n"
            try studio.folder.write("recordings/en-USD/\(name)", pointer.utf8)
        }
        let fresh = try studio.run("validate", "--up-to-date").text
        #expect(fresh.status == 0, "\(fresh)")
        try studio.folder.write("recordings/en-USD/one.wav", Self.pointer.utf8)
        let stale = try studio.run("validate", "--up-to-date").text
        #expect(stale.status == 1 && stale.output.tells("one.wav: error[asset-stale]: …"), "\(stale)")
        try studio.folder.write("recordings/en-USD/one.wav", "version https://git-lfs.github.com/spec/v1\n".utf8)
        let unknown = try studio.run("validate", "--up-to-date").text
        #expect(
            unknown.status == 1 && unknown.output.tells("one.wav: error[recording-unreadable]: … git lfs pull"),
            "\(unknown)")
    }

    @Test func manifestOfANewerVersion() throws {
        let studio = try Studio.generated()
        let file = studio.folder.url("VoiceAssets/en-USD/manifest.json")
        let text = try String(contentsOf: file, encoding: .utf8)
        let newer = text.replacing(/"schema": ?[0-9]+/, with: #""schema": 99"#)
        try #require(newer != text)
        try newer.write(to: file, atomically: true, encoding: .utf8)
        #expect(try studio.run("validate").text.output.tells("error[manifest-invalid]: … newer voice-assets"))
    }
}
