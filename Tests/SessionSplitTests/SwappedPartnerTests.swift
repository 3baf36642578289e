import Testing
import VoiceAssetPacks

@testable import VoiceAssetRecordingDesk

/// Two cuts that may have changed places: one that somebody settled settles the other.
@Suite struct SwappedPartnerTests {
    private static func plan(_ ids: [String], doubts: [Int: CutDoubt]) -> (SessionPlan, [VoicePack.Clip]) {
        let script = ids.reduce(into: [VoicePack.Clip]()) { clips, id in
            if !clips.contains(where: { $0.id == id }) { clips.append(VoicePack.Clip(id: id, text: id)) }
        }
        let cuts = ids.enumerated().map { index, id in
            SessionCut(
                clip: VoicePack.Clip(id: id, text: id), start: Double(index), end: Double(index) + 0.5,
                keptStart: Double(index), keptEnd: Double(index) + 0.5, evidence: .sound,
                doubts: doubts[index].map { [$0] } ?? [])
        }
        return (SessionPlan(script: script, recorded: cuts, seconds: Double(ids.count)), script)
    }

    @Test("However far apart they are", arguments: 1...3) func apart(distance: Int) {
        let ids = ["a", "b", "c", "d"]
        let doubt = CutDoubt.exchanged(earlier: "a", later: ids[distance])
        var (plan, script) = Self.plan(ids, doubts: [0: doubt, distance: doubt])
        plan.settle(accepted: [1], dropped: [], script: script)
        #expect(plan.cuts[distance].doubts == [] && plan.cuts[distance].evidence == .hand)
    }

    @Test("What nobody settled settles nothing, and of a clip's takes the nearest counts") func open() {
        let doubt = CutDoubt.order(earlier: "a", later: "b")
        var (plan, script) = Self.plan(["a", "a", "b"], doubts: [0: doubt, 1: doubt, 2: doubt])
        plan.settle(accepted: [1], dropped: [], script: script)
        #expect(plan.cuts[2].doubts.contains(doubt))
        plan.settle(accepted: [2], dropped: [], script: script)
        #expect(plan.cuts[2].doubts == [])
    }
}
