import NumberGrammar
package import VoiceAssetCore
import VoiceAssetGrammar
import VoiceAssetGrammarProofs
package import VoiceAssetPacks
import VoiceAssetUnicodeText
package import VoiceManifest

/// Holds what a pack says against what was approved.
package struct ApprovalCheck {
    /// What has become of an approval.
    package enum State: Sendable, Hashable {
        /// The pack says what was approved, whatever its spaces, hyphens and case. Letters that Unicode holds for the same are.
        case holds
        /// Its value is none of the pack's any more, such as an amount outside of its range. It is kept for the day on which it
        /// is one again.
        case outside
        /// The pack says something else; nil where nothing tells what.
        case changed(now: String?)
        /// The pack can't say it any more.
        case unsaid
    }

    let pack: PackReadings

    package init(pack: PackReadings) { self.pack = pack }

    /// What the pack says of a reading; nil if it can't say it any more.
    package func text(of subject: ApprovedReading.Subject) -> String? {
        subject.values.flatMap { try? pack.text(subject.announcement, values: $0) }
    }

    /// The parts that approve a reading, in the order of the announcement, the phrase first; nil if the pack can't say it.
    package func parts(of subject: ApprovedReading.Subject) -> [(part: ApprovedPart, text: String)]? {
        guard let values = subject.values, let said = try? pack.parts(subject.announcement, values: values) else {
            return nil
        }
        let phrase = ApprovedPart.phrase(subject.announcement, slots: said.values.map(\.slot).sorted())
        return [(phrase, said.phrase)]
            + said.values.map { (.value(slot: $0.slot, values[$0.slot] ?? ""), $0.text) }
    }

    /// The texts of the clips that an announcement says; nil if the pack can't say it.
    package func clipTexts(of subject: ApprovedReading.Subject) -> [String]? {
        let clips = subject.values.flatMap {
            try? pack.grammar.clips(announcement: subject.announcement, values: $0)
        }
        return clips?.map { pack.clipTexts[$0] }
    }

    /// What has become of an approval.
    package func state(of approval: Approval) -> State {
        do throws(AmountGrammar.Refusal) {
            let now: String
            switch approval.part {
            case .question:
                return PackQuestion.holds(approval.text, in: pack.clipTexts) ? .holds : .changed(now: nil)
            case .value(let slot, let value): now = try pack.words(slot: slot, value: value)
            case .phrase(let announcement, let slots):
                guard let phrase = pack.phrase(announcement, slots: slots) else { return .unsaid }
                now = phrase
            case .reading(let subject):
                guard let values = subject.values else { return .unsaid }
                now = try pack.text(subject.announcement, values: values)
            }
            return now.asHeard == approval.text.asHeard ? .holds : .changed(now: now)
        } catch {
            return state(refusedBy: error)
        }
    }

    /// The approved phrase around the values of an announcement, if a whole reading of 0.2.0 changed in that alone: the words of
    /// its values are in it as they are said now.
    func formerPhrase(of approval: Approval) -> String? {
        guard case .reading(let subject) = approval.part, case .changed = state(of: approval),
            let values = parts(of: subject)?.dropFirst(), !values.isEmpty
        else { return nil }
        var phrase = approval.text.asHeard
        for (part, words) in values {
            guard case .value(let slot, _) = part, let place = phrase.firstRange(of: words.asHeard) else { return nil }
            phrase.replaceSubrange(place, with: "{\(slot)}")
        }
        return "\(subject.announcement): \(phrase)"
    }

    /// Whether the pack says otherwise than was approved, or does not say it any more.
    package func contradicts(_ approval: Approval) -> Bool {
        ![.holds, .outside].contains(state(of: approval))
    }

    private func state(refusedBy refusal: AmountGrammar.Refusal) -> State {
        switch refusal {
        case .outOfRange: pack.saysAmounts ? .outside : .unsaid
        case .slot(_, .form), .slot(_, .range), .slot(_, .symbol), .slot(_, .length), .slot(_, .choice): .outside
        default: .unsaid
        }
    }

    /// What the pack says otherwise than was approved, or does not say any more.
    /// - Parameters:
    ///   - file: the file of approvals, as the user would type it.
    ///   - others: how many more readings changed by the same change of a phrase.
    func finding(_ approval: Approval, in file: String, others: Int = 0) -> Finding? {
        var values = [
            "subject": Finding.Argument.text("\(approval.part)"), "approval": .text(approval.words),
            "text": .text(approval.text),
        ]
        let form: String
        switch state(of: approval) {
        case .holds, .outside: return nil
        case .changed(let now?):
            values["now"] = .text(now)
            form = others > 0 ? "phrase" : ""
            if others > 0 { values["count"] = .count(others) }
        case .changed(nil): form = "answer"
        case .unsaid: form = "unsaid"
        }
        return Finding(.approvalChanged, form, values)
            .at(file, position: SourcePosition(line: approval.line, column: 1))
    }
}

/// What a native speaker approved: one line of `approved.csv`.
package struct Approval: Sendable, Hashable {
    package var part: ApprovedPart
    /// What is said.
    package var text: String
    /// Who approved it.
    package var by: String
    /// The day, `2026-11-22`.
    package var when: String
    /// The line of `approved.csv`, from 1; 0 for one that is not written yet.
    package var line: Int

    package init(_ part: ApprovedPart, text: String, by: String, when: String, line: Int = 0) {
        (self.part, self.text, self.by, self.when, self.line) = (part, text, by, when, line)
    }

    /// `Ana approved on 2026-11-22`
    package var words: String {
        "\(by.isEmpty ? "somebody" : by) approved" + (when.isEmpty ? "" : " on \(when)")
    }
}

/// Finds who approved a reading of a pack: all its parts, or the whole of it.
package struct ApprovalIndex {
    package let check: ApprovalCheck
    private let approvals: [ApprovedPart: Approval]

    package init(_ approved: ApprovedReadings, in pack: PackReadings) {
        check = ApprovalCheck(pack: pack)
        approvals = Dictionary(approved.approvals.map { ($0.part, $0) }) { first, _ in first }
    }

    /// The approval of a part, whether the pack still says it or not.
    package subscript(part: ApprovedPart) -> Approval? { approvals[part] }

    /// The approval of a part that the pack still says.
    package func holding(_ part: ApprovedPart) -> Approval? {
        approvals[part].flatMap { check.state(of: $0) == .holds ? $0 : nil }
    }

    /// The approvals that together hold of a reading as the pack says it, the phrase's first; nil if some part has none.
    package func approvals(of subject: ApprovedReading.Subject) -> [Approval]? {
        if let whole = holding(.reading(subject)) { return [whole] }
        guard let parts = check.parts(of: subject) else { return nil }
        let found = parts.compactMap { holding($0.part) }
        return found.count == parts.count ? found : nil
    }

    /// By whom and when a reading was approved: `Ana, 2026-11-22; Bo`; nil if not all of it is.
    package func approval(of subject: ApprovedReading.Subject) -> String? {
        approvals(of: subject).map(Self.names)
    }

    /// By whom and when these were approved, each once.
    package static func names(_ approvals: [Approval]) -> String {
        var names: [String] = []
        for approval in approvals {
            let name = [approval.by, approval.when].filter { !$0.isEmpty }.joined(separator: ", ")
            if !names.contains(where: { $0.lowercased() == name.lowercased() }) { names.append(name) }
        }
        return names.filter { !$0.isEmpty }.joined(separator: "; ")
    }
}

extension PackReadings {
    /// The first reading that changed since a pack was made which says this: a rule that lost its brackets says words that nobody meant, of
    /// clips that are all there.
    /// - Parameters:
    ///   - folder: its recordings as they are now.
    ///   - source: what the pack was made from.
    /// - Returns: nil if neither the number rules nor pack.yml changed, no reading did, or the pack does not compile.
    package func change(
        to folder: PackFolder, since source: PackManifest.SourceTexts, as form: String
    ) -> Finding? {
        let rules = folder.rules.flatMap { Digest.sha256($0.bytes) == source.rulesSha256 ? nil : $0.file }
        guard let file = rules ?? (folder.says(source) ? nil : folder.packFile) else { return nil }
        let compiled = folder.source.pack.map { PackGrammar.compile(.init($0, in: folder)) }
        guard let readings = compiled?.readings else { return nil }
        let (before, now) = (ApprovalCheck(pack: self), ApprovalCheck(pack: readings))
        var seen: Set<ApprovedPart> = []
        for id in readings.announcementIDs {
            let slots = readings.grammar.slots(announcement: id) ?? []
            let values = readings.grammar.sample(announcement: id, most: .max) { numbers in
                (numbers.amounts.flatMap { compiled?.rules?.amountsAtRules(in: $0) } ?? []) + numbers.edgeAmounts
            }
            for values in values.isEmpty ? [[:]] : values {
                let subject = ApprovedReading.Subject(announcement: id, amount: SlotValuesText.text(values, of: slots))
                for (part, was) in before.parts(of: subject) ?? [] where seen.insert(part).inserted {
                    let state = now.state(of: Approval(part, text: was, by: "", when: ""))
                    guard case .changed(let words?) = state else { continue }
                    return Finding(
                        .assetStale, form, ["subject": .text("\(part)"), "was": .text(was), "now": .text(words)]
                    ).at(file)
                }
            }
        }
        return nil
    }
}
