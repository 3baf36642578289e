import NumberGrammar
package import VoiceAssetCore
import VoiceManifest

/// Reads a pack.yml: its keys, each section by a reader of its own.
package struct PackReader {
    private static let requiredKeys = ["clips", "announcements"]
    /// The keys that say how number rules become clips.
    private static let ruleKeys = ["atomic", "fuse", "split"]
    private static let optionalKeys =
        ["speaker", "license", "end-forms", "numbers", "amount", "fractions", "words", "slots"] + ruleKeys
        + ["max-seconds", "profile", "takes", SharedTakes.key, "pins", "confirmed", "rules", PackDocument.questionsKey]

    private static let sections: [(name: String, keys: [String])] = [
        (PackFolder.fileName, ["locale", "currency", "unit", "range"] + requiredKeys + optionalKeys),
        ("profile", ProfileReader.keys), ("takes", TakesReader.keys), ("rules", Check.all.map(\.id)),
        ("say", AnnouncementReader.keys), ("words", WordsReader.kinds),
    ]

    /// The finding about a key of another section than the one that it stands in; nil of a key that none of the others has.
    package static func misplaced(_ key: String, in section: String) -> Finding? {
        guard requiredKeys.contains(section) || sections.contains(where: { $0.name == section }) else { return nil }
        return home(of: key, besides: section).map { misplaced(key, home: $0) }
    }

    private static func misplaced(_ key: String, home: String) -> Finding {
        let place =
            switch home {
            case PackFolder.fileName: "at the left margin"
            case "say": key == home ? "inside its announcement" : "beside `say` of its announcement"
            default: "inside `\(home)`"
            }
        return Finding(.packUnknownKey, "elsewhere", ["key": .piece(key), "place": .text(place)])
    }

    private static func home(of key: String, besides section: String) -> String? {
        // A clip may be called `major` or `zero`.
        let others = section == "clips" ? sections.dropLast(2) : sections[...]
        return others.first { $0.name != section && $0.keys.contains(key) }?.name
    }

    /// The section that a key below `clips` or `announcements` belongs to, going by its name and by the form of its value; nil if it is there.
    private static func home(of field: PackField, below section: String, of root: PackField) -> String? {
        let known = home(of: field.key, besides: section)
        func isClip(_ node: YAMLNode) -> Bool {
            root.beside(node).plainText.map { root["clips"]?[$0] != nil || $0.contains("{") } ?? false
        }
        switch (section, field.node.content) {
        case ("clips", .text(let text)):
            return root[field.key] == nil && isValue(text, of: field.key) ? PackFolder.fileName : nil
        case ("clips", .list(let items)):
            return field.key == "texts" ? "say" : known ?? (items.contains(where: isClip) ? "announcements" : nil)
        case ("clips", .mapping): return field["say"] == nil ? known : "announcements"
        case (_, .text): return known ?? (isClip(field.node) ? nil : "clips")
        case (_, .list(let items)): return known == "say" && !items.contains(where: isClip) ? known : nil
        case (_, .mapping): return field["say"] == nil ? known : nil
        default: return nil
        }
    }

    /// True of the value of a key that every pack needs, which no clip says.
    private static func isValue(_ text: String, of key: String) -> Bool {
        switch key {
        case "locale": LanguageTag.isWellFormed(text)
        case "currency": ISOCurrency(code: text) != nil
        case "range": text.contains("...")
        case "numbers": text == "iterated" || text.hasSuffix(".rbnf")
        default: false
        }
    }

    /// The root with keys back in their sections that slipped below `clips` or `announcements`, where a key may be any name. Each is told, and
    /// nothing that would follow from it.
    private static func unslipped(_ root: PackField) -> PackField {
        guard case .mapping(var pairs) = root.node.content else { return root }
        var moved: [String: [(key: YAMLNode, value: YAMLNode)]] = [:]
        for index in pairs.indices {
            guard case .text(let section) = pairs[index].key.content, requiredKeys.contains(section),
                case .mapping(let own) = pairs[index].value.content
            else { continue }
            let kept = own.filter { pair in
                guard case .text(let key) = pair.key.content,
                    let home = home(of: root.beside(pair.value, key: key), below: section, of: root)
                else { return true }
                root.findings.add(misplaced(key, home: home), at: pair.key.position)
                moved[home, default: []].append(pair)
                return false
            }
            pairs[index].value.content = .mapping(kept)
        }
        for index in pairs.indices {
            guard case .text(let section) = pairs[index].key.content, let more = moved[section],
                case .mapping(let own) = pairs[index].value.content
            else { continue }
            pairs[index].value.content = .mapping(own + more)
        }
        pairs += (moved[PackFolder.fileName] ?? []).filter { pair in
            if case .text(let key) = pair.key.content { root[key] == nil } else { false }
        }
        return root.beside(YAMLNode(content: .mapping(pairs), position: root.position))
    }

    /// The root's keys, back in their sections; nil if it is no mapping.
    private static func keys(of whole: PackField, saysAmounts: Bool) -> PackRecord? {
        let root = unslipped(whole)
        var optional = optionalKeys
        let isMoney = root["unit"] == nil
        if !isMoney, let both = root["currency"] {
            optional.append("currency")
            both.report(.packUnknownKey, "currency and unit")
        }
        let money = [isMoney ? "currency" : "unit", "range"]
        return PackRecord(
            root, required: ["locale"] + (saysAmounts ? money : []) + requiredKeys,
            optional: (saysAmounts ? [] : money) + optional)
    }

    /// Reads all sections, one after the other, and the whole pack if nothing in it is an error; nil if the root is no mapping.
    /// - Parameters:
    ///   - name: the pack's name.
    ///   - folder: the entries of the pack's folder.
    static func document(
        _ root: YAMLNode, of name: String, in folder: [FolderEntry], _ findings: FileFindings
    ) -> PackDocument? {
        let whole = PackField(key: PackFolder.fileName, node: root, findings: findings)
        let saysAmounts = whole["announcements"]?.hasItem("{\(PhraseItem.amount)}") ?? true
        guard let keys = keys(of: whole, saysAmounts: saysAmounts) else { return nil }
        var document = PackDocument()
        let unit = keys["unit"].flatMap(MoneyReader.unit)
        document.locale = keys["locale"].flatMap(MoneyReader.locale)
        let asked = unit?.currency ?? keys["currency"].flatMap(MoneyReader.currency)
        let currency = asked ?? (saysAmounts ? nil : .none(digits: 0))
        let speaker = keys["speaker"]?.prose()
        let license = keys["license"]?.prose()
        let zero = try? Amount(minorUnits: 0, scale: currency?.scale ?? 0)
        let range =
            keys["range"].flatMap { MoneyReader.range($0, currency: currency) }
            ?? (saysAmounts ? nil : zero.map { $0...$0 })
        let clips = ClipReader(keys["clips"], endForms: keys["end-forms"])
        (document.clips, document.clipIDs) = (clips.clips, clips.recordings.ids ?? [])
        let numbers = NumbersReader(keys["numbers"], in: folder)
        document.numbers = numbers.numbers
        findings.positions[PackDocument.numbersKey] = numbers.position
        let words = WordsReader(keys["words"], clips.references)
        let sayings = PhraseReader(
            numbers: numbers, clips: clips.references, wordUnits: words.declaredUnits,
            hasAmount: keys["amount"] != nil, scale: currency?.scale)
        let amounts = AmountPatternReader(currency: currency, sayings: sayings)
        let amount = keys["amount"].map(amounts.patterns) ?? []
        let refusesFractions = keys["fractions"].map(MoneyReader.refusesFractions) ?? false
        amounts.checkFractions(amount, at: keys["amount"], areRefused: refusesFractions)
        let atomic = keys["atomic"].flatMap(NumbersReader.atomic)
        let fuse = keys["fuse"].map(NumbersReader.fuse) ?? []
        let split = keys["split"]?.boolean()
        for key in ruleKeys { keys[key].map(numbers.refuseWithoutRules) }
        let slots = keys["slots"].map(SlotReader(numbers: numbers, clips: clips.references).slots) ?? []
        let utterances = AnnouncementReader(
            sayings: sayings, slots: keys["slots"]?.names ?? [], readSlots: slots,
            sample: NumberSample(locale: document.locale ?? ""))
        let announcements = keys["announcements"].map(utterances.announcements) ?? []
        if let field = keys["slots"] { SlotUse.check(slots, in: announcements, at: field) }
        let most = PackManifest.maximumSeconds
        let maxSeconds = keys["max-seconds"].map { Measure.level($0, in: 1...most, unit: "s") } ?? most
        readRecordings(of: keys, clips.recordings, into: &document)
        QuestionReader.check(document.questions, at: keys[PackDocument.questionsKey], texts: clips.clips.map(\.text))
        document.diagnostics = findings.diagnostics
        guard !findings.diagnostics.hasErrors, let locale = document.locale, let currency, let range, let maxSeconds,
            let profile = document.profile, let takes = document.takes
        else {
            document.positions = findings.positions.filter { $0.key == SharedTakes.place }
            return document
        }
        document.positions = findings.positions
        var pack = VoicePack(
            name: name, locale: locale, currency: currency, range: range, clips: clips.clips,
            announcements: announcements)
        (pack.unit, pack.speaker, pack.license) = (unit?.name, speaker, license)
        (pack.numbers, pack.words, pack.amount) = (numbers.numbers, words.words, amount)
        (pack.refusesFractions, pack.slots, pack.pauses) = (refusesFractions, slots, clips.references.pauses.sorted())
        (pack.atomic, pack.fuse, pack.split) = (atomic, fuse, split)
        (pack.maxSeconds, pack.profile, pack.takes) = (maxSeconds, profile, takes)
        document.pack = pack
        return document
    }

    /// Reads how recordings become clips, and what people say of them.
    private static func readRecordings(
        of keys: PackRecord, _ clips: ClipReferences, into document: inout PackDocument
    ) {
        document.profile = keys["profile"].map(ProfileReader.profile) ?? ClipProfile()
        document.takes = keys["takes"].map(TakesReader.limits) ?? TakeLimits()
        document.takesFrom = keys[SharedTakes.key].flatMap(TakesReader.pack)
        document.pins = keys["pins"].map { TakesReader.pins($0, clips) } ?? [:]
        document.sameTakes = keys["confirmed"].map { ConfirmationReader.sameTakes($0, clips) } ?? []
        document.severities = keys["rules"].map { SeverityReader.settings($0, clips) } ?? []
        document.questions = keys[PackDocument.questionsKey].map(QuestionReader.questions) ?? []
    }
}

/// Reads `numbers` of pack.yml, and the keys that say how number rules become clips.
struct NumbersReader {
    /// Nobody records a thousand numbers; a slip of the hand would ask for a clip for each of a million.
    private static let maximumAtomic: Int64 = 1000
    private static let maximumFuses = 100

    /// How numbers become clips; nil if that could not be read, or is not there.
    let numbers: VoicePack.Numbers?
    /// Whether there is the key `numbers`, and where its value stands.
    let position: SourcePosition?

    /// - Parameters:
    ///   - field: nil if pack.yml has no such key.
    ///   - folder: the entries of the pack's folder; the number rules are looked up here.
    init(_ field: PackField?, in folder: [FolderEntry]) {
        position = field?.position
        numbers = field.flatMap { Self.numbers($0, in: folder) }
    }

    var isDeclared: Bool { position != nil }

    /// Whether there may be rules: a file that is not found counts.
    var areRules: Bool { isDeclared && numbers != .iterated }

    private static func numbers(_ field: PackField, in folder: [FolderEntry]) -> VoicePack.Numbers? {
        guard let text = field.text() else { return nil }
        if text == "iterated" { return .iterated }
        guard !text.isEmpty, !text.hasPrefix("."), !text.contains("/"), !text.contains("\\") else {
            return field.fault(.packReference, "path", ["text": .piece(text)])
        }
        if folder.contains(where: { $0.name == text && ($0.kind == .file || $0.kind == .link) }) {
            return .rules(file: text)
        }
        var nearest = NearestName(among: folder.map(\.name) + ["iterated"])
        return field.fault(.packReference, "file", ["text": .piece(text)], nearest: nearest(text))
    }

    /// Every number below this one is a clip of its own.
    static func atomic(_ field: PackField) -> Int64? {
        guard let value = field.integer(from: 0) else { return nil }
        guard value <= maximumAtomic else {
            return field.fault(.packValue, "atomic", ["value": .count(value), "most": .count(maximumAtomic)])
        }
        return value
    }

    static func fuse(_ field: PackField) -> [Int64] {
        field.distinct(limit: maximumFuses, name: { .count($0) }, value: { $0.integer(from: 1) }) ?? []
    }

    /// Reports a slot of this kind where nothing tells how a number is said.
    func require(for kind: String, at field: PackField) {
        if !isDeclared { field.report(.packReference, "\(kind) numbers") }
    }

    /// Reports a key about number rules where there are none.
    func refuseWithoutRules(_ field: PackField) {
        guard !areRules else { return }
        field.report(
            .packReference, numbers == .iterated ? "iterated numbers" : "no number rules", ["key": .text(field.key)])
    }
}

/// Reads `rules` of pack.yml: `recording-hum: {severity: off, because: …}`.
enum SeverityReader {
    static func settings(_ field: PackField, _ clips: ClipReferences) -> [RuleSetting] {
        var nearest = NearestName(among: Check.all.map(\.id))
        var settings: [RuleSetting] = []
        for pair in field.pairs(limit: Check.all.count) ?? [] {
            guard let rule = Check.named(pair.key) else {
                if let misplaced = PackReader.misplaced(pair.key, in: field.key) {
                    field.findings.add(misplaced, at: pair.name.position)
                    continue
                }
                pair.name.report(.packReference, "check", ["key": .piece(pair.key)], nearest: nearest(pair.key))
                continue
            }
            guard rule.severity < .error else {
                pair.name.report(.packValue, "severity of an error", ["id": .text(rule.id)])
                continue
            }
            if let setting = setting(of: rule, pair.field, clips) { settings.append(setting) }
        }
        return settings
    }

    private static func setting(of check: Check, _ field: PackField, _ clips: ClipReferences) -> RuleSetting? {
        let record = PackRecord(field, required: ["severity", "because"], optional: ["clips"])
        let level = record?["severity"]?.choice(of: RuleSetting.Level.self)
        let reason = record?["because"]?.prose()
        let ids = record?["clips"]?.distinct(limit: 1000, name: { .piece($0) }, value: clips.id)
        guard let level, let reason else { return nil }
        return RuleSetting(check, level, clips: ids.map { Set($0) }, reason: reason)
    }
}
