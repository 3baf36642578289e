import Foundation
import TestSupport

/// A pack whose numbers are said digit by digit, by the clips `0` to `9`.
struct IteratedPack {
    static let name = "en-USD"

    let studio: Studio
    /// The pack's folder.
    var url: URL { studio.folder.url("VoiceAssets/\(Self.name)") }

    /// By locale the texts of 0 to 9, and what stands between the integer part and the fraction.
    private static let texts = [
        "en": (["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"], "point"),
        "ko": (["공", "일", "이", "삼", "사", "오", "육", "칠", "팔", "구"], "점"),
        "zh-Hans": (["零", "一", "二", "三", "四", "五", "六", "七", "八", "九"], "点"),
    ]

    /// - Parameter locale: `en`, `ko` or `zh-Hans`.
    init(locale: String) throws {
        let (digits, point) = Self.texts[locale]!
        studio = try Studio(recording: nil)
        let clips = digits.enumerated().map { "  \"\($0)\": \($1)\n" }.joined()
        let yaml = """
            locale: \(locale)
            currency: USD
            range: 0.00...99.99
            clips:
            \(clips)  point: \(point)
            numbers: iterated
            amount:
              - { when: { fraction: 0 }, say: ["{integer}"] }
              - { say: ["{integer}", point, "{fraction}"] }
            announcements: { code: ["{amount}"] }

            """
        try studio.folder.write("recordings/\(Self.name)/pack.yml", yaml.utf8)
        for (place, clip) in ((0...9).map(String.init) + ["point"]).enumerated() {
            try studio.record("\(Self.name)/\(clip)", RawTake(pitch: 100 + 12 * Double(place)).wav)
        }
    }
}
