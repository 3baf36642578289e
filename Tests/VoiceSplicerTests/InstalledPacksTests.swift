import Foundation
import TestSupport
import Testing
import VoiceAssetPipeline
import VoiceManifest
import VoiceUpdates

@testable import VoiceNotifications
@testable import VoiceSplicer
@testable import VoiceTables

/// Packs over the air: the team's and nobody else's, as a whole or not at all.
@Suite struct InstalledPacksTests {
    private let folder: TemporaryFolder
    private let key: SigningKey
    private var packs: URL { folder.url("packs") }

    init() throws {
        folder = try TemporaryFolder()
        key = try #require(SigningKey(seed: (0..<32).map { UInt8($0) }))
    }

    /// A bundle of the Chinese pack in one rendition, in which 元 is written otherwise.
    private func bundle(_ version: Int, _ yuan: String = "元") async throws -> PackBundle {
        let pack = try await SpokenPack.named(.chinese).copy()
        try pack.changeManifest { manifest in
            for name in manifest.renditions.keys where name != "aiff-ima4" {
                manifest.renditions[name] = nil
                for place in manifest.clips.indices { manifest.clips[place].files[name] = nil }
            }
            for place in manifest.clips.indices where manifest.clips[place].text == "元" {
                manifest.clips[place].text = yuan
            }
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: pack.url("aiff-ima4").path)
        let files = try (["splice.json"] + names.map { "aiff-ima4/\($0)" }).map {
            PackBundle.File(path: "a/\($0)", bytes: [UInt8](try Data(contentsOf: pack.url($0)))[...])
        }
        return try PackBundle(version: version, files: files + [try index(currency: "CNY")])
    }

    private func index(currency: String) throws -> PackBundle.File {
        let bytes = try VoiceIndex(packs: ["a": ("zh-Hans", currency)]).encoded()
        return PackBundle.File(path: "index.json", bytes: bytes[...])
    }

    private func write(_ bundle: PackBundle) throws -> URL {
        try folder.write("bundle", try bundle.signed(by: key))
    }

    @discardableResult
    private func install(_ bundle: PackBundle, atLeast lowest: Int = 1) throws -> VoicePacks {
        try VoicePacks.install(from: write(bundle), verifying: key.publicKey, in: packs, atLeast: lowest)
    }

    private func said(by packs: VoicePacks?) throws -> String {
        let splicer = try #require(packs).splicer()
        try splicer.checkClips()
        return try splicer.announcement(SpokenPack.payment, amount: "15.50").transcript
    }

    private func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: packs.path).map { String($0.prefix(7)) }.sorted()
    }

    @Test func installs() async throws {
        #expect(VoicePacks.installed(in: packs) == nil)
        let first = try install(try await bundle(1))
        #expect(try said(by: first) == "收入十五点五元")
        // A process that has packs already sees the new ones.
        try install(try await bundle(2, "圆"))
        #expect(try said(by: first) == "收入十五点五圆")
        #expect(try said(by: VoicePacks.installed(in: packs)) == "收入十五点五圆")
        try install(try await bundle(3))
        #expect(try names() == [".lock", "current", "packs-2", "packs-3"])
        // Those that count can't be read: the last good ones can.
        try FileManager.default.removeItem(at: packs.appendingPathComponent("current/index.json"))
        #expect(try said(by: VoicePacks.installed(in: packs)) == "收入十五点五圆")
        #expect(VoicePacks.installed(in: packs, atLeast: 3) == nil)
    }

    /// An announcement of the packs from before is spliced from their clips, not from the new ones of the same names.
    @Test func staysWithItsPack() async throws {
        let first = try install(try await bundle(1)).splicer()
        let announcement = try first.announcement(SpokenPack.payment, amount: "15.50")
        let bytes = try first.bytes(announcement, rendition: .aiffIMA4)
        let other = try await bundle(2).files.map { file in
            guard file.path.hasSuffix(".aiff") else { return file }
            return PackBundle.File(path: file.path, bytes: file.bytes.dropLast() + [(file.bytes.last ?? 0) ^ 1])
        }
        let second = try install(try PackBundle(version: 2, files: other)).splicer()
        #expect(try first.bytes(announcement, rendition: .aiffIMA4) == bytes)
        let again = try second.announcement(SpokenPack.payment, amount: "15.50")
        #expect(try second.bytes(again, rendition: .aiffIMA4) != bytes)
    }

    /// The bundle as a voice-assets before this form made it: with rule sets where there are machines.
    private func earlier(_ bundle: PackBundle) throws -> PackBundle {
        let files = bundle.files.map { file in
            guard file.path == "a/splice.json" else { return file }
            let text = String(decoding: file.bytes, as: UTF8.self).replacing(/"schema": ?5/, with: #""schema":3"#)
                .replacing(/"machines": ?/, with: #""sets":"#)
            return PackBundle.File(path: file.path, bytes: Array(text.utf8)[...])
        }
        #expect(files != bundle.files)
        return try PackBundle(version: bundle.version, files: files)
    }

    /// What an app's splicer of then left in the folder.
    private func leave(_ bundle: PackBundle) throws {
        let signed = try bundle.signed(by: key)
        let signature = signed.suffix(64).prefix(16).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }
        let name = "packs-\(bundle.version)-\(signature.joined())-0"
        for file in bundle.files { try folder.write("packs/\(name)/\(file.path)", file.bytes) }
        try folder.write("packs/\(name)/.signature", signed.suffix(64))
        let link = packs.appendingPathComponent("current")
        try? FileManager.default.removeItem(at: link)
        try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: name)
    }

    /// A bundle of the earlier form replaces nothing.
    @Test func refusesTheEarlierForm() async throws {
        try install(try await bundle(1))
        let old = try earlier(try await bundle(2, "圆"))
        let error = try #require(throws: PackBundleError.self) { try install(old) }
        #expect(error.code == "pack.unsound")
        #expect(
            error.description.hasSuffix(
                "a/splice.json: an earlier voice-assets made it: run generate again"),
            "\(error)")
        #expect(try said(by: VoicePacks.installed(in: packs)) == "收入十五点五元")
        #expect(try names() == [".lock", "current", "packs-1"])
    }

    /// Packs that an app installed before its update, whose splicer reads them no more: its own are said, until others are installed.
    @Test func passesOverTheEarlierForm() async throws {
        let (own, old) = (
            VoicePacks(pack: try await SpokenPack.named(.chinese).path), try earlier(await bundle(2, "圆"))
        )
        func current() throws -> String { try said(by: VoicePacks.installed(in: packs) ?? own) }
        func verified() throws -> String {
            try said(by: VoicePacks.installed(in: packs, verifying: key.publicKey) ?? own)
        }
        try leave(old)
        #expect(throws: VoicePacksError.self) {
            try VoicePacks(assets: packs.appendingPathComponent("current")).splicer()
        }
        #expect(VoicePacks.installed(in: packs) == nil)
        #expect(try current() == "收入十五点五元" && verified() == "收入十五点五元")
        // Once more the same.
        let error = #expect(throws: PackBundleError.self) { try install(old) }
        #expect(error?.code == "pack.unsound")
        #expect(try current() == "收入十五点五元")
        // The good ones from before them count, as where the index can't be read.
        try leave(try await bundle(1, "圓"))
        try leave(old)
        #expect(try current() == "收入十五点五圓" && verified() == "收入十五点五圓")
        try install(try await bundle(3, "圆"))
        #expect(try current() == "收入十五点五圆" && verified() == "收入十五点五圆")
        #expect(try names() == [".lock", "current", "packs-1", "packs-3"])
    }

    /// A bundle for one app is for no other, and for none that doesn't say which it is; and the other way round.
    @Test(arguments: [nil, "com.example.shop"], [nil, "com.example.shop", "com.example.till"])
    func refusesWhatIsForAnotherApp(bound: String?, app: String?) async throws {
        let bundle = try await PackBundle(version: 1, app: bound, files: bundle(1).files)
        let file = try write(bundle)
        func install() throws {
            try VoicePacks.install(from: file, verifying: key.publicKey, in: packs, for: app)
        }
        if bound == app {
            try install()
            #expect(try said(by: VoicePacks.installed(in: packs)) == "收入十五点五元")
        } else {
            #expect(throws: PackBundleError.otherApp) { try install() }
            #expect(VoicePacks.installed(in: packs) == nil)
        }
    }

    /// Packs are verified again by the key and for the app that they were signed for.
    @Test func verifiesAgain() async throws {
        #expect(VoicePacks.installed(in: packs, verifying: key.publicKey) == nil)
        let file = try write(PackBundle(version: 4, app: "com.example.shop", files: await bundle(1).files))
        try VoicePacks.install(from: file, verifying: key.publicKey, in: packs, for: "com.example.shop")
        func verified(by key: SigningKey, atLeast lowest: Int, for app: String?) -> VoicePacks? {
            VoicePacks.installed(in: packs, verifying: key.publicKey, atLeast: lowest, for: app)
        }
        #expect(try said(by: verified(by: key, atLeast: 4, for: "com.example.shop")) == "收入十五点五元")
        #expect(verified(by: key, atLeast: 5, for: "com.example.shop") == nil)
        #expect(verified(by: key, atLeast: 4, for: "com.example.till") == nil)
        #expect(verified(by: key, atLeast: 4, for: nil) == nil)
        let other = try #require(SigningKey(seed: (1...32).map { UInt8($0) }))
        #expect(verified(by: other, atLeast: 4, for: "com.example.shop") == nil)
    }

    enum Change: CaseIterable { case clip, table, index, added, deeper, removed, linked, unsigned, renumbered }

    /// Whatever somebody changed in the folder, the good packs from before are what is said, or none.
    @Test(arguments: Change.allCases)
    func tamperedFolder(change: Change) async throws {
        try install(try await bundle(1))
        try install(try await bundle(2, "圆"))
        let link = packs.appendingPathComponent("current").path
        let name = try FileManager.default.destinationOfSymbolicLink(atPath: link)
        let root = packs.appendingPathComponent(name)
        func verified(_ lowest: Int = 1) -> VoicePacks? {
            VoicePacks.installed(in: packs, verifying: key.publicKey, atLeast: lowest)
        }
        #expect(try said(by: verified()) == "收入十五点五圆")
        let clips = root.appendingPathComponent("a/aiff-ima4")
        let clip = clips.appendingPathComponent(
            try #require(FileManager.default.contentsOfDirectory(atPath: clips.path).first))
        switch change {
        case .clip: try flip(clip)
        case .table: try flip(root.appendingPathComponent("a/splice.json"))
        case .index: try flip(root.appendingPathComponent("index.json"))
        case .added: try Data([1]).write(to: root.appendingPathComponent("a/more.json"))
        case .deeper:
            let folder = clips.appendingPathComponent("b")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data([1]).write(to: folder.appendingPathComponent("c"))
        case .removed: try FileManager.default.removeItem(at: clip)
        case .linked:
            let elsewhere = try folder.write("elsewhere", [UInt8](try Data(contentsOf: clip)))
            try FileManager.default.removeItem(at: clip)
            try FileManager.default.createSymbolicLink(at: clip, withDestinationURL: elsewhere)
        case .unsigned: try FileManager.default.removeItem(at: root.appendingPathComponent(".signature"))
        case .renumbered:
            let new = name.replacing("packs-2-", with: "packs-9-")
            try FileManager.default.moveItem(at: root, to: packs.appendingPathComponent(new))
            try FileManager.default.removeItem(atPath: link)
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: new)
        }
        #expect(verified(2) == nil)
        #expect(try said(by: verified()) == "收入十五点五元")
        // The same bundle once more mends it.
        guard change != .renumbered else { return }
        try install(try await bundle(2, "圆"))
        #expect(try said(by: verified(2)) == "收入十五点五圆")
    }

    private func flip(_ file: URL) throws {
        var bytes = [UInt8](try Data(contentsOf: file))
        bytes[bytes.count / 2] ^= 1
        try Data(bytes).write(to: file)
    }

    @Test func refusesWhatIsOlder() async throws {
        try install(try await bundle(2))
        #expect(throws: PackBundleError.older(version: 1, installed: 2)) {
            try install(PackBundle(version: 1, files: []))
        }
        #expect(throws: PackBundleError.older(version: 2, installed: 3)) {
            try install(PackBundle(version: 2, files: []), atLeast: 3)
        }
        #expect(throws: PackBundleError.reused(version: 2)) { try install(PackBundle(version: 2, files: [])) }
        #expect(try said(by: VoicePacks.installed(in: packs)) == "收入十五点五元")
        #expect(try names() == [".lock", "current", "packs-2"])
    }

    /// The same bundle once more does nothing, or mends what is damaged; the last good packs stay.
    @Test func mends() async throws {
        try install(try await bundle(1))
        try install(try await bundle(2, "圆"))
        let link = packs.appendingPathComponent("current").path
        let before = try FileManager.default.destinationOfSymbolicLink(atPath: link)
        try install(try await bundle(2, "圆"))
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == before)
        let clips = packs.appendingPathComponent("current/a/aiff-ima4")
        let clip = try #require(try FileManager.default.contentsOfDirectory(atPath: clips.path).first)
        try Data([1]).write(to: clips.appendingPathComponent(clip))
        #expect(try said(by: try install(try await bundle(2, "圆"))) == "收入十五点五圆")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) != before)
        #expect(try names() == [".lock", "current", "packs-1", "packs-2"])
    }

    /// A real bundle, of which every hundredth byte is another one: nothing is installed, and nothing is left.
    @Test func tamperedPacks() async throws {
        try install(try await bundle(1))
        let bytes = try await bundle(2, "圆").signed(by: key)
        for place in stride(from: 0, to: bytes.count, by: bytes.count / 100) {
            var changed = bytes
            changed[place] ^= 0x10
            let file = try folder.write("changed", changed)
            #expect(throws: PackBundleError.self) {
                try VoicePacks.install(from: file, verifying: key.publicKey, in: packs)
            }
        }
        #expect(try said(by: VoicePacks.installed(in: packs)) == "收入十五点五元")
        #expect(try names() == [".lock", "current", "packs-1"])
    }

    /// Signed, and yet nothing that can be spliced: what was there stays.
    @Test func signedAndUnsound() async throws {
        try install(try await bundle(1))
        let good = try await bundle(2, "圆").files
        let codes = try good.map { file in try code(of: good.filter { $0.path != file.path }) }
        #expect(Set(codes) == ["clip.missing", "index.missing", "pack.missing"])
        let short = good.map { PackBundle.File(path: $0.path, bytes: $0.path.hasSuffix("aiff") ? [] : $0.bytes) }
        #expect(try code(of: short) == "clip.size")
        // The index chooses the pack: dollars that a pack of yuan says are said nowhere.
        let dollars = good.filter { $0.path != "index.json" } + [try index(currency: "USD")]
        #expect(try code(of: dollars) == "bundle.form")
        #expect(try said(by: VoicePacks.installed(in: packs)) == "收入十五点五元")
        #expect(try names() == [".lock", "current", "packs-1"])
    }

    /// Signed and whole, but nothing that is said: what was there stays.
    @Test func signedAndSilent() async throws {
        try install(try await bundle(1))
        let silent = try await bundle(2).files.map { file in
            guard file.path == "a/splice.json" else { return file }
            // A limit that each clip keeps, and no announcement.
            let text = String(decoding: file.bytes, as: UTF8.self)
            let longest = text.matches(of: /"samples": ?(\d+)/).compactMap { Double($0.1) }.max() ?? 0
            let rate = text.firstMatch(of: /"sampleRate": ?(\d+)/).flatMap { Double($0.1) } ?? 1
            let limited = text.replacing(/^\{/, with: "{\"limits\":{\"maxSeconds\":\((longest + 1) / rate)},")
            return PackBundle.File(path: file.path, bytes: Array(limited.utf8)[...])
        }
        #expect(try code(of: silent) == "bundle.sample")
        #expect(try said(by: VoicePacks.installed(in: packs)) == "收入十五点五元")
        #expect(try names() == [".lock", "current", "packs-1"])
    }

    /// As many files as a bundle may have, each small: within five seconds.
    @Test func manyFiles() async throws {
        let good = try await bundle(1).files
        let more = (good.count..<20_000).map { PackBundle.File(path: "a/more/\($0)", bytes: [UInt8($0 % 256)]) }
        let file = try write(try PackBundle(version: 1, files: good + more))
        let start = ContinuousClock.now
        let installed = try VoicePacks.install(from: file, verifying: key.publicKey, in: packs)
        Figures.print("install of 20,000 files", "\(start.duration(to: .now))")
        #expect(try said(by: installed) == "收入十五点五元")
    }

    private func code(of files: [PackBundle.File]) throws -> String {
        let bundle = try PackBundle(version: 2, files: files)
        let error = #expect(throws: PackBundleError.self) { try install(bundle) }
        return error?.code ?? ""
    }

    /// Links that somebody laid where packs are written lead nothing out of the folder.
    @Test func linksInTheWay() async throws {
        let outside = try folder.write("outside/file", [1])
        let index = try folder.write("outside/index.json", [2])
        try FileManager.default.createDirectory(at: packs, withIntermediateDirectories: true)
        for name in [".new-packs-1-0-0", "packs-7-0-0"] {
            try FileManager.default.createSymbolicLink(
                at: packs.appendingPathComponent(name), withDestinationURL: outside.deletingLastPathComponent())
        }
        try install(try await bundle(1))
        #expect(try Data(contentsOf: outside) == Data([1]) && Data(contentsOf: index) == Data([2]))
        #expect(try names() == [".lock", "current", "packs-1"])
        let lock = packs.appendingPathComponent(".lock")
        try FileManager.default.removeItem(at: lock)
        try FileManager.default.createSymbolicLink(at: lock, withDestinationURL: outside)
        let next = try await bundle(2)
        #expect(throws: PackBundleError.unwritable(path: lock.path)) { try install(next) }
        #expect(try said(by: VoicePacks.installed(in: packs)) == "收入十五点五元")
    }

    /// The same bundle once more clears away what killed installations left.
    @Test func leftovers() async throws {
        try install(try await bundle(1))
        let two = try await bundle(2)
        try install(two)
        for name in [".new-packs-3-0-0", "packs-1-0-0"] {
            try folder.write("packs/\(name)/file", [1])
        }
        try install(two)
        #expect(try names() == [".lock", "current", "packs-1", "packs-2"])
        #expect(try said(by: VoicePacks.installed(in: packs)) == "收入十五点五元")
    }

    /// Files that are no bundles: refused without a wait, and before anything is made.
    @Test func otherFiles() throws {
        let pipe = folder.url("pipe")
        #expect(unsafe mkfifo(pipe.path, 0o600) == 0)
        let large = try folder.write("large", [])
        try FileHandle(forWritingTo: large).truncate(atOffset: UInt64(PackBundle.maximumBytes + 1))
        let limit = PackBundle.maximumBytes
        let cases: [(URL, PackBundleError)] = [
            (folder.url("missing"), .unreadable(path: folder.url("missing").path)),
            (folder.url, .unreadable(path: folder.path)),
            (pipe, .unreadable(path: pipe.path)),
            (URL(fileURLWithPath: "/dev/zero"), .unreadable(path: "/dev/zero")),
            (large, .tooLarge(bytes: limit + 1, limit: limit)),
            (try folder.write("zip", Array("PK".utf8)), .notABundle),
            (try folder.write("empty", []), .notABundle),
        ]
        for (file, error) in cases {
            #expect(throws: error) { try VoicePacks.install(from: file, verifying: key.publicKey, in: packs) }
        }
        #expect(!FileManager.default.fileExists(atPath: packs.path))
    }

    /// Killed at every step: the packs from before or the new ones are there, every clip of them, and the next run ends well.
    @Test func killed() async throws {
        try install(try await bundle(1))
        let file = try write(try await bundle(2, "圆"))
        var (step, olds, news) = (0, 0, 0)
        while true {
            let copy = folder.url("copy")
            try FileManager.default.copyItem(at: packs, to: copy)
            let arguments = ["install", file.path, "\(key.publicKey)", copy.path, "\(step)"]
            let isKilled = try Program.run(SpliceProbe.path, arguments).outputText != "installed\n"
            let words = try said(by: VoicePacks.installed(in: copy))
            if words == "收入十五点五元" { olds += 1 } else { news += 1 }
            #expect(words == "收入十五点五元" || words == "收入十五点五圆", "step \(step)")
            let again = try VoicePacks.install(from: file, verifying: key.publicKey, in: copy)
            #expect(try said(by: again) == "收入十五点五圆", "step \(step)")
            let left = try FileManager.default.contentsOfDirectory(atPath: copy.path)
            #expect(left.count == 4 && !left.contains { $0.hasPrefix(".new-") }, "step \(step): \(left)")
            try FileManager.default.removeItem(at: copy)
            guard isKilled else { break }
            step += 1
        }
        #expect(step > 20 && olds > 20 && news > 1, "\(step), \(olds), \(news)")
    }
}
