import VoiceAssetAudio

/// Whether an utterance hisses, held against whether its text has an s or the like.
///
/// Between words of one syllable, whose lengths tell nothing, this is what a shift by one shows in. How often texts with
/// and without such letters hiss is learned from the session: a telephone passes no sibilants, and letters mislead.
struct SibilanceModel: Sendable {
    /// How probable a hiss is, and out of how many utterances that is known before the session is heard.
    private var withSibilant = 0.95
    private var without = 0.25
    private static let prior = 6.0

    /// Decibels by which the bands above 4 kHz stand out in a hiss half of the time, and by how much that is certain.
    ///
    /// Measured with espeak-ng in seven languages: 13 ± 3 dB with such letters, −1 ± 6 dB without.
    private static let threshold = 7.0
    private static let certainty = 1.5
    /// Frames further below the loudest are not listened to, decibels.
    private static let depth: Float = -25
    private static let firstBand = 12

    /// How probable it is that frames hold a hiss, 0…1.
    static func hiss(in frames: [SpectralFrame]) -> Double {
        let levels = frames.filter { $0.level > depth }.map { frame in
            Double(frame.colour[firstBand...].reduce(0, +)) / Double(SpectralFrame.bandCount - firstBand)
        }.sorted()
        // One frame is a click.
        guard levels.count >= 2 else { return 0.5 }
        return 1 / (1 + exponential((threshold - levels[levels.count - 2]) / certainty))
    }

    mutating func fit(_ pairs: [(text: ScriptText, hiss: Double, probability: Double)]) {
        func rate(_ initial: Double, _ isSibilant: Bool) -> Double {
            var (hisses, all) = (initial * Self.prior, Self.prior)
            for pair in pairs where pair.text.isSibilant == isSibilant {
                hisses += pair.probability * pair.hiss
                all += pair.probability
            }
            return min(0.98, max(0.05, hisses / all))
        }
        (withSibilant, without) = (rate(0.95, true), rate(0.25, false))
    }

    /// The logarithm of how probable such a sound is for a text; for no text if it is nil.
    func logProbability(_ hiss: Double, for text: ScriptText?) -> Double {
        guard let isSibilant = text?.isSibilant else { return logarithm(0.5) }
        let rate = isSibilant ? withSibilant : without
        return logarithm(hiss * rate + (1 - hiss) * (1 - rate))
    }
}

/// Which spellings stand for an s, sh, z, ts or the like.
enum Sibilants {
    /// Whatever the language and the letters beside them.
    private static let certain = Set("szxßśšşșźžżçсзцчшщжσςζξψسصشزסשצץזसशष".unicodeScalars)
    /// In some languages, or beside some letters.
    private static let possible = Set("cjgćčĉђћџјґثجذظچژגצ׳चछजझ".unicodeScalars)
    /// Silent at a word's end in some languages.
    private static let silentAtEnd = Set("sxz".unicodeScalars)

    /// nil if the text has letters that may be one, or that are not known here, and none that is one.
    static func tell(_ text: String) -> Bool? {
        var isUncertain = false
        for word in text.split(whereSeparator: { !$0.isLetter && !isMark($0) }) {
            let letters = Array(word.unicodeScalars)
            for (place, letter) in letters.enumerated() where letter.properties.isAlphabetic {
                let next = place + 1 < letters.count ? letters[place + 1] : nil
                if letter == "c", let next, "eiyéèêíì".unicodeScalars.contains(next) { return true }
                guard certain.contains(letter) else {
                    if possible.contains(letter) || !isKnown(letter) { isUncertain = true }
                    continue
                }
                if next != nil || !silentAtEnd.contains(letter) { return true }
                isUncertain = true
            }
        }
        // Digits are words that are not known here.
        return isUncertain || text.contains(where: \.isNumber) ? nil : false
    }

    private static func isMark(_ character: Character) -> Bool {
        character.unicodeScalars.allSatisfy { $0.properties.canonicalCombiningClass != .notReordered }
    }

    /// Latin, Greek, Cyrillic, Hebrew, Arabic and Devanagari.
    private static func isKnown(_ letter: Unicode.Scalar) -> Bool {
        letter.value < 0x0700 || (0x0900...0x097f).contains(letter.value) || (0x1e00...0x1fff).contains(letter.value)
    }
}
