import Foundation
import NumberGrammar
import TestSupport
import Testing
import VoiceSplicer

/// A push as `payload` prints it, and what is to be heard of it.
private struct PrintedPush: Sendable {
    /// Whom it was printed for: `fcm`, or `alibaba harmony`.
    var service: String
    var printed: Data
    var id: String
    var transcript: String
    /// The sound's size by its rendition, bytes.
    var bytes: [String: Int] = [:]

    /// Where each service hands on what the app reads: as it is or, at a name, as a text of JSON.
    private static let places: [String: (path: [String], isText: Bool)] = [
        "apns": ([], false), "fcm": (["message", "data"], false), "hms": (["payload", "extraData"], true),
        "alibaba": (["iOSExtParameters"], true), "alibaba android": (["Body"], true),
        "alibaba harmony": (["HarmonyExtensionExtraData"], true),
    ]

    static let services = places.keys.sorted()

    init(_ arguments: [String], service: String, id: String, transcript: String) throws {
        let names = service.split(separator: " ").map(String.init)
        let packs = try BuiltInPacks.shared.get().folder
        let print = try Tool.run(["payload"] + arguments + ["--to", names.joined(separator: "-")], in: packs)
        try #require(print.status == 0, "\(print.errorText)")
        printed = Data(print.outputText.replacing(/[0-9a-f]{8}-[0-9a-f-]{27}/, with: id).utf8)
        (self.service, self.id, self.transcript) = (service, id, transcript)
    }

    /// What the app gets: the data of `fcm`, or else a text of JSON. On iOS Firebase hands on what APNs would.
    func arrived(onApple: Bool = false) throws -> Any {
        var place = try #require(Self.places[service])
        if onApple, service == "fcm" { place.path = ["message", "apns", "payload"] }
        let members = try JSONSerialization.jsonObject(with: printed)
        let value = try place.path.reduce(members) { try #require(($0 as? [String: Any])?[$1]) }
        if place.isText { return try #require(value as? String) }
        if service == "fcm", !onApple { return try #require(value as? [String: String]) }
        return String(decoding: try JSONSerialization.data(withJSONObject: value), as: UTF8.self)
    }
}

/// An app with some packs, all that `payload` prints for them, and folders as `export` writes them.
private struct GuideApp: Sendable {
    let pushes: [PrintedPush]
    /// The export to the web, whose packs are those of all platforms.
    let folder: TemporaryFolder

    static let shop = Result { try GuideApp(packs: ["shop-en-USD"]) }
    /// Three currencies: an announcement without an amount is said in the phone's language, which is English.
    static let till = Result { try GuideApp(packs: ["en-USD", "ru-RUB", "zh-Hans-CNY"]) }

    private init(packs: [String]) throws {
        folder = try TemporaryFolder()
        let assets = try BuiltInPacks.shared.get().folder.url("VoiceAssets")
        let options = packs.flatMap { ["--pack", $0] } + ["--assets", assets.path]
        let export = try Tool.run(["export", "web", folder.path] + options, in: folder)
        try #require(export.status == 0, "\(export.errorText)")
        var pushes: [PrintedPush] = []
        for pack in packs {
            let splicer = try PackSplicer(pack: assets.appendingPathComponent(pack))
            for (arguments, id, values) in Self.said(of: splicer) {
                let speaker =
                    values["amount"] == nil
                    ? try PackSplicer(pack: assets.appendingPathComponent(packs[0])) : splicer
                let said = try speaker.announcement(id, values)
                for service in PrintedPush.services {
                    var push = try PrintedPush(
                        arguments + ["--pack", pack], service: service, id: "m\(pushes.count)",
                        transcript: said.transcript)
                    for rendition in speaker.renditions {
                        push.bytes[rendition.name] = try speaker.bytes(said, rendition: rendition).count
                    }
                    pushes.append(push)
                }
            }
        }
        self.pushes = pushes
    }

    /// The command line of each announcement, with all of its values and with those that it can't do without; its id and values.
    private static func said(of splicer: PackSplicer) -> [([String], String, [String: String])] {
        var all = splicer.defaultAnnouncementID.map { [(["15.50"], $0, ["amount": "15.50"])] } ?? []
        for id in splicer.announcementIDs {
            let slots = (splicer.slots(of: id) ?? []).map { ($0.name, $0.name == "amount" ? "15.50" : $0.example, $0) }
            for isWhole in Set([true, slots.allSatisfy { !$0.2.isOptional }]).sorted(by: { $0 && !$1 }) {
                let used = slots.filter { isWhole || !$0.2.isOptional }
                let isAmount = used.count == 1 && used[0].0 == "amount"
                let said = isAmount ? ["15.50"] : used.map { "\($0.0)=\($0.1)" }
                all.append(
                    (said + [id], id, Dictionary(uniqueKeysWithValues: used.map { ($0.0, $0.1) })))
            }
        }
        return all
    }

    /// A file with what a guide's code is to read.
    func table(_ name: String, of pushes: [Any]) throws -> String {
        // Tests beside each other share the folder.
        try folder.write("\(UUID().uuidString)-\(name)", try JSONSerialization.data(withJSONObject: pushes)).path
    }
}

/// The articles' code says each push that `payload` prints, of all announcements and for all services, with stand-ins for what only a
/// phone has.
@Suite(
    "The guides' code says what `payload` prints", .enabled(if: Program.available("kotlinc", "kotlin", "node", "tsc")))
struct GuidePushTests {
    private static func apps() throws -> [GuideApp] {
        let apps = try [GuideApp.shop.get(), GuideApp.till.get()]
        try #require(apps.map(\.pushes.count).min() ?? 0 >= 30)
        return apps
    }

    /// One line of a program for each push.
    private static func lines(_ program: String, _ arguments: [String], in folder: URL? = nil) throws -> [String] {
        let run = try Program.run(program, arguments, in: folder, deadline: 120)
        try #require(run.status == 0, "\(run.outputText)\(run.errorText)")
        return run.outputText.split(separator: "\n").map(String.init)
    }

    // MARK: - iOS

    /// The guide's code, linked with the library that was built beside the tests.
    private static let apple = Result { () throws -> TemporaryFolder in
        let folder = try TemporaryFolder()
        let guide = try Document("Sources/VoiceNotifications/VoiceNotifications.docc/NotificationSound.md")
        for name in ["Voices.swift", "Spoken.swift"] {
            let code = try #require(guide.block("fixture: \(name)"))
            #if canImport(os)
                try folder.write(name, code.utf8)
            #else
                try folder.write(name, code.replacing("import os\n", with: "").utf8)
            #endif
        }
        #if !canImport(os)
            let stubs = try String(
                contentsOf: Document.root.appendingPathComponent(
                    "Tests/PluginTests/Fixtures/notifier/Sources/NotificationStubs/NotificationStubs.swift"),
                encoding: .utf8)
            let start = try #require(stubs.range(of: "    public struct OSLogPrivacy"))
            try folder.write("os.swift", "#if true\n\(stubs[start.lowerBound...])".utf8)
        #endif
        let main = PlatformSplicer.programs.appendingPathComponent("pushed.swift")
        try folder.write("main.swift", try Data(contentsOf: main))
        try link("pushed", in: folder)
        return folder
    }

    /// Compiles the sources of a folder, and links them with the library.
    private static func link(_ program: String, in folder: TemporaryFolder) throws {
        let built = URL(fileURLWithPath: Tool.path).deletingLastPathComponent()
        let objects = try String(
            contentsOf: built.appendingPathComponent("voice-assets.product/Objects.LinkFileList"), encoding: .utf8)
        let linked = objects.split(separator: "\n").map { $0.trimmingCharacters(in: ["'"]) }.filter {
            $0.contains(
                #/\/(VoiceSplicer|VoiceNotifications|VoiceTables|NumberGrammar|VoiceAssetAppText|VoiceAssetAudioContainers)\.build\//#
            )
        }
        let sources = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        let flags = ["-swift-version", "6", "-I", built.appendingPathComponent("Modules").path, "-o", program]
        let made = try Program.run("swiftc", flags + sources + linked, in: folder.url, deadline: 300)
        try #require(made.status == 0, "\(made.errorText)")
    }

    #if !canImport(UserNotifications)
        /// The guide's extension for several at once, with stand-ins of the system's classes.
        private static let rush = Result { () throws -> TemporaryFolder in
            let folder = try TemporaryFolder()
            for (name, article) in ["Voices.swift": "NotificationSound", "PatientService.swift": "InTurn"] {
                let guide = try Document("Sources/VoiceNotifications/VoiceNotifications.docc/\(article).md")
                let code = try #require(guide.block("fixture: \(name)"))
                try folder.write(name, code.replacing("import UserNotifications\n", with: "").utf8)
            }
            let own = ["UserNotificationSound", "BundledPack", "AppGroupSounds"].map {
                "Sources/VoiceNotifications/Notification/\($0).swift"
            }
            let stubs = "Tests/PluginTests/Fixtures/notifier/Sources/NotificationStubs/NotificationStubs.swift"
            for path in own + [stubs] {
                let file = Document.root.appendingPathComponent(path)
                let source = try String(contentsOf: file, encoding: .utf8)
                    .replacing(
                        #/#if .*canImport.*\n/#, with: "#if true\nimport VoiceNotifications\n", maxReplacements: 1
                    )
                    .replacing("public import UserNotifications\n", with: "").replacing("public import", with: "import")
                    .replacing(#/(public|open) /#, with: "")
                try folder.write(file.lastPathComponent, source.utf8)
            }
            let main = PlatformSplicer.programs.appendingPathComponent("rush.swift")
            try folder.write("main.swift", try Data(contentsOf: main))
            try link("notifier", in: folder)
            return folder
        }

        /// Twelve payments in processes of their own, the last one sent is the first that comes: each is heard once, none cuts another one
        /// off, and none comes behind one that was sent later, unless that had begun. Then the same with one of them killed while it waits.
        @Test("On iOS a rush is heard in order", arguments: [nil, 6])
        func rush(killed: Int?) throws {
            let (program, app) = (try Self.rush.get(), try GuideApp.till.get())
            let folder = try TemporaryFolder()
            try folder.write("bundle/.keep", [])
            try folder.write("group/.keep", [])
            try FileManager.default.copyItem(at: program.url("notifier"), to: folder.url("bundle/notifier"))
            try FileManager.default.copyItem(at: app.folder.url("VoiceAssets"), to: folder.url("bundle/VoiceAssets"))
            let start = Int(Date().timeIntervalSince1970)
            let lines = (0..<12).map { place in
                "\"$0\" \(place) \(place + 1) \(start - 12 + place) \(Double(11 - place) * 0.15) &"
                    + (place == killed ? "\ndoomed=$!" : "")
            }
            let kill = killed == nil ? "" : "sleep 4; kill -9 $doomed\n"
            let run = try Program.run(
                "bash", ["-c", "\(lines.joined(separator: "\n"))\n\(kill)wait", folder.url("bundle/notifier").path],
                environment: ProcessInfo.processInfo.environment.merging(["APP_GROUP": folder.url("group").path]) {
                    $1
                },
                deadline: 120)
            let said = try PackSplicer(pack: app.folder.url("VoiceAssets/en-USD"))
            let announcements = try (1...12).map { try said.announcement("payment-received", amount: "\($0)") }
            var came: [Int: Double] = [:]
            var heard: [(place: Int, start: Double)] = []
            for line in run.outputText.split(separator: "\n") {
                let words = line.split(separator: " ")
                let place = try #require(Int(words[0]))
                came[place] = Double(words[1])
                if words[3].hasPrefix("voice-") { heard.append((place, try #require(Double(words[2])))) }
            }
            let waiting = folder.url("group/waiting")
            for name in (try? FileManager.default.contentsOfDirectory(atPath: waiting.path)) ?? [] {
                let words = try String(contentsOf: waiting.appendingPathComponent(name), encoding: .utf8).split(
                    separator: "\t")
                let place = try #require(announcements.firstIndex { $0.transcript == words[1] })
                heard.append((place, try #require(Double(words[0]))))
            }
            heard.sort { $0.start < $1.start }
            let places = heard.map(\.place)
            #expect(places.sorted() == (0..<12).filter { $0 != killed }, "\(run.outputText)\(run.errorText)")
            for (earlier, later) in zip(heard, heard.dropFirst()) {
                #expect(later.start - earlier.start > announcements[earlier.place].seconds, "\(heard)")
            }
            // Processes start when they can, and load their packs before they ask.
            for (place, one) in heard.enumerated() {
                for other in heard.dropFirst(place + 1) where other.place < one.place {
                    let came = try #require(came[other.place])
                    #expect(one.start < came + 3, "\(heard)")
                }
            }
        }
    #endif

    @Test("On iOS")
    func ios() throws {
        let program = try Self.apple.get()
        for app in try Self.apps() {
            let arrived = try app.pushes.map { push -> Any in
                try JSONSerialization.jsonObject(with: Data("\(push.arrived(onApple: true))".utf8))
            }
            let container = try TemporaryFolder()
            let arguments = [app.folder.url("VoiceAssets").path, container.path]
            let heard = try Self.lines(
                program.url("pushed").path, arguments + [app.table("ios.json", of: arrived)])
            #expect(heard == app.pushes.map { "\($0.transcript) \($0.bytes["wav"] ?? 0)" })
        }
    }

    // MARK: - Android

    /// What the article's code makes of pushes: what is heard, shown and logged.
    private static func android(_ pushes: [[String: Any]], of app: GuideApp) throws -> [String] {
        let table = try app.table("android.json", of: pushes.map { $0.merging(["assets": app.folder.path]) { $1 } })
        let answers = try PlatformSplicer.android().answers(to: ["pushed\t\(table)"])
        return answers[0].split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }

    @Test("On Android")
    func android() throws {
        for app in try Self.apps() {
            // A process says no more than two minutes have room for.
            for service in PrintedPush.services {
                let pushes = app.pushes.filter { $0.service == service }
                let heard = try Self.android(
                    pushes.map { [service == "fcm" ? "data" : "text": try $0.arrived()] }, of: app)
                #expect(heard == pushes.map { "show \($0.id) \($0.transcript); play \($0.bytes["mp3"] ?? 0)" })
            }
        }
    }

    @Test("On Android a push that can't be said, or not now, is shown all the same")
    func unspoken() throws {
        let sent = ["amount": "15.50", "currency": "CNY", "title": "Money"]
        func push(_ id: String, _ data: [String: String] = [:], _ state: [String: Bool] = [:]) -> [String: Any] {
            let members = sent.merging(["messageId": id]) { $1 }.merging(data) { $1 }
            return (state as [String: Any]).merging(["data": members]) { $1 }
        }
        let heard = try Self.android(
            [
                push("normal", [:], ["isNormal": true]), push("refused", [:], ["mayStart": false]),
                push("call", [:], ["isInCall": true]), push("comma", ["amount": "15,50"]),
                push("pounds", ["currency": "GBP"]), push("chat", ["amount": ""]), push("twice"), push("twice"),
                ["text": "no JSON"],
            ], of: try GuideApp.till.get())
        let size = try #require(
            GuideApp.till.get().pushes.first { $0.transcript == "收入十五点五元" }?.bytes["mp3"])
        #expect(
            heard == [
                "not spoken: it came with normal priority; ding normal 收入十五点五元",
                "not spoken: java.lang.IllegalStateException; ding refused 收入十五点五元",
                "show call 收入十五点五元; not heard: no focus",
                "not spoken: amount.form; ding comma Money", "not spoken: payload.other-currency; ding pounds Money",
                "left alone: nothingAsked; ding chat Money",
                "show twice 收入十五点五元; play \(size)", "show twice 收入十五点五元; not heard: repeated",
                "left alone: no JSON",
            ])
    }

    @Test("On Android beside Flutter the plugin gets what is shown by the system")
    func hybrid() throws {
        let data = ["amount": "15.50", "currency": "CNY", "messageId": "hybrid"]
        let heard = try Self.android(
            [["isHybrid": true, "data": data], ["isHybrid": true, "data": data, "notification": ["title": "Money"]]],
            of: try GuideApp.till.get())
        #expect(heard.count == 2 && heard[0].hasPrefix("show hybrid 收入十五点五元; play "))
        #expect(heard.last == "the plugin's")
    }

    // MARK: - HarmonyOS

    /// The article's code as TypeScript, with stand-ins for the system's kits.
    private static let harmony = Result { () throws -> TemporaryFolder in
        let folder = try PlatformSplicer.exported(to: "harmony")
        let code = try PlatformSplicer.code(named: "SpokenNotification.ets", of: "HarmonyOS")
        let source = try folder.write("SpokenNotification.ets", code.utf8)
        let lint = PlatformSplicer.programs.appendingPathComponent("arkts.cjs").path
        let linted = try Program.run("node", [lint, source.path])
        #expect(linted.outputText == "0 faults\n", "\(linted.outputText)")
        try folder.write("ets/app/SpokenNotification.ts", code.replacing(#/'@kit\.\w+'/#, with: "'../kits'").utf8)
        try folder.write(
            "ets/kits.ts", try Data(contentsOf: PlatformSplicer.programs.appendingPathComponent("kits.ts")))
        let renaming = "for file in ets/voiceassets/*.ets; do mv $file ${file%ets}ts; done"
        try #require(try Tool.bash(renaming, in: folder).status == 0)
        let flags = ["--strict", "--target", "ES2020", "--module", "commonjs", "--lib", "ES2020", "--outDir", "made"]
        let made = try Program.run(
            "tsc", flags + ["ets/app/SpokenNotification.ts"], in: folder.url, deadline: 120)
        try #require(made.status == 0, "\(made.outputText)")
        return folder
    }

    private static func harmony(_ texts: [String], of app: GuideApp) throws -> [String] {
        let made = try harmony.get()
        let linking = "mkdir -p resources/rawfile && ln -sfn ../../VoiceAssets resources/rawfile/VoiceAssets"
        try #require(try Tool.bash(linking, in: app.folder).status == 0)
        let table = try app.table(
            "harmony.json", of: texts.map { ["extraData": $0, "title": "Shop", "body": "Money"] })
        let program = PlatformSplicer.programs.appendingPathComponent("harmony.cjs").path
        let arguments = [
            program, made.url("made/app/SpokenNotification.js").path, made.url("made/kits.js").path, table,
        ]
        return try lines("node", arguments, in: app.folder.url)
    }

    @Test("On HarmonyOS, in ArkTS' subset")
    func harmony() throws {
        for app in try Self.apps() {
            let heard = try Self.harmony(try app.pushes.map { try Self.text($0) }, of: app)
            #expect(heard == app.pushes.map { "play \($0.bytes["mp3"] ?? 0); show Shop \($0.transcript)" })
        }
        let unspoken = try Self.harmony(
            [#"{"amount": "15,50", "currency": "CNY"}"#, #"{"order": 7}"#, "no JSON"], of: try GuideApp.till.get())
        #expect(
            unspoken == [
                "not spoken: amount.form; show Shop Money", "left alone: nothingAsked; show Shop Money",
                "left alone: nothingAsked; show Shop Money",
            ])
    }

    /// A push as a text of JSON.
    private static func text(_ push: PrintedPush) throws -> String {
        let arrived = try push.arrived()
        if let text = arrived as? String { return text }
        return String(decoding: try JSONSerialization.data(withJSONObject: arrived), as: UTF8.self)
    }

    // MARK: - The web

    @Test("On a web page")
    func web() throws {
        let code = try PlatformSplicer.code(named: "push.mjs", of: "Web")
        let program = PlatformSplicer.programs.appendingPathComponent("pushed.mjs").path
        for app in try Self.apps() {
            try app.folder.write("push.mjs", code.utf8)
            let table = try app.table("web.json", of: try app.pushes.map { try Self.text($0) } + [#"{"order": 7}"#])
            let heard = try Self.lines("node", [program, app.folder.path, table])
            #expect(
                heard == app.pushes.map { "\($0.bytes["mp3"] ?? 0) audio/mpeg" } + [
                    "left alone: nothingAsked", "nothing",
                ])
        }
    }
}
