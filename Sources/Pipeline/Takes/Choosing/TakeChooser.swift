import VoiceAssetAudio
package import VoiceAssetCore
import VoiceAssetPacks
import VoiceAssetUnicodeText
package import VoiceManifest

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Chooses the take of each clip of a pack, once all takes of the pack are analyzed.
package struct TakeChooser: Sendable {
    private let choice: TakeChoice
    private let judged: JudgedContents
    /// What the joins say, by clip id.
    private var joined: [String: TakeChoice.Joined] = [:]
    /// What was gained by choosing so that joins fit; nil if joins had no say.
    package private(set) var gain: PackManifest.JoinChoice?

    /// - Parameters:
    ///   - clips: all clips of the pack that have takes.
    ///   - joins: who follows whom, by the places of `clips`; nil if that is not known or does not matter.
    ///   - judged: doubts about the contents of takes.
    init(_ clips: [AnalyzedClip], joins: AnnouncedJoins? = nil, judged: JudgedContents = JudgedContents()) {
        self.judged = judged
        choice = TakeChoice(
            clips.flatMap { clip in
                let text = TextLength(spelledOut: clip.recorded.clip.text)
                return clip.takes.compactMap(\.usable?.traits).map { ($0, text) }
            })
        if let joins { join(clips, joins) }
    }

    private mutating func join(_ clips: [AnalyzedClip], _ joins: AnnouncedJoins) {
        let texts = clips.map { TextLength(spelledOut: $0.recorded.clip.text) }
        let eligible = zip(clips, texts).map { clip, text in
            choice.eligible(candidates(clip), text: text, pin: clip.recorded.pin)
        }
        let takes = JoinedTakes(
            zip(eligible, texts).map { takes, text in
                takes.compactMap { $0.traits.map { choice.joinable($0, text) } }
            }, joins)
        let alone = [Int](repeating: 0, count: clips.count)
        let best = takes.choice(from: alone)
        let decided = clips.indices.filter(takes.decides)
        for clip in decided {
            joined[clips[clip].recorded.clip.id] = TakeChoice.Joined(
                number: eligible[clip][best[clip]].number,
                costs: Dictionary(
                    eligible[clip].enumerated().map { ($1.number, takes.meanCost(of: $0, clip, in: best)) }
                ) { first, _ in first })
        }
        guard !decided.isEmpty, let jump = takes.medianJump(best), let before = takes.medianJump(alone) else { return }
        gain = .init(
            clips: decided.count, pitchJump: jump.rounded(toDecimals: 2),
            pitchJumpAlone: before.rounded(toDecimals: 2))
    }

    private func candidates(_ clip: AnalyzedClip) -> [TakeChoice.Candidate] {
        clip.takes.map {
            TakeChoice.Candidate(
                number: $0.file.number, findings: $0.findings, traits: $0.usable?.traits,
                doubt: judged.doubts[$0.file.path])
        }
    }

    /// The best of a clip's takes. Rejected is a clip of which no take can be used, or not the pinned one; and one with a
    /// take whose file can't be read at all: `validate` would stumble over it ever after.
    package func choose(_ clip: AnalyzedClip) -> Result<ChosenTake, RejectedClip> {
        let unreadable = clip.takes.filter { if case .unreadable = $0.result { true } else { false } }
        guard unreadable.isEmpty else { return .failure(rejected(clip, unreadable)) }
        guard clip.takes.count > 1 else {
            guard let only = clip.takes[0].usable else { return .failure(rejected(clip, clip.takes)) }
            return .success(chosen(clip, clip.takes[0], only, nil))
        }
        let text = TextLength(spelledOut: clip.recorded.clip.text)
        let chosen = choice.choose(
            among: candidates(clip), text: text, pin: clip.recorded.pin,
            joined: joined[clip.recorded.clip.id])
        guard let chosen, let take = clip.takes.first(where: { $0.file.number == chosen.number }),
            let usable = take.usable
        else {
            let pinned = clip.takes.filter { $0.file.number == clip.recorded.pin }
            return .failure(rejected(clip, pinned.isEmpty ? clip.takes : pinned))
        }
        return .success(self.chosen(clip, take, usable, chosen.reason))
    }

    private func chosen(
        _ clip: AnalyzedClip, _ take: AnalyzedTake, _ usable: TakeAnalysis, _ reason: String?
    ) -> ChosenTake {
        let choice = reason.map { reason in
            ChosenTake.Choice(
                number: take.file.number, takes: clip.takes.count, reason: reason,
                takesSha256: TakeDigest.sha256(of: clip.takes.map { ($0.file.name, $0.sha256) }),
                apart: apart(clip, take.file.number))
        }
        return ChosenTake(
            recorded: clip.recorded, file: take.file, sha256: take.sha256, take: usable, choice: choice)
    }

    /// That two takes may say different words, whichever is chosen.
    private func apart(_ clip: AnalyzedClip, _ number: Int) -> Finding? {
        let numbers = clip.takes.map(\.file.number)
        guard let (stray, like) = judged.apart[clip.recorded.clip.id],
            let own = stray == number ? numbers.first(where: { $0 != stray }) : number
        else { return nil }
        return Finding(
            .recordingAlike, "takes",
            ["stray": .count(stray), "like": .text(like), "own": .count(own), "take": .count(number)])
    }

    private func rejected(_ clip: AnalyzedClip, _ takes: [AnalyzedTake]) -> RejectedClip {
        RejectedClip(recorded: clip.recorded, takes: takes)
    }
}

/// Chooses among the takes of a clip: one without errors, then one that nothing says to hold another text, then the one with the
/// fewest warnings, then the one that is nearest to the pack's usual pace, level and pitch, then the one that comes first. Among those with as few warnings `TakeChooser`
/// may prefer another, which fits the clips beside it better.
struct TakeChoice {
    /// A take of the clip.
    struct Candidate: Sendable {
        var number: Int
        var findings: [Finding]
        /// nil if there is an error among the findings.
        var traits: TakeTraits?
        /// A sign that it says another text.
        var doubt: ContentDoubt?
    }

    /// A difference of so much counts as one: 15 % of pace, 3 dB of level, 2 semitones of pitch. Each is heard between two
    /// neighbouring clips, and none of them alone makes a take wrong.
    private static let scales = (pace: log(1.15), level: 3.0, pitch: 2.0)

    /// How fast the pack's speaker is; nil if no take's text is known.
    private let pace: DurationModel?
    private let loudness: Double?
    private let pitch: Double?

    /// - Parameter takes: all takes of the pack without errors, and what their texts tell.
    init(_ takes: [(traits: TakeTraits, text: TextLength?)]) {
        let known = takes.compactMap { take in take.text.map { (text: $0, seconds: take.traits.seconds) } }
        pace = known.isEmpty ? nil : DurationModel(of: known)
        loudness = takes.map(\.traits.loudness).filter(\.isFinite).median
        pitch = takes.compactMap(\.traits.pitch).median
    }

    /// What the joins say of a clip's takes.
    struct Joined: Sendable {
        /// The take that fits best.
        var number: Int
        /// By number, what each take that may be chosen costs beside its neighbours.
        var costs: [Int: Double]
    }

    /// The takes that joins may choose among, the one that is chosen without them first: those with the least doubt and the
    /// fewest warnings whose pace and level are not far off.
    /// - Parameter pin: the take that pack.yml asks for.
    func eligible(_ candidates: [Candidate], text: TextLength?, pin: Int?) -> [Candidate] {
        if let pin { return candidates.filter { $0.number == pin && $0.traits != nil } }
        let ranked = ranked(candidates, text)
        guard let best = ranked.first else { return [] }
        let equal = ranked.filter { $0.faults == best.faults }
        let oddities = equal.map { oddity($0.traits, text) }
        let most = (oddities.min() ?? 0) + Self.mostOddity
        return zip(equal, oddities).filter { candidate, oddity in
            candidate.number == best.number || oddity <= most
        }.map(\.0)
    }

    /// A take so much farther from the pack's pace and level than another, in the units of `scales`, may hold something else than
    /// its text: joins do not choose it.
    private static let mostOddity = 2.0

    /// - Parameters:
    ///   - pin: the take that pack.yml asks for.
    ///   - joined: what the joins say; nil if they have no say.
    /// - Returns: the number of the take, and why it was chosen, in words; nil if no take is without errors, or the pinned one is not.
    func choose(
        among candidates: [Candidate], text: TextLength?, pin: Int?, joined: Joined? = nil
    ) -> (number: Int, reason: String)? {
        let place = "of \(candidates.count)"
        if let pin {
            guard candidates.contains(where: { $0.number == pin && $0.traits != nil }) else { return nil }
            return (pin, "take \(pin) \(place): pinned in pack.yml")
        }
        let ranked = ranked(candidates, text)
        guard let best = ranked.first(where: { $0.number == joined?.number }) ?? ranked.first else { return nil }
        let reasons = candidates.filter { $0.number != best.number }.map { other in
            "take \(other.number) " + reason(against: other, best, text, joined)
        }
        return (best.number, "take \(best.number) \(place): \(reasons.joined(separator: ", "))")
    }

    /// The takes without errors, the best first.
    private func ranked(_ candidates: [Candidate], _ text: TextLength?) -> [Candidate] {
        candidates.filter { $0.traits != nil }.map { ($0, distance($0.traits, text)) }.sorted { left, right in
            let (leftFaults, rightFaults) = (left.0.faults, right.0.faults)
            guard leftFaults == rightFaults else { return leftFaults < rightFaults }
            return (left.1, left.0.number) < (right.1, right.0.number)
        }.map(\.0)
    }

    /// Why another take is not chosen, in words that follow `take 2`.
    private func reason(
        against other: Candidate, _ best: Candidate, _ text: TextLength?, _ joined: Joined?
    ) -> String {
        if other.traits == nil || best.faults < other.faults { return other.fault(beside: best) }
        guard let joined else {
            return comparison(distance(best.traits, text), distance(other.traits, text))
        }
        guard let own = joined.costs[best.number]?.rounded(toDecimals: 2),
            let others = joined.costs[other.number]?.rounded(toDecimals: 2)
        else { return "is far from the pack's pace and level" }
        guard own < others else { return "fits the clips beside it no better" }
        return "fits the clips beside it less well (\(others.hundredths) against \(own.hundredths))"
    }

    private func comparison(_ nearest: Double, _ other: Double) -> String {
        guard nearest < other else { return "is as good and comes later" }
        return "is farther from the pack's pace, level and pitch (\(other.hundredths) against \(nearest.hundredths))"
    }

    /// How far a take is from the pack's median, in the units of `scales`; to hundredths, so that it is the same on every
    /// machine.
    private func distance(_ traits: TakeTraits?, _ text: TextLength?) -> Double {
        guard let traits else { return .infinity }
        var squares = self.squares(traits, text)
        if let pitch, let own = traits.pitch { squares += square(12 * log2(own / pitch) / Self.scales.pitch) }
        return squares.squareRoot().rounded(toDecimals: 2)
    }

    /// The same without the pitch.
    private func oddity(_ traits: TakeTraits?, _ text: TextLength?) -> Double {
        guard let traits else { return .infinity }
        return squares(traits, text).squareRoot().rounded(toDecimals: 2)
    }

    private func squares(_ traits: TakeTraits, _ text: TextLength?) -> Double {
        var squares = 0.0
        if let usual = text.flatMap({ pace?.seconds(of: $0) }) {
            squares += square(log(traits.seconds / usual) / Self.scales.pace)
        }
        if let loudness { squares += square((traits.loudness - loudness) / Self.scales.level) }
        return squares
    }

    /// What joins go by.
    func joinable(_ traits: TakeTraits, _ text: TextLength?) -> JoinedTakes.Candidate {
        JoinedTakes.Candidate(
            start: traits.startPitch?.rounded(toDecimals: 2), end: traits.endPitch?.rounded(toDecimals: 2),
            pace: text.flatMap { pace?.seconds(of: $0) }.map { log(traits.seconds / $0).rounded(toDecimals: 3) },
            level: loudness.map { (traits.loudness - $0).rounded(toDecimals: 1) } ?? 0)
    }

    private func square(_ value: Double) -> Double { value * value }
}

extension TakeChoice.Candidate {
    /// The fewer the better: the doubt about its text first.
    fileprivate struct Faults: Comparable {
        var doubt: Int
        var warnings: Int

        static func < (left: Faults, right: Faults) -> Bool {
            (left.doubt, left.warnings) < (right.doubt, right.warnings)
        }
    }

    fileprivate var faults: Faults {
        Faults(
            doubt: ContentDoubt.rank(doubt),
            warnings: findings.count { $0.severity == .warning || $0.check == .recordingEdge })
    }

    /// The gravest fault that another take does not have, in words that follow `take 2`.
    fileprivate func fault(beside best: Self) -> String {
        if traits != nil, faults.doubt > best.faults.doubt, let doubt { return doubt.blame }
        let faults = findings.sorted { $0.severity == .error && $1.severity != .error }
        return faults.first { $0.severity != .note || $0.check == .recordingEdge }?.template?.blame ?? "is worse"
    }
}

extension Double {
    fileprivate var hundredths: String { String(rounded(toDecimals: 2)) }
}

/// The take that a clip is made of.
package struct ChosenTake: Sendable {
    /// Which of several it is, and why.
    package struct Choice: Sendable, Hashable {
        /// Its number.
        package var number: Int
        /// The number of takes.
        package var takes: Int
        /// In words that can be read in the manifest.
        package var reason: String
        /// The checksum of all takes.
        package var takesSha256: String
        /// That two of them may say different words.
        var apart: Finding?
    }

    package var recorded: RecordedClip
    package var file: TakeFile
    /// SHA-256 of the file.
    package var sha256: String
    package var take: TakeAnalysis
    /// nil if there is only one take.
    package var choice: Choice?
}

/// A clip none of whose takes can be used.
package struct RejectedClip: Error, Sendable {
    package var recorded: RecordedClip
    /// The takes that are to blame, at least one.
    package var takes: [AnalyzedTake]

    /// What is wrong with them, the errors and what else was found.
    package var findings: [Finding] {
        let id = recorded.clip.id
        return takes.flatMap { take -> [Finding] in
            if case .unreadable(let error) = take.result {
                return [error.diagnostic(file: take.file.path, clip: id, limit: .recordingLimit)]
            }
            return take.findings.map { $0.of(take: take.file.path, clip: id) }
        }
    }
}
