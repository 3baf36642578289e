extension Check {
    /// Every clip of pack.yml has a recording `<clip id>.<ext>` in the pack's folder.
    ///
    /// **On a phone:** Every announcement with this clip stays silent.
    ///
    /// **To mend it:** Record it into the pack's folder. `voice-assets script --pack NAME --missing` lists all that is still to
    /// be said.
    ///
    /// **Settings:** an error; it stays one.
    package static let recordingMissing = Check("recording-missing", .error)
}
