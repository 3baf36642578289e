import Foundation
import TestSupport
import Testing
import VoiceAssetCore

/// What is kept between runs: a value comes back as it was, or not at all.
@Suite struct StageStoreTests {
    private struct Figures: StageValue, Codable, Hashable {
        var name: String
        var level: Double
    }

    private static let figures = (0..<3).map {
        Figures(name: "take \($0)", level: $0 == 2 ? -.infinity : 0.1 * Double($0))
    }
    private static func key(_ number: Int, version: Int = 1) -> StageKey {
        StageKey("test", version: version, ["\(number)"])
    }

    /// A folder with a store of three values.
    private func stored() async throws -> (folder: TemporaryFolder, file: URL) {
        let folder = try TemporaryFolder()
        let store = StoreFolder.store(of: "pack", in: folder.url("").path)
        for (number, value) in Self.figures.enumerated() { await store.put(value, for: Self.key(number)) }
        await store.save()
        return (folder, folder.url("\(StoreFolder.name)/pack"))
    }

    private func values(in folder: TemporaryFolder) async -> [Figures?] {
        let store = StoreFolder.store(of: "pack", in: folder.url("").path)
        var values: [Figures?] = []
        for number in Self.figures.indices { values.append(await store.value(Self.key(number))) }
        return values
    }

    @Test func givesBackWhatItWasGiven() async throws {
        let (folder, _) = try await stored()
        #expect(await values(in: folder) == Self.figures)
        let store = StoreFolder.store(of: "pack", in: folder.url("").path)
        #expect(await store.value(Self.key(0, version: 2), as: Figures.self) == nil)
        #expect(await store.value(Self.key(3), as: Figures.self) == nil)
    }

    /// Values of 15 MB in all, which are written a megabyte at a time: anew, behind what is there, and with some that nobody used.
    @Test func keepsMoreThanIsWrittenAtATime() async throws {
        let folder = try TemporaryFolder()
        let values = (0..<50).map { Figures(name: String(repeating: "\($0) ", count: 100_000), level: Double($0)) }
        var sizes: [Int] = []
        for part in [0..<20, 20..<35, 35..<50] {
            let store = StoreFolder.store(of: "pack", in: folder.url("").path)
            for number in 0..<part.lowerBound { #expect(await store.value(Self.key(number)) == values[number]) }
            for number in part { await store.put(values[number], for: Self.key(number)) }
            await store.save()
            let file = folder.url("\(StoreFolder.name)/pack")
            sizes.append(try #require(try file.resourceValues(forKeys: [.fileSizeKey]).fileSize))
        }
        let store = StoreFolder.store(of: "pack", in: folder.url("").path)
        for number in values.indices { #expect(await store.value(Self.key(number)) == values[number]) }
        #expect(zip(sizes, sizes.dropFirst()).allSatisfy { $0 < $1 })
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url(StoreFolder.name).path).count == 2)
    }

    /// One byte is another, or all behind a place is missing: what is left is as it was, and nothing else is made of it.
    @Test func believesNoDamage() async throws {
        let (folder, file) = try await stored()
        let whole = try Data(contentsOf: file)
        for place in stride(from: 0, to: whole.count, by: 3) {
            var flipped = whole
            flipped[place] ^= 0x10
            for bytes in [flipped, whole.prefix(place)] {
                try bytes.write(to: file)
                for (value, figures) in zip(await values(in: folder), Self.figures) {
                    #expect(value == nil || value == figures, "byte \(place)")
                }
            }
        }
    }

    /// What is new is put behind what is there; behind a damaged end nothing is.
    @Test(arguments: [false, true]) func grows(isDamaged: Bool) async throws {
        let (folder, file) = try await stored()
        if isDamaged { try Data(contentsOf: file).dropLast(5).write(to: file) }
        let before = try Data(contentsOf: file)
        let store = StoreFolder.store(of: "pack", in: folder.url("").path)
        await store.put(Figures(name: "new", level: 4), for: Self.key(4))
        await store.save()
        #expect(try Data(contentsOf: file).starts(with: before) == !isDamaged)
        let again = StoreFolder.store(of: "pack", in: folder.url("").path)
        #expect(await again.value(Self.key(4)) == Figures(name: "new", level: 4))
    }

    /// It does not grow for ever: what no run asks for any more goes.
    @Test func forgetsWhatNobodyAsksFor() async throws {
        let (folder, file) = try await stored()
        for number in 0..<12 {
            let store = StoreFolder.store(of: "pack", in: folder.url("").path)
            _ = await store.value(Self.key(0), as: Figures.self)
            await store.put(
                Figures(name: String(repeating: "x", count: 1 << 20), level: 0), for: Self.key(100 + number))
            await store.save()
        }
        #expect(try Data(contentsOf: file).count < 8 << 20)
        #expect(await values(in: folder)[0] == Self.figures[0])
    }

    /// Settings that are written next to each other are told apart.
    @Test func keysTellInputsApart() {
        let keys = [["a", "b"], ["ab"], ["a", "", "b"], ["a b"], ["b", "a"], []].map { StageKey("s", version: 1, $0) }
        #expect(Set(keys).count == keys.count)
        #expect(StageKey("s", version: 11, []) != StageKey("s", version: 1, ["1"]))
    }
}
