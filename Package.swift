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

// What computes little is compiled for size: the first `generate` waits for the compiler most of all.
let small = strict + [.unsafeFlags(["-Osize"], .when(configuration: .release))]

// libFuzzer looks at all of it, millions of times: Tests/Fuzzing/run.
let isFuzzing = Context.environment["FUZZING"] != nil

// What only words, reads and hands on is not optimized at all: a third of the compiler's time.
let plain = isFuzzing ? strict : strict + [.unsafeFlags(["-Onone"], .when(configuration: .release))]

// What computes much is optimized in debug builds too: the tests wait for it most of all.
let fast = strict + [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// A target whose name no app's own target has: SwiftPM wants names that are unique over all packages.
func room(
    _ name: String, on dependencies: [Target.Dependency] = [], resources: [Resource]? = nil,
    _ settings: [SwiftSetting] = plain
) -> Target {
    .target(
        name: "VoiceAsset" + name, dependencies: dependencies, path: "Sources/" + name, resources: resources,
        swiftSettings: settings)
}
func rooms(_ names: String...) -> [Target.Dependency] { names.map { .init(stringLiteral: "VoiceAsset" + $0) } }

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
        .executable(name: "voice-assets", targets: ["voice-assets"]),
        .executable(name: "language-pack-tool", targets: ["language-pack-tool"]),
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
        .systemLibrary(
            name: "VoiceAssetCLame", path: "Sources/CLame", pkgConfig: "lame",
            providers: [.apt(["libmp3lame-dev"]), .brew(["lame"])]),
        .systemLibrary(
            name: "VoiceAssetCSoxr", path: "Sources/CSoxr", pkgConfig: "soxr",
            providers: [.apt(["libsoxr-dev"]), .brew(["libsoxr"])]),
        .systemLibrary(
            name: "VoiceAssetCEbur128", path: "Sources/CEbur128", pkgConfig: "libebur128",
            providers: [.apt(["libebur128-dev"]), .brew(["libebur128"])]),
        // SHA-256 where CryptoKit is not.
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
        .target(name: "VoiceAssetICUBridge", dependencies: rooms("CICU"), path: "Sources/ICUBridge"),

        // What text is; no Foundation.
        room("Wording", strict),

        // What an app links: no C library.
        .target(name: "NumberGrammar", swiftSettings: strict),
        .target(name: "VoiceTables", dependencies: ["NumberGrammar"], swiftSettings: strict),
        .target(
            name: "VoiceSplicer",
            dependencies: rooms("AudioContainers", "Wording") + ["NumberGrammar", "VoiceTables"],
            exclude: noPrivacy, resources: privacy, swiftSettings: strict),
        // What a sound file's bytes are, for the splicer and the tool.
        room("AudioContainers", strict),

        // What the tool is made of. VoiceManifest reads all of a pack's manifest; no splicer links it.
        room("GrammarProofs", on: ["NumberGrammar"], fast),
        .target(
            name: "VoiceManifest", dependencies: rooms("GrammarProofs") + ["NumberGrammar", "VoiceTables"],
            exclude: ["manifest.schema.json", "index.schema.json", "splice.schema.json"], swiftSettings: strict),
        room("Diagnostics", on: rooms("Wording")),
        room(
            "AnnouncementProofs",
            on: rooms("Diagnostics", "GrammarProofs", "Wording") + ["NumberGrammar", "VoiceManifest"]),
        room("FileSystem", on: rooms("Diagnostics", "Wording"), small),
        room(
            "Checksums",
            on: rooms("FileSystem") + [.target(name: "VoiceAssetCCrypto", condition: .when(platforms: [.linux]))], small
        ),
        room("AudioCodecs", on: rooms("CEbur128", "CLame", "CSndFile", "CSoxr") + ["VoiceManifest"], fast),
        room("Sound", on: rooms("AudioCodecs") + ["VoiceManifest"], fast),
        room("Joins", on: rooms("Sound") + ["NumberGrammar"], fast),
        room(
            "Packs",
            on: rooms("CYAML", "Diagnostics", "FileSystem", "Wording") + [
                "NumberGrammar", "VoiceManifest", "VoiceSplicer",
            ]),
        room("GrammarCompiler", on: rooms("Diagnostics", "GrammarProofs", "Packs", "Wording") + ["NumberGrammar"]),
        room("Concurrency"),
        // How the tool's pages look, and what runs on them.
        .target(name: "VoiceAssetPageSources", path: "Sources/PageSources", exclude: ["Page"]),
        // What users name on the command line, and how it is run.
        room("Programs", on: rooms("Diagnostics")),
        room("Sheets", on: rooms("PageSources", "Wording")),
        // The splicers of other platforms, and packs laid out for them.
        .target(name: "VoiceAssetSplicerSources", path: "Sources/SplicerSources", exclude: ["Splicers", "make"]),
        room(
            "Approval",
            on: rooms("Diagnostics", "FileSystem", "Sheets", "Wording") + [
                "NumberGrammar", "VoiceManifest", "VoiceSplicer",
            ]),

        // The way of a take: read, chosen, levelled and encoded, published; and checked again.
        room(
            "Takes",
            on: rooms(
                "AudioCodecs", "AudioContainers", "Checksums", "Concurrency", "Diagnostics", "FileSystem", "Joins",
                "Packs", "Sound", "Wording") + ["VoiceManifest", "VoiceSplicer"], fast),
        room(
            "Clips",
            on: rooms(
                "AudioCodecs", "AudioContainers", "Checksums", "Diagnostics", "Packs", "Sound", "Takes", "Wording") + [
                    "VoiceManifest", "VoiceSplicer",
                ],
            fast),
        room(
            "Publishing",
            on: rooms("AudioCodecs", "Checksums", "Diagnostics", "FileSystem", "Packs", "Wording") + [
                "VoiceManifest", "VoiceSplicer",
            ],
            small),
        room(
            "Generation",
            on: rooms(
                "AnnouncementProofs", "Approval", "Checksums", "Clips", "Concurrency", "Diagnostics", "FileSystem",
                "GrammarCompiler", "Joins", "Packs", "Publishing", "Takes", "Wording") + [
                    "NumberGrammar", "VoiceManifest", "VoiceSplicer",
                ]),
        room(
            "Validation",
            on: rooms(
                "AnnouncementProofs", "Approval", "AudioCodecs", "AudioContainers", "Checksums", "Clips", "Concurrency",
                "Diagnostics", "FileSystem", "GrammarProofs", "Joins", "Packs", "Sound", "Takes", "Wording") + [
                    "NumberGrammar", "VoiceManifest",
                ]),
        room(
            "Export",
            on: rooms("Checksums", "Diagnostics", "FileSystem", "Packs", "Publishing", "SplicerSources")
                + ["VoiceManifest"]),

        // The localization team's rooms.
        room(
            "Status",
            on: rooms(
                "AnnouncementProofs", "Approval", "Checksums", "Diagnostics", "FileSystem", "Generation",
                "GrammarCompiler", "GrammarProofs", "Packs", "Takes", "Wording"
            ) + ["NumberGrammar", "VoiceManifest"]),
        room(
            "ScriptSheet",
            on: rooms(
                "Approval", "Diagnostics", "FileSystem", "GrammarCompiler", "Packs", "PageSources", "Sheets", "Status")
                + ["NumberGrammar", "VoiceSplicer"]),
        room(
            "ReviewSheet",
            on: rooms(
                "Approval", "Checksums", "Diagnostics", "FileSystem", "GrammarProofs", "Packs", "PageSources",
                "Sheets", "Status", "Wording")
                + ["NumberGrammar", "VoiceManifest", "VoiceSplicer"]),
        room(
            "Speak",
            on: rooms(
                "Checksums", "Diagnostics", "FileSystem", "GrammarCompiler", "GrammarProofs", "Packs", "Programs",
                "Takes")),
        room(
            "Recognition",
            on: rooms("Diagnostics", "FileSystem", "GrammarCompiler", "Packs", "Programs", "Takes", "Wording") + [
                "NumberGrammar"
            ]),
        room(
            "SessionSplit",
            on: rooms(
                "AudioCodecs", "AudioContainers", "Checksums", "Diagnostics", "FileSystem", "Packs", "Sheets", "Sound",
                "Status", "Takes", "Wording"), fast),
        room(
            "Report",
            on: rooms(
                "AudioCodecs", "Checksums", "Diagnostics", "FileSystem", "Joins", "Packs", "PageSources", "Sheets",
                "Sound", "SplicerSources", "Status", "Takes", "Validation") + ["NumberGrammar", "VoiceManifest"]),
        // How the executables talk to people and programs.
        room("CommandOutput", on: rooms("Diagnostics", "RuleArticle", "Wording") + ["VoiceManifest", argumentParser]),
        .target(name: "VoiceAssetRuleArticle", path: "Sources/RuleArticle", exclude: ["Overview.txt", "make"]),
        .executableTarget(
            name: "voice-assets",
            dependencies: rooms(
                "Approval", "Checksums", "CommandOutput", "Diagnostics", "Export", "FileSystem", "Generation",
                "GrammarCompiler", "Joins", "Packs", "Programs", "Publishing", "Recognition", "Report", "ReviewSheet",
                "ScriptSheet", "SessionSplit",
                "Sheets", "Sound", "Speak", "Status", "Takes", "Validation", "Wording") + [
                    "NumberGrammar", "VoiceManifest", "VoiceSplicer", argumentParser,
                ],
            swiftSettings: plain),

        // Scaffolds packs; the only user of ICU.
        room(
            "LanguagePackSeed",
            on: rooms("Diagnostics", "FileSystem", "GrammarCompiler", "ICUBridge", "Packs", "Wording") + [
                "NumberGrammar", "VoiceManifest",
            ], resources: [.copy("Languages")]),
        .executableTarget(
            name: "language-pack-tool",
            dependencies: rooms("CommandOutput", "Diagnostics", "FileSystem", "LanguagePackSeed", "Packs") + [
                "VoiceManifest", argumentParser,
            ],
            swiftSettings: strict),

        .testTarget(
            name: "FileSystemTests", dependencies: rooms("Diagnostics", "FileSystem") + ["TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "PacksTests",
            dependencies: rooms("Diagnostics", "FileSystem", "Packs") + [
                "NumberGrammar", "TestSupport", "VoiceSplicer",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "VoiceManifestTests", dependencies: ["NumberGrammar", "TestSupport", "VoiceManifest", "VoiceTables"],
            swiftSettings: strict),

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

        // Applied by an app's target, whose build waits for the tool. Nothing else builds that for it.
        .plugin(
            name: "CheckVoiceAssets", capability: .buildTool(),
            dependencies: [builtBefore == nil ? "voice-assets" : "voice-assets-bundle"]),

        .target(
            name: "TestSupport", dependencies: ["NumberGrammar"], path: "Tests/TestSupport", swiftSettings: fast),
        .testTarget(
            name: "NumberGrammarTests", dependencies: ["NumberGrammar", "TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "GrammarProofsTests", dependencies: rooms("GrammarProofs") + ["NumberGrammar", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "AnnouncementProofsTests",
            dependencies: rooms("AnnouncementProofs", "Diagnostics") + ["NumberGrammar"],
            swiftSettings: strict),
        // Measures splicing in a process of its own, for a test and for the benchmark; and how long a proof takes.
        .executableTarget(
            name: "splice-probe",
            dependencies: rooms("GrammarProofs") + ["NumberGrammar", "TestSupport", "VoiceManifest", "VoiceSplicer"],
            path: "Tests/SpliceProbe", swiftSettings: strict),
        .testTarget(
            name: "VoiceSplicerTests",
            dependencies: rooms("AudioCodecs", "Diagnostics", "Generation") + [
                "NumberGrammar", "TestSupport", "VoiceManifest", "VoiceSplicer", "splice-probe",
            ],
            swiftSettings: fast),
        .testTarget(
            name: "AudioContainersTests", dependencies: rooms("AudioContainers") + ["TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "ChecksumsTests", dependencies: rooms("Checksums", "FileSystem") + ["TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "TakesTests",
            dependencies: rooms(
                "AudioCodecs", "AudioContainers", "Checksums", "Diagnostics", "Packs", "Sound", "Takes", "Wording")
                + ["TestSupport", "VoiceManifest"],
            swiftSettings: fast),
        .testTarget(
            name: "ClipsTests",
            dependencies: rooms("AudioCodecs", "Clips", "Diagnostics", "Packs", "Takes", "Wording") + [
                "TestSupport", "VoiceSplicer",
            ],
            swiftSettings: fast),
        // Packs of synthetic words, generated.
        .target(
            name: "PackFixture",
            dependencies: rooms("AudioCodecs", "Diagnostics", "Generation", "Validation") + [
                "TestSupport", "VoiceManifest",
            ],
            path: "Tests/PackFixture",
            swiftSettings: fast),
        .testTarget(
            name: "GenerationTests",
            dependencies: rooms(
                "AudioCodecs", "Checksums", "Clips", "Diagnostics", "FileSystem", "Generation", "Packs", "Publishing",
                "Status",
                "Takes")
                + ["PackFixture", "TestSupport", "VoiceManifest"],
            exclude: ["stage-versions.txt"], swiftSettings: strict),
        .testTarget(
            name: "ValidationTests",
            dependencies: rooms("AudioCodecs", "Clips", "Diagnostics", "Generation", "Packs", "Validation") + [
                "NumberGrammar", "PackFixture", "TestSupport", "VoiceManifest", "VoiceSplicer",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "PublishingTests",
            dependencies: rooms("Checksums", "Diagnostics", "FileSystem", "Publishing") + [
                "TestSupport", "VoiceManifest",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "SessionSplitTests",
            dependencies: rooms(
                "AudioCodecs", "Diagnostics", "FileSystem", "Packs", "SessionSplit", "Sound", "Status", "Takes",
                "Wording") + ["TestSupport"],
            swiftSettings: fast),
        .testTarget(
            name: "GrammarCompilerTests",
            dependencies: rooms("Diagnostics", "FileSystem", "GrammarCompiler", "GrammarProofs", "ICUBridge", "Packs")
                + ["NumberGrammar", "TestSupport"],
            exclude: ["References"], swiftSettings: strict),
        .testTarget(
            name: "ScriptSheetTests",
            dependencies: rooms("Diagnostics", "FileSystem", "Packs", "ScriptSheet", "Sheets", "Status") + [
                "NumberGrammar", "TestSupport",
            ], swiftSettings: strict),
        .testTarget(
            name: "RecognitionTests", dependencies: rooms("GrammarCompiler", "Packs", "Recognition") + ["TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "SheetsTests", dependencies: rooms("Sheets") + ["TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "ApprovalTests",
            dependencies: rooms("Approval", "Diagnostics", "FileSystem") + [
                "NumberGrammar", "TestSupport",
            ], swiftSettings: strict),
        .testTarget(
            name: "ReviewSheetTests",
            dependencies: rooms("Approval", "Diagnostics", "ReviewSheet", "Sheets", "Status") + [
                "NumberGrammar", "TestSupport",
            ], swiftSettings: strict),
        // Run the built executable too, hence the dependency on it.
        .testTarget(
            name: "LanguagePackTests",
            dependencies: rooms(
                "AnnouncementProofs", "Approval", "Diagnostics", "FileSystem", "GrammarCompiler", "GrammarProofs",
                "ICUBridge", "LanguagePackSeed", "Packs", "Wording") + [
                    "NumberGrammar", "TestSupport", "VoiceManifest", "language-pack-tool",
                ],
            exclude: ["Readings"], swiftSettings: strict),
        .testTarget(
            name: "CommandOutputTests",
            dependencies: rooms("CommandOutput", "Diagnostics") + ["TestSupport", "VoiceManifest", argumentParser],
            swiftSettings: strict),
        .testTarget(name: "DiagnosticsTests", dependencies: rooms("Diagnostics"), swiftSettings: strict),
        .testTarget(
            name: "AudioCodecsTests",
            dependencies: rooms("AudioCodecs") + ["TestSupport", "VoiceManifest", "VoiceSplicer"],
            swiftSettings: fast),
        .testTarget(
            name: "SoundTests", dependencies: rooms("AudioCodecs", "Sound") + ["TestSupport"], exclude: ["References"],
            swiftSettings: fast),
        .testTarget(
            name: "JoinsTests",
            dependencies: rooms("AudioCodecs", "Joins", "Sound") + ["NumberGrammar", "TestSupport"],
            swiftSettings: fast),
        .testTarget(name: "WordingTests", dependencies: rooms("Wording") + ["TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "ConformanceTests",
            dependencies: rooms(
                "AudioCodecs", "AudioContainers", "Clips", "Diagnostics", "Generation", "Packs", "Publishing", "Sound",
                "Takes") + ["TestSupport", "VoiceManifest", "VoiceSplicer"],
            swiftSettings: fast),
        // Run the built executable, hence the dependency on it.
        .testTarget(
            name: "CommandLineTests",
            dependencies: rooms("Checksums", "Wording") + [
                "NumberGrammar", "TestSupport", "VoiceManifest", "VoiceSplicer", "language-pack-tool", "voice-assets",
            ],
            exclude: ["OtherSplicer", "PlatformSplicers", "Browser"], swiftSettings: strict),
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
            dependencies: rooms(
                "Approval", "AudioCodecs", "AudioContainers", "Diagnostics", "FileSystem", "Generation",
                "GrammarCompiler", "Packs", "SessionSplit", "Takes") + [
                    "NumberGrammar", "TestSupport", "VoiceManifest", "VoiceSplicer",
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
