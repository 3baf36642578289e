// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .strictMemorySafety(),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

let tool: TargetDependencyCondition? = .when(traits: ["Tool"])
let argumentParser = Target.Dependency.product(
    name: "ArgumentParser", package: "swift-argument-parser", condition: tool)
let yams = Target.Dependency.product(name: "Yams", package: "Yams", condition: tool)

let package = Package(
    name: "voice-assets",
    platforms: [.iOS(.v13), .macOS(.v12)],
    products: [
        .library(name: "NumberGrammar", targets: ["NumberGrammar"]),
        .library(name: "VoiceManifest", targets: ["VoiceManifest"]),
        .library(name: "VoiceSplicer", targets: ["VoiceSplicer"]),
        .executable(name: "voice-assets", targets: ["voice-assets"]),
        .executable(name: "language-pack-tool", targets: ["language-pack-tool"]),
        .plugin(name: "GenerateVoiceAssets", targets: ["GenerateVoiceAssets"]),
        .plugin(name: "ValidateVoiceAssets", targets: ["ValidateVoiceAssets"]),
        .plugin(name: "AddLanguagePack", targets: ["AddLanguagePack"]),
    ],
    // An app that links the libraries only writes `traits: []`: nothing is fetched for it but this package.
    traits: [
        .default(enabledTraits: ["Tool"]),
        .trait(name: "Tool", description: "The executables and the verbs, with the packages that they are built from"),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    ],
    targets: [
        // The C libraries: a module map and a header each. Homebrew ships no lame.pc, hence `link` in the module map.
        .systemLibrary(
            name: "CSndFile", pkgConfig: "sndfile",
            providers: [.apt(["libsndfile1-dev"]), .brew(["libsndfile"])]),
        .systemLibrary(
            name: "CLame", pkgConfig: "lame",
            providers: [.apt(["libmp3lame-dev"]), .brew(["lame"])]),
        .systemLibrary(
            name: "CSoxr", pkgConfig: "soxr",
            providers: [.apt(["libsoxr-dev"]), .brew(["libsoxr"])]),
        .systemLibrary(
            name: "CEbur128", pkgConfig: "libebur128",
            providers: [.apt(["libebur128-dev"]), .brew(["libebur128"])]),
        // SHA-256 where CryptoKit is not.
        .systemLibrary(name: "CCrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
        // Only for new packs and tests: number rules are compiled without ICU.
        .systemLibrary(
            name: "CICU", pkgConfig: "icu-i18n",
            providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
        .target(name: "ICUBridge", dependencies: ["CICU"]),

        // What text is; no Foundation.
        .target(name: "Wording", swiftSettings: strict),

        // What an app links: no C library.
        .target(name: "NumberGrammar", swiftSettings: strict),
        .target(
            name: "VoiceManifest", dependencies: ["NumberGrammar"],
            exclude: ["manifest.schema.json", "index.schema.json"], swiftSettings: strict),
        .target(
            name: "VoiceSplicer", dependencies: ["AudioContainers", "NumberGrammar", "VoiceManifest", "Wording"],
            swiftSettings: strict),
        // What a sound file's bytes are, for the splicer and the tool.
        .target(name: "AudioContainers", swiftSettings: strict),

        // What the tool is made of.
        .target(name: "GrammarProofs", dependencies: ["NumberGrammar"], swiftSettings: strict),
        .target(name: "Diagnostics", dependencies: ["Wording"], swiftSettings: strict),
        .target(
            name: "AnnouncementProofs",
            dependencies: ["Diagnostics", "GrammarProofs", "NumberGrammar", "VoiceManifest", "Wording"],
            swiftSettings: strict),
        .target(name: "FileSystem", dependencies: ["Diagnostics"], swiftSettings: strict),
        .target(
            name: "Checksums", dependencies: [.target(name: "CCrypto", condition: .when(platforms: [.linux]))],
            swiftSettings: strict),
        .target(
            name: "AudioCodecs", dependencies: ["CSndFile", "CLame", "CSoxr", "CEbur128"],
            swiftSettings: strict),
        .target(name: "Sound", dependencies: ["AudioCodecs"], swiftSettings: strict),
        .target(
            name: "VoicePack",
            dependencies: ["Diagnostics", "FileSystem", "NumberGrammar", "VoiceManifest", yams],
            swiftSettings: strict),
        .target(
            name: "GrammarCompiler",
            dependencies: ["Diagnostics", "GrammarProofs", "NumberGrammar", "VoicePack", "Wording"],
            swiftSettings: strict),
        .target(name: "Concurrency", swiftSettings: strict),

        // The way of a take: read, chosen, levelled and encoded, published; and checked again.
        .target(
            name: "Takes",
            dependencies: [
                "AudioCodecs", "AudioContainers", "Checksums", "Concurrency", "Diagnostics", "FileSystem", "Sound",
                "VoiceManifest", "VoicePack", "Wording",
            ],
            swiftSettings: strict),
        .target(
            name: "Clips",
            dependencies: ["AudioCodecs", "AudioContainers", "Diagnostics", "Sound", "Takes", "VoicePack", "Wording"],
            swiftSettings: strict),
        .target(
            name: "Publishing",
            dependencies: ["AudioCodecs", "Checksums", "Diagnostics", "FileSystem", "VoiceManifest", "VoicePack"],
            swiftSettings: strict),
        .target(
            name: "Generation",
            dependencies: [
                "AnnouncementProofs", "Checksums", "Clips", "Concurrency", "Diagnostics", "FileSystem",
                "GrammarCompiler", "NumberGrammar", "Publishing", "Takes", "VoiceManifest", "VoicePack", "Wording",
            ],
            swiftSettings: strict),
        .target(
            name: "Validation",
            dependencies: [
                "AnnouncementProofs", "AudioCodecs", "AudioContainers", "Checksums", "Clips", "Concurrency",
                "Diagnostics", "FileSystem", "GrammarProofs", "NumberGrammar", "Sound", "Takes", "VoiceManifest",
                "VoicePack", "Wording",
            ],
            swiftSettings: strict),

        // The localization team's rooms.
        .target(
            name: "Status",
            dependencies: [
                "AnnouncementProofs", "Concurrency", "Diagnostics", "GrammarCompiler", "GrammarProofs", "NumberGrammar",
                "Takes", "VoiceManifest", "VoicePack",
            ],
            swiftSettings: strict),
        .target(
            name: "ScriptSheet",
            dependencies: ["Diagnostics", "FileSystem", "NumberGrammar", "Status", "VoicePack", "VoiceSplicer"],
            swiftSettings: strict),
        .target(
            name: "SessionSplit",
            dependencies: [
                "AudioCodecs", "AudioContainers", "Diagnostics", "FileSystem", "Sound", "Status", "Takes", "VoicePack",
                "Wording",
            ],
            swiftSettings: strict),
        // How the executables talk to people and programs.
        .target(
            name: "CommandOutput",
            dependencies: ["Diagnostics", "VoiceManifest", argumentParser],
            swiftSettings: strict),
        .executableTarget(
            name: "voice-assets",
            dependencies: [
                "Checksums", "CommandOutput", "Diagnostics", "FileSystem", "Generation", "NumberGrammar", "Publishing",
                "ScriptSheet", "SessionSplit", "Sound", "Status", "Takes", "Validation", "VoiceManifest", "VoicePack",
                "VoiceSplicer", "Wording", argumentParser,
            ],
            swiftSettings: strict),

        // Scaffolds packs; the only user of ICU.
        .target(
            name: "LanguagePackSeed",
            dependencies: [
                "Diagnostics", "FileSystem", "GrammarCompiler", "ICUBridge", "NumberGrammar", "VoiceManifest",
                "VoicePack", "Wording",
            ],
            swiftSettings: strict),
        .executableTarget(
            name: "language-pack-tool",
            dependencies: [
                "CommandOutput", "Diagnostics", "LanguagePackSeed", "VoiceManifest", "VoicePack", argumentParser,
            ],
            swiftSettings: strict),

        .testTarget(
            name: "FileSystemTests", dependencies: ["Diagnostics", "FileSystem", "TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "VoicePackTests",
            dependencies: ["Diagnostics", "FileSystem", "NumberGrammar", "TestSupport", "VoicePack"],
            swiftSettings: strict),
        .testTarget(
            name: "VoiceManifestTests", dependencies: ["NumberGrammar", "VoiceManifest"], swiftSettings: strict),

        // The verbs of `swift package`. They build the tool themselves, in release, so they do not depend on it here.
        .plugin(
            name: "GenerateVoiceAssets",
            capability: .command(
                intent: .custom(
                    verb: "generate-voice-assets", description: "Turn voice recordings into splice-safe clips"),
                permissions: [
                    .writeToPackageDirectory(reason: "It writes the clips and their manifest to VoiceAssets.")
                ])),
        .plugin(
            name: "ValidateVoiceAssets",
            capability: .command(
                intent: .custom(
                    verb: "validate-voice-assets", description: "Check generated voice clips by decoding them"))),
        .plugin(
            name: "AddLanguagePack",
            capability: .command(
                intent: .custom(
                    verb: "add-language-pack", description: "Start a voice pack for a language and a currency"),
                permissions: [
                    .writeToPackageDirectory(reason: "It writes the new pack's files to recordings.")
                ])),

        .target(
            name: "TestSupport", dependencies: ["NumberGrammar"], path: "Tests/TestSupport", swiftSettings: strict),
        .testTarget(
            name: "NumberGrammarTests", dependencies: ["NumberGrammar", "TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "GrammarProofsTests", dependencies: ["GrammarProofs", "NumberGrammar", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "AnnouncementProofsTests", dependencies: ["AnnouncementProofs", "Diagnostics", "NumberGrammar"],
            swiftSettings: strict),
        // Measures splicing in a process of its own, for a test and for the benchmark; and how long a proof takes.
        .executableTarget(
            name: "splice-probe",
            dependencies: ["GrammarProofs", "NumberGrammar", "TestSupport", "VoiceManifest", "VoiceSplicer"],
            path: "Tests/SpliceProbe", swiftSettings: strict),
        .testTarget(
            name: "VoiceSplicerTests",
            dependencies: [
                "AudioCodecs", "Diagnostics", "Generation", "NumberGrammar", "TestSupport", "VoiceManifest",
                "VoiceSplicer", "splice-probe",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "AudioContainersTests", dependencies: ["AudioContainers", "TestSupport"], swiftSettings: strict),
        .testTarget(name: "ChecksumsTests", dependencies: ["Checksums"], swiftSettings: strict),
        .testTarget(
            name: "TakesTests",
            dependencies: ["AudioCodecs", "Diagnostics", "Sound", "Takes", "TestSupport", "VoicePack", "Wording"],
            swiftSettings: strict),
        .testTarget(
            name: "ClipsTests",
            dependencies: ["AudioCodecs", "Clips", "Diagnostics", "Takes", "TestSupport", "VoicePack", "Wording"],
            swiftSettings: strict),
        // Packs of synthetic words, generated.
        .target(
            name: "PackFixture",
            dependencies: ["AudioCodecs", "Diagnostics", "Generation", "TestSupport", "Validation", "VoiceManifest"],
            path: "Tests/PackFixture",
            swiftSettings: strict),
        .testTarget(
            name: "GenerationTests",
            dependencies: [
                "AudioCodecs", "Diagnostics", "Generation", "PackFixture", "Publishing", "Status", "Takes",
                "TestSupport", "VoiceManifest", "VoicePack",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "ValidationTests",
            dependencies: [
                "AudioCodecs", "Clips", "Diagnostics", "Generation", "PackFixture", "TestSupport", "Validation",
                "VoiceManifest",
                "VoicePack",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "PublishingTests",
            dependencies: ["Checksums", "Diagnostics", "FileSystem", "Publishing", "TestSupport", "VoiceManifest"],
            swiftSettings: strict),
        .testTarget(
            name: "SessionSplitTests",
            dependencies: [
                "AudioCodecs", "Diagnostics", "FileSystem", "SessionSplit", "Sound", "Status", "Takes", "TestSupport",
                "VoicePack", "Wording",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "GrammarCompilerTests",
            dependencies: [
                "Diagnostics", "FileSystem", "GrammarCompiler", "GrammarProofs", "ICUBridge", "NumberGrammar",
                "TestSupport", "VoicePack",
            ],
            exclude: ["References"], swiftSettings: strict),
        .testTarget(
            name: "ScriptSheetTests",
            dependencies: [
                "Diagnostics", "NumberGrammar", "ScriptSheet", "Status", "TestSupport", "VoicePack",
            ],
            swiftSettings: strict),
        // Run the built executable too, hence the dependency on it.
        .testTarget(
            name: "LanguagePackTests",
            dependencies: [
                "Diagnostics", "FileSystem", "GrammarCompiler", "LanguagePackSeed", "NumberGrammar", "TestSupport",
                "VoicePack", "language-pack-tool",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "CommandOutputTests",
            dependencies: [
                "CommandOutput", "Diagnostics", "TestSupport", "VoiceManifest", argumentParser,
            ],
            swiftSettings: strict),
        .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"], swiftSettings: strict),
        .testTarget(name: "AudioCodecsTests", dependencies: ["AudioCodecs", "TestSupport"], swiftSettings: strict),
        .testTarget(name: "SoundTests", dependencies: ["AudioCodecs", "Sound", "TestSupport"], swiftSettings: strict),
        .testTarget(name: "WordingTests", dependencies: ["TestSupport", "Wording"], swiftSettings: strict),
        .testTarget(
            name: "ConformanceTests",
            dependencies: [
                "AudioCodecs", "AudioContainers", "Clips", "Diagnostics", "Generation", "Publishing", "Sound", "Takes",
                "TestSupport", "VoiceManifest", "VoicePack",
            ],
            swiftSettings: strict),
        // Run the built executable, hence the dependency on it.
        .testTarget(
            name: "CommandLineTests", dependencies: ["TestSupport", "voice-assets"], exclude: ["OtherSplicer"],
            swiftSettings: strict),
        // A localization team's way from nothing to an announcement, in five languages, with the built executables.
        .testTarget(
            name: "NewLanguageTests", dependencies: ["TestSupport", "language-pack-tool", "voice-assets"],
            swiftSettings: strict),
        // What the documents show and point to, with the built executables.
        .testTarget(
            name: "DocumentTests", dependencies: ["TestSupport", "language-pack-tool", "voice-assets"],
            swiftSettings: strict),
        // Run `swift package` and `swift build` in packages of their own; Fixtures holds one.
        .testTarget(
            name: "PluginTests", dependencies: ["TestSupport"], exclude: ["Fixtures"], swiftSettings: strict),
    ]
)
