// swift-tools-version: 6.2
import PackageDescription

// An app that ships voice clips: it links VoiceManifest and has the plugins' verbs.
let package = Package(
    name: "announcer",
    platforms: [.macOS(.v12)],
    dependencies: [.package(path: "../voice-assets")],
    targets: [
        .executableTarget(
            name: "announcer", dependencies: [.product(name: "VoiceManifest", package: "voice-assets")])
    ])
