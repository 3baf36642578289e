import NumberGrammar
import VoiceAssetCore
import VoiceAssetGrammarProofs
import VoiceAssetPacks
import VoiceAssetUnicodeText

/// Says what is wrong with a pack's number rules and patterns together, and where. A slot is told as pack.yml has it.
struct GrammarFindings {
    let source: PackGrammar.Source
    let rules: CompiledRules

    // MARK: Where it is

    /// A fault of a slot or a clip, where it first stands in pack.yml.
    func inPack(_ check: Check, _ name: String, _ form: String, _ values: [String: Finding.Argument]) -> Finding {
        Finding(check, form, values).at(source.packFile, position: source.positions[name])
    }

    /// A fault of a rule set.
    func inSet(_ check: Check, _ name: String, _ form: String, _ values: [String: Finding.Argument]) -> Finding {
        inRules(check, form, values, at: position(ofSet: name))
    }

    private func position(ofSet name: String) -> SourcePosition? {
        // What is made of a set of the file has its name with a mark behind it.
        rules.setPositions[name] ?? rules.setPositions[String(name.prefix { $0 != "~" })]
    }

    private func inRules(
        _ check: Check, _ form: String, _ values: [String: Finding.Argument], at position: SourcePosition? = nil
    ) -> Finding {
        var finding = Finding(check, form, values).at(source.rules?.file ?? source.packFile, position: position)
        if let position, let rules = source.rules {
            let (text, _) = SourceText.decode(rules.bytes)
            finding.excerpt = text.excerpt(text.index(of: position))
        }
        return finding
    }

    /// The same with the command that adds rules and clips, where it finds the pack by its name.
    private func updating(
        _ check: Check, _ form: String, _ values: [String: Finding.Argument], at position: SourcePosition?
    ) -> Finding {
        guard let update else { return inRules(check, form, values, at: position) }
        let values = values.merging(["update": .text(update)]) { value, _ in value }
        return inRules(check, "\(form), update", values, at: position)
    }

    /// The same with the advice to lower `atomic`, where whole numbers make the table large.
    private func lessAtomic(
        _ check: Check, _ form: String, _ values: [String: Finding.Argument] = [:], at position: SourcePosition? = nil
    ) -> Finding {
        let atomic = source.pack.atomic ?? 0
        guard atomic > 0, source.pack.numbers != .iterated else { return inRules(check, form, values, at: position) }
        let values = values.merging(["atomic": .count(atomic)]) { value, _ in value }
        return inRules(check, "\(form), atomic", values, at: position)
    }

    // MARK: What it is

    /// A place that says nothing that clips could, and the smallest amount that gets there.
    func unspeakable(_ literal: Literal, _ reason: Unspeakable, _ amount: Amount) -> Finding {
        let values = reason.values.merging(["amount": .text("\(amount)")]) { value, _ in value }
        return reason.isBeyond
            ? updating(.numbersRange, reason.form, values, at: literal.firstWord)
            : inRules(.numbersTextUnsaid, reason.form, values, at: literal.firstWord)
    }

    /// A plural category of some amounts for which words have no form of their own.
    func wordless(_ category: PluralCategory, _ literal: Literal, _ amount: Amount) -> Finding {
        Finding(.packValue, "other word", ["category": .text(category.rawValue), "number": .text("\(amount)")])
            .at(source.packFile, position: literal.position)
    }

    /// A text that no clips say, the smallest amount that needs it, and the clip whose text may be meant to say it.
    func unsaid(
        _ literal: Literal, _ failure: TextSegmenter.Failure, _ amount: Amount, slip: VoicePack.Clip?,
        near: VoicePack.Clip?
    ) -> Finding {
        let (place, needed) = (literal.firstWord, Finding.Argument.text("\(amount)"))
        switch failure {
        case .unsaid(let text), .unsaidNumber(let text, _):
            var values: [String: Finding.Argument] = ["text": .piece(text), "amount": needed]
            if let meant = slip ?? near {
                values["nearest"] = .piece(meant.text)
                values["clip"] = .piece(meant.id)
                // The other one of the two places that may have the slip.
                let other = slip == nil ? source.positions[meant.id] : place
                let file = (slip == nil ? nil : source.rules?.file) ?? source.packFile
                let name = file.split(separator: "/").last.map(String.init) ?? file
                values["place"] = .text(name + (other.map { ", line \($0.line)" } ?? ""))
            }
            // A rule that is healthy says other numbers too; a clip that says nothing has the slip.
            if let slip { return inPack(.numbersTextUnsaid, slip.id, "slip", values) }
            switch failure {
            case .unsaidNumber(_, .atomic(let limit)):
                values["limit"] = .count(limit)
                return inRules(.numbersTextUnsaid, "atomic", values, at: place)
            case .unsaidNumber(_, .fuse(let unit)):
                values["unit"] = .count(unit)
                return inRules(.numbersTextUnsaid, "fuse", values, at: place)
            default: return updating(.numbersTextUnsaid, near == nil ? "" : "near", values, at: place)
            }
        case .ambiguous(let text, let ids, let isNumber):
            let values: [String: Finding.Argument] = [
                "count": .count(ids.count), "text": .piece(text), "amount": needed,
                "ids": .text(ids.map { "`{\($0)}`" }.joined(separator: " or ")),
            ]
            return inRules(.numbersTextAmbiguous, isNumber ? "number" : "", values, at: place)
        case .unknownClip(let id):
            let iterated = source.pack.numbers == .iterated
            var nearest = NearestName(among: source.pack.clips.map(\.id))
            var values = ["id": Finding.Argument.piece(id), "amount": needed]
            values["nearest"] = iterated ? nil : nearest(id).map { .piece($0) }
            let form = iterated ? "digit" : values["nearest"] == nil ? "clip" : "clip, one is near"
            return inRules(.numbersTextUnsaid, form, values, at: place)
        }
    }

    /// That there is no sound table of the rules, or that it is not found out within a bound which clips they need.
    func refusal(_ error: any Error) -> Finding {
        if let error = error as? TooIntricate {
            switch error.bound {
            case .clips(let most): return inRules(.numbersLimit, "clips", ["most": .count(most)])
            case .depth(let most): return inSet(.numbersLimit, error.set, "depth", ["most": .count(most)])
            case .steps, .memory, .order, .numbers:
                return inSet(
                    .numbersIntricate, error.set, error.isByDivisor ? "divisor" : "needs",
                    ["set": .piece(error.set), "bound": .text("\(error.bound)")])
            }
        }
        guard let error = error as? RuleFault else {
            return inRules(.numbersSyntax, "stated", ["message": .text("\(error)")])
        }
        switch error {
        case .tooMany(let things, let limit):
            return lessAtomic(.numbersLimit, "needs", ["things": .text("\(things)"), "most": .count(limit)])
        case .table(.empty(let id)): return inRules(.numbersLimit, "announcement", ["id": .piece(id)])
        case .unknownSet, .table:
            return inRules(.numbersSyntax, "unsound", ["reason": .text("\(error)")])
        }
    }

    /// That it is not found out within a bound which clips meet, and what is written between them.
    func tooManyJoins(_ error: TooIntricate) -> Finding {
        inRules(.numbersIntricate, "joins", ["bound": .text("\(error.bound)")])
    }

    /// That the rules come to more text, or to more work, than is allowed.
    func spent(_ budget: LiteralBudget) -> Finding {
        budget.isFull
            ? lessAtomic(.numbersLimit, "texts", ["most": .count(LiteralBudget.maximumBytes / 1_000_000, "MB")])
            : lessAtomic(.numbersLimit, "search", ["most": .count(LiteralBudget.maximumSteps)])
    }

    /// A slot that names a set that is not there.
    func unknownSet(_ name: String, slot: String) -> Finding {
        var nearest = NearestName(among: rules.order)
        guard let near = nearest.set(name) else {
            let sets = Finding.Argument.text(rules.order.joined(separator: ", "))
            return inPack(.numbersUnknownSet, slot, "of a slot", ["name": .piece(name), "sets": sets])
        }
        return inPack(
            .numbersUnknownSet, slot, "of a slot, one is near", ["name": .piece(name), "nearest": .text(near)])
    }

    /// The command that adds rules and clips to the pack; nil where it does not find the pack by its name.
    private var update: String? {
        let pack = source.owner ?? source.pack
        let (option, counted) = pack.unit.map { ("--unit", $0) } ?? ("--currency", pack.currency.code)
        let file = "/\(pack.locale)-\(counted)/\(PackFolder.fileName)"
        guard source.packFile.hasSuffix(file) else { return nil }
        let recordings = String(source.packFile.dropLast(file.count))
        let folder = recordings == "recordings" ? "" : " --recordings \(recordings)"
        return "swift package --allow-writing-to-package-directory add-language-pack \(pack.locale) "
            + "\(option) \(counted)\(folder) --update"
    }
}

extension NearestName {
    /// The rule set that is meant. Two slips make a cardinal of an ordinal, which says other words.
    mutating func set(_ name: String) -> String? {
        func kind(_ set: String) -> String? { ["cardinal", "ordinal"].first(where: set.contains) }
        let own = kind(name)
        return self(name) { own == nil || kind($0) == nil || kind($0) == own }
    }
}

extension Literal {
    /// Where its first word begins, after spaces, hyphens and an apostrophe that keeps them.
    var firstWord: SourcePosition {
        let before = text.unicodeScalars.prefix { SpokenText.isSeparated($0) }.count
        return before == text.unicodeScalars.count
            ? position : SourcePosition(line: position.line, column: position.column + before)
    }
}

/// The faults of one file of number rules, in the order in which they were found; a hopeless file is not listed to its end.
struct RuleFaults {
    /// How many faults of one file are listed.
    private static let maximum = 200

    let text: SourceText
    private(set) var findings: [Finding] = []
    /// What was reported: a piece of text may be read twice.
    private var seen: Set<Finding> = []

    init(_ text: SourceText) { self.text = text }

    var isEmpty: Bool { findings.isEmpty }

    /// Whether further faults are dropped.
    var isFull: Bool { findings.count > Self.maximum }

    /// - Parameter index: the scalar that the fault is at.
    mutating func add(
        _ check: Check, _ form: String = "", _ arguments: [String: Finding.Argument] = [:],
        at index: Int
    ) {
        guard !isFull else { return }
        var finding = Finding(check, form, arguments).at("", position: text.position(index))
        finding.excerpt = text.excerpt(index)
        guard seen.insert(finding).inserted else { return }
        let more = Finding(.numbersLimit, "more faults", ["most": .count(Self.maximum)])
        findings.append(findings.count < Self.maximum ? finding : more.at("", position: finding.position))
    }

    /// A fault of the syntax.
    mutating func add(_ form: String, _ arguments: [String: Finding.Argument] = [:], at index: Int) {
        add(.numbersSyntax, form, arguments, at: index)
    }
}

/// The clips of a pack that may be meant where none says a text: those that say nothing, one of which may have a slip in its text
/// (`siette` for `siete`), and the others, for a slip in a rule.
struct MisspelledClips {
    private let idle: [String: VoicePack.Clip]
    private var nearest: NearestName
    private let texts: [String: VoicePack.Clip]
    private var nearestOfAll: NearestName

    /// - Parameter used: the clips, by their place in the pack, that say something.
    init(_ pack: VoicePack, saying used: some Sequence<[Int]>) {
        let used = Set(used.joined())
        let named = Set(pack.announcements.flatMap(\.say).compactMap(\.clip))
        let clips = pack.clips.enumerated().filter {
            !used.contains($0.offset) && !named.contains($0.element.id) && !$0.element.isEndForm
                && !$0.element.isPause
        }
        idle = Dictionary(clips.map { ($0.element.text, $0.element) }) { first, _ in first }
        nearest = NearestName(among: clips.map(\.element.text))
        let all = pack.clips.filter { !$0.isEndForm && !$0.isPause }
        texts = Dictionary(all.map { ($0.text, $0) }) { first, _ in first }
        nearestOfAll = NearestName(among: all.map(\.text))
    }

    /// The clip whose text differs by one character from the one that nobody says, whatever else it says. Shorter words than four
    /// letters differ by as much.
    mutating func near(_ failure: TextSegmenter.Failure) -> VoicePack.Clip? {
        guard case .unsaid(let text) = failure, text.count > 3, let near = nearestOfAll(text),
            EditDistance.optimalStringAlignment.between(
                Array(text.unicodeScalars), Array(near.unicodeScalars), limit: 1) != nil
        else { return nil }
        return texts[near]
    }

    /// The clip whose text differs from the one that nobody says by a slip, or whose id is the number, if there is one.
    mutating func slip(for failure: TextSegmenter.Failure, of amount: Amount) -> VoicePack.Clip? {
        switch failure {
        case .unsaid(let text), .unsaidNumber(let text, _):
            let parts = "\(amount)".split(separator: ".")
            let number = parts.count > 1 && parts[1].contains { $0 != "0" } ? "\(amount.minorUnits)" : String(parts[0])
            return nearest(text).flatMap { idle[$0] } ?? idle.values.first { $0.id == number }
        case .ambiguous, .unknownClip: return nil
        }
    }
}
