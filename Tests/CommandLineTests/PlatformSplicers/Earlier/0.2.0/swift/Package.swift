// swift-tools-version: 6.2
import PackageDescription

// The splicer as 0.2.0 shipped it (its sources are in splicer.tar.xz), and a program that answers questions with it.
let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "earlier",
    targets: [
        .target(name: "VoiceAssetWording", path: "Sources/Wording", swiftSettings: settings),
        .target(name: "VoiceAssetAudioContainers", path: "Sources/AudioContainers", swiftSettings: settings),
        .target(name: "NumberGrammar", swiftSettings: settings),
        .target(name: "VoiceManifest", dependencies: ["NumberGrammar"], swiftSettings: settings),
        .target(
            name: "VoiceSplicer",
            dependencies: ["NumberGrammar", "VoiceAssetAudioContainers", "VoiceAssetWording", "VoiceManifest"],
            swiftSettings: settings),
        .executableTarget(name: "answers", dependencies: ["NumberGrammar", "VoiceSplicer"]),
    ])
