extension Check {
    /// A take says what its clip's text says. If the text changed after the take was recorded, somebody should listen, or
    /// record it again.
    ///
    /// **On a phone:** The clip says the earlier word: an announcement names a wrong sum, or says what nobody approved.
    ///
    /// **To mend it:** Record the take again. If it says the new text too, as after a change of spelling, `voice-assets status --confirm 7` ends the
    /// warning, with the clip's id. [What a take was recorded for](WrongContent.md#a-text-that-changed) tells
    /// which changes count.
    ///
    /// **Settings:** a warning; `rules` in pack.yml can change that.
    package static let recordingTextChanged = Check(
        "recording-text-changed", .warning,
        [
            "": .init(
                "this take was first `{was}` and is now `{now}`",
                advice:
                    "listen; record it again, or if the take says the new text: voice-assets status --pack {pack} --confirm {clip}"
            ),
            "synthetic": .init(
                "this take was first `{was}` and is now `{now}`",
                advice:
                    "listen; delete the take and let it be spoken again, or if it says the new text: voice-assets status --pack {pack} --confirm {clip}"
            ),
        ])
}
