package import NumberGrammar
package import VoiceAssetDiagnostics

/// What is wrong with a pack's announcements.
package enum AnnouncementFinding: Sendable, Hashable {
    /// No pattern says this amount; it is the smallest one.
    case unsaid(Amount)
    /// An announcement lasts too long: with this amount, if it says one, and with no smaller amount. `longest` is how long
    /// it gets with any amount. All lengths are seconds; none may reach the limit.
    case tooLong(announcement: String, amount: Amount?, seconds: Double, longest: Double, limit: Double)
    /// No announcement says the clip of this id.
    case unused(clip: String)
    /// A set whose rules do not fall apart as the proof needs it, in so many steps: nothing is known of the announcements.
    case tooIntricate(set: String, steps: Int)

    package var rule: Rule {
        switch self {
        case .unsaid: .amountUnsaid
        case .tooLong: .announcementTooLong
        case .unused: .clipUnused
        case .tooIntricate: .numbersIntricate
        }
    }
}

extension Sequence<AnnouncementFinding> {
    /// Whether one of them stops the pack.
    package var hasErrors: Bool { contains { $0.rule.severity == .error } }
}
