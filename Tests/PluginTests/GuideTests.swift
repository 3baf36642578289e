import Foundation
import TestSupport
import Testing

extension ExhaustivePackageTests {
    /// The guide's code, compiled as it stands there in a package that depends on this one.
    @Suite(.serialized) struct GuideTests {
        private static let sources = Workspace.checkout.appendingPathComponent(
            "Sources/VoiceNotifications/Notification")
        private static let guide = "Sources/VoiceNotifications/VoiceNotifications.docc/NotificationSound.md"

        /// The code blocks of a document that follow a comment `fixture: NAME`, by name.
        private static func blocks(of document: String, in language: String = "swift") throws -> [String: String] {
            let fixtures = try Document(document).blocks.filter {
                $0.mark.hasPrefix("fixture: ") && $0.language == language
            }
            return Dictionary(uniqueKeysWithValues: fixtures.map { (String($0.mark.dropFirst(9)), $0.code) })
        }

        /// A source for a system without UserNotifications and App Groups: with stand-ins for both.
        private static func standIn(_ source: String) -> String {
            #if canImport(UserNotifications)
                return source
            #else
                return
                    source
                    .replacing("#if canImport(UserNotifications) && !os(tvOS) && !os(watchOS)\n", with: "#if true\n")
                    .replacing(
                        "#if canImport(Darwin)\n",
                        with: "#if true\nimport NotificationStubs\nimport VoiceNotifications\n"
                    )
                    .replacing(
                        "public import UserNotifications", with: "import NotificationStubs\nimport VoiceNotifications"
                    )
                    .replacing("import UserNotifications", with: "import NotificationStubs")
                    .replacing("import os\n", with: "import NotificationStubs\n")
                    .replacing("import Foundation\n", with: Self.network(source))
                    .replacing("public ", with: "")
                    // What is for Objective-C has no meaning here.
                    .replacing(#/@objc(\(\w+\))? /#, with: "")
            #endif
        }

        /// What imports Foundation, with the network where that has a module of its own.
        private static func network(_ source: String) -> String {
            #if canImport(FoundationNetworking)
                if source.contains("URLSession") { return "import Foundation\nimport FoundationNetworking\n" }
            #endif
            return "import Foundation\n"
        }

        private func notifier() throws -> URL {
            _ = try Workspace.own()
            let package = Workspace.folder.appendingPathComponent("notifier")
            try? FileManager.default.removeItem(at: package)
            try FileManager.default.copyItem(
                at: Workspace.fixtures.appendingPathComponent("notifier"), to: package)
            var sources = try Self.blocks(of: Self.guide)
            var turns = try Self.blocks(
                of: "Sources/VoiceNotifications/VoiceNotifications.docc/InTurn.md")
            for key in ["PassingOn.swift", "PatientService.swift"] { sources[key] = turns.removeValue(forKey: key) }
            #expect(
                sources.keys.sorted() == [
                    "Announcer.swift", "Notes.swift", "NotificationService.swift", "PassingOn.swift",
                    "PatientService.swift", "Receipts.swift", "Spoken.swift", "Voices.swift",
                ])
            #if !canImport(UserNotifications)
                for name in ["UserNotificationSound.swift", "BundledPack.swift", "AppGroupSounds.swift"] {
                    sources[name] = try String(contentsOf: Self.sources.appendingPathComponent(name), encoding: .utf8)
                }
            #endif
            for (name, source) in sources {
                let file = package.appendingPathComponent("Sources/notifier/\(name)")
                try Data(Self.standIn(source).utf8).write(to: file)
            }
            let splicer = try Self.blocks(of: "Sources/VoiceSplicer/VoiceSplicer.docc/VoiceSplicer.md")
            let manifest = try Self.blocks(of: "Sources/VoiceManifest/VoiceManifest.docc/VoiceManifest.md")
            let text = try Self.blocks(of: "Sources/VoiceNotifications/VoiceNotifications.docc/ReadingPushes.md")
            let names = [splicer, manifest, text, turns].map { $0.keys.sorted() }
            #expect(
                names == [
                    ["main.swift"], ["Clips.swift"], ["AnyText.swift", "OwnSpeech.swift"],
                    ["InTheForeground.swift", "Presenter.swift"],
                ])
            let documents = package.appendingPathComponent("Sources/documents")
            try FileManager.default.createDirectory(at: documents, withIntermediateDirectories: true)
            for (name, source) in [splicer, manifest, text, turns].joined() {
                try Data(Self.standIn(source).utf8).write(to: documents.appendingPathComponent(name))
            }
            return package
        }

        /// The block that a newcomer pastes first, with this package in the place of the released one.
        @Test func firstBlockSaysAPush() throws {
            let package = try Workspace.own().package.path
            let folder = try TemporaryFolder()
            let script = try #require(try Document(Self.guide).block("fixture: Hear.sh")).replacing(
                #"url: "https://github.com/<owner>/voice-assets", exact: "0.3.0-prebuilt""#,
                with: #"path: "\#(package)", traits: []"#)
            #expect(script.contains(package))
            let path = "PATH=\(Program.built("")):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
            let recordings = Workspace.checkout.appendingPathComponent("recordings/en-USD").path
            let clone = "mkdir -p voice-assets/recordings && cp -R '\(recordings)' voice-assets/recordings && "
            let run = try Program.run(
                "env", [path, "bash", "-ec", "\(clone)cd voice-assets && voice-assets generate\n\(script)"],
                in: folder.url, deadline: 1200)
            #expect(
                run.outputText.hasSuffix("announced: payment received fifteen dollars and fifty cents\n"),
                "\(run.outputText)\(run.errorText)")
            let sounds = try FileManager.default.contentsOfDirectory(atPath: folder.url("shop/Library/Sounds").path)
            #expect(sounds.filter { $0.hasSuffix(".wav") }.count == 1)
        }

        /// It compiles without a warning, and falls back where there is no pack.
        @Test func codeOfTheGuideCompilesAndRuns() throws {
            let package = try notifier()
            let flags = ["--scratch-path", Workspace.scratch.path]
            let build = try Program.run("swift", ["build"] + flags, in: package, deadline: 1200)
            try #require(build.status == 0, "\(build.outputText)\(build.errorText)")
            #expect(!(build.outputText + build.errorText).contains("warning:"))
            let bin = Workspace.scratch.appendingPathComponent("debug")
            let run = try Program.run(
                bin.appendingPathComponent("notifier").path, ["nowhere", package.path], in: package)
            let lines = run.outputText.split(separator: "\n").map(String.init)
            #expect(
                lines.prefix(4) == [
                    "not spoken: index.missing: <private>",
                    "A message from the shop payment.caf", "left alone", "left alone",
                ])
            #if !canImport(UserNotifications)
                // Only the push that asks for an announcement gets the fallback; the others keep what they have.
                #expect(
                    lines.filter { $0.hasPrefix("sound: ") } == [
                        "sound: message.caf", "sound: chat.caf", "sound: none", "sound: quiet.caf",
                        "sound: message.caf critical 0.5",
                        "sound: default", "sound: chat.caf", "sound: none", "sound: quiet.caf", "sound: alarm.caf",
                    ])
            #endif
            let namesakes = try Program.run(bin.appendingPathComponent("namesakes").path, [], in: package)
            #expect(namesakes.outputText == "18 15.50 nowhere\n")
            #if os(Linux)
                let libraries = try Program.run("ldd", [bin.appendingPathComponent("plain").path]).outputText
                #expect(libraries.contains("libFoundationEssentials.so"))
                for library in [
                    "libFoundation.so", "icu", "Internationalization", "sndfile", "mp3lame", "soxr", "ebur128",
                ] {
                    #expect(!libraries.contains(library), "\(library)")
                }
            #endif
        }

        /// The code of the article on packs over the air, in an app of its own.
        @Test func codeOfTheUpdatesCompiles() throws {
            _ = try Workspace.own()
            let package = Workspace.folder.appendingPathComponent("updater")
            try? FileManager.default.removeItem(at: package)
            try FileManager.default.copyItem(at: Workspace.fixtures.appendingPathComponent("updater"), to: package)
            let sources = try Self.blocks(of: "Sources/VoiceNotifications/VoiceNotifications.docc/PacksOverTheAir.md")
            #expect(sources.keys.sorted() == ["Updates.swift"])
            let folder = package.appendingPathComponent("Sources/updater")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for (name, source) in sources { try Data(source.utf8).write(to: folder.appendingPathComponent(name)) }
            let flags = ["build", "--scratch-path", Workspace.scratch.path]
            let build = try Program.run("swift", flags, in: package, deadline: 1200)
            try #require(build.status == 0, "\(build.outputText)\(build.errorText)")
            #expect(!(build.outputText + build.errorText).contains("warning:"))
        }

        /// The guide's Objective-C, against declarations as UserNotifications and the Swift compiler write them.
        @Test(.enabled(if: Program.available("clang"), "needs clang"))
        func objectiveCOfTheGuideCompiles() throws {
            let folder = try TemporaryFolder()
            let code = try #require(try Self.blocks(of: Self.guide, in: "objc")["NotificationService.m"])
            try folder.write("NotificationService.m", code.utf8)
            let stubs = Workspace.fixtures.appendingPathComponent("objective-c").path
            let flags = ["-fsyntax-only", "-fblocks", "-fobjc-runtime=macosx", "-Wall", "-Werror", "-I", stubs]
            let result = try Program.run("clang", flags + ["NotificationService.m"], in: folder.url)
            #expect(result.status == 0, "\(result.errorText)")
            // The control: a name that the class does not have.
            let wrong = code.replacing("setSoundOf:", with: "setSound:")
            try folder.write("NotificationService.m", wrong.utf8)
            #expect(try Program.run("clang", flags + ["NotificationService.m"], in: folder.url).status != 0)
        }

        /// The code of the library's first page says 15.50 with a pack.
        @Test func firstCodeAnnouncesAnAmount() throws {
            let package = try notifier()
            try record(in: package)
            let verb = ["--allow-writing-to-package-directory", "generate-voice-assets"]
            let flags = ["--scratch-path", Workspace.scratch.path]
            let generated = try Program.run("swift", ["package"] + flags + verb, in: package, deadline: 1200)
            try #require(generated.status == 0, "\(generated.outputText)\(generated.errorText)")
            let run = try Program.run("swift", ["run"] + flags + ["documents"], in: package, deadline: 1200)
            #expect(run.outputText.hasPrefix("payment received one five point five "), "\(run.errorText)")
            let sound = package.appendingPathComponent("announcement.wav")
            #expect(FileManager.default.fileExists(atPath: sound.path))
        }

        #if !canImport(UserNotifications)
            /// While the app is in front, the extension passes a payment on as it came.
            @Test func passesOn() throws {
                let (program, environment, folder) = try bundle()
                // The folder is there as long as its name is held.
                let run = try withExtendedLifetime(folder) {
                    try Program.run(program, ["front"], environment: environment)
                }
                let sounds = run.outputText.split(separator: "\n").map { $0.prefix(6) }
                #expect(sounds == ["none", "voice-"], "\(run.outputText)\(run.errorText)")
            }

            /// Twelve payments at once, in processes of their own: each is said in its turn, or comes too late and is what
            /// the app has chosen.
            @Test(arguments: ["quiet", "ding", "later", "together"])
            func twelveAtOnce(choice: String) throws {
                let (program, environment, folder) = try bundle()
                // All at once, which as many threads as there are cores could not do. dash waits for ever where SIGCHLD is
                // blocked, as it is here.
                let start = "for id in 1 2 3 4 5 6 7 8 9 10 11 12; do \"$0\" push \"$1\" message-$id & done; wait"
                let run = try Program.run(
                    "bash", ["-c", start, program, choice], environment: environment, deadline: 120)
                #expect(run.errorText == "")
                let lines = run.outputText.split(separator: "\n").map(String.init)
                try check(lines, of: choice, waiting: folder.url("group/waiting"))
            }

            /// The extension's bundle, the program and the packs, with an App Group.
            private func bundle() throws -> (program: String, environment: [String: String], folder: TemporaryFolder) {
                let package = try Self.spoken.get()
                let folder = try TemporaryFolder()
                let program = folder.url("bundle/notifier").path
                try folder.write("bundle/.keep", [])
                let built = Workspace.scratch.appendingPathComponent("debug/notifier").path
                try FileManager.default.copyItem(atPath: built, toPath: program)
                try FileManager.default.copyItem(
                    atPath: package.appendingPathComponent("VoiceAssets").path,
                    toPath: folder.url("bundle/VoiceAssets").path)
                let group = folder.url("group").path
                try folder.write("group/.keep", [])
                return (program, ProcessInfo.processInfo.environment.merging(["APP_GROUP": group]) { $1 }, folder)
            }

            private func check(_ lines: [String], of choice: String, waiting: URL) throws {
                try #require(lines.count == 12, "\(lines)")
                let delivered = lines.map { $0.split(separator: "\t") }.sorted { $0[0] < $1[0] }
                let said = delivered.filter { $0[1].hasPrefix("voice-") }.compactMap { Double($0[0]) }
                // 20 s of patience; how long an announcement is, the pack says.
                #expect((4..<12).contains(said.count), "\(lines)")
                let late = 12 - said.count
                let other = delivered.filter { !$0[1].hasPrefix("voice-") }.map { $0[1] }
                #expect(other == Array(repeating: choice == "ding" ? "ding.caf" : "none", count: late), "\(lines)")
                let gaps = zip(said, said.dropFirst()).map { $1 - $0 }
                let shortest = try #require(gaps.min())
                // Each is 2 s long at least, and half a second of silence follows. Processes start when they can.
                #expect(shortest > 2, "\(gaps)")
                let names = (try? FileManager.default.contentsOfDirectory(atPath: waiting.path)) ?? []
                let notes = try names.map { name in
                    try String(contentsOf: waiting.appendingPathComponent(name), encoding: .utf8)
                        .split(separator: "\t").map(String.init)
                }.sorted { $0[0] < $1[0] }
                switch choice {
                case "later":
                    #expect(notes.count == late)
                    #expect(notes.allSatisfy { $0[1] == "payment received one five point five" })
                    let starts = (said.suffix(1) + notes.compactMap { Double($0[0]) })
                    #expect(zip(starts, starts.dropFirst()).allSatisfy { $1 - $0 > 2 }, "\(starts)")
                case "together":
                    // Six of 15.50 are 93.
                    let digits = String(155 * late)
                    let words = ["0": "zero", "1": "one", "2": "two", "3": "three", "4": "four", "5": "five"]
                        .merging(["6": "six", "7": "seven", "8": "eight", "9": "nine"]) { $1 }
                    let whole = digits.dropLast().compactMap { words[String($0)] }.joined(separator: " ")
                    let part = digits.hasSuffix("0") ? " point" : " point \(words[String(digits.suffix(1))] ?? "")"
                    #expect(notes.map { $0[1] } == ["payments in all \(whole)\(part)"])
                default: #expect(notes.isEmpty)
                }
            }

            /// The guide's package, built, with a pack that says every amount below 1,000.
            private static let spoken = Result { () throws -> URL in
                let package = try GuideTests().notifier()
                try GuideTests().record(in: package)
                let flags = ["--scratch-path", Workspace.scratch.path]
                let verb = ["--allow-writing-to-package-directory", "generate-voice-assets"]
                for arguments in [["build"] + flags, ["package"] + flags + verb] {
                    let result = try Program.run("swift", arguments, in: package, deadline: 1200)
                    guard result.status == 0 else { throw Unexpected(result.outputText + result.errorText) }
                }
                return package
            }
        #endif

        /// A pack that announces amounts digit by digit.
        private func record(in package: URL) throws {
            let words = [
                ("payment-received", "payment received"), ("payments-in-all", "payments in all"), ("0", "zero"),
                ("1", "one"), ("2", "two"), ("3", "three"),
                ("4", "four"), ("5", "five"), ("6", "six"), ("7", "seven"), ("8", "eight"), ("9", "nine"),
                ("point", "point"),
            ]
            let folder = package.appendingPathComponent("recordings/en-USD")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let yaml = """
                locale: en
                currency: USD
                range: 0...999.99
                clips:
                \(words.map { "  \"\($0.0)\": \($0.1)" }.joined(separator: "\n"))
                numbers: iterated
                amount:
                  - { say: ["{integer}", point, "{digits}"] }
                announcements:
                  payment-received: [payment-received, "{amount}"]
                  payments-in-all: [payments-in-all, "{amount}"]
                """
            try Data(yaml.utf8).write(to: folder.appendingPathComponent("pack.yml"))
            for (place, word) in words.enumerated() {
                try Data(RawTake(pitch: 100 + 12 * Double(place)).wav)
                    .write(to: folder.appendingPathComponent("\(word.0).wav"))
            }
        }
    }
}
