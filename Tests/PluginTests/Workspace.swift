import Foundation
import TestSupport
import Testing

/// Packages side by side in which `swift package` runs: `voice-assets`, which is this one, and `announcer`, which depends
/// on it.
///
/// It lies beside the built tests and stays there, and both packages share one scratch folder: building the tool in
/// release takes minutes, and so it is built once.
struct Workspace {
    /// This package's folder.
    static let checkout = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    static let fixtures = checkout.appendingPathComponent("Tests/PluginTests/Fixtures")
    /// What of the checkout makes the package.
    static let parts = ["LICENSE", "Package.swift", "Plugins", "Sources", "Tests"]

    /// Beside the test bundle.
    static let folder: URL = {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
        let tests = bundle ?? Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
        return tests.deletingLastPathComponent().appendingPathComponent("plugin-tests")
    }()
    static let scratch = folder.appendingPathComponent("scratch")

    let package: URL

    /// This package, by links, and so always as it is now.
    static func own() throws -> Workspace {
        let package = folder.appendingPathComponent("voice-assets")
        try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
        for part in parts {
            let link = package.appendingPathComponent(part)
            try? FileManager.default.removeItem(at: link)
            let target = checkout.appendingPathComponent(part)
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
        }
        return try Workspace(package: package).emptied()
    }

    /// A script of this package, which builds what the verbs have built: from the checkout, of other paths, it would be built anew.
    static func script(_ name: String) throws -> String { try own().package.appendingPathComponent(name).path }

    /// A package that depends on this one.
    static func dependent() throws -> Workspace {
        _ = try own()
        let package = folder.appendingPathComponent("announcer")
        if !FileManager.default.fileExists(atPath: package.path) {
            try FileManager.default.copyItem(at: fixtures.appendingPathComponent("announcer"), to: package)
        }
        for part in ["Package.swift", "Sources/announcer/main.swift"] {
            try Data(contentsOf: fixtures.appendingPathComponent("announcer/\(part)"))
                .write(to: package.appendingPathComponent(part))
        }
        return try Workspace(package: package).emptied()
    }

    /// Without recordings and clips of an earlier run.
    private func emptied() throws -> Workspace {
        for name in ["recordings", "broken", "long", "VoiceAssets", "Sounds"] {
            try? FileManager.default.removeItem(at: package.appendingPathComponent(name))
        }
        return self
    }

    /// Makes a folder of recordings with one pack.
    func record(_ clips: [String: [UInt8]], in folder: String = "recordings") throws {
        let pack = package.appendingPathComponent("\(folder)/en-USD")
        try FileManager.default.createDirectory(at: pack, withIntermediateDirectories: true)
        let ids = clips.keys.sorted()
        let yaml = """
            locale: en
            currency: USD
            range: 0.00...9.99
            clips: {\(ids.map { "\($0): the word \($0)" }.joined(separator: ", "))}
            announcements: {hello: [\(ids.joined(separator: ", "))]}
            """
        try Data(yaml.utf8).write(to: pack.appendingPathComponent("pack.yml"))
        for (id, wav) in clips { try Data(wav).write(to: pack.appendingPathComponent("\(id).wav")) }
    }

    /// `swift <command> --scratch-path … <arguments>`, without a terminal.
    func swift(_ command: String, _ arguments: [String]) throws -> Program.Result {
        try Program.run(
            "swift", [command, "--scratch-path", Self.scratch.path] + arguments, in: package, deadline: 1200)
    }

    /// `swift package generate-voice-assets` with the permission to write. The first time it builds the tool, and says how
    /// far that is.
    func generate(_ arguments: String...) throws -> Program.Result {
        let isFirst = !FileManager.default.fileExists(atPath: Self.scratch.appendingPathComponent("release").path)
        let verb = ["--allow-writing-to-package-directory", "generate-voice-assets"]
        let result = try swift("package", verb + arguments)
        let notice = "[GenerateVoiceAssets] building voice-assets: "
        #expect(!isFirst || result.errorText.contains(notice), "\(result.errorText)")
        return result
    }

    func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: package.appendingPathComponent(path).path)
    }
}

extension RawTake {
    /// Good takes.
    static let pair = ["one": RawTake(pitch: 110).wav, "two": RawTake(pitch: 150).wav]
}
