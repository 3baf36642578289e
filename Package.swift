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

// In release the first `generate` waits for the compiler most of all. Measured on two cores: `Pipeline`, `RecordingDesk` and
// `SessionAlignment` take 22 s of processor time with the settings below, and 62 s optimized. What they cost: 2.5 s of
// processor time instead of 2.3 s for the built-in packs without a store, nothing to be measured for `split`. Takes are
// compared in `Audio`: that took half of the time after one changed take of 1,000.

// Modules that compute little are compiled for size.
let sizeOptimized = strict + [.unsafeFlags(["-Osize"], .when(configuration: .release))]

// So is all that an app links where somebody asks for it. Nobody has built that with Xcode yet.
let isSmall = Context.environment["VOICE_ASSETS_OSIZE"] != nil

// libFuzzer looks at all of it, millions of times: Tests/Fuzzing/run.
let isFuzzing = Context.environment["FUZZING"] != nil

// `Plugins/Distribution/make` builds once, for many, so it optimizes all: 270 s of processor time for
// 156, and a tool of 11 MB for one of 16.
let isShipped = Context.environment["VOICE_ASSETS_SHIPPED"] == "1"

// Modules that only word, read and hand on are not optimized at all. Loops over samples are in `Audio`, searches over tables in
// `GrammarProofs`. Of the samples that a profiler takes of the built-in packs without a store, `Pipeline` has 1.0 %, `Packs` 0.2 %
// and `Grammar` 0.1 %; compiling the number rules of the four packs, with all that it calls, takes 60 ms and is 31 s to optimize. In
// `validate` and `report` none of these modules has 1 %; in `status` of an unchanged pack `Grammar` has 5 % of 0.3 s.
let unoptimized =
    isFuzzing ? strict : isShipped ? sizeOptimized : strict + [.unsafeFlags(["-Onone"], .when(configuration: .release))]

// What computes much is optimized in debug builds too: the tests wait for it most of all.
let handsOn = unoptimized + [.unsafeFlags(["-O"], .when(configuration: .debug))]
let optimizedInDebug = strict + [.unsafeFlags(["-O"], .when(configuration: .debug))]

// So are libraries that work on number tables, unless the package is another one's dependency: SwiftPM before 6.2 refuses a
// product that is built with such flags. A dependency's sources stand in a folder of one of these names on every system.
let isDependency = ["/checkouts/", "/registry/"].contains { Context.packageDirectory.contains($0) }
let numberSettings = isSmall ? sizeOptimized : isDependency ? strict : optimizedInDebug
let phone = isSmall ? sizeOptimized : strict

/// A target whose name no app's own target has: SwiftPM wants names that are unique over all packages.
func toolTarget(
    _ name: String, on dependencies: [Target.Dependency] = [], resources: [Resource]? = nil,
    _ settings: [SwiftSetting] = unoptimized
) -> Target {
    .target(
        name: "VoiceAsset" + name, dependencies: dependencies, path: "Sources/" + name, resources: resources,
        swiftSettings: settings)
}
func toolTargets(_ names: String...) -> [Target.Dependency] { names.map { .init(stringLiteral: "VoiceAsset" + $0) } }

// Apple wants to know why an app reads the size and the time of files, in a resource. A target with resources gets a source
// that imports Foundation, which only Apple's systems have anyway; and a condition on a resource there is none. What is
// asked here is the machine that builds, which for Apple's platforms is always a Mac.
let privacyManifest = "PrivacyInfo.xcprivacy"
#if os(macOS)
    let (privacy, noPrivacy): ([Resource]?, [String]) = ([.copy(privacyManifest)], [])
#else
    let (privacy, noPrivacy): ([Resource]?, [String]) = (nil, [privacyManifest])
#endif

let tool: TargetDependencyCondition? = .when(traits: ["Tool"])
let argumentParser = Target.Dependency.product(
    name: "ArgumentParser", package: "swift-argument-parser", condition: tool)

// The tool of the build-tool plugin: built with the app, or an artifact bundle that was built before, by its path.
let builtBefore = Context.environment["VOICE_ASSETS_BUNDLE"]

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
        .executable(name: "voice-assets", targets: ["voice-assets"]),
        .executable(name: "language-pack-tool", targets: ["language-pack-tool"]),
        .plugin(name: "RunVoiceAssets", targets: ["RunVoiceAssets"]),
        .plugin(name: "GenerateVoiceAssets", targets: ["GenerateVoiceAssets"]),
        .plugin(name: "ValidateVoiceAssets", targets: ["ValidateVoiceAssets"]),
        .plugin(name: "AddLanguagePack", targets: ["AddLanguagePack"]),
        .plugin(name: "CheckVoiceAssets", targets: ["CheckVoiceAssets"]),
    ],
    // An app that links the libraries only writes `traits: []`: nothing is fetched for it but this package.
    traits: [
        .default(enabledTraits: ["Tool"]),
        .trait(name: "Tool", description: "The executables and the verbs, with the packages that they are built from"),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
    ],
    targets: [
        // The C libraries: a module map and a header each. Homebrew ships no lame.pc, hence `link` in the module map.
        .systemLibrary(
            name: "VoiceAssetCSndFile", path: "Sources/CSndFile", pkgConfig: "sndfile",
            providers: [.apt(["libsndfile1-dev"]), .brew(["libsndfile"])]),
        // The packages of libsndfile bring it.
        .systemLibrary(
            name: "VoiceAssetCMPG123", path: "Sources/CMPG123", pkgConfig: "libmpg123",
            providers: [.apt(["libmpg123-dev"]), .brew(["mpg123"])]),
        .systemLibrary(
            name: "VoiceAssetCLame", path: "Sources/CLame", pkgConfig: "lame",
            providers: [.apt(["libmp3lame-dev"]), .brew(["lame"])]),
        .systemLibrary(
            name: "VoiceAssetCSoxr", path: "Sources/CSoxr", pkgConfig: "soxr",
            providers: [.apt(["libsoxr-dev"]), .brew(["libsoxr"])]),
        .systemLibrary(
            name: "VoiceAssetCEbur128", path: "Sources/CEbur128", pkgConfig: "libebur128",
            providers: [.apt(["libebur128-dev"]), .brew(["libebur128"])]),
        // SHA-256 and Ed25519 where CryptoKit is not.
        .systemLibrary(
            name: "VoiceAssetCCrypto", path: "Sources/CCrypto", pkgConfig: "libcrypto",
            providers: [.apt(["libssl-dev"])]),
        .systemLibrary(
            name: "VoiceAssetCYAML", path: "Sources/CYAML", pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        // Only for new packs and tests: number rules are compiled without ICU.
        .systemLibrary(
            name: "VoiceAssetCICU", path: "Sources/CICU", pkgConfig: "icu-i18n",
            providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
        .target(name: "VoiceAssetICUBridge", dependencies: toolTargets("CICU"), path: "Sources/ICUBridge"),

        // Facts of text, without Foundation: for the splicer and the tool, and for the tool alone.
        toolTarget("AppText", phone),
        toolTarget("UnicodeText", strict),

        // What an app links: no C library.
        .target(name: "NumberGrammar", swiftSettings: numberSettings),
        .target(name: "VoiceTables", dependencies: ["NumberGrammar"], swiftSettings: numberSettings),
        .target(
            name: "VoiceSplicer",
            dependencies: toolTargets("AppText", "AudioContainers") + ["NumberGrammar", "VoiceTables"],
            exclude: noPrivacy, resources: privacy, swiftSettings: phone),
        // From a push to its sound: payload, choice of packs, store, turns, log.
        .target(
            name: "VoiceNotifications", dependencies: ["NumberGrammar", "VoiceSplicer", "VoiceTables"],
            swiftSettings: phone),
        // Questions of an app's tests and of the tool, which no phone asks.
        .target(
            name: "VoiceChecks", dependencies: ["NumberGrammar", "VoiceNotifications", "VoiceSplicer", "VoiceTables"],
            swiftSettings: strict),
        // Packs that come over the air, signed: by CryptoKit, and on Linux by libcrypto.
        .target(
            name: "VoiceUpdates",
            dependencies: [
                "VoiceNotifications", "VoiceSplicer", "VoiceTables",
                .target(name: "VoiceAssetCCrypto", condition: .when(platforms: [.linux])),
            ], swiftSettings: strict),
        // Any text by a synthesizer, as a sound in the same store.
        .target(name: "VoiceSynthesis", dependencies: ["VoiceNotifications", "VoiceSplicer"], swiftSettings: strict),
        // Announcements in the foreground, one after the other.
        .target(name: "VoicePlayer", dependencies: ["VoiceNotifications", "VoiceSplicer"], swiftSettings: strict),
        // The chunks and frames of sound files, for the splicer and the tool.
        toolTarget("AudioContainers", phone),

        toolTarget("GrammarProofs", on: ["NumberGrammar"], optimizedInDebug),
        .target(
            name: "VoiceManifest", dependencies: ["NumberGrammar", "VoiceNotifications", "VoiceTables"],
            exclude: ["manifest.schema.json", "index.schema.json", "splice.schema.json"], swiftSettings: strict),
        // Findings; files, their digests and the store; programs of the user's; texts in HTML, Markdown and CSV.
        toolTarget(
            "Core",
            on: toolTargets("AppText", "EmbeddedTexts", "UnicodeText") + [
                .target(name: "VoiceAssetCCrypto", condition: .when(platforms: [.linux]))
            ], sizeOptimized),
        // Decoding, encoding and measuring; how clips sound where they meet.
        toolTarget(
            "Audio",
            on: toolTargets(
                "AudioContainers", "CEbur128", "CLame", "CMPG123", "CSndFile", "CSoxr", "Core", "GrammarProofs",
                "UnicodeText") + [
                    "NumberGrammar", "VoiceManifest",
                ],
            optimizedInDebug),
        toolTarget(
            "Packs",
            on: toolTargets("CYAML", "Core", "EmbeddedTexts", "UnicodeText") + [
                "NumberGrammar", "VoiceManifest", "VoiceNotifications", "VoiceSplicer",
            ], handsOn),
        // Number rules to the number table, and searches over the table for the whole range.
        toolTarget(
            "Grammar",
            on: toolTargets("AppText", "Core", "GrammarProofs", "Packs", "UnicodeText") + [
                "NumberGrammar", "VoiceManifest",
            ], handsOn),

        // Texts in the executables: the style and scripts of pages, the splicers of other platforms, the article on rules.
        .target(
            name: "VoiceAssetEmbeddedTexts", path: "Sources/EmbeddedTexts",
            exclude: [
                "CurrencyWords/make", "CurrencyWords/words.txt", "PageSources/Page", "PageWords/Words",
                "PageWords/make", "RuleArticle/Overview.txt",
                "ReportForms/make", "RuleArticle/make", "SplicerSources/Splicers", "SplicerSources/make",
            ]),
        // The way of a take: read, chosen, levelled and encoded, published; and laid out for other platforms.
        toolTarget(
            "Pipeline",
            on: toolTargets(
                "AppText", "Audio", "AudioContainers", "Core", "EmbeddedTexts", "Grammar", "Packs", "UnicodeText") + [
                    "NumberGrammar", "VoiceManifest", "VoiceNotifications", "VoiceSplicer", "VoiceUpdates",
                    .target(name: "VoiceAssetCCrypto", condition: .when(platforms: [.linux])),
                ], handsOn),
        toolTarget(
            "Validation",
            on: toolTargets(
                "Audio", "AudioContainers", "Core", "Grammar", "GrammarProofs", "Packs", "Pipeline", "UnicodeText")
                + [
                    "NumberGrammar", "VoiceChecks", "VoiceManifest", "VoiceNotifications", "VoiceSplicer",
                ]),
        // The alignment of a session: its sounds with the words of the script.
        toolTarget("SessionAlignment", on: toolTargets("Audio", "UnicodeText"), optimizedInDebug),
        // Commands of the recording team.
        toolTarget(
            "RecordingDesk",
            on: toolTargets(
                "Audio", "AudioContainers", "Core", "Grammar", "GrammarProofs", "Packs", "Pipeline",
                "SessionAlignment", "UnicodeText") + ["NumberGrammar", "VoiceManifest"], handsOn),
        // Pages and tables for people: to record from, to approve, to see and hear.
        toolTarget(
            "Pages",
            on: toolTargets(
                "Audio", "Core", "EmbeddedTexts", "Grammar", "GrammarProofs", "Packs", "Pipeline", "RecordingDesk",
                "Validation", "UnicodeText") + ["NumberGrammar", "VoiceManifest", "VoiceSplicer"]),
        // How the executables talk to people and programs.
        toolTarget(
            "CommandOutput",
            on: toolTargets("AppText", "Core", "EmbeddedTexts", "UnicodeText") + ["VoiceManifest", argumentParser]),
        .executableTarget(
            name: "voice-assets",
            dependencies: toolTargets(
                "Audio", "CommandOutput", "Core", "Grammar", "GrammarProofs", "Packs", "Pages", "Pipeline",
                "RecordingDesk", "Validation", "UnicodeText") + [
                    "NumberGrammar", "VoiceChecks", "VoiceManifest", "VoiceNotifications", "VoiceSplicer",
                    "VoiceUpdates", argumentParser,
                ],
            swiftSettings: unoptimized),

        // Scaffolds packs; the only user of ICU.
        toolTarget(
            "LanguagePackSeed",
            on: toolTargets("AppText", "AudioContainers", "Core", "Grammar", "ICUBridge", "Packs", "UnicodeText") + [
                "NumberGrammar", "VoiceManifest", "VoiceNotifications",
            ], resources: [.copy("Languages")]),
        .executableTarget(
            name: "language-pack-tool",
            dependencies: toolTargets("CommandOutput", "Core", "LanguagePackSeed", "Packs") + [
                "VoiceManifest", argumentParser,
            ],
            swiftSettings: strict),

        .testTarget(
            name: "FileSystemTests", dependencies: toolTargets("Core") + ["TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "PacksTests",
            dependencies: toolTargets("Core", "Packs") + [
                "NumberGrammar", "TestSupport", "VoiceManifest", "VoiceSplicer",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "VoiceManifestTests",
            dependencies: ["NumberGrammar", "TestSupport", "VoiceManifest", "VoiceNotifications", "VoiceTables"],
            swiftSettings: strict),

        // The verbs of `swift package`. They build the tool themselves, in release, so they do not depend on it here.
        .plugin(
            name: "RunVoiceAssets",
            capability: .command(
                intent: .custom(
                    verb: "voice-assets", description: "Run a verb of voice-assets: generate, validate, say, status …"))
        ),
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

        // Applied by an app's target, whose build waits for the tool. Nothing else builds that for it.
        .plugin(
            name: "CheckVoiceAssets", capability: .buildTool(),
            dependencies: [builtBefore == nil ? "voice-assets" : "voice-assets-bundle"]),

        .target(
            name: "TestSupport", dependencies: toolTargets("Core", "GrammarProofs") + ["NumberGrammar"],
            path: "Tests/TestSupport",
            swiftSettings: optimizedInDebug),
        .testTarget(
            name: "NumberGrammarTests",
            dependencies: toolTargets("GrammarProofs") + [
                "NumberGrammar", "TestSupport", "VoiceChecks", "VoiceManifest", "VoiceTables",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "GrammarProofsTests",
            dependencies: toolTargets("GrammarProofs") + ["NumberGrammar", "TestSupport", "VoiceChecks"],
            swiftSettings: strict),
        .testTarget(
            name: "AnnouncementProofsTests",
            dependencies: toolTargets("Core", "Grammar", "GrammarProofs") + ["NumberGrammar", "TestSupport"],
            swiftSettings: strict),
        // Measures splicing in a process of its own, for a test and for the benchmark; and how long a proof takes.
        .executableTarget(
            name: "splice-probe",
            dependencies: toolTargets("GrammarProofs") + [
                "NumberGrammar", "TestSupport", "VoiceManifest", "VoiceNotifications", "VoiceSplicer", "VoiceUpdates",
            ],
            path: "Tests/SpliceProbe", swiftSettings: strict),
        .testTarget(
            name: "VoiceSplicerTests",
            dependencies: toolTargets("Audio", "Core", "Packs", "Pipeline") + [
                "NumberGrammar", "TestSupport", "VoiceChecks", "VoiceManifest", "VoiceNotifications", "VoicePlayer",
                "VoiceSplicer", "VoiceTables", "VoiceSynthesis", "VoiceUpdates", "splice-probe",
            ],
            exclude: ["AppleStandIns"], swiftSettings: optimizedInDebug),
        .testTarget(
            name: "AudioContainersTests", dependencies: toolTargets("Audio", "AudioContainers") + ["TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "ChecksumsTests", dependencies: toolTargets("Core") + ["TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "TakesTests",
            dependencies: toolTargets("Audio", "AudioContainers", "Core", "Packs", "Pipeline", "UnicodeText")
                + ["TestSupport", "VoiceManifest"],
            swiftSettings: optimizedInDebug),
        .testTarget(
            name: "ClipsTests",
            dependencies: toolTargets("Audio", "Core", "Packs", "Pipeline", "UnicodeText") + [
                "TestSupport", "VoiceSplicer",
            ],
            swiftSettings: optimizedInDebug),
        // Packs of synthetic words, generated.
        .target(
            name: "PackFixture",
            dependencies: toolTargets("Audio", "Core", "Pipeline", "Validation") + [
                "TestSupport", "VoiceManifest",
            ],
            path: "Tests/PackFixture",
            swiftSettings: optimizedInDebug),
        .testTarget(
            name: "GenerationTests",
            dependencies: toolTargets("Audio", "Core", "Packs", "Pipeline", "RecordingDesk")
                + ["PackFixture", "TestSupport", "VoiceManifest", "VoiceNotifications"],
            exclude: ["stage-versions.txt"], swiftSettings: strict),
        .testTarget(
            name: "ValidationTests",
            dependencies: toolTargets("Audio", "Core", "Packs", "Pipeline", "Validation") + [
                "NumberGrammar", "PackFixture", "TestSupport", "VoiceManifest", "VoiceNotifications",
                "VoiceSplicer",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "PublishingTests",
            dependencies: toolTargets("Core", "Pipeline") + [
                "TestSupport", "VoiceManifest", "VoiceNotifications",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "SessionSplitTests",
            dependencies: toolTargets(
                "Audio", "Core", "Packs", "Pipeline", "RecordingDesk", "SessionAlignment", "UnicodeText") + [
                    "TestSupport"
                ],
            swiftSettings: optimizedInDebug),
        .testTarget(
            name: "GrammarCompilerTests",
            dependencies: toolTargets("Core", "Grammar", "GrammarProofs", "ICUBridge", "Packs")
                + ["NumberGrammar", "TestSupport", "VoiceManifest"],
            exclude: ["References"], swiftSettings: strict),
        .testTarget(
            name: "ScriptSheetTests",
            dependencies: toolTargets("Core", "Packs", "Pages", "RecordingDesk") + [
                "NumberGrammar", "TestSupport",
            ], swiftSettings: strict),
        .testTarget(
            name: "RecognitionTests",
            dependencies: toolTargets("Core", "Grammar", "Packs", "RecordingDesk") + ["TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "SheetsTests", dependencies: toolTargets("Core") + ["TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "ApprovalTests",
            dependencies: toolTargets("Core", "GrammarProofs", "Pipeline") + [
                "NumberGrammar", "TestSupport",
            ], swiftSettings: strict),
        .testTarget(
            name: "ReviewSheetTests",
            dependencies: toolTargets("Core", "Packs", "Pages", "Pipeline", "RecordingDesk") + [
                "NumberGrammar", "TestSupport",
            ], swiftSettings: strict),
        // Run the built executable too, hence the dependency on it.
        .testTarget(
            name: "LanguagePackTests",
            dependencies: toolTargets(
                "Core", "Grammar", "GrammarProofs", "ICUBridge", "LanguagePackSeed", "Packs", "Pipeline", "UnicodeText")
                + [
                    "NumberGrammar", "TestSupport", "VoiceManifest", "VoiceNotifications", "language-pack-tool",
                ],
            exclude: ["Readings", "SlotReadings"], swiftSettings: strict),
        .testTarget(
            name: "CommandOutputTests",
            dependencies: toolTargets("CommandOutput", "Core") + ["TestSupport", "VoiceManifest", argumentParser],
            swiftSettings: strict),
        .testTarget(
            name: "DiagnosticsTests", dependencies: toolTargets("Core") + ["TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "AudioCodecsTests",
            dependencies: toolTargets("Audio", "CEbur128", "Core") + ["TestSupport", "VoiceManifest", "VoiceSplicer"],
            swiftSettings: optimizedInDebug),
        .testTarget(
            name: "SoundTests", dependencies: toolTargets("Audio") + ["TestSupport"], exclude: ["References"],
            swiftSettings: optimizedInDebug),
        .testTarget(
            name: "JoinsTests",
            dependencies: toolTargets("Audio", "GrammarProofs") + ["NumberGrammar", "TestSupport"],
            swiftSettings: optimizedInDebug),
        .testTarget(
            name: "UnicodeTextTests", dependencies: toolTargets("AppText", "UnicodeText") + ["TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "ConformanceTests",
            dependencies: toolTargets("Audio", "AudioContainers", "Core", "Packs", "Pipeline") + [
                "TestSupport", "VoiceManifest", "VoiceSplicer",
            ],
            swiftSettings: optimizedInDebug),
        // Run the built executable, hence the dependency on it.
        .testTarget(
            name: "CommandLineTests",
            dependencies: toolTargets("AppText", "Core", "UnicodeText") + [
                "NumberGrammar", "TestSupport", "VoiceManifest", "VoiceNotifications", "VoiceSplicer", "VoiceUpdates",
                "language-pack-tool", "voice-assets",
            ],
            exclude: ["OtherSplicer", "PlatformSplicers", "Browser", "Servers"], swiftSettings: strict),
        // A localization team's way from nothing to an announcement, in five languages, with the built executables.
        .testTarget(
            name: "NewLanguageTests", dependencies: ["TestSupport", "language-pack-tool", "voice-assets"],
            swiftSettings: strict),
        // What the documents show and point to, with the built executables.
        .testTarget(
            name: "DocumentTests", dependencies: ["TestSupport", "language-pack-tool", "voice-assets"],
            swiftSettings: strict),
        // What is promised of bytes that come from elsewhere.
        .target(
            name: "Fuzzing",
            dependencies: toolTargets(
                "Audio", "AudioContainers", "Core", "Grammar", "Packs", "Pipeline", "RecordingDesk") + [
                    "NumberGrammar", "TestSupport", "VoiceManifest", "VoiceNotifications", "VoiceSplicer",
                ],
            path: "Tests/Fuzzing", exclude: ["run"], swiftSettings: strict),
        .testTarget(
            name: "FuzzingTests", dependencies: ["Fuzzing", "TestSupport"], exclude: ["Found"], swiftSettings: strict),
        // Run `swift package` and `swift build` in packages of their own; Fixtures holds one.
        .testTarget(
            name: "PluginTests", dependencies: ["TestSupport"], exclude: ["Fixtures"], swiftSettings: strict),
    ]
)

if let builtBefore { package.targets.append(.binaryTarget(name: "voice-assets-bundle", path: builtBefore)) }

// libFuzzer has a `main` of its own, and wants all that it is to look into compiled for it.
if isFuzzing {
    package.targets.append(
        .executableTarget(
            name: "fuzz", dependencies: ["Fuzzing"], path: "Tests/FuzzDriver",
            swiftSettings: strict + [.unsafeFlags(["-parse-as-library"])]))
}
