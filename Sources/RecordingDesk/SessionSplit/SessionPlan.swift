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
    /// Utterances that were heard between pauses, and a pause that is short enough to hear those within them, seconds: where there
    /// are far too few for the script.
    package private(set) var tooFew: (utterances: Int, clips: Int, pause: Double)?
    /// Whether the lengths fit better if each cut is the clip before or behind its own.
    package private(set) var isShifted = false
    package let order: CutOrder

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
        (seconds, order) = (heard.seconds, .script)
        let alignment = ScriptAlignment(
            script: script.map(\.text), utterances: heard.utterances, references: references)
        for (utterance, reading) in zip(heard.utterances, alignment.readings) {
            var cut = SessionCut(
                clip: reading.clip.map { script[$0] }, start: utterance.start, end: utterance.end)
            if reading.clip != nil {
                cut.evidence = reading.isProven ? .takes : .order
                let fits = reading.verdict?.fits == true
                doubtLength(&cut, alignment.durations, fits: fits)
                if !fits, utterance.pitch < UtteranceFinder.leastPitch { cut.doubts.append(.noVowel) }
                if reading.beginsTwice { cut.doubts.append(.beginsTwice) }
            }
            cuts.append(cut)
        }
        finish(script)
        doubtReadings(alignment.readings, heard.utterances, script)
        doubtRepeats()
        doubtPauses(pause)
        doubtTakes(Array(zip(cuts.indices, alignment.readings.map(\.verdict))), script)
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

    /// Cuts whose clips marks or the booth name, which is the order and no more: lengths and known takes are held against them.
    /// - Parameters:
    ///   - utterances: the speech in each cut; nil where there is none.
    ///   - order: what names the clips; the booth leaves room tone in the cuts already.
    package init(
        script: [VoicePack.Clip], named: [SessionCut], utterances: [Utterance?], references: ReferenceTakes? = nil,
        order: CutOrder = .script, seconds: Double
    ) {
        (self.seconds, self.order) = (seconds, order)
        cuts = named
        let places = Dictionary(script.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        let spoken = cuts.indices.compactMap { index in
            cuts[index].clip.flatMap { places[$0.id] }.flatMap { clip in
                utterances[index].map { (index: index, clip: clip, utterance: $0) }
            }
        }
        let durations = DurationModel(
            of: spoken.map { (TextLength(script[$0.clip].text), max(0.02, $0.utterance.seconds)) })
        let verdicts =
            references.map { ReferenceLikeness($0, spoken.map(\.utterance)).verdicts(on: spoken.map(\.clip)) }
            ?? spoken.map { _ in nil }
        for (take, verdict) in zip(spoken, verdicts) where cuts[take.index].evidence != .hand {
            if verdict?.isAlone == true { cuts[take.index].evidence = .takes }
            if !cuts[take.index].isSettled {
                doubtLength(
                    &cuts[take.index], seconds: take.utterance.seconds, durations, fits: verdict?.fits == true)
            }
        }
        doubtTakes(Array(zip(spoken.map(\.index), verdicts)), script)
        doubtShift(spoken, script)
        if order == .booth { countTakes(script) } else { finish(script) }
    }

    /// How much better the lengths of all takes fit the clips before or behind theirs, as a logarithm, before that is told.
    private static let leastShift = 8.0
    /// Cuts that are to be heard first then.
    private static let heardFirst = 3

    /// An alignment of all lengths with all texts, off by one: somebody left the first word out, or said one more.
    private mutating func doubtShift(
        _ spoken: [(index: Int, clip: Int, utterance: Utterance)], _ script: [VoicePack.Clip]
    ) {
        let texts = script.map { TextLength($0.text) }
        let lengths = spoken.map { max(0.02, $0.utterance.seconds) }
        for step in [-1, 1] {
            let pairs = zip(spoken, lengths).filter { texts.indices.contains($0.0.clip + step) }
            let (own, other) = (
                DurationModel(of: pairs.map { (texts[$0.0.clip], $0.1) }),
                DurationModel(of: pairs.map { (texts[$0.0.clip + step], $0.1) })
            )
            let gains = pairs.map { take, seconds in
                other.logDensity(seconds, for: texts[take.clip + step]) - own.logDensity(seconds, for: texts[take.clip])
            }
            guard gains.reduce(0, +) > Self.leastShift else { continue }
            isShifted = true
            let first = zip(pairs, gains).sorted { $0.1 > $1.1 }.prefix(Self.heardFirst)
            for ((take, _), _) in first where cuts[take.index].doubts.isEmpty {
                cuts[take.index].doubts.append(.length(expected: own.seconds(of: texts[take.clip])))
            }
        }
    }

    /// Trusts some cuts and leaves others out, by their numbers in the order of time, from 1.
    /// - Parameters:
    ///   - acceptsAll: trusts all that are in doubt.
    ///   - script: the session's clips.
    package mutating func settle(
        accepted: Set<Int>, dropped: Set<Int>, acceptsAll: Bool = false, script: [VoicePack.Clip]
    ) {
        for number in dropped { cuts[number - 1].clip = nil }
        for index in cuts.indices
        where accepted.union(dropped).contains(index + 1) || acceptsAll && !cuts[index].doubts.isEmpty {
            cuts[index].doubts = []
            cuts[index].evidence = cuts[index].clip.map { _ in .hand }
        }
        countTakes(script)
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
    }

    /// - Parameter fits: whether known takes say that it is its clip, whose pace may be odd.
    private func doubtLength(
        _ cut: inout SessionCut, seconds: Double? = nil, _ durations: DurationModel, fits: Bool
    ) {
        guard let clip = cut.clip else { return }
        let (text, seconds) = (TextLength(clip.text), max(0.02, seconds ?? cut.end - cut.start))
        let longest = TextLength(spelledOut: clip.text).map(DurationModel.longest(of:)) ?? .infinity
        let isOdd = abs(durations.error(seconds, for: text)) > ScriptAlignment.largestError
        guard seconds > longest || isOdd && !fits else { return }
        cut.doubts.append(.length(expected: min(durations.seconds(of: text), DurationModel.typical(of: text))))
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

    /// Doubts what may be another clip, where that is to be heard: of cuts in a row that may all be off by one, those beside which
    /// something happened, or else the least sure one. If these are right, so are the others.
    private mutating func doubtReadings(
        _ readings: [ScriptAlignment.Reading], _ utterances: [Utterance], _ script: [VoicePack.Clip]
    ) {
        let path = readings.map(\.clip)
        func happens(beside index: Int) -> Bool {
            guard let clip = path[index] else { return true }
            let before = path[..<index].last { $0 != nil } ?? -1
            let after = path[(index + 1)...].first { $0 != nil } ?? script.count
            return clip - (before ?? -1) != 1 || (after ?? script.count) - clip != 1
        }
        let open = readings.indices.filter {
            readings[$0].probability < ScriptAlignment.leastProbability && readings[$0].verdict?.fits != true
        }
        func doubt(_ index: Int) {
            let next = path[..<index].compactMap { $0 }.last.map { $0 + 1 } ?? 0
            let other = readings[index].other ?? (path[index] == nil && next < script.count ? next : nil)
            cuts[index].doubts.insert(
                .reading(
                    own: cuts[index].clip?.id, other: other.map { script[$0].id },
                    probability: readings[index].probability), at: 0)
        }
        var rows: [[Int]] = []
        for index in open {
            if rows.last?.last == index - 1 { rows[rows.count - 1].append(index) } else { rows.append([index]) }
        }
        for row in rows {
            let beside = row.filter(happens(beside:))
            let least = row.min { readings[$0].probability < readings[$1].probability }
            for index in beside.isEmpty ? [least].compactMap({ $0 }) : beside { doubt(index) }
        }
        // The cuts on either side of a missing clip may be it.
        let kept = path.indices.filter { path[$0] != nil }.map { Int?.some($0) }
        for (before, behind) in zip([nil] + kept, kept + [nil]) {
            let next = (before.flatMap { path[$0] } ?? -1) + 1
            guard next < behind.flatMap({ path[$0] }) ?? script.count else { continue }
            for index in [before, behind].compactMap({ $0 })
            where cuts[index].doubts.isEmpty && readings[index].verdict?.fits != true {
                cuts[index].doubts.append(.besideMissing(script[next].id))
            }
        }
        // Somebody speaks there.
        for index in path.indices
        where path[index] == nil && utterances[index].pitch >= UtteranceFinder.leastPitch
            && cuts[index].doubts.isEmpty
        {
            doubt(index)
        }
    }

    /// Doubts what known takes contest; or else, once for the session, the place that fits least by them, if another clip does better there.
    private mutating func doubtTakes(
        _ verdicts: [(index: Int, verdict: ReferenceLikeness.Verdict?)], _ script: [VoicePack.Clip]
    ) {
        func doubt(_ index: Int, _ verdict: ReferenceLikeness.Verdict) {
            guard let own = cuts[index].clip, let other = verdict.other, cuts[index].evidence != .hand else { return }
            cuts[index].doubts.append(.resembles(own: own.id, other: script[other].id))
        }
        let compared = verdicts.compactMap { index, verdict in verdict.map { (index: index, verdict: $0) } }
        for (index, verdict) in compared where verdict.isContested { doubt(index, verdict) }
        if let worst = compared.max(by: { $0.verdict.suspicion < $1.verdict.suspicion }),
            worst.verdict.isSuspicious,
            !cuts.contains(where: { $0.doubts.contains(where: \.isOfClip) })
        {
            doubt(worst.index, worst.verdict)
        }
        for index in cuts.indices where cuts[index].evidence == .takes && cuts[index].doubts.contains(where: \.isOfClip)
        {
            cuts[index].evidence = .order
        }
    }

    /// How long a take may be of another take of its clip before it is taken for one that was broken off.
    private static let leastRepeat = 0.8

    /// Doubts what is much shorter than another take of its clip: a word that was broken off and said again.
    private mutating func doubtRepeats() {
        let longest = Dictionary(
            cuts.compactMap { cut in cut.clip.map { ($0.id, cut.end - cut.start) } }, uniquingKeysWith: max)
        for index in cuts.indices where cuts[index].doubts.isEmpty {
            let seconds = cuts[index].end - cuts[index].start
            if let clip = cuts[index].clip, let other = longest[clip.id], seconds < Self.leastRepeat * other {
                cuts[index].doubts.append(.length(expected: other))
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

    /// Whether no cut is in doubt and every clip is there.
    package var isClean: Bool { missing.isEmpty && cuts.allSatisfy { $0.doubts.isEmpty } }
    /// How many takes without a doubt have each evidence.
    package var evidence: [CutEvidence: Int] {
        cuts.reduce(into: [:]) { counts, cut in
            if let evidence = cut.evidence, cut.doubts.isEmpty { counts[evidence, default: 0] += 1 }
        }
    }
    /// Cuts of takes.
    package var takes: [SessionCut] { cuts.filter { $0.clip != nil } }
}
