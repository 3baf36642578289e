extension Check {
    /// What pack.yml refers to exists: a clip, a slot, a file inside the pack's folder.
    ///
    /// **On a phone:** An announcement that names a missing clip isn't said.
    ///
    /// **To mend it:** Write the name that the message proposes, or add what is missing.
    ///
    /// **Settings:** an error; always.
    package static let packReference = Check(
        "pack-reference", .error,
        [
            "several packs": .init(
                "--confirm needs one pack, and this run has {count} packs",
                advice: "name one of them with --pack: {packs}"),
            "confirmed clip": .init("no clip `{clip}`", advice: "take the ids from the findings that `status` prints"),
            "nearest clip": .init("no clip `{clip}`", advice: "the nearest one is `{nearest}`"),
            "take": .init("no take {take} of `{clip}`", advice: "there is {takes}"),
            "takes from": .init(
                "no takes from `{pack}`: {reason}", advice: "name another pack in the same folder of recordings"),
            "inherits": .init("inherits {parent}, which is not there", advice: "name a folder beside {tag}"),
            "date numbers": .init("a date needs `numbers`, which is not there", advice: "add it"),
            "time numbers": .init("a time needs `numbers`, which is not there", advice: "add it"),
            "unsaid parts": .init(
                "`parts` is there, and `say` has no `{part}`", advice: "add `{part}`, or remove `parts`"),
            "duration numbers": .init("a duration needs `numbers`, which is not there", advice: "add it"),
            "groups of a pause": .init(
                "`pause` is there, and no `groups`", advice: "add them, such as `groups: [3, 4, 4]`, or remove it"),
            "path": .init(
                "`{text}` is no file in the pack's folder",
                advice: "write `iterated`, or the name of a file beside pack.yml"),
            "needed": .init("`{text}` needs `{needed}`, which is not there", advice: "add it"),
            "rule set": .init(
                "`{text}` names a rule set, and there are no number rules",
                advice: "remove the rule set, or give `numbers` a file"),
            "question": .init(
                "no clip says `{words}` or `{other}`, which a question is about",
                advice: "write the words as `clips` has them, or remove them", severity: .warning),
            "number numbers": .init("a number needs `numbers`, which is not there", advice: "add it"),
            "symbol": .init("`spell` has no symbol `{key}`", advice: "remove it, or add it to `spell`"),
            "template slot": .init(
                "no slot `{text}` here",
                advice:
                    "write {integer}, {fraction}, {digits}, {digits:all}, {major}, {minor}, {major:few}, {point}, {integer %set}, or {id} for a clip of `clips`"
            ),
            "date slot": .init("no slot `{text}` here", advice: "the slots here are {day}, {month} and {year}"),
            "no months": .init(
                "`{month}` needs `months`, which is not there", advice: "add it: a list of the twelve months' clips"),
            "unsaid months": .init(
                "`months` is there, and `say` has no `{month}`", advice: "add `{month}`, or remove `months`"),
            "clip": .init("no clip `{id}`", advice: "add it to `clips`"),
            "clip, one is near": .init("no clip `{id}`", advice: "write `{nearest}`"),
            "part of the day": .init("no slot `{text}` here", advice: "add `parts`"),
            "time slot": .init("no slot `{text}` here", advice: "the slots here are {hour}, {minute} and {part}"),
            "no words of a unit": .init("`{key}` has no words", advice: "add them, such as `other: minutes`"),
            "unsaid words of a unit": .init(
                "`{key}` has words, and `say` has no `{word}`", advice: "add `{word}`, or remove the words"),
            "file": .init("no file `{text}` in the pack's folder", advice: "add the file, or write `iterated`"),
            "file, one is near": .init("no file `{text}` in the pack's folder", advice: "write `{nearest}`"),
            "no number rules": .init(
                "`{key}` is about number rules, and there are none", advice: "remove it, or give `numbers` a file"),
            "iterated numbers": .init(
                "`{key}` is about number rules, and there are none: `numbers` is `iterated`",
                advice: "remove it, or give `numbers` a file"),
            "check": .init("no rule `{key}`", advice: "`voice-assets help rules` lists them"),
            "check, one is near": .init("no rule `{key}`", advice: "write `{nearest}`"),
            "no value": .init(
                "no slot `{text}` here: `{id}` says no value", advice: "add it to `say`, or write {*} in its place"),
            "slot": .init("no slot `{text}` here", advice: "the slots here are {known}"),
            "slot, one is near": .init("no slot `{text}` here", advice: "write \"{nearest}\""),
            "no words": .init("`{word}` needs `words`, which is not there", advice: "add it"),
            "unsaid words": .init(
                "`words` is there, and `say` has no `{word}`", advice: "add `{word}`, or remove `words`"),
            "clip of a sign": .init("the symbol `{symbol}` has no clip", advice: "name its clip in `as`"),
            "clip of a symbol": .init(
                "the symbol `{symbol}` has no clip", advice: "add a clip `{id}`, or name another one in `as`"),
            "unsaid slot": .init(
                "no announcement says the slot `{name}`",
                advice: "write \"{part}\" into an announcement, or remove the slot"),
            "template clip": .init("`clips` has no `{id}`", advice: "add it with its text"),
        ])
}
