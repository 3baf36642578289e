extension Check {
    /// A script sheet that is imported is a table in UTF-8 whose first line names the columns `id` and `text`; its clips are
    /// the pack's.
    ///
    /// **On a phone:** A sheet that lost its columns would put texts under wrong clips.
    ///
    /// **To mend it:** Export it as CSV in UTF-8 with the columns `id` and `text`.
    ///
    /// **Settings:** an error; it stays one.
    package static let scriptForm = Check("script-form", .error)
}
