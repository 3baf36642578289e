import Foundation
import NumberGrammar
import TestSupport
import Testing
import VoiceManifest

@testable import VoiceSplicer
@testable import VoiceTables

/// Packs that are not what `generate` wrote: an error that says which file and why, and no file.
struct DamagedPackTests {
    private static let clip = "payment-received"

    // MARK: Loading

    @Test func missingPack() throws {
        let folder = try TemporaryFolder()
        for path in [folder.url("nowhere").path, folder.path, "", "/dev/null", folder.url("a\u{0}b").path] {
            #expect(throws: VoiceSplicerError.packMissing(folder: path)) { try PackSplicer(pack: path) }
        }
    }

    /// Packs of 0.2.0 have no file for splicers; their manifests have lower schemas.
    @Test(arguments: [(1, true), (2, true), (4, true), (5, false), (6, false)])
    func manifestAlone(schema: Int, isEarlier: Bool) throws {
        let folder = try TemporaryFolder()
        try folder.write("manifest.json", #"{"schema": \#(schema), "pack": "en-USD"}"#.utf8)
        let error = try #require(throws: VoiceSplicerError.self) { try PackSplicer(pack: folder.path) }
        #expect("\(error)".contains("run generate again") == isEarlier, "\(error)")
        #expect(error.code == (isEarlier ? "pack.unsound" : "pack.missing"))
    }

    @Test(arguments: [
        "", "{}", "not JSON", #"{"schema": 5}"#, #"{"schema": 2}"#, String(repeating: "[", count: 100_000),
    ])
    func damagedManifest(text: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("splice.json", text.utf8)
        let error = #expect(throws: VoiceSplicerError.self) { try PackSplicer(pack: folder.path) }
        guard case .manifest("\(folder.path)/splice.json", _) = error else { throw Unexpected(error) }
    }

    @Test func manifestThatIsNoFile() throws {
        let folder = try TemporaryFolder()
        let file = folder.url("splice.json").path
        try folder.write("elsewhere", "{}".utf8)
        let makers: [() throws -> Void] = [
            { try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: false) },
            { try #require(unsafe mkfifo(file, 0o600) == 0) },
            { try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: "elsewhere") },
            { try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: "/dev/zero") },
        ]
        for make in makers {
            try make()
            #expect(throws: VoiceSplicerError.clip(path: file, .notAFile)) { try PackSplicer(pack: folder.path) }
            try FileManager.default.removeItem(atPath: file)
        }
    }

    @Test func manifestThatIsTooLarge() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("splice.json", [])
        try #require(unsafe truncate(file.path, 1 << 40) == 0)
        #expect(
            throws: VoiceSplicerError.clip(path: file.path, .size(1 << 40, expected: SpliceManifest.maximumBytes))
        ) { try PackSplicer(pack: folder.path) }
    }

    @Test func manifestWithoutGrammar() async throws {
        let pack = try await SpokenPack.named(.english).copy()
        try pack.changeManifest { $0.grammar = .init() }
        #expect(throws: VoiceSplicerError.noGrammar(file: "\(pack.path)/splice.json")) {
            try PackSplicer(pack: pack.path)
        }
    }

    /// Every byte of the manifest may be wrong: the pack is refused for its manifest, or what it says is made of whole clips.
    @Test func manifestWithAFlippedByte() async throws {
        let intact = try await SpokenPack.named(.chinese)
        let pack = try intact.copy()
        let bytes = [UInt8](try Data(contentsOf: pack.url("splice.json")))
        let said = try intact.announcement("15.50")
        let expected = try intact.splicer.bytes(said, rendition: .mp3)
        var (refused, same) = (0, 0)
        for index in stride(from: 0, to: bytes.count, by: 37) {
            var damaged = bytes
            damaged[index] ^= UInt8(1 << (index % 8))
            try Data(damaged).write(to: pack.url("splice.json"))
            do throws(VoiceSplicerError) {
                let splicer = try PackSplicer(pack: pack.path)
                let id = splicer.announcementIDs.contains(SpokenPack.payment) ? SpokenPack.payment : ""
                let announcement = try splicer.announcement(id, amount: splicer.amount("15.50"))
                let spliced = try splicer.bytes(announcement, rendition: .mp3)
                // Another clip in the place of one is what a flipped digit of the table may ask for.
                let isAsBefore = announcement.clips == said.clips
                #expect(!isAsBefore || spliced == expected, "bit \(index % 8) of byte \(index)")
                same += isAsBefore ? 1 : 0
            } catch {
                #expect(Self.isOfManifest(error, in: pack), "bit \(index % 8) of byte \(index): \(error)")
                refused += 1
            }
        }
        #expect(refused > 0 && same > 0)
    }

    /// What a manifest that says something else than the files may be refused for.
    private static func isOfManifest(_ error: VoiceSplicerError, in pack: DamagedPack) -> Bool {
        switch error {
        case .manifest(let file, let error): file == "\(pack.path)/splice.json" && !"\(error)".isEmpty
        case .noGrammar(let file): file == "\(pack.path)/splice.json"
        case .clip(let path, _): path.hasPrefix("\(pack.path)/mp3/")
        case .amount, .refused, .tooLong, .rendition: true
        default: false
        }
    }

    // MARK: Splicing

    /// Splices the damaged pack: the fault, with no file and no rest of one.
    private func fault(
        of pack: DamagedPack, _ rendition: SoundRendition, file: String = clip,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> ClipFault? {
        let splicer = try PackSplicer(pack: pack.path)
        let announcement = try splicer.announcement(
            SpokenPack.payment, amount: splicer.amount("77.77"))
        let output = try TemporaryFolder()
        let error = #expect(throws: VoiceSplicerError.self, sourceLocation: sourceLocation) {
            try splicer.write(announcement, rendition: rendition, to: output.url("announcement").path)
        }
        #expect(throws: try #require(error)) { try splicer.bytes(announcement, rendition: rendition) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: output.path) == [])
        guard case .clip(let path, let fault) = error else { throw Unexpected(error) }
        #expect(path.hasPrefix("\(pack.path)/\(rendition)/\(file)."), sourceLocation: sourceLocation)
        return fault
    }

    private static func file(_ rendition: SoundRendition, _ clip: String = clip) -> String {
        let name = rendition.name.prefix { $0 != "-" }
        return "\(rendition)/\(clip).\(name)"
    }

    @Test(arguments: SpokenPack.renditions) func missingOrOtherwiseLongClip(rendition: SoundRendition) async throws {
        let pack = try await SpokenPack.named(.english).copy()
        // A clip that comes late, when much has been written.
        let file = Self.file(rendition, "cents")
        let bytes = try Data(contentsOf: pack.url(file))
        try bytes.dropLast().write(to: pack.url(file))
        #expect(
            try fault(of: pack, rendition, file: "cents") == .size(bytes.count - 1, expected: bytes.count))
        try (bytes + [0]).write(to: pack.url(file))
        #expect(
            try fault(of: pack, rendition, file: "cents") == .size(bytes.count + 1, expected: bytes.count))
        try Data().write(to: pack.url(file))
        #expect(try fault(of: pack, rendition, file: "cents") == .size(0, expected: bytes.count))
        try pack.remove(file)
        #expect(try fault(of: pack, rendition, file: "cents") == .missing)
    }

    @Test func clipThatIsNoFile() async throws {
        let pack = try await SpokenPack.named(.english).copy()
        let file = pack.url("mp3/\(Self.clip).mp3").path
        let elsewhere = pack.url("elsewhere.mp3").path
        try FileManager.default.moveItem(atPath: file, toPath: elsewhere)
        try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: elsewhere)
        #expect(try fault(of: pack, .mp3) == .notAFile)
        try FileManager.default.removeItem(atPath: file)
        try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: false)
        #expect(try fault(of: pack, .mp3) == .notAFile)
        try FileManager.default.removeItem(atPath: file)
        try #require(unsafe mkfifo(file, 0o600) == 0)
        #expect(try fault(of: pack, .mp3) == .notAFile)
    }

    /// A link in place of a rendition's folder could lead out of the pack.
    @Test func renditionThatIsALink() async throws {
        let pack = try await SpokenPack.named(.english).copy()
        try FileManager.default.moveItem(at: pack.url("mp3"), to: pack.folder.url("outside"))
        try FileManager.default.createSymbolicLink(
            atPath: pack.url("mp3").path, withDestinationPath: pack.folder.url("outside").path)
        let splicer = try PackSplicer(pack: pack.path)
        let phrase = try splicer.announcement(SpokenPack.phrase)
        let error = #expect(throws: VoiceSplicerError.self) { try splicer.bytes(phrase, rendition: .mp3) }
        guard case .unreadable(pack.url("mp3").path, _) = error else { throw Unexpected(error) }
        #expect(throws: Never.self) { try splicer.bytes(phrase, rendition: .wav) }
    }

    /// A pack that goes away while it is in use.
    @Test func packThatIsGone() async throws {
        let pack = try await SpokenPack.named(.english).copy()
        let splicer = try PackSplicer(pack: pack.path)
        let phrase = try splicer.announcement(SpokenPack.phrase)
        try FileManager.default.removeItem(atPath: pack.path)
        #expect(throws: VoiceSplicerError.packMissing(folder: pack.path)) {
            try splicer.bytes(phrase, rendition: .mp3)
        }
    }

    @Test func wrongRenditionOrPack() async throws {
        let english = try await SpokenPack.named(.english).splicer
        let chinese = try await SpokenPack.named(.chinese).splicer
        let phrase = try english.announcement(SpokenPack.phrase)
        let poor = try await SpokenPack.named(.english).copy()
        try poor.changeManifest { manifest in
            manifest.renditions["wav"] = nil
            for place in manifest.clips.indices { manifest.clips[place].files["wav"] = nil }
        }
        let splicer = try PackSplicer(pack: poor.path)
        #expect(throws: VoiceSplicerError.rendition(.wav)) {
            try splicer.bytes(splicer.announcement(SpokenPack.phrase), rendition: .wav)
        }
        #expect(throws: VoiceSplicerError.foreignAnnouncement(SpokenPack.phrase)) {
            try chinese.bytes(phrase, rendition: .mp3)
        }
    }

    // MARK: Headers

    /// Bytes of the header that decide how it is read. Any other value is noticed.
    @Test(
        arguments: [
            (.wav, [0, 4, 5, 7, 8, 12, 16, 20, 22, 24, 28, 32, 34, 36, 40, 41, 43]),
            (.cafPCM, [0, 4, 8, 15, 19, 20, 28, 32, 36, 40, 44, 48, 59, 4080, 4084, 4088, 4091, 4092]),
            (.cafULaw, [0, 4, 8, 15, 19, 20, 28, 32, 36, 40, 44, 48, 59, 4080, 4084, 4088, 4091, 4092]),
            (.cafALaw, [0, 4, 8, 15, 19, 20, 28, 32, 36, 40, 44, 48, 59, 4080, 4084, 4088, 4091, 4092]),
            (.aiffIMA4, [0, 4, 7, 8, 19, 20, 24, 31, 32, 34, 37, 38, 40, 44, 50, 53, 56, 60, 63, 64, 68, 71]),
        ] as [(SoundRendition, [Int])])
    func headerThatLies(rendition: SoundRendition, places: [Int]) async throws {
        let pack = try await SpokenPack.named(.english).copy()
        for place in places {
            for flip: UInt8 in [0x01, 0x80, 0xff] {
                try pack.change(Self.file(rendition)) { $0[place] ^= flip }
                let fault = try fault(of: pack, rendition)
                guard case .header = fault else {
                    Issue.record("byte \(place): \(String(describing: fault))")
                    continue
                }
                try pack.change(Self.file(rendition)) { $0[place] ^= flip }
            }
        }
    }

    /// Sizes that no arithmetic holds.
    @Test func headerWithEnormousSizes() async throws {
        let pack = try await SpokenPack.named(.english).copy()
        let file = Self.file(.cafPCM)
        for size: [UInt8] in [[0x7f] + .init(repeating: 0xff, count: 7), .init(repeating: 0xff, count: 8)] {
            for place in [56, 4084] {
                try pack.change(file) { $0.replaceSubrange(place..<place + 8, with: size) }
                guard case .header = try fault(of: pack, .cafPCM) else {
                    Issue.record("byte \(place)")
                    continue
                }
            }
        }
    }

    /// Any header at all: it is refused or the splice has the right length.
    @Test(arguments: SpokenPack.renditions) func headerOfNoise(rendition: SoundRendition) async throws {
        let pack = try await SpokenPack.named(.english).copy()
        let splicer = try PackSplicer(pack: pack.path)
        let phrase = try splicer.announcement(SpokenPack.phrase)
        let whole = try splicer.bytes(phrase, rendition: rendition).count
        let original = [UInt8](try Data(contentsOf: pack.url(Self.file(rendition))))
        var generator = SeededGenerator(seed: 5)
        for _ in 0..<300 {
            var bytes = original
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                bytes[Int.random(in: 0..<72, using: &generator)] = .random(in: 0...255, using: &generator)
            }
            try Data(bytes).write(to: pack.url(Self.file(rendition)))
            if let spliced = try? splicer.bytes(phrase, rendition: rendition) { #expect(spliced.count == whole) }
        }
    }

    /// What other programs do to an MP3 without changing its size.
    @Test func mp3Frames() async throws {
        let pack = try await SpokenPack.named(.english).copy()
        let changes: [(Int, String, (inout [UInt8]) -> Void)] = [
            (
                0, "is no frame of the pack's: its header is 0x49443304",
                { $0.replaceSubrange(0..<4, with: [0x49, 0x44, 0x33, 4]) }
            ),
            (3, "is no frame of the pack's: its header is 0xfffb64c4", { $0[3 * 192 + 2] = 0x64 }),
            (5, "is no frame of the pack's: its header is 0xfffb56c4", { $0[5 * 192 + 2] |= 2 }),
            (2, "needs the frames before it", { $0[2 * 192 + 4] = 7 }),
            (0, "is a table of another length", { $0.replaceSubrange(21..<25, with: Array("Xing".utf8)) }),
            (0, "is a table of another length", { $0.replaceSubrange(21..<25, with: Array("Info".utf8)) }),
            (0, "is a table of another length", { $0.replaceSubrange(36..<40, with: Array("VBRI".utf8)) }),
        ]
        let file = Self.file(.mp3)
        for (frame, words, change) in changes {
            let original = try Data(contentsOf: pack.url(file))
            try pack.change(file, change)
            #expect(try fault(of: pack, .mp3) == .frame(frame, words))
            try original.write(to: pack.url(file))
        }
    }

    @Test func saysWhatIsWrong() async throws {
        let pack = try await SpokenPack.named(.english).copy()
        try pack.change("wav/\(Self.clip).wav") { $0[4] ^= 8 }
        let splicer = try PackSplicer(pack: pack.path)
        let phrase = try splicer.announcement(SpokenPack.phrase)
        let bytes = try #require(splicer.manifest.bytes(of: splicer.manifest.clips[0], in: "wav"))
        let error = #expect(throws: VoiceSplicerError.self) { try splicer.bytes(phrase, rendition: .wav) }
        #expect(
            error?.description == """
                \(pack.path)/wav/payment-received.wav is damaged: 'RIFF' states \((bytes - 8) ^ 8) bytes, not \(bytes - 8)
                """)
    }
}
