package import NumberGrammar
import VoiceAssetPacks

/// Other ways to say amounts that old recordings were made for: a new pack by one of these needs fewer more recordings, or uses a file that is left over.
package struct RecordingAlternatives {
    /// In the order in which they are told.
    package private(set) var all: [Alternative] = []

    /// An option of `new`, and what it brings.
    package struct Alternative: Sendable, Hashable {
        /// As it is typed: `--fraction digits`, or `--rule-set spellout-cardinal --range 0.00...1199.99`.
        package var option: String
        /// A file that is used with it alone, and what that says.
        package var file: String?
        package var text: String?
        /// Clips without a recording, of all.
        package var missing: Int
        package var clips: Int
        /// A first amount that is said otherwise with it.
        package var example: Example?
    }

    package struct Example: Sendable, Hashable {
        package var amount: Amount
        package var text: String
        /// The words without the option.
        package var instead: String
    }

    private let options: SeedOptions
    private let library: LanguageLibrary
    private let pack: LanguagePack
    private let clips: [VoicePack.Clip]
    private let files: [String]
    private let heard: [String: String]

    /// - Parameters:
    ///   - pack: the pack that was made with these options.
    ///   - matching: which of the files is which of its clips.
    ///   - heard: what a recognizer hears in files, by their names.
    package init(
        to pack: LanguagePack, _ options: SeedOptions, of library: LanguageLibrary, _ files: [String],
        _ matching: RecordingMatching, heard: [String: String]
    ) {
        (self.pack, self.options, self.library) = (pack, options, library)
        (self.files, self.heard) = (files, heard)
        clips = PackDocument(pack).clips
        guard options.counted.saysAmounts, options.takesFrom == nil, !matching.matches.isEmpty else { return }
        if let fraction = fraction(matching) { all.append(fraction) }
        if options.gender == nil, let rules = ruleSet(matching) { all.append(rules) }
    }

    /// The pack by other options, and which of the files is which of its clips; nil if there is none.
    private func pack(
        _ change: (inout SeedOptions) -> Void
    ) -> (pack: LanguagePack, clips: [VoicePack.Clip], matching: RecordingMatching)? {
        var other = options
        change(&other)
        guard let pack = try? LanguagePack(other, of: library, comparing: 0) else { return nil }
        let clips = PackDocument(pack).clips
        return (pack, clips, RecordingMatching(files, to: clips, locale: options.locale, heard: heard))
    }

    /// Another way to say fractions, for which a file that is left over was recorded: a decimal point, or the name of the minor unit.
    private func fraction(_ matching: RecordingMatching) -> Alternative? {
        let own = Set(clips.map(\.id))
        var best: (used: Int, alternative: Alternative)?
        for style in [FractionStyle.digits, .minor, .bare] where style != pack.fraction {
            guard let other = pack({ $0.fractions = style }) else { continue }
            let used = other.matching.matches.filter { matching.unmatched.contains($0.file) && !own.contains($0.clip) }
            guard let first = used.first, used.count > best?.used ?? 0 else { continue }
            let alternative = Alternative(
                option: "--fraction \(style.rawValue)", file: first.file, text: first.text,
                missing: other.matching.missing.count, clips: other.clips.count)
            best = (used.count, alternative)
        }
        return best?.alternative
    }

    /// Another rule set, by which the missing clips are not said, or only with larger amounts, and nothing else is missing: 二 for 两.
    private func ruleSet(_ matching: RecordingMatching) -> Alternative? {
        guard !matching.missing.isEmpty, let sayable = SayableAnnouncements(pack) else { return nil }
        let (missing, recorded) = (Set(matching.missing), Set(matching.matches.map(\.clip)))
        let now = sayable.range(with: recorded)
        let found = pack.otherRuleSets.compactMap { set -> Alternative? in
            guard let other = pack({ $0.ruleSet = set }), Set(other.clips).isSubset(of: clips),
                Set(other.matching.missing).isSubset(of: missing), let said = SayableAnnouncements(other.pack),
                let amount = sayable.firstAmount(with: missing.map(\.id)),
                let text = said.text(of: amount), let instead = sayable.text(of: amount), text != instead
            else { return nil }
            let range = said.range(with: Set(other.matching.matches.map(\.clip)))
            let isWhole = other.matching.missing.isEmpty
            guard isWhole || (range?.upperBound ?? amount) > (now?.upperBound ?? amount) else { return nil }
            let narrower = range.map { isWhole ? "" : " --range \($0.lowerBound)...\($0.upperBound)" } ?? ""
            return Alternative(
                option: "--rule-set \(set.drop { $0 == "%" })" + narrower, missing: 0, clips: other.clips.count,
                example: Example(amount: amount, text: text, instead: instead))
        }
        return found.min { $0.option.utf8.count < $1.option.utf8.count }
    }
}
