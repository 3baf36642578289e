import NumberGrammar
import VoiceAssetDiagnostics
import VoiceAssetSheets
import VoiceAssetWording

/// Holds what a pack says against what was approved.
package struct ApprovalCheck {
    let pack: PackReadings

    package init(pack: PackReadings) { self.pack = pack }

    /// What the pack says of an approved reading's subject; nil if it can't say it any more.
    package func text(of subject: ApprovedReading.Subject) -> String? {
        guard let saysAmount = pack.grammar.saysAmount(announcement: subject.announcement),
            saysAmount == !subject.amount.isEmpty
        else { return nil }
        let amount = try? Amount(subject.amount, scale: pack.scale)
        return try? pack.text(subject.announcement, amount: amount)
    }

    /// Whether the pack still says what was approved, whatever its spaces, hyphens and case. Letters that Unicode holds for
    /// the same are.
    package func holds(_ reading: ApprovedReading) -> Bool {
        text(of: reading.subject)?.asHeard == reading.text.asHeard
    }

    func finding(_ reading: ApprovedReading) -> ApprovalFinding? {
        holds(reading) ? nil : .changed(reading, now: text(of: reading.subject))
    }
}
