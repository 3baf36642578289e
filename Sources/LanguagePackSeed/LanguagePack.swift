package import NumberGrammar
import VoiceAssetAppText
package import VoiceAssetCore
import VoiceAssetGrammar
package import VoiceAssetPacks
import VoiceManifest

/// A new voice pack, made from what ICU knows of a language, before it is written anywhere.
package struct LanguagePack: Sendable {
    /// `de-EUR`
    package let name: String
    /// The text of pack.yml.
    package var yaml: String
    /// The text of numbers.rbnf; empty where only fixed words are announced.
    package var rules: String
    /// How many clips are to be recorded.
    package let clipCount: Int
    /// The points that a native speaker has to look at first, the questions of `review` last.
    package let reviews: [String]
    /// How far the language's data can be trusted.
    package let status: LanguageStatus
    /// The language in English: `German`.
    package let language: String

    /// The way it says a fraction.
    let fraction: FractionStyle
    /// The rule set that counts its unit, and the other cardinals of the language.
    let ruleSet: String
    let otherRuleSets: [String]

    /// The whole number rules that it was made from.
    private let source: String

    /// What the number rules are called in a pack.
    package static let rulesFile = "numbers.rbnf"

    /// The files by their names.
    package var files: [(name: String, text: String)] {
        [(PackFolder.fileName, yaml)] + (rules.isEmpty ? [] : [(Self.rulesFile, rules)])
    }

    /// The name of the pack for a locale and what it counts: `zh-Hant-TWD`, `de-point`. nil if the locale is no language
    /// tag.
    package static func name(locale: String, counted: Counted) -> String? {
        LocaleData(tag: locale).map { "\($0.tag)-\(counted.name)" }
    }

    /// Makes a pack, and makes sure that it compiles and says its amounts as ICU spells them.
    ///
    /// - Parameter amounts: how many random amounts are compared, besides the usual ones.
    package init(
        _ options: SeedOptions, of library: LanguageLibrary = .own, comparing amounts: Int = 300
    ) throws(SeedError) {
        let draft = try Self.draft(options, library)
        name = draft.name
        language = draft.locale.name
        rules = draft.sections.isEmpty ? "" : RulesText(draft).text
        yaml = PackText(draft, takesFrom: options.takesFrom).text
        clipCount = draft.names.clips.count
        reviews = ReviewList(draft).points + QuestionText(draft).questions.map(\.text)
        status = draft.language.status
        source = draft.source.text
        (fraction, ruleSet) = (draft.style, draft.sets.major)
        otherRuleSets = draft.source.publicSets.filter { $0 != draft.sets.major && $0.contains("cardinal") }
        let faults = faults(numbers: amounts)
        guard faults.isEmpty else { throw .findings(faults) }
    }

    /// A draft without parts of words, by one clip for each number below 100 where that helps.
    private static func draft(
        _ options: SeedOptions, _ library: LanguageLibrary
    ) throws(SeedError) -> PackDraft {
        let draft = try PackDraft(options, library)
        guard draft.hasPartsOfWords else { return draft }
        var whole = options
        if options.atomic == nil {
            whole.atomic = 100
            let other = try PackDraft(whole, library)
            if !other.hasPartsOfWords { return other }
        }
        if options.allowsUnreviewed { return draft }
        let parts = draft.names.clips.filter(\.isPartOfWord).map(\.text).prefix(5).joined(separator: ", ")
        throw .finding(.languageDiffers, "parts of words", ["tag": .text(draft.locale.tag), "parts": .text(parts)])
    }

    /// What is wrong with the pack: its diagnostics, and amounts that its clips don't say as ICU spells them by the rules
    /// that the pack was made from.
    ///
    /// - Parameter numbers: how many random amounts are compared, besides the usual ones.
    package func faults(numbers: Int) -> [Finding] {
        let document = PackDocument(self)
        guard let pack = document.pack else { return document.diagnostics.filter { $0.severity == .error } }
        let compiled = PackGrammar.compile(
            .init(pack, document, rules: pack.hasRulesFile ? rules : nil))
        // What a person looks at, such as a phrase that is still to be translated, does not make the pack wrong.
        let wrong = document.diagnostics.filter { $0.severity == .error } + compiled.diagnostics
        guard wrong.isEmpty else { return wrong }
        guard let grammar = compiled.grammar else { return [Finding(.languageDiffers, "no table")] }
        guard pack.saysAmounts else { return [] }
        guard let icu = ICURules(rules: source, locale: pack.locale) else { return [] }
        let first = rules.split(separator: "\n").first { $0.hasPrefix("%") && !$0.hasPrefix("%%") }
        let check = SpellingCheck(
            pack: pack, grammar: grammar, icu: icu, defaultSet: first.map { String($0.dropLast()) })
        return check.faults(random: numbers)
    }
}

extension PackGrammar.Source {
    /// A pack that is not on any disk, with the text of its rules.
    init(_ pack: VoicePack, _ document: PackDocument?, rules: String?) {
        self.init(
            pack: pack, packFile: PackFolder.fileName, positions: document?.positions ?? [:],
            rules: rules.map { (Array($0.utf8), LanguagePack.rulesFile) })
    }
}

extension PackDocument {
    /// A pack that is not on any disk.
    package init(_ pack: LanguagePack) {
        self.init(yaml: pack.yaml, name: pack.name, files: pack.files.map(\.name))
    }

    init(yaml: String, name: String, files: [String] = [PackFolder.fileName, LanguagePack.rulesFile]) {
        self.init(
            yaml: Array(yaml.utf8), file: PackFolder.fileName, name: name,
            folder: files.map { FolderEntry(name: $0, kind: .file) })
    }
}

/// What a new pack can say, before anything is recorded, and with some of its recordings.
package struct SayableAnnouncements {
    private let pack: VoicePack
    private let rules: String
    private let grammar: AmountGrammar

    /// - Returns: nil of a pack that still has an error.
    package init?(_ pack: LanguagePack) {
        guard let document = PackDocument(pack).pack else { return nil }
        self.init(document, rules: pack.rules)
    }

    /// - Returns: nil of a pack that still has an error.
    package init?(_ pack: VoicePack, rules: String) {
        (self.pack, self.rules) = (pack, rules)
        guard let grammar = Self.grammar(pack, rules) else { return nil }
        self.grammar = grammar
    }

    private static func grammar(_ pack: VoicePack, _ rules: String) -> AmountGrammar? {
        PackGrammar.compile(.init(pack, nil, rules: pack.hasRulesFile ? rules : nil)).grammar
    }

    /// The first announcement as arguments of `say`: `15.50`, `order-ready order=A017 counter=1`. nil if there is none.
    package var arguments: String? {
        if pack.saysAmounts { return "\(tellingAmount)" }
        guard let id = pack.announcements.first?.id, let slots = grammar.slots(announcement: id) else { return nil }
        return ([id] + slots.map { "\($0.name)=\($0.example)" }).joined(separator: " ")
    }

    /// 15.50, or 5015 of what has no minor unit; else the largest amount of the range.
    private var tellingAmount: Amount {
        let scale = pack.range.upperBound.scale
        let usual = try? Amount(minorUnits: scale == 0 ? 5015 : 31 * Amount.unit(scale) / 2, scale: scale)
        return usual.flatMap { pack.range.contains($0) && text(of: $0) != nil ? $0 : nil } ?? pack.range.upperBound
    }

    /// The widest range from the pack's own lower bound that these clips can say, up to the last amount before a whole one.
    ///
    /// - Parameter recorded: the ids of the clips that have a recording.
    /// - Returns: nil if they can say none, or all that the pack asks for.
    package func range(with recorded: Set<String>) -> ClosedRange<Amount>? {
        guard grammar.slots.isEmpty, pack.saysAmounts else { return nil }
        let (lower, scale) = (pack.range.lowerBound, pack.range.upperBound.scale)
        guard let first = firstAmount(with: pack.clips.map(\.id).filter { !recorded.contains($0) }) else { return nil }
        let unit = Amount.unit(scale)
        let last = first.minorUnits / unit * unit - 1
        guard last >= unit, let upper = try? Amount(minorUnits: last, scale: scale), lower < upper,
            isSaid(lower...upper, recorded)
        else { return nil }
        return lower...upper
    }

    /// The range that recordings are enough for, whatever is announced besides amounts, and which clips of that have no recording.
    package func range(
        besideAnnounced recorded: Set<String>
    ) -> (range: ClosedRange<Amount>, missing: [VoicePack.Clip])? {
        let announced = pack.announcedClips
        return range(with: recorded.union(announced)).flatMap { range in
            // Nobody wants a voice for amounts below 100 alone.
            guard range.upperBound.integer >= 100 else { return nil }
            return (range, pack.clips.filter { announced.contains($0.id) && !recorded.contains($0.id) })
        }
    }

    /// The smallest amount that says one of these clips.
    func firstAmount(with clips: [String]) -> Amount? {
        let ids = Set(clips)
        let scale = pack.range.upperBound.scale
        return zip(pack.clips, proof(of: grammar).witnesses).compactMap { clip, witness in
            guard let witness, ids.contains(clip.id) else { return nil }
            // A clip of every amount is said with the first.
            return witness.amount.map { try? Amount($0, scale: scale) } ?? pack.range.lowerBound
        }.min()
    }

    /// An amount in words, without the phrase around it.
    func text(of amount: Amount) -> String? {
        let texts = pack.clipsAndPauses.map(\.text)
        guard let said = try? grammar.clips(amount: amount).map({ texts[$0] }) else { return nil }
        let isUnspaced = said.joined().unicodeScalars.allSatisfy(\.isWrittenWithoutSpaces)
        return said.joined(separator: isUnspaced ? "" : " ")
    }

    private func proof(of grammar: AmountGrammar) -> ProvenAnnouncements {
        let clips =
            pack.clips.map { AnnouncedClip(id: $0.id, text: $0.text, samples: 1) }
            + pack.pauses.map { AnnouncedClip(pause: $0.id, samples: 1) }
        return ProvenAnnouncements(grammar, clips: clips, sampleRate: pack.profile.sampleRate)
    }

    /// Whether these clips say all amounts of a range.
    private func isSaid(_ range: ClosedRange<Amount>, _ recorded: Set<String>) -> Bool {
        var narrow = pack
        narrow.range = range
        guard let grammar = Self.grammar(narrow, rules) else { return false }
        let proof = proof(of: grammar)
        return !proof.announcements.isEmpty
            && zip(pack.clips, proof.witnesses).allSatisfy { $1 == nil || recorded.contains($0.id) }
    }
}

extension VoicePack {
    /// The clips of what is announced besides amounts and slots.
    package var announcedClips: Set<String> { Set(announcements.flatMap(\.say).compactMap(\.clip)) }
}
