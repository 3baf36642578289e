import Foundation
import PackagePlugin

/// Runs an executable of this package for a command plugin: passes the arguments on, streams its output and fails when it
/// fails. All logic is in the tool.
struct VoiceAssetsTool {
    let invocation: Invocation
    let product: String

    /// What makes and checks clips.
    static func ofClips(_ invocation: Invocation) -> VoiceAssetsTool {
        VoiceAssetsTool(invocation: invocation, product: "voice-assets")
    }

    /// What makes packs: the only tool that needs ICU.
    static func ofLanguagePacks(_ invocation: Invocation) -> VoiceAssetsTool {
        VoiceAssetsTool(invocation: invocation, product: "language-pack-tool")
    }

    /// Runs the tool with a verb, if it has verbs, and arguments, and ends this process with the tool's exit code unless it is 0.
    func run(_ verb: String?, _ arguments: [String]) throws {
        let tool = Process()
        tool.executableURL = try Executable(product).url(for: invocation)
        tool.arguments = (verb.map { [$0] } ?? []) + Self.forTheTool(arguments)
        tool.currentDirectoryURL = invocation.workingDirectory
        tool.environment = ProcessInfo.processInfo.environment
            .merging(["VOICE_ASSETS_CALLED_AS": CallerWords().text]) { $1 }
        let interruption = Interruption(of: tool)
        defer { interruption.end() }
        try tool.run()
        tool.waitUntilExit()
        guard tool.terminationReason == .exit, tool.terminationStatus == 0 else {
            // As shells have it.
            exit(tool.terminationReason == .exit ? tool.terminationStatus : 128 + tool.terminationStatus)
        }
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
