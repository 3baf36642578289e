// swift-tools-version: 6.2
import PackageDescription

// A notification service extension: its sources are the code of VoiceSplicer's guide, put here by the test.
let splicer = Target.Dependency.product(name: "VoiceSplicer", package: "voice-assets")
let notifications = Target.Dependency.product(name: "VoiceNotifications", package: "voice-assets")

let package = Package(
    name: "notifier",
    platforms: [.macOS(.v12)],
    dependencies: [.package(path: "../voice-assets")],
    targets: [
        .executableTarget(
            name: "notifier", dependencies: [notifications, "NotificationStubs"],
            swiftSettings: [.swiftLanguageMode(.v6)]),
        // What UserNotifications looks like, for systems without it.
        .target(name: "NotificationStubs", swiftSettings: [.swiftLanguageMode(.v6)]),
        // The code of the README, of VoiceManifest's first page and of the articles on any text and on the foreground.
        .executableTarget(
            name: "documents",
            dependencies: [
                notifications, "NotificationStubs", .product(name: "VoiceManifest", package: "voice-assets"),
                .product(name: "VoicePlayer", package: "voice-assets"),
                .product(name: "VoiceSynthesis", package: "voice-assets"),
            ],
            swiftSettings: [.swiftLanguageMode(.v6)]),
        // An app whose own types have the names of the package's.
        .executableTarget(
            name: "namesakes",
            dependencies: [
                notifications, .product(name: "NumberGrammar", package: "voice-assets"),
                .product(name: "VoiceManifest", package: "voice-assets"),
            ],
            swiftSettings: [.swiftLanguageMode(.v6)]),
        // Nothing but VoiceSplicer.
        .executableTarget(name: "plain", dependencies: [splicer]),
    ])
