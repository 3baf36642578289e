extension Check {
    /// The output folder can be written and there is room in it.
    ///
    /// **On a phone:** The earlier clips stay.
    ///
    /// **To mend it:** Make room on the disk, or check the permissions.
    ///
    /// **Settings:** an error; always.
    package static let outputFailed = Check(
        "output-failed", .error, failure: .inputOutput,
        [
            "": .init("could not {tried}: {reason}"),
            "full": .init("could not {tried}: {reason}", advice: "make room and run again"),
            "unnamable": .init("could not {tried}: {reason}", advice: "give it a name in UTF-8, then run again"),
            "forbidden": .init(
                "could not {tried}: {reason}", advice: "ask for permission to write there, or choose another folder"),
            "file": .init("can't be written: {reason}", advice: "make room, or write it somewhere else"),
            "locked": .init(
                "{holder} {lock} on this folder", advice: "wait until it is done, or end it, then run again"),
            "locked still": .init(
                "{holder} {lock} on this folder, and this run waited {waited} for it",
                advice: "wait until it is done, or end it, then run again"),
            "waiting": .init(
                "waiting for {holder}, which {lock} on this folder, for {waited}", limit: "{patience}", severity: .note),
            "unlockable": .init(
                "this folder can't be locked", advice: "make sure that no other run of generate writes here",
                severity: .warning),
            "pack list": .init(
                "can't be written: could not {tried}: {reason}", advice: "make room, and run again", severity: .note),
            "overfull": .init(
                "this folder holds more than a voice pack", limit: "{entries}, {levels}", advice: "move the rest away"),
            "leftovers": .init(
                "a hundred interrupted runs left folders here",
                advice: "save what you need from them, then delete them"),
            "bundle": .init("{reason}", advice: "choose packs with --pack, or a rendition with --rendition"),
            "files": .init("the files don't fit their manifest", advice: "report it as a bug of voice-assets"),
            "bytes": .init("the bytes don't fit the manifest", advice: "report it as a bug of voice-assets"),
            "name": .init("{name} is not a pack's name", expected: "{form}", advice: "rename it"),
            "changed": .init("the file changed while generate ran", advice: "run again"),
            "scratch": .init(
                "could not make the folder for temporary files",
                advice: "let TMPDIR name a folder that you may write to, and that has room"),
            "scratch removed": .init(
                "the folder for temporary files was removed in the middle of the run",
                advice: "let TMPDIR name a folder that nobody clears, then run again"),
            "scratch full": .init(
                "there is no room left in the folder for temporary files",
                advice: "make room, or let TMPDIR name another folder, then run again"),
            "texts": .init(
                "can't be written: {reason}",
                advice: "let generate write there: else it does not notice texts that change after recording",
                severity: .note),
        ])
}
