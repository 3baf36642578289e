import Foundation
import Testing

@testable import VoiceAssetCore

/// The words of the checks, in the one place where they are asserted: other tests assert a finding's check, place and values.
@Suite struct CheckWordsTests {
    /// Of each form of each check: `check | form | values | what is said`. Those of packs and number rules have a file of their own.
    private static let examples = #"""
        * | columns | column=amount | two columns `amount`; keep one
        * | cells | count=7 fields; most=5 | 7 fields (expected 5, as in the first line)
        * | no header | columns=id,text | the first line names no columns; put the line that voice-assets wrote above it: id,text
        * | no column | column=amount; columns=amount,text,by,when,announcement | no column `amount`; keep the first line as voice-assets wrote it: amount,text,by,when,announcement
        * | empty cell | column=amount | nothing in the column `amount`; fill it in
        * | twice | subject=`paid` with 1.50; line=3 | `paid` with 1.50 stands in line 3 too; keep one of them
        * | too large | bytes=2000 bytes; most=1000 bytes | at least 2000 bytes (limit 1000 bytes); check that it is the right file
        * | entries | most=1000 bytes | more than 1000 bytes (limit 1000 bytes); keep only the recordings here
        * | leftover | reason=could not remove it: Permission denied; folder=VoiceAssets/.voice-assets-previous-en-USD | could not remove it: Permission denied; when this is solved, the next run deletes VoiceAssets/.voice-assets-previous-en-USD
        * | stated | message=speech at -30.0 dBFS | speech at -30.0 dBFS
        * | not UTF-8 | | bytes that are not UTF-8 text; save it as `CSV UTF-8`
        * | quotation mark | | a quotation mark out of place; save it from a spreadsheet, or write two of them for one
        * | control character | | a control character; remove it
        * | long field | most=1000 bytes | a field is too long (limit 1000 bytes)
        * | fields | most=1000 bytes | too many fields (limit 1000 bytes)
        * | lines | most=1000 bytes | too many lines (limit 1000 bytes)
        * | conflict | mark=<<<<<<< | `<<<<<<<`, a mark of a merge conflict; choose what is right above and below it, remove every such mark, and git add the file
        * | more faults | most=200 | more faults, which are not listed (limit 200); correct the listed faults, then run again
        * | pointer |  | a Git LFS pointer in place of the file; bring the files with git lfs pull; in CI, check out with LFS
        amount-unsaid | | amount=1.01 | no pattern of `amount` says 1.01; add a pattern without `when` at the end, or narrow the range
        amount-unsaid | no grammar | | splice.json has no number grammar: the pack announces nothing; run generate again
        amount-unsaid | slot | value=12; slot=slots | no pattern says the value 12 of the slot `slots`; add a pattern without `when` at the end of its `say`, or narrow its range
        amounts-alike | | first=0.07; second=1.07; words=`one one` | 0.07 and 1.07 are said alike: `one one`; change the rules or texts so that they differ, say what is left out, or narrow the range
        amounts-sound-alike | | first=15; second=50; words=`fifteen` and `fifty` | 15 and 50 differ only in clips that sound alike: `fifteen` and `fifty`; listen to these clips; record one of them again if it says the other's word
        announcement-too-long | | announcement=paid; amount=63; seconds=30.82 s; longest=35.88 s; limit=30.0 s; clips=7 | the announcement 'paid' takes 30.82 s with 63, the smallest amount that is too long; the longest takes 35.88 s (limit under 30.0 s); longest clips in it: `7`; narrow the range, speak faster, or shorten `gap`
        announcement-too-long | any amount | announcement=paid; seconds=30.82 s; limit=30.0 s; clips=7 | the announcement 'paid' takes 30.82 s (limit under 30.0 s); longest clips in it: `7`; say less, speak faster, or shorten `gap`
        announcement-too-long | pauses | announcement=paid; amount=63; seconds=30.82 s; longest=35.88 s; pauses=0.41 s; limit=30.0 s; clips=7 | the announcement 'paid' takes 30.82 s with 63, 0.41 s of it in pauses; 63 is the smallest amount that is too long; the longest takes 35.88 s (limit under 30.0 s); longest clips in it: `7`; narrow the range, speak faster, or shorten `gap` or the announcement's pauses
        announcement-too-long | any amount pauses | announcement=paid; seconds=30.82 s; pauses=0.41 s; limit=30.0 s; clips=7 | the announcement 'paid' takes 30.82 s, 0.41 s of it in pauses (limit under 30.0 s); longest clips in it: `7`; say less, speak faster, or shorten `gap` or the announcement's pauses
        announcement-too-long | slots | values=valuess; seconds=12; limit=12; clips=7 | the announcement `valuess` takes 12 (limit under 12); longest clips in it: `7`; say less, narrow the ranges, speak faster, or shorten `gap`
        announcement-too-long | slots pauses | values=valuess; seconds=12; pauses=pausess; limit=12; clips=7 | the announcement `valuess` takes 12, pausess of it in pauses (limit under 12); longest clips in it: `7`; say less, narrow the ranges, speak faster, or shorten `gap` or the announcement's pauses
        asset-checksum | size | bytes=1000 bytes; sha256=89abcdef0123; stated=900 bytes | not the file that generate wrote: 1000 bytes, SHA-256 89abcdef0123… (expected 900 bytes); run generate again
        asset-checksum | | sha256=fedcba987654; stated=0123456789ab | not the file that generate wrote: SHA-256 fedcba987654… (expected 0123456789ab…); run generate again
        asset-checksum | export | | not the bytes that generate wrote; run generate again
        asset-extra | pack | pack=en-USD | the index does not list the pack 'en-USD', whose folder is there; run generate again
        asset-extra | |  | not in the manifest; remove it, or add its clip to pack.yml
        asset-missing | pack | pack=en-USD | lists the pack 'en-USD', which is not there; run generate again
        asset-missing | clip | | not found; run generate again; every announcement with this clip is silent without it
        asset-missing | attribution | | not found; run generate again; the licence of the recordings wants it beside the clips
        asset-missing | splice | | not found; run generate again; apps read it
        asset-not-splice-safe | no frames | | no MP3 frame at all; encode the clip as MP3
        asset-not-splice-safe | reservoir | count=12; all=40 | 12 of 40 frames use the bit reservoir; encode without it (lame --nores): joining damages the clip's start
        asset-not-splice-safe | bit rates | | frames of different bit rates or formats; encode at a constant bit rate: else players cut the announcement short
        asset-not-splice-safe | Info | | an Info frame; encode without it (lame -t): many players stop after this clip
        asset-not-splice-safe | table | frame=VBRI | a VBRI frame; encode without it (lame -t): many players stop after this clip
        asset-not-splice-safe | ID3v2 | bytes=128 bytes | an ID3v2 tag of 128 bytes; players skip sound there when clips are joined; write no tags
        asset-not-splice-safe | ID3v1 | bytes=128 bytes | an ID3v1 tag of 128 bytes; players skip sound there when clips are joined; write no tags
        asset-not-splice-safe | APE | bytes=128 bytes | an APE tag of 128 bytes; players skip sound there when clips are joined; write no tags
        asset-not-splice-safe | partial frame | bytes=128 bytes | an incomplete frame of 128 bytes at the end; players skip the start of the next clip; encode the clip again
        asset-not-splice-safe | unknown | bytes=128 bytes | 128 bytes that are no MP3 frame; players skip sound there; encode the clip again
        asset-not-splice-safe | format | format=ogg | a file in the format .ogg; many players leave out what is appended to it, so that the announcement ends after its first clip; encode as MP3, WAV, CAF or AIFF
        asset-not-uniform | rendition | rate=48000 Hz; channels=2; statedRate=24000 Hz; statedChannels=1 | 48000 Hz, 2 channels (expected 24000 Hz, 1); run generate again
        asset-not-uniform | | format=48000 Hz, mono; usual=24000 Hz, mono | 48000 Hz, mono (expected 24000 Hz, mono, as most clips here); decoders drop the clip, play it at a wrong speed or stop at it; encode all clips alike
        asset-stale | |  | changed since generate; run generate again
        asset-stale | reading | subject=100.00; was=one hundred; now=hundred | changed since generate: 100.00 was read `one hundred` and is now read `hundred`; run generate again if that is meant, and undo the change if not
        asset-stale | read anew | subject=0.90; was=ninety cents; now=ninety-zero cents | 0.90 was read `ninety cents` and is now read `ninety-zero cents`; if that is not meant, undo the change and run generate again
        asset-stale | never generated | | no pack was generated from these recordings; run generate
        asset-stale | gone | assets=VoiceAssets | generate made a pack of these recordings, and it is gone from VoiceAssets; run generate, or bring it back, for example from Git
        asset-stale | new clip | | a clip that the pack does not have yet; run generate again
        asset-stale | former clip | clip=and | clip 'and' is no longer in the pack; run generate again
        asset-stale | no take | clip=7 | the recording of `7` is gone; bring it back, for example from Git, or record it again
        asset-stale | takes | count=2; before=1 | the clip has 2 takes now, and had 1 when generate ran; run generate again
        asset-stale | take | | recorded anew since generate; run generate again
        asset-stale | take changed | now=0.75 s; before=1.02 s | recorded anew or converted since generate: 0.75 s in place of 1.02 s; listen whether it is whole, restore it from Git if not, and run generate again
        asset-stale | take in place | now=0.80 s, 15.mp3; before=1.02 s, 15.wav; file=15.mp3; former=15.wav | recorded anew or converted since generate: 0.80 s, 15.mp3 in place of 1.02 s, 15.wav; restore 15.wav from Git and delete 15.mp3, or listen whether 15.mp3 is whole and run generate again
        asset-stale | handed on | changed=recordings/en-USD/pack.yml | the clips are older than their recordings: recordings/en-USD/pack.yml changed since generate; run generate first
        asset-stale | handed on unseen | packs=en-USD | the recordings of en-USD are not here, so nothing tells whether the clips are older; run `validate --up-to-date --recordings FOLDER` with their folder
        asset-stale | renamed | files=63 files; new=en-US; old=en-USD; recordings=recordings | the pack is removed, with its 63 files: its folder of recordings is called `en-US` now; an app that asks for `en-USD` finds nothing; if that was not meant, rename recordings/en-US back to `en-USD`, and run again
        asset-unreadable | chunk | whole=64800 bytes; chunk=data; present=39956 bytes; remedy=run generate again | the header promises 64800 bytes in chunk 'data' (expected the 39956 bytes that are there); run generate again
        asset-unreadable | undecodable | reason=Format not recognised; remedy=run generate again | does not decode: Format not recognised; run generate again
        asset-unreadable | pointer | | a Git LFS pointer in place of the clip; bring the clips with git lfs pull, then keep them in Git itself: no line of .gitattributes may give them to LFS
        asset-unreadable | silent | remedy=run generate again | decodes to silence; run generate again
        asset-unreadable | length | samples=24001; stated=24000 | decodes to 24001 samples (expected 24000); every later clip of an announcement would start at a wrong time: run generate again
        asset-unreadable | no silence | peak=-4.6 dBTP | a pause that peaks at -4.6 dBTP (expected silence); run generate again
        clip-clipping | | samples=2646; longest=1.17 ms; depth=3.3 dB; most=0.75 ms; least=25.0 dB | 2646 samples at full scale: crests of up to 1.17 ms are cut off, and what is lost is 3.3 dB below the sound (limit 0.75 ms and 25.0 dB); record again 6 dB lower
        clip-clipping | some | samples=2646; longest=1.17 ms; depth=3.3 dB | 2646 samples at full scale: crests of up to 1.17 ms were cut off and are rounded, and what was lost is 3.3 dB below the sound; record again 6 dB lower, or listen to it
        clip-clipping | rounded | samples=2646; longest=1.17 ms; depth=3.3 dB | 2646 samples at full scale: crests of up to 1.17 ms were cut off and are rounded, and what was lost is 3.3 dB below the sound; nothing of it is heard; record the next takes 6 dB lower
        clip-encoding | | reason=Format not recognised | Format not recognised; report this take as a bug of voice-assets
        clip-encoding | frames | rendition=mp3 | mp3: the encoder wrote frames that can't be joined; report this take as a bug of voice-assets
        clip-encoding | length | rendition=mp3; samples=24001; expected=24000 | mp3: decodes to 24001 samples instead of 24000; report this take as a bug of voice-assets
        clip-encoding | early | rendition=mp3 | mp3: the decoded sound begins too early; report this take as a bug of voice-assets
        clip-encoding | late | rendition=mp3 | mp3: the decoded sound begins too late; report this take as a bug of voice-assets
        clip-encoding | gain | rendition=mp3; gain=1.0021 | mp3: decodes with a gain of 1.0021 instead of 1; report this take as a bug of voice-assets
        clip-encoding | signal | rendition=mp3; ratio=38.2 dB; least=40.0 dB | mp3: after decoding, its error is only 38.2 dB below the sound, not 40.0 dB; report this take as a bug of voice-assets
        clip-encoding | undecodable | rendition=mp3; reason=Format not recognised | mp3: does not decode again: Format not recognised; report this take as a bug of voice-assets
        clip-identical | | path=mp3/7.mp3 | the same sound as mp3/7.mp3; listen to both: one of them says the wrong word, unless the two words sound the same
        clip-loudness | softened | loudness=-17.5 LUFS; target=-16.0 LUFS; lack=1.5 LU | loudness -17.5 LUFS because louder it would be cut off (limit -16.0 LUFS); record with less emphasis, or lower `loudness` of `profile` by 1.5 LU
        clip-loudness | uneven | rendition=mp3; loudness=-17.5 LUFS; target=-16.0 LUFS; tolerance=0.5 LUFS | mp3: loudness -17.5 LUFS (limit -16.0 ± 0.5 LUFS); record again with less hiss
        clip-loudness | lowered | loudness=-17.5 LUFS; softest=a,b; target=-16.0 LUFS | all clips are at -17.5 LUFS, because louder, `a` and `b` would be cut off (limit -16.0 LUFS); to be louder, record these again with less emphasis
        clip-loudness | shared | loudness=-17.5 LUFS; target=-16.0 LUFS | all clips are at -17.5 LUFS, which the softest pack can reach (limit -16.0 LUFS); to be louder, record that pack again with less emphasis, or leave out --same-loudness
        clip-loudness | bound | loudness=-17.5 LUFS; target=-16.0 LUFS; tolerance=0.5 LU | loudness -17.5 LUFS (limit -16.0 LUFS ± 0.5); louder, it would be cut off; record with less emphasis or lower `loudness` of `profile`
        clip-loudness | file | loudness=-17.5 LUFS; target=-16.0 LUFS; tolerance=0.5 LU | loudness -17.5 LUFS (limit -16.0 LUFS ± 0.5); run generate again
        clip-loudness | median | loudness=-17.5 LUFS; target=-16.0 LUFS; tolerance=0.5 LU | loudness -17.5 LUFS (limit -16.0 LUFS ± 0.5, the pack's median); level all clips alike
        clip-silence | | silence=800 ms; most=240 ms | 800 ms of silence at the ends (limit 240 ms); every join with this clip pauses; trim the clip
        clip-speech-cut | start | rendition=mp3; depth=6.0 dB; least=20.0 dB | mp3: the start is only 6.0 dB below the loudest part (limit 20.0 dB); leave half a second of silence around the word
        clip-speech-cut | end | rendition=mp3; depth=6.0 dB; least=20.0 dB | mp3: the end is only 6.0 dB below the loudest part (limit 20.0 dB); leave half a second of silence around the word
        clip-speech-cut | file start | depth=6.0 dB; least=20.0 dB; remedy=fade the edge, or trim less | the start is only 6.0 dB below the loudest part (limit 20.0 dB); fade the edge, or trim less
        clip-speech-cut | file end | depth=6.0 dB; least=20.0 dB; remedy=run generate again | the end is only 6.0 dB below the loudest part (limit 20.0 dB); run generate again
        clip-too-long | | seconds=31.07 s; most=30 s | clip of 31.07 s (limit under 30 s); record a shorter prompt; check that the file holds one clip only
        clip-too-long | unannounceable | clip=and; seconds=10.2 s; most=10.0 s | the clip 'and' takes 10.2 s (limit under 10.0 s); speak faster, or raise `max-seconds`
        clip-too-long | file | seconds=31.07 s; most=30 s | clip of 31.07 s (limit under 30 s); record a shorter prompt
        clip-true-peak | | peak=-0.6 dBTP; most=-1.0 dBTP | true peak -0.6 dBTP (limit -1.0 dBTP); lower `loudness` of `profile`
        clip-true-peak | file | peak=-0.6 dBTP; most=-1.0 dBTP; remedy=run generate again | true peak -0.6 dBTP (limit -1.0 dBTP); run generate again
        clip-unused | | clip=and | no announcement says the clip 'and'; remove it, or check the rules that should say it
        clip-unused | unrecorded | clip=and | no announcement says the clip 'and', and it has no recording, so the pack is made without it; remove it, or leave it for a wider range
        clip-unused | never last | clip=and | no announcement ends with the clip 'and'; remove it from `end-forms`
        clip-unused | only last | clip=and | announcements say the clip 'and' at their end only; remove it from `end-forms`, and rename the recording `and.end` to `and`
        file-missing | no recordings | | not found, so nothing tells whether packs are up to date; name the folder of the recordings with --recordings
        file-missing | recordings gone | pack=en-USD | not found, and the pack generated from it is there; bring it back, for example from Git; if `en-USD` is to go, delete its clips too
        file-missing | no packs | | no voice pack in this folder; run generate first, or name the folder that holds the packs
        file-missing | pack | nearest=did you mean `en-USD`? | no such voice pack; did you mean `en-USD`?
        file-missing | |  | not found; check the path
        file-missing | dangling | target=../7.wav | a link to ../7.wav, which does not exist; restore the target, or put a copy of it here
        file-missing | no output | | not found; run generate first
        file-missing | rendition | renditions=caf-ulaw, mp3, wav | the pack has no such rendition; there are: caf-ulaw, mp3, wav
        file-missing | no such pack | nearest=did you mean en-USD? | no such pack; did you mean en-USD?
        file-missing | no generated pack | | no generated pack; run generate first
        file-missing | compared | count=3; pack=en-USD | --compare names one pack, and 3 packs are to be compared with it; name one of them, such as --pack en-USD
        file-missing | texts | | the notes on what the takes were recorded for are gone, and the pack's manifest knows only its own takes; bring the file back from Git, or run generate, listen to the takes, and commit it
        file-missing | beside recordings | | not found beside recordings; add it, or move the recordings elsewhere
        file-missing | no pack yet | folder= --recordings takes | no voice pack yet; start one: swift package --allow-writing-to-package-directory add-language-pack LANGUAGE --currency CODE --recordings takes; or run this in the folder that holds recordings
        file-missing | unknown pack | | no such pack
        file-unreadable | | reason=Permission denied | Permission denied; check the permissions and the disk
        file-unreadable | baseline | | not a file that this command made with --format json; make it again without --baseline
        file-unreadable | key | | is no private key of Ed25519 in PEM; openssl genpkey -algorithm ed25519 writes one
        file-unsafe | link | | the pack's folder is a link; move it away; generate writes a folder of its own
        file-unsafe | not folder | | this is not a folder; move it away; generate writes a folder of its own
        file-unsafe | link inside | object=file | this is a link; move it away; generate writes a file of that name
        file-unsafe | index | | this is not a regular file; move it away, then run again
        file-unsafe | leftover | | this is not a folder; move it away
        file-unsafe | mounted | | another file system is mounted here; mount it outside the pack
        file-unsafe | pack mounted | | the pack's folder is a mount point, and generate replaces it as a whole; mount the folder with the packs instead, or name another with --assets
        file-unsafe | not a file | kind=a pipe | a pipe, not a file; put a regular file here
        file-unsafe | not a folder | kind=a pipe | a pipe, not a folder; put a folder here
        file-unsafe | outside | target=/etc/passwd | leads out of its folder, to /etc/passwd; copy the target into the folder instead of linking it
        file-unsafe | a folder | | a folder, not a file; name the recordings in it, or the pack with --pack
        file-unsafe | link kept | | a link, and links are not replaced; add the lines by hand
        format-undocumented | |  | MP3 is not on Apple's list of formats for notification sounds; it plays in shipped apps; use the rendition wav or caf-ulaw to stay on the list
        manifest-invalid | vectors | fault=a gap of 0 s | a gap of 0 s; export the packs again
        manifest-invalid | unsound | fault=$.clips: is empty | $.clips: is empty; restore the manifest, for example from Git, or delete it and run generate again
        manifest-invalid | index | fault=$.packs: is empty | $.packs: is empty; restore it from Git, or delete it; then run generate
        manifest-invalid | older | fault=$.schema: 3 | $.schema: 3; then build the app, and ship both
        manifest-invalid | newer | fault=$.schema: 9 | $.schema: 9; a newer voice-assets made this file; update your voice-assets
        manifest-invalid | pointer | | a Git LFS pointer in place of the file; bring it with git lfs pull, then keep it in Git itself: no line of .gitattributes may give it to LFS
        manifest-invalid | conflict | mark=<<<<<<< | `<<<<<<<`, a mark of a merge conflict; run voice-assets generate, which writes it anew; then git add the folder
        manifest-invalid | pack | pack=ru-RUB; folder=en-USD | the manifest is of the pack 'ru-RUB' (expected the folder's name, 'en-USD'); rename the folder, or remove the copy
        manifest-invalid | loudness | stated=-15.2 LUFS; clip=and; measured=-16.0 LUFS | states a loudness of -15.2 LUFS for 'and' (expected -16.0 LUFS, as its files have it); run generate again
        manifest-invalid | true peak | stated=-15.2 LUFS; clip=and; measured=-16.0 LUFS | states a true peak of -15.2 LUFS for 'and' (expected -16.0 LUFS, as its files have it); run generate again
        manifest-invalid | text | | the manifest was changed: a text, a measurement or something else in it is not what generate wrote; run generate again
        manifest-invalid | splice | | differs from manifest.json: the two were not written together; run generate again
        manifest-invalid | unsealed | | the manifest has no checksum of itself, so nobody can tell whether it was changed; run generate again
        manifest-invalid | longest | | the longest announcements in the manifest are not those of its splice.json; run generate again
        manifest-invalid | witness | clip=and; heard=nowhere; stated=-15.2 LUFS | the clip 'and' is heard nowhere, not -15.2 LUFS as the manifest states; run generate again
        manifest-invalid | export | fault=$.clips: is empty | $.clips: is empty; run generate again
        manifest-invalid | export pack | pack=ru-RUB | it is the manifest of `ru-RUB`; name the folder like its pack
        manifest-invalid | export nothing | | the pack announces nothing; add announcements to its pack.yml, and generate it again
        manifest-missing | index | | not found; run generate again
        manifest-missing | |  | not found; make the pack with voice-assets generate; its clips are checked by themselves here
        output-conflict | object | object=file | this is not a file; move it away; generate writes a file of that name
        output-conflict | foreign | | generate would write this file, but somebody else's file has this name; move it away, then run again
        output-conflict | damaged | distrust=it is too large; folder=VoiceAssets/en-USD | this manifest is damaged (it is too large), so generate can't tell which files here are its own, and wrote nothing; bring the file back, for example from Git, or delete VoiceAssets/en-USD; then run again
        output-conflict | distrusted | distrust=it is of another pack; folder=VoiceAssets/en-USD | generate would write this file, but somebody else's file has this name; the manifest there can't be trusted (it is of another pack), so nothing counts as generated: delete VoiceAssets/en-USD, then run again
        output-conflict | index | | the list of the packs has this name, but the file there is no list that the tool wrote; restore it from Git, or delete it; then run generate
        output-conflict | pack list | | the list of written packs has this name, but something else is there; move it away
        output-conflict | edited | | the file no longer belongs to the pack, but it was changed after generate wrote it; delete it, or move it elsewhere; then run again
        output-conflict | stuck | folder=VoiceAssets/en-USD | this is not the tool's, and came here while a run replaced the pack or left it; move it elsewhere, then delete VoiceAssets/en-USD
        output-conflict | inside | folder=VoiceAssets/en-USD | the tool did not write this, and a pack's folder holds nothing else; move it out of VoiceAssets/en-USD, then run again
        output-conflict | kind | kind=sheet | somebody else's file has this name: no sheet of voice-assets; move it away, or choose another name
        output-conflict | exported | kind=splicer | somebody changed this splicer after export wrote it, so it stays as it is; undo the change, or move the file away; then export again
        output-conflict | export unknown | kind=splicer | nothing tells whether somebody changed this splicer after export wrote it, so it stays as it is; delete the file if nobody did, or move it away; then export again
        output-conflict | seal | kind=report | nothing shows that this report is still as the tool wrote it: somebody may have changed it; move it away, or choose another name
        output-conflict | filled | kind=sheet | somebody changed this sheet after it was written; take its texts over with --import, or move it away
        output-conflict | leap | last=12; next=13; number=120 | the bundle here has the number 12; phones that install 120 refuse every bundle up to that number; write --number 13; if 120 is meant, move the file away
        output-conflict | texts | | the notes on what the takes were recorded for have this name, but something else is there; move it away
        output-conflict | marks | file=recordings/en-USD/.recorded-texts; mark=<<<<<<< | `<<<<<<<`, a mark of a merge conflict; the lines of both sides count: keep them and delete the marks: perl -ni -e 'print unless /^[<=>|]/' recordings/en-USD/.recorded-texts
        output-conflict | root | | the output is the root of the file system; name a folder of the app
        output-conflict | among recordings | | the output lies among recordings; name a folder of the app
        output-conflict | among packs | | the output lies inside the folder of the packs; name a folder beside it
        output-conflict | recordings | | the output is the folder of the recordings; name two folders side by side
        output-conflict | inside recordings | | the output lies inside the recordings; name two folders side by side
        output-conflict | around recordings | | the recordings lie inside the output; name two folders side by side
        output-conflict | announcement | | the folder belongs to a pack, of which this would become a take or a clip; name a file elsewhere
        output-conflict | sheet | | the folder belongs to a pack, and this is no part of it; name a file elsewhere
        output-conflict | changed | | it was changed meanwhile; run again
        output-failed | | tried=write it; reason=No space left on device | could not write it: No space left on device
        output-failed | full | tried=write it; reason=No space left on device | could not write it: No space left on device; make room and run again
        output-failed | unnamable | tried=write it; reason=No space left on device | could not write it: No space left on device; give it a name in UTF-8, then run again
        output-failed | forbidden | tried=write it; reason=No space left on device | could not write it: No space left on device; ask for permission to write there, or choose another folder
        output-failed | file | reason=No space left on device | can't be written: No space left on device; make room, or write it somewhere else
        output-failed | locked | holder=process 12 (cat); lock=has a lock | process 12 (cat) has a lock on this folder; wait until it is done, or end it, then run again
        output-failed | locked still | holder=process 12 (cat); lock=has a lock; waited=3 s | process 12 (cat) has a lock on this folder, and this run waited 3 s for it; wait until it is done, or end it, then run again
        output-failed | waiting | holder=process 12 (cat); lock=has a lock; waited=3 s; patience=30 s | waiting for process 12 (cat), which has a lock on this folder, for 3 s (limit 30 s)
        output-failed | unlockable | | this folder can't be locked; make sure that no other run of generate writes here
        output-failed | pack list | tried=write it; reason=No space left on device | can't be written: could not write it: No space left on device; make room, and run again
        output-failed | leftovers | | a hundred interrupted runs left folders here; save what you need from them, then delete them
        output-failed | bundle | reason=a bundle of 70000000 bytes | a bundle of 70000000 bytes; choose packs with --pack, or a rendition with --rendition
        output-failed | files | | the files don't fit their manifest; report it as a bug of voice-assets
        output-failed | bytes | | the bytes don't fit the manifest; report it as a bug of voice-assets
        output-failed | name | name=a b; form=1 to 64 of A-Z | a b is not a pack's name (expected 1 to 64 of A-Z); rename it
        output-failed | changed | | the file changed while generate ran; run again
        output-failed | scratch | | could not make the folder for temporary files; let TMPDIR name a folder that you may write to, and that has room
        output-failed | scratch removed | | the folder for temporary files was removed in the middle of the run; let TMPDIR name a folder that nobody clears, then run again
        output-failed | scratch full | | there is no room left in the folder for temporary files; make room, or let TMPDIR name another folder, then run again
        output-failed | texts | reason=No space left on device | can't be written: No space left on device; let generate write there: else it does not notice texts that change after recording
        recognizer-failed | not run | program=whisper | the recognizer `whisper` can't be run; install it, or name another one
        recognizer-failed | failed | status=3 | the recognizer failed with exit code 3; run it by hand with this take to see why
        recognizer-failed | failed saying | status=3; words=no model | the recognizer failed with exit code 3: no model; run it by hand with this take to see why
        recognizer-failed | late | limit=1 s | the recognizer took too long and was stopped (limit 1 s); take a faster program, or a smaller model; status has --seconds
        recognizer-failed | flooded | limit=65536 bytes | the recognizer printed too much and was stopped (limit 65536 bytes); let it print what it hears and nothing else
        recognizer-failed | interrupted | | the recognizer was stopped with this program; run it again
        recognizer-failed | gone | | the take can't be read any more; see whether it was moved or deleted, then run again
        recording-alike | | clip=and; other=a | `and` sounds like `a`; listen to both: one of the two may say the other's word
        recording-alike | several | clip=and; other=a; more=2 | `and` sounds like `a` and 2 more; listen to them: some may say another's word
        recording-alike | takes | clip=5; stray=2; like=9; own=1; take=1 | take 2 of `5` sounds more like `9` than like take 1; the clip is made of take 1; listen to both: delete the take that says another word; if both are right, pin one in pack.yml
        recording-ambiguous | | files=7.wav and 7.flac; clip=7 | 7.wav and 7.flac are all recordings of `7`; keep one of them, or call another take `7~2`
        recording-band-limited | | end=3.4 kHz; least=7.0 kHz | nothing above 3.4 kHz, as over a telephone (limit 7.0 kHz); record into the computer itself at 44.1 or 48 kHz, not by telephone or headset radio
        recording-bytes | unfinished | chunk=data; stated=0 bytes; bytes=97540 bytes | the header was never finished: chunk 'data' states 0 bytes; the 97540 bytes that follow were read; nothing needs to be done if its last word is whole
        recording-bytes | unknown | bytes=4096 bytes; at=1.02 s; offset=6048 | 4096 bytes at 1.02 s, from byte 6048 on, are no chunk, page, frame or tag, and were left out; sound may be in them: listen to that place, and copy or export the file again if something is missing
        recording-bytes | pages | count=2; at=1.02 s; offset=6048 | 2 Ogg pages are missing at 1.02 s, before byte 6048; listen to that place, and copy or export the file again if something is missing
        recording-bytes | undecoded | seconds=0.50 s; at=1.02 s | 0.50 s of sound can't be decoded, the first of it at 1.02 s; listen to that place, and copy or export the file again if something is missing
        recording-bytes | padding | bytes=4096 bytes; offset=6048 | 4096 bytes of zeros behind the sound, from byte 6048 on, were left out; if the file was copied from a failing disk or card, listen to its end
        recording-bytes | joined | count=2; at=1.02 s; offset=6048 | 2 sound files in one, the second from byte 6048 on, at 1.02 s; all were read; make one file of it, or several: some players play only the first
        recording-cut | start | own=31 dB; usual=12 dB | the sound jumps by 31 dB where the word begins (in most other takes by less than 12 dB), so its start may be cut off; listen; cut it anew with silence around the word, or record it again
        recording-cut | end | own=31 dB; usual=12 dB | the sound drops by 31 dB where the word ends, in most other takes by less than 12 dB: its end may be cut off; listen; cut it anew with silence around the word, or record it again
        recording-cut | startMany | clips=a,b,c; own=31 dB; usual=12 dB | `a`, `b` and `c`: the sound jumps by 31 dB where the word begins (in most other takes by less than 12 dB), so its start may be cut off; listen; cut it anew with silence around the word, or record it again
        recording-cut | endMany | clips=a,b,c; own=31 dB; usual=12 dB | `a`, `b` and `c`: the sound drops by 31 dB where the word ends, in most other takes by less than 12 dB: its end may be cut off; listen; cut it anew with silence around the word, or record it again
        recording-dc-offset | | offset=2.5 %; most=1 % | DC offset 2.5 % of full scale (limit 1 %); generate removes it; check the converter and cables
        recording-click | once | time=0.31 s; excess=12.0 dB; most=8.5 dB; more=0 | a click at 0.31 s, 12.0 dB sharper than all that sounds around it (limit 8.5 dB); listen to it; record it again with larger buffers and no other program running
        recording-click | often | time=0.31 s; excess=12.0 dB; most=8.5 dB; more=2 | a click at 0.31 s, 12.0 dB sharper than all that sounds around it, and 2 clicks more (limit 8.5 dB); listen to it; record it again with larger buffers and no other program running
        recording-dropouts | once | length=12 ms; start=0.125 s | the sound is missing for 12 ms at 0.125 s; record again with larger buffers and no other program running
        recording-dropouts | often | length=12 ms; start=0.125 s; more=2 | the sound is missing for 12 ms at 0.125 s and 2 times more; record again with larger buffers and no other program running
        recording-duplicate | | clip=and; other=a | `and` sounds exactly like `a`, as if it were the same recording; listen to both: one of them says the wrong word, unless the two words sound the same
        recording-duplicate | end | clip=a.end; other=a | `a.end` sounds exactly like `a`, as if it were the same recording; say it as the last word of a sentence, or take `a` out of `end-forms`: it brings nothing
        recording-duplicate | several | clips=a,b,c; other=a | `a`, `b` and `c` sound exactly like `a`, as if they were the same recording; unless all these words sound the same, all but one of them say the wrong word: listen to them
        recording-edge | start | silence=12 ms; least=50 ms | speech 12 ms from the start of the file (limit 50 ms); check that the word is whole; leave new recordings half a second of silence on both sides
        recording-edge | end | silence=12 ms; least=50 ms | speech 12 ms from the end of the file (limit 50 ms); check that the word is whole; leave new recordings half a second of silence on both sides
        recording-edge | shorter start | silence=12 ms; least=50 ms; seconds=0.68 s; before=1.35 s | 0.68 s in place of 1.35 s, with speech 12 ms from the start of the file (limit 50 ms); listen whether the word is whole; if not, restore the take from Git and run generate again
        recording-edge | shorter end | silence=12 ms; least=50 ms; seconds=0.68 s; before=1.35 s | 0.68 s in place of 1.35 s, with speech 12 ms from the end of the file (limit 50 ms); listen whether the word is whole; if not, restore the take from Git and run generate again
        recording-edge | tight | | no silence around the speech, so the noise can't be measured; all that sounds was kept; check that only the word is heard; leave new recordings half a second of silence on both sides
        recording-empty | none | | the file holds no samples; record the clip again, or restore it from Git if it was whole
        recording-empty | nothing | | no speech found, only silence; check that the microphone is on and chosen, and record the clip again, or restore it from Git if it was whole
        recording-empty | silent | peak=-6.0 dBFS | no speech found, only silence, peak -6.0 dBFS; check that the microphone is on and chosen, and record the clip again, or restore it from Git if it was whole
        recording-empty | steady | peak=-6.0 dBFS | no speech found, only steady noise or hum, peak -6.0 dBFS; record the clip again, or restore it from Git if it was whole
        recording-empty | tone | frequency=440 Hz; peak=-6.0 dBFS | no speech found, only a steady tone of 440 Hz, peak -6.0 dBFS; check which file was taken: a test tone or a hum is in place of the word
        recording-empty | brief | peak=-6.0 dBFS | no speech found, only a click or a knock, peak -6.0 dBFS; record the clip again, or restore it from Git if it was whole
        recording-empty | rough | peak=-6.0 dBFS | hardly any voice, though the sound ends as a word does, peak -6.0 dBFS; listen to it: a knock may sound so
        recording-empty | synthetic | peak=-6.0 dBFS | the synthesizer's word has almost no voiced sound, peak -6.0 dBFS; listen to it; choose another voice with --with, or let a person speak it
        recording-empty | unvoiced | peak=-6.0 dBFS | no speech found, only noise without a voice, peak -6.0 dBFS; if a word is whispered in it, say it with your voice; else record the clip again, or restore it from Git if it was whole
        recording-empty | session | | the file holds no samples; record it again
        recording-empty | no speech | | no speech found; check the recording
        recording-flat-tops | | count=3; height=-6.0 dBFS | 3 crests cut off flat at -6.0 dBFS: the recording clipped before its level was lowered; record again with less gain at the microphone: what was cut off does not come back
        recording-hum | | frequency=50 Hz; level=-45.0 dBFS; ratio=38.2 dB; least=40.0 dB | 50 Hz hum at -45.0 dBFS, 38.2 dB below the speech (limit 40.0 dB); use a balanced cable, away from power supplies; keep fans and disks away from the microphone; run the computer on its battery
        recording-length | beyond | seconds=3.1 s; most=1.27 s | 3.1 s of speech (limit 1.27 s, at anybody's pace); listen to it: a sentence may have been said in the word's place
        recording-length | long | seconds=1.51 s; expected=0.52 s; most=2.5 | 1.51 s of speech where the other takes suggest 0.52 s (limit 2.5 times longer); listen to it: it may say something else
        recording-length | short | seconds=1.51 s; expected=0.52 s; most=2.5 | 1.51 s of speech where the other takes suggest 0.52 s (limit 2.5 times shorter); listen to it: it may say something else
        recording-length | longUnnamed | seconds=1.51 s; expected=0.52 s; most=2.5 | 1.51 s of speech where the other takes suggest 0.52 s (limit 2.5 times longer); listen to it, or name the pack with --pack: then the length is compared with the clip's text
        recording-length | shortUnnamed | seconds=1.51 s; expected=0.52 s; most=2.5 | 1.51 s of speech where the other takes suggest 0.52 s (limit 2.5 times shorter); listen to it, or name the pack with --pack: then the length is compared with the clip's text
        recording-level | loud | peak=-2.0 dBFS; most=-6.0 dBFS; excess=4.0 dB | peak -2.0 dBFS (limit -6.0 dBFS); lower the microphone's gain by 4.0 dB; a louder word would clip
        recording-level | low | level=-30.0 dBFS; least=-26.0 dBFS; most=-14.0 dBFS; excess=4.0 dB | speech at -30.0 dBFS (limit -26.0 to -14.0 dBFS); raise the microphone's gain by 4.0 dB
        recording-level | high | level=-10.0 dBFS; least=-26.0 dBFS; most=-14.0 dBFS; excess=4.0 dB | speech at -10.0 dBFS (limit -26.0 to -14.0 dBFS); lower the microphone's gain by 4.0 dB
        recording-limit | rate | rate=4000 Hz; least=8000 Hz; most=192000 Hz | sample rate 4000 Hz (limit 8000 to 192000 Hz); export at 48000 Hz
        recording-limit | channels | channels=33; most=32 | 33 channels (limit 32); export as mono
        recording-limit | seconds | seconds=121 s; most=120 s | 121 s of audio (limit 120 s); cut the session into one file per clip
        recording-mixed-up | swapped | file=4.wav; source=9.wav; was=nine; now=four; pack=en-USD; clip=4; other=9 | 4.wav and 9.wav have changed places: 4.wav is known as `nine`, and 9.wav as `four`; swap them back, or confirm: voice-assets status --pack en-USD --confirm 4 --confirm 9, then run generate
        recording-mixed-up | moved | file=9.wav; was=four; now=nine; pack=en-USD; clip=9; other=4 | 9.wav is known as the take of `4`, `four`, and is to say `nine`; record it again, or confirm: voice-assets status --pack en-USD --confirm 9, then run generate
        recording-mixed-up | copied | file=9.wav; source=4.wav; now=nine; text=four; clip=9; other=4 | 9.wav is the same file as 4.wav: one of them says the wrong text, `nine` or `four`; record one of them again, or confirm in pack.yml: `confirmed: [{ same-take: [4, 9], because: WHY }]`, then run generate
        recording-mixed-up | copied over | file=9.wav; former=9.wav from Git; source=4.wav; now=nine; text=four; clip=9; other=4 | 9.wav is a copy of 4.wav, which is known as `four`, and is to say `nine`; restore 9.wav from Git, or record it again; or confirm in pack.yml: `confirmed: [{ same-take: [4, 9], because: WHY }]`, then run generate
        recording-mixed-up | borrowed | file=9.wav; was=four; now=nine; clip=9; other=en-USD/4 | 9.wav is known as `four`, the take of en-USD/4, and is to say `nine`; record it again, or confirm in pack.yml: `confirmed: [{ same-take: [9, en-USD/4], because: WHY }]`, then run generate
        recording-limit | seconds in channels | seconds=67 s; channels=2; most=62.5 s | 67 s of audio in 2 channels (limit 62.5 s in so many channels); cut the session into one file per clip
        recording-limit | samples | samples=40000000; most=23040000 | 40000000 samples over all channels (limit 23040000); export as mono at 48000 Hz
        recording-limit | page | seconds=9000 s; most=7200 s | a page with 9000 s of sound (limit 7200 s); cut it into several sessions, or mend its cuts in a label track and give that to split --import
        recording-limit | alignment | utterances=900 utterances; script=400 clips; most=7200 s | 900 utterances for 400 clips (limit a product of 7200 s); cut it into several sessions
        recording-limit | session | seconds=9000 s; most=7200 s | 9000 s of audio (limit 7200 s); cut it into several sessions of less than two hours
        recording-missing | old | count=4 files; pack=en-USD; examples=0.mp3 | of 4 files here, none is known as a clip of en-USD; nothing was written; call them by what they say, such as 0.mp3, or name another folder with --from; to start without recordings, leave out --from
        recording-missing | old folders | count=0 files; pack=en-USD; folders=old/a | of 0 files here, none is known as a clip of en-USD; nothing was written; name the folder with the recordings, such as old/a, with --from; to start without recordings, leave out --from
        recording-missing | other text | text=one; pack=en-USD; other=uno | no recording of `one`; the take of en-USD is not shared: it says `uno` there; write the same text in both packs, or record this one
        recording-missing | unconfirmed | clip=and | no recording of `and` that could be confirmed; record it
        recording-missing | | text=seven; clip=7; extensions=wav, flac or mp3 | no recording of `seven`; add `7.<ext>`; <ext> is wav, flac or mp3
        recording-missing | end | text=seven; clip=7; extensions=wav, flac or mp3 | no recording of `seven` as it is said at the end of an announcement; add `7.<ext>`; <ext> is wav, flac or mp3
        recording-missing | misnamed | text=seven; file=seven.wav; clip=7 | no recording of `seven`; if seven.wav is that recording, rename it to `7` and keep the extension
        recording-missing | misnamed end | text=seven; file=seven.wav; clip=7 | no recording of `seven` as it is said at the end of an announcement; if seven.wav is that recording, rename it to `7` and keep the extension
        recording-noise | | floor=-52.0 dBFS; ratio=38.2 dB; least=40.0 dB | noise floor -52.0 dBFS, 38.2 dB below the speech (limit 40.0 dB); record in a quieter room or closer to the microphone; weak edges of the word may be lost
        recording-noise | floor | floor=-52.0 dBFS; most=-55.0 dBFS | noise floor -52.0 dBFS (limit -55.0 dBFS); switch off fans, close windows, add soft furniture, go closer to the microphone
        recording-phase | opposite | | channels in opposite phase; only the loudest is used; check the cables' polarity
        recording-phase | silent | channels=2 | channel 2 silent; the others are used; export as mono
        recording-plosive | | time=0.31 s; depth=8.0 dB; least=12.0 dB | a pop at 0.31 s, 8.0 dB below the speech (limit 12.0 dB); speak past the microphone or use a pop filter; `high-pass` in `profile` of pack.yml weakens the rest
        recording-quiet | | peak=-43.0 dBFS; least=-40.0 dBFS | peak -43.0 dBFS (limit -40.0 dBFS); raise the microphone's gain or go closer
        recording-quiet | faint | peak=-43.0 dBFS; ratio=18.0 dB; least=-40.0 dBFS; leastRatio=20.0 dB | peak -43.0 dBFS, and the noise only 18.0 dB below the speech (limit -40.0 dBFS or 20.0 dB); record again with more gain or closer to the microphone
        recording-room | noise | own=41.0 dB; usual=60.0 dB | noise 41.0 dB below the speech, where the other takes have it 60.0 dB below; record all takes of a pack in one room, with one microphone and one distance to it
        recording-room | echo | own=210 ms; usual=60 ms; most=120 ms | every sound needs 210 ms or longer to fade by 20 dB, in the other takes 60 ms: the room echoes (limit 120 ms); record all takes of a pack in one room, far from bare walls and at one distance
        recording-room | noiseMany | clips=a,b,c; own=41.0 dB; usual=60.0 dB | `a`, `b` and `c`: noise 41.0 dB below the speech, where the other takes have it 60.0 dB below; record all takes of a pack in one room, with one microphone and one distance to it
        recording-room | echoMany | clips=a,b,c; own=210 ms; usual=60 ms; most=120 ms | `a`, `b` and `c`: every sound needs 210 ms or longer to fade by 20 dB, in the other takes 60 ms: the room echoes (limit 120 ms); record all takes of a pack in one room, far from bare walls and at one distance
        recording-room | echoes | own=160 ms; most=130 ms | in half of the takes every sound needs 160 ms or longer to fade by 20 dB: the room echoes (limit 130 ms); record in a room with carpets, curtains and furniture, nearer to the microphone
        recording-samples | scale | peak=250.0; most=100.0 | samples up to 250.0 where 1 is full scale (limit 100.0); export the file again, as 24-bit integers
        recording-samples | infinite | count=4; first=1 | 4 samples are not finite numbers, the first in frame 1 (limit 0); export the file again, as 24-bit integers
        recording-samples | session | at=0.31 s | samples that are not finite numbers, at 0.31 s; export the file again, as 24-bit integers
        recording-synthetic | | count=3; all=21 | 3 of 21 clips are spoken by a synthesizer; record them: `status` lists which
        recording-synthetic | generated | count=3; all=21 | 3 of 21 clips are spoken by a synthesizer; record them, and run generate again
        recording-text-changed | | was=b; now=better; pack=en-USD; clip=and | its text was `b` when it was recorded, and is `better` now; listen; record it again, or if the take says the new text: voice-assets status --pack en-USD --confirm and
        recording-text-changed | synthetic | was=b; now=better; pack=en-USD; clip=and | its text was `b` when it was recorded, and is `better` now; listen; delete the take and let it be spoken again, or if it says the new text: voice-assets status --pack en-USD --confirm and
        recording-truncated | chunk | missing=24844 bytes; chunk=data; at=0.83 s; ending=in the middle of the speech | the file ends at 0.83 s, in the middle of the speech: 24844 bytes of chunk 'data' are missing; listen whether its last word is whole; if it is not, copy or export the file again
        recording-truncated | samples | promised=48000; present=40000; at=0.83 s; ending=after the speech | the file ends at 0.83 s, after the speech: the header promises 48000 samples a channel, and 40000 are there; listen whether its last word is whole; if it is not, copy or export the file again
        recording-truncated | frame | missing=96; whole=192 bytes; at=0.83 s; ending=after the speech | the file ends at 0.83 s, after the speech: its last MP3 frame is incomplete, 96 of its 192 bytes are missing; listen whether its last word is whole; if it is not, copy or export the file again
        recording-truncated | page | at=0.83 s; ending=after the speech | the file ends at 0.83 s, after the speech: its last Ogg page is incomplete; listen whether its last word is whole; if it is not, copy or export the file again
        recording-truncated | unended | at=0.83 s; ending=where more was to come | the file ends at 0.83 s, where more was to come: its Ogg or FLAC stream was to go on; listen whether its last word is whole; if it is not, copy or export the file again
        recording-truncated | frames | bytes=48001 bytes; frame=2 | 48001 bytes of raw samples (expected a multiple of 2, the bytes of a frame); the file is cut short, or `bits` and `channels` of `pcm` in pack.yml don't describe this file
        recording-unknown | | name=seven.end | no clip `seven.end`; rename the file, or add the clip to pack.yml
        recording-unknown | nearest | name=seven.end; nearest=seven | no clip `seven.end`; the nearest one is `seven`; rename the file, or add the clip to pack.yml
        recording-unknown | take | name=7-2; clip=7; file=7~2.ogg | no clip `7-2`; if it is another take of `7`, call it `7~2.ogg`; otherwise rename it, or add the clip to pack.yml
        recording-unknown | end form | name=seven.end; clip=seven | no clip `seven.end`; if it is `seven` at the end of an announcement, add that to `end-forms` of pack.yml
        recording-unreadable | codec | codec=AAC; convert=ffmpeg -i 'a.wav' 'b.wav' | its sound is coded as AAC, which is not read here; convert it, and listen whether all of it is there: ffmpeg -i 'a.wav' 'b.wav'
        recording-unreadable | foreign codec | codec=Opus | its sound is coded as Opus, which can't be read in WAV; export it again as PCM from the program that made it
        recording-unreadable | mixed | count=2 | 2 sound files in one, of several sample rates or channel counts; put each into a file of its own
        recording-unreadable | zeros | bytes=4096 bytes | 4096 bytes of zeros and nothing else: the file's content was never written or fetched; copy it again from where it was recorded; download it first if it lies in a cloud folder
        recording-unreadable | page | content=an HTML page | an HTML page, not a recording; put the recording itself in its place; a web address may have led to a page about it
        recording-unreadable | archive | content=a ZIP archive | a ZIP archive, not a recording; unpack it, and put the recording from it in its place
        recording-unreadable | other | content=a PDF document | a PDF document, not a recording; put the recording itself in its place
        recording-unreadable | unknown | reason=Format not recognised; convert=ffmpeg -i 'a.m4a' 'a.wav' | can't be read: Format not recognised; convert it with: ffmpeg -i 'a.m4a' 'a.wav'
        recording-unreadable | damaged | reason=Format not recognised | can't be read: Format not recognised; the file is damaged or cut short: copy or export it again
        recording-unreadable | pointer | | a Git LFS pointer in place of the recording; bring the recordings with git lfs pull; in CI, check out with LFS
        recording-unreadable | pointer in Git | | a Git LFS pointer in place of the recording, which .gitattributes does not keep in LFS; restore the take from an earlier commit, or bring it with git lfs pull, and commit it
        recording-unreadable | raw | reason=Format not recognised | can't be read: Format not recognised; a `.raw` file can't tell its form: describe the samples under `takes: pcm:` in pack.yml, and rename the file to `.pcm`
        recording-unreadable | empty | | the file is empty; record the clip again
        recording-unreadable | unstated | | raw samples that no pack.yml describes; write it there: takes: {pcm: {rate: 24000, bits: 16, order: little, channels: 1}}
        recording-unreadable | container | container=WAV | the name says raw samples, but the file begins like WAV; give it the extension of WAV
        recording-unreadable | session | reason=Format not recognised | can't be read: Format not recognised; copy or export the file again
        recording-unreadable | session empty | | the file is empty; record it again
        recording-unused | | choice=take 2 of 3: take 1 hums; clip=and; number=1 | this take is not used; chosen: take 2 of 3: take 1 hums; to use this one, write `pins: {"and": 1}` in pack.yml
        recording-unused | pinned | choice=take 2 of 3: take 1 hums | this take is not used; chosen: take 2 of 3: take 1 hums
        recording-utterances | | count=2; pause=410 ms; most=300 ms | 2 utterances, with a pause of up to 410 ms between them (limit 300 ms); keep one of them, or say the phrase without a pause: the clip holds all of it
        recording-utterances | behind | at=0.83 s; pause=0.21 s; softer=14 dB | a second utterance at 0.83 s, 0.21 s after the first and 14 dB softer, in the take of one word; listen to it; cut off what is no part of the word
        recording-utterances | behindAlike | at=0.83 s; pause=0.21 s | a second utterance at 0.83 s, 0.21 s after the first and as loud, in the take of one word; listen to it; cut off what is no part of the word
        recording-utterances | before | at=0.62 s; pause=0.21 s; softer=9 dB | an utterance up to 0.62 s, 0.21 s before the other and 9 dB softer, in the take of one word; listen to it; cut off what is no part of the word
        recording-utterances | beforeAlike | at=0.83 s; pause=0.21 s | an utterance up to 0.83 s, 0.21 s before the other and as loud, in the take of one word; listen to it; cut off what is no part of the word
        recording-voice | | own=95 Hz; usual=210 Hz | the voice is at 95 Hz, where that of the other takes is at 210 Hz; let one person speak all takes of a pack
        recording-voice | many | clips=a,b,c; own=95 Hz; usual=210 Hz | `a`, `b` and `c`: the voice is at 95 Hz, where that of the other takes is at 210 Hz; let one person speak all takes of a pack
        recording-words | silence | text=one | nothing heard where the text is `one`; listen to it: recognizers mishear, and takes get mixed up
        recording-words | | heard=two; text=one | heard `two` where the text is `one`; listen to it: recognizers mishear, and takes get mixed up
        recording-words | unlikely | heard=two; score=0.5; text=one | heard `two` with a score of 0.5, and `one` not at all; listen to it: recognizers mishear, and takes get mixed up
        recording-words | second | heard=won; score=0.5; lead=1.5; text=one | heard `won` with a score of 0.5, 1.5 above `one`; listen to it: recognizers mishear, and takes get mixed up
        script-form | faults | | these texts would break the pack; correct the sheet; where a number's word changed, change the number rules first
        script-form | clip | clip=an | the pack has no clip `an`; add it to `clips` of pack.yml first
        script-form | nearest clip | clip=an; nearest=and | the pack has no clip `an`; write `and`, or add it to `clips` of pack.yml first
        script-form | end form | form=seven.end; text=seven | `seven.end` says something else than its clip, `seven`; write the same in both rows
        session-fit | nothing | | no clip to record; leave --missing out
        session-fit | rules | clip=`seven` | the number rules say `seven`, which `clips` lacks; add it to `clips`
        session-fit | unneeded | names=a,b | no announcement says `a` and `b`: not expected in the session; remove what is not needed from `clips`
        session-fit | cut | cut=12; most=9 | there is no cut 12 (limit 1 to 9); take the numbers of the table that the same command prints without --accept
        session-fit | no known takes | clip=zero | no file in this folder is a take of the script; give --references a folder whose files have speech and the names of the pack's takes, such as `zero.wav`
        session-fit | no usable takes | clip=zero; unused=`zero.wav` (no speech in it) | no take in this folder can be compared: `zero.wav` (no speech in it); give --references a folder whose files have speech and the names of the pack's takes, such as `zero.wav`
        session-fit | only synthetic | folder=known/synthetic | no file in this folder is a take of the script; those in known/synthetic are not looked at, since no speaker has a synthesizer's voice; give --references a folder with takes of the speaker, or known/synthetic itself to compare with it anyway
        session-fit | references synthetic | folder=known/synthetic | the takes in known/synthetic are not compared, since no speaker has a synthesizer's voice; add --references known/synthetic to compare with them anyway
        session-fit | references | takes=12; covered=10; script=11 | known takes of 10 of 11 clips were compared, 12 in all
        session-fit | references unused | takes=12; covered=10; script=11; unused=`x.wav` (no clip of the pack has this name) | known takes of 10 of 11 clips were compared, 12 in all; not compared: `x.wav` (no clip of the pack has this name); name each as the clip that it says, or take it out of the folder
        session-fit | other pack | pack=ru-RUB; expected=en-USD | the takes are of the pack `ru-RUB` (expected `en-USD`); give the pack's name with --pack
        session-fit | new key | key=speaker; value=Ana | the speaker is `Ana`; write `speaker: Ana` into pack.yml
        session-fit | other key | key=speaker; value=Ana; expected=en-USD | the speaker is `Ana` (expected `en-USD` in pack.yml); ask which of them is right
        session-fit | doubtful | counts=3 of 40 cuts in doubt; pauses=… | 3 of 40 cuts in doubt; …listen there on the page that --to writes, or trust cuts by their numbers with --accept
        session-fit | incomplete | counts=3 of 40 cuts in doubt; pauses=… | 3 of 40 cuts in doubt; …record what is missing in another session, cut with --missing
        session-labels | lost mark | | the booth's marks of the takes are lost; ask for the file as the booth's page saved it; or rename it, and split cuts it at its pauses
        session-labels | no takes | | no takes are marked in it; ask for the file as the booth's page saved it: another program changed it
        session-labels | odd takes | | takes that overlap, are empty or lie outside of the file; ask for the file as the booth's page saved it: another program changed it
        session-labels | cue point | at=12.50 s; seconds=10.00 s | a cue point at 12.50 s in a session of 10.00 s; name labels with --import, or cut at pauses with --pauses
        session-labels | not UTF-8 | | the file is not UTF-8 text; export the label track from Audacity: File, Export, Export Labels
        session-labels | no label | | no label; write the start, the end and the text with tabs between them, times in seconds
        session-labels | times | start=3.00 s; end=12.50 s | a label from 3.00 s to 12.50 s; write a start of 0 or more and an end that is not before it, in seconds
        session-labels | beyond | end=12.50 s; seconds=10.00 s | a label that ends at 12.50 s in a session of 10.00 s; check that the track belongs to this session
        session-labels | overlap | start=3.00 s; before=2.50 s | a label that starts at 3.00 s, before the label that starts at 2.50 s ends; move one of them: clips do not overlap
        session-labels | no speech | at=12.50 s | no speech behind the label at 12.50 s; move or delete it
        session-labels | surplus | | a label without a text, after the last clip of the script; name its clip
        session-labels | unknown | name=an | no clip has the id or the text "an"; use the ids of pack.yml, or leave the labels empty to follow the script's order
        session-labels | nearest | name=an; nearest=and | no clip has the id or the text "an"; the nearest one is `and`; use the ids of pack.yml, or leave the labels empty to follow the script's order
        session-labels | none | | no labels; cut at pauses instead
        session-labels | cue points unused | count=3 | 3 cue points are not used; name the clips in them to cut there
        session-labels | labels unused | count=3; labels=session.txt | 3 labels are not used; add --import 'session.txt' to cut there
        speech-failed | option | | the text begins with `-`, which the program takes for an option; write -- before {text} if the program supports it, or change the text's beginning
        speech-failed | English | said=五 | eSpeak NG reads `五` in English, as it does not know these letters; name a program that speaks the language: --with 'PROGRAM … {text} … {out}'
        speech-failed | not run | program=whisper | the program `whisper` can't be run; install it, or name another one: --with 'PROGRAM … {text} … {out}'
        speech-failed | failed | status=3 | the program ended with exit code 3; run it by hand for this text
        speech-failed | failed saying | status=3; words=no model | the program ended with exit code 3: no model; run it by hand for this text
        speech-failed | late | limit=1 s | the program took too long and was stopped (limit 1 s); give it more time with --seconds
        speech-failed | flooded | limit=65536 bytes | the program wrote too much to standard output (limit 65536 bytes); let it write to {out}
        speech-failed | interrupted | | the program was ended with this one; run it again
        speech-failed | no file | | the program wrote no file; let it write to {out}
        speech-failed | empty | | the program wrote an empty file; run it by hand for this text
        speech-failed | unusable | checks=recording-unreadable | no clip can be made of what the program wrote: recording-unreadable; run it by hand for this text, and `voice-assets status` on the file that it writes
        text-otherwise | | text=received 20; got=nothing, text.no-template; expected=paid | `received 20` is read as nothing, text.no-template (expected paid); correct the templates in pack.yml and run generate, or correct this row
        text-otherwise | no announcement | | values, and no announcement that says them; fill in the column `announcement`
        text-otherwise | no column | column=values; columns=text,announcement,values | no column `values`; write the columns into the first line: text,announcement,values
        text-otherwise | value | value=15 | `15` is no value of an announcement; write each as name=value, with spaces between them: amount=15.50 channel=alipay
        """#

    private static let rows = (examples + "\n" + packExamples).split(separator: "\n").map { line in
        line.split(separator: "|", maxSplits: 3).map { $0.trimmingCharacters(in: .whitespaces) }
    }

    /// `50 Hz` is a quantity, `a,b` are names.
    private static func arguments(_ text: String) -> [String: Finding.Argument] {
        let pairs = text.split(separator: "; ").map { $0.split(separator: "=", maxSplits: 1) }
        return Dictionary(
            uniqueKeysWithValues: pairs.map { pair in
                let (name, value) = (String(pair[0]), String(pair[1]))
                if ["clips", "softest", "names"].contains(name) {
                    return (name, .names(value.components(separatedBy: ",")))
                }
                guard let figure = value.wholeMatch(of: /(-?[0-9.]+)(?: (\S+))?/) else { return (name, .text(value)) }
                return (name, .of(String(figure.1), figure.2.map(String.init)))
            })
    }

    @Test(arguments: rows) func says(row: [String]) throws {
        let check = try #require(row[0] == "*" ? .outputFailed : Check.named(row[0]))
        try #require(check.words(row[1]) != nil, "no words for \(row[1])")
        #expect(Finding(check, row[1], Self.arguments(row[2])).message == row[3])
    }

    @Test func everyFormHasOneExample() {
        let own = Check.all.flatMap { check in check.forms.keys.map { "\(check.id) | \($0)" } }
        let forms = own + Check.shared.keys.map { "* | \($0)" }
        #expect(Self.rows.map { "\($0[0]) | \($0[1])" }.sorted() == forms.sorted())
    }
}
