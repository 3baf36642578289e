import NumberGrammar
import VoiceAssetCore
import VoiceAssetGrammarProofs
import VoiceAssetPipeline
import VoiceManifest
import VoiceNotifications
import VoiceSplicer

/// Announcements that any splicer of a pack must make in the same way, byte by byte.
struct GoldenVectors {
    let splicer: PackSplicer
    let randomAmounts: Int
    /// The most amounts besides, of which the rest is left out; nil for all that go over an edge of a machine.
    var mostAmounts: Int?

    private var manifest: SpliceManifest { splicer.manifest }

    /// Makes the vectors one by one, as JSON objects on one line: those that are announced, then those that are refused.
    func each(_ body: (String) throws(VoiceSplicerError) -> Void) throws(VoiceSplicerError) {
        for id in splicer.announcementIDs {
            if let slots = splicer.slots(of: id), slots.contains(where: { $0.kind != AmountGrammar.amountName }) {
                let vectors = SlotVectors(splicer, id, slots, most: mostAmounts == nil ? 5000 : 300)
                for values in vectors.all { try body(try vector(id, nil, values)) }
                continue
            }
            guard splicer.saysAmount(id) == true else {
                try body(try vector(id, nil))
                continue
            }
            for text in texts() { try body(try vector(id, text)) }
            for text in refused + [nil] {
                do { _ = try vector(id, text) } catch { try body(Self.line(id, text, error)) }
            }
        }
        do { _ = try vector("no-such-announcement", "1") } catch {
            try body(Self.line("no-such-announcement", "1", error))
        }
    }

    /// What is said, or why values are refused. That an amount is refused is an error, but for one that takes too long.
    private func vector(
        _ id: String, _ text: String?, _ values: [String: String]? = nil
    ) throws(VoiceSplicerError) -> String {
        let said: PackSplicer.Announcement
        do throws(VoiceSplicerError) {
            said =
                if let values { try splicer.announcement(id, values) } else {
                    try splicer.announcement(id, amount: text.map(splicer.amount))
                }
        } catch {
            if values == nil { guard case .tooLong = error else { throw error } }
            return Self.line(id, text, error, values)
        }
        return try line(said, text, values)
    }

    private func line(
        _ said: PackSplicer.Announcement, _ text: String?, _ values: [String: String]?
    ) throws(VoiceSplicerError) -> String {
        var files: [String: JSONValue] = [:]
        for rendition in splicer.renditions {
            let bytes = try splicer.bytes(said, rendition: rendition)
            files[rendition.name] = .object([
                "bytes": .integer(Int64(bytes.count)), "sha256": .string("\(Digest.sha256(bytes))"),
            ])
        }
        return CanonicalJSON.line([
            "announcement": .string(said.id), "amount": text.map(JSONValue.string),
            "values": values.map { .object($0.mapValues(JSONValue.string)) },
            "clips": .array(said.clips.map(JSONValue.string)), "transcript": .string(said.transcript),
            "samples": .integer(Int64(said.samples)), "files": .object(files),
        ])
    }

    /// The first word is what splicers called a refusal before there were codes.
    private static func line(
        _ id: String, _ text: String?, _ error: VoiceSplicerError, _ values: [String: String]? = nil
    ) -> String {
        let words = error.code.split(separator: ".").map(String.init)
        let word = ["amount.range", "announcement.length"].contains(error.code) ? words[1] : words[0]
        return CanonicalJSON.line([
            "announcement": .string(id), "amount": text.map(JSONValue.string),
            "values": values.map { .object($0.mapValues(JSONValue.string)) }, "error": .string(word),
            "code": .string(error.code), "slot": values == nil ? nil : error.slot.map(JSONValue.string),
        ])
    }

    // MARK: Amounts

    private var scale: Int { manifest.currency.scale }

    /// Amounts that together go over every edge of the machines that say amounts, or some of them, and the ends of the range;
    /// then random ones.
    /// Some of them are written otherwise as well.
    private func texts() -> [String] {
        guard let grammar = try? manifest.amountGrammar() else { return [] }
        let range = grammar.range
        let edges = grammar.amounts.edgeAmounts.map(\.minorUnits)
        let count = min(edges.count, mostAmounts ?? edges.count)
        var units = count < 2 ? edges : (0..<count).map { edges[$0 * (edges.count - 1) / (count - 1)] }
        var random = SplitMix64(state: 1)
        for _ in 0..<randomAmounts {
            let digits = Int.random(in: 1...String(range.upperBound.minorUnits).count, using: &random)
            let limit = (0..<min(digits, 18)).reduce(Int64(1)) { limit, _ in limit * 10 }
            units.append(.random(in: 0..<limit, using: &random))
        }
        // A pack that says no fractions refuses them.
        let isWhole = manifest.grammar.amounts.allSatisfy(\.isForWholeNumbers)
        if isWhole { units = units.map { $0 - $0 % Amount.unit(scale) } }
        var seen: Set<Int64> = []
        let amounts = units.filter { seen.insert($0).inserted }
            .compactMap { try? Amount(minorUnits: $0, scale: scale) }.filter(range.contains)
        return amounts.map(\.description) + amounts.prefix(20).compactMap(otherForm)
    }

    /// The amount without zeros at the end of its fraction and with zeros before it.
    private func otherForm(_ amount: Amount) -> String? {
        guard amount.integer < 1_000_000 else { return nil }
        var text = "00\(amount)"
        while scale > 0, text.hasSuffix("0") { text.removeLast() }
        if text.hasSuffix(".") { text.removeLast() }
        return text
    }

    private var refused: [String?] {
        var texts: [String?] = [
            "", " ", "abc", "1e3", "-5", "+5", "NaN", "1,5", "1.", ".5", "1.2.3", "0x10", "１５", " 1", "1 ",
            "1." + String(repeating: "0", count: scale + 1), "1000000000000000",
        ]
        guard let range = try? manifest.amounts else { return texts }
        for units in [range.lowerBound.minorUnits - 1, range.upperBound.minorUnits + 1] {
            if let amount = try? Amount(minorUnits: units, scale: scale) { texts.append("\(amount)") }
        }
        return texts
    }
}

/// The same numbers on every run. (Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators, 2014)
private struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }
}

/// Values of an announcement with slots for golden vectors: those that say everything, and those that nobody says.
struct SlotVectors {
    let all: [[String: String]]

    /// - Parameter most: the most values of a slot that are said; of more, some are left out.
    init(_ splicer: PackSplicer, _ id: String, _ slots: [PackSplicer.Slot], most: Int) {
        let grammar = try? splicer.manifest.amountGrammar()
        let said = grammar?.sample(announcement: id, most: most) ?? []
        let first = said.first ?? [:]
        var refused: [[String: String]] = [first.merging(["no-such-slot": "1"]) { first, _ in first }]
        for slot in slots {
            var values = first
            values[slot.name] = nil
            refused.append(values)
            for text in Self.wrong + (grammar?.neighbours(ofSlot: slot.name) ?? []) {
                values[slot.name] = text
                refused.append(values)
            }
        }
        all = said.isEmpty ? [] : said + refused
    }

    /// Texts that few slots say: of one that does, it is another vector that is said.
    private static let wrong = [
        "", " ", "-1", "007", "1e3", "1,5", "0.5", "\u{661}", "\u{1F600}", String(repeating: "9", count: 40),
    ]
}

/// Golden vectors beside exported packs, by which an app's test finds that the splicer does on its platform what it should.
enum ExportedVectors {
    private static let head = "{\"schema\":1,\"packs\":{"

    /// - Parameter exported: the packs of this run. Another one in the folder that somebody damaged is left out.
    /// - Returns: What went wrong.
    static func write(of platform: Platform, to folder: String, exported: Set<String>) -> Finding? {
        let assets = "\(folder)/\(platform.assets)"
        let packs = VoicePacks(assets: assets)
        var texts: [String] = []
        do throws(VoicePacksError) {
            for name in try packs.index().packs.keys.sorted() {
                do throws(VoicePacksError) {
                    texts.append("\n\(CanonicalJSON.text(name)):[\n\(try lines(packs.splicer(pack: name)))\n]")
                } catch {
                    if exported.contains(name) { throw error }
                }
            }
        } catch {
            return Finding(.manifestInvalid, "vectors", ["fault": .text("\(error)")]).at(assets)
        }
        var files = ExportedFiles(of: platform, in: folder)
        let fault = files.write(
            "\(head)\(texts.joined(separator: ","))}}\n", to: platform.vectors, kind: "list of vectors",
            isOwn: { $0.starts(with: head.utf8) })
        return fault ?? files.writeList()
    }

    /// Some of what `export --vectors` prints, so that splicers' own readers of JSON can read all packs' at once.
    private static func lines(_ splicer: PackSplicer) throws(VoicePacksError) -> String {
        var lines: [String] = []
        let vectors = GoldenVectors(splicer: splicer, randomAmounts: 10, mostAmounts: 60)
        do { try vectors.each { lines.append($0) } } catch { throw .pack(error) }
        return lines.joined(separator: ",\n")
    }
}
