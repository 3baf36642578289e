import VoiceAssetPacks
import VoiceAssetSessionAlignment

/// Neighbours that could be in each other's place.
extension SessionPlan {
    /// Doubts what nothing tells from the clip beside it, unless its clip is in doubt already. Comes last: it hides no other doubt.
    mutating func doubtOrder(_ readings: [ScriptAlignment.Reading], _ script: [VoicePack.Clip]) {
        for (index, reading) in readings.enumerated() {
            guard let clip = reading.clip, !cuts[index].doubts.contains(where: \.isOfClip) else { continue }
            func names(_ other: Int) -> (earlier: String, later: String) {
                (script[min(clip, other)].id, script[max(clip, other)].id)
            }
            for pair in reading.exchanged.map(names) {
                cuts[index].doubts.append(.exchanged(earlier: pair.earlier, later: pair.later))
            }
            for pair in reading.interchangeable.map(names) {
                cuts[index].doubts.append(.order(earlier: pair.earlier, later: pair.later))
            }
        }
    }

    /// Trusts that the script was read in its order, as somebody says; not where the evidence is for another.
    mutating func acceptOrder() {
        for index in cuts.indices where cuts[index].doubts.contains(where: \.isOfOrder) {
            cuts[index].doubts.removeAll(where: \.isOfOrder)
            if cuts[index].doubts.isEmpty { cuts[index].evidence = .hand }
        }
    }

    /// Of two that could be in each other's place, one that somebody or a recognizer settled settles the other.
    mutating func settlePartners() {
        let kept = cuts.indices.filter { cuts[$0].clip != nil }
        for (place, index) in kept.enumerated() {
            let beside = [place - 1, place + 1].filter(kept.indices.contains).map { cuts[kept[$0]] }
            for neighbour in beside where neighbour.doubts.isEmpty && neighbour.evidence.isFromOutside {
                let id = cuts[index].clip?.id
                let count = cuts[index].doubts.count
                cuts[index].doubts.removeAll { doubt in doubt.partner(of: id).map { $0 == neighbour.clip?.id } ?? false
                }
                if cuts[index].doubts.isEmpty, count > 0 { cuts[index].evidence = neighbour.evidence }
            }
        }
    }

    /// Cuts of which nothing but the script's order is open.
    package var openOrder: Int { cuts.count { !$0.doubts.isEmpty && $0.doubts.allSatisfy(\.isOfOrder) } }
}

extension CutEvidence? {
    /// Whether somebody or something listened to what is said.
    fileprivate var isFromOutside: Bool { self == .hand || self == .words }
}
