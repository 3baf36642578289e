import Foundation
import TestSupport
import Testing

extension ExhaustivePackageTests {
    /// An app that links VoiceManifest or VoiceSplicer needs none of the tool's C libraries: neither their headers, nor
    /// their pkg-config files, nor the libraries.
    @Suite(.serialized) struct LinkageTests {
        private static let headers = ["ebur128.h", "lame/lame.h", "openssl/sha.h", "sndfile.h", "soxr.h", "yaml.h"]

        /// Headers that no compiler accepts come first in the search path, and pkg-config knows nothing.
        private func build(_ arguments: [String], in package: URL, _ folder: TemporaryFolder) throws -> Program.Result {
            for header in Self.headers { try folder.write("headers/\(header)", "#error \"no \(header) here\"".utf8) }
            try FileManager.default.createDirectory(at: folder.url("empty"), withIntermediateDirectories: true)
            var environment = ProcessInfo.processInfo.environment
            environment["PKG_CONFIG_LIBDIR"] = folder.url("empty").path
            environment["PKG_CONFIG_PATH"] = ""
            let flags = ["--scratch-path", folder.url("scratch").path, "-Xcc", "-I\(folder.url("headers").path)"]
            return try Program.run(
                "swift", ["build"] + flags + arguments, in: package, environment: environment, deadline: 1200)
        }

        @Test(arguments: [("announcer", "announcer"), ("notifier", "plain"), ("speaker", "speaker")])
        func appBuildsWithoutTheLibraries(fixture: String, product: String) throws {
            let folder = try TemporaryFolder()
            let app = try Repository().app(fixture, in: folder)
            let result = try build(["--product", product], in: app, folder)
            try #require(result.status == 0, "\(result.outputText)\(result.errorText)")
            #expect(!(result.outputText + result.errorText).contains("warning:"))
            #if os(Linux)
                let libraries = try Program.run("ldd", [folder.url("scratch/debug/\(product)").path])
                #expect(libraries.status == 0 && libraries.outputText.contains("libc.so"))
                for library in ["sndfile", "mp3lame", "soxr", "ebur128", "libcrypto", "libyaml"] {
                    #expect(!libraries.outputText.contains(library))
                }
            #endif
        }

        /// The control: what uses the libraries does not build like this.
        @Test func toolDoesNotBuildWithoutTheLibraries() throws {
            let folder = try TemporaryFolder()
            let result = try build(["--target", "VoiceAssetAudio"], in: try Workspace.own().package, folder)
            let text = result.outputText + result.errorText
            #expect(result.status != 0)
            #expect(Self.headers.contains { text.contains("error: \"no \($0) here\"") }, "\(text)")
        }
    }
}
