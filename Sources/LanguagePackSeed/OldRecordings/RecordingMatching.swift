package import NumberGrammar
import VoiceAssetCore
package import VoiceAssetPacks

/// Which of some old recordings is which clip of a pack. A list, a name and a recognizer are evidence of what a recording says; the clip is the
/// one that says the same.
package struct RecordingMatching: Sendable {
    /// By what a file is known, the surest first.
    package enum Evidence: Int, Sendable {
        /// The user said so.
        case answer
        /// A list has its text.
        case list
        /// The name is what the clip says.
        case text
        /// The name is the clip's id, which is no number.
        case id
        /// A recognizer hears what the clip says.
        case heard
        /// The name is a number, and the clip says that number as people count.
        case number
        /// The name is an English word for it.
        case word
        /// The name is what the clip says, in Latin letters.
        case latin

        /// In words, behind the clip.
        package var words: String {
            switch self {
            case .answer: "as you say"
            case .list: "by a list"
            case .text: "by what it says"
            case .id: "by the clip's id"
            case .heard: "by what is heard"
            case .number: "by its number"
            case .word: "by an English word"
            case .latin: "in Latin letters"
            }
        }
    }

    /// Why a recording is not copied without a question.
    package enum Doubt: String, Sendable {
        /// Latin letters tell no tone, or stand for several clips.
        case syllable
        /// Its number may be a recorder's count.
        case count
        /// No other names are built in the same way.
        case alone
        /// Names of another kind say more clips, this one's among them.
        case family
        /// Another file is as sure.
        case several

        /// In words, behind the files.
        ///
        /// - Parameter taken: a file that is taken for a clip of theirs.
        package func words(taken: String?) -> String {
            switch self {
            case .syllable: "in Latin letters several words are written so"
            case .count: "the numbers may be a recorder's count, and not what is said"
            case .alone: "too few names are built like this one"
            case .family:
                "files with \(taken.map { "names like \($0)" } ?? "other names") say these clips and more, so those are taken"
            case .several: "another file is as sure"
            }
        }
    }

    package struct Match: Sendable, Hashable {
        /// The file's name.
        package var file: String
        /// The clip's id.
        package var clip: String
        package var text: String
        package var evidence: Evidence

        /// What a copy beside pack.yml is called.
        package var copy: String { "\(clip).\(RecordingMatching.type(of: file))" }
    }

    /// A file's extension, as copies have it.
    package static func type(of file: String) -> String { file.split(separator: ".").last?.lowercased() ?? "" }

    /// A recording that somebody has to listen to.
    package struct Question: Sendable, Hashable {
        /// The file's name.
        package var file: String
        /// The ids of the clips that it may be.
        package var clips: [String]
        package var doubt: Doubt
    }

    /// In the order of the clips.
    package private(set) var matches: [Match] = []
    /// The recordings that are not taken for a clip, in their order.
    package private(set) var unmatched: [String] = []
    /// Those of them that may be a clip's.
    package private(set) var questions: [Question] = []
    /// What those of them say that say no clip's text alone, by file.
    package private(set) var unsaid: [String: String] = [:]
    /// The clips without a file, in their order.
    package private(set) var missing: [VoicePack.Clip] = []
    /// The recordings of clips that have a take already, or a surer recording, in the order of the clips.
    package private(set) var unneeded: [Match] = []

    /// What is known of recordings besides their names, by file.
    package struct Knowledge {
        /// The texts of lists.
        package var listed: [String: String] = [:]
        /// What a recognizer hears.
        package var heard: [String: String] = [:]
        /// The clips that the user chose.
        package var answers: [String: String] = [:]

        package init() {}
    }

    /// - Parameters:
    ///   - spoken: all clips of the pack.
    ///   - taken: the ids of those that have a take.
    package init(_ files: [String], to spoken: SpokenClips, taken: Set<String> = [], _ known: Knowledge = .init()) {
        let names = files.filter { RecordingName(fileName: $0) != nil }.map { (file: $0, name: FileNameWords(of: $0)) }
        let families = NameFamilies(names.filter { known.listed[$0.file] == nil }, spoken)
        var proofs: [String: [(file: String, evidence: Evidence, rank: [Int])]] = [:]
        for (file, name) in names {
            let distance = (name.isCopy ? 2 : 0) + (name.words.contains { $0.count > 1 && $0.hasPrefix("0") } ? 1 : 0)
            guard let (clip, evidence) = proof(of: file, families.readings[file], spoken, known) else { continue }
            proofs[clip, default: []].append((file, evidence, [evidence.rawValue, distance]))
        }
        var doubles: [String: String] = [:]
        for clip in spoken.clips {
            let sorted = (proofs[clip.id] ?? []).sorted { $0.rank.lexicographicallyPrecedes($1.rank) }
            let found = sorted.map { Match(file: $0.file, clip: clip.id, text: clip.text, evidence: $0.evidence) }
            if taken.contains(clip.id) {
                unneeded += found
            } else if let first = sorted.first, sorted.count == 1 || sorted[1].rank != first.rank {
                matches.append(found[0])
                unneeded += found.dropFirst()
            } else {
                missing.append(clip)
                for proof in sorted { doubles[proof.file] = clip.id }
            }
        }
        let used = Set((matches + unneeded).map(\.file))
        unmatched = names.map(\.file).filter { !used.contains($0) }
        for file in unmatched {
            if let clip = doubles[file] {
                questions.append(Question(file: file, clips: [clip], doubt: .several))
            } else if let reading = families.readings[file], let doubt = reading.doubt, !reading.clips.isEmpty {
                questions.append(Question(file: file, clips: reading.clips, doubt: doubt))
            } else {
                unsaid[file] = known.listed[file] ?? families.readings[file]?.said
            }
        }
    }

    /// The surest of what is known of a file. A list is right whatever the name says.
    private func proof(
        of file: String, _ reading: SpokenClips.Reading?, _ spoken: SpokenClips, _ known: Knowledge
    ) -> (String, Evidence)? {
        if let clip = known.answers[file] { return (clip, .answer) }
        if let text = known.listed[file] { return spoken.clip(saying: text).map { ($0, .list) } }
        let named = reading.flatMap { reading in reading.clip.map { ($0, reading.evidence) } }
        let heard = known.heard[file].flatMap(spoken.clip(saying:)).map { ($0, Evidence.heard) }
        return [named, heard].compactMap(\.self).min { $0.1.rawValue < $1.1.rawValue }
    }

    /// Those of some files whose names, or what else is known of them, have words of missing clips, or slips of these: first the ones with
    /// the fewest other words.
    package func nearest(_ files: [String]) -> [String] {
        let words = missing.flatMap { FileNameWords.words(of: $0.id) + FileNameWords.words(of: $0.text) }
        var wanted = NearestName(among: Set(words))
        let shares = files.map { file in
            [FileNameWords(of: file).words, FileNameWords.words(of: unsaid[file] ?? "")].map { words in
                Double(words.count { wanted($0) != nil }) / Double(max(1, words.count))
            }.max() ?? 0
        }
        return zip(files, shares).filter { $1 > 0 }.sorted { $0.1 > $1.1 }.map(\.0)
    }

    /// The recordings of which a recognizer may tell more than their names do.
    package var doubtful: [String] {
        unmatched + matches.filter { $0.evidence.rawValue > Evidence.heard.rawValue }.map(\.file)
    }
}

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
        /// Clips without a recording.
        package var missing: Int
        /// The largest amount that is said with it, where that is less than without.
        package var largest: Amount?
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
                missing: other.matching.missing.count)
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
            let narrower = isWhole ? nil : range
            return Alternative(
                option: "--rule-set \(set.drop { $0 == "%" })"
                    + (narrower.map { " --range \($0.lowerBound)...\($0.upperBound)" } ?? ""),
                missing: other.matching.missing.count { announced.contains($0.id) },
                largest: narrower?.upperBound, example: (amount, text, instead))
        }
        return found.min { $0.option.utf8.count < $1.option.utf8.count }
    }
}
