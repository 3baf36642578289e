import Foundation
import PackagePlugin

/// Runs an executable of this package for a command plugin: builds it, passes the arguments on, streams its output and
/// fails when it fails. All logic is in the tool.
///
/// The tool is built in release: a plugin's tool that SwiftPM builds by itself is a debug build, which takes five times
/// the processor time for the built-in packs (3.1 s against 0.6 s on two cores).
struct VoiceAssetsTool {
    let packageManager: PackageManager
    /// Where the tool runs: relative paths and the defaults `recordings` and `VoiceAssets` start here.
    let workingDirectory: URL
    var product = "voice-assets"
    /// What the product is built with: libraries, then the packages of Debian and of Homebrew.
    var needs = (
        libraries: "libsndfile, libmp3lame, libsoxr and libebur128",
        debian: "libsndfile1-dev libmp3lame-dev libsoxr-dev libebur128-dev",
        homebrew: "libsndfile lame libsoxr libebur128"
    )

    /// Runs the tool with a verb, if it has verbs, and arguments, and ends this process with the tool's exit code unless it is 0.
    func run(_ verb: String?, _ arguments: [String]) throws {
        let tool = Process()
        tool.executableURL = try build()
        tool.arguments = (verb.map { [$0] } ?? []) + Self.forTheTool(arguments)
        tool.currentDirectoryURL = workingDirectory
        try tool.run()
        tool.waitUntilExit()
        guard tool.terminationReason == .exit, tool.terminationStatus == 0 else {
            exit(tool.terminationReason == .exit ? tool.terminationStatus : 1)
        }
    }

    /// Says that it builds once that takes longer than finding out that there is nothing to build, which was measured to
    /// be about 2 s. A notice by `Diagnostics.progress` goes to standard error; whatever a plugin prints by itself, SwiftPM
    /// sends to standard output. The build's own log (`echoLogs`) would be 600 lines the first time and noise later.
    private func build() throws -> URL {
        let notice = DispatchWorkItem {
            Diagnostics.progress("Building \(product) (release); the first time takes a minute or two…")
        }
        DispatchQueue.global().asyncAfter(deadline: .now() + 5, execute: notice)
        defer { notice.cancel() }
        let build = try packageManager.build(
            .product(product), parameters: .init(configuration: .release, logging: .concise))
        guard build.succeeded else {
            throw VoiceAssetsToolError(
                description: """
                    \(build.logText)
                    \(product) did not build. It needs \(needs.libraries):
                      Debian/Ubuntu: apt-get install pkg-config \(needs.debian)
                      macOS:         brew install pkg-config \(needs.homebrew)
                    """)
        }
        guard
            let tool = build.builtArtifacts.first(where: {
                $0.kind == .executable && $0.url.lastPathComponent == product
            })
        else { throw VoiceAssetsToolError(description: "The build made no executable \(product).") }
        return tool.url
    }

    /// The arguments without what SwiftPM and Xcode leave in or add: permission flags written after the verb, and
    /// Xcode's choice of targets.
    static func forTheTool(_ arguments: [String]) -> [String] {
        let flags: Set = ["--allow-writing-to-package-directory", "--disable-sandbox"]
        let options: Set = ["--allow-writing-to-directory", "--allow-network-connections", "--target"]
        var kept: [String] = []
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" { return kept + [argument] + rest }
            if flags.contains(argument) { continue }
            if options.contains(argument) {
                _ = rest.popFirst()
                continue
            }
            if options.contains(where: { argument.hasPrefix("\($0)=") }) { continue }
            kept.append(argument)
        }
        return kept
    }
}

/// Why the tool could not be run.
struct VoiceAssetsToolError: Error, CustomStringConvertible {
    let description: String
}
