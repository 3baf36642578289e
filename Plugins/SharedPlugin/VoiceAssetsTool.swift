import Foundation
import PackagePlugin

/// Runs an executable of this package for a command plugin: builds it, passes the arguments on, streams its output and
/// fails when it fails. All logic is in the tool.
///
/// The tool is built in release: a plugin's tool that SwiftPM builds by itself is a debug build, which takes five times
/// the processor time for the built-in packs (3.1 s against 0.6 s on two cores).
struct VoiceAssetsTool {
    let invocation: Invocation
    let product: String
    let needs: SystemLibraries

    /// What makes and checks clips.
    static func ofClips(_ invocation: Invocation) -> VoiceAssetsTool {
        VoiceAssetsTool(invocation: invocation, product: "voice-assets", needs: .ofClips)
    }

    /// What makes packs: the only tool that needs ICU.
    static func ofLanguagePacks(_ invocation: Invocation) -> VoiceAssetsTool {
        VoiceAssetsTool(invocation: invocation, product: "language-pack-tool", needs: .ofLanguagePacks)
    }

    /// Runs the tool with a verb, if it has verbs, and arguments, and ends this process with the tool's exit code unless it is 0.
    func run(_ verb: String?, _ arguments: [String]) throws {
        let tool = Process()
        tool.executableURL = try build()
        tool.arguments = (verb.map { [$0] } ?? []) + Self.forTheTool(arguments)
        tool.currentDirectoryURL = invocation.workingDirectory
        let interruption = Interruption(of: tool)
        defer { interruption.end() }
        try tool.run()
        tool.waitUntilExit()
        guard tool.terminationReason == .exit, tool.terminationStatus == 0 else {
            // As shells have it.
            exit(tool.terminationReason == .exit ? tool.terminationStatus : 128 + tool.terminationStatus)
        }
    }

    /// The build's own log (`echoLogs`) would be hundreds of lines the first time and noise later.
    private func build() throws -> URL {
        let home = invocation.package.flatMap { ToolPackage(of: product, in: $0) }
        try home?.requireTrait()
        let progress = BuildProgress(
            of: product,
            modules: ReleaseModules(of: home?.modules ?? [], pluginFolder: invocation.pluginFolder))
        progress.start()
        let build: PackageManager.BuildResult
        do {
            defer { progress.stop() }
            build = try invocation.packageManager.build(
                .product(product), parameters: .init(configuration: .release, logging: .concise))
        }
        guard build.succeeded else {
            throw VoiceAssetsToolError(
                description: "\(build.logText)\n\(product) did not build. \(needs.instructions)")
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
