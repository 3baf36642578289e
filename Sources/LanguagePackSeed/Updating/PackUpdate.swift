import NumberGrammar
package import VoiceAssetCore
package import VoiceAssetGrammar
package import VoiceAssetPacks

/// What an existing pack lacks: number rules for its range, and the clips that they need.
package struct PackUpdate: Sendable {
    /// The additions to `clips`.
    package private(set) var additions: [VoicePack.Clip] = []
    /// What is added to other keys: `words.major.many: d-euros`, `fuse: 100`.
    package private(set) var settings: [String] = []
    /// The lines that are added to the number rules, by set.
    package private(set) var ruleAdditions: [RuleExtract.Section] = []
    /// True if some of them are ICU's, which nobody has checked, beside the language's own.
    package private(set) var hasUncheckedRules = false
    /// The ids of clips that nothing says any more.
    package private(set) var unneeded: [String] = []
    /// The files with the lines, those that get none left out, in the order in which they are to be written.
    package var changes: [RecordingsFolder.Change] {
        // Clips without their rules leave the range refused, and the next update goes on.
        [(PackFolder.fileName, old.yaml, yaml), (old.rulesName ?? "", old.rules?.bytes ?? [], rules)].filter {
            $1 != $2
        }
    }
    /// What is wrong with the pack: then nothing is to be written.
    package private(set) var diagnostics: [Finding]

    private let old: PackFolder
    /// The pack as it is, with its slots; nil if it can't be read.
    private var whole: VoicePack?
    private var saysAmounts: Bool { whole?.saysAmounts ?? true }
    /// Whether the number rules say all numbers of its slots.
    private var saysSlots = true
    /// Whether the number rules said where their sets end.
    private var saidEnds = false
    private var yaml: [UInt8]
    private var rules: [UInt8]

    /// - Parameters:
    ///   - folder: the pack, read.
    ///   - language: nil if nothing is known of it.
    init(_ folder: PackFolder, _ language: UpdateSource?) {
        (old, yaml, rules) = (folder, folder.yaml, folder.rules?.bytes ?? [])
        // Takes are recorded after this.
        diagnostics = folder.diagnostics.filter {
            $0.severity == .error && ![.recordingMissing, .recordingAmbiguous].contains($0.check)
        }
        guard let pack = folder.source.pack, diagnostics.isEmpty else { return }
        whole = pack
        var source = PackGrammar.Source(pack.slots.isEmpty ? pack : pack.amountPart, in: folder)
        if let language { addSets(to: &source, language) }
        guard let needs = needs(source), diagnostics.isEmpty else { return }
        update(source, needs, language)
        guard !diagnostics.isEmpty else { return }
        (additions, settings, ruleAdditions) = ([], [], [])
        (yaml, rules) = (folder.yaml, folder.rules?.bytes ?? [])
    }

    /// What the amounts and the slots of a pack need; nil if there is an error.
    ///
    /// - Parameter source: the pack without its slots.
    private mutating func needs(_ source: PackGrammar.Source) -> NumberNeeds? {
        guard var needs = amountNeeds(source) else { return nil }
        saysSlots = true
        for var part in whole?.slotNumbers ?? [] {
            part.clips = source.pack.clips
            var other = source
            other.pack = part
            let (own, found) = PackGrammar.needs(other)
            diagnostics += found.filter { $0.severity == .error }
            guard let own else { return nil }
            needs.texts += own.texts
            needs.clips.formUnion(own.clips)
            if own.beyond != nil { saysSlots = false }
        }
        needs.clips.formUnion(whole?.slotClips ?? [])
        return needs
    }

    /// What the amounts of a pack need: nothing, if it says none. nil if there is an error.
    private mutating func amountNeeds(_ source: PackGrammar.Source) -> NumberNeeds? {
        guard saysAmounts else { return NumberNeeds() }
        let (needs, found) = PackGrammar.needs(source)
        diagnostics += found.filter { $0.severity == .error }
        return needs
    }

    private mutating func update(_ source: PackGrammar.Source, _ needs: NumberNeeds, _ language: UpdateSource?) {
        let merged = language.flatMap { addRules(to: source, beyond: needs.beyond, $0) }
        guard diagnostics.isEmpty else { return }
        let (new, newNeeds) = merged ?? (source, needs)
        unneeded = unneeded(of: new.pack, newNeeds)
        guard newNeeds.beyond == nil else {
            // Nothing to add is said only of rules that reach over the whole range.
            diagnostics += PackGrammar.compile(new).diagnostics.filter { $0.check == .numbersRange }
                .map(Self.withoutTheCommand)
            return
        }
        guard merged != nil || newNeeds.texts.contains(where: { !$0.isSaid }) else { return checkSlots(source) }
        guard let result = completed(new, newNeeds, beyond: needs.beyond, language) else { return }
        if merged != nil, saysAmounts, let language { compare(source, with: result, beyond: needs.beyond, language) }
    }

    /// Tells which slots the rules don't reach over.
    private mutating func checkSlots(_ source: PackGrammar.Source) {
        guard let whole, !whole.slots.isEmpty else { return }
        var all = source
        all.pack = whole
        diagnostics += PackGrammar.compile(all).diagnostics.filter { $0.check == .numbersRange }
            .map(Self.withoutTheCommand)
    }

    /// The clips of a pack that nothing says.
    private func unneeded(of pack: VoicePack, _ needs: NumberNeeds) -> [String] {
        let announced = (whole ?? pack).announcedClips
        return pack.clips.filter { !$0.isPause }.map(\.id).filter {
            !needs.clips.contains($0) && !announced.contains($0)
        }
    }

    /// Who reads it runs the command already.
    private static func withoutTheCommand(_ diagnostic: Finding) -> Finding {
        guard diagnostic.check == .numbersRange else { return diagnostic }
        var diagnostic = diagnostic
        diagnostic.remedy = .ownRules
        return diagnostic
    }

    // MARK: Rules

    /// Adds the rule sets that the pack names and its rules lack, if the language or ICU has them.
    private mutating func addSets(to source: inout PackGrammar.Source, _ language: UpdateSource) {
        guard let (bytes, file) = source.rules, let whole,
            let sections = language.extract(for: source, slots: whole.slotNumbers)?.sections
        else { return }
        let merge = RuleMerge(bytes, adding: sections, named: (whole.slotNumbers + [whole]).flatMap(\.sets))
        (rules, ruleAdditions, source.rules) = (merge.bytes, merge.additions, (merge.bytes, file))
        hasUncheckedRules = merge.additions.contains { !language.rules.text.contains("\($0.name):\n") }
    }

    /// The pack with the rules that it lacks, and what they need; nil if no rules make it reach.
    private mutating func addRules(
        to source: PackGrammar.Source, beyond: Amount?, _ language: UpdateSource
    ) -> (PackGrammar.Source, NumberNeeds)? {
        guard let (bytes, file) = source.rules,
            let sections = language.extract(for: source, slots: whole?.slotNumbers ?? [])?.sections
        else {
            return nil
        }
        let merge = RuleMerge(bytes, adding: sections, onlyEnds: beyond == nil && saysSlots)
        if let beyond, let clash = merge.clashes.first {
            diagnostics.append(
                Finding(
                    .numbersRange, "changed rule",
                    [
                        "base": .text("\(clash.base)"), "set": .piece(clash.set), "amount": .text("\(beyond)"),
                        "line": .piece(clash.line),
                    ]
                ).at(file))
            return nil
        }
        guard !merge.additions.isEmpty else { return nil }
        var new = source
        new.rules = (merge.bytes, file)
        guard let needs = needs(new) else { return nil }
        if let end = needs.beyond {
            // Ends that leave out what the pack says are not for it.
            guard beyond != nil else { return nil }
            diagnostics.append(
                Finding(.numbersRange, "added rules", ["amount": .text("\(end)")]).at(file))
            return nil
        }
        (rules, saidEnds) = (merge.bytes, merge.saysEnds)
        ruleAdditions += merge.additions
        return (new, needs)
    }

    /// Refuses rules by which the pack says something else than it did, or than a new pack does that said the same.
    private mutating func compare(
        _ source: PackGrammar.Source, with new: PackGrammar.Source, beyond: Amount?, _ language: UpdateSource
    ) {
        guard let now = PackReadings(new), let reach = source.pack.range.ending(before: beyond) else { return }
        let stated = RulesText.range(statedIn: source.rules?.bytes ?? [], scale: reach.upperBound.scale) ?? reach
        // What the pack was made for; its rules may say more, and wrongly where they don't say their ends.
        let made = stated.overlaps(reach) ? reach.clamped(to: stated) : reach
        var earlier = source
        earlier.pack.range = reach
        guard let before = PackReadings(earlier) else { return }
        func amounts(_ range: ClosedRange<Amount>) -> [Amount] {
            earlier.pack.range = range
            return SpellingCheck.amounts(of: earlier.pack, random: 300)
        }
        if let amount = PackReadings.difference(before, now, among: amounts(saidEnds ? reach : made)) {
            return refuse(amount, saidAs: before, not: now, source)
        }
        guard beyond != nil, let fresh = language.draft(like: source.pack).flatMap(PackReadings.init),
            PackReadings.difference(before, fresh, among: amounts(made)) == nil,
            let amount = PackReadings.difference(now, fresh, among: amounts(source.pack.range))
        else { return }
        refuse(amount, saidAs: fresh, not: now, source)
    }

    private mutating func refuse(
        _ amount: Amount, saidAs right: PackReadings, not wrong: PackReadings, _ source: PackGrammar.Source
    ) {
        diagnostics.append(
            Finding(
                .numbersRange, "otherwise",
                [
                    "amount": .text("\(amount)"), "wrong": .piece(wrong.text(amount)),
                    "right": .piece(right.text(amount)),
                ]
            ).at(source.rules?.file ?? source.packFile))
    }

    // MARK: pack.yml

    /// The pack with the clips that it lacks, and with the words and units of `fuse` that only a wider range has; nil if
    /// something is wrong with it.
    private mutating func completed(
        _ source: PackGrammar.Source, _ needs: NumberNeeds, beyond: Amount?, _ language: UpdateSource?
    ) -> PackGrammar.Source? {
        let pack = source.pack
        var lines = PackLines(old.yaml)
        var wanted = pack
        var names = ClipNames(taken: Set(pack.clips.map(\.id)))
        let named = addNamed(to: &names, pack, language)
        names.add(needs, sets: pack.amount.flatMap(\.say).compactMap(\.part?.ruleSet))
        if let beyond, let language { addForms(to: &wanted, &lines, &names, from: beyond, language) }
        if beyond != nil, language?.suggestsFuse == true { addFused(to: &wanted, &lines) }
        let said = Set(pack.clips.map { NumberNeeds.heard($0.text) })
        var clips = names.sorted.filter { named.contains($0.id) || !said.contains(NumberNeeds.heard($0.text)) }
        // Beside each other some may not be needed any more.
        var all = source
        all.pack = wanted
        all.pack.clips += clips.map { .init(id: $0.id, text: $0.text) }
        guard let allNeeds = self.needs(all) else { return nil }
        clips.removeAll { !allNeeds.clips.contains($0.id) }
        unneeded = unneeded(of: pack, allNeeds)
        wanted.clips += clips.map { .init(id: $0.id, text: $0.text) }
        let positions = pack.clips.compactMap { source.positions[$0.id] }
        let added = clips.map(PackText.line)
        lines.add(added, behind: positions)
        let changed = PackDocument(
            yaml: lines.bytes, file: source.packFile, name: pack.name,
            folder: [FolderEntry(name: old.rulesName ?? LanguagePack.rulesFile, kind: .file)])
        guard let result = changed.pack, result.holds(wanted) else {
            diagnostics.append(Self.noPlace(for: added + settings, source.packFile, positions))
            return nil
        }
        var new = source
        (new.pack, new.positions) = (result, changed.positions)
        diagnostics += PackGrammar.compile(new).diagnostics.filter { $0.severity == .error }.map(Self.withoutTheCommand)
        guard diagnostics.isEmpty else { return nil }
        if !result.slots.isEmpty { new.pack = result.amountPart }
        additions = clips.map { .init(id: $0.id, text: $0.text) }
        yaml = lines.bytes
        return new
    }

    private static func noPlace(for lines: [String], _ file: String, _ clips: [SourcePosition]) -> Finding {
        Finding(
            .packSyntax, "no place",
            ["lines": .count(lines.count, "lines"), "texts": .text(lines.map { "`\($0)`" }.joined(separator: ", "))]
        ).at(file, position: clips.max { $0.line < $1.line })
    }

    /// Adds the clips that the added rules name, `{liang}`.
    private func addNamed(to names: inout ClipNames, _ pack: VoicePack, _ language: UpdateSource?) -> Set<String> {
        let rules = ruleAdditions.flatMap(\.rules)
        let named = (language?.words.habits.clips ?? [:]).filter { id, _ in
            !pack.clips.contains { $0.id == id } && rules.contains { $0.contains("{\(id)}") }
        }
        for (id, text) in named.sorted(by: { $0.key < $1.key }) { names.add(text, .part, id: id) }
        return Set(named.keys)
    }

    /// Adds the forms of the unit's word that only larger numbers take: a million "d'euros".
    private mutating func addForms(
        to pack: inout VoicePack, _ lines: inout PackLines, _ names: inout ClipNames, from beyond: Amount,
        _ language: UpdateSource
    ) {
        let texts = Dictionary(pack.clips.map { ($0.id, $0.text) }) { first, _ in first }
        func heard(_ category: String) -> String? {
            pack.words["major"]?[category].flatMap { texts[$0] }.map(NumberNeeds.heard)
        }
        let major = language.words.unit.major
        // A word of the pack's own has forms that nobody knows here; the readings are compared.
        let plain = heard("other")
        guard plain == nil || plain == NumberNeeds.heard(major.form(.other)) else { return }
        for category in pack.categories(from: beyond) {
            guard heard(category.rawValue) == nil, let form = major.forms[category], NumberNeeds.heard(form) != plain
            else { continue }
            let known = pack.clips.first { NumberNeeds.heard($0.text) == NumberNeeds.heard(form) }?.id
            let id = known ?? names.add(form, .word, fallback: "major-\(category.rawValue)", further: category.rawValue)
            pack.words["major"]?[category.rawValue] = id
            settings.append("words.major.\(category.rawValue): \(id)")
            _ = lines.add("\(category.rawValue): \(YAMLText.key(id))", toListOf: "major", endingIn: "}")
        }
    }

    /// Adds the units whose multiples the added rules write in one word.
    private mutating func addFused(to pack: inout VoicePack, _ lines: inout PackLines) {
        for unit in FusedUnits.units(of: ruleAdditions) where !pack.fuse.contains(unit) {
            pack.fuse.append(unit)
            settings.append("fuse: \(unit)")
            if !lines.add("\(unit)", toListOf: "fuse", endingIn: "]") {
                lines.add("fuse: [\(unit)]", behindKey: "numbers")
            }
        }
    }
}

extension VoicePack {
    /// Whether it has what another one has of what an update adds.
    fileprivate func holds(_ other: Self) -> Bool {
        Set(clips) == Set(other.clips) && words == other.words && fuse == other.fuse
    }

    /// The plural categories that whole numbers of the range take from an amount on, and none before it.
    fileprivate func categories(from amount: Amount) -> [PluralCategory] {
        guard let plurals = PluralRules(locale: locale) else { return [] }
        let numbers = PluralRules.telling.filter { $0 <= range.upperBound.integer }
        func categories(_ isWanted: (Int64) -> Bool) -> Set<PluralCategory> {
            Set(numbers.filter(isWanted).map { plurals.category(integer: $0) })
        }
        let new = categories { $0 >= amount.integer }.subtracting(categories { $0 < amount.integer })
        return PluralCategory.allCases.filter(new.contains)
    }
}

extension ClosedRange<Amount> {
    /// The amounts before one; all if there is none, nil if none is left.
    fileprivate func ending(before amount: Amount?) -> Self? {
        guard let amount else { return self }
        guard amount > lowerBound, let last = try? Amount(minorUnits: amount.minorUnits - 1, scale: amount.scale)
        else { return nil }
        return lowerBound...last
    }
}

extension PackFolder {
    /// The name of the file with the number rules.
    fileprivate var rulesName: String? {
        if case .rules(let name)? = source.pack?.numbers { name } else { nil }
    }
}

extension PackUpdate {
    /// What a pack in a folder of recordings needs.
    ///
    /// - Parameters:
    ///   - options: its language and what it counts.
    ///   - library: the languages' data.
    package static func reading(
        _ name: String, in recordings: String, _ options: SeedOptions, of library: LanguageLibrary = .own
    ) -> PackUpdate {
        PackUpdate(
            PackFolder(reading: "\(recordings)/\(name)", within: recordings), try? UpdateSource(options, library))
    }
}
