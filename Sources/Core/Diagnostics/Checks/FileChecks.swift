extension Check {
    /// A file or folder that a command reads exists.
    ///
    /// **On a phone:** The app doesn't have it either.
    ///
    /// **To mend it:** Check the path; the message lists the packs that there are.
    package static let fileMissing = Check(
        "file-missing", .error, failure: .missingInput,
        [
            "no packs": .init(
                "no voice pack in this folder", advice: generateOrName),
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
            "no output": .init("not found", advice: generateOrName),
            "rendition": .init("the pack has no such rendition", advice: "there are: {renditions}"),
            "no such pack": .init("no such pack", advice: "{nearest}"),
            "no generated pack": .init("no generated pack", advice: generateOrName),
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
            "no folder": .init("there is no such folder", advice: "{nearest}"),
        ])

    private static let generateOrName = "run generate first, or name the folder that generate --assets wrote"

    /// A file that a command reads can be read.
    ///
    /// **On a phone:** The file is not checked.
    ///
    /// **To mend it:** Check the file's permissions, and the disk.
    package static let fileUnreadable = Check(
        "file-unreadable", .error, failure: .inputOutput,
        [
            "": .init("{reason}", advice: "check the permissions and the disk"),
            "baseline": .init(
                "not a file that this command made with --format json", advice: "make it again without --baseline"),
            "key": .init(
                "is no private key of Ed25519 in PEM", advice: "openssl genpkey -algorithm ed25519 writes one"),
        ])

    /// A file is a regular file inside the given folder, and no link leads out of it.
    ///
    /// **On a phone:** Such a link could bring any file into the app's bundle.
    ///
    /// **To mend it:** Put a regular file in its place.
    package static let fileUnsafe = Check(
        "file-unsafe", .error,
        [
            "link": .init("the pack's folder is a link", advice: "move it away; generate writes a folder of its own"),
            "not folder": .init("this is not a folder", advice: "move it away; generate writes a folder of its own"),
            "link inside": .init("this is a link", advice: "move it away; generate writes a {object} of that name"),
            "index": .init("this is not a regular file", advice: "move it away, then run again"),
            "leftover": .init("this is not a folder", advice: "move it away"),
            "mounted": .init("another file system is mounted here", advice: "mount it outside the pack"),
            "pack mounted": .init(
                "the pack's folder is a mount point, and generate replaces it as a whole",
                advice: "mount the folder with the packs instead, or name another with --assets"),
            "not a file": .init("{kind}, not a file", advice: "put a regular file here"),
            "not a folder": .init("{kind}, not a folder", advice: "put a folder here"),
            "outside": .init(
                "leads out of its folder, to {target}", advice: "copy the target into the folder instead of linking it"),
            "a folder": .init("a folder, not a file", advice: "name the recordings in it, or the pack with --pack"),
            "link kept": .init("a link, and links are not replaced", advice: "add the lines by hand"),
        ])

    /// The tools replace and remove only files that they wrote themselves.
    ///
    /// **On a phone:** Files that somebody else made would be lost.
    ///
    /// **To mend it:** Name another folder, or move the files away. Restore a damaged manifest.json, or delete the
    /// pack's folder and generate.
    package static let outputConflict = Check(
        "output-conflict", .error,
        [
            "object": .init("this is not a {object}", advice: "move it away; generate writes a {object} of that name"),
            "foreign": .init(
                "generate would write this file, but somebody else's file has this name",
                advice: "move it away, then run again"),
            "inside": .init(
                "the tool did not write this, and a pack's folder holds nothing else",
                advice: "move it out of {folder}, then run again"),
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
                advice: "restore it from Git, or delete it; then run generate"),
            "pack list": .init(
                "the list of written packs has this name, but something else is there",
                advice: "move it away", severity: .note),
            "edited": .init(
                "the file no longer belongs to the pack, but it was changed after generate wrote it",
                advice: "delete it, or move it elsewhere; then run again"),
            "stuck": .init(
                "this is not the tool's, and came here while a run replaced the pack or left it",
                advice: "move it elsewhere, then delete {folder}", severity: .warning),
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
                "`{mark}`, a mark of a merge conflict",
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

    /// The output folder can be written and there is room in it.
    ///
    /// **On a phone:** The earlier clips stay.
    ///
    /// **To mend it:** Make room on the disk, or check the permissions.
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
