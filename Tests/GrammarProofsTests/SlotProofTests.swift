import NumberGrammar
import TestSupport
import Testing
import VoiceAssetGrammarProofs

/// The proofs of packs with slots against all announcements that small packs can make, one by one.
struct SlotProofTests {
    /// The clips are spelled with these letters, so that texts collide in other places than clips do.
    static let letters: [UInt32] = [97, 98]

    @Test(arguments: 0..<600)
    func agreesWithBruteForce(seed: Int) throws {
        var pack = try RandomSlotPack(seed: UInt64(seed))
        let grammar = pack.grammar
        let all = pack.announcements()
        let proof = try AnnouncementProof(grammar, samples: pack.samples)
        #expect(proof.unsaid.isEmpty)
        try compareAlike(proof, pack.spellings, all)
        try compareAlike(proof, pack.samples.indices.map { [UInt32($0)] }, all)
        for (id, announced) in Dictionary(grouping: all, by: \.id) {
            let longest = announced.map { pack.length($0.ended) }.max()
            #expect(proof.longest[id]?.samples == longest)
            let tuple = try #require(proof.longest[id]?.tuple)
            #expect(pack.length(try grammar.clips(announcement: id, values: tuple.texts)) == longest)
        }
        let heard = Set(all.flatMap(\.ended))
        for clip in pack.samples.indices {
            #expect((proof.witnesses[clip] != nil) == heard.contains(clip), "clip \(clip)")
            guard let witness = proof.witnesses[clip] else { continue }
            #expect(
                try grammar.clips(announcement: witness.announcement, values: witness.texts).contains(clip),
                "\(witness) does not say \(clip)")
        }
    }

    private func compareAlike(
        _ proof: AnnouncementProof, _ spellings: [[UInt32]], _ all: [RandomSlotPack.Announced]
    ) throws {
        let alike = Dictionary(grouping: all) { $0.clips.flatMap { spellings[$0] } }.values
        // What a slot leaves out makes no difference.
        let pairs = alike.compactMap { announced -> [RandomSlotPack.Announced]? in
            let first = announced.min { $0.order.lexicographicallyPrecedes($1.order) }
            let second = announced.filter { $0.order != first?.order }
                .min { $0.order.lexicographicallyPrecedes($1.order) }
            return first.flatMap { first in second.map { [first, $0] } }
        }
        let smallest = pairs.min { $0.flatMap(\.order).lexicographicallyPrecedes($1.flatMap(\.order)) }
        let found = try proof.alike(spellings)
        guard let found else {
            #expect(smallest == nil)
            return
        }
        let orders = try [found.0, found.1].map { tuple in
            try #require(all.first { $0.id == tuple.announcement && $0.values == tuple.texts }, "\(tuple)").order
        }
        #expect(orders == smallest?.map(\.order), "\(found)")
    }

    /// Whoever says no half of the day leaves it out; whoever says it, or twenty-four hours, says other times otherwise.
    @Test(
        arguments: [
            (12, [nil: 0], nil), (24, [nil: 0], "both time=00:00 both time=12:00"), (12, [0: 60, 12: 61], nil),
        ] as [(Int, [Int?: Int], String?)])
    func clocksLeaveOutTheHalfOfTheDay(clock: Int, parts: [Int?: Int], alike: String?) throws {
        var table = RuleTable(announcements: ["both": [.slot("time", isOptional: false)]])
        // Of a day of 24 hours, hours from 12 on are said as they are on a clock of 12.
        table.sets["h"] = [RuleTable.Rule].list((0..<24).map { [$0 % 12] })
        table.sets["m"] = [RuleTable.Rule].list((0..<60).map { [$0] })
        let patterns = parts.sorted { ($0.key ?? 0) < ($1.key ?? 0) }.map { hour, clip in
            NumberTable.Pattern(
                when: hour.map { [.hour: Int64($0)...Int64($0 + 11)] } ?? [:],
                say: [
                    .field(clock == 12 ? .hour12 : .hour, machine: "h"), .clip(62), .field(.minute, machine: "m"),
                    .clip(clip),
                ])
        }
        let time = NumberTable.Slot.ordered(.init(.time, min: "00:00", max: "23:59", parts: [patterns]))
        let zero = try Amount("0", scale: 0)
        let grammar = try table.compiled(clipCount: 63, range: zero...zero, slots: ["time": time])
        let proof = try AnnouncementProof(grammar, samples: Array(repeating: 1, count: 63))
        let pair = try proof.alike((0..<63).map { [UInt32($0)] })
        #expect(pair.map { "\($0.0) \($0.1)" } == alike)
        guard case .ordered(let resolved)? = grammar.slots["time"] else { return #expect(Bool(false)) }
        #expect(resolved.leavesOutHalfOfTheDay == (clock == 12 && parts.count == 1))
    }

    @Test func findsNumbersSideBySide() throws {
        // As Chinese has it: 2 and 11 are 二 and 十一, 20 and 1 are 二十 and 一.
        let number = NumberTable.Slot.ordered(
            .init(.number(scale: 0), min: "1", max: "20", parts: [[.init(say: [.field(.integer, machine: "n")])]]))
        let rules: [RuleTable.Rule] =
            [RuleTable.Rule].list((0...10).map { [$0] }) + [
                .init(base: 11, [.clip(10), .remainder(set: "n")], divisor: 10),
                .init(base: 20, [.quotient(set: "n"), .clip(10)], divisor: 10),
            ]
        func proof(_ items: [NumberTable.AnnouncementItem]) throws -> AnnouncementProof {
            let table = RuleTable(sets: ["n": rules], announcements: ["both": items])
            return try AnnouncementProof(
                table.compiled(
                    clipCount: 12, range: Amount("0", scale: 0)...Amount("0", scale: 0),
                    slots: ["table": number, "count": number]),
                samples: Array(repeating: 1, count: 12))
        }
        let clips = (0..<12).map { [UInt32($0)] }
        let (table, count) = (
            NumberTable.AnnouncementItem.slot("table", isOptional: false),
            NumberTable.AnnouncementItem.slot("count", isOptional: false)
        )
        let pair = try #require(try proof([table, count]).alike(clips))
        #expect(pair.0.description == "both table=2 count=11")
        #expect(pair.1.description == "both table=20 count=1")
        #expect(try proof([table, .clip(11), count]).alike(clips) == nil)
    }
}

/// A small pack of random slots, announcements and spellings.
struct RandomSlotPack {
    struct Announced {
        var id: String
        var values: [String: String]
        /// The announcement, and for each of its slots which of the texts that it says this is, from 1; 0 if it is left out.
        /// Texts that differ only in what is not said are one.
        var order: [Int]
        var clips: [Int]
        var ended: [Int]
    }

    let grammar: AmountGrammar
    let spellings: [[UInt32]]
    let samples: [Int]
    private let texts: [String: [String]]
    private let lasts: [String: Int]

    init(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let clips = Int.random(in: 3...6, using: &random)
        let forms = Int.random(in: 0...2, using: &random)
        func someClips(_ most: Int, _ random: inout SeededGenerator) -> [Int] {
            (0..<Int.random(in: 1...most, using: &random)).map { _ in Int.random(in: 0..<clips, using: &random) }
        }
        var table = RuleTable()
        var slots: [String: NumberTable.Slot] = [:]
        var spellings = (0..<clips).map { _ -> [UInt32] in
            // One in four says nothing, as a pause does.
            (0..<Int.random(in: 0...3, using: &random)).map { _ in SlotProofTests.letters.randomElement(using: &random)!
            }
        }
        spellings += (0..<forms).map { spellings[$0] }
        table.sets["n"] = [RuleTable.Rule].list((0..<13).map { _ in someClips(2, &random) })
        table.sets["m"] = [RuleTable.Rule].list((0..<60).map { _ in someClips(2, &random) })
        var texts: [String: [String]] = [:]
        var lasts: [String: Int] = [:]
        for name in ["p", "q", "r"] {
            switch Int.random(in: 0..<4, using: &random) {
            case 3:
                let first = Int.random(in: 655..<725, using: &random)
                let times = first...(first + Int.random(in: 0...8, using: &random))
                texts[name] = times.map { "\(ClockTime(minutes: $0))" }
                slots[name] = .ordered(
                    .init(
                        .time, min: "\(ClockTime(minutes: times.lowerBound))",
                        max: "\(ClockTime(minutes: times.upperBound))",
                        parts: [Self.ways(Bool.random(using: &random) ? .hour12 : .hour, &random)]))
            case 0:
                let low = Int.random(in: 0...6, using: &random)
                let high = Int.random(in: low...12, using: &random)
                texts[name] = (low...high).map(String.init)
                slots[name] = .ordered(
                    .init(
                        .number(scale: 0), min: "\(low)", max: "\(high)",
                        parts: [[.init(say: [.field(.integer, machine: "n")])]]))
            case 1:
                let choices = ["x", "y", "z"].prefix(Int.random(in: 1...3, using: &random))
                texts[name] = Array(choices)
                slots[name] = .choice(
                    Dictionary(choices.map { ($0, someClips(2, &random)) }) { first, _ in first })
            default:
                let (spelling, accepted) = Self.spelling(&random) { someClips(2, &$0) }
                texts[name] = accepted
                lasts[name] = spelling.last
                slots[name] = .spell(spelling)
            }
        }
        for id in ["one", "two"].prefix(Int.random(in: 1...2, using: &random)) {
            var items: [NumberTable.AnnouncementItem] = []
            for name in ["p", "q", "r"].shuffled(using: &random).prefix(Int.random(in: 0...3, using: &random)) {
                if Bool.random(using: &random) { items.append(.clip(.random(in: 0..<clips, using: &random))) }
                items.append(.slot(name, isOptional: Int.random(in: 0..<3, using: &random) == 0))
            }
            if items.allSatisfy(\.isOptional) || Bool.random(using: &random) {
                items.append(.clip(.random(in: 0..<clips, using: &random)))
                items.shuffle(using: &random)
            }
            table.announcements[id] = items
        }
        let zero = try Amount("0", scale: 0)
        grammar = try table.compiled(
            clipCount: clips + forms, range: zero...zero,
            endForms: (0..<forms).map { .init(clip: $0, form: clips + $0) }, slots: slots)
        self.spellings = spellings
        samples = (0..<(clips + forms)).map { _ in Int.random(in: 1...50, using: &random) }
        (self.texts, self.lasts) = (texts, lasts)
    }

    /// Ways to say a time, the last one for all: the hour first, the minute first, or with a clip for some.
    private static func ways(_ hour: NumberTable.Field, _ random: inout SeededGenerator) -> [NumberTable.Pattern] {
        func say(_ random: inout SeededGenerator) -> [NumberTable.Item] {
            [.field(hour, machine: "m"), .field(.minute, machine: "m"), .clip(0)].shuffled(using: &random)
                .filter { $0.machine != nil || Bool.random(using: &random) }
        }
        let some = (0..<Int.random(in: 0...2, using: &random)).map { _ -> NumberTable.Pattern in
            var when: [NumberTable.Field: ClosedRange<Int64>] = [.minute: .random(in: 0...59, using: &random)...59]
            let first = Int64.random(in: 10...12, using: &random)
            if Bool.random(using: &random) { when[.hour] = first...23 }
            return .init(when: when, say: say(&random))
        }
        return some + [.init(say: say(&random))]
    }

    /// A form over A, B and C, and every text that it accepts.
    private static func spelling(
        _ random: inout SeededGenerator, _ clips: (inout SeededGenerator) -> [Int]
    ) -> (NumberTable.Slot.Spelling, [String]) {
        let groups = (0..<Int.random(in: 1...3, using: &random)).map { index -> NumberTable.Slot.Spelling.Group in
            let symbols = ["A", "B", "C"].shuffled(using: &random).prefix(Int.random(in: 1...2, using: &random))
            let min = index == 0 ? 1 : Int.random(in: 0...1, using: &random)
            return .init(
                symbols: symbols.sorted().joined(), min: min, max: Int.random(in: max(1, min)...2, using: &random))
        }
        var accepted: Set<String> = [""]
        for group in groups {
            var next: Set<String> = []
            for count in group.min...group.max {
                var ends = accepted
                for _ in 0..<count { ends = Set(ends.flatMap { text in group.symbols.map { text + String($0) } }) }
                next.formUnion(ends)
            }
            accepted = next
        }
        let spelled = Dictionary(["A", "B", "C"].map { ($0, clips(&random)) }) { first, _ in first }
        let last = Bool.random(using: &random) ? Int.random(in: 1...3, using: &random) : nil
        let double = Bool.random(using: &random) ? clips(&random) : nil
        let parted = Bool.random(using: &random)
        let sizes = (0..<Int.random(in: 2...3, using: &random)).map { _ in Int.random(in: 1...2, using: &random) }
        return (
            .init(
                form: groups, clips: spelled, last: last, double: double, groups: parted ? sizes : nil,
                pause: parted ? clips(&random) : nil), accepted.sorted()
        )
    }

    /// What is said of a text.
    private func cut(_ text: String, _ name: String) -> String { String(text.suffix(lasts[name] ?? text.count)) }

    func length(_ clips: [Int]) -> Int64 { clips.reduce(0) { $0 + Int64(samples[$1]) } }

    /// Every announcement with every value.
    mutating func announcements() -> [Announced] {
        var all: [Announced] = []
        let said = Dictionary(
            texts.map { name, texts in
                (name, Set(texts.map { cut($0, name) }).sorted { ($0.count, $0) < ($1.count, $1) })
            }
        ) { first, _ in first }
        for (id, items) in grammar.table.announcements {
            var tuples: [[String: String]] = [[:]]
            for case .slot(let name, let isOptional) in items {
                tuples = tuples.flatMap { tuple in
                    (texts[name] ?? []).map { tuple.merging([name: $0]) { first, _ in first } }
                        + (isOptional ? [tuple] : [])
                }
            }
            for values in tuples {
                guard let parts = try? grammar.parts(announcement: id, values: values),
                    let ended = try? grammar.clips(announcement: id, values: values)
                else { continue }
                let order = items.compactMap(\.slotName).map { name -> Int in
                    guard let text = values[name] else { return 0 }
                    return (said[name]?.firstIndex(of: cut(text, name)) ?? 0) + 1
                }
                all.append(
                    Announced(
                        id: id, values: values, order: [id == "one" ? 1 : 2] + order, clips: parts.flatMap { $0 },
                        ended: ended))
            }
        }
        return all
    }
}
