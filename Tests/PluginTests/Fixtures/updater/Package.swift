// swift-tools-version: 6.2
import PackageDescription

// An app that installs packs over the air: its source is the code of the article, put here by the test. It is a package of its own
// because it needs libcrypto where there is no CryptoKit, which an app with the other products does not.
let package = Package(
    name: "updater",
    platforms: [.macOS(.v12)],
    dependencies: [.package(path: "../voice-assets")],
    targets: [
        .target(
            name: "updater",
            dependencies: [
                .product(name: "VoiceNotifications", package: "voice-assets"),
                .product(name: "VoiceUpdates", package: "voice-assets"),
            ],
            swiftSettings: [.swiftLanguageMode(.v6)])
    ])
