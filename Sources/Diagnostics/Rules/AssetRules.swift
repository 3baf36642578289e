extension Rule {
    /// What the generated files are held to.
    static let assetRules = [
        manifestMissing, manifestInvalid, assetMissing, assetExtra, assetChecksum, assetStale, assetNotUniform,
        assetNotSpliceSafe, assetUnreadable, clipSpeechCut, clipSilence, clipIdentical, announcementTooLong,
        amountUnsaid, amountsAlike, amountsSoundAlike, clipUnused,
        formatUndocumented, packSize,
    ]

    package static let manifestMissing = Rule(
        "manifest-missing", .error, "A pack has a manifest.json; without it a splicer can't know its clips.")
    package static let manifestInvalid = Rule(
        "manifest-invalid", .error,
        "manifest.json follows its schema, its paths stay inside the pack, and it says what generate wrote.")
    package static let assetMissing = Rule(
        "asset-missing", .error, "Every file of the manifest exists; a missing clip silences a whole announcement.")
    package static let assetExtra = Rule(
        "asset-extra", .warning, "Every audio file of a pack is in its manifest; an unlisted one only adds weight.")
    package static let assetChecksum = Rule(
        "asset-checksum", .error, "A file has the bytes that generate wrote; an edited one may no longer splice.")
    package static let assetStale = Rule(
        "asset-stale", .error, "A pack was generated from the recordings and the pack.yml that are there now.")
    package static let assetNotUniform = Rule(
        "asset-not-uniform", .error,
        "All clips of a rendition share rate, channels, bit rate and frame header; decoders drop or stop at a change.")
    package static let assetNotSpliceSafe = Rule(
        "asset-not-splice-safe", .error,
        "A clip can be joined by appending bytes: frames only, no tags, no Xing/Info frame, no bit reservoir.")
    package static let assetUnreadable = Rule(
        "asset-unreadable", .error, "A clip decodes, and to the length that the manifest states.")
    package static let clipSpeechCut = Rule(
        "clip-speech-cut", .error, "A clip starts and ends in silence; speech that is cut off clicks at the join.")
    package static let clipSilence = Rule(
        "clip-silence", .warning, "A clip holds no more silence at its ends than the profile's gap; joins would pause.")
    package static let clipIdentical = Rule(
        "clip-identical", .error, "No two clips of a pack are the same sound: one of them says the wrong word.")
    package static let announcementTooLong = Rule(
        "announcement-too-long", .error,
        "Every announcement of every amount in the range is under 30 s; iOS plays its own sound instead of a longer one."
    )
    package static let amountUnsaid = Rule(
        "amount-unsaid", .error, "Every amount in the pack's range can be said with the clips that there are.")
    package static let amountsAlike = Rule(
        "amounts-alike", .error,
        "No two amounts of the range say the same clips or, whatever spaces, hyphens and case, the same text: who hears one can't tell it from the other."
    )
    package static let amountsSoundAlike = Rule(
        "amounts-sound-alike", .warning,
        "No two amounts of the range say the same but for clips that sound alike: who hears one may take it for the other."
    )
    package static let clipUnused = Rule(
        "clip-unused", .warning, "Every clip is said by some announcement; another one only adds weight.")
    package static let formatUndocumented = Rule(
        "format-undocumented", .note,
        "Apple documents Linear PCM, IMA4, µ-law and A-law in WAV, AIFF and CAF for notification sounds. MP3 works in shipped apps but is not on that list."
    )
    package static let packSize = Rule(
        "pack-size", .warning, "A rendition of a pack fits the size budget of an app's bundle.")
}
