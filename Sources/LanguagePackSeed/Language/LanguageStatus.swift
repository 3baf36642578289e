import VoiceAssetPacks

/// How far the data of a language can be trusted.
package enum LanguageStatus: String, Sendable, CaseIterable {
    /// A native speaker has approved it.
    case approved
    /// It was checked against named references.
    case checked
    /// CLDR as it is; nobody has looked at it.
    case cldr
    /// Known to be wrong, and not mended.
    case wrong

    /// What a person reads of it.
    package var words: String {
        switch self {
        case .approved: "approved by a native speaker"
        case .checked: "checked against named references; \(UnapprovedPack.unapproved)"
        case .cldr: "CLDR as it is; \(UnapprovedPack.unchecked)"
        case .wrong: "known to be wrong"
        }
    }
}
