extension Rule {
    /// What the generated files are held to.
    static let assetRules = [
        manifestMissing, manifestInvalid, assetMissing, assetExtra, assetChecksum, assetStale, assetNotUniform,
        assetNotSpliceSafe, assetUnreadable, clipSpeechCut, clipSilence, clipIdentical, announcementTooLong,
        amountUnsaid, amountsAlike, amountsSoundAlike, clipUnused,
        formatUndocumented, packSize,
    ]

    package static let manifestMissing = Rule("manifest-missing", .error)
    package static let manifestInvalid = Rule("manifest-invalid", .error)
    package static let assetMissing = Rule("asset-missing", .error)
    package static let assetExtra = Rule("asset-extra", .warning)
    package static let assetChecksum = Rule("asset-checksum", .error)
    package static let assetStale = Rule("asset-stale", .error)
    package static let assetNotUniform = Rule("asset-not-uniform", .error)
    package static let assetNotSpliceSafe = Rule("asset-not-splice-safe", .error)
    package static let assetUnreadable = Rule("asset-unreadable", .error)
    package static let clipSpeechCut = Rule("clip-speech-cut", .error)
    package static let clipSilence = Rule("clip-silence", .warning)
    package static let clipIdentical = Rule("clip-identical", .warning)
    package static let announcementTooLong = Rule("announcement-too-long", .error)
    package static let amountUnsaid = Rule("amount-unsaid", .error)
    package static let amountsAlike = Rule("amounts-alike", .error)
    package static let amountsSoundAlike = Rule("amounts-sound-alike", .warning)
    package static let clipUnused = Rule("clip-unused", .warning)
    package static let formatUndocumented = Rule("format-undocumented", .note)
    package static let packSize = Rule("pack-size", .warning)
}
