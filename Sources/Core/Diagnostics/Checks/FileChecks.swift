extension Check {
    /// A file or folder that a command reads exists.
    ///
    /// **On a phone:** The app doesn't have it either.
    ///
    /// **To mend it:** Check the path; the message lists the packs that there are.
    package static let fileMissing = Check(
        "file-missing", .error, failure: .missingInput,
        [
            "no packs": "no voice pack in this folder; \(generateOrName)",
            "pack": "no such voice pack; {nearest}",
            "": "not found; check the path",
            "dangling": "a link whose target {target} does not exist; restore the target, or put a copy of it here",
            "no recordings":
                "not found, so validate can't tell whether the packs are up to date; name the folder of the recordings with --recordings",
            "recordings gone":
                "not found, but the pack generated from it still exists; restore it, for example from Git; if you don't want `{pack}` any more, delete its clips too",
            "no output": "not found; \(generateOrName)",
            "rendition": "the pack has no such rendition; choose one of {renditions}",
            "no such pack": "no such pack; {nearest}",
            "no generated pack": "no generated pack in this folder; \(generateOrName)",
            "compared":
                "--compare names one pack, but this report is about {count} packs; choose one of the packs, such as --pack {pack}",
            "texts": .init(
                "the list of the text that each take was recorded for is missing, and the manifest can replace it only for takes that became clips; restore the list from Git; or run generate, check that each take says its text, and commit the new list",
                severity: .warning),
            "beside recordings":
                "the folder has recordings, but no pack.yml; add a pack.yml, or move the recordings elsewhere",
            "no pack yet":
                "no voice pack yet; run your command in the folder that contains the folder of recordings, or start a pack: swift package --allow-writing-to-package-directory add-language-pack LANGUAGE --currency CODE{folder}",
            "unknown pack": "no such pack; check the name",
            "no folder": "there is no such folder; {nearest}",
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
            "": "can't be read: {reason}; check the permissions and the disk",
            "baseline":
                "the file is not what this command prints with --format json; run the command that way, without --baseline, and save its output",
            "key": "not a private key of Ed25519 in PEM format; make one with openssl genpkey -algorithm ed25519",
        ])

    /// A file is a regular file inside the given folder, and no link leads out of it.
    ///
    /// **On a phone:** Such a link could bring any file into the app's bundle.
    ///
    /// **To mend it:** Put a regular file in its place.
    package static let fileUnsafe = Check(
        "file-unsafe", .error,
        [
            "link": "the pack's folder is a link; move the link away, and generate will make a folder",
            "not folder": "this is not a folder; move it away, and generate will make the pack's folder",
            "link inside": "this is a link; move it away, and generate will make a {object} of this name",
            "index": "this is not a regular file; move it away, then run again",
            "leftover": "this is not a folder; move it away",
            "mounted": "another file system is mounted here; mount it outside the pack",
            "pack mounted":
                "the pack's folder is a mount point, so generate can't replace it; mount the folder that holds the packs instead, or name another folder with --assets",
            "not a file": "{kind}, not a file; put a regular file here",
            "pipe": "a pipe, not a file; save what comes out of it in a file, and name that file",
            "not a folder": "{kind}, not a folder; put a folder here",
            "outside":
                "this path leads out of its folder, to {target}; copy the target into the folder instead of linking to it",
            "a folder":
                "a folder, not a recording; give the paths of the recordings in it, or the pack's name with --pack",
            "link kept":
                "this is a link, and this command does not replace links; put the file itself here, then run again",
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
            "object": "this is not a {object}; move it away, and generate will make a {object} of this name",
            "foreign":
                "generate must write a file of this name, but somebody else's file is here; move that file away, then run again",
            "inside":
                "the tool did not write this, and a pack's folder may hold only what the tool wrote; move it out of {folder}, then run again",
            "damaged":
                "this manifest is damaged ({distrust}), so generate can't tell which files here are its own, and wrote nothing; restore the manifest, for example from Git, or delete {folder}; then run again",
            "distrusted":
                "generate can't tell whether it wrote this file, because the manifest in the pack's folder can't be trusted ({distrust}); move your own files away, delete {folder}, then run again",
            "index":
                "the list of the packs belongs here, but the tool did not write this file; restore the file from Git, or delete it; then run generate",
            "pack list": .init(
                "the tool must write its list of packs under this name, but something else is here; move it away, then run again",
                severity: .note),
            "edited":
                "the pack no longer needs this file, but the file stays because somebody changed it; delete it, or move it elsewhere; then run again",
            "stuck": .init(
                "the tool did not write this, so it stays in the tool's temporary folder; move it elsewhere, then delete {folder}",
                severity: .warning),
            "kind":
                "this is no {kind} as voice-assets wrote it, or it is a link, so it was not replaced; move it away, or choose another name",
            "exported":
                "somebody changed this {kind} after export wrote it, so it stays as it is; undo the change, or move the file away; then export again",
            "export unknown":
                "export can't tell whether somebody changed this {kind} after export wrote it, so it stays as it is; if nobody changed it, delete it; if you are not sure, move it away; then export again",
            "seal":
                "somebody may have changed this {kind} after the tool wrote it, so it was not replaced; move it away, or choose another name",
            "filled":
                "somebody changed this {kind} after the tool wrote it; import it with --import, or move it away",
            "leap":
                "number {number} is far above {last}, the number of the present bundle: phones that install bundle {number} then refuse all lower numbers; if {number} is wrong, write --number {next}; if {number} is right, move the present bundle away, then run again",
            "texts": .init(
                "the tool needs this name for its notes of what the takes were recorded for, but something else is here; move it away",
                severity: .warning),
            "marks": .init(
                "`{mark}` is a mark of a merge conflict; keep the lines of both sides, delete only the marks, then run again: perl -ni -e 'print unless /^[<=>|]/' {file}",
                severity: .warning),
            "root": "the output folder is the root of the file system; name a folder of the app",
            "among recordings": "the output folder is among recordings; name a folder of the app",
            "among packs":
                "the packs would be exported into the folder that they come from; name another output folder",
            "recordings": "the output folder is the folder of the recordings; name another folder with --assets",
            "inside recordings": "the output folder is inside the recordings; name another folder with --assets",
            "around recordings": "the recordings are inside the output folder; name another folder with --assets",
            "announcement":
                "the folder belongs to a pack, and this file would become a take or a clip of it; name a file elsewhere",
            "sheet": "the folder belongs to a pack, and a sheet is no part of a pack; name a file elsewhere",
            "changed": "the file changed during the run; run again",
        ])

    /// The output folder can be written and there is room in it.
    ///
    /// **On a phone:** The earlier clips stay.
    ///
    /// **To mend it:** Make room on the disk, or check the permissions.
    package static let outputFailed = Check(
        "output-failed", .error, failure: .inputOutput,
        [
            "": "could not {tried}: {reason}",
            "full": "could not {tried}: {reason}; make room and run again",
            "gone": "could not {tried}: {reason}; check the path, then run again",
            "unnamable":
                "this name is not UTF-8 (could not {tried}: {reason}); rename the file or folder, then run again",
            "read-only": "could not {tried}: {reason}; choose a folder on another disk, or mount this one for writing",
            "forbidden": "could not {tried}: {reason}; ask for permission to write there, or choose another folder",
            "locked": "{holder} {lock} on this folder; wait until it is done, or end it, then run again",
            "locked still":
                "{holder} {lock} on this folder, and this run waited {waited} for it; wait until it is done, or end it, then run again",
            "waiting": .init(
                "{holder} {lock} on this folder, and this run waits for it, so far {waited} (limit {patience})",
                severity: .note),
            "unlockable": .init(
                "this folder can't be locked; make sure that no other run of generate writes here", severity: .warning),
            "leftovers": "a hundred interrupted runs left folders here; save what you need from them, then delete them",
            "bundle": "no bundle was made: {reason}; choose packs with --pack, or a rendition with --rendition",
            "files": "the files don't match their manifest; report this bug of voice-assets",
            "bytes": "the bytes don't match the manifest; report this bug of voice-assets",
            "name": "`{name}` can't be a pack's name (expected {form}); rename the pack",
            "changed": "the file changed while generate ran; run again",
            "scratch":
                "could not make the folder for temporary files; set TMPDIR to a folder that you may write to and that has room",
            "scratch removed":
                "the folder for temporary files was removed in the middle of the run; set TMPDIR to a folder that nobody clears, then run again",
            "scratch full":
                "there is no room left in the folder for temporary files; make room, or set TMPDIR to another folder, then run again",
            "texts": .init(
                "the texts that the takes were recorded for can't be written here: {reason}; remove the cause; otherwise generate can't notice texts that change later",
                severity: .note),
        ])
}
