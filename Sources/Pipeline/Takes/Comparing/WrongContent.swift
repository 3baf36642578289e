import VoiceAssetAppText
import VoiceAssetAudio
import VoiceAssetCore
import VoiceAssetPacks
import VoiceAssetUnicodeText

/// Looks for clips that may say the wrong thing, by comparing the takes of a pack with each other and with their texts.
/// What it finds is a doubt: only ears can tell.
struct WrongContent: Sendable {
    /// A clip, and what its take sounds like if that is known.
    struct Clip: Sendable {
        var id: String
        var text: String
        var sound: Sound?
        /// SHA-256 of the take's file; nil if nothing is to be remembered of it.
        var sha256: String?
        /// Whether a synthesizer speaks it.
        var isSynthetic = false

        /// Whether the text's words may differ by their tone only, going by its script.
        var isTonal: Bool { text.unicodeScalars.allSatisfy(\.properties.isIdeographic) }
    }

    /// What the take of a clip sounds like.
    struct Sound: Sendable {
        /// Of speech.
        var seconds: Double
        var print: TakePrint?
    }

    /// Takes whose waveforms have so much in common are one recording. (Measured: 19 prompts by people and machines, 151
    /// copies: as MP3 of 48 kbit/s, Opus of 24 kbit/s, µ-law at 8 kHz and with silence put beside them 76 of 76, from 0.97;
    /// with 50 ms of the word cut off 53 of 57, with 150 ms 12 of 18. Different recordings: 87 of asterisk's up to 0.73; 50
    /// words by espeak-ng, which says all alike but the difference, up to 0.954, "la" and "ma".)
    static let sameRecording = 0.955
    /// And they have so much in common in each 80 ms. (Measured: "seven", "hundred", "settantadue", 十 and "la" of espeak-ng and "four",
    /// "seven" and "hundred" of asterisk's, as MP3 of 48 kbit/s, µ-law and cropped from 0.989, as Opus of 24 kbit/s from 0.940;
    /// "settantadue" and "ottantadue", "fifty" and "fifteen", "la" and "ma" of espeak-ng up to 0.79.)
    static let sameEverywhere = 0.87
    /// Waveforms are compared of takes whose mean spectra have so much in common. (Measured: the same copies, from 0.986.)
    private static let copyTimbre = 0.98
    /// Takes nearer than this, stretched over each other, say the same. (Measured: a word said again by espeak-ng at other
    /// rates and pitches 1.5 … 2.1, "six" and "sixth" of asterisk's 1.5; different words said by espeak-ng from 4.0.)
    static let sameWord = 2.2
    /// The same where a character is a syllable and words may differ by their tone only: 一 and 亿 are 1.7 apart.
    static let sameTone = 1.5
    /// And the pitches of the two take nearly the same course, semitones. (Measured: 17 syllables said again by espeak-ng at
    /// other rates and at half a semitone more or less, all below; 是 and 使, whose spectra are 1.2 apart, 1.8.)
    static let sameCourse = 1.5
    /// And nearer than this share of the distance at which the pack's clips have their neighbours: a pack of letters is
    /// denser than one of numbers.
    private static let share = 0.6
    /// Takes without which nobody knows how near neighbours are.
    static let fewest = 8
    /// Texts of which less than this share differs may sound alike: fifty and fifteen, рубль and рубля.
    static let likeTexts = 0.5
    /// Takes are compared frame by frame if the shorter is at least this share of the longer and their outlines are no
    /// farther apart.
    static let leastRatio = 0.7
    private static let outline = 3.0

    /// Seconds by which a sound makes a word longer, at least. (Measured: "cents" after "cent" 120 ms, "dollars" after
    /// "dollar" 72 ms, by espeak-ng; a copy as MP3 or Opus differs by 15 ms.)
    private static let sound = 0.06

    let clips: [Clip]
    /// The beginnings of their texts, in small letters.
    private let folded: [[Unicode.Scalar]]
    let sketches: SketchTable
    private let limits: TakeLimits
    /// What an earlier run found, and the clips' keys and places in it; −1 of one that it did not compare.
    private let known: ComparedTakes
    private let keys: [String?]
    private let places: [Int]

    /// - Parameter known: what an earlier run of the same pack found; it says nothing that would not be found again.
    init(clips: [Clip], limits: TakeLimits, known: ComparedTakes = ComparedTakes()) {
        self.clips = clips
        folded = clips.map { Array($0.text.lowercased().unicodeScalars.prefix(100)) }
        sketches = SketchTable(clips.map { $0.sound?.print?.sketch }, clips: clips.map(\.id))
        self.limits = limits
        self.known = known
        keys = clips.map { clip in clip.sha256.map { ComparedTakes.key(sha256: $0, text: clip.text) } }
        places = keys.map { $0.flatMap(known.place) ?? -1 }
    }

    /// What is doubtful about each clip.
    ///
    /// - Parameter workers: pairs that are compared at a time, at least 1.
    func doubts(workers: Int = 1) async -> [[Finding]] { await comparison(workers: workers).doubts }

    /// What is doubtful about each clip, and what is to be known the next time.
    func comparison(workers: Int = 1) async -> (doubts: [[Finding]], compared: ComparedTakes) {
        let copies = await copies(workers: workers)
        return (await doubts(copies, workers: workers), compared(copies))
    }

    private func copies(workers: Int) async -> CopyGroups {
        await CopyGroups(
            clips.indices.filter { clips[$0].sound?.print != nil }, of: clips.count, workers: workers,
            candidates: { take, leaders in
                sketches.candidates(
                    of: take, among: leaders, timbre: Self.copyTimbre, known: known.copies, places: places)
            },
            isCopy: { await isCopy($0, $1) })
    }

    /// Two takes of different clips, by their indexes, that sound alike.
    struct Pair: Sendable, Hashable {
        var one: Int
        var other: Int
        /// Whether they are one recording.
        var isCopy: Bool
    }

    /// All such pairs, and what is to be known the next time. Takes of one clip have its id in common.
    func pairs(workers: Int = 1) async -> (pairs: [Pair], compared: ComparedTakes) {
        let copies = await copies(workers: workers)
        let members = Dictionary(grouping: clips.indices, by: { copies.first[$0] })
        var pairs: [Pair] = []
        func add(_ ones: [Int], _ others: [Int], isCopy: Bool) {
            for one in ones {
                for other in others where clips[one].id != clips[other].id {
                    pairs.append(Pair(one: one, other: other, isCopy: isCopy))
                }
            }
        }
        for group in members.values where group.count > 1 {
            for (place, one) in group.enumerated() { add([one], Array(group[(place + 1)...]), isCopy: true) }
        }
        for (one, others) in await alike(copies, workers: workers) {
            for other in others { add(members[one] ?? [], members[other] ?? [], isCopy: false) }
        }
        return (pairs.sorted { ($0.one, $0.other) < ($1.one, $1.other) }, compared(copies))
    }

    private func compared(_ copies: CopyGroups) -> ComparedTakes {
        ComparedTakes(zip(keys, copies.first).map { .init(key: $0 ?? ComparedTakes.noKey, first: $1) })
    }

    private func doubts(_ copies: CopyGroups, workers: Int) async -> [[Finding]] {
        var doubts = [[Finding]](repeating: [], count: clips.count)
        for (first, copied) in copies.several {
            let others = copied.filter { !isSameFile($0, first) }
            if others.isEmpty { continue }
            let (ids, other) = (others.map { clips[$0].id }, clips[first].id)
            doubts[others[0]].append(
                Finding(
                    .recordingDuplicate, ids.count > 1 ? "several" : ClipID.ended(ids[0]) == other ? "end" : "",
                    ["other": .text(other), "clips": .names(ids)]))
        }
        for (index, others) in await alike(copies, workers: workers) {
            doubts[index].append(
                Finding(
                    .recordingAlike, others.count > 1 ? "several" : "",
                    ["other": .text(clips[others[0]].id), "more": .count(others.count - 1)]))
        }
        for (index, finding) in lengths() { doubts[index].append(finding) }
        return doubts
    }

    /// Whether two clips with different texts are made of one file: that is certain, and `recording-mixed-up` tells it.
    private func isSameFile(_ index: Int, _ other: Int) -> Bool {
        clips[index].sha256 != nil && clips[index].sha256 == clips[other].sha256
            && !(clips[index].isSynthetic && clips[other].isSynthetic)
            && !clips[index].text.isSaid(as: clips[other].text)
    }

    // MARK: Sounds

    private func isCopy(_ index: Int, _ other: Int) async -> Bool {
        guard !adds(index, other), let (print, second) = await prints(index, other) else { return false }
        return print.likeness(to: second) >= Self.sameRecording
            && print.leastLikeness(to: second) >= Self.sameEverywhere
    }

    func prints(_ index: Int, _ other: Int) async -> (VoicePrint, VoicePrint)? {
        guard let print = await clips[index].sound?.print?.whole, let second = await clips[other].sound?.print?.whole
        else { return nil }
        return (print, second)
    }

    /// For each clip the earlier ones that it sounds like, if there are any. Of copies the first stands for all.
    private func alike(_ copies: CopyGroups, workers: Int) async -> [(Int, [Int])] {
        let first = copies.first
        let stripes = await concurrentMap(Array(0..<Self.stripes), workers: workers) { stripe in
            sketches.neighbours(
                stripe: (stripe, Self.stripes), first: first,
                within: .init(leastRatio: Self.leastRatio, outline: Self.outline))
        }
        let nearest = clips.indices.map { clip in stripes.map { $0.nearest[clip] }.min() ?? .infinity }
        let known = nearest.filter(\.isFinite)
        guard known.count >= Self.fewest, let usual = known.median else { return [] }
        let found = await concurrentMap(stripes, workers: workers) { stripe in
            var found: [(Int, Int)] = []
            for (index, other) in stripe.near where areUnlike(index, other) {
                if await saySame(index, other, within: usual * Self.share) { found.append((index, other)) }
            }
            return found
        }
        return Dictionary(grouping: found.joined(), by: \.0).mapValues { $0.map(\.1).sorted() }
            .sorted { $0.key < $1.key }
    }

    /// Every so many-th clip is one worker's.
    private static let stripes = 16

    /// Whether one text is the other with something at an end, and its take is longer by a sound: "cents" is "cent" and an
    /// s, which has nothing below 1.5 kHz; a machine says the rest alike.
    private func adds(_ index: Int, _ second: Int) -> Bool {
        let sound = Int(Self.sound * VoicePrint.rate)
        guard let count = clips[index].sound?.print?.sketch.count, let other = clips[second].sound?.print?.sketch.count,
            count != other, abs(count - other) >= sound
        else { return false }
        let texts = (clips[index].text.lowercased(), clips[second].text.lowercased())
        guard texts.0 != texts.1 else { return false }
        let (long, short) = count > other ? texts : (texts.1, texts.0)
        return long.hasPrefix(short) || long.hasSuffix(short)
    }

    private func saySame(_ index: Int, _ other: Int, within bound: Double) async -> Bool {
        guard let (print, second) = await prints(index, other) else { return false }
        guard clips[index].isTonal, clips[other].isTonal else {
            return print.warpedDistance(to: second) <= min(bound, Self.sameWord)
        }
        guard print.warpedDistance(to: second) <= min(bound, Self.sameTone) else { return false }
        return await haveOneTone(index, other)
    }

    /// Whether the pitches of two takes take the same course, where that tells words apart.
    func haveOneTone(_ index: Int, _ other: Int) async -> Bool {
        guard clips[index].isTonal, clips[other].isTonal, let (print, second) = await prints(index, other) else {
            return true
        }
        return print.toneDistance(to: second).map { $0 <= Self.sameCourse } ?? true
    }

    /// Whether two texts have so little in common that they should not sound alike.
    func areUnlike(_ index: Int, _ other: Int, by share: Double = likeTexts) -> Bool {
        EditDistance.levenshtein.share(folded[index], folded[other]) > share
    }

    // MARK: Lengths

    /// A person and a synthesizer each have their own pace.
    private func lengths() -> [(Int, Finding)] {
        [false, true].flatMap { isSynthetic in
            let takes = clips.map { clip -> TakeLengths.Take? in
                guard clip.isSynthetic == isSynthetic, let sound = clip.sound else { return nil }
                return TextLength(spelledOut: clip.text).map { .init(text: $0, seconds: sound.seconds) }
            }
            let found = TakeLengths.findings(takes, factor: limits.length)
            return zip(clips.indices, found).compactMap { index, finding in finding.map { (index, $0) } }
        }
    }
}

/// Whether a text is said in one word, without a pause.
enum SingleWord {
    /// Syllables of the longest that is said so: what is longer may be several written as one.
    private static let mostSyllables = 8.0

    /// Whether it is letters only; of a script that writes words without spaces, one of them.
    static func isOne(_ text: String) -> Bool {
        let letters = text.unicodeScalars.filter { $0.properties.isAlphabetic }
        guard !letters.isEmpty, text.allSatisfy({ $0.isLetter || $0 == "'" || $0 == "’" }) else { return false }
        if letters.contains(where: \.isWrittenWithoutSpaces) { return text.count == 1 }
        return TextLength(text).syllables < mostSyllables + 1
    }
}

extension SingleWord {
    /// The mouth stays shut so long at most in a consonant that is written twice, seconds: 0.22 in an Italian voice's "sette", "otto"
    /// and "diciotto", 0.18 to 0.22 in Malayalam എട്ട് and Tamil கருப்பு, பத்து.
    private static let longestDouble = 0.25
    private static let stops: Set<Character> = ["b", "c", "d", "g", "k", "p", "q", "t", "z"]

    /// Whether a silence may be that of a stop that the text writes twice.
    static func mayHold(_ parting: InternalPause, _ text: String) -> Bool {
        let letters = text.lowercased()
        return parting.seconds < longestDouble
            && (zip(letters, letters.dropFirst()).contains { $0 == $1 && stops.contains($0) }
                || text.doublesAnIndicStop)
    }
}

extension Finding {
    /// What a silence in a take means for its text: nothing in a phrase, nor beside utterances that are told already.
    static func parted(_ parting: InternalPause?, of text: String, besides utterances: Int) -> Finding? {
        guard let parting, utterances < 2, SingleWord.isOne(text), !SingleWord.mayHold(parting, text) else {
            return nil
        }
        let isBehind = parting.step <= 0
        let softer = abs(parting.step).decimals(0)
        return Finding(
            .recordingUtterances, (isBehind ? "behind" : "before") + (softer == "0" ? "Alike" : ""),
            [
                "at": .of((isBehind ? parting.end : parting.start).decimals(2), "s"),
                "pause": .of(parting.seconds.decimals(2), "s"), "softer": .of(softer, "dB"),
            ])
    }
}
