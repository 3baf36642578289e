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
            PackField(key: "", node: node).plainText.map { root["clips"]?[$0] != nil || $0.contains("{") } ?? false
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
    private static func unslipped(_ root: PackField, _ findings: inout FileFindings) -> PackField {
        guard case .mapping(var pairs) = root.node.content else { return root }
        var moved: [String: [(key: YAMLNode, value: YAMLNode)]] = [:]
        for index in pairs.indices {
            guard case .text(let section) = pairs[index].key.content, requiredKeys.contains(section),
                case .mapping(let own) = pairs[index].value.content
            else { continue }
            let kept = own.filter { pair in
                guard case .text(let key) = pair.key.content,
                    let home = home(of: PackField(key: key, node: pair.value), below: section, of: root)
                else { return true }
                findings.add(misplaced(key, home: home), at: pair.key.position)
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
        return PackField(key: root.key, node: YAMLNode(content: .mapping(pairs), position: root.position))
    }

    private let locale: String?
    private let currency: ISOCurrency?
    private let unit: String?
    private let speaker: String?
    private let license: String?
    private let range: ClosedRange<Amount>?
    private let clips: ClipReader
    private let numbers: NumbersReader
    private let words: WordsReader
    private let amount: Placed<[VoicePack.AmountPattern]>
    private let refusesFractions: Bool
    private let slots: Placed<[VoicePack.Slot]>
    private let atomic: Int64?
    private let fuse: [Int64]
    private let split: Bool?
    private let announcements: Placed<[VoicePack.Announcement]>
    private let pauses: Set<Pause>
    private let maxSeconds: Double?
    private let profile: ClipProfile?
    private let takes: TakeLimits?
    private let takesFrom: Placed<String>?
    private let pins: [String: TakePin]
    private let sameTakes: [Set<String>]
    private let severities: [RuleSetting]
    private let questions: [PackQuestion]

    /// Reads all sections, one after the other; nil if the root is no mapping.
    /// - Parameter folder: the entries of the pack's folder.
    init?(_ root: YAMLNode, folder: [FolderEntry], _ findings: inout FileFindings) {
        let whole = PackField(key: PackFolder.fileName, node: root)
        let saysAmounts = whole["announcements"]?.hasItem("{\(PhraseItem.amount)}") ?? true
        let root = Self.unslipped(whole, &findings)
        var optional = Self.optionalKeys
        let isMoney = root["unit"] == nil
        if !isMoney, let both = root["currency"] {
            optional.append("currency")
            findings.add(.packUnknownKey, "currency and unit", at: both.position)
        }
        let money = [isMoney ? "currency" : "unit", "range"]
        let required = ["locale"] + (saysAmounts ? money : []) + Self.requiredKeys
        guard
            let keys = PackRecord(
                root, required: required, optional: (saysAmounts ? [] : money) + optional, &findings)
        else { return nil }
        let unit = keys["unit"].flatMap { MoneyReader.unit($0, &findings) }
        self.unit = unit?.name
        locale = keys["locale"].flatMap { MoneyReader.locale($0, &findings) }
        let currency =
            unit?.currency ?? keys["currency"].flatMap { MoneyReader.currency($0, &findings) }
            ?? (saysAmounts ? nil : .none(digits: 0))
        self.currency = currency
        speaker = keys["speaker"].flatMap { $0.prose(&findings) }
        license = keys["license"].flatMap { $0.prose(&findings) }
        let zero = try? Amount(minorUnits: 0, scale: currency?.scale ?? 0)
        range =
            keys["range"].flatMap { MoneyReader.range($0, currency: currency, &findings) }
            ?? (saysAmounts ? nil : zero.map { $0...$0 })
        clips = ClipReader(keys["clips"], endForms: keys["end-forms"], &findings)
        var (references, recordings) = (clips.references, clips.recordings)
        numbers = NumbersReader(keys["numbers"], in: folder, &findings)
        words = WordsReader(keys["words"], &references, &findings)
        let sayings = PhraseReader(
            numbers: numbers, wordUnits: words.declaredUnits, hasAmount: keys["amount"] != nil, scale: currency?.scale)
        let amounts = AmountPatternReader(currency: currency, sayings: sayings)
        amount = keys["amount"].map { amounts.patterns($0, &references, &findings) } ?? Placed(value: [])
        refusesFractions = keys["fractions"].map { MoneyReader.refusesFractions($0, &findings) } ?? false
        amounts.checkFractions(amount.value, at: keys["amount"], areRefused: refusesFractions, &findings)
        atomic = keys["atomic"].flatMap { NumbersReader.atomic($0, &findings) }
        fuse = keys["fuse"].map { NumbersReader.fuse($0, &findings) } ?? []
        split = keys["split"].flatMap { $0.boolean(&findings) }
        for key in Self.ruleKeys { keys[key].map { [numbers] in numbers.refuseWithoutRules($0, &findings) } }
        slots =
            keys["slots"].map { [numbers] in SlotReader(numbers: numbers).slots($0, &references, &findings) }
            ?? Placed(value: [])
        var utterances = AnnouncementReader(sayings: sayings)
        utterances.slots = keys["slots"].map { PackMapping.names(of: $0) } ?? []
        utterances.readSlots = slots.value
        utterances.sample = NumberSample(locale: locale ?? "")
        announcements =
            keys["announcements"].map { utterances.announcements($0, &references, &findings) } ?? Placed(value: [])
        pauses = references.pauses
        if let field = keys["slots"] {
            SlotUse(announcements: announcements).check(slots, at: field, &findings)
        }
        maxSeconds =
            keys["max-seconds"].map {
                Measure.level($0, in: 1...PackManifest.maximumSeconds, unit: "s", &findings)
            } ?? PackManifest.maximumSeconds
        profile = keys["profile"].map { ProfileReader.profile($0, &findings) } ?? ClipProfile()
        takes = keys["takes"].map { TakesReader.limits($0, &findings) } ?? TakeLimits()
        takesFrom = keys[SharedTakes.key].flatMap { TakesReader.pack($0, &findings) }
        pins = keys["pins"].map { TakesReader.pins($0, &recordings, &findings) } ?? [:]
        sameTakes = keys["confirmed"].map { ConfirmationReader.sameTakes($0, &recordings, &findings) } ?? []
        severities = keys["rules"].map { SeverityReader.settings($0, &recordings, &findings) } ?? []
        questions = keys[PackDocument.questionsKey].map { QuestionReader.questions($0, &findings) } ?? []
        QuestionReader.check(
            questions, at: keys[PackDocument.questionsKey], texts: clips.clips.map(\.text), &findings)
    }

    /// What was read, with the whole pack if nothing in it is an error.
    func document(of name: String, _ findings: FileFindings) -> PackDocument {
        var document = PackDocument(
            clips: clips.clips, clipIDs: clips.recordings.ids ?? [], numbers: numbers.numbers, locale: locale,
            profile: profile, takes: takes, takesFrom: takesFrom?.value, pins: pins, sameTakes: sameTakes,
            severities: severities, questions: questions, diagnostics: findings.diagnostics)
        document.positions = takesFrom?.positions ?? [:]
        guard !findings.diagnostics.hasErrors, let pack = pack(named: name) else { return document }
        document.pack = pack
        document.positions.add(positions)
        return document
    }

    private func pack(named name: String) -> VoicePack? {
        guard let locale, let currency, let range, let maxSeconds, let profile, let takes
        else { return nil }
        var pack = VoicePack(
            name: name, locale: locale, currency: currency, range: range, clips: clips.clips,
            announcements: announcements.value)
        (pack.unit, pack.speaker, pack.license) = (unit, speaker, license)
        (pack.numbers, pack.words, pack.amount) = (numbers.numbers, words.words, amount.value)
        (pack.refusesFractions, pack.slots, pack.pauses) = (refusesFractions, slots.value, pauses.sorted())
        (pack.atomic, pack.fuse, pack.split) = (atomic, fuse, split)
        (pack.maxSeconds, pack.profile, pack.takes) = (maxSeconds, profile, takes)
        return pack
    }

    /// See `PackDocument.positions`.
    private var positions: [String: SourcePosition] {
        var positions = clips.positions
        positions[PackDocument.numbersKey] = numbers.position
        positions.add(amount.positions)
        positions.add(announcements.positions)
        positions.add(slots.positions)
        return positions
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
    init(_ field: PackField?, in folder: [FolderEntry], _ findings: inout FileFindings) {
        position = field?.position
        numbers = field.flatMap { Self.numbers($0, in: folder, &findings) }
    }

    var isDeclared: Bool { position != nil }

    /// Whether there may be rules: a file that is not found counts.
    var areRules: Bool { isDeclared && numbers != .iterated }

    private static func numbers(
        _ field: PackField, in folder: [FolderEntry], _ findings: inout FileFindings
    ) -> VoicePack.Numbers? {
        guard let text = field.text(&findings) else { return nil }
        if text == "iterated" { return .iterated }
        guard !text.isEmpty, !text.hasPrefix("."), !text.contains("/"), !text.contains("\\") else {
            findings.add(.packReference, "path", ["text": .piece(text)], at: field.position)
            return nil
        }
        if folder.contains(where: { $0.name == text && ($0.kind == .file || $0.kind == .link) }) {
            return .rules(file: text)
        }
        var nearest = NearestName(among: folder.map(\.name) + ["iterated"])
        findings.add(.packReference, "file", ["text": .piece(text)], nearest: nearest(text), at: field.position)
        return nil
    }

    /// Every number below this one is a clip of its own.
    static func atomic(_ field: PackField, _ findings: inout FileFindings) -> Int64? {
        guard let value = field.integer(from: 0, &findings) else { return nil }
        guard value <= maximumAtomic else {
            findings.add(
                .packValue, "atomic", ["value": .count(value), "most": .count(maximumAtomic)], at: field.position)
            return nil
        }
        return value
    }

    static func fuse(_ field: PackField, _ findings: inout FileFindings) -> [Int64] {
        field.distinct(limit: maximumFuses, &findings, name: { .count($0) }, value: { $0.integer(from: 1, &$1) }) ?? []
    }

    /// Reports a slot of this kind where nothing tells how a number is said.
    func require(for kind: String, at field: PackField, _ findings: inout FileFindings) {
        if !isDeclared { findings.add(.packReference, "\(kind) numbers", at: field.position) }
    }

    /// Reports a key about number rules where there are none.
    func refuseWithoutRules(_ field: PackField, _ findings: inout FileFindings) {
        guard !areRules else { return }
        findings.add(
            .packReference, numbers == .iterated ? "iterated numbers" : "no number rules", ["key": .text(field.key)],
            at: field.position)
    }
}

/// Reads `rules` of pack.yml: `recording-hum: {severity: off, because: …}`.
enum SeverityReader {
    static func settings(
        _ field: PackField, _ clips: inout ClipReferences, _ findings: inout FileFindings
    ) -> [RuleSetting] {
        var nearest = NearestName(among: Check.all.map(\.id))
        var settings: [RuleSetting] = []
        for pair in PackMapping(field, limit: Check.all.count, &findings)?.pairs ?? [] {
            guard let rule = Check.named(pair.key) else {
                if let misplaced = PackReader.misplaced(pair.key, in: field.key) {
                    findings.add(misplaced, at: pair.position)
                    continue
                }
                findings.add(
                    .packReference, "check", ["key": .piece(pair.key)], nearest: nearest(pair.key), at: pair.position)
                continue
            }
            guard rule.severity < .error else {
                findings.add(.packValue, "severity of an error", ["id": .text(rule.id)], at: pair.position)
                continue
            }
            if let setting = setting(of: rule, pair.field, &clips, &findings) { settings.append(setting) }
        }
        return settings
    }

    private static func setting(
        of check: Check, _ field: PackField, _ clips: inout ClipReferences, _ findings: inout FileFindings
    ) -> RuleSetting? {
        let record = PackRecord(field, required: ["severity", "because"], optional: ["clips"], &findings)
        let level = record?["severity"]?.choice(of: RuleSetting.Level.self, &findings)
        let reason = record?["because"]?.prose(&findings)
        let ids = record?["clips"]?.distinct(
            limit: 1000, &findings, name: { .piece($0) }, value: { clips.id($0, &$1) })
        guard let level, let reason else { return nil }
        return RuleSetting(check, level, clips: ids.map { Set($0) }, reason: reason)
    }
}
