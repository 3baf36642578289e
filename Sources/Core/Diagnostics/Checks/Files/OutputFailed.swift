extension Check {
    /// The output folder can be written and there is room in it.
    ///
    /// **On a phone:** The clips of before stay as they are: a pack is replaced as a whole or not at all.
    ///
    /// **To mend it:** Make room on the disk, or give yourself the right to write there; then run it again.
    ///
    /// **Settings:** an error; it stays one.
    package static let outputFailed = Check("output-failed", .error, failure: .inputOutput)
}
