extension Check {
    /// A new pack compiles, and says every compared amount as ICU spells it.
    ///
    /// **On a phone:** One of the two is wrong.
    ///
    /// **To mend it:** Choose another rule set or gender; let a native speaker decide.
    package static let languageDiffers = Check(
        "language-differs", .error,
        [
            "stated": .init(
                "the new pack would have this error: {message}", advice: "try a narrower --range, or another --rule-set"
            ),
            "unsaid": .init(
                "no clips say the amount {amount}", advice: "try a narrower --range, or another --rule-set"),
            "": .init(
                "the clips say `{said}` for {amount}, but ICU says `{spelled}`",
                advice: "try a narrower --range, or another --rule-set"),
            "unspelled": .init(
                "the clips say `{said}` for {amount}, but ICU can't spell this amount",
                advice: "try a narrower --range, or another --rule-set"),
            "no table": .init(
                "the number rules for this range are too large for a phone",
                advice: "try a narrower --range, or another --rule-set"),
            "parts of words": .init(
                "the number rules of `{tag}` cut words into pieces ({parts})",
                advice:
                    "correct voice-assets' files for this language and contribute them, or add --unreviewed to use the language as it is"
            ),
            "wrong": .init(
                "voice-assets' number rules for `{tag}` are known to be wrong: {faults}",
                advice:
                    "correct voice-assets' files for this language and contribute them, or add --unreviewed to use the language as it is"
            ),
            "range": .init(
                "the rules of this language can't be used for the range {range}",
                advice: "try a narrower --range, or another --rule-set"),
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
            "several": .init("{tag} may mean several languages", advice: "name one of them: {languages}"),
            "": .init(
                "there are no number rules for `{tag}`: {faults}",
                advice:
                    "add what is missing to voice-assets' files for this language and contribute it, or write pack.yml and numbers.rbnf by hand"
            ),
            "no rules": .init(
                "there are no number rules for `{tag}`, and ICU would use the rules of `{actual}` instead",
                advice: "write pack.yml and numbers.rbnf by hand, beginning with the files of a similar language"),
            "language by name": .init(
                "there are no number rules for `{tag}`, and ICU would use the rules of `{actual}` instead",
                advice: "write the tag `{named}`"),
        ])

    /// A key or clip id stands once in pack.yml; no two ids differ only in case.
    ///
    /// **On a phone:** Of two clips with one id, one is silent.
    ///
    /// **To mend it:** Rename or remove one of the two.
    package static let packDuplicate = Check(
        "pack-duplicate", .error,
        [
            "": .init("the key `{key}` is already in line {line}", advice: "keep one of the two"),
            "question": .init("the question `{text}` is asked twice", advice: "remove one"),
            "question choice": .init(
                "two questions ask about `{twice}`", advice: "keep this word in only one"),
            "clip": .init("the clips `{key}` and `{other}` have the same words", advice: "remove one of them"),
            "value": .init("`{value}` is in this list twice", advice: "remove one of the two"),
            "template": .init(
                "every text that fits `{text}` also fits `{other}` in line {line}, but the two templates announce different things",
                advice: "remove one of them, or add words that tell them apart"),
            "template value": .init(
                "`{name}` stands twice in the template `{text}`", advice: "keep it only once"),
            "number": .init("{value} is in this list twice", advice: "remove one of the two"),
            "case": .init(
                "`{key}` differs only in case from `{other}` in line {line}", advice: "rename one of them"
            ),
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
            "": .init(
                "this pack already exists",
                advice: "use --update to add the clips that it lacks, or move its folder away to start again"),
            "recordings": .init(
                "this pack already exists",
                advice:
                    "use --update to copy the missing takes from {folder}, or move the pack's folder away to start again"
            ),
            "options": .init(
                "this pack already exists, and --update can't apply {options}",
                advice:
                    "move the pack's folder away to make a new pack, or edit pack.yml and {rules} by hand, then use --update to add the missing clips"
            ),
        ])

    /// pack.yml stays within bounds on size, depth and count.
    ///
    /// **On a phone:** A malicious file could fill the memory.
    ///
    /// **To mend it:** Split the pack, or shorten what the message names.
    package static let packLimit = Check(
        "pack-limit", .error,
        [
            "pauses": .init(
                "the pack has more than {most} different pauses", limit: "{most}", advice: "give some the same length"),
            "patterns": .init("`say` has {count} patterns", limit: "{most}", advice: "write fewer"),
            "years": .init(
                "the range of `date`, `{text}`, is too long", limit: "{most} years", advice: "shorten it"),
            "clips": .init(
                "the pack has {count} clips and end forms together", limit: "{most}",
                advice: "divide the pack"),
            "patterns of parts": .init(
                "`say` and `parts` together make {count} patterns", limit: "{most}",
                advice: "write fewer patterns or parts"),
            "durations": .init(
                "the range of `duration`, `{text}`, is too long", limit: "{most} durations",
                advice: "shorten it, or leave out `seconds`"),
            "text": .init("the text of `{key}` has {count} characters", limit: "{most}", advice: "shorten it"),
            "items": .init("`{key}` has {count} items", limit: "{most}", advice: "write fewer"),
            "keys": .init("`{key}` has {count} entries", limit: "{most}", advice: "write fewer"),
            "symbols": .init(
                "`spell` has too many symbols", limit: "{most}", advice: "write fewer"),
            "slots": .init("the announcement `{id}` has {count} slots", limit: "{most}", advice: "use fewer"),
            "templates": .init("all `texts` together have {count} templates", limit: "{most}", advice: "write fewer"),
            "template": .init(
                "the template `{text}` has too many values or too many `{*}`", limit: "{most} of each",
                advice: "replace several of them, with the words between, by one `{*}`"),
            "depth": .init(
                "lists and mappings are nested in more than {most} levels", limit: "{most}", advice: "use fewer levels"),
            "bytes": .init(
                "the file has {count} bytes", limit: "{most} bytes", advice: "check that it is the right file"),
        ])

    /// pack.yml holds the keys locale, currency, range, clips and announcements.
    ///
    /// **On a phone:** Without a range nothing can be proven, without announcements nothing is said.
    ///
    /// **To mend it:** Add the key. [pack.yml](PackFile.md) shows all of them.
    package static let packMissingKey = Check(
        "pack-missing-key", .error,
        [
            "no word": .init(
                "`{key}` has no word",
                advice: "add a line `other: <word>`, and lines `one`, `few` or `many` if their words differ"),
            "language sources": .init(
                "a language with this `status` needs the key `sources`",
                advice: "list the references under this key, or write `status: cldr`"),
            "language faults": .init(
                "`status` is `wrong`, but the key `faults` is missing",
                advice: "write under `faults` what is wrong with the language"),
            "slot sources": .init(
                "slots with this `status` need the key `sources`",
                advice: "list the references under this key, or write `status: cldr`"),
            "no unit": .init(
                "the slot `{key}` has none of `hours`, `minutes` and `seconds`",
                advice: "add each unit that is said, with its words, such as `minutes: { one: minute, other: minutes }`"
            ),
            "": .init("`{key}` has no key `{missing}`", advice: "add it"),
            "no say": .init(
                "the slot `{key}` has digits after the point, but no `say`",
                advice: "add one, such as `say: [\"{integer}\", point, \"{digits:all}\"]`"),
            "no kind": .init(
                "the slot `{key}` has no kind",
                advice: "add one of the keys `number`, `percent`, `choice`, `spell`, `time`, `date` and `duration`"),
            "kinds": .init(
                "the slot `{key}` has {count} kinds",
                advice: "keep only one of `number`, `percent`, `choice`, `spell`, `time`, `date` and `duration`"),
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
            "": .init(
                "`{name}` is not a valid pack name",
                advice: "use A-Z, a-z, 0-9, full stop, _ and -, at most 64 characters, beginning with a letter or digit"
            ),
            "not UTF-8": .init(
                "the folder was not read, because its name is not UTF-8", advice: "rename it in UTF-8",
                severity: .warning),
            "case": .init(
                "`{name}` differs only in case from `{other}`",
                advice: "rename one of them: on many disks they are the same folder"),
        ])

    /// What pack.yml refers to exists: a clip, a slot, a file inside the pack's folder.
    ///
    /// **On a phone:** An announcement that names a missing clip isn't said.
    ///
    /// **To mend it:** Write the name that the message proposes, or add what is missing.
    package static let packReference = Check(
        "pack-reference", .error,
        [
            "several packs": .init(
                "--confirm needs one pack, but this run has {count} packs",
                advice: "name one of them with --pack: {packs}"),
            "confirmed clip": .init(
                "unknown clip `{clip}`", advice: "use a clip id from the findings that `status` prints"),
            "nearest clip": .init("unknown clip `{clip}`", advice: "use `{nearest}` if you mean that clip"),
            "take": .init("`{clip}` has no take {take}", advice: "choose another: {takes}"),
            "takes from": .init(
                "the takes of `{pack}` can't be used: {reason}",
                advice: "name another pack in the same folder of recordings"),
            "inherits": .init(
                "`inherits` names `{parent}`, which has no folder",
                advice: "write the name of a folder beside {tag}"),
            "date numbers": .init("a date can't be said without the key `numbers`", advice: "add it to pack.yml"),
            "time numbers": .init("a time can't be said without the key `numbers`", advice: "add it to pack.yml"),
            "unsaid parts": .init(
                "`parts` has no effect without `{part}` in `say`", advice: "add `{part}`, or remove `parts`"),
            "duration numbers": .init(
                "a duration can't be said without the key `numbers`", advice: "add it to pack.yml"),
            "groups of a pause": .init(
                "`pause` has no effect without `groups`",
                advice: "add groups, such as `groups: [3, 4, 4]`, or remove `pause`"),
            "path": .init(
                "`{text}` is not a file in the pack's folder",
                advice: "write the name of a file beside pack.yml, or `numbers: iterated`"),
            "needed": .init("`{text}` needs `{needed}`, which is missing", advice: "add it to pack.yml"),
            "rule set": .init(
                "`{text}` names a rule set, but the pack has no number rules",
                advice: "remove the rule set, or name a rules file in `numbers`"),
            "question": .init(
                "a question asks about `{words}` and `{other}`, but no clip has either of them",
                advice: "write the words as in `clips`, or remove them from the question", severity: .warning),
            "number numbers": .init("a number can't be said without the key `numbers`", advice: "add it to pack.yml"),
            "symbol": .init(
                "`spell` has no symbol `{key}`", advice: "remove this symbol from the key `as`, or add it to `spell`"),
            "template slot": .init(
                "`{text}` is no slot here",
                advice:
                    "write {integer}, {fraction}, {digits}, {digits:all}, {major}, {minor}, {major:few}, {point}, {integer %set}, or {id} for a clip of `clips`"
            ),
            "date slot": .init("`{text}` is no slot of a date", advice: "write {day}, {month} or {year}"),
            "no months": .init(
                "`{month}` needs `months`, which is missing", advice: "add `months`, a list of the twelve months' clips"
            ),
            "unsaid months": .init(
                "`months` has no effect without `{month}` in `say`", advice: "add `{month}`, or remove `months`"),
            "clip": .init("unknown clip `{id}`", advice: "add it to `clips`"),
            "clip, one is near": .init("unknown clip `{id}`", advice: "write `{nearest}`"),
            "part of the day": .init("`{text}` needs the key `parts`", advice: "add it"),
            "time slot": .init("`{text}` is no slot of a time", advice: "write {hour}, {minute} or {part}"),
            "no words of a unit": .init("`{key}` has no words", advice: "add them, such as `other: minutes`"),
            "unsaid words of a unit": .init(
                "the words of `{key}` have no effect without `{word}` in `say`",
                advice: "add `{word}`, or remove the words"),
            "file": .init(
                "the pack's folder has no file `{text}`", advice: "add the file, or write `numbers: iterated`"),
            "file, one is near": .init("the pack's folder has no file `{text}`", advice: "write `{nearest}`"),
            "no number rules": .init(
                "`{key}` needs number rules, but the pack has none",
                advice: "remove the key, or name a rules file in `numbers`"),
            "iterated numbers": .init(
                "`{key}` needs number rules, but `numbers` is `iterated`",
                advice: "remove the key, or name a rules file in `numbers`"),
            "check": .init("unknown rule `{key}`", advice: "choose one from `voice-assets help rules`"),
            "check, one is near": .init("unknown rule `{key}`", advice: "write `{nearest}`"),
            "no value": .init(
                "`{text}` can't be used here: the announcement `{id}` has no slots",
                advice: "add the slot to its `say`, or write {*} instead"),
            "slot": .init("`{text}` is no slot here", advice: "write one of these: {known}"),
            "slot, one is near": .init("`{text}` is no slot here", advice: "write \"{nearest}\""),
            "no words": .init("`{word}` needs `words`, which is missing", advice: "add `words`"),
            "unsaid words": .init(
                "`words` has no effect without `{word}` in `say`", advice: "add `{word}`, or remove `words`"),
            "clip of a sign": .init(
                "the symbol `{symbol}` has no clip", advice: "name a clip under the key `as`"),
            "clip of a symbol": .init(
                "the symbol `{symbol}` has no clip",
                advice: "add a clip `{id}`, or name another clip under the key `as`"),
            "unsaid slot": .init(
                "no announcement says the slot `{name}`",
                advice: "write \"{part}\" into an announcement, or remove the slot"),
            "template clip": .init("`clips` has no clip `{id}`", advice: "add it with its text"),
        ])

    /// pack.yml is one YAML document without anchors and aliases.
    ///
    /// **On a phone:** Nothing is generated.
    ///
    /// **To mend it:** Quote texts that hold `: ` or begin with `*`, `&`, `!`, `%` or `@`; indent by spaces.
    package static let packSyntax = Check(
        "pack-syntax", .error,
        [
            "sheet": .init(
                "the texts of the sheet can't be written into the present layout of `clips`",
                advice: "write each clip on its own line, or change these texts by hand: {changes}"),
            "no place": .init(
                "{lines} can't be added to the present layout of `clips`",
                advice: "write each clip on its own line, or add these lines by hand: {texts}"),
            "anchor": .init("an anchor (&) is not allowed", advice: "remove the &, or quote the text"),
            "second document": .init("a second document begins here", advice: "remove the line --- before it"),
            "alias": .init("an alias (*) is not allowed", advice: "put the text in quotes, or write the value itself"),
            "unclosed": .init(
                "this quotation mark is never closed", advice: "close it at the end of the text, or remove it"),
            "closed late": .init(
                "this quotation mark is not closed before line {line}",
                advice: "close it at the end of the text, or remove it"),
            "bracket": .init(
                "`{open}` is not closed, or a comma is missing after it",
                advice: "write a comma between any two parts, and `{close}` at the end"),
            "indentation": .init(
                "this line is indented by {spaces}, which fits no list or mapping above it",
                advice: "give lines that belong together the same indentation"
            ),
            "dash": .init(
                "this line has no `-`, but belongs to the list that begins in line {line}",
                advice: "begin this line with `-` like the others, or write all lines of the list as `name: value`"),
            "colon": .init(
                "a key is not allowed here",
                advice: "indent it like the keys around it, or put the text that contains the colon in quotation marks"),
            "unreadable": .init("the YAML can't be read", advice: "check the file with a YAML editor"),
            "character": .init("the character U+{code} is not allowed", advice: "remove it"),
            "directive": .init("a directive (%) is not allowed", advice: "remove the line"),
            "tab": .init("a tab is not allowed", advice: "indent with spaces"),
            "": .init(
                "invalid YAML: {reason}",
                advice: "check the indentation, and put text with any of : # { } [ ] & * ! | > % @ in quotes"),
            "UTF-16": .init("the file is UTF-16 text", advice: "save it as UTF-8"),
            "no UTF-8": .init("the file has bytes that are not UTF-8 text", advice: "save it as UTF-8"),
            "named alias": .init("the alias `{name}` is not allowed", advice: "write the value itself"),
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
            "": .init("the text of `{id}` still contains TODO", advice: "write what the clip says", severity: .warning),
            "speaker": .init(
                "the speaker is `{value}`",
                advice: "write into `speaker` of pack.yml who speaks, and run generate again", severity: .warning),
            "license": .init(
                "the licence of the recordings is `{value}`",
                advice:
                    "ask the speaker, write into `license` of pack.yml what was agreed on, and run generate again",
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
            "": .init("`{key}` can't be {found}", advice: "write {form}"),
            "key": .init("a key of `{key}` can't be {kind}", advice: "write text before the colon, such as `two`"),
            "item": .init(
                "an item of `{key}` can't be {kind}",
                advice: "write a clip id, or a slot in quotes, such as \"{{example}}\""),
            "tag": .init("the tag `{tag}` is not allowed", advice: "remove it"),
            "template": .init(
                "`{id}` is not a list", advice: "write its clips and slots in square brackets"),
        ])

    /// pack.yml holds only keys that have a meaning.
    ///
    /// **On a phone:** A misspelt key leaves the default in force.
    ///
    /// **To mend it:** Write the proposed key, or remove the line.
    package static let packUnknownKey = Check(
        "pack-unknown-key", .error,
        [
            "currency and unit": .init(
                "`currency` and `unit` can't be used together",
                advice: "write `currency` for money, or `unit` for anything else that is counted"),
            "text and body": .init("`body` and `text` mean the same", advice: "write only one of them"),
            "": .init("unknown key `{key}`", advice: "write one of these: {keys}"),
            "elsewhere": .init("`{key}` is no key here", advice: "write it {place}"),
            "one is near": .init("unknown key `{key}`", advice: "write `{nearest}`"),
        ])
}
