extension Check {
    /// A file is a regular file inside the given folder, and no link leads out of it.
    ///
    /// **On a phone:** Such a link could bring any file into the app's bundle.
    ///
    /// **To mend it:** Put a regular file in its place.
    ///
    /// **Settings:** an error; always.
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
}
