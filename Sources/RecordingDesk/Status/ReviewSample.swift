import NumberGrammar
import VoiceAssetGrammar
package import VoiceAssetGrammarProofs
package import VoiceAssetPipeline

/// The readings of a pack by which a person who speaks the language can tell whether the pack is right.
package struct ReviewSample: Sendable {
    package struct Reading: Sendable, Hashable {
        package var subject: ApprovedReading.Subject
        /// The whole announcement.
        package var text: String
    }

    /// The announcements without an amount, then the amounts, smallest first.
    package private(set) var readings: [Reading] = []

    /// - Parameters:
    ///   - numbers: the rules that say its numbers.
    ///   - clipCount: the number of clips that the pack's table refers to.
    ///   - locale: BCP 47; it decides on plural categories.
    /// - Throws: `TooIntricate` if the amounts can't be found in bounded time.
    package init(
        _ pack: PackReadings, _ numbers: RuleGrammar?, clipCount: Int, locale: String
    ) throws(TooIntricate) {
        let rules = PluralRules(locale: locale)
        let plain = pack.announcementIDs.filter { pack.grammar.saysSlots(announcement: $0) == false }
        let saying = plain.filter { pack.grammar.saysAmount(announcement: $0) == true }
        let usual = pack.defaultAnnouncementID.flatMap { saying.contains($0) ? $0 : nil } ?? saying.first
        var subjects: [(announcement: String, amount: Amount?)] = plain.filter { $0 != usual }.map {
            ($0, saying.contains($0) ? pack.grammar.range.lowerBound : nil)
        }
        if let usual, let numbers {
            let telling = try CoverageSample(numbers, clipCount: clipCount) { amount in
                rules.map { Self.traits(of: amount, $0) } ?? []
            }
            subjects += telling.amounts.map { (usual, $0) }
        }
        readings = subjects.compactMap { announcement, amount in
            guard let text = try? pack.text(announcement, amount: amount) else { return nil }
            let subject = ApprovedReading.Subject(
                announcement: announcement, amount: amount.map { "\($0)" } ?? "")
            return Reading(subject: subject, text: text)
        }
        for id in pack.announcementIDs where !plain.contains(id) { readings += Self.slotReadings(id, pack, numbers) }
    }

    /// The most values of a slot that somebody reads.
    private static let mostValues = 40

    /// Readings that together say every choice and symbol, and the numbers at which rules begin.
    private static func slotReadings(_ id: String, _ pack: PackReadings, _ numbers: RuleGrammar?) -> [Reading] {
        let slots = pack.grammar.slots(announcement: id) ?? []
        let sample = pack.grammar.sample(announcement: id, most: mostValues) { values in
            values.amounts.flatMap { numbers?.amountsAtRules(in: $0) } ?? []
        }
        return sample.compactMap { values in
            guard let text = try? pack.text(id, values: values) else { return nil }
            let subject = ApprovedReading.Subject(announcement: id, amount: SlotValuesText.text(values, of: slots))
            return Reading(subject: subject, text: text)
        }
    }

    /// How many of the readings are approved as they are.
    package func approved(by approvals: ApprovalIndex) -> Int {
        readings.count { approvals.approvals(of: $0.subject) != nil }
    }

    /// The plural categories of the integer part and of the fraction.
    private static func traits(of amount: Amount, _ rules: PluralRules) -> [Int] {
        let categories = PluralCategory.allCases
        let integer = categories.firstIndex(of: rules.category(integer: amount.integer)) ?? 0
        let fraction = categories.firstIndex(of: rules.category(integer: amount.fraction)) ?? 0
        return [integer, categories.count + fraction]
    }
}
