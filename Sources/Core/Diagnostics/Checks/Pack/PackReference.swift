extension Check {
    /// What pack.yml refers to exists: a clip, a slot, a file inside the pack's folder.
    ///
    /// **On a phone:** An announcement that names a clip which is not there breaks off on the phone, or is not said at all.
    ///
    /// **To mend it:** Write the name that the message proposes, or add the clip, the file or the rule set.
    ///
    /// **Settings:** an error; it stays one.
    package static let packReference = Check(
        "pack-reference", .error,
        [
            "several packs": .init(
                "--confirm is about the clips of one pack, and there are {count}",
                advice: "name it with --pack: {packs}"),
            "confirmed clip": .init("no clip `{clip}`", advice: "take the ids from the findings that `status` prints"),
            "nearest clip": .init("no clip `{clip}`", advice: "the nearest one is `{nearest}`"),
            "take": .init("no take {take} of `{clip}`", advice: "there is {takes}"),
            "takes from": .init(
                "no takes from `{pack}`: {reason}", advice: "name another pack in the same folder of recordings"),
            "inherits": .init("inherits {parent}, which is not there", advice: "name a folder beside {tag}"),
        ])
}
