extension Check {
    /// A file or folder that a command reads exists.
    ///
    /// **On a phone:** The app doesn't have it either.
    ///
    /// **To mend it:** Check the path; the message lists the packs that there are.
    ///
    /// **Settings:** an error; always.
    package static let fileMissing = Check(
        "file-missing", .error, failure: .missingInput,
        [
            "no packs": .init(
                "no voice pack in this folder", advice: "run generate first, or name the folder that holds the packs"),
            "pack": .init("no such voice pack", advice: "{nearest}"),
            "": .init("not found", advice: "check the path"),
            "dangling": .init(
                "a link to {target}, which does not exist", advice: "restore the target, or put a copy of it here"),
            "no recordings": .init(
                "not found, so nothing tells whether packs are up to date",
                advice: "name the folder of the recordings with --recordings"),
            "recordings gone": .init(
                "not found, and the pack generated from it is there",
                advice: "bring it back, for example from Git; if `{pack}` is to go, delete its clips too"),
            "no output": .init("not found", advice: "run generate first"),
            "rendition": .init("the pack has no such rendition", advice: "there are: {renditions}"),
            "no such pack": .init("no such pack", advice: "{nearest}"),
            "no generated pack": .init("no generated pack", advice: "run generate first"),
            "compared": .init(
                "--compare names one pack, and {count} packs are to be compared with it",
                advice: "name one of them, such as --pack {pack}"),
            "texts": .init(
                "the notes on what the takes were recorded for are gone, and the pack's manifest knows only its own takes",
                advice: "bring the file back from Git, or run generate, listen to the takes, and commit it",
                severity: .warning
            ),
            "beside recordings": .init(
                "not found beside recordings", advice: "add it, or move the recordings elsewhere"),
            "no pack yet": .init(
                "no voice pack yet",
                advice:
                    "start one: swift package --allow-writing-to-package-directory add-language-pack LANGUAGE --currency CODE{folder}; or run this in the folder that holds recordings"
            ),
            "unknown pack": .init("no such pack"),
        ])
}
