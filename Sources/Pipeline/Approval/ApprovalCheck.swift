import NumberGrammar
import VoiceAssetCore
import VoiceAssetPacks
import VoiceAssetUnicodeText

/// Holds what a pack says against what was approved.
package struct ApprovalCheck {
    let pack: PackReadings

    package init(pack: PackReadings) { self.pack = pack }

    /// What the pack says of an approved reading's subject; nil if it can't say it any more.
    package func text(of subject: ApprovedReading.Subject) -> String? {
        if pack.grammar.saysSlots(announcement: subject.announcement) == true {
            return SlotValuesText.values(subject.amount).flatMap { try? pack.text(subject.announcement, values: $0) }
        }
        guard let saysAmount = pack.grammar.saysAmount(announcement: subject.announcement),
            saysAmount == !subject.amount.isEmpty
        else { return nil }
        let amount = try? Amount(subject.amount, scale: pack.scale)
        return try? pack.text(subject.announcement, amount: amount)
    }

    /// The texts of the clips that an announcement says; nil if the pack can't say it.
    package func clipTexts(of subject: ApprovedReading.Subject) -> [String]? {
        let saysSlots = pack.grammar.saysSlots(announcement: subject.announcement) == true
        let amount = try? Amount(subject.amount, scale: pack.scale)
        let clips =
            saysSlots
            ? SlotValuesText.values(subject.amount).flatMap {
                try? pack.grammar.clips(announcement: subject.announcement, values: $0)
            } : try? pack.grammar.clips(announcement: subject.announcement, amount: amount)
        return clips?.map { pack.clipTexts[$0] }
    }

    /// Whether the pack still says what was approved, whatever its spaces, hyphens and case. Letters that Unicode holds for
    /// the same are.
    package func holds(_ reading: ApprovedReading) -> Bool {
        if reading.subject.isQuestion { return PackQuestion.holds(reading.text, in: pack.clipTexts) }
        return text(of: reading.subject)?.asHeard == reading.text.asHeard
    }

    /// What the pack says otherwise than was approved, or does not say any more.
    /// - Parameter file: the file of approvals, as the user would type it.
    func finding(_ reading: ApprovedReading, in file: String) -> Finding? {
        guard !holds(reading) else { return nil }
        let isQuestion = reading.subject.isQuestion
        let now = isQuestion ? nil : text(of: reading.subject)
        var values = [
            "subject": Finding.Argument.text("\(reading.subject)"), "approval": .text(reading.approval),
            "text": .text(reading.text),
        ]
        values["now"] = now.map { .text($0) }
        return Finding(.approvalChanged, isQuestion ? "answer" : now == nil ? "unsaid" : "", values)
            .at(file, position: SourcePosition(line: reading.line, column: 1))
    }
}
