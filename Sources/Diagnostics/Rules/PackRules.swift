extension Rule {
    /// What `pack.yml` and the pack's folder are held to.
    static let packRules = [
        packSyntax, packUnknownKey, packMissingKey, packType, packValue, packDuplicate, packReference, packLimit,
        packTodo, packName, packExists, languageMissing, languageDiffers, recordingMissing, recordingAmbiguous,
        recordingUnknown, recordingUnused,
    ]

    package static let packSyntax = Rule(
        "pack-syntax", .error, "pack.yml is one YAML document; anchors and aliases are not used in it.")
    package static let packUnknownKey = Rule(
        "pack-unknown-key", .error, "pack.yml holds only keys that have a meaning; a misspelt one would be ignored.")
    package static let packMissingKey = Rule(
        "pack-missing-key", .error, "pack.yml holds the keys locale, currency, range, clips and announcements.")
    package static let packType = Rule(
        "pack-type", .error, "A value in pack.yml has the type that its key asks for: text, a list or a mapping.")
    package static let packValue = Rule(
        "pack-value", .error, "A value in pack.yml is well-formed and within its range.")
    package static let packDuplicate = Rule(
        "pack-duplicate", .error, "A key or clip id stands once in pack.yml; two ids may not differ only in case.")
    package static let packReference = Rule(
        "pack-reference", .error, "What pack.yml refers to exists: a clip, a slot, a file inside the pack's folder.")
    package static let packLimit = Rule(
        "pack-limit", .error, "pack.yml stays within the bounds on size, depth and count that keep it safe to read.")
    package static let packTodo = Rule(
        "pack-todo", .error, "No clip's text is still to be written (TODO); a warning until clips are generated.")
    package static let packName = Rule(
        "pack-name", .error,
        "A pack's folder name is 1 to 64 of the characters A-Z a-z 0-9 . _ - and starts with one of the first 62; two names differ in more than case."
    )
    package static let packExists = Rule(
        "pack-exists", .error, "add-language-pack never replaces a pack; --update adds the clips that one needs.")
    package static let languageMissing = Rule(
        "language-missing", .error, failure: .missingInput,
        "add-language-pack needs ICU's own spell-out rules of the language; another language's would make a wrong pack."
    )
    package static let languageDiffers = Rule(
        "language-differs", .error, "A new pack compiles, and its clips say every compared amount as ICU spells it.")
    package static let recordingMissing = Rule(
        "recording-missing", .error, "Every clip of pack.yml has a recording `<clip id>.<ext>` in the pack's folder.")
    package static let recordingAmbiguous = Rule(
        "recording-ambiguous", .error,
        "A clip has one recording of a take; two files with one name differ in extension.")
    package static let recordingUnknown = Rule(
        "recording-unknown", .warning, "A recording in the pack's folder belongs to a clip of pack.yml.")
    package static let recordingUnused = Rule(
        "recording-unused", .note,
        "Of several takes of a clip the best is used: without errors, with the fewest warnings, nearest to the others.")
}
