import NumberGrammar
import TestSupport
import VoiceAssetCore
import VoiceAssetPacks

@testable import VoiceAssetPages
@testable import VoiceAssetRecordingDesk

/// A pack's progress, written by hand.
enum SheetSample {
    /// One clip of each state, and one that pack.yml lacks.
    static func progress() throws -> PackProgress {
        let amount = try Amount("0.15", scale: 2)
        let take = Finding(
            .clipClipping, file: "r/en-USD/15.wav", clip: "15", found: "9 samples at full scale", limit: "0",
            advice: "record again 6 dB lower")
        return progress(
            locale: "en",
            clips: [
                clip(
                    "paid", "paid", .recorded, ["paid.wav", "paid~2.wav"], ["*paid", "fifteen", "cents"], amount,
                    .continues),
                clip(
                    "15", "fifteen", .rejected([take]), ["15.wav"], ["paid", "*fifteen", "cents"], amount, .continues),
                clip(
                    "cents", "cents", .missing(misnamed: "sents.wav"), [], ["paid", "fifteen", "*cents"], amount, .ends),
                clip(nil, "dollars", .missing(misnamed: nil), [], ["paid", "one", "*dollars"], amount, .both),
            ],
            unneeded: [clip("spare", "spare", .missing(misnamed: nil), [], nil, nil, nil)])
    }

    /// One clip, whose text is all that is said.
    static func progress(text: String, locale: String = "en") -> PackProgress {
        progress(locale: locale, clips: [clip("a", text, .recorded, ["a.wav"], ["*" + text], nil, .ends)], unneeded: [])
    }

    private static func progress(
        locale: String, clips: [PackProgress.Clip], unneeded: [PackProgress.Clip]
    ) -> PackProgress {
        var progress = PackProgress(name: "en-USD")
        if let currency = ISOCurrency(code: "USD"),
            let range = try? AmountRangeSyntax.range("0.00...9.99", scale: 2)
        {
            progress.pack = VoicePack(
                name: "en-USD", locale: locale, currency: currency, range: range, clips: [], announcements: [])
        }
        progress.clips = clips
        progress.unneeded = unneeded
        progress.isProven = true
        return progress
    }

    /// - Parameter words: the example; the clip's own word has a star before it.
    private static func clip(
        _ id: String?, _ text: String, _ state: PackProgress.State, _ takes: [String], _ words: [String]?,
        _ amount: Amount?, _ intonation: PackProgress.Intonation?
    ) -> PackProgress.Clip {
        let example = words.map { words in
            PackProgress.Example(
                announcement: "hello", amount: amount,
                words: words.map {
                    .init(text: $0.hasPrefix("*") ? String($0.dropFirst()) : $0, isClip: $0.hasPrefix("*"))
                })
        }
        return .init(
            id: id, text: text, isDeclared: id != nil, state: state, takes: takes, example: example,
            intonation: intonation)
    }
}
