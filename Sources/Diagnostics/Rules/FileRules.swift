extension Rule {
    /// Faults of files and folders, whatever is in them.
    static let fileRules = [fileMissing, fileUnreadable, fileUnsafe, outputConflict, outputFailed]

    package static let fileMissing = Rule("file-missing", .error, failure: .missingInput)
    package static let fileUnreadable = Rule("file-unreadable", .error, failure: .inputOutput)
    package static let fileUnsafe = Rule("file-unsafe", .error)
    package static let outputConflict = Rule("output-conflict", .error)
    package static let outputFailed = Rule("output-failed", .error, failure: .inputOutput)
}
