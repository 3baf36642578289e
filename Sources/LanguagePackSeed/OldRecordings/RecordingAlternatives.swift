package import NumberGrammar
import VoiceAssetPacks

/// Other ways to say amounts that old recordings were made for: a new pack by one of these needs fewer more recordings, or uses a file that is left over.
package struct RecordingAlternatives {
    /// In the order in which they are told.
    package private(set) var all: [Alternative] = []

    /// An option of `new`, and what it brings.
    package struct Alternative: Sendable {
        /// As it is typed: `--fraction digits`, or `--rule-set spellout-cardinal --range 0.00...1199.99`.
        package var option: String
        /// A file that is used with it alone, and what that says.
        package var file: String?
        package var text: String?
        /// Clips without a recording, of all.
        package var missing: Int
        package var clips: Int
        /// A first amount that is said otherwise with it, and the words without the option.
        package var example: (amount: Amount, text: String, instead: String)?
    }

    private let options: SeedOptions
    private let library: LanguageLibrary
    private let pack: LanguagePack
    private let clips: [VoicePack.Clip]
    private let files: [String]
    private let spoken: SpokenClips
    private let taken: Set<String>
    private let known: RecordingMatching.Knowledge
    /// The clips of what is announced besides numbers: other words may be recorded for these.
    private let announced: Set<String>

    /// - Parameters:
    ///   - pack: the pack that was made with these options.
    ///   - spoken: its clips.
    ///   - taken: the ids of those that have a take.
    ///   - known: what is known of the files besides their names.
    package init(
        to pack: LanguagePack, _ options: SeedOptions, of library: LanguageLibrary, _ files: [String],
        _ spoken: SpokenClips, taken: Set<String> = [], _ known: RecordingMatching.Knowledge
    ) {
        (self.pack, self.options, self.library) = (pack, options, library)
        (self.files, self.spoken, self.taken, self.known) = (files, spoken, taken, known)
        let document = PackDocument(pack)
        clips = document.clips
        announced = document.pack?.announcedClips ?? []
        let matching = RecordingMatching(files, to: SpokenClips(clips, in: spoken.language), taken: taken, known)
        let isRecorded = !matching.matches.isEmpty || !matching.unneeded.isEmpty
        guard options.counted.saysAmounts, options.takesFrom == nil, isRecorded else { return }
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
        return (pack, clips, RecordingMatching(files, to: SpokenClips(clips, in: spoken.language), taken: taken, known))
    }

    /// The clips of numbers and units without a recording.
    private func lacking(_ matching: RecordingMatching) -> Set<VoicePack.Clip> {
        Set(matching.missing.filter { !announced.contains($0.id) })
    }

    /// The clips that have one, as if what is announced besides had one, too.
    private func recorded(_ matching: RecordingMatching) -> Set<String> {
        announced.union(taken).union(matching.matches.map(\.clip))
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
        let missing = lacking(matching)
        guard !missing.isEmpty, let sayable = SayableAnnouncements(pack) else { return nil }
        let now = sayable.range(with: recorded(matching))
        let found = pack.otherRuleSets.compactMap { set -> Alternative? in
            guard let other = pack({ $0.ruleSet = set }), Set(other.clips).isSubset(of: clips),
                lacking(other.matching).isSubset(of: missing), let said = SayableAnnouncements(other.pack),
                let amount = sayable.firstAmount(with: missing.map(\.id)),
                let text = said.text(of: amount), let instead = sayable.text(of: amount), text != instead
            else { return nil }
            let range = said.range(with: recorded(other.matching))
            let isWhole = lacking(other.matching).isEmpty
            guard isWhole || (range?.upperBound ?? amount) > (now?.upperBound ?? amount) else { return nil }
            let narrower = range.map { isWhole ? "" : " --range \($0.lowerBound)...\($0.upperBound)" } ?? ""
            return Alternative(
                option: "--rule-set \(set.drop { $0 == "%" })" + narrower, missing: 0, clips: other.clips.count,
                example: (amount, text, instead))
        }
        return found.min { $0.option.utf8.count < $1.option.utf8.count }
    }
}
