extension Check {
    /// The tools replace and remove only files that they wrote themselves.
    ///
    /// **On a phone:** Files that somebody else made would be lost.
    ///
    /// **To mend it:** Name another folder, or move the files away. Restore a damaged manifest.json, or delete the
    /// pack's folder and generate.
    ///
    /// **Settings:** an error; always.
    package static let outputConflict = Check(
        "output-conflict", .error,
        [
            "object": .init("this is not a {object}", advice: "move it away; generate writes a {object} of that name"),
            "foreign": .init(
                "generate would write this file, but somebody else's file has this name",
                advice: "move it away, then run again"),
            "damaged": .init(
                "this manifest is damaged ({distrust}), so generate can't tell which files here are its own, and wrote nothing",
                advice: "bring the file back, for example from Git, or delete {folder}; then run again"),
            "distrusted": .init(
                "generate would write this file, but somebody else's file has this name",
                advice:
                    "the manifest there can't be trusted ({distrust}), so nothing counts as generated: delete {folder}, then run again"
            ),
            "index": .init(
                "the list of the packs has this name, but the file there is no list that the tool wrote",
                advice: "move it away, then run again"),
            "pack list": .init(
                "the list of written packs has this name, but something else is there",
                advice: "move it away", severity: .note),
            "edited": .init(
                "the file no longer belongs to the pack, but it was changed after generate wrote it",
                advice: "delete it if it is not needed", severity: .warning),
            "stuck": .init(
                "generate did not write this file, but needs its name for a file of the pack",
                advice: "move this file elsewhere, then delete {folder}", severity: .warning),
            "kind": .init(
                "somebody else's file has this name: no {kind} of voice-assets",
                advice: "move it away, or choose another name"),
            "exported": .init(
                "somebody changed this {kind} after export wrote it, so it stays as it is",
                advice: "undo the change, or move the file away; then export again"),
            "export unknown": .init(
                "nothing tells whether somebody changed this {kind} after export wrote it, so it stays as it is",
                advice: "delete the file if nobody did, or move it away; then export again"),
            "seal": .init(
                "nothing shows that this {kind} is still as the tool wrote it: somebody may have changed it",
                advice: "move it away, or choose another name"),
            "filled": .init(
                "somebody changed this {kind} after it was written",
                advice: "take its texts over with --import, or move it away"),
            "leap": .init(
                "the bundle here has the number {last}; phones that install {number} refuse every bundle up to that number",
                advice: "write --number {next}; if {number} is meant, move the file away"),
            "texts": .init(
                "the notes on what the takes were recorded for have this name, but something else is there",
                advice: "move it away", severity: .warning),
            "marks": .init(
                "marks of a merge conflict",
                advice:
                    "the lines of both sides count: keep them and delete the marks: perl -ni -e 'print unless /^[<=>|]/' {file}",
                severity: .warning),
            "root": .init("the output is the root of the file system", advice: "name a folder of the app"),
            "among recordings": .init("the output lies among recordings", advice: "name a folder of the app"),
            "among packs": .init("the output lies inside the folder of the packs", advice: "name a folder beside it"),
            "recordings": .init("the output is the folder of the recordings", advice: "name two folders side by side"),
            "inside recordings": .init(
                "the output lies inside the recordings", advice: "name two folders side by side"),
            "around recordings": .init("the recordings lie inside the output", advice: "name two folders side by side"),
            "announcement": .init(
                "the folder belongs to a pack, of which this would become a take or a clip",
                advice: "name a file elsewhere"),
            "sheet": .init("the folder belongs to a pack, and this is no part of it", advice: "name a file elsewhere"),
            "changed": .init("it was changed meanwhile", advice: "run again"),
        ])
}
