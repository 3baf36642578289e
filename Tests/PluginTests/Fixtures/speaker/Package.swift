// swift-tools-version: 6.2
import PackageDescription

// An app that speaks clips which others made: it links VoiceSplicer and leaves the tool's trait out.
let package = Package(
    name: "speaker",
    platforms: [.macOS(.v12)],
    dependencies: [.package(path: "../voice-assets", traits: [])],
    targets: [
        .executableTarget(
            name: "speaker", dependencies: [.product(name: "VoiceSplicer", package: "voice-assets")])
    ])
