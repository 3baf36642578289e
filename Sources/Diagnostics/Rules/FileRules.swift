extension Rule {
    /// Faults of files and folders, whatever is in them.
    static let fileRules = [fileMissing, fileUnreadable, fileUnsafe, outputConflict, outputFailed]

    package static let fileMissing = Rule(
        "file-missing", .error, failure: .missingInput, "A file or folder that a command reads exists.")
    package static let fileUnreadable = Rule(
        "file-unreadable", .error, failure: .inputOutput, "A file that a command reads can be read.")
    package static let fileUnsafe = Rule(
        "file-unsafe", .error, "A file is a regular file inside the given folder; links that leave it are not followed."
    )
    package static let outputConflict = Rule(
        "output-conflict", .error, "The tools overwrite and remove only files that they wrote themselves.")
    package static let outputFailed = Rule(
        "output-failed", .error, failure: .inputOutput, "The output folder can be written and there is room in it.")
}
