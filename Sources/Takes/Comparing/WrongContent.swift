package import VoiceAssetPacks
package import VoiceAssetSound
import VoiceAssetWording

/// Looks for clips that may say the wrong thing, by comparing the takes of a pack with each other and with their texts.
/// What it finds is a doubt: only ears can tell.
package struct WrongContent {
    /// A clip, and what its take sounds like if that is known.
    package struct Clip: Sendable {
        package var id: String
        package var text: String
        package var sound: Sound?

        package init(id: String, text: String, sound: Sound?) {
            self.id = id
            self.text = text
            self.sound = sound
        }
    }

    /// What the take of a clip sounds like.
    package struct Sound: Sendable {
        /// Of speech.
        package var seconds: Double
        package var print: VoicePrint?

        package init(seconds: Double, print: VoicePrint?) {
            self.seconds = seconds
            self.print = print
        }
    }

    /// Takes whose waveforms have so much in common are one recording. (Measured: 19 prompts by people and machines, 151
    /// copies: as MP3 of 48 kbit/s, Opus of 24 kbit/s, µ-law at 8 kHz and with silence put beside them 76 of 76, from 0.97;
    /// with 50 ms of the word cut off 53 of 57, with 150 ms 12 of 18. Different recordings: 87 of asterisk's up to 0.73; 50
    /// words by espeak-ng, which says all alike but the difference, up to 0.954, "la" and "ma".)
    static let sameRecording = 0.955
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
    private static let fewest = 8
    /// Texts of which less than this share differs may sound alike: fifty and fifteen, рубль and рубля.
    private static let likeTexts = 0.5
    /// Takes are compared frame by frame if the shorter is at least this share of the longer and their outlines are no
    /// farther apart.
    private static let leastRatio = 0.7
    private static let outline = 3.0

    /// Seconds by which a sound makes a word longer, at least. (Measured: "cents" after "cent" 120 ms, "dollars" after
    /// "dollar" 72 ms, by espeak-ng; a copy as MP3 or Opus differs by 15 ms.)
    private static let sound = 0.06

    private let clips: [Clip]
    private let limits: TakeLimits

    package init(clips: [Clip], limits: TakeLimits) {
        self.clips = clips
        self.limits = limits
    }

    /// What is doubtful about each clip.
    package func doubts() -> [[ContentDoubt]] {
        var doubts = [[ContentDoubt]](repeating: [], count: clips.count)
        let pairs = neighbours()
        for pair in pairs.near {
            if pair.mayBeCopy, !adds(pair), pair.first.likeness(to: pair.second) >= Self.sameRecording {
                doubts[pair.index].append(.duplicate(of: clips[pair.other].id))
            } else if pair.mayBeAlike, let usual = pairs.usual, areUnlike(pair.index, pair.other),
                saySame(pair, within: usual * Self.share)
            {
                doubts[pair.index].append(.alike(clips[pair.other].id))
            }
        }
        for (index, doubt) in lengths() { doubts[index].append(doubt) }
        return doubts
    }

    // MARK: Sounds

    private struct Pair {
        var index: Int
        var other: Int
        var first: VoicePrint
        var second: VoicePrint
        /// By their mean spectra.
        var mayBeCopy = false
        /// By their outlines.
        var mayBeAlike = false
    }

    /// The pairs that are near enough to be looked at, and the median distance of a clip to its nearest, if there are
    /// enough clips to tell.
    private func neighbours() -> (near: [Pair], usual: Double?) {
        let prints = clips.map { $0.sound?.print }
        var nearest = [Double](repeating: .infinity, count: clips.count)
        var near: [Pair] = []
        for (index, print) in prints.enumerated() {
            guard let print else { continue }
            for other in 0..<index {
                guard let second = prints[other] else { continue }
                var pair = Pair(index: index, other: other, first: print, second: second)
                pair.mayBeCopy = print.timbreLikeness(to: second) >= Self.copyTimbre
                if isComparable(print.count, second.count) {
                    let distance = print.outlineDistance(to: second)
                    nearest[index] = min(nearest[index], distance)
                    nearest[other] = min(nearest[other], distance)
                    pair.mayBeAlike = distance <= Self.outline
                }
                if pair.mayBeCopy || pair.mayBeAlike { near.append(pair) }
            }
        }
        let known = nearest.filter(\.isFinite)
        return (near, known.count >= Self.fewest ? known.median : nil)
    }

    private func isComparable(_ count: Int, _ other: Int) -> Bool {
        Double(min(count, other)) >= Self.leastRatio * Double(max(count, other))
    }

    /// Whether one text is the other with something at an end, and its take is longer by a sound: "cents" is "cent" and an
    /// s, which has nothing below 1.5 kHz; a machine says the rest alike.
    private func adds(_ pair: Pair) -> Bool {
        let (text, other) = (clips[pair.index].text.lowercased(), clips[pair.other].text.lowercased())
        guard text != other, pair.first.count != pair.second.count else { return false }
        let (long, short) = pair.first.count > pair.second.count ? (text, other) : (other, text)
        let sound = Int(Self.sound * VoicePrint.rate)
        return (long.hasPrefix(short) || long.hasSuffix(short)) && abs(pair.first.count - pair.second.count) >= sound
    }

    private func saySame(_ pair: Pair, within bound: Double) -> Bool {
        guard isTonal(pair.index), isTonal(pair.other) else {
            return pair.first.warpedDistance(to: pair.second) <= min(bound, Self.sameWord)
        }
        guard pair.first.warpedDistance(to: pair.second) <= min(bound, Self.sameTone) else { return false }
        return pair.first.toneDistance(to: pair.second).map { $0 <= Self.sameCourse } ?? true
    }

    /// Whether a text's words may differ by their tone only, going by its script.
    private func isTonal(_ index: Int) -> Bool {
        clips[index].text.unicodeScalars.allSatisfy(\.properties.isIdeographic)
    }

    /// Whether two texts have so little in common that they should not sound alike.
    private func areUnlike(_ index: Int, _ other: Int) -> Bool {
        let left = Array(clips[index].text.lowercased().unicodeScalars.prefix(100))
        let right = Array(clips[other].text.lowercased().unicodeScalars.prefix(100))
        return EditDistance.levenshtein.share(left, right) > Self.likeTexts
    }

    // MARK: Lengths

    private func lengths() -> [(Int, ContentDoubt)] {
        let takes = clips.enumerated().compactMap { index, clip -> (Int, LengthModel.Take)? in
            guard let sound = clip.sound, let syllables = SyllableCount.count(clip.text) else { return nil }
            return (index, .init(syllables: syllables, seconds: sound.seconds))
        }
        guard let model = LengthModel(takes.map(\.1)) else { return [] }
        return takes.filter { model.isOut($0.1, factor: limits.length) }.map { index, take in
            (index, .length(take.seconds, expected: model.seconds(syllables: take.syllables)))
        }
    }
}
