import Foundation
import TestSupport
import Testing

/// The booth's page and `status --takes` on the same takes.
@Suite(
    .exhaustive,
    .enabled(
        if: Program.available("node") && VoiceSamples.allPromptsAvailable,
        "needs nodejs and asterisk-core-sounds-it-g722"))
struct ExhaustiveBoothJudgementTests {
    private static let rate = 44_100
    private static let prompts = 40

    /// Takes of people, and what goes wrong with takes, weakly and strongly.
    private static func takes() throws -> [(name: String, samples: [Float])] {
        var generator = SeededGenerator(seed: 11)
        func noise(_ count: Int, _ amplitude: Float) -> [Float] {
            (0..<count).map { _ in amplitude * generator.uniform() }
        }
        let all = try VoiceSamples.prompts("it").filter {
            (6000...16000).contains((try? Data(contentsOf: $0).count) ?? 0)
        }
        let step = max(1, all.count / prompts)
        return try all.indices.filter { $0.isMultiple(of: step) }.prefix(prompts).flatMap { index in
            let bytes = try Program.run(
                "ffmpeg",
                ["-v", "error", "-nostdin", "-f", "g722", "-i", all[index].path, "-ar", "\(rate)", "-f", "s16le", "-"]
            ).output
            let sound = stride(from: 0, to: bytes.count - 1, by: 2).map {
                Float(Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8)) / 32768
            }
            let peak = sound.reduce(0) { max($0, abs($1)) }
            let pause = [Float](repeating: 0, count: rate / 2)
            let word = pause + sound.map { $0 / peak * 0.5 } + pause
            let take = zip(word, noise(word.count, 0.0005)).map { $0 + $1 }
            let strength = Float(index % 10) / 10
            let shift = rate / 2 - 1500 + Int(4000 * strength)
            var made: [(String, [Float])] = [("plain", take)]
            made.append(("loud", clipped(take, gain: 1.8 + strength, at: 1)))
            made.append(("flat", clipped(take, gain: 1.1, at: 0.5 - strength / 4)))
            made.append(("noisy", zip(take, noise(take.count, 0.02 * strength)).map { $0 + $1 }))
            made.append(("soft", clipped(take, gain: 0.1 - 0.09 * strength, at: 1)))
            made.append(("late", Array(take.dropFirst(shift))))
            made.append(("early", Array(take.dropLast(shift))))
            made.append(("hum", zip(take, hum(take.count, 0.006 * strength)).map { $0 + $1 }))
            made.append(("twice", take + take.dropFirst(Int(Float(rate) * strength * 0.9))))
            let cough = noise(rate / 4, 0.3).enumerated().map { place, sample in
                sample * Float(exp(-12 * Double(place) / Double(rate)))
            }
            made.append(("cough", pause + cough + pause))
            return made.map { (name: "\(index)-\($0.0)", samples: $0.1) }
        }
    }

    private static func clipped(_ take: [Float], gain: Float, at most: Float) -> [Float] {
        take.map { max(-most, min(most, $0 * gain)) }
    }

    private static func hum(_ count: Int, _ amplitude: Float) -> [Float] {
        (0..<count).map { amplitude * Float(sin(2 * Double.pi * 50 * Double($0) / Double(rate))) }
    }

    @Test("Page and status agree on 95 % of takes, and the page keeps none that is clipped, cut or empty")
    func agreement() throws {
        let booth = try BoothStudio(texts: ["one": "uno"])
        let takes = try Self.takes()
        for take in takes {
            try booth.studio.folder.write("\(take.name).wav", WAV.integers(take.samples, sampleRate: Self.rate))
        }
        let input = takes.map {
            BoothStudio.Input.Take(id: "one", text: "uno", wav: booth.studio.folder.url("\($0.name).wav").path)
        }
        struct Verdict: Decodable { var faults: [String], doubts: [String] }
        let verdicts = try JSONDecoder().decode([Verdict].self, from: try booth.engine("judge", .init(takes: input)))
        try #require(verdicts.count == takes.count && takes.count >= 300)
        struct Report: Decodable {
            struct Finding: Decodable { var file: String, rule: String, severity: String }
            var findings: [Finding]
        }
        let inspected = try booth.studio.run(["status", "--format", "json"] + takes.map { "\($0.name).wav" })
        let report = try JSONDecoder().decode(Report.self, from: inspected.output)
        // Speech at one end of a file is a note at the desk; the speaker at the page can say it again at once.
        let told = report.findings.filter { $0.severity != "note" || $0.rule == "recording-edge" }
        let rules = Dictionary(grouping: told, by: \.file)
            .mapValues { Set($0.map(\.rule)) }
        var others: [String] = []
        var letThrough: [String] = []
        var refused = 0
        for (take, verdict) in zip(takes, verdicts) {
            let found = rules["\(take.name).wav"] ?? []
            let words = "\(take.name): \(verdict.faults + verdict.doubts), \(found.sorted())"
            refused += found.isEmpty ? 0 : 1
            if found.isEmpty != (verdict.faults + verdict.doubts).isEmpty { others.append(words) }
            let isBad = !found.isDisjoint(with: [
                "clip-clipping", "recording-flat-tops", "recording-edge", "recording-empty",
            ])
            if isBad, verdict.faults.isEmpty { letThrough.append(words) }
        }
        // Neither says the same of all.
        #expect((takes.count / 4...takes.count * 9 / 10).contains(refused), "\(refused)")
        #expect(letThrough == [])
        #expect(others.count * 20 <= takes.count, "\(others.count) of \(takes.count): \(others)")
        print("booth: page and status agree on \(takes.count - others.count) of \(takes.count) takes; \(others)")
    }
}
