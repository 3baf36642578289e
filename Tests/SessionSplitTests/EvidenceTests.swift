import Testing
import VoiceAssetPacks
import VoiceAssetSessionAlignment

@testable import VoiceAssetRecordingDesk

/// What is said of a session: once, by the kinds of evidence.
@Suite struct EvidenceTests {
    private static func plan(_ evidence: [CutEvidence?], doubted: Set<Int> = []) -> (SessionPlan, [VoicePack.Clip]) {
        let script = evidence.indices.map { VoicePack.Clip(id: "c\($0)", text: "word \($0)") }
        let cuts = evidence.enumerated().map { index, kind in
            var cut = SessionCut(
                clip: kind.map { _ in script[index] }, start: Double(index) + 0.2, end: Double(index) + 0.7)
            cut.evidence = kind
            cut.doubts = doubted.contains(index) ? [.marked] : []
            return cut
        }
        let plan = SessionPlan(
            script: script, named: cuts, utterances: cuts.map { _ in nil }, seconds: Double(evidence.count))
        return (plan, script)
    }

    private static let advice =
        "; hear and mend them on the page of --to, or prove them by known takes with --references"

    @Test(
        arguments: [
            ([.order, .order], [], "2 takes in the script's order" + advice),
            (
                [.takes, .order, nil], [],
                "2 takes: 1 proven by known takes, 1 in the script's order, 1 left out, 1 missing" + advice
            ),
            ([.order, .order], [0], "2 takes: 1 in the script's order, 1 in doubt"),
            ([.takes, .takes], [], "2 takes proven by known takes"),
            ([.words, .hand], [], "2 takes: 1 proven by the recognizer, 1 accepted"),
            ([.order], [0], "1 take, 1 in doubt"),
        ] as [([CutEvidence?], Set<Int>, String)])
    func inWords(evidence: [CutEvidence?], doubted: Set<Int>, words: String) {
        let plan = Self.plan(evidence, doubted: doubted).0
        #expect(plan.words + plan.advice == words)
    }

    @Test func whatIsAcceptedWasHeard() {
        var (plan, script) = Self.plan([.order, .order, .takes], doubted: [1])
        plan.settle(accepted: [1], dropped: [3], acceptsAll: true, script: script)
        #expect(plan.cuts.map(\.evidence) == [.hand, .hand, nil] && plan.cuts.allSatisfy(\.doubts.isEmpty))
        #expect(plan.missing.map(\.id) == ["c2"])
    }

    private static let words = ["sabe", "tugo", "kodi", "mafu", "pila", "rune", "vato", "zoki", "bemu", "duza"]

    /// Cuts at labels in the script's order, held against known takes of all clips but those that are left out.
    private static func named(_ said: [String], without: Set<Int> = []) -> SessionPlan {
        let script = words.map { VoicePack.Clip(id: $0, text: $0) }
        let known = LetterVoice.utterances(words, seed: 7).enumerated().filter { !without.contains($0.offset) }
        let utterances = LetterVoice.utterances(said)
        let cuts = zip(script, utterances).map { clip, utterance in
            var cut = SessionCut(clip: clip, start: utterance.start + 0.1, end: utterance.end + 0.1)
            cut.evidence = .order
            return cut
        }
        return SessionPlan(
            script: script, named: cuts, utterances: utterances,
            references: ReferenceTakes([known.map { (clip: $0, frames: $1.frames) }], clips: script.count), seconds: 11)
    }

    @Test func aNameIsProvenByTakes() {
        let plan = Self.named(Self.words)
        #expect(plan.isClean && plan.cuts.allSatisfy { $0.evidence == .takes }, "\(plan.cuts)")
    }

    /// Two names that are exchanged are in doubt, and what contests them proves no other.
    @Test func exchangedNamesAreInDoubt() {
        var said = Self.words
        said.swapAt(3, 7)
        let plan = Self.named(said)
        #expect(plan.cuts.indices.filter { !plan.cuts[$0].doubts.isEmpty } == [3, 7])
        #expect(plan.cuts.allSatisfy { $0.evidence == .order })
    }

    /// What no take is known of is in the script's order, without a doubt.
    @Test func whatIsNotComparedIsNotInDoubt() {
        let plan = Self.named(Self.words, without: [5])
        #expect(plan.isClean && plan.cuts.indices.filter { plan.cuts[$0].evidence != .takes } == [5])
    }
}
