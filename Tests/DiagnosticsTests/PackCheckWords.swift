extension CheckWordsTests {
    /// Of each form of the checks of packs, of number rules and of languages: `check | form | values | what is said`.
    static let packExamples = #"""
        file-missing | no folder | nearest=did you mean en-USD? | there is no such folder; did you mean en-USD?
        language-differs |  | amount=1.50; said=saids; spelled=spelleds | 1.50: the clips say saids, ICU says spelleds; try a narrower --range, or another --rule-set
        language-differs | no table |  | the rules for these amounts are more than a phone can read; try a narrower --range, or another --rule-set
        language-differs | parts of words | tag=tags; parts=partss | The rules of tags cut words into pieces (partss); correct the language's files and contribute them, or use the language as it is with --unreviewed
        language-differs | range | range=ranges | the rules of this language can't be used for the range ranges; try a narrower --range, or another --rule-set
        language-differs | stated | message=messages | messages; try a narrower --range, or another --rule-set
        language-differs | unsaid | amount=1.50 | 1.50: no clips say it; try a narrower --range, or another --rule-set
        language-differs | unspelled | amount=1.50; said=saids | 1.50: the clips say saids, ICU says nothing; try a narrower --range, or another --rule-set
        language-differs | wrong | tag=tags; faults=faultss | The rules of tags are known to be wrong: faultss; correct the language's files and contribute them, or use the language as it is with --unreviewed
        language-missing |  | tag=tags; faults=faultss | There are no number rules for tags: faultss; write what is missing into the language's files and contribute them, or write pack.yml and numbers.rbnf by hand
        language-missing | language by name | tag=tags; actual=actuals; named=nameds | there are no number rules for tags; ICU would take those of actuals; write nameds
        language-missing | no rules | tag=tags; actual=actuals | there are no number rules for tags; ICU would take those of actuals; write pack.yml and numbers.rbnf by hand, beginning with those of a language that is alike
        language-missing | several | tag=tags; languages=languagess | tags may mean several languages; name one of them: languagess
        numbers-duplicate |  | name=paid; line=3 | a second rule set `paid`; rename it, or remove the one in line 3
        numbers-endless | way | base=20; name=paid; way=ways | the rule for 20 of `paid` calls itself with the same number: ways; let a rule on the way divide the number, or say a text
        numbers-intricate | review | | no list of amounts that use every rule was found; narrow the range
        numbers-intricate | review in | bound=1000000 steps | no list of amounts that use every rule was found in 1000000 steps; narrow the range
        numbers-intricate | alike | bound=50 MB of memory | 50 MB of memory were not enough to see whether two announcements are said alike; give clips texts of which none begins as another one does, or narrow the ranges
        numbers-intricate | divisor | set=%cardinal; bound=10000 numbers | a rule of `%cardinal` is for more than 10000 numbers and divides them by a number that is no power of ten; divide by 10, 100, 1000 and so on, or narrow the range
        numbers-intricate | ends | most=5 | 5 steps were not enough to see whether the rule sets end; let fewer rules pass the same number to another set (`=%set=`)
        numbers-intricate | joins | bound=50 MB of memory | 50 MB of memory were not enough to find the clips that the rules put side by side, and the separators between these clips; write fewer separators of different kinds, or narrow the range
        numbers-intricate | needs | set=%cardinal; bound=50 MB of memory | the rules for `%cardinal` can't be split into quotient and remainder: 50 MB of memory were not enough to find the clips that they need; divide a number by its unit (`<<`, `>>`) before you pass it to another set, or narrow the range
        numbers-intricate | proof | set=%cardinal; bound=50 MB of memory | the rules of the set '%cardinal' are too complicated for a proof: 50 MB of memory were not enough; divide a number by its unit before you pass it to another set, say large parts before small ones, or narrow the range
        numbers-limit | announcement | id=paid | announcement `paid` says nothing; give it clips or an amount
        numbers-limit | bytes | bytes=2000 bytes; most=5 | 2000 bytes (limit 5); remove what is not needed
        numbers-limit | clips | most=5 | the rules say more than 5 clips for some announcement; say less
        numbers-limit | depth | most=5 | rules that call each other more than 5 levels deep; call a set directly where a rule set in between does nothing else
        numbers-limit | name | count=7; most=5 | a name of 7 characters (limit 5); shorten it
        numbers-limit | needs | most=5; things=thingss | the amounts need more than 5 thingss; narrow the range, or simplify the rules
        numbers-limit | needs, atomic | most=5; things=thingss; atomic=12 | the amounts need more than 5 thingss; narrow the range, or simplify the rules, or lower `atomic`, which is 12
        numbers-limit | number | most=5 | a number above 5; remove the rule
        numbers-limit | plurals | most=5 | too many rules with `$(cardinal,…)$` (limit 5); write each such word once, in a rule set of its own, and call this set wherever the word is said
        numbers-limit | rule | count=7; most=5 | a rule of 7 characters (limit 5); split it into several rules
        numbers-limit | rules | most=5 | too many rules (limit 5); remove some
        numbers-limit | search | most=5 | the texts of the rules are too long to find their clips in 5 steps; simplify the rules and shorten their texts
        numbers-limit | search, atomic | most=5; atomic=12 | the texts of the rules are too long to find their clips in 5 steps; simplify the rules and shorten their texts, or lower `atomic`, which is 12
        numbers-limit | sets | most=5 | too many rule sets (limit 5); remove some
        numbers-limit | slots | reason=reasons | a phone could not read the slots: reasons; let the slots say fewer values, or simplify the rules
        numbers-limit | texts | most=5 | the texts of the rules, counted clip by clip, are more than 5; simplify the rules and shorten their texts
        numbers-limit | texts, atomic | most=5; atomic=12 | the texts of the rules, counted clip by clip, are more than 5; simplify the rules and shorten their texts, or lower `atomic`, which is 12
        numbers-range | changed rule | base=1000; set=%cardinal; amount=1000.00; line=1000: <0< mil | the rule for 1000 of `%cardinal` was changed and leaves out the rest, which 1000.00 needs; write it like the language's, `1000: <0< mil`, and run again
        numbers-range | added rules | amount=1000.00 | with the language's rules added, no rule says amounts from 1000.00 on; narrow the range, or write rules for more
        numbers-range | otherwise | amount=1000.00; wrong=mil; right=un mil | with the language's rules added, 1000.00 would be `mil`, not `un mil`; write the rules for larger numbers by hand
        numbers-range | beyond | set=%cardinal; base=20; amount=1.50 | `%cardinal` says no numbers from 20 on, which 1.50 needs; write rules for 20 and more, or narrow the range; or tell where the last rule of `%cardinal` ends, by a line such as `200: =#,##0=;`
        numbers-range | beyond, update | set=%cardinal; base=20; amount=1.50; update=updates | `%cardinal` says no numbers from 20 on, which 1.50 needs; run `updates`, write rules for 20 and more, or narrow the range; or tell where the last rule of `%cardinal` ends, by a line such as `200: =#,##0=;`
        numbers-range | end | set=%cardinal; base=20; amount=1.50 | `%cardinal` says no numbers from 20 on, which 1.50 needs; write rules for 20 and more, or narrow the range
        numbers-range | end, update | set=%cardinal; base=20; amount=1.50; update=updates | `%cardinal` says no numbers from 20 on, which 1.50 needs; run `updates`, write rules for 20 and more, or narrow the range
        numbers-range | new pack | reason=reasons | reasons; give a narrower --range: no rules of the language reach further here
        numbers-range | own words | base=20; set=%cardinal; twice=twices; amount=1.50 | 1.50 would be said with `twices`, by the rule for 20 of `%cardinal`; write rules for larger numbers after the one for 20, or narrow the range; if `twices` is right, write a rule with this text
        numbers-range | own words, update | base=20; set=%cardinal; twice=twices; amount=1.50; update=updates | 1.50 would be said with `twices`, by the rule for 20 of `%cardinal`; run `updates`, write rules for larger numbers after the one for 20, or narrow the range; if `twices` is right, write a rule with this text
        numbers-syntax | before the colon | marks=markss | `markss` before the colon; write the number that the rule begins at
        numbers-syntax | bracket | bracket=brackets | `brackets` that belongs to no pair; write one pair of brackets in a rule, not one inside the other
        numbers-syntax | empty |  | no rules; add a rule set
        numbers-syntax | end of a name |  | the name of a rule set does not end with `:`; write `:` behind the name
        numbers-syntax | end of a rule |  | a rule does not end with `;`; write `;` at the end of the line
        numbers-syntax | no UTF-8 |  | bytes that are not UTF-8 text; save the file as UTF-8
        numbers-syntax | no colon |  | a rule that begins with a digit and has no colon; write `:` behind the number that the rule begins at
        numbers-syntax | no name |  | a rule set without a name; write a name of the characters A-Z a-z 0-9 - _ behind `%`
        numbers-syntax | no rules | name=paid | rule set `paid` has no rules; add rules, or remove it
        numbers-syntax | nothing before the colon |  | nothing before the colon; write the number that the rule begins at, or remove the colon
        numbers-syntax | number | mark=marks | `marks` in the number of a rule; write digits; `/` and a radix, or `>`, may follow them
        numbers-syntax | order | base=20; other=others; name=paid | the rule for 20 stands behind the one for others; put the rules of `paid` into ascending order
        numbers-syntax | places |  | more `>` than the number has places; remove some
        numbers-syntax | plural brace |  | `{` without `}`; close it, or remove it
        numbers-syntax | plural category | name=paid; categories=categoriess | `paid` where a new plural category should be; use each of categoriess at most once
        numbers-syntax | plural name | name=paid | `paid` without `{`; write `one{…}other{…}`
        numbers-syntax | plural other |  | no text for `other`; add `other{…}`
        numbers-syntax | plural substitution |  | a call such as `<<` or `>>` inside `$(…)$`; write it before or after
        numbers-syntax | plural type |  | `$(` without `cardinal,`; write `$(cardinal,one{…}other{…})$`
        numbers-syntax | radix | value=12 | radix 12; write a radix of 2 or more, or none
        numbers-syntax | second plural |  | two `$(…)$` in a rule; move one of them into a rule set of its own, and call that
        numbers-syntax | substitution | name=paid | `paid` where a rule set should be; write its name with `%`
        numbers-syntax | surplus mark |  | one `<` too many; remove it
        numbers-syntax | third substitution |  | three calls such as `<<`, `>>` or `=%set=` in a rule; move two of them into a rule set of its own, and call that
        numbers-syntax | unclosed | mark=marks | `marks` without a second one; close it, or remove it
        numbers-syntax | unclosed plural |  | `$(` without `)$`; close it, or remove it
        numbers-syntax | unsound | reason=reasons | voice-assets made a wrong table of these rules: reasons; please report this with the file
        numbers-text-ambiguous |  | count=7; text=fifteen; amount=1.50; ids=idss | 7 clips say `fifteen`, which 1.50 needs; write idss in its place
        numbers-text-ambiguous | number | count=7; text=fifteen; amount=1.50; ids=idss | 7 clips say `fifteen`, which 1.50 needs; write a rule for this number alone with idss for its text
        numbers-text-unsaid |  | text=fifteen; amount=1.50 | no clip says `fifteen`, which 1.50 needs; add a clip with this text to `clips`, or narrow the range
        numbers-text-unsaid | , update | text=fifteen; amount=1.50; update=updates | no clip says `fifteen`, which 1.50 needs; run `updates`, add a clip with this text to `clips`, or narrow the range
        numbers-text-unsaid | atomic | text=fifteen; amount=1.50; limit=12 | no clip says `fifteen`, which 1.50 needs; add a clip with exactly this text to `clips`, or write `atomic: 0` in the place of 12
        numbers-text-unsaid | before | set=%cardinal; base=20; amount=1.50 | 1.50 needs a rule before 20 for a part of the number, and `%cardinal` has none; write a rule that says the number in words, or narrow the range
        numbers-text-unsaid | below | set=%cardinal; base=20; amount=1.50 | 1.50 needs a rule for numbers below 20, and `%cardinal` has none; write a rule that says the number in words, or narrow the range
        numbers-text-unsaid | clip | id=paid; amount=1.50 | no clip `paid`, which 1.50 needs; add it to `clips`, or name another one
        numbers-text-unsaid | clip, one is near | id=paid; amount=1.50; nearest=paid | no clip `paid`, which 1.50 needs; write `paid`
        numbers-text-unsaid | digit | id=paid; amount=1.50 | no clip `paid`, which 1.50 needs; add it to `clips`: `iterated` says each digit by the clip of this id
        numbers-text-unsaid | digits | digits=12; amount=1.50 | 1.50 needs a rule with `12`, which writes digits; write a rule that says the number in words, or narrow the range
        numbers-text-unsaid | fuse | text=fifteen; amount=1.50; unit=12 | no clip says `fifteen`, which 1.50 needs; add a clip with exactly this text to `clips`, or take 12 out of `fuse`
        numbers-text-unsaid | near | text=fifteen; amount=1.50; nearest=fiften; clip=15; place=pack.yml, line 3 | no clip says `fifteen`, which 1.50 needs; did you mean `fiften`, of `15` (pack.yml, line 3)? Correct the slip, or add a clip with this text
        numbers-text-unsaid | near, update | text=fifteen; amount=1.50; nearest=fiften; clip=15; place=pack.yml, line 3; update=new en --update | no clip says `fifteen`, which 1.50 needs; did you mean `fiften`, of `15` (pack.yml, line 3)? Correct the slip, or run `new en --update`
        numbers-text-unsaid | no whole numbers | set=%cardinal; amount=1.50 | 1.50 needs rules for whole numbers, and `%cardinal` has none; write a rule that says the number in words, or narrow the range
        numbers-text-unsaid | ordinal | amount=1.50 | 1.50 needs a rule with `$(ordinal,…)$`, which is not supported; write a rule that says the number in words, or narrow the range
        numbers-text-unsaid | plural digits | amount=1.50 | 1.50 needs a rule with `#`, which writes digits; write a rule that says the number in words, or narrow the range
        numbers-text-unsaid | slip | text=fifteen; amount=1.50; nearest=fiften; clip=15; place=numbers.rbnf, line 3 | no clip says `fifteen`, which 1.50 needs; this clip, `15`, says `fiften`, which no amount needs: correct the slip here or in numbers.rbnf, line 3, or add a clip with this text
        numbers-unknown-set |  | name=paid | no rule set `paid`; define it
        numbers-unknown-set | none | part=parts | there is no rule set for `parts`; give `numbers` a file with number rules, or `iterated`
        numbers-unknown-set | of a slot | name=paid; sets=setss | no rule set `paid` in the number rules; there are: setss; `new … --update` adds one that the language or CLDR has
        numbers-unknown-set | of a slot, one is near | name=paid; nearest=paid | no rule set `paid` in the number rules; write `paid`
        numbers-unknown-set | one is near | name=paid; nearest=paid | no rule set `paid`; write `paid`
        numbers-unreachable |  | base=20; name=paid; line=3 | a second rule for 20 in `paid`; remove it, or the one in line 3
        numbers-unreachable | brackets | base=20; name=paid; line=3 | a second rule for 20 in `paid`: the brackets of the one in line 3 make two rules of it; remove one of them
        numbers-unreachable | set | name=paid | no slot of pack.yml leads to the rule set `paid`; remove it, or use it
        pack-duplicate |  | key=clips; line=3 | `clips` stands here a second time; remove it; the first one is in line 3
        pack-duplicate | case | key=clips; other=others; line=3 | `clips` differs only in case from `others`; rename one of them; the other is in line 3
        pack-duplicate | clip | key=clips; other=others | `clips` says what `others` says; remove one of them
        pack-duplicate | number | value=12 | 12 stands here a second time; remove it
        pack-duplicate | question | text=fifteen | `fifteen` is asked a second time; remove it
        pack-duplicate | question choice | twice=twices | `twices` is in two questions; ask about it once
        pack-duplicate | template | text=fifteen; other=others; line=3 | each text of `fifteen` fits `others` in line 3 too, and says something else there; remove one of them, or write words that only its texts have
        pack-duplicate | template value | name=paid; text=fifteen | `paid` has two values in `fifteen`; keep one of them
        pack-duplicate | value | value=12 | `12` stands here a second time; remove it
        pack-exists | |  | this pack is there already; add --update to add the clips that it needs, or move its folder away to begin anew
        pack-exists | recordings | folder=old | this pack is there already; add --update to fill its gaps from old, or move its folder away to begin anew
        pack-exists | options | options=--fraction digits; rules=numbers.rbnf | this pack is there already, and --update does not change --fraction digits; move its folder away to make it anew; or edit pack.yml and numbers.rbnf, and add --update for the clips that they need then
        pack-limit | bytes | count=7; most=5 | 7 bytes (limit 5 bytes); check that it is the right file
        pack-limit | clips | count=7; most=5 | 7 clips with their end forms (limit 5); divide the pack
        pack-limit | depth | most=5 | more than 5 lists and mappings in each other (limit 5); nest fewer
        pack-limit | durations | text=fifteen; most=5 | `duration` is `fifteen` (limit 5 durations); narrow it, or leave `seconds` out
        pack-limit | items | key=clips; count=7; most=5 | `clips` has 7 items (limit 5); write fewer
        pack-limit | keys | key=clips; count=7; most=5 | `clips` has 7 entries (limit 5); write fewer
        pack-limit | patterns | count=7; most=5 | `say` has 7 patterns (limit 5); write fewer
        pack-limit | patterns of parts | count=7; most=5 | `say` and `parts` make 7 patterns (limit 5); write fewer
        pack-limit | pauses | most=5 | more than 5 different pauses (limit 5); give some the same length
        pack-limit | slots | id=paid; count=7; most=5 | `paid` says 7 slots (limit 5); say fewer
        pack-limit | symbols | most=5 | `spell` has more symbols than an announcement can say (limit 5); write fewer
        pack-limit | template | text=fifteen; most=5 | `fifteen` has too many values and `{*}` (limit 5); write one `{*}` for several
        pack-limit | templates | count=7; most=5 | 7 templates in all `texts` (limit 5); write fewer
        pack-limit | text | key=clips; count=7; most=5 | the text of `clips` has 7 characters (limit 5); shorten it
        pack-limit | years | text=fifteen; most=5 | `date` is `fifteen` (limit 5 years); narrow it
        pack-missing-key |  | key=clips; missing=missings | `clips` has no key `missings`; add it
        pack-missing-key | kinds | key=clips; count=7 | the slot `clips` has 7 kinds; write one of `number`, `percent`, `choice`, `spell`, `time`, `date` and `duration`
        pack-missing-key | language faults |  | `status` calls the language wrong, and `faults` is missing; say what is wrong
        pack-missing-key | language sources |  | a checked language without `sources`; name the references, or write `status: cldr`
        pack-missing-key | no kind | key=clips | the slot `clips` has no kind; write one of `number`, `percent`, `choice`, `spell`, `time`, `date` and `duration`
        pack-missing-key | no say | key=clips | the slot `clips` has digits after the point and no `say`; add it, such as `say: ["{integer}", point, "{digits:all}"]`
        pack-missing-key | no unit | key=clips | the slot `clips` has none of `hours`, `minutes` and `seconds`; add those that are said with their words, such as `minutes: { one: minute, other: minutes }`
        pack-missing-key | no word | key=clips | `clips` has no word; write `other: …`, and `one`, `few` or `many` where their words differ
        pack-missing-key | slot sources |  | checked slots without `sources`; name the references, or write `status: cldr`
        pack-name | | name=en-usd | `en-usd` is no name for a pack; use A-Z, a-z, 0-9, full stop, _ and -, beginning with a letter or digit, at most 64
        pack-name | not UTF-8 | | a name that is not UTF-8; the folder was not read; give it a name in UTF-8
        pack-name | case | name=en-usd; other=en-USD | `en-usd` differs only in case from `en-USD`; rename one of them: on many disks they are the same folder
        pack-reference | no value | text=fifteen; id=paid | no slot `fifteen` here: `paid` says no value; add it to `say`, or write {*} in its place
        pack-reference | several packs | count=2; packs=en-USD,ru-RUB | --confirm needs one pack, and this run has 2 packs; name one of them with --pack: en-USD,ru-RUB
        pack-reference | confirmed clip | clip=an | no clip `an`; take the ids from the findings that `status` prints
        pack-reference | nearest clip | clip=an; nearest=and | no clip `an`; the nearest one is `and`
        pack-reference | take | take=3; clip=and; takes=1 (and.wav) | no take 3 of `and`; there is 1 (and.wav)
        pack-reference | takes from | pack=pl-PLN; reason=not found | no takes from `pl-PLN`: not found; name another pack in the same folder of recordings
        pack-reference | inherits | parent=de; tag=de-AT | inherits de, which is not there; name a folder beside de-AT
        pack-reference | check | key=clips | no rule `clips`; `voice-assets help rules` lists them
        pack-reference | check, one is near | key=clips; nearest=paid | no rule `clips`; write `paid`
        pack-reference | clip | id=paid | no clip `paid`; add it to `clips`
        pack-reference | clip of a sign | symbol=symbols | the symbol `symbols` has no clip; name its clip in `as`
        pack-reference | clip of a symbol | symbol=symbols; id=paid | the symbol `symbols` has no clip; add a clip `paid`, or name another one in `as`
        pack-reference | clip, one is near | id=paid; nearest=paid | no clip `paid`; write `paid`
        pack-reference | date numbers |  | a date needs `numbers`, which is not there; add it
        pack-reference | date slot | text=fifteen | no slot `fifteen` here; the slots here are {day}, {month} and {year}
        pack-reference | duration numbers |  | a duration needs `numbers`, which is not there; add it
        pack-reference | file | text=fifteen | no file `fifteen` in the pack's folder; add the file, or write `iterated`
        pack-reference | file, one is near | text=fifteen; nearest=paid | no file `fifteen` in the pack's folder; write `paid`
        pack-reference | groups of a pause |  | `pause` is there, and no `groups`; add them, such as `groups: [3, 4, 4]`, or remove it
        pack-reference | iterated numbers | key=clips | `clips` is about number rules, and there are none: `numbers` is `iterated`; remove it, or give `numbers` a file
        pack-reference | needed | text=fifteen; needed=neededs | `fifteen` needs `neededs`, which is not there; add it
        pack-reference | no months |  | `{month}` needs `months`, which is not there; add it: a list of the twelve months' clips
        pack-reference | no number rules | key=clips | `clips` is about number rules, and there are none; remove it, or give `numbers` a file
        pack-reference | no words |  | `{word}` needs `words`, which is not there; add it
        pack-reference | no words of a unit | key=clips | `clips` has no words; add them, such as `other: minutes`
        pack-reference | number numbers |  | a number needs `numbers`, which is not there; add it
        pack-reference | part of the day | text=fifteen | no slot `fifteen` here; add `parts`
        pack-reference | path | text=fifteen | `fifteen` is no file in the pack's folder; write `iterated`, or the name of a file beside pack.yml
        pack-reference | question | words=wordss; other=others | no clip says `wordss` or `others`, which a question is about; write the words as `clips` has them, or remove them
        pack-reference | rule set | text=fifteen | `fifteen` names a rule set, and there are no number rules; remove the rule set, or give `numbers` a file
        pack-reference | slot | text=fifteen; known=namess | no slot `fifteen` here; the slots here are namess
        pack-reference | slot, one is near | text=fifteen; nearest=paid | no slot `fifteen` here; write "paid"
        pack-reference | symbol | key=clips | `spell` has no symbol `clips`; remove it, or add it to `spell`
        pack-reference | template clip | id=paid | `clips` has no `paid`; add it with its text
        pack-reference | template slot | text=fifteen | no slot `fifteen` here; write {integer}, {fraction}, {digits}, {digits:all}, {major}, {minor}, {major:few}, {point}, {integer %set}, or {id} for a clip of `clips`
        pack-reference | time numbers |  | a time needs `numbers`, which is not there; add it
        pack-reference | time slot | text=fifteen | no slot `fifteen` here; the slots here are {hour}, {minute} and {part}
        pack-reference | unsaid months |  | `months` is there, and `say` has no `{month}`; add `{month}`, or remove `months`
        pack-reference | unsaid parts |  | `parts` is there, and `say` has no `{part}`; add `{part}`, or remove `parts`
        pack-reference | unsaid slot | name=paid; part=parts | no announcement says the slot `paid`; write "parts" into an announcement, or remove the slot
        pack-reference | unsaid words |  | `words` is there, and `say` has no `{word}`; add `{word}`, or remove `words`
        pack-reference | unsaid words of a unit | key=clips | `clips` has words, and `say` has no `{word}`; add `{word}`, or remove the words
        pack-size | | bytes=20971520 bytes; most=10485760 bytes | 20971520 bytes (limit 10485760 bytes); ship only the rendition that the app plays, or a smaller one such as caf-ulaw or mp3
        pack-syntax | sheet | changes=and: und | the texts of the sheet can't be written into this form of `clips`; write `clips` with a line for each clip, or change these: and: und
        pack-syntax | no place | lines=3 lines; texts=and: und, or: oder | 3 lines can't be added to this form of `clips`; write `clips` with a line for each clip, or add these: and: und, or: oder
        pack-syntax |  | reason=reasons | reasons; check the indentation, and quote text that holds any of : # { } [ ] & * ! | > % @
        pack-syntax | UTF-16 |  | UTF-16 text; save the file as UTF-8
        pack-syntax | alias |  | an alias (*); put the text in quotes, or write the value itself
        pack-syntax | anchor |  | an anchor (&); remove the &, or put the text in quotes
        pack-syntax | character | code=codes | character U+codes; remove it
        pack-syntax | colon |  | a key where none can stand; indent it as the keys beside it, or put the text that holds the colon in quotation marks
        pack-syntax | directive |  | a directive (%); remove the line
        pack-syntax | named alias | name=paid | alias `paid`; write the value itself
        pack-syntax | no UTF-8 |  | bytes that are not UTF-8 text; save the file as UTF-8
        pack-syntax | second document |  | a second document; remove the line --- before it
        pack-syntax | tab |  | a tab; indent with spaces, not tabs
        pack-syntax | unclosed |  | a quotation mark that is never closed; close it at the end of the text, or remove it
        pack-syntax | unreadable |  | YAML that can't be read; check it with a YAML editor
        pack-syntax | closed late | line=5 | a quotation mark that is not closed before line 5; close it at the end of the text, or remove it
        pack-syntax | bracket | open=[; close=] | `[` that is not closed, or a comma that is missing behind it; write a comma between any two parts, and close it with `]`
        pack-syntax | indentation | spaces=3 spaces | indented by 3 spaces, as no line above that it could belong to; give lines that belong together the same spaces
        pack-syntax | dash | line=11 | a line without `-` in the list from line 11; begin it with `-` as the lines of the list, or write all of them without, as `name: value`
        pack-todo | speaker | value=unknown | the speaker is `unknown`; write into `speaker` of pack.yml who speaks, and run generate again
        pack-todo | license | value=unknown | the licence of the recordings is `unknown`; ask the speaker, write into `license` of pack.yml what was agreed on, and run generate again
        pack-todo |  | id=paid | the text of `paid` is a TODO; write what is said
        pack-type |  | key=clips; found=founds; form=forms | `clips` is founds; write forms
        pack-type | item | kind=kinds; key=clips; example=examples | kinds in `clips`; write a clip id, or a slot in quotes, such as "{examples}"
        pack-type | key | kind=kinds; key=clips | kinds as a key of `clips`; write text before the colon, such as `two`
        pack-type | tag | tag=tags | tag `tags`; remove it
        pack-type | template | id=paid | `paid` is no list; write clips and slots in brackets
        pack-unapproved | | pack=en-USD | no native speaker has approved what it says; before a session is recorded, have one read voice-assets review --pack en-USD
        pack-unknown-key |  | key=clips; keys=keyss | unknown key `clips`; the keys here are keyss
        pack-unknown-key | currency and unit |  | `currency` beside `unit`; write either: `currency` for money, or `unit` for what else is counted
        pack-unknown-key | elsewhere | key=gap; place=below `profile` | `gap` is no key here; write it below `profile`
        pack-unknown-key | one is near | key=clips; nearest=paid | unknown key `clips`; write `paid`
        pack-unknown-key | text and body | | `body` beside `text`; write either: both are the text
        pack-value | attribution not UTF-8 | | bytes that are not UTF-8; save it as plain text in UTF-8, or remove it
        pack-value | attribution empty | | nothing in it; save it as plain text in UTF-8, or remove it
        pack-value | attribution control | | a control character; save it as plain text in UTF-8, or remove it
        pack-value | 24 kHz for MP3 | text=fifteen; others=otherss; last=12 | sample-rate `fifteen` for MP3; write otherss or 12, or leave mp3 out of `renditions`: at 24 kHz some players play noise
        pack-value | amount | amount=1.50 | amount `1.50`; write digits and at most one point between them: no sign, separator, exponent or space
        pack-value | amount too large | amount=1.50; most=5 | amount `1.50` (limit 5); write a smaller one
        pack-value | another script | id=paid; scripts=scriptss; usual=usuals | the text of `paid` is written in scriptss, those of most clips in usuals; write it as the others; if it is a name that is written so, let it be
        pack-value | atomic | value=12; most=5 | `atomic` is 12 (limit 5); write a smaller number
        pack-value | bits | bits=12 | `bits` is 12; write 16, 24 or 32; for any other format, such as mu-law, use WAV files
        pack-value | choice | key=clips | `clips` is no choice; write 1 to 200 bytes without control characters
        pack-value | clock | text=fifteen | `clock` is `fifteen`; write 12 or 24
        pack-value | control character in a text | key=clips; character=characters | the text of `clips` holds characters; remove it
        pack-value | currency | text=fifteen | `fifteen` is no currency; write a code of ISO 4217, such as `EUR`
        pack-value | currency, one is near | text=fifteen; nearest=paid | `fifteen` is no currency; write `paid`
        pack-value | date | text=fifteen; thisCentury=thisCentury | `date` is `fifteen`; write `thisCentury`, or the first and the last date, such as `2026-01-01...2035-12-31`
        pack-value | digits | digits=12; most=5 | `digits` is 12 (limit 5); write fewer
        pack-value | digits of nothing |  | if the fraction is 0, `{digits}` says nothing, but the clip in front of it is still said; put a pattern with `when: { fraction: 0 }` first, or write `{digits:all}`
        pack-value | double |  | `double` is there, and no two symbols are said; remove it
        pack-value | duration | text=fifteen | `duration` is `fifteen`; write the shortest and the longest one, such as `PT1M...PT9H59M`; use only the units (hours, minutes, seconds) that the slot says
        pack-value | fixed value | slot=slots; value=12 | the slot `slots` has no value `12`; write one of its values, as `slots` has them
        pack-value | fixed value, one is near | slot=slots; value=12; nearest=paid | the slot `slots` has no value `12`; write `paid`
        pack-value | language template | text=fifteen; reason=reasons | `fifteen` is no template: reasons; write {amount} with words around it; {currency}, {symbol} and {code} may stand beside it
        pack-value | one clip | | `same-take` names one clip; name all clips that are meant to have one take
        pack-value | empty list | key=clips | `clips` is an empty list; add an item
        pack-value | empty text | key=clips | the text of `clips` is empty; write it
        pack-value | currency of the words | code=EUR; other=USD; clip=dollars; text=dollars | `currency` is EUR, and `dollars` says `dollars`, a word for USD; correct `currency`, or write this currency's words and record them
        pack-value | fraction | fraction=12; largest=12; code=codes | fraction 12 (limit 12 minor units of codes); write a value that occurs
        pack-value | fraction digits | kind=kinds; text=fifteen; most=5 | `kinds` is `fifteen` (limit 5 digits after the point); write fewer
        pack-value | fraction digits of an amount | amount=1.50; most=5; currency=currencys | amount `1.50` (limit 5 digits after the point); drop the digits that currencys does not have
        pack-value | fraction digits of any amount | amount=1.50; most=5 | amount `1.50` (limit 5 digits after the point); drop digits: no currency has so many
        pack-value | fractions | text=fifteen | `fractions` is `fifteen`; write `none` if amounts with a fraction are to be refused; else remove it
        pack-value | gap | text=fifteen | gap `fifteen`; write a number and its unit, ms or s, such as `60ms`
        pack-value | gap too long | text=fifteen; most=5 | gap `fifteen` (limit 5 ms); write a shorter one
        pack-value | gap too short | text=fifteen; whole=12; sampleRate=12 | gap `fifteen` (limit at least 12 ms at 12 Hz); write `12ms` or more; an MP3 encoder and decoder add 1152 samples of silence
        pack-value | groups | shown=showns; most=5 | `groups` is [showns], and at most 5 symbols are said; write how many symbols each group has, at least two groups, such as `groups: [3, 4, 4]`
        pack-value | hours of two parts | key=clips; clip=clips | `clips` and `clips` are both for some hours; let each hour be in one part
        pack-value | id | key=clips; form=forms | `clips` is no id; use forms
        pack-value | id, one is near | key=clips; nearest=paid | `clips` is no id; write `paid`
        pack-value | invisible mark | id=paid; mark=marks | the text of `paid` holds a marks, which nobody sees; remove it
        pack-value | language atomic | value=12; most=5 | `atomic` is 12 (limit 5); write a smaller number
        pack-value | language tag | text=fifteen | `fifteen` is no language tag; write a language tag of BCP 47, such as `zh-Hans`
        pack-value | language tag, one is near | text=fifteen; nearest=paid | `fifteen` is no language tag; write `paid`
        pack-value | last | count=7; most=5 | `last` is 7, and a text has at most 5 symbols; write a smaller number, or remove it
        pack-value | length of time | key=clips; text=fifteen; least=1; most=5 | clips `fifteen` (limit 1 to 5 ms); write a number and its unit, ms or s, such as `60ms`
        pack-value | level | key=clips; text=fifteen; least=1; most=5; unit=12 | clips `fifteen` (limit 1 to 5 12); write a number without its unit
        pack-value | limits backwards | least=1; largest=12 | `1` is larger than `12`; write the smaller value first
        pack-value | line break | key=clips; character=characters | the text of `clips` holds characters; write it on one line
        pack-value | mixed scripts | id=paid; word=words; scripts=scriptss | the text of `paid` has letters in `words` of scripts that look alike: scriptss; write the word in one script
        pack-value | months | count=7 | `months` has 7 clips; name the clips of the twelve months, January first
        pack-value | name of a pack | key=clips; name=paid | `clips` is `paid`; write the name of a pack in the same folder of recordings, such as pl-PLN
        pack-value | name of a slot | key=clips | `clips` is no name of a slot; begin with a letter, and leave names of an amount's parts, such as `integer`, to these
        pack-value | no announcements |  | `announcements` is empty; add a line `<id>: [<clip id>, "{amount}"]`
        pack-value | no choices |  | `choice` is empty; add a line `<text>: <clip id>` for each choice
        pack-value | no clips |  | `clips` is empty; add a line `<clip id>: <text>` for each clip
        pack-value | no currency in use | key=clips | `clips` is no currency in use; write a code of ISO 4217
        pack-value | no currency nor unit | name=paid; phrase=phrases | `paid` is no currency in use; write a code of ISO 4217, the name of a unit, or `phrases`
        pack-value | no fraction digits | text=fifteen; counted=counteds; said=saids | `fifteen`, and counteds has no fraction digits: it would saids; remove it
        pack-value | no other word | part=parts; number=numbers; category=categorys | `words` lacks the form `categorys` of `parts` for numbers; add `categorys` and the clip of its word
        pack-value | no word | part=parts; number=numbers; category=categorys | `words` lacks the form `categorys` of `parts` for numbers; add `categorys` and the clip of its word, or `other` for all categories that are not there
        pack-value | number out of range | key=clips; value=12; least=1; most=5; unit=12 | `clips` is 12 (limit 1 to 512); write a number within the limit
        pack-value | old currency | text=fifteen; year=12; code=codes | `fifteen` is no currency since 12; write `codes`
        pack-value | one of | text=fifteen; key=clips; known=namess | `clips` can't be `fifteen`; write namess
        pack-value | one of, one is near | text=fifteen; key=clips; nearest=paid | `clips` can't be `fifteen`; write `paid`
        pack-value | pause | text=fifteen; least=1; most=5; example=examples | no pause: `fifteen` (limit 1 to 5 ms); write its length in milliseconds, such as examples
        pack-value | pause as a clip | milliseconds=12; id=paid | the pause of 12 ms has the name of a clip, `paid`; rename the clip
        pack-value | pause at an end |  | without its optional slots this begins or ends with a pause, or says two in a row; put the pause between two things that are always said
        pack-value | plural rules | locale=locales | nothing is known of plurals in the language of `locales`; give `words` only `other`, or patterns with a `when`
        pack-value | question | text=fifteen | the question `fifteen`; begin it with a letter, a digit or a bracket, and write single spaces between its words
        pack-value | question choice | other=others; key=clips | `others` instead of `clips`; write words that only one of the two answers has, with single spaces and without commas
        pack-value | range | text=fifteen | range `fifteen`; write two amounts with three dots between them, such as `0.00...500.00`
        pack-value | range backwards | text=fifteen | range `fifteen` ends before it begins; write the smaller amount first
        pack-value | refused fractions |  | `fractions` is `none`, and a pattern says fractions; give each pattern `when: { fraction: 0 }`, or remove `fractions`
        pack-value | rule set | text=fifteen; example=%fifteen | `fifteen` is no name of a rule set; write it with its percent sign, in quotes: "%fifteen"
        pack-value | said twice | text=fifteen | `fifteen` is said twice; say it once
        pack-value | sample rate | text=fifteen; others=otherss; last=12 | sample-rate `fifteen`; write otherss or 12
        pack-value | sample rate for MP3 | text=fifteen; others=otherss; last=12; rate=rates | sample-rate `fifteen` for MP3; write otherss or 12, or leave mp3 out of `renditions`: at rates joined MP3 clips play unreliably
        pack-value | says nothing | key=clips | `clips` says nothing; name at least one clip
        pack-value | severity of an error | id=paid | the rule `paid` is always an error: a pack can't change that; correct what breaks it; `voice-assets help paid` tells how
        pack-value | slot twice | id=paid; twice=twices | `paid` says `{twices}` twice; say it once: in a pack with slots each value is said once
        pack-value | slots left out | id=paid | `paid` says nothing if all its slots are left out; add a clip, or a slot without `?`
        pack-value | span | key=clips; text=fifteen; least=1; largest=12 | `clips` is `fifteen`; write a number from 1 to 12, or two such as `1...11`
        pack-value | spell | part=parts; text=fifteen | `parts` in `spell`: `fifteen`; write letters and digits, lists of them in brackets, and counts, such as `[A-H][0-9]{3}`
        pack-value | spell backwards | range=ranges | `ranges` in `spell` ends before it begins; write the earlier symbol first
        pack-value | spell nothing |  | `spell` accepts an empty text; ask for at least one symbol
        pack-value | symbol | key=clips | `clips` is no symbol; write one letter or one digit
        pack-value | template | piece=pieces; text=fifteen | `pieces` in `fifteen` is neither a value nor `{*}`; write {amount}, {amount:1,234.50}, {amount:minor}, the name of a slot in braces, or one {*}
        pack-value | template of no word | text=fifteen | `fifteen` has no word, so that every number would fit; add words, or a `title`
        pack-value | time | text=fifteen | `time` is `fifteen`; write `HH:mm`, or the first and the last time, such as `06:00...22:59`
        pack-value | times unsaid |  | `say` has nothing for the times of `time`; add a pattern without `when`, or parts of the day for these hours
        pack-value | true or false | key=clips; text=fifteen | `clips` is `fifteen`; write true or false
        pack-value | unit too long | name=paid | `paid` is there, but every duration is shorter than one of it; remove it, or widen `duration`
        pack-value | unsaid fractions |  | no pattern says an amount with a fraction; add one, or write `fractions: none`: such amounts are refused then
        pack-value | unused pattern | line=3 | a pattern that is never used: the one in line 3 says its amounts; put it before that one, or remove it
        pack-value | whole number | key=clips; text=fifteen; least=1 | `clips` is `fifteen`; write a whole number from 1, at most 15 digits
        pack-value | word by digits |  | the form of this word depends on the digits after the point; give each form a pattern with a `when`
        pack-value | zero | id=paid | `zero` is true, and `paid` says no amount; remove it
        template-open-start | | text=fifteen; example=examples | `fifteen` begins with any text: `examples` fits, too; write the words that it begins with, if they are always the same
        template-open-value | | value=values; text=fifteen | `values` in `fifteen` has no literal text beside it, or a digit; write what stands between it and its neighbour, such as `{amount}元{*}`
        template-overlap | | example=examples; text=fifteen; other=others; line=3 | `examples` fits `fifteen` and `others` in line 3, which say different things; write more words into one of them, if there are such texts
        approval-changed | | subject=1.50 in `paid`; now=one fifty; approval=Ana approved on 2026-11-22; text=one dollar fifty | 1.50 in `paid` now says `one fifty`; Ana approved on 2026-11-22 `one dollar fifty`; undo the change, or have the new text approved: voice-assets review
        approval-changed | phrase | subject=1.50 in `paid`; now=got one fifty; count=7; approval=Ana approved on 2026-11-22; text=paid one fifty | 1.50 in `paid` now says `got one fifty`, and 7 more readings changed as it did; Ana approved on 2026-11-22 `paid one fifty`; undo the change, or have the new text approved: voice-assets review
        approval-changed | unsaid | subject=1.50 in `paid`; approval=Ana approved on 2026-11-22; text=one dollar fifty | 1.50 in `paid` is not said any more; Ana approved on 2026-11-22 `one dollar fifty`; undo the change, or have the new text approved: voice-assets review
        approval-changed | answer | subject=the question 'linh or lẻ'; approval=Ana approved on 2026-11-22; text=linh | no clips say `linh`, which Ana approved on 2026-11-22 in answer to the question 'linh or lẻ'; undo the change, or have the question answered again: voice-assets review
        approval-changed | new texts | count=3; all=40 | with these texts 3 of 40 approved readings are said otherwise; have them approved anew: voice-assets review
        approval-form | unknown column | column=colour | an unknown column `colour`; keep notes in another file
        approval-form | part | part={amount | `{amount` is no part of what a pack says (expected a slot in braces, an announcement or a question mark); write it as it was, or remove the line
        approval-form | right and wrong | | marked right and wrong; ask the reviewer which one is meant
        approval-form | right and better | | marked right, and something is better; ask the reviewer which one is meant
        approval-form | day | day=yesterday | `yesterday` is no day; write it as 2026-11-22, or leave it empty
        approval-form | amount | amount=1,5,0 | `1,5,0` is no amount of the pack; write it as it was: a spreadsheet may have changed it
        approval-form | unmarked | | no reading is marked; put an x into the column `right` or `wrong` of each
        approval-form | other pack | pack=ru-RUB; expected=en-USD | the sheet is about the pack `ru-RUB` (expected en-USD); name the right pack with --pack
        approval-form | misnamed pack | pack=ru-RUB | the sheet is about the pack `ru-RUB` (expected a pack's name); name the right pack with --pack
        approval-form | no pack | | the sheet names no pack; give --pack
        approval-form | old sheet | text=one fifty; subject=1.50 in `paid`; now=one dollar fifty | the sheet has `one fifty` for 1.50 in `paid`; the pack now says `one dollar fifty`; make a new sheet: voice-assets review
        approval-form | old sheet unsaid | text=one fifty; subject=1.50 in `paid` | the sheet has `one fifty` for 1.50 in `paid`; the pack does not say it any more; make a new sheet: voice-assets review
        approval-form | no question | question=linh or lẻ | the pack does not ask `linh or lẻ`; make a new sheet: voice-assets review
        approval-form | answers | | the reviewer's answer would put errors into the pack; change pack.yml and the number rules by hand, or keep the words: mark `as it is` in the sheet
        approval-form | answers say | subject=101 in `paid`; now=one; expected=two | with the reviewer's answer 101 in `paid` would be said `one`, but `two` is meant; change pack.yml and the number rules by hand, or keep the words: mark `as it is` in the sheet
        approval-form | answers lose | count=3; subject=101 in `paid`; approval=Ana approved on 2026-11-22 | the answers would change 3 approved readings, such as 101 in `paid`, which Ana approved on 2026-11-22; settle it with the reviewer, or remove these readings from approved.csv
        approval-form | nobody | | nobody is named in the column `by`; fill it in; one name is enough for all lines
        approval-rejected | | by=Ana; subject=1.50 in `paid`; text=one fifty | Ana says that `one fifty` is wrong for 1.50 in `paid`; ask what is right
        approval-rejected | better | by=Ana; subject=1.50 in `paid`; text=one fifty; better=one dollar fifty | Ana says that `one fifty` is wrong for 1.50 in `paid`; change it to `one dollar fifty`, or ask what is right
        approval-rejected | approved | by=Ana; subject=1.50 in `paid`; text=one fifty; approval=Eva approved on 2026-11-22; line=3 | Ana says that `one fifty` is wrong for 1.50 in `paid`, but it is what Eva approved on 2026-11-22; ask both what is right; then change one answer, or remove line 3 of approved.csv
        approval-rejected | better approved | by=Ana; subject=1.50 in `paid`; text=one fifty; approval=Eva approved on 2026-11-22; better=one dollar fifty; line=3 | Ana says that `one fifty` is wrong for 1.50 in `paid`, but it is what Eva approved on 2026-11-22; ask both whether `one dollar fifty` is right; then change one answer, or remove line 3 of approved.csv
        """#
}
