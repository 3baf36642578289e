import Foundation
import TestSupport
import Testing
import VoiceNotifications
import VoiceUpdates

/// Packs as one signed file, written by the tool and installed as an app does.
@Suite("voice-assets bundle")
struct BundleTests {
    private let studio: Studio
    /// RFC 8032, section 7.1, test 1.
    private static let publicKey = "11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo="

    /// Two packs, generated, and the key of test 1.
    init() throws {
        studio = try Studio.generatedPair()
        let key = "MC4CAQAwBQYDK2VwBCIEIJ1hsZ3v/VpguoRK9JLsLMREScVpezJpGXA7rAMcrn9g"
        let pem = "-----BEGIN PRIVATE KEY-----\n\(key)\n-----END PRIVATE KEY-----\n"
        try studio.folder.write("team.pem", pem.utf8)
    }

    private func bundle(_ more: String...) throws -> Program.Result.Text {
        try studio.run(["bundle", "--key", "team.pem", "--to", "packs.voices"] + more).text
    }

    @discardableResult
    private func install(for app: String? = nil) throws -> VoicePacks {
        let key = try #require(BundleKey(Self.publicKey))
        return try VoicePacks.install(
            from: studio.folder.url("packs.voices"), verifying: key, in: studio.folder.url("installed"), for: app)
    }

    @Test("Apps install what it writes")
    func installs() throws {
        let first = try bundle("--number", "1", "--pack", "en-USD", "--rendition", "wav")
        #expect(first.status == 0 && first.errors.isEmpty)
        #expect(first.output.hasSuffix("\npublic key: \(Self.publicKey)\n"))
        let packs = try install()
        #expect(try packs.index().packs.keys.sorted() == ["en-USD"])
        #expect(try packs.splicer().renditions == [.wav])
        #expect(try bundle("--number", "2").status == 0)
        _ = try install()
        #expect(try packs.index().packs.keys.sorted() == ["en-USD", "fr-EUR"])
        let splicer = try packs.splicer(pack: "fr-EUR")
        let id = try #require(splicer.announcementIDs.first)
        let own = try PackSplicer(pack: studio.folder.url("VoiceAssets/fr-EUR"))
        let bytes = try [splicer, own].map { splicer in
            let amount = try splicer.saysAmount(id) == true ? splicer.amount("1") : nil
            return try splicer.bytes(try splicer.announcement(id, amount: amount), rendition: .wav)
        }
        #expect(bytes[0] == bytes[1])
        // Carried along: the licence may ask for it. Nothing else is.
        let installed = try studio.snapshot("installed/current/en-USD").keys.filter { !$0.contains("/") }
        #expect(Set(installed).subtracting(["ATTRIBUTION.txt"]) == ["splice.json"])
    }

    @Test("The same packs, number and key are the same bytes")
    func again() throws {
        #expect(try bundle("--number", "1").status == 0)
        let file = studio.folder.url("packs.voices")
        let bytes = try Data(contentsOf: file)
        try FileManager.default.removeItem(at: file)
        #expect(try bundle("--number", "1").status == 0)
        #expect(try Data(contentsOf: file) == bytes)
        try studio.folder.write("packs.voices", "mine".utf8)
        #expect(try bundle("--number", "1").errors.tells("packs.voices: error[output-conflict]: … bundle"))
        #expect(try Data(contentsOf: file) == Data("mine".utf8))
    }

    @Test("Replaces a bundle of a lower number only: phones refuse another one")
    func order() throws {
        let file = studio.folder.url("packs.voices")
        for number in ["2", "3"] { #expect(try bundle("--number", number).status == 0) }
        let bytes = try Data(contentsOf: file)
        #expect(try bundle("--number", "2").errors.tells("packs.voices: error[output-conflict]: … lower number"))
        #expect(try bundle("--number", "3", "--pack", "en-USD").errors.tells("packs.voices: error[output-conflict]"))
        #expect(try Data(contentsOf: file) == bytes)
        #expect(try bundle("--number", "3").status == 0)
    }

    @Test("A number far above the last is asked about; days and seconds may leap")
    func leap() throws {
        let file = studio.folder.url("packs.voices")
        for (last, number, isAsked) in [
            ("12", "120", true), ("12", "112", false), ("12", "13", false), ("20261231", "20270101", false),
            ("20261128", "202611290", true), ("1795867200", "1796472000", false), ("1", "9223372036854775807", true),
            ("9223372036854775806", "9223372036854775807", false),
        ] {
            try? FileManager.default.removeItem(at: file)
            // Of the first nothing is known.
            #expect(try bundle("--number", last).status == 0)
            let result = try bundle("--number", number)
            #expect(result.status == (isAsked ? 1 : 0), "\(last) \(number) \(result)")
            guard isAsked else { continue }
            let line =
                "packs.voices: error[output-conflict]: … --number \(Int(last)! + 1); … move the present bundle away, …"
            #expect(result.errors.tells(line))
            try FileManager.default.removeItem(at: file)
            #expect(try bundle("--number", number).status == 0)
        }
    }

    @Test("Refuses a damaged clip and writes nothing")
    func damaged() throws {
        let clips = studio.folder.url("VoiceAssets/en-USD/wav")
        let clip = try #require(try FileManager.default.contentsOfDirectory(atPath: clips.path).min())
        try studio.folder.write("VoiceAssets/en-USD/wav/\(clip)", [1])
        let result = try bundle("--number", "1")
        #expect(result.status == 1 && result.errors.tells("VoiceAssets/en-USD/wav/\(clip): error[asset-checksum]"))
        #expect(!FileManager.default.fileExists(atPath: studio.folder.url("packs.voices").path))
    }

    @Test("Refuses what is no key", arguments: ["", "-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----\n"])
    func wrongKey(text: String) throws {
        try studio.folder.write("team.pem", text.utf8)
        let result = try bundle("--number", "1")
        #expect(result.status == 74 && result.errors.tells("team.pem: error[file-unreadable]"))
        // The text of the file is not shown: it may be a key of another kind.
        #expect(!result.errors.contains("AAAA"))
    }

    /// The control: the app that it is for.
    @Test("Is for one app")
    func oneApp() throws {
        #expect(try bundle("--number", "1", "--app", "com.example.shop", "--pack", "en-USD").status == 0)
        #expect(throws: PackBundleError.otherApp) { try install() }
        #expect(throws: PackBundleError.otherApp) { try install(for: "com.example.till") }
        #expect(try install(for: "com.example.shop").index().packs.keys.sorted() == ["en-USD"])
    }

    @Test("Refuses what is missing or no number")
    func missing() throws {
        #expect(try bundle("--number", "0").status == 64)
        for app in ["", "com example", "com.example/shop"] {
            #expect(try bundle("--number", "1", "--app", app).status == 64)
        }
        #expect(try bundle("--number", "1", "--pack", "de-EUR").status == 66)
        try FileManager.default.removeItem(at: studio.folder.url("team.pem"))
        #expect(try bundle("--number", "1").status == 66)
    }
}
