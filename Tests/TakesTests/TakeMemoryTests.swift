import Foundation
import TestSupport
import Testing
import VoiceAssetAudioCodecs
import VoiceAssetChecksums
import VoiceAssetPacks
import VoiceAssetSound

@testable import VoiceAssetTakes

/// What is remembered of takes, and what a file of it may hold.
@Suite struct TakeMemoryTests {
    private static let terms = "tool 1, limits 2"
    private static let digest = String(repeating: "5", count: 64)

    private func known(_ seed: UInt64, measuresPitch: Bool = true) throws -> UsableTake<KnownSound> {
        let bytes = try SoundFile.encode(TestSignal.word(seed), sampleRate: 24000, as: .wavPCM16)
        let take = try TakeJudge(profile: ClipProfile(), measuresPitch: measuresPitch).prepare(bytes)
        return take.with(KnownSound(print: take.sound.print, samples: take.sound.samples))
    }

    private func memory() throws -> TakeMemory {
        var memory = TakeMemory()
        var parted = try known(1)
        parted.traits.parting = Parting(start: 0.5, end: 0.75, step: -12)
        parted.traits.setting = TakeSetting(
            pitch: PitchRange(low: -2, middle: 0.5, high: 3), ratio: 61.5, fading: 0.025)
        parted.traits.steepness = EdgeSteepness(start: 63.5, end: -1.5)
        memory.add(parted, sha256: Self.digest)
        memory.add(try known(2, measuresPitch: false), sha256: String(repeating: "a", count: 64))
        memory.compared = ComparedTakes([.init(key: Self.digest, first: 0)])
        return memory
    }

    private func isSame(_ one: UsableTake<KnownSound>, _ other: UsableTake<KnownSound>) -> Bool {
        one.sampleRate == other.sampleRate && one.channels == other.channels && one.seconds == other.seconds
            && one.kept == other.kept && one.keptSamples == other.keptSamples && one.traits == other.traits
            && one.findings == other.findings && one.sound.print?.essence == other.sound.print?.essence
    }

    private func read(_ bytes: [UInt8], terms: String = Self.terms) async -> TakeMemory {
        await TakeMemoryFile.memory(from: bytes, terms: terms, workers: 2)
    }

    @Test(arguments: [
        TakeFinding.flatTops(FlatTops(count: 3, height: 0.25)),
        .dropouts(Dropouts(count: 2, start: 0.5, seconds: 0.012)),
    ])
    func aFindingIsTheSame(finding: TakeFinding) throws {
        var writer = ByteWriter()
        #expect(RememberedFinding.write(finding, to: &writer))
        var scanner = ByteScanner(writer.bytes[...])
        #expect(try RememberedFinding.read(from: &scanner) == finding && scanner.isAtEnd)
    }

    @Test func aFileGivesBackEveryBit() async throws {
        let memory = try memory()
        let bytes = TakeMemoryFile.bytes(of: memory, terms: Self.terms)
        let again = await read(bytes)
        #expect(again.takes.count == 2)
        #expect(again.compared == memory.compared)
        #expect(again.fileSize == bytes.count)
        for (digest, take) in memory.takes {
            let other = try #require(again[digest])
            #expect(isSame(take, other))
            #expect(other.sound.samples == nil, "sound is not kept")
            let (print, second) = (try #require(take.sound.print), try #require(other.sound.print))
            #expect(
                print.likeness(to: try #require(try known(7).sound.print))
                    == second.likeness(to: try #require(try known(7).sound.print)))
        }
    }

    /// Every kind of finding that a take which can be used may have.
    @Test(
        arguments: [
            .clipping(samples: 212), .quiet(peak: -41.5), .noise(floor: -50, ratio: 20.125), .dcOffset(-0.02),
            .edge(.start, silence: 0), .edge(.end, silence: 0.01), .hum(Hum(frequency: 50, level: -44), ratio: 31),
            .bandLimited(3400), .utterances(Utterances(count: 2, pause: 0.6)), .cancellingChannels,
            .deadChannels([0, 3]), .tight, .unended(isCut: false),
        ] as [TakeFinding])
    func keepsFindings(finding: TakeFinding) async throws {
        var take = try known(1)
        take.findings = [finding, .tight]
        var memory = TakeMemory()
        memory.add(take, sha256: Self.digest)
        let again = await read(TakeMemoryFile.bytes(of: memory, terms: Self.terms))
        #expect(again[Self.digest]?.findings == [finding, .tight])
    }

    /// What could not be read again is not remembered: it would spoil the file.
    @Test func passesOverWhatCannotBeKept() throws {
        var memory = TakeMemory()
        var take = try known(1)
        take.findings = [.noise(floor: -.infinity, ratio: .infinity)]
        memory.add(take, sha256: Self.digest)
        take.findings = [.resampling("soxr")]
        memory.add(take, sha256: Self.digest)
        take.findings = []
        take.traits.loudness = -.infinity
        memory.add(take, sha256: Self.digest)
        #expect(memory.isEmpty)
    }

    @Test func otherTermsAreAnotherFile() async throws {
        let again = await read(TakeMemoryFile.bytes(of: try memory(), terms: Self.terms), terms: "tool 2")
        #expect(again.isEmpty)
        #expect(again.fileSize == nil)
    }

    /// What is put behind a file is read as if the file had been written with it; the later comparison counts.
    @Test func grows() async throws {
        let earlier = try memory()
        var memory = earlier
        memory.add(try known(3), sha256: String(repeating: "c", count: 64))
        memory.compared = ComparedTakes([
            .init(key: Self.digest, first: 0), .init(key: "c" + Self.digest.dropLast(), first: 0),
        ])
        let additions = memory.additions(to: earlier)
        #expect(additions.takes.keys.map { $0 } == [String(repeating: "c", count: 64)])
        let bytes = TakeMemoryFile.bytes(of: earlier, terms: Self.terms) + TakeMemoryFile.records(of: additions)
        let again = await read(bytes)
        #expect(again.takes.keys == memory.takes.keys)
        #expect(again.compared == memory.compared)
        #expect(again.fileSize == bytes.count)
    }

    /// Half as much again as is needed, and no more.
    @Test func growsNotForEver() throws {
        let memory = try memory()
        let size = TakeMemoryFile.bytes(of: memory, terms: Self.terms).count
        #expect(TakeMemoryFile.canGrow(to: size, holding: memory))
        #expect(!TakeMemoryFile.canGrow(to: 2 * size + (16 << 20), holding: memory))
    }

    /// Of a file with one bit changed, cut short or with something behind it no more is believed than what stands before that,
    /// and nothing is put behind it.
    @Test func damage() async throws {
        let memory = try memory()
        let bytes = TakeMemoryFile.bytes(of: memory, terms: Self.terms)
        var random = SeededGenerator(seed: 7)
        for _ in 0..<200 {
            var damaged = bytes
            damaged[Int.random(in: damaged.indices, using: &random)] ^= 1 << UInt8.random(in: 0..<8, using: &random)
            let short = Array(bytes[..<Int.random(in: 0..<bytes.count, using: &random)])
            for again in [await read(damaged), await read(short)] {
                for (digest, take) in again.takes { #expect(isSame(take, try #require(memory[digest]))) }
                #expect(again.takes.count < 2 || again.compared == ComparedTakes() || again.compared == memory.compared)
            }
            #expect(await read(damaged).fileSize == nil)
        }
        #expect(await read(bytes + [0]).fileSize == nil)
    }

    /// Numbers that nobody measured, under a checksum that is right: what is read is none, or can be compared.
    @Test func forgery() async throws {
        let take = try #require(try memory().takes.values.first { $0.sound.print != nil })
        var memory = TakeMemory()
        memory.add(take, sha256: Self.digest)
        // Behind the file's head a record is its length, "take", a SHA-256 and the take.
        let nothing = TakeMemoryFile.records(of: TakeMemory()).count
        let head = TakeMemoryFile.bytes(of: TakeMemory(), terms: Self.terms).dropLast(nothing)
        let body = Array(TakeMemoryFile.records(of: memory).dropLast(nothing).dropFirst(8 + 5 + 65))
        #expect(await read(head + Self.record(body)).takes.count == 1)
        let other = try #require(try known(7).sound.print)
        var random = SeededGenerator(seed: 8)
        var read = 0
        for round in 0..<400 {
            var body = body
            // The fields before the print, and its counts, are in the first 300 bytes.
            let place = Int.random(in: 0..<(round % 2 == 0 ? 300 : body.count - 8), using: &random)
            let extreme = Self.extremes.randomElement(using: &random) ?? 0
            for byte in 0..<8 { body[place + byte] = UInt8(truncatingIfNeeded: extreme >> (8 * UInt64(byte))) }
            for take in await self.read(head + Self.record(body)).takes.values {
                read += 1
                guard let print = take.sound.print else { continue }
                _ = print.likeness(to: other)
                _ = print.timbreLikeness(to: other)
                _ = print.outlineDistance(to: other)
                _ = print.warpedDistance(to: other)
                _ = print.toneDistance(to: other)
            }
        }
        #expect(read > 0, "some forgeries are well-formed")
    }

    /// A take behind its length.
    private static func record(_ body: [UInt8]) -> [UInt8] {
        let sealed = SealedBytes.seal(body, head: "take")
        return (0..<8).map { UInt8(truncatingIfNeeded: sealed.count >> (8 * $0)) } + sealed
    }

    /// As integers and as floating-point numbers: infinite, not a number, −0.
    private static let extremes: [UInt64] = [
        .max, 0, 1 << 63, 1 << 62, 0x7ff0_0000_0000_0000, 0x7ff8_0000_0000_0000, 1 << 32,
    ]
}
