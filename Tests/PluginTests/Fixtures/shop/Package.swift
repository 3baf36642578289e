// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "shop",
    dependencies: [.package(name: "voice-assets", path: "../voice-assets")],
    targets: [
        .executableTarget(
            name: "shop", dependencies: [.product(name: "VoiceSplicer", package: "voice-assets")],
            resources: [.copy("VoiceAssets")],
            plugins: [.plugin(name: "CheckVoiceAssets", package: "voice-assets")])
    ])
