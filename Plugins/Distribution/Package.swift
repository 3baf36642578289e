// swift-tools-version: 6.2
import PackageDescription

// The package with its tool built before: Plugins/Distribution/make lays it out. It offers the libraries and the verbs of the package
// that it is made from, under the same names, and takes its place; nothing of it but VoiceUpdates needs a C library, and nothing another package.
let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .strictMemorySafety(),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

// As in the package that this one is made from: where a Mac builds.
let privacyManifest = "PrivacyInfo.xcprivacy"
#if os(macOS)
    let (privacy, noPrivacy): ([Resource]?, [String]) = ([.copy(privacyManifest)], [])
#else
    let (privacy, noPrivacy): ([Resource]?, [String]) = (nil, [privacyManifest])
#endif

func verb(_ name: String, _ verb: String, _ description: String, writes reason: String? = nil) -> Target {
    .plugin(
        name: name,
        capability: .command(
            intent: .custom(verb: verb, description: description),
            permissions: reason.map { [.writeToPackageDirectory(reason: $0)] } ?? []),
        dependencies: ["voice-assets-bundle"])
}

let package = Package(
    name: "voice-assets",
    platforms: [.iOS(.v13), .macOS(.v12)],
    products: [
        .library(name: "NumberGrammar", targets: ["NumberGrammar"]),
        .library(name: "VoiceManifest", targets: ["VoiceManifest"]),
        .library(name: "VoiceTables", targets: ["VoiceTables"]),
        .library(name: "VoiceSplicer", targets: ["VoiceSplicer"]),
        .library(name: "VoiceNotifications", targets: ["VoiceNotifications"]),
        .library(name: "VoiceChecks", targets: ["VoiceChecks"]),
        .library(name: "VoiceUpdates", targets: ["VoiceUpdates"]),
        .library(name: "VoiceSynthesis", targets: ["VoiceSynthesis"]),
        .library(name: "VoicePlayer", targets: ["VoicePlayer"]),
        .plugin(name: "RunVoiceAssets", targets: ["RunVoiceAssets"]),
        .plugin(name: "GenerateVoiceAssets", targets: ["GenerateVoiceAssets"]),
        .plugin(name: "ValidateVoiceAssets", targets: ["ValidateVoiceAssets"]),
        .plugin(name: "AddLanguagePack", targets: ["AddLanguagePack"]),
        .plugin(name: "CheckVoiceAssets", targets: ["CheckVoiceAssets"]),
    ],
    targets: [
        .binaryTarget(name: "voice-assets-bundle", path: "voice-assets.artifactbundle"),
        .target(name: "VoiceAssetAppText", path: "Sources/AppText", swiftSettings: strict),
        .target(name: "VoiceAssetAudioContainers", path: "Sources/AudioContainers", swiftSettings: strict),
        .target(name: "NumberGrammar", swiftSettings: strict),
        .target(name: "VoiceTables", dependencies: ["NumberGrammar"], swiftSettings: strict),
        .target(
            name: "VoiceManifest", dependencies: ["NumberGrammar", "VoiceTables"],
            exclude: ["manifest.schema.json", "index.schema.json", "splice.schema.json"], swiftSettings: strict),
        .target(
            name: "VoiceSplicer",
            dependencies: ["NumberGrammar", "VoiceAssetAppText", "VoiceAssetAudioContainers", "VoiceTables"],
            exclude: noPrivacy, resources: privacy, swiftSettings: strict),
        .target(
            name: "VoiceNotifications", dependencies: ["NumberGrammar", "VoiceSplicer", "VoiceTables"],
            swiftSettings: strict),
        .target(
            name: "VoiceChecks", dependencies: ["NumberGrammar", "VoiceNotifications", "VoiceSplicer", "VoiceTables"],
            swiftSettings: strict),
        .target(name: "VoiceSynthesis", dependencies: ["VoiceNotifications", "VoiceSplicer"], swiftSettings: strict),
        .target(name: "VoicePlayer", dependencies: ["VoiceNotifications", "VoiceSplicer"], swiftSettings: strict),
        // The one product that needs a C library, and on Linux alone.
        .systemLibrary(
            name: "VoiceAssetCCrypto", path: "Sources/CCrypto", pkgConfig: "libcrypto",
            providers: [.apt(["libssl-dev"])]),
        .target(
            name: "VoiceUpdates",
            dependencies: [
                "VoiceSplicer", "VoiceTables",
                .target(name: "VoiceAssetCCrypto", condition: .when(platforms: [.linux])),
            ], swiftSettings: strict),
        verb("RunVoiceAssets", "voice-assets", "Run a verb of voice-assets: generate, validate, say, status …"),
        verb(
            "GenerateVoiceAssets", "generate-voice-assets", "Turn voice recordings into splice-safe clips",
            writes: "It writes the clips and their manifest to VoiceAssets."),
        verb("ValidateVoiceAssets", "validate-voice-assets", "Check generated voice clips by decoding them"),
        verb(
            "AddLanguagePack", "add-language-pack", "Start a voice pack for a language and a currency",
            writes: "It writes the new pack's files to recordings."),
        .plugin(name: "CheckVoiceAssets", capability: .buildTool(), dependencies: ["voice-assets-bundle"]),
    ]
)
