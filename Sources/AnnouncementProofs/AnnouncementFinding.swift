package import NumberGrammar
package import VoiceAssetDiagnostics
package import VoiceAssetGrammarProofs

/// What is wrong with a pack's announcements.
package enum AnnouncementFinding: Sendable, Hashable {
    /// No pattern says this amount; it is the smallest one.
    case unsaid(Amount)
    /// An announcement lasts too long: with this amount, if it says one, and with no smaller amount. `longest` is how long
    /// it gets with any amount. All lengths are seconds; none may reach the limit.
    case tooLong(announcement: String, amount: Amount?, seconds: Double, longest: Double, limit: Double)
    /// No announcement says the clip of this id.
    case unused(clip: String)
    /// No announcement ends with the clip of this id, which has an end form.
    case neverLast(clip: String)
    /// The clip of this id has an end form, and announcements say it at their end only.
    case neverWithin(clip: String)
    /// These amounts say the same, clip by clip or in one text; they are the smallest.
    case alike(SaidAmount, SaidAmount)
    /// These amounts say the same but for clips that sound alike; they are the smallest.
    case soundAlike(SaidAmount, SaidAmount)
    /// A set whose rules do not fall apart as the proof needs it, within a bound: nothing is known of the announcements.
    case tooIntricate(set: String, within: TooIntricate.Bound)

    package var check: Check {
        switch self {
        case .unsaid: .amountUnsaid
        case .tooLong: .announcementTooLong
        case .unused, .neverLast, .neverWithin: .clipUnused
        case .alike: .amountsAlike
        case .soundAlike: .amountsSoundAlike
        case .tooIntricate: .numbersIntricate
        }
    }
}

extension Sequence<AnnouncementFinding> {
    /// Whether one of them stops the pack.
    package var hasErrors: Bool { contains { $0.check.severity == .error } }
}
