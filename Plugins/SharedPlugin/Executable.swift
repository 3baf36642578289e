import PackagePlugin

import struct Foundation.URL

/// An executable of this package, built when a verb asks for it.
///
/// It is built in release: a plugin's tool that SwiftPM builds by itself is a debug build, which takes five times the
/// processor time for the built-in packs (3.1 s against 0.6 s on two cores).
struct Executable {
    private let product: String

    init(_ product: String) { self.product = product }

    /// The build's own log (`echoLogs`) would be hundreds of lines the first time and noise later.
    func url(for invocation: Invocation) throws -> URL {
        let home = invocation.package.flatMap { ToolPackage(of: product, in: $0) }
        try home?.requireTrait()
        try SystemLibraries.of(product).requireHeaders()
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
                description: "\(build.logText)\n\(product) did not build. \(SystemLibraries.of(product).instructions)")
        }
        guard
            let executable = build.builtArtifacts.first(where: {
                $0.kind == .executable && $0.url.lastPathComponent == product
            })
        else { throw VoiceAssetsToolError(description: "The build made no executable \(product).") }
        return executable.url
    }
}
