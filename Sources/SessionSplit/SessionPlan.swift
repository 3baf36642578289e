package import VoiceAssetPacks
import VoiceAssetTakes

/// Why a cut should be listened to before it is trusted.
package enum CutDoubt: Sendable, Hashable {
    /// It may be another clip, or none of the script; and how probable what was chosen is, 0…1.
    case reading(other: String?, probability: Double)
    /// It lasts for this long where the session's pace lets expect so much, seconds.
    case length(expected: Double)
    /// Nothing in it has a clear pitch, as a vowel has.
    case noVowel
    /// The silence beside it is shorter than the shortest pause, seconds: it may be a part of its neighbour.
    case shortPause(Double)
    /// The session begins or ends in it.
    case sessionEdge
    /// A clip beside it is missing.
    case besideMissing(String)
    /// Another take of the clip is in doubt, and with it which is the first.
    case otherTake
}

/// A stretch of a session and what becomes of it.
package struct SessionCut: Sendable {
    /// The clip whose take it is; nil for what is left out.
    package var clip: VoicePack.Clip?
    /// 1 for the clip's first take in the session, 2 for the second.
    package var take = 1
    /// Where the speech starts and ends, seconds.
    package var start: Double
    package var end: Double
    /// Where the take's file starts and ends: with room tone on either side, seconds.
    package var keptStart: Double
    package var keptEnd: Double
    /// In the order of their weight.
    package var doubts: [CutDoubt] = []
}

/// The cuts that are proposed for a session.
package struct SessionPlan: Sendable {
    /// In the order of time; what is left out is among them.
    package private(set) var cuts: [SessionCut] = []
    /// Clips of the script that nobody said, in its order.
    package private(set) var missing: [VoicePack.Clip] = []
    /// The session's length, seconds.
    package let seconds: Double

    /// Room tone that is kept on either side, seconds.
    private static let room = 0.4
    /// What is kept free of a neighbour's edge, seconds.
    private static let clearance = 0.02
    /// Readings that are less probable than this are doubtful.
    static let leastProbability = 0.98
    /// Lengths further from what is expected than this are doubtful, in the spreads of the session.
    static let largestError = 3.5

    /// Cuts at pauses: which utterance is which clip follows from the script's order, the lengths and what sounds alike.
    /// - Parameter pause: the shortest pause between clips, seconds.
    package init(script: [VoicePack.Clip], heard: SessionListening, pause: Double) {
        seconds = heard.seconds
        let texts = script.map { ScriptText($0.text) }
        let alignment = ScriptAlignment(texts: texts, utterances: heard.utterances)
        for (utterance, reading) in zip(heard.utterances, alignment.readings) {
            var cut = SessionCut(
                clip: reading.clip.map { script[$0] }, start: utterance.start, end: utterance.end,
                keptStart: utterance.start, keptEnd: utterance.end)
            if reading.probability < Self.leastProbability {
                cut.doubts.append(
                    .reading(
                        other: reading.other.flatMap { $0.map { script[$0].id } }, probability: reading.probability))
            }
            if let clip = reading.clip {
                doubtLength(&cut, texts[clip], alignment.durations)
                if utterance.pitch < UtteranceFinder.leastPitch { cut.doubts.append(.noVowel) }
            }
            cuts.append(cut)
        }
        finish(script)
        doubtTakes()
        doubtMissing(script)
        doubtPauses(pause)
    }

    /// Cuts at labels.
    package init(script: [VoicePack.Clip], labelled: [LabelledSpan], heard: SessionListening) {
        seconds = heard.seconds
        cuts = labelled.map { span in
            SessionCut(
                clip: script[span.clip], start: span.start, end: span.end, keptStart: span.start, keptEnd: span.end)
        }
        let utterances = labelled.map { Utterance(start: $0.start, end: $0.end, level: 0, pitch: 1) }
        let texts = script.map { ScriptText($0.text) }
        var durations = DurationModel(texts: labelled.map { texts[$0.clip] }, utterances: utterances)
        for _ in 0..<4 { durations.fit(labelled.map { (texts[$0.clip], max(0.02, $0.end - $0.start), 1) }) }
        for index in cuts.indices { doubtLength(&cuts[index], texts[labelled[index].clip], durations) }
        finish(script)
    }

    private func doubtLength(_ cut: inout SessionCut, _ text: ScriptText, _ durations: DurationModel) {
        guard abs(durations.error(max(0.02, cut.end - cut.start), for: text)) > Self.largestError else { return }
        cut.doubts.append(.length(expected: durations.seconds(of: text)))
    }

    /// Counts the takes, adds the room tone and lists what is missing.
    private mutating func finish(_ script: [VoicePack.Clip]) {
        var takes: [String: Int] = [:]
        for index in cuts.indices {
            if let id = cuts[index].clip?.id {
                takes[id, default: 0] += 1
                cuts[index].take = takes[id]!
            }
            let before = index > 0 ? cuts[index - 1].end + Self.clearance : 0
            let after = index + 1 < cuts.count ? cuts[index + 1].start - Self.clearance : seconds
            cuts[index].keptStart = min(cuts[index].start, max(0, before, cuts[index].start - Self.room))
            cuts[index].keptEnd = max(cuts[index].end, min(seconds, after, cuts[index].end + Self.room))
            if cuts[index].clip != nil, cuts[index].start < 0.02 || cuts[index].end > seconds - 0.02 {
                cuts[index].doubts.append(.sessionEdge)
            }
        }
        missing = script.filter { takes[$0.id] == nil }
    }

    /// Where a cut may or may not be a take of a clip, it is in doubt which of the clip's takes is the first.
    private mutating func doubtTakes() {
        var doubtful = Set(cuts.filter { !$0.doubts.isEmpty }.compactMap { $0.clip?.id })
        for case .reading(let other?, _) in cuts.flatMap(\.doubts) { doubtful.insert(other) }
        for index in cuts.indices where cuts[index].doubts.isEmpty {
            if let id = cuts[index].clip?.id, doubtful.contains(id) { cuts[index].doubts.append(.otherTake) }
        }
    }

    /// The cuts on either side of a missing clip may be it.
    private mutating func doubtMissing(_ script: [VoicePack.Clip]) {
        let places = Dictionary(script.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        let kept = cuts.indices.filter { cuts[$0].clip != nil }
        for clip in missing {
            let place = places[clip.id]!
            let later = kept.first { places[cuts[$0].clip!.id]! > place }
            let earlier = kept.last { places[cuts[$0].clip!.id]! < place }
            for neighbour in [earlier, later].compactMap({ $0 }) where cuts[neighbour].doubts.isEmpty {
                cuts[neighbour].doubts.append(.besideMissing(clip.id))
            }
        }
    }

    private mutating func doubtPauses(_ pause: Double) {
        for index in cuts.indices.dropFirst() {
            let gap = cuts[index].start - cuts[index - 1].end
            // A cough may be as close as it likes to what it is not a part of.
            guard gap < 0.8 * pause, cuts[index].clip != nil, cuts[index - 1].clip != nil else { continue }
            cuts[index - 1].doubts.append(.shortPause(gap))
            cuts[index].doubts.append(.shortPause(gap))
        }
    }

    /// Whether every cut can be trusted and every clip is there.
    package var isClean: Bool { missing.isEmpty && cuts.allSatisfy { $0.doubts.isEmpty } }
    /// Cuts of takes.
    package var takes: [SessionCut] { cuts.filter { $0.clip != nil } }

    /// Where it first looks wrong: the first cut in doubt, or the first clip that is missing and the cut after it.
    package var firstFault: (cut: SessionCut?, missing: VoicePack.Clip?)? {
        if let cut = cuts.first(where: { !$0.doubts.isEmpty }) { return (cut, nil) }
        return missing.first.map { (nil, $0) }
    }
}

/// A labelled span of a session.
package struct LabelledSpan: Sendable, Equatable {
    /// The clip's place in the script.
    package var clip: Int
    /// Seconds.
    package var start: Double
    package var end: Double
}
