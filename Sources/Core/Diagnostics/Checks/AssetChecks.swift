extension Check {
    /// A file has the bytes that generate wrote.
    ///
    /// **On a phone:** An edited clip may stop a player in the middle.
    ///
    /// **To mend it:** Generate again. Edit takes, never clips. In Git, mark audio as binary.
    package static let assetChecksum = Check(
        "asset-checksum", .error,
        [
            "size":
                "not the file that generate wrote: {bytes}, SHA-256 {sha256}… (expected {stated}); run generate again",
            "": "not the file that generate wrote: SHA-256 {sha256}… (expected {stated}…); run generate again",
            "export": "not the bytes that generate wrote; run generate again",
        ])

    /// Every audio file of a pack is in its manifest.
    ///
    /// **On a phone:** It only adds weight to the app.
    ///
    /// **To mend it:** Remove it, or add its clip to pack.yml.
    ///
    /// **Settings:** a warning.
    package static let assetExtra = Check(
        "asset-extra", .warning,
        [
            "pack": "the index does not list the pack '{pack}', but its folder exists; run generate again",
            "": "the manifest does not list this file; delete the file, or add its clip to pack.yml",
        ])

    /// Every file of the manifest exists.
    ///
    /// **On a phone:** Every announcement with the clip stays silent.
    ///
    /// **To mend it:** Generate again. `.gitignore` may have kept the file back.
    package static let assetMissing = Check(
        "asset-missing", .error,
        [
            "pack": "the index lists the pack '{pack}', which is missing; run generate again",
            "clip": "not found, so every announcement with this clip is silent; run generate again",
            "attribution":
                "not found, but the licence of the recordings requires it beside the clips; run generate again",
            "splice": "not found, but apps need it; run generate again",
        ])

    /// A clip can be joined by appending bytes: no tags, no Xing/Info frame, no bit reservoir.
    ///
    /// **On a phone:** Players stop after the first clip.
    ///
    /// **To mend it:** Generate the clips with this tool, or encode by `lame -t --nores`, without tags.
    package static let assetNotSpliceSafe = Check(
        "asset-not-splice-safe", .error,
        [
            "no frames": "the file has no MP3 frame; encode the clip as MP3",
            "reservoir":
                "{count} of {all} {all|frame|frames} {count|uses|use} the bit reservoir, so joining damages the clip's start; encode without it (lame --nores)",
            "bit rates":
                "the frames differ in bit rate or format, so players cut the announcement short; encode at a constant bit rate",
            "Info": "the file has an Info frame, so many players stop after this clip; encode without it (lame -t)",
            "table": "the file has a {frame} frame, so many players stop after this clip; encode without it (lame -t)",
            "ID3v2":
                "the file has an ID3v2 tag of {bytes}, so players skip sound when clips are joined; encode without tags",
            "ID3v1":
                "the file has an ID3v1 tag of {bytes}, so players skip sound when clips are joined; encode without tags",
            "APE":
                "the file has an APE tag of {bytes}, so players skip sound when clips are joined; encode without tags",
            "partial frame":
                "the file ends with an incomplete frame of {bytes}, so players skip the start of the next clip; encode the clip again",
            "unknown":
                "{bytes} {bytes|is|are} no part of an MP3 frame, so players skip sound there; encode the clip again",
            "format":
                "clips in the format .{format} can't be joined: many players end the announcement after its first clip; encode as MP3, WAV, CAF or AIFF",
        ])

    /// All clips of a rendition share rate, channels, bit rate and frame header.
    ///
    /// **On a phone:** A decoder drops the clip, plays it at a wrong speed or stops.
    ///
    /// **To mend it:** Encode all clips of the rendition alike.
    package static let assetNotUniform = Check(
        "asset-not-uniform", .error,
        [
            "rendition":
                "the file has {rate} and {channels} {channels|channel|channels} (expected {statedRate} and {statedChannels} {statedChannels|channel|channels}); run generate again",
            "":
                "the file has {format} (expected {usual}, as most clips here have); decoders drop the clip, play it at a wrong speed or stop at it; encode all clips in one format",
        ])

    /// A pack was generated from the present recordings and pack.yml.
    ///
    /// **On a phone:** Users hear the words from before the change.
    ///
    /// **To mend it:** Generate again and commit the folder.
    package static let assetStale = Check(
        "asset-stale", .error,
        [
            "": "changed since generate ran; run generate again",
            "reading":
                "changed since generate ran: {subject} was read `{was}` and is now read `{now}`; if you want the new reading, run generate again; if not, undo the change",
            "read anew": .init(
                "{subject} was read `{was}` and is now read `{now}`; nothing to do if the new reading is right; if not, undo the change and run generate again",
                severity: .note),
            "never generated": "no pack was generated from these recordings; run generate",
            "gone":
                "generate made a pack of these recordings, but the pack is missing in {assets}; run generate, or restore the pack, for example from Git",
            "new clip": "the generated pack does not have this clip yet; run generate again",
            "former clip": "clip '{clip}' is no longer in pack.yml; run generate again",
            "no take":
                "the recording of `{clip}` is gone; restore it, for example from Git, or record it again; \(thenGenerate)",
            "takes":
                "the clip has {count} {count|take|takes} now, but had {before} when generate ran; run generate again",
            "take": "recorded again since generate ran; run generate again",
            "take changed":
                "recorded again or converted since generate ran: {now} instead of {before}; listen; if a part is missing, restore the earlier take from Git; \(thenGenerate)",
            "take in place":
                "recorded again or converted since generate ran (now {now}, before {before}); listen to {file}; if a part is missing, restore {former} from Git and delete {file}; \(thenGenerate)",
            "handed on": .init(
                "the clips are older than their recordings: {changed} changed since generate ran; run generate first",
                severity: .warning),
            "handed on unseen": .init(
                "the recordings of {packs} are not here, so the command can't tell whether the clips are up to date; run `validate --up-to-date --recordings FOLDER` with the folder of the recordings",
                severity: .note),
            "renamed": .init(
                "the folder of recordings is now called `{new}`, so generate removes this pack and its {files}; an app that asks for `{old}` finds no pack; to keep the pack, rename {recordings}/{new} back to `{old}`, and run generate again",
                severity: .warning),
        ])

    /// A clip decodes, to the length that the manifest states.
    ///
    /// **On a phone:** The phone can't play it either.
    ///
    /// **To mend it:** Generate again, or copy the file anew.
    package static let assetUnreadable = Check(
        "asset-unreadable", .error,
        [
            "chunk": "chunk '{chunk}' has only {present} (expected {whole}, as the header states); {remedy}",
            "undecodable": "can't be decoded: {reason}; {remedy}",
            "pointer":
                "the file is only a Git LFS pointer, not the clip; get the clips with git lfs pull; then change .gitattributes so that no line gives the clips to LFS",
            "silent": "the clip is silent; {remedy}",
            "no silence": "this pause peaks at {peak} (expected silence); run generate again",
            "length":
                "the clip has {samples} {samples|sample|samples} (expected {stated}); every later clip of an announcement would start at a wrong time; run generate again",
        ])

    /// No two clips of a pack are the same sound.
    ///
    /// **On a phone:** One of two amounts is wrong.
    ///
    /// **To mend it:** Listen to both and record one again. Homophones of a synthesizer may be one sound.
    ///
    /// **Settings:** a warning.
    package static let clipIdentical = Check(
        "clip-identical", .warning,
        [
            "":
                "the clip has the same sound as {path}; listen to both clips; if one says the wrong word, record that one again"
        ])

    /// A clip holds no more silence at its ends than the profile's gap.
    ///
    /// **On a phone:** Every join with this clip pauses.
    ///
    /// **To mend it:** Trim the clip.
    ///
    /// **Settings:** a warning.
    package static let clipSilence = Check(
        "clip-silence", .warning,
        [
            "":
                "the clip has {silence} of silence at its start and end together (limit {most}); every announcement pauses at this clip; trim the clip"
        ])

    /// A clip starts and ends in silence.
    ///
    /// **On a phone:** An edge inside of a sound clicks at each join.
    ///
    /// **To mend it:** Leave silence around the take, fade the edge, or trim less.
    package static let clipSpeechCut = Check(
        "clip-speech-cut", .error,
        [
            "start":
                "the {rendition} clip starts inside a sound: its start is only {depth} below its loudest part (limit {least}); record again with half a second of silence around the word",
            "end":
                "the {rendition} clip ends inside a sound: its end is only {depth} below its loudest part (limit {least}); record again with half a second of silence around the word",
            "file start":
                "the clip starts inside a sound: its start is only {depth} below its loudest part (limit {least}); {remedy}",
            "file end":
                "the clip ends inside a sound: its end is only {depth} below its loudest part (limit {least}); {remedy}",
        ])

    /// A pack has a format that Apple documents for notification sounds: PCM, IMA4, µ-law or A-law in WAV, AIFF or CAF.
    ///
    /// **On a phone:** An update of iOS may stop MP3.
    ///
    /// **To mend it:** Use the rendition `wav` or `caf-ulaw`.
    ///
    /// **Settings:** a note.
    package static let formatUndocumented = Check(
        "format-undocumented", .note,
        [
            "":
                "MP3 plays in shipped apps, but is not on Apple's list of formats for notification sounds; use the rendition wav or caf-ulaw to stay on the list"
        ])

    /// manifest.json follows its schema, stays inside the pack, and says what generate wrote.
    ///
    /// **On a phone:** The app refuses such a pack.
    ///
    /// **To mend it:** Generate again; never edit it by hand.
    package static let manifestInvalid = Check(
        "manifest-invalid", .error,
        [
            "unsound":
                "the file is not valid at {fault}; restore the manifest, for example from Git, or delete it and run generate again",
            "index": "the index is not valid at {fault}; restore the file from Git, or delete it; then run generate",
            "older": "{fault}; then build and ship the app with the new packs",
            "newer": "a newer voice-assets made this file ({fault}); update your voice-assets",
            "pointer":
                "the file is only a Git LFS pointer; get the file with git lfs pull; then change .gitattributes so that no line gives the file to LFS",
            "conflict":
                "`{mark}` is a mark of a merge conflict; run voice-assets generate to write the file again, then git add the folder",
            "pack":
                "the manifest names the pack '{pack}' (expected '{folder}', the folder's name); if the folder is a copy, delete it; if not, rename the folder as the manifest says",
            "loudness":
                "the manifest states a loudness of {stated} for '{clip}' (expected {measured}, as measured in its files); run generate again",
            "true peak":
                "the manifest states a true peak of {stated} for '{clip}' (expected {measured}, as measured in its files); run generate again",
            "text":
                "somebody changed the manifest: a text, a measurement or another value is not what generate wrote; run generate again",
            "splice": "does not match manifest.json: the two files were not written together; run generate again",
            "unsealed": .init(
                "the manifest has no checksum of itself, so nobody can tell whether it was changed; run generate again",
                severity: .warning),
            "longest": "the manifest and its splice.json differ in the longest announcements; run generate again",
            "witness":
                "generate would state that '{clip}' is heard {heard}, but the manifest states {stated}; run generate again",
            "export": "the file is not valid at {fault}; run generate again",
            "vectors": "the test vectors were not written ({fault}); export the packs again",
            "export pack": "this is the manifest of the pack `{pack}`; give the folder the pack's name",
            "export nothing": "the pack has no announcements; add some to its pack.yml, and run generate again",
        ])

    /// A pack has a manifest.json.
    ///
    /// **On a phone:** The app doesn't know what its sounds say.
    ///
    /// **To mend it:** Run `voice-assets generate`. Clips of another encoder are checked alone.
    package static let manifestMissing = Check(
        "manifest-missing", .error,
        [
            "index": "not found; run generate again",
            "": "not found, so each clip is checked by itself; make the pack with voice-assets generate",
        ])

    /// A rendition of a pack fits the size budget of an app's bundle.
    ///
    /// **On a phone:** Everyone who installs the app downloads it.
    ///
    /// **To mend it:** Ship one rendition, or a smaller one such as `caf-ulaw` or `mp3`.
    ///
    /// **Settings:** a warning.
    package static let packSize = Check(
        "pack-size", .warning,
        [
            "":
                "this rendition has {bytes} (limit {most}); ship only the rendition that the app plays, or a smaller one such as caf-ulaw or mp3"
        ])
}
