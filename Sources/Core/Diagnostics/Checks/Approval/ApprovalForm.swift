extension Check {
    /// approved.csv and a review that is filled in are tables in UTF-8 with the columns that voice-assets gave them.
    ///
    /// **On a phone:** Approvals that can't be read protect nothing.
    ///
    /// **To mend it:** Export the sheet as CSV in UTF-8, with the columns that it came with.
    ///
    /// **Settings:** an error; it stays one.
    package static let approvalForm = Check("approval-form", .error)
}
