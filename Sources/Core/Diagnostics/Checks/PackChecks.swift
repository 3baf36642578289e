extension Check {
    /// A new pack compiles, and says every compared amount as ICU spells it.
    ///
    /// **On a phone:** One of the two is wrong.
    ///
    /// **To mend it:** Choose another rule set or gender; let a native speaker decide.
    package static let languageDiffers = Check(
        "language-differs", .error,
        [
            "stated": "the new pack would have this error: {message}; try a narrower --range, or another --rule-set",
            "unsaid": "no clips say the amount {amount}; try a narrower --range, or another --rule-set",
            "":
                "the clips say `{said}` for {amount}, but ICU says `{spelled}`; try a narrower --range, or another --rule-set",
            "unspelled":
                "the clips say `{said}` for {amount}, but ICU can't spell this amount; try a narrower --range, or another --rule-set",
            "no table":
                "the number rules for this range are too large for a phone; try a narrower --range, or another --rule-set",
            "parts of words":
                "the number rules of `{tag}` cut words into pieces ({parts}); correct voice-assets' files for this language and contribute them, or add --unreviewed to use the language as it is",
            "wrong":
                "voice-assets' number rules for `{tag}` are known to be wrong: {faults}; correct voice-assets' files for this language and contribute them, or add --unreviewed to use the language as it is",
            "range":
                "the rules of this language can't be used for the range {range}; try a narrower --range, or another --rule-set",
        ])

    /// `new` needs ICU's spell-out rules of the language itself.
    ///
    /// **On a phone:** Rules of another language say wrong numbers.
    ///
    /// **To mend it:** Write `numbers.rbnf` by hand, as the [tutorial](NewLanguage.md) shows, or take `numbers:
    /// iterated`.
    package static let languageMissing = Check(
        "language-missing", .error, failure: .missingInput,
        [
            "several": "{tag} may mean several languages; name one of them: {languages}",
            "":
                "there are no number rules for `{tag}`: {faults}; add what is missing to voice-assets' files for this language and contribute it, or write pack.yml and numbers.rbnf by hand",
            "no rules":
                "there are no number rules for `{tag}`, and ICU would use the rules of `{actual}` instead; write pack.yml and numbers.rbnf by hand, beginning with the files of a similar language",
            "language by name":
                "there are no number rules for `{tag}`, and ICU would use the rules of `{actual}` instead; write the tag `{named}`",
        ])

    /// A key or clip id stands once in pack.yml; no two ids differ only in case.
    ///
    /// **On a phone:** Of two clips with one id, one is silent.
    ///
    /// **To mend it:** Rename or remove one of the two.
    package static let packDuplicate = Check(
        "pack-duplicate", .error,
        [
            "": "the key `{key}` is already in line {line}; keep one of the two",
            "question": "the question `{text}` is asked twice; remove one",
            "question choice": "two questions ask about `{twice}`; keep this word in only one",
            "clip": "the clips `{key}` and `{other}` have the same words; remove one of them",
            "value": "`{value}` is in this list twice; remove one of the two",
            "template":
                "every text that fits `{text}` also fits `{other}` in line {line}, but the two templates announce different things; remove one of them, or add words that tell them apart",
            "template value":
                "the template `{text}` has `{name}` twice, perhaps once in its title or as a key; keep only one",
            "number": "{value} is in this list twice; remove one of the two",
            "case": "`{key}` differs only in case from `{other}` in line {line}; rename one of them",
        ])

    /// add-language-pack never replaces a pack.
    ///
    /// **On a phone:** A fresh pack would replace one that a native speaker edited.
    ///
    /// **To mend it:** Use `--update` for clips that the rules and the range need by now. For other options move the
    /// folder away first.
    package static let packExists = Check(
        "pack-exists", .error,
        [
            "":
                "this pack already exists; use --update to add the clips that it lacks, or move its folder away to start again",
            "recordings":
                "this pack already exists; use --update to copy the missing takes from {folder}, or move the pack's folder away to start again",
            "options":
                "this pack already exists, and --update can't apply {options}; move the pack's folder away to make a new pack, or edit pack.yml and {rules} by hand, then use --update to add the missing clips",
        ])

    /// pack.yml stays within bounds on size, depth and count.
    ///
    /// **On a phone:** A malicious file could fill the memory.
    ///
    /// **To mend it:** Split the pack, or shorten what the message names.
    package static let packLimit = Check(
        "pack-limit", .error,
        [
            "pauses": "the pack has more than {most} different pauses (limit {most}); give some the same length",
            "patterns": "`say` has {count} patterns (limit {most}); write fewer",
            "years": "the range of `date`, `{text}`, is too long (limit {most} years); shorten it",
            "clips": "the pack has {count} clips and end forms together (limit {most}); divide the pack",
            "patterns of parts":
                "`say` and `parts` together make {count} patterns (limit {most}); write fewer patterns or parts",
            "durations":
                "the range of `duration`, `{text}`, is too long (limit {most} durations); shorten it, or leave out `seconds`",
            "text": "the text of `{key}` has {count} characters (limit {most}); shorten it",
            "items": "`{key}` has {count} items (limit {most}); write fewer",
            "keys": "`{key}` has {count} entries (limit {most}); write fewer",
            "symbols": "`spell` has too many symbols (limit {most}); write fewer",
            "slots": "the announcement `{id}` has {count} slots (limit {most}); use fewer",
            "templates": "all `texts` together have {count} templates (limit {most}); write fewer",
            "template":
                "the template `{text}` has too many values or too many `{*}` (limit {most} of each); replace several of them, with the words between, by one `{*}`",
            "depth": "lists and mappings are nested in more than {most} levels (limit {most}); use fewer levels",
            "bytes": "the file has {count} bytes (limit {most} bytes); check that it is the right file",
        ])

    /// pack.yml holds the keys locale, currency, range, clips and announcements.
    ///
    /// **On a phone:** Without a range nothing can be proven, without announcements nothing is said.
    ///
    /// **To mend it:** Add the key. [pack.yml](PackFile.md) shows all of them.
    package static let packMissingKey = Check(
        "pack-missing-key", .error,
        [
            "no word":
                "`{key}` has no word; add a line `other: <word>`, and lines `one`, `few` or `many` if their words differ",
            "language sources":
                "a language with this `status` needs the key `sources`; list the references under this key, or write `status: cldr`",
            "language faults":
                "`status` is `wrong`, but the key `faults` is missing; write under `faults` what is wrong with the language",
            "slot sources":
                "slots with this `status` need the key `sources`; list the references under this key, or write `status: cldr`",
            "no unit":
                "the slot `{key}` has none of `hours`, `minutes` and `seconds`; add each unit that is said, with its words, such as `minutes: { one: minute, other: minutes }`",
            "": "`{key}` has no key `{missing}`; add it",
            "no say":
                "the slot `{key}` has digits after the point, but no `say`; add one, such as `say: [\"{integer}\", point, \"{digits:all}\"]`",
            "no kind":
                "the slot `{key}` has no kind; add one of the keys `number`, `percent`, `choice`, `spell`, `time`, `date` and `duration`",
            "kinds":
                "the slot `{key}` has {count} kinds; keep only one of `number`, `percent`, `choice`, `spell`, `time`, `date` and `duration`",
        ])

    /// A pack's folder name is 1 to 64 of the characters A-Z a-z 0-9 . _ - and starts with a letter or digit; no two
    /// differ only in case.
    ///
    /// **On a phone:** The folder's name is the pack's name in the app.
    ///
    /// **To mend it:** Rename the folder, for example to `en-USD`.
    package static let packName = Check(
        "pack-name", .error,
        [
            "":
                "`{name}` is not a valid pack name; use A-Z, a-z, 0-9, full stop, _ and -, at most 64 characters, beginning with a letter or digit",
            "not UTF-8": .init(
                "the folder was not read, because its name is not UTF-8; rename it in UTF-8", severity: .warning),
            "case":
                "`{name}` differs only in case from `{other}`; rename one of them: on many disks they are the same folder",
        ])

    /// What pack.yml refers to exists: a clip, a slot, a file inside the pack's folder.
    ///
    /// **On a phone:** An announcement that names a missing clip isn't said.
    ///
    /// **To mend it:** Write the name that the message proposes, or add what is missing.
    package static let packReference = Check(
        "pack-reference", .error,
        [
            "several packs":
                "--confirm needs one pack, but this run has {count} packs; name one of them with --pack: {packs}",
            "confirmed clip": "unknown clip `{clip}`; use a clip id from the findings that `status` prints",
            "nearest clip": "unknown clip `{clip}`; use `{nearest}` if you mean that clip",
            "take": "`{clip}` has no take {take}; choose another: {takes}",
            "takes from":
                "the takes of `{pack}` can't be used: {reason}; name another pack in the same folder of recordings",
            "inherits": "`inherits` names `{parent}`, which has no folder; write the name of a folder beside {tag}",
            "date numbers": "a date can't be said without the key `numbers`; add it to pack.yml",
            "time numbers": "a time can't be said without the key `numbers`; add it to pack.yml",
            "unsaid parts": "`parts` has no effect without `{part}` in `say`; add `{part}`, or remove `parts`",
            "duration numbers": "a duration can't be said without the key `numbers`; add it to pack.yml",
            "groups of a pause":
                "`pause` has no effect without `groups`; add groups, such as `groups: [3, 4, 4]`, or remove `pause`",
            "path":
                "`{text}` is not a file in the pack's folder; write the name of a file beside pack.yml, or `numbers: iterated`",
            "needed": "`{text}` needs `{needed}`, which is missing; add it to pack.yml",
            "rule set":
                "`{text}` names a rule set, but the pack has no number rules; remove the rule set, or name a rules file in `numbers`",
            "question": .init(
                "a question asks about `{words}` and `{other}`, but no clip has either of them; write the words as in `clips`, or remove them from the question",
                severity: .warning),
            "number numbers": "a number can't be said without the key `numbers`; add it to pack.yml",
            "symbol": "`spell` has no symbol `{key}`; remove this symbol from the key `as`, or add it to `spell`",
            "template slot":
                "`{text}` is no slot here; write {integer}, {fraction}, {digits}, {digits:all}, {major}, {minor}, {major:few}, {point}, {integer %set}, or {id} for a clip of `clips`",
            "date slot": "`{text}` is no slot of a date; write {day}, {month} or {year}",
            "no months": "`{month}` needs `months`, which is missing; add `months`, a list of the twelve months' clips",
            "unsaid months": "`months` has no effect without `{month}` in `say`; add `{month}`, or remove `months`",
            "clip": "unknown clip `{id}`; add it to `clips`",
            "clip, one is near": "unknown clip `{id}`; write `{nearest}`",
            "part of the day": "`{text}` is only for a time with the key `parts`; add `parts`, or remove `{text}`",
            "time slot": "`{text}` is no slot of a time; write {hour}, {minute} or {part}",
            "no words of a unit": "`{key}` has no words; add them, such as `other: minutes`",
            "unsaid words of a unit":
                "the words of `{key}` have no effect without `{word}` in `say`; add `{word}`, or remove the words",
            "file": "the pack's folder has no file `{text}`; add the file, or write `numbers: iterated`",
            "file, one is near": "the pack's folder has no file `{text}`; write `{nearest}`",
            "no number rules":
                "`{key}` needs number rules, but the pack has none; remove the key, or name a rules file in `numbers`",
            "iterated numbers":
                "`{key}` needs number rules, but `numbers` is `iterated`; remove the key, or name a rules file in `numbers`",
            "check": "unknown rule `{key}`; choose one from `voice-assets help rules`",
            "check, one is near": "unknown rule `{key}`; write `{nearest}`",
            "no value":
                "`{text}` can't be used here: the announcement `{id}` has no slots; add the slot to its `say`, or write {*} instead",
            "slot": "`{text}` is no slot here; write one of these: {known}",
            "slot, one is near": "`{text}` is no slot here; write \"{nearest}\"",
            "no words": "`{word}` needs `words`, which is missing; add `words`",
            "unsaid words": "`words` has no effect without `{word}` in `say`; add `{word}`, or remove `words`",
            "clip of a sign": "the symbol `{symbol}` has no clip; name a clip under the key `as`",
            "clip of a symbol":
                "the symbol `{symbol}` has no clip; add a clip `{id}`, or name another clip under the key `as`",
            "unsaid slot":
                "no announcement says the slot `{name}`; write \"{part}\" into an announcement, or remove the slot",
            "template clip": "`clips` has no clip `{id}`; add it with its text",
        ])

    /// pack.yml is one YAML document without anchors and aliases.
    ///
    /// **On a phone:** Nothing is generated.
    ///
    /// **To mend it:** Quote texts that hold `: ` or begin with `*`, `&`, `!`, `%` or `@`; indent by spaces.
    package static let packSyntax = Check(
        "pack-syntax", .error,
        [
            "sheet":
                "the texts of the sheet can't be written into the present layout of `clips`; write each clip on its own line, or change these texts by hand: {changes}",
            "no place":
                "{lines} can't be added to the present layout of `clips`; write each clip on its own line, or add these by hand: {texts}",
            "anchor": "an anchor (&) is not allowed; remove the &, or quote the text",
            "second document": "a second document begins here; remove the line --- before it",
            "alias": "an alias (*) is not allowed; put the text in quotes, or write the value itself",
            "unclosed": "this quotation mark is never closed; close it at the end of the text, or remove it",
            "closed late":
                "this quotation mark is not closed before line {line}; close it at the end of the text, or remove it",
            "bracket":
                "`{open}` is not closed, or a comma is missing after it; write a comma between any two parts, and `{close}` at the end",
            "indentation":
                "this line is indented by {spaces}, which fits no list or mapping above it; give lines that belong together the same indentation",
            "dash":
                "this line has no `-`, but belongs to the list that begins in line {line}; begin this line with `-` like the others, or write all lines of the list as `name: value`",
            "colon":
                "a key is not allowed here; indent it like the keys around it, or put the text that contains the colon in quotation marks",
            "unreadable": "the YAML can't be read; check the file with a YAML editor",
            "character": "the character U+{code} is not allowed; remove it",
            "directive": "a directive (%) is not allowed; remove the line",
            "tab": "a tab is not allowed; indent with spaces",
            "":
                "invalid YAML: {reason}; check the indentation, and put text with any of : # { } [ ] & * ! | > % @ in quotes",
            "UTF-16": "the file is UTF-16 text; save it as UTF-8",
            "no UTF-8": "the file has bytes that are not UTF-8 text; save it as UTF-8",
            "named alias": "the alias `{name}` is not allowed; write the value itself",
        ])

    /// No clip's text is still to be written (TODO), and the speaker and the licence are known.
    ///
    /// **On a phone:** Amounts with the clip stay silent. Without a licence no app may use the voice.
    ///
    /// **To mend it:** Write the word, with a native speaker; until clips are generated this is a warning. The
    /// [booth](TheBooth.md) asks for speaker and licence.
    package static let packTodo = Check(
        "pack-todo", .error,
        [
            "": .init("the text of `{id}` still contains TODO; write what the clip says", severity: .warning),
            "speaker": .init(
                "the speaker is `{value}`; write into `speaker` of pack.yml who speaks, and run generate again",
                severity: .warning),
            "license": .init(
                "the licence of the recordings is `{value}`; ask the speaker, write into `license` of pack.yml what was agreed on, and run generate again",
                severity: .warning),
        ])

    /// A value in pack.yml has the type that its key asks for.
    ///
    /// **On a phone:** A wrong guess is heard as a wrong word.
    ///
    /// **To mend it:** Write what the message asks for: a text, a list `[a, b]` or a mapping `{a: b}`.
    package static let packType = Check(
        "pack-type", .error,
        [
            "": "`{key}` can't be {found}; write {form}",
            "key": "a key of `{key}` can't be {kind}; write text before the colon, such as `two`",
            "item": "an item of `{key}` can't be {kind}; write a clip id, or a slot in quotes, such as \"{{example}}\"",
            "tag": "the tag `{tag}` is not allowed; remove it",
            "template": "`{id}` is not a list; write its clips and slots in square brackets",
        ])

    /// pack.yml holds only keys that have a meaning.
    ///
    /// **On a phone:** A misspelt key leaves the default in force.
    ///
    /// **To mend it:** Write the proposed key, or remove the line.
    package static let packUnknownKey = Check(
        "pack-unknown-key", .error,
        [
            "currency and unit":
                "`currency` and `unit` can't be used together; write `currency` for money, or `unit` for anything else that is counted",
            "text and body": "`body` and `text` mean the same; write only one of them",
            "": "unknown key `{key}`; write one of these: {keys}",
            "elsewhere": "`{key}` is no key here; write it {place}",
            "one is near": "unknown key `{key}`; write `{nearest}`",
        ])
}
