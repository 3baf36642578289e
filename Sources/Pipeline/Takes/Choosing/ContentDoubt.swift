import VoiceAssetCore

/// Doubts about the contents of takes, as they stand before one is chosen.
struct JudgedContents: Sendable {
    /// Signs that takes say other texts than their clips', by the takes' paths.
    var doubts: [String: ContentDoubt] = [:]
    /// Of clips whose takes are far apart, by their ids: the number of the one that another clip's take is nearest to, and that clip.
    var apart: [String: (number: Int, like: String)] = [:]
}

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
