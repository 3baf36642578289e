extension Rule {
    /// What `pack.yml` and the pack's folder are held to.
    static let packRules = [
        packSyntax, packUnknownKey, packMissingKey, packType, packValue, packDuplicate, packReference, packLimit,
        packTodo, packName, packExists, languageMissing, languageDiffers, recordingMissing, recordingAmbiguous,
        recordingUnknown, recordingUnused,
    ]

    package static let packSyntax = Rule("pack-syntax", .error)
    package static let packUnknownKey = Rule("pack-unknown-key", .error)
    package static let packMissingKey = Rule("pack-missing-key", .error)
    package static let packType = Rule("pack-type", .error)
    package static let packValue = Rule("pack-value", .error)
    package static let packDuplicate = Rule("pack-duplicate", .error)
    package static let packReference = Rule("pack-reference", .error)
    package static let packLimit = Rule("pack-limit", .error)
    package static let packTodo = Rule("pack-todo", .error)
    package static let packName = Rule("pack-name", .error)
    package static let packExists = Rule("pack-exists", .error)
    package static let languageMissing = Rule("language-missing", .error, failure: .missingInput)
    package static let languageDiffers = Rule("language-differs", .error)
    package static let recordingMissing = Rule("recording-missing", .error)
    package static let recordingAmbiguous = Rule("recording-ambiguous", .error)
    package static let recordingUnknown = Rule("recording-unknown", .warning)
    package static let recordingUnused = Rule("recording-unused", .note)
}
