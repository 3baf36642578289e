import Foundation
import TestSupport
import Testing
import VoiceAssetCore

@testable import VoiceAssetPipeline

/// Every byte of a recording is accounted for: the tool reads what foreign programs read, or a finding says why not.
@Suite(.enabled(if: TakeKind.tools)) struct EveryByteTests {
    @Test(arguments: TakeKind.all, TakeDeed.allCases) func readsAsOthersDo(kind: TakeKind, deed: TakeDeed) throws {
        let whole = try kind.bytes
        guard let bytes = deed.change(whole) else { return }
        let ours = ReadTakeResult(bytes)
        let place = Comment("\(ours.samples) samples: \(ours.words)")
        let all = ReadTakeResult(whole)
        // Starting it takes longer than reading.
        let isTheirs = deed == .nothing || Self.keepsMost.contains(deed) || !deed.keepsSound && !ours.isTold
        let theirs = isTheirs ? try kind.samples(of: bytes, by: "ffmpeg") : 0
        #expect(!all.isTold, "\(all.words)")
        if deed.keepsSound {
            // Samples of a few bytes that were no sound come with a header that says so.
            #expect((0...128).contains(ours.samples - all.samples), "whole \(all.samples), \(place)")
        } else if kind.isOgg, deed == .appended {
            // A chain is legal. ffmpeg leaves in what the encoder put in front of the second.
            #expect(ours.samples == 2 * all.samples && !ours.isTold, place)
        } else {
            #expect(ours.isTold || ours.samples == theirs, "ffmpeg \(theirs), \(place)")
        }
        let isNoNumber = kind.isFloat && deed == .lineEnd
        if Self.keepsMost.contains(deed), !isNoNumber {
            // What decodes is not thrown away, but for a block that something was put into. A float of shifted bytes is no number,
            // and its file is refused.
            #expect(ours.samples >= min(theirs, all.samples) - 4608, "ffmpeg \(theirs), \(place)")
        }
        if deed == .nothing { #expect(ours.samples == theirs, "ffmpeg \(theirs), \(place)") }
        if deed == .nothing || deed == .tagInFront || deed == .tagsBehind { #expect(!ours.isTold, place) }
        if kind.isMP3, deed == .nothing {
            // mpg123 leaves out the delay of its own where a table states no other.
            let others = try kind.samples(of: bytes, by: "mpg123")
            #expect([0, 529].contains(ours.samples - others), "mpg123 \(others), \(place)")
        }
    }

    private static let keepsMost: [TakeDeed] = [.zerosInside, .lostInside, .zeroedInside, .lineEnd]

    /// A number of a header that a writer fills in at its end; `place` counts from the name of the chunk that it is in.
    struct LastNumber: Sendable, CustomTestStringConvertible {
        var file: String
        var chunk: String
        var place: Int
        var width: Int

        var testDescription: String { "\(file), \(chunk)" }

        static let all: [LastNumber] = [
            .init(file: "wav16.wav", chunk: "data", place: 4, width: 4),
            .init(file: "float.wav", chunk: "data", place: 4, width: 4),
            .init(file: "ulaw.wav", chunk: "data", place: 4, width: 4),
            .init(file: "rf64.wav", chunk: "ds64", place: 16, width: 8),
            .init(file: "take.w64", chunk: "data", place: 16, width: 8),
            .init(file: "take.aiff", chunk: "SSND", place: 4, width: 4),
            .init(file: "take.aiff", chunk: "COMM", place: 10, width: 4),
            .init(file: "take.aifc", chunk: "SSND", place: 4, width: 4),
            .init(file: "take.aifc", chunk: "COMM", place: 10, width: 4),
            .init(file: "take.caf", chunk: "data", place: 4, width: 8),
            .init(file: "take.au", chunk: ".snd", place: 8, width: 4),
        ]
    }

    /// All sound is read that a header of no length was not finished for, and it is told.
    @Test(arguments: LastNumber.all) func unfinishedHeader(number: LastNumber) throws {
        let kind = try #require(TakeKind.all.first { $0.file == number.file })
        var bytes = try kind.bytes
        let whole = ReadTakeResult(bytes)
        let chunk = try #require(bytes.indices.first { bytes[$0...].starts(with: number.chunk.utf8) })
        let place = chunk + number.place..<chunk + number.place + number.width
        bytes.replaceSubrange(place, with: repeatElement(0, count: number.width))
        let read = ReadTakeResult(bytes)
        #expect(read.samples == whole.samples && whole.samples > 0, "\(read.samples) of \(whole.samples)")
        #expect(read.findings.map(\.form) == ["unfinished"], "\(read.words)")
        #expect(read.findings.map(\.severity) == [.warning])
    }

    /// What happens to files at random: a few bytes, or many, cut out, put in, zeroed, or another take behind them.
    static let edits = 2000

    private static func edited(_ bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...2, using: &generator) {
            let most = [4, 64, 1000, 8000].randomElement(using: &generator)!
            let start = Int.random(in: 0..<bytes.count, using: &generator)
            let range = start..<min(bytes.count, start + Int.random(in: 1...most, using: &generator))
            switch Int.random(in: 0..<5, using: &generator) {
            case 0: bytes.removeSubrange(range)
            case 1: bytes.replaceSubrange(range, with: repeatElement(0, count: range.count))
            case 2:
                let new = range.map { _ in UInt8.random(in: 0...255, using: &generator) }
                bytes.insert(contentsOf: new, at: start)
            case 3: bytes.removeLast(min(range.count, bytes.count - 1))
            default: bytes += bytes[..<range.upperBound]
            }
        }
        return bytes
    }

    private struct Count {
        var (same, more, told) = (0, 0, 0)
    }

    /// All of them where `EXHAUSTIVE` is set, else every tenth. Never are there fewer samples than ffmpeg reads without a finding that
    /// tells it.
    @Test func randomEdits() async throws {
        var counts: [String: Count] = [:]
        let seeds = stride(from: 0, to: Self.edits, by: Exhaustive.isWanted ? 1 : 10).map(\.self)
        try await withThrowingTaskGroup(of: (String, Int, Int, ReadTakeResult).self) { group in
            var waiting = seeds[...]
            func add() {
                guard let seed = waiting.popFirst() else { return }
                group.addTask {
                    var generator = SeededGenerator(seed: UInt64(seed))
                    let kind = TakeKind.all[seed / 10 % TakeKind.all.count]
                    let bytes = Self.edited(try kind.bytes, &generator)
                    let theirs = try kind.samples(of: bytes, by: "ffmpeg")
                    return (kind.file, seed, theirs, ReadTakeResult(bytes))
                }
            }
            for _ in 0..<2 { add() }
            while let (file, seed, theirs, ours) = try await group.next() {
                add()
                // Of chained Ogg ffmpeg leaves in what an encoder put in front of each stream.
                let delays = file.hasSuffix(".ogg") || file.hasSuffix(".opus") ? 1024 : 0
                #expect(
                    ours.samples >= theirs - delays || ours.isTold,
                    "\(file), edit \(seed): \(ours.samples) of \(theirs)")
                counts[file, default: Count()].same += ours.samples == theirs ? 1 : 0
                counts[file, default: Count()].more += ours.samples > theirs ? 1 : 0
                counts[file, default: Count()].told += ours.isTold ? 1 : 0
            }
        }
        let lines = counts.sorted { $0.key < $1.key }.map { file, count in
            "| \(file) | \(count.same) | \(count.more) | \(count.told) |"
        }
        print((["| file | as ffmpeg | more | told |"] + lines).joined(separator: "\n"))
    }
}
