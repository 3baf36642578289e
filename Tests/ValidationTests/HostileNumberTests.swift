import Foundation
import NumberGrammar
import PackFixture
import TestSupport
import Testing
import VoiceAssetCore
import VoiceAssetPipeline
import VoiceManifest
import VoiceNotifications
import VoiceSplicer

@testable import VoiceAssetValidation

/// A pack's files and an index in which a number is another: they are refused or read, and nothing traps.
@Suite struct HostileNumberTests {
    /// Each number of a file in turn is each of the extremes, one in five of these, and the largest of 64 bits always.
    @Test(arguments: [("manifest.json", 50), ("splice.json", 10)])
    func isRefusedOrRead(file: String, most: Int) async throws {
        let manifest = try await HostileNumbers.of(file)
        #expect(manifest.places.count > 30)
        var accepted = 0
        for (place, range) in manifest.places.enumerated() {
            for (index, number) in HostileNumbers.extremes.enumerated()
            where (place + index).isMultiple(of: 5) || number == "\(Int64.max)" {
                accepted += try manifest.read([(range, number)]) ? 1 : 0
            }
        }
        // A loudness may be anything finite.
        #expect(accepted > most)
    }

    @Test func indexIsRefusedOrRead() async throws {
        let pack = try await HostileNumbers.pack()
        let index = HostileNumbers(try pack.everything()["index.json"].map { [UInt8]($0) } ?? [])
        #expect(index.places.count == 1)
        for number in HostileNumbers.extremes {
            let bytes = index.text([(index.places[0], number)])
            if let read = try? VoiceIndex(json: bytes) { #expect(read.schema == 1, "\(number)") }
        }
    }

    /// Each number in turn is the largest: what is read is validated, spliced, and generated anew.
    @Test(arguments: ["manifest.json", "splice.json"])
    func packIsValidatedSplicedAndMadeAgain(file: String) async throws {
        let manifest = try await HostileNumbers.of(file)
        let pack = try await HostileNumbers.pack()
        let written = manifest.places.indices.filter { $0 % 9 == 4 }
        for place in written {
            try await HostileNumbers.use(file, manifest.text([(manifest.places[place], "\(Int64.max)")]), in: pack)
        }
    }
}

/// The same with every extreme at every number, and at two numbers at a time.
@Suite(.exhaustive) struct ExhaustiveHostileNumberTests {
    /// All are read; of what is read, and of what is refused at each place, a part goes through the whole way.
    @Test(arguments: ["manifest.json", "splice.json"]) func everyNumberIsEveryExtreme(file: String) async throws {
        let manifest = try await HostileNumbers.of(file)
        let pack = try await HostileNumbers.pack()
        var (accepted, used) = (0, 0)
        for (place, range) in manifest.places.enumerated() {
            for (index, number) in HostileNumbers.extremes.enumerated() {
                let isRead = try manifest.read([(range, number)])
                accepted += isRead ? 1 : 0
                // What is not read is only validated, which looks into it all the same.
                guard isRead ? accepted.isMultiple(of: 4) : index == place % HostileNumbers.extremes.count
                else { continue }
                try await HostileNumbers.use(file, manifest.text([(range, number)]), in: pack, generates: isRead)
                used += 1
            }
        }
        Figures.print("hostile numbers", "\(accepted) read, \(used) used of \(manifest.places.count) places")
        #expect(used > 100)
    }

    @Test(arguments: ["manifest.json", "splice.json"]) func twoNumbersAtATime(file: String) async throws {
        let manifest = try await HostileNumbers.of(file)
        var generator = SeededGenerator(seed: 9)
        var accepted = 0
        for _ in 0..<20_000 {
            let first = Int.random(in: 0..<manifest.places.count - 1, using: &generator)
            let second = Int.random(in: first + 1..<manifest.places.count, using: &generator)
            let numbers = (0..<2).map { _ in HostileNumbers.extremes.randomElement(using: &generator) ?? "0" }
            let changes = [(manifest.places[first], numbers[0]), (manifest.places[second], numbers[1])]
            accepted += try manifest.read(changes) ? 1 : 0
        }
        #expect(accepted > 100)
    }
}

/// A JSON text whose numbers can be others.
private struct HostileNumbers {
    let bytes: [UInt8]
    /// Where its numbers stand.
    let places: [Range<Int>]

    static let extremes = [
        "0", "-0", "1", "-1", "0.5", "2147483647", "2147483648", "-2147483648", "9007199254740992",
        "9223372036854775807", "-9223372036854775808", "9223372036854775808", "18446744073709551615",
        "18446744073709551616", "1e15", "1e18", "1e308", "-1e308", "1e999", "5e-324",
    ]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var places: [Range<Int>] = []
        var (isString, isEscaped) = (false, false)
        for (index, byte) in bytes.enumerated() {
            if isString {
                if !isEscaped, byte == UInt8(ascii: "\"") { isString = false }
                isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
            } else if byte == UInt8(ascii: "\"") {
                isString = true
            } else if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "-+.".utf8.contains(byte) {
                if let last = places.last, last.upperBound == index {
                    places[places.count - 1] = last.lowerBound..<index + 1
                } else {
                    places.append(index..<index + 1)
                }
            }
        }
        self.places = places
    }

    /// Generated from three words and number rules, once a test.
    static func pack() async throws -> TestPack {
        let pack = try TestPack(GeneratedPack.takes())
        let texts = TestPack.counting()
        try pack.write("pack.yml", texts.yaml.utf8)
        try pack.write("numbers.rbnf", texts.rules.utf8)
        let report = await GeneratedPack.generate(pack)
        #expect(report.packs.map(\.change) == [.changed], "\(report.diagnostics.map(\.line))")
        return pack
    }

    /// Those of a file of the pack.
    static func of(_ file: String) async throws -> HostileNumbers {
        let pack = try await pack()
        return HostileNumbers([UInt8](try #require(try pack.everything()["\(TestPack.name)/\(file)"])))
    }

    /// The text with other numbers at some places.
    func text(_ changes: [(Range<Int>, String)]) -> [UInt8] {
        var text = bytes
        for (range, number) in changes.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
            text.replaceSubrange(range, with: number.utf8)
        }
        return text
    }

    /// Whether the file is sound with other numbers: then a manifest is what its own text reads as, and splicers say amounts.
    func read(_ changes: [(Range<Int>, String)]) throws -> Bool {
        if let manifest = try? PackManifest(json: text(changes)) {
            #expect(try PackManifest(json: manifest.encoded()) == manifest, "\(changes)")
            return true
        }
        guard let manifest = try? SpliceManifest(json: text(changes)) else { return false }
        let grammar = try manifest.amountGrammar()
        for amount in [try manifest.amounts.lowerBound, try manifest.amounts.upperBound] {
            for id in grammar.table.announcements.keys { _ = try? grammar.clips(announcement: id, amount: amount) }
        }
        return true
    }

    /// Has a pack with this file validated, spliced, previewed and made again.
    static func use(_ file: String, _ text: [UInt8], in pack: TestPack, generates: Bool = true) async throws {
        try pack.folder.write("VoiceAssets/\(TestPack.name)/\(file)", text)
        _ = await GeneratedPack.validate(pack, recordings: true)
        if let splicer = try? PackSplicer(pack: pack.assets.path) {
            for amount in ["0", "7.05", "99.99"] {
                guard let amount = try? splicer.amount(amount),
                    let announcement = try? splicer.announcement("said", amount: amount)
                else { continue }
                for rendition in splicer.renditions { _ = try? splicer.bytes(announcement, rendition: rendition) }
            }
        }
        guard generates else { return }
        await GeneratedPack.generate(pack, dryRun: true)
        let report = await GeneratedPack.generate(pack)
        #expect(report.packs.count == 1)
    }
}
