extension Check {
    /// A take says what its clip's text says, also if the text changed after the recording.
    ///
    /// **On a phone:** The clip says the earlier word.
    ///
    /// **To mend it:** Record it again. If it says the [new text](WrongContent.md#a-text-that-changed) too, end the
    /// warning by `voice-assets status --confirm 7`, with the clip's id.
    ///
    /// **Settings:** a warning; by `rules` in pack.yml.
    package static let recordingTextChanged = Check(
        "recording-text-changed", .warning,
        [
            "": .init(
                "its text was `{was}` when it was recorded, and is `{now}` now",
                advice:
                    "listen; record it again, or if the take says the new text: voice-assets status --pack {pack} --confirm {clip}"
            ),
            "synthetic": .init(
                "its text was `{was}` when it was recorded, and is `{now}` now",
                advice:
                    "listen; delete the take and let it be spoken again, or if it says the new text: voice-assets status --pack {pack} --confirm {clip}"
            ),
        ])
}
