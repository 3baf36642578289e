import VoiceAssetCore
import VoiceAssetPacks
import VoiceAssetUnicodeText

/// The stage that looks, where clips have several takes, for those that may say another clip's text. It comes before the choice: a take
/// that fits its neighbours well may still say the wrong number.
struct JudgeContents: Sendable {
    /// What two takes have in common is kept by pairs.
    private static let key = StageKey("judge-contents", version: CompareTakes.version, [])

    let limits: TakeLimits
    /// How the pack weighs what is found.
    let severities: [RuleSetting]
    let store: StageStore

    /// A take that a clip may be made of.
    private struct Candidate {
        var clip: VoicePack.Clip
        var file: TakeFile
        var sha256: String
        var take: TakeAnalysis
        var hasOthers: Bool

        var text: TakeText { TakeText(file: file.inFolder, sha256: sha256, text: clip.text) }

        var compared: WrongContent.Clip {
            .init(
                id: clip.id, text: clip.text, sound: .init(seconds: take.traits.seconds, print: take.print),
                sha256: sha256)
        }
    }

    /// The doubts about takes that have others beside them.
    /// - Parameters:
    ///   - texts: what the takes were recorded for.
    ///   - workers: pairs that are compared at a time, at least 1.
    func callAsFunction(_ clips: [AnalyzedClip], texts: RecordedTexts, workers: Int) async -> JudgedContents {
        let takes = clips.flatMap(Self.candidates)
        guard takes.contains(where: \.hasOthers) else { return JudgedContents() }
        let known: ComparedTakes = await store.value(Self.key) ?? ComparedTakes()
        let content = WrongContent(clips: takes.map(\.compared), limits: limits, known: known)
        let (pairs, compared) = await content.pairs(workers: workers)
        if compared != known { await store.put(compared, for: Self.key) }
        var judged = JudgedContents()
        for pair in pairs {
            for (own, other) in [(pair.one, pair.other), (pair.other, pair.one)] where takes[own].hasOthers {
                note(doubt(takes[own], takes[other], isCopy: pair.isCopy), of: takes[own], in: &judged.doubts)
            }
        }
        let found = await content.strays(workers: workers, store: store)
        for (strays, isStrong) in [(found.strays, true), (found.apart, false)] {
            for stray in strays where counts(.recordingAlike, takes[stray.take]) {
                let (take, like) = (takes[stray.take], takes[stray.other].clip.id)
                let blame = "sounds more like `\(like)` than like its other takes"
                note(ContentDoubt(blame: blame, isStrong: isStrong), of: take, in: &judged.doubts)
                judged.apart[take.clip.id] = (take.file.number, like)
            }
        }
        for (take, was) in zip(takes, texts.texts(of: takes.map(\.text)))
        where take.hasOthers && !was.isSaid(as: take.clip.text) {
            note(doubt(take, was: was), of: take, in: &judged.doubts)
        }
        return judged
    }

    /// The takes without errors; of a pinned clip the pinned one alone.
    private static func candidates(_ clip: AnalyzedClip) -> [Candidate] {
        let (recorded, pin) = (clip.recorded.clip, clip.recorded.pin)
        let usable = clip.takes.filter { $0.usable != nil && (pin == nil || $0.file.number == pin) }
        return usable.compactMap { take in
            take.usable.map {
                Candidate(
                    clip: recorded, file: take.file, sha256: take.sha256, take: $0, hasOthers: usable.count > 1)
            }
        }
    }

    /// Of several doubts about a take the strongest counts, of equal ones the first.
    private func note(_ doubt: ContentDoubt?, of take: Candidate, in doubts: inout [String: ContentDoubt]) {
        guard let doubt, ContentDoubt.rank(doubt) > ContentDoubt.rank(doubts[take.file.path]) else { return }
        doubts[take.file.path] = doubt
    }

    /// That a take sounds like one of another clip. Of the two the take of the higher number is the likelier to be wrong.
    private func doubt(_ take: Candidate, _ other: Candidate, isCopy: Bool) -> ContentDoubt? {
        guard counts(isCopy ? .recordingDuplicate : .recordingAlike, take) else { return nil }
        return ContentDoubt(
            blame: (isCopy ? "sounds the same as" : "sounds like") + " `\(other.clip.id)`",
            isStrong: take.file.number > other.file.number)
    }

    private func doubt(_ take: Candidate, was: String) -> ContentDoubt? {
        guard counts(.recordingTextChanged, take) else { return nil }
        return ContentDoubt(blame: "\(ContentDoubt.firstSeen) `\(was)`", isStrong: true)
    }

    /// Whether the pack wants to hear of it: where two words sound the same, somebody says so in pack.yml.
    private func counts(_ check: Check, _ take: Candidate) -> Bool {
        let finding = Finding(check, "").at(take.file.path, clip: take.clip.id)
        return severities.applied(to: [finding]).contains { $0.severity != .note }
    }
}

/// Doubts about the contents of takes, as they stand before one is chosen.
struct JudgedContents: Sendable {
    /// Signs that takes say other texts than their clips', by the takes' paths.
    var doubts: [String: ContentDoubt] = [:]
    /// Of clips whose takes are far apart, by their ids: the number of the one that another clip's take is nearest to, and that clip.
    var apart: [String: (number: Int, like: String)] = [:]
}

/// A sign that a take says another text than its clip's.
struct ContentDoubt: Sendable, Hashable {
    /// In words that follow `take 2`.
    var blame: String
    /// Whether the take is the likelier one of two that sound alike, or is known by its bytes for another text.
    var isStrong: Bool

    /// The words for a take that was recorded for another text begin so.
    static let firstSeen = "was first seen as"

    /// Takes without a doubt come first, those with a strong one last.
    static func rank(_ doubt: ContentDoubt?) -> Int { doubt.map { $0.isStrong ? 2 : 1 } ?? 0 }
}
