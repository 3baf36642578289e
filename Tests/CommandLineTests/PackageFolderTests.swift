import Foundation
import TestSupport
import Testing

/// Which folders the tool works with where no option names them.
@Suite struct PackageFolderTests {
    private static let complete = "en-USD: 3 of 3 recorded, 0 missing, 0 rejected\n"

    private func run(_ arguments: String..., in folder: String, of studio: Studio) throws -> Program.Result {
        let url = studio.folder.url(folder)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        return try Program.run(Tool.path, arguments, in: url, deadline: 120)
    }

    private func exists(_ path: String, in studio: Studio) -> Bool {
        FileManager.default.fileExists(atPath: studio.folder.url(path).path)
    }

    private func package() throws -> Studio {
        let studio = try Studio(CountingPack())
        try studio.folder.write("Package.swift", Data("// swift-tools-version: 6.1\n".utf8))
        return studio
    }

    /// Those of the package, from any folder below it: read there and written there.
    @Test(arguments: ["Sources", "Sources/App/Resources"]) func finds(folder: String) throws {
        let studio = try package()
        #expect(try run("status", in: folder, of: studio).text == .init(output: Self.complete))
        #expect(try run("generate", "--quiet", in: folder, of: studio).text == .init())
        #expect(try run("validate", "--quiet", in: folder, of: studio).text == .init())
        #expect(exists("VoiceAssets/en-USD/manifest.json", in: studio))
        #expect(!exists("\(folder)/VoiceAssets", in: studio))
        let begun = try run("add-language-pack", "vi", "--currency", "VND", in: folder, of: studio)
        #expect(begun.status == 0 && exists("recordings/vi-VND/pack.yml", in: studio), "\(begun.errorText)")
        #expect(!exists("\(folder)/recordings", in: studio))
        let named = try run(
            "add-language-pack", "vi", "--currency", "VND", "--recordings", "here", in: folder, of: studio)
        #expect(named.status == 0 && exists("\(folder)/here/vi-VND/pack.yml", in: studio), "\(named.errorText)")
    }

    /// `new` runs another executable, which tells the next step as this one was called.
    @Test func nextStepsAreInTheWordsOfTheCall() throws {
        let folder = try TemporaryFolder()
        let new = "new vi --currency VND --range 0...9 --dry-run"
        let named = try Tool.bash("PATH=\"$(dirname \"$0\"):$PATH\" && voice-assets \(new)", in: folder)
        #expect(named.outputText.contains(": voice-assets generate --pack vi-VND\n"), "\(named.outputText)")
        let linked = try Tool.bash("ln -s \"$(dirname \"$0\")\" tools && tools/voice-assets \(new)", in: folder)
        #expect(linked.outputText.contains(": tools/voice-assets generate --pack vi-VND\n"), "\(linked.outputText)")
    }

    /// A target's resources are meant where no packs are beside Package.swift, and by two targets none.
    @Test(arguments: [".", "Sources"]) func findsATargetsResources(folder: String) throws {
        let studio = try package()
        let first = try run("generate", "--assets", "Sources/App/VoiceAssets", in: ".", of: studio)
        #expect(first.status == 0 && exists("Sources/App/VoiceAssets/en-USD/manifest.json", in: studio))
        #expect(try run("generate", in: folder, of: studio).outputText.contains("en-USD: unchanged"))
        #expect(try run("validate", "--up-to-date", in: folder, of: studio).status == 0)
        #expect(!exists("VoiceAssets", in: studio))
        try studio.folder.write("Sources/Other/VoiceAssets/index.json", [])
        #expect(try run("validate", in: folder, of: studio).status == 66)
    }

    /// A package within the package has its own, or none.
    @Test func staysInThePackage() throws {
        let studio = try package()
        try studio.folder.write("Tools/Package.swift", Data("// swift-tools-version: 6.1\n".utf8))
        #expect(try run("status", in: "Tools/Sources", of: studio).status == 66)
        #expect(try run("status", in: "Tools", of: studio).status == 66)
    }

    /// What is here comes first.
    @Test func staysHere() throws {
        let studio = try package()
        try studio.folder.write("Other/recordings/en-USD/pack.yml", Data(CountingPack().yaml.utf8))
        try studio.folder.write("Other/recordings/en-USD/numbers.rbnf", Data(CountingPack().rules.utf8))
        #expect(try run("status", in: "Other", of: studio).outputText.hasPrefix("en-USD: 0 of 3 recorded"))
    }

    /// Outside of a package the folders are those of the current folder.
    @Test func findsNothingElsewhere() throws {
        let studio = try Studio(CountingPack())
        let result = try run("status", in: "Sources", of: studio)
        #expect(result.status == 66)
        #expect(result.errorText.tells("recordings: error[file-missing]: no voice pack yet"))
    }
}
