import Foundation
import TestSupport
import Testing

/// What `doctor` finds, each beside the same without the fault.
@Suite struct DoctorTests {
    private func lines(_ studio: Studio, path: String? = nil) throws -> [Substring] {
        let result = try Tool.bash(
            (path.map { "PATH=\($0) " } ?? "") + #""$0" doctor"#, in: studio.folder)
        return result.outputText.split(separator: "\n")
    }

    @Test func namesProgramsThatAreMissing() throws {
        let studio = try Studio.generated()
        #expect(try lines(studio, path: "/nowhere").contains { $0.hasPrefix("✗ espeak-ng") && $0.contains("install") })
        try studio.folder.write("bin/espeak-ng", "#!/bin/sh\n".utf8)
        try studio.permit(0o755, "bin/espeak-ng")
        #expect(try lines(studio, path: "bin").contains("✓ espeak-ng, for `speak`"))
    }

    @Test func findsPointersOfGitLFS() throws {
        let studio = try Studio.generated()
        #expect(try !lines(studio).contains { $0.contains("pointer") })
        let pointer =
            "version https://git-lfs.github.com/spec/v1\noid sha256:\(String(repeating: "0", count: 64))\nsize 12345\n"
        try studio.folder.write("recordings/en-USD/one.wav", pointer.utf8)
        try studio.folder.write("VoiceAssets/en-USD/mp3/one.mp3", pointer.utf8)
        let found = try lines(studio).filter { $0.contains("pointer") }
        #expect(found.count == 2 && found.allSatisfy { $0.hasPrefix("✗ ") && $0.hasSuffix("git lfs pull") })
    }

    /// Packs of an earlier version share a line, and the Mandarin that 0.2.0 spoke with an English voice has one.
    @Test func tellsPacksOfAnEarlierVersion() throws {
        let studio = try Studio.generated()
        let version = try Tool.run(["--version"], in: studio.folder).outputText.dropLast()
        #expect(try lines(studio).contains("✓ VoiceAssets/en-USD, made by \(version)"))
        let old = try String(contentsOf: studio.folder.url("VoiceAssets/en-USD/manifest.json"), encoding: .utf8)
            .replacing(#""\#(version)""#, with: #""0.2.0""#)
        try studio.folder.write("VoiceAssets/en-USD/manifest.json", old.utf8)
        let mandarin = old.replacing(/"pack": ?"en-USD"/, with: #""pack":"zh-USD""#)
            .replacing(/"locale": ?"en"/, with: #""locale":"zh-Hans""#)
        try studio.folder.write("VoiceAssets/zh-USD/manifest.json", mandarin.utf8)
        let found = try lines(studio)
        #expect(
            found.contains { $0.hasPrefix("✗ VoiceAssets: 2 packs made by 0.2.0: en-USD and zh-USD; ") }, "\(found)")
        #expect(!found.contains { $0.contains("Chinese") }, "\(found)")
        let spoken = mandarin.replacing(/"source": ?\{(\s*)"channels"/) {
            "\"source\":{\"voice\":\"synthetic\",\($0.1)\"channels\""
        }
        try studio.folder.write("VoiceAssets/zh-USD/manifest.json", spoken.utf8)
        let told = try lines(studio)
        #expect(
            told.contains { $0.hasPrefix("✗ recordings/zh-USD/synthetic: ") && $0.hasSuffix(" speak zh-USD") },
            "\(told)")
    }

    @Test func printsJSON() throws {
        let result = try Tool.run(["doctor", "--format", "json"], in: TemporaryFolder())
        let json = try #require(try JSONSerialization.jsonObject(with: result.output) as? [String: Any])
        let results = try #require(json["results"] as? [[String: String]])
        #expect(result.status == 1 && json["version"] is String && json["findings"] is [Any])
        #expect(results.contains { $0["subject"] == "recordings: no voice pack" && $0["advice"] != nil })
    }

    @Test func asksForLineEndsInAGitFolder() throws {
        let studio = try Studio.generated()
        #expect(try !lines(studio).contains { $0.contains(".gitattributes") })
        try studio.folder.write(".git/HEAD", "ref: refs/heads/main\n".utf8)
        #expect(try lines(studio).contains { $0.hasSuffix("add the line: VoiceAssets/** -text") })
        try studio.folder.write(".gitattributes", "VoiceAssets/** -text\n".utf8)
        #expect(try lines(studio).contains("✓ .gitattributes"))
    }
}
