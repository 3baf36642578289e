import VoiceAssetCore

/// A sign that a take says another text than its clip's.
struct ContentDoubt: Sendable, Hashable {
    /// In words that follow `take 2`.
    var blame: String
    /// Whether the take is the likelier one of two that sound alike, or is known by its bytes for another text.
    var isStrong: Bool

    /// The words for a take that was recorded for another text begin so.
    static let firstSeen = "was first seen as"

    /// Takes without a doubt come first, those with a strong one last.
    static func rank(_ doubt: ContentDoubt?) -> Int { doubt.map { $0.isStrong ? 2 : 1 } ?? 0 }
}
