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
                "a link whose target {target} does not exist", advice: "restore the target, or put a copy of it here"),
            "no recordings": .init(
                "not found, so validate can't tell whether the packs are up to date",
                advice: "name the folder of the recordings with --recordings"),
            "recordings gone": .init(
                "not found, but the pack generated from it still exists",
                advice: "restore it, for example from Git; if you don't want `{pack}` any more, delete its clips too"),
            "no output": .init("not found", advice: generateOrName),
            "rendition": .init("the pack has no such rendition", advice: "choose one of {renditions}"),
            "no such pack": .init("no such pack", advice: "{nearest}"),
            "no generated pack": .init("no generated pack in this folder", advice: generateOrName),
            "compared": .init(
                "--compare names one pack, but this report is about {count} packs",
                advice: "choose one of the packs, such as --pack {pack}"),
            "texts": .init(
                "the list that tells for which text each take was recorded is gone, and the manifest tells this only of takes that became clips",
                advice:
                    "restore the list from Git; or run generate, check that each take says its text, and commit the new list",
                severity: .warning
            ),
            "beside recordings": .init(
                "the folder has recordings, but no pack.yml", advice: "add a pack.yml, or move the recordings elsewhere"
            ),
            "no pack yet": .init(
                "no voice pack yet",
                advice:
                    "run your command in the folder that contains the folder of recordings, or start a pack: swift package --allow-writing-to-package-directory add-language-pack LANGUAGE --currency CODE{folder}"
            ),
            "unknown pack": .init("no such pack", advice: "check the name"),
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
            "": .init("can't be read: {reason}", advice: "check the permissions and the disk"),
            "baseline": .init(
                "the file is not what this command prints with --format json",
                advice: "run the command that way, without --baseline, and save its output"),
            "key": .init(
                "not a private key of Ed25519 in PEM format", advice: "make one with openssl genpkey -algorithm ed25519"
            ),
        ])

    /// A file is a regular file inside the given folder, and no link leads out of it.
    ///
    /// **On a phone:** Such a link could bring any file into the app's bundle.
    ///
    /// **To mend it:** Put a regular file in its place.
    package static let fileUnsafe = Check(
        "file-unsafe", .error,
        [
            "link": .init("the pack's folder is a link", advice: "move the link away, and generate will make a folder"),
            "not folder": .init(
                "this is not a folder", advice: "move it away, and generate will make the pack's folder"),
            "link inside": .init(
                "this is a link", advice: "move it away, and generate will make a {object} of this name"),
            "index": .init("this is not a regular file", advice: "move it away, then run again"),
            "leftover": .init("this is not a folder", advice: "move it away"),
            "mounted": .init("another file system is mounted here", advice: "mount it outside the pack"),
            "pack mounted": .init(
                "the pack's folder is a mount point, so generate can't replace it",
                advice: "mount the folder that holds the packs instead, or name another folder with --assets"),
            "not a file": .init("{kind}, not a file", advice: "put a regular file here"),
            "not a folder": .init("{kind}, not a folder", advice: "put a folder here"),
            "outside": .init(
                "this path leads out of its folder, to {target}",
                advice: "copy the target into the folder instead of linking to it"),
            "a folder": .init(
                "a folder, not a recording",
                advice: "give the paths of the recordings in it, or the pack's name with --pack"),
            "link kept": .init(
                "this is a link, and this command does not replace links",
                advice: "make the listed changes in its target by hand"),
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
            "object": .init(
                "this is not a {object}", advice: "move it away, and generate will make a {object} of this name"),
            "foreign": .init(
                "generate must write a file of this name, but somebody else's file is here",
                advice: "move that file away, then run again"),
            "inside": .init(
                "the tool did not write this, and a pack's folder may hold only what the tool wrote",
                advice: "move it out of {folder}, then run again"),
            "damaged": .init(
                "this manifest is damaged ({distrust}), so generate can't tell which files here are its own, and wrote nothing",
                advice: "restore the manifest, for example from Git, or delete {folder}; then run again"),
            "distrusted": .init(
                "generate can't tell whether it wrote this file, because the manifest in the pack's folder can't be trusted ({distrust})",
                advice:
                    "move your own files away, delete {folder}, then run again"
            ),
            "index": .init(
                "the list of the packs belongs here, but the tool did not write this file",
                advice: "restore the file from Git, or delete it; then run generate"),
            "pack list": .init(
                "the tool must write its list of packs under this name, but somebody else's file is here",
                advice: "move that file away, then run again", severity: .note),
            "edited": .init(
                "the pack no longer needs this file, but the file stays because somebody changed it",
                advice: "delete it, or move it elsewhere; then run again"),
            "stuck": .init(
                "the tool did not write this, so it stays in the tool's temporary folder",
                advice: "move it elsewhere, then delete {folder}", severity: .warning),
            "kind": .init(
                "this is no {kind} that voice-assets wrote, so it was not replaced",
                advice: "move it away, or choose another name"),
            "exported": .init(
                "somebody changed this {kind} after export wrote it, so it stays as it is",
                advice: "undo the change, or move the file away; then export again"),
            "export unknown": .init(
                "export can't tell whether somebody changed this {kind} after export wrote it, so it stays as it is",
                advice: "if nobody changed it, delete it; if you are not sure, move it away; then export again"),
            "seal": .init(
                "somebody may have changed this {kind} after the tool wrote it, so it was not replaced",
                advice: "move it away, or choose another name"),
            "filled": .init(
                "somebody changed this {kind} after the tool wrote it",
                advice: "import its texts with --import, or move it away"),
            "leap": .init(
                "number {number} is far above {last}, the number of the present bundle; phones that install bundle {number} then refuse all lower numbers",
                advice:
                    "if {number} is wrong, write --number {next}; if {number} is right, move the present bundle away, then run again"
            ),
            "texts": .init(
                "the tool needs this name for its notes of what the takes were recorded for, but somebody else's file is here",
                advice: "move that file away", severity: .warning),
            "marks": .init(
                "`{mark}` is a mark of a merge conflict",
                advice:
                    "keep the lines of both sides, delete only the marks, then run generate: perl -ni -e 'print unless /^[<=>|]/' {file}",
                severity: .warning),
            "root": .init("the output folder is the root of the file system", advice: "name a folder of the app"),
            "among recordings": .init("the output folder is among recordings", advice: "name a folder of the app"),
            "among packs": .init(
                "the packs would be exported into the folder that they come from", advice: "name another output folder"),
            "recordings": .init(
                "the output folder is the folder of the recordings", advice: "name another folder with --assets"),
            "inside recordings": .init(
                "the output folder is inside the recordings", advice: "name another folder with --assets"),
            "around recordings": .init(
                "the recordings are inside the output folder", advice: "name another folder with --assets"),
            "announcement": .init(
                "the folder belongs to a pack, and this file would become a take or a clip of it",
                advice: "name a file elsewhere"),
            "sheet": .init(
                "the folder belongs to a pack, and a sheet is no part of a pack", advice: "name a file elsewhere"),
            "changed": .init("the file changed during the run", advice: "run again"),
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
            "unnamable": .init(
                "this name is not UTF-8 (could not {tried}: {reason})",
                advice: "rename the file or folder, then run again"),
            "forbidden": .init(
                "could not {tried}: {reason}", advice: "ask for permission to write there, or choose another folder"),
            "file": .init("can't be written: {reason}", advice: "make room, or write it somewhere else"),
            "locked": .init(
                "{holder} {lock} on this folder", advice: "wait until it is done, or end it, then run again"),
            "locked still": .init(
                "{holder} {lock} on this folder, and this run waited {waited} for it",
                advice: "wait until it is done, or end it, then run again"),
            "waiting": .init(
                "{holder} {lock} on this folder, and this run waits for it, so far {waited}", limit: "{patience}",
                severity: .note),
            "unlockable": .init(
                "this folder can't be locked", advice: "make sure that no other run of generate writes here",
                severity: .warning),
            "pack list": .init(
                "could not {tried}: {reason}", advice: "make room or change the permissions, then run again",
                severity: .note),
            "leftovers": .init(
                "a hundred interrupted runs left folders here",
                advice: "save what you need from them, then delete them"),
            "bundle": .init(
                "no bundle was made: {reason}", advice: "choose packs with --pack, or a rendition with --rendition"),
            "files": .init("the files don't match their manifest", advice: "report this bug of voice-assets"),
            "bytes": .init("the bytes don't match the manifest", advice: "report this bug of voice-assets"),
            "name": .init("`{name}` can't be a pack's name", expected: "{form}", advice: "rename the pack"),
            "changed": .init("the file changed while generate ran", advice: "run again"),
            "scratch": .init(
                "could not make the folder for temporary files",
                advice: "set TMPDIR to a folder that you may write to and that has room"),
            "scratch removed": .init(
                "the folder for temporary files was removed in the middle of the run",
                advice: "set TMPDIR to a folder that nobody clears, then run again"),
            "scratch full": .init(
                "there is no room left in the folder for temporary files",
                advice: "make room, or set TMPDIR to another folder, then run again"),
            "texts": .init(
                "the texts that the takes were recorded for can't be written here: {reason}",
                advice:
                    "make room or change the permissions; otherwise generate can't notice texts that change later",
                severity: .note),
        ])
}
