extension Check {
    /// The tool knows each byte of a recording, and leaves out what it does not know.
    ///
    /// **On a phone:** A part of the word may be missing, or another word may follow it.
    ///
    /// **To mend it:** Listen at the place that the finding names. Export the file again.
    ///
    /// **Settings:** a warning; by `rules` in pack.yml.
    package static let recordingBytes = Check(
        "recording-bytes", .warning,
        [
            "unfinished": .init(
                "the header was never finished: chunk '{chunk}' states {stated}; the {bytes} that {bytes|follows was|follow were} read",
                advice: "nothing needs to be done if its last word is whole"),
            "unknown": .init(
                "{bytes} at {at}, from byte {offset} on, {bytes|is|are} no chunk, page, frame or tag, and {bytes|was|were} left out",
                advice:
                    "sound may be in {bytes|it|them}: listen to that place, and copy or export the file again if something is missing",
                blame: "is damaged"),
            "pages": .init(
                "{count} Ogg {count|page is|pages are} missing at {at}, before byte {offset}",
                advice: "listen to that place, and copy or export the file again if something is missing",
                blame: "is damaged"),
            "undecoded": .init(
                "{seconds} of sound can't be decoded, the first of it at {at}",
                advice: "listen to that place, and copy or export the file again if something is missing",
                blame: "is damaged"),
            "padding": .init(
                "{bytes} of zeros behind the sound, from byte {offset} on, {bytes|was|were} left out",
                advice: "if the file was copied from a failing disk or card, listen to its end", severity: .note),
            "joined": .init(
                "{count} sound files in one, the second from byte {offset} on, at {at}; all were read",
                advice:
                    "make one file of it, or several: some players play only the first",
                blame: "holds several files"),
        ])
}
