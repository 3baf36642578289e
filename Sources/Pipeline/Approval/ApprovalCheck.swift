import NumberGrammar
import VoiceAssetCore
import VoiceAssetPacks
import VoiceAssetUnicodeText

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

    /// Why there are no words.
    private enum Silence: Error { case outside, unsaid }

    let pack: PackReadings

    package init(pack: PackReadings) { self.pack = pack }

    /// What the pack says of a reading; nil if it can't say it any more.
    package func text(of subject: ApprovedReading.Subject) -> String? { try? said(subject) }

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
        do throws(Silence) {
            let now: String
            switch approval.part {
            case .question:
                return PackQuestion.holds(approval.text, in: pack.clipTexts) ? .holds : .changed(now: nil)
            case .value(let slot, let value): now = try words(slot, value)
            case .phrase(let announcement, let slots): now = try phrase(announcement, slots)
            case .reading(let subject): now = try said(subject)
            }
            return now.asHeard == approval.text.asHeard ? .holds : .changed(now: now)
        } catch {
            return error == .outside ? .outside : .unsaid
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
        switch state(of: approval) {
        case .holds, .outside: false
        case .changed, .unsaid: true
        }
    }

    private func said(_ subject: ApprovedReading.Subject) throws(Silence) -> String {
        guard let values = subject.values else { throw .unsaid }
        do { return try pack.text(subject.announcement, values: values) } catch { throw silence(error) }
    }

    private func words(_ slot: String, _ value: String) throws(Silence) -> String {
        do { return try pack.words(slot: slot, value: value) } catch { throw silence(error) }
    }

    private func phrase(_ announcement: String, _ slots: [String]) throws(Silence) -> String {
        guard let text = pack.phrase(announcement, slots: slots) else { throw .unsaid }
        return text
    }

    private func silence(_ refusal: AmountGrammar.Refusal) -> Silence {
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
