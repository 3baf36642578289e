import VoiceAssetPacks
import VoiceAssetSessionAlignment

/// Neighbours that could be in each other's place.
extension SessionPlan {
    /// Doubts what nothing tells from the clip beside it and what resembles another, unless its clip is in doubt already. Comes last: it hides no other doubt.
    mutating func doubtOrder(_ readings: [ScriptAlignment.Reading], _ script: [VoicePack.Clip]) {
        for (index, reading) in readings.enumerated() {
            guard let clip = reading.clip, !cuts[index].doubts.contains(where: \.isOfClip) else { continue }
            func names(_ other: Int) -> (earlier: String, later: String) {
                (script[min(clip, other)].id, script[max(clip, other)].id)
            }
            for pair in reading.exchanged.map(names) {
                cuts[index].doubts.append(.exchanged(earlier: pair.earlier, later: pair.later))
            }
            if let other = reading.resembled, reading.exchanged.isEmpty {
                cuts[index].doubts.append(.resembles(own: script[clip].id, other: script[other].id))
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

    /// Of two that could be in each other's place, one that somebody or a recognizer settled settles the other, however far apart
    /// they are; of a clip's takes the nearest one counts.
    mutating func settlePartners() {
        let before = cuts
        func evidence(of clip: String, near index: Int) -> CutEvidence? {
            let places = before.indices.filter { before[$0].clip?.id == clip }
            guard let place = places.min(by: { abs($0 - index) < abs($1 - index) }) else { return nil }
            return before[place].doubts.isEmpty && before[place].evidence.isFromOutside ? before[place].evidence : nil
        }
        for index in cuts.indices {
            let id = cuts[index].clip?.id
            for doubt in before[index].doubts {
                guard let partner = doubt.partner(of: id), let evidence = evidence(of: partner, near: index) else {
                    continue
                }
                cuts[index].doubts.removeAll { $0 == doubt }
                if cuts[index].doubts.isEmpty { cuts[index].evidence = evidence }
            }
        }
    }

    /// Whether the order of any cut is open, whatever else is.
    var hasOpenOrder: Bool { cuts.contains { $0.doubts.contains(where: \.isOfOrder) } }

    /// Cuts of which nothing but the script's order is open.
    package var openOrder: Int { cuts.count { !$0.doubts.isEmpty && $0.doubts.allSatisfy(\.isOfOrder) } }
}

extension CutEvidence? {
    /// Whether somebody or something listened to what is said.
    fileprivate var isFromOutside: Bool { self == .hand || self == .words }
}
