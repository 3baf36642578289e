package import VoiceAssetPacks
import VoiceAssetPipeline
package import VoiceAssetSessionAlignment
import VoiceAssetUnicodeText

/// The cuts that are proposed for a session.
package struct SessionPlan: Sendable {
    /// In the order of time; what is left out is among them.
    package internal(set) var cuts: [SessionCut] = []
    /// Clips of the script that nobody said, in its order.
    package private(set) var missing: [VoicePack.Clip] = []
    /// The session's length, seconds.
    package let seconds: Double
    /// Whether labels say where to cut.
    package private(set) var isLabelled = false
    /// Utterances that were heard between pauses, and a pause that is short enough to hear those within them, seconds: where there
    /// are far too few for the script.
    package private(set) var tooFew: (utterances: Int, clips: Int, pause: Double)?

    /// Clips whose known takes sound like the cut of another clip, and that clip.
    package private(set) var strangeReferences: [(clip: String, other: String)] = []

    /// Room tone that is kept on either side, seconds.
    private static let room = 0.4
    /// What is kept free of a neighbour's edge, seconds.
    private static let clearance = 0.02

    /// Cuts at pauses: which utterance is which clip follows from the script's order, the lengths and what sounds
    /// alike.
    /// - Parameters:
    ///   - pause: the shortest pause between clips, seconds.
    ///   - references: takes of the clips that are known for what they are; none by default.
    package init(
        script: [VoicePack.Clip], heard: SessionListening, pause: Double, references: ReferenceTakes? = nil
    ) {
        seconds = heard.seconds
        let texts = script.map { ScriptText($0.text) }
        let alignment = ScriptAlignment(texts: texts, utterances: heard.utterances, references: references)
        for (utterance, reading) in zip(heard.utterances, alignment.readings) {
            var cut = SessionCut(
                clip: reading.clip.map { script[$0] }, start: utterance.start, end: utterance.end,
                keptStart: utterance.start, keptEnd: utterance.end)
            if reading.probability < ScriptAlignment.leastProbability {
                cut.doubts.append(
                    .reading(
                        own: cut.clip?.id, other: reading.other.flatMap { $0.map { script[$0].id } },
                        probability: reading.probability))
            }
            if let clip = reading.clip {
                cut.evidence =
                    reading.isToldByLength
                    ? .length : reading.isToldByTakes ? .takes : reading.isToldBySound ? .sound : .order
                doubtLength(&cut, texts[clip].length, alignment.durations)
                if utterance.pitch < UtteranceFinder.leastPitch { cut.doubts.append(.noVowel) }
                if reading.beginsTwice { cut.doubts.append(.beginsTwice) }
            }
            cuts.append(cut)
        }
        if alignment.mayBeShifted { doubtSound() }
        finish(script)
        doubtTakes()
        doubtMissing(script)
        doubtPauses(pause)
        doubtOrder(alignment.readings, script)
        strangeReferences = alignment.strangers.map { (script[$0.clip].id, script[$0.other].id) }
        tooFew = Self.shorterPause(than: pause, heard.utterances, clips: script.count).map {
            (heard.utterances.count, script.count, $0)
        }
    }

    /// Half the pause where fewer than half as many utterances as clips are heard, and twice as many would be then.
    private static func shorterPause(than pause: Double, _ utterances: [Utterance], clips: Int) -> Double? {
        let shorter = max(SessionSplitting.pauses.lowerBound, pause / 2)
        guard shorter < pause, 2 * utterances.count < clips else { return nil }
        let more = utterances.flatMap(\.gaps).count {
            $0.upperBound - $0.lowerBound >= SessionListening.together * shorter
        }
        return more >= utterances.count ? shorter : nil
    }

    /// Cuts at labels.
    package init(script: [VoicePack.Clip], labelled: [LabelledSpan], heard: SessionListening) {
        seconds = heard.seconds
        isLabelled = true
        cuts = labelled.map { span in
            SessionCut(
                clip: span.clip.map { script[$0] }, start: span.start, end: span.end, keptStart: span.start,
                keptEnd: span.end, evidence: span.clip.map { _ in span.isNamed ? .label : .order },
                doubts: span.doubts)
        }
        doubtOrder(script, labelled)
        finish(script)
    }

    /// The takes of the booth, which are cut already: nothing is aligned.
    package init(script: [VoicePack.Clip], recorded: [SessionCut], seconds: Double) {
        self.seconds = seconds
        cuts = recorded
        countTakes(script)
    }

    /// Labels without a name follow the script's order: lengths tell whether they are off by one. What is named is
    /// settled.
    private mutating func doubtOrder(_ script: [VoicePack.Clip], _ labelled: [LabelledSpan]) {
        let labelled = labelled.enumerated().compactMap { index, span in
            span.clip.map { (index: index, clip: $0, start: span.start, end: span.end, isNamed: span.isNamed) }
        }
        let texts = script.map { TextLength($0.text) }
        let durations = DurationModel(of: labelled.map { (texts[$0.clip], max(0.02, $0.end - $0.start)) })
        for span in labelled where !span.isNamed { doubtLength(&cuts[span.index], texts[span.clip], durations) }
    }

    /// Trusts some cuts and leaves others out, by their numbers in the order of time, from 1.
    /// - Parameters:
    ///   - acceptsOrder: trusts all of which nothing but the script's order is open.
    ///   - script: the session's clips.
    package mutating func settle(
        accepted: Set<Int>, dropped: Set<Int>, acceptsOrder: Bool = false, script: [VoicePack.Clip]
    ) {
        for number in dropped { cuts[number - 1].clip = nil }
        for number in accepted.union(dropped) {
            cuts[number - 1].doubts = []
            cuts[number - 1].evidence = cuts[number - 1].clip.map { _ in .hand }
        }
        if acceptsOrder { acceptOrder() }
        settlePartners()
        countTakes(script)
        doubtTakesAgain()
        for number in accepted.union(dropped) { cuts[number - 1].doubts = [] }
    }

    /// Lets decide what a recognizer heard, by the cuts' places: the clip's text is evidence, another is a doubt.
    mutating func hear(_ words: [Int: HeardCuts.Words]) {
        for (index, heard) in words {
            if heard.isText {
                cuts[index].doubts.removeAll(where: \.isOfClip)
                cuts[index].evidence = .words
            } else if !heard.text.isEmpty {
                cuts[index].doubts.insert(.words(heard.text), at: 0)
            }
        }
        settlePartners()
        doubtTakesAgain()
    }

    private func doubtLength(_ cut: inout SessionCut, _ text: TextLength, _ durations: DurationModel) {
        guard abs(durations.error(max(0.02, cut.end - cut.start), for: text)) > ScriptAlignment.largestError else {
            return
        }
        cut.doubts.append(.length(expected: durations.seconds(of: text)))
    }

    /// Counts the takes and lists what is missing.
    private mutating func countTakes(_ script: [VoicePack.Clip]) {
        var takes: [String: Int] = [:]
        for index in cuts.indices {
            cuts[index].take = 1
            guard let id = cuts[index].clip?.id else { continue }
            takes[id, default: 0] += 1
            cuts[index].take = takes[id, default: 1]
        }
        missing = script.filter { takes[$0.id] == nil }
    }

    /// Counts the takes, adds the room tone and lists what is missing.
    private mutating func finish(_ script: [VoicePack.Clip]) {
        countTakes(script)
        for index in cuts.indices {
            let before = index > 0 ? cuts[index - 1].end + Self.clearance : 0
            let after = index + 1 < cuts.count ? cuts[index + 1].start - Self.clearance : seconds
            cuts[index].keptStart = min(cuts[index].start, max(0, before, cuts[index].start - Self.room))
            cuts[index].keptEnd = max(cuts[index].end, min(seconds, after, cuts[index].end + Self.room))
            if cuts[index].clip != nil, cuts[index].start < 0.02 || cuts[index].end > seconds - 0.02 {
                cuts[index].doubts.append(.sessionEdge)
            }
        }
    }

    /// A clip that is left out and another that is said twice shift all between them by one. Where it is in doubt of many cuts
    /// which clip they are, the voice's sounds do not tell its words apart, and nothing is certain by sound alone.
    ///
    /// Of 1,191 cuts of 119 sessions of ten digits by 30 people with a word left out and another said twice, 7 were another word
    /// without a doubt before, and 6 of them lay behind a second take that sounds otherwise, in sessions with half of the cuts in doubt.
    private mutating func doubtSound() {
        let shifted = cuts.count { cut in
            cut.doubts.contains { if case .reading = $0 { true } else { false } }
        }
        guard shifted > 0, 4 * shifted >= cuts.count else { return }
        for index in cuts.indices where [.sound, .order].contains(cuts[index].evidence) && cuts[index].doubts.isEmpty {
            cuts[index].doubts.append(.soundAlone)
        }
    }

    /// Where a cut may or may not be a take of a clip, it is in doubt which of the clip's takes is the first.
    private mutating func doubtTakes() {
        let isOpen = cuts.map { cut in cut.doubts.contains { $0.partner(of: cut.clip?.id) == nil } }
        var doubtful = Set(zip(cuts, isOpen).compactMap { $1 ? $0.clip?.id : nil })
        for case .reading(_, let other?, _) in cuts.flatMap(\.doubts) { doubtful.insert(other) }
        for index in cuts.indices where cuts[index].doubts.isEmpty {
            if let id = cuts[index].clip?.id, doubtful.contains(id) { cuts[index].doubts.append(.otherTake) }
        }
    }

    /// Which of a clip's takes is the first may be certain now.
    private mutating func doubtTakesAgain() {
        for index in cuts.indices { cuts[index].doubts.removeAll { $0 == .otherTake } }
        doubtTakes()
    }

    /// The cuts on either side of a missing clip may be it.
    private mutating func doubtMissing(_ script: [VoicePack.Clip]) {
        let places = Dictionary(script.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        let kept = cuts.indices.compactMap { index in
            cuts[index].clip.flatMap { places[$0.id] }.map { (index: index, place: $0) }
        }
        for clip in missing {
            guard let place = places[clip.id] else { continue }
            let later = kept.first { $0.place > place }?.index
            let earlier = kept.last { $0.place < place }?.index
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
            // Where one of them dies away they may overlap.
            let doubt = CutDoubt.shortPause(max(0, gap))
            for neighbour in [index - 1, index] where !cuts[neighbour].doubts.contains(doubt) {
                cuts[neighbour].doubts.append(doubt)
            }
        }
    }

    /// Whether every cut can be trusted and every clip is there.
    package var isClean: Bool { missing.isEmpty && cuts.allSatisfy { $0.doubts.isEmpty } }
    /// How many takes are certain, by what tells so.
    package var certain: [CutEvidence: Int] {
        cuts.reduce(into: [:]) { counts, cut in
            if let evidence = cut.evidence, cut.doubts.isEmpty { counts[evidence, default: 0] += 1 }
        }
    }
    /// Cuts of takes.
    package var takes: [SessionCut] { cuts.filter { $0.clip != nil } }
}
