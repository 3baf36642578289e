extension Check {
    /// A file has the bytes that generate wrote.
    ///
    /// **On a phone:** An edited clip may stop a player in the middle.
    ///
    /// **To mend it:** Generate again. Edit takes, never clips. In Git, mark audio as binary.
    package static let assetChecksum = Check(
        "asset-checksum", .error,
        [
            "size": .init(
                "not the file that generate wrote: {bytes}, SHA-256 {sha256}…", expected: "{stated}",
                advice: "run generate again"),
            "": .init(
                "not the file that generate wrote: SHA-256 {sha256}…", expected: "{stated}…",
                advice: "run generate again"),
            "export": .init("not the bytes that generate wrote", advice: "run generate again"),
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
            "pack": .init(
                "the index does not list the pack '{pack}', but its folder exists", advice: "run generate again"),
            "": .init(
                "the manifest does not list this file", advice: "delete the file, or add its clip to pack.yml"),
        ])

    /// Every file of the manifest exists.
    ///
    /// **On a phone:** Every announcement with the clip stays silent.
    ///
    /// **To mend it:** Generate again. `.gitignore` may have kept the file back.
    package static let assetMissing = Check(
        "asset-missing", .error,
        [
            "pack": .init("the index lists the pack '{pack}', which is missing", advice: "run generate again"),
            "clip": .init(
                "not found, so every announcement with this clip is silent", advice: "run generate again"),
            "attribution": .init(
                "not found, but the licence of the recordings requires it beside the clips",
                advice: "run generate again"),
            "splice": .init("not found, but apps need it", advice: "run generate again"),
        ])

    /// A clip can be joined by appending bytes: no tags, no Xing/Info frame, no bit reservoir.
    ///
    /// **On a phone:** Players stop after the first clip.
    ///
    /// **To mend it:** Generate the clips with this tool, or encode by `lame -t --nores`, without tags.
    package static let assetNotSpliceSafe = Check(
        "asset-not-splice-safe", .error,
        [
            "no frames": .init("the file has no MP3 frame", advice: "encode the clip as MP3"),
            "reservoir": .init(
                "{count} of {all} {all|frame|frames} {count|uses|use} the bit reservoir, so joining damages the clip's start",
                advice: "encode without it (lame --nores)"),
            "bit rates": .init(
                "the frames differ in bit rate or format, so players cut the announcement short",
                advice: "encode at a constant bit rate"),
            "Info": .init(
                "the file has an Info frame, so many players stop after this clip",
                advice: "encode without it (lame -t)"),
            "table": .init(
                "the file has a {frame} frame, so many players stop after this clip",
                advice: "encode without it (lame -t)"),
            "ID3v2": .init(
                "the file has an ID3v2 tag of {bytes}, so players skip sound when clips are joined",
                advice: "encode without tags"),
            "ID3v1": .init(
                "the file has an ID3v1 tag of {bytes}, so players skip sound when clips are joined",
                advice: "encode without tags"),
            "APE": .init(
                "the file has an APE tag of {bytes}, so players skip sound when clips are joined",
                advice: "encode without tags"),
            "partial frame": .init(
                "the file ends with an incomplete frame of {bytes}, so players skip the start of the next clip",
                advice: "encode the clip again"),
            "unknown": .init(
                "{bytes} {bytes|is|are} no part of an MP3 frame, so players skip sound there",
                advice: "encode the clip again"),
            "format": .init(
                "clips in the format .{format} can't be joined: many players end the announcement after its first clip",
                advice: "encode as MP3, WAV, CAF or AIFF"),
        ])

    /// All clips of a rendition share rate, channels, bit rate and frame header.
    ///
    /// **On a phone:** A decoder drops the clip, plays it at a wrong speed or stops.
    ///
    /// **To mend it:** Encode all clips of the rendition alike.
    package static let assetNotUniform = Check(
        "asset-not-uniform", .error,
        [
            "rendition": .init(
                "the file has {rate} and {channels} {channels|channel|channels}",
                expected: "{statedRate} and {statedChannels} {statedChannels|channel|channels}",
                advice: "run generate again"),
            "": .init(
                "the file has {format}", expected: "{usual}, as most clips here have",
                advice: "decoders drop the clip, play it at a wrong speed or stop at it; encode all clips in one format"
            ),
        ])

    /// A pack was generated from the present recordings and pack.yml.
    ///
    /// **On a phone:** Users hear the words from before the change.
    ///
    /// **To mend it:** Generate again and commit the folder.
    package static let assetStale = Check(
        "asset-stale", .error,
        [
            "": .init("changed since generate ran", advice: "run generate again"),
            "reading": .init(
                "changed since generate ran: {subject} was read `{was}` and is now read `{now}`",
                advice: "if you want the new reading, run generate again; if not, undo the change"),
            "read anew": .init(
                "{subject} was read `{was}` and is now read `{now}`",
                advice: "nothing to do if the new reading is right; if not, undo the change and run generate again",
                severity: .note),
            "never generated": .init("no pack was generated from these recordings", advice: "run generate"),
            "gone": .init(
                "generate made a pack of these recordings, but the pack is missing in {assets}",
                advice: "run generate, or restore the pack, for example from Git"),
            "new clip": .init("the generated pack does not have this clip yet", advice: "run generate again"),
            "former clip": .init("clip '{clip}' is no longer in pack.yml", advice: "run generate again"),
            "no take": .init(
                "the recording of `{clip}` is gone",
                advice: "restore it, for example from Git, or record it again; \(thenGenerate)"),
            "takes": .init(
                "the clip has {count} {count|take|takes} now, but had {before} when generate ran",
                advice: "run generate again"),
            "take": .init("recorded again since generate ran", advice: "run generate again"),
            "take changed": .init(
                "recorded again or converted since generate ran: {now} instead of {before}",
                advice: "listen; if a part is missing, restore the earlier take from Git; \(thenGenerate)"),
            "take in place": .init(
                "recorded again or converted since generate ran (now: {now}; before: {before})",
                advice:
                    "listen to {file}; if a part is missing, restore {former} from Git and delete {file}; \(thenGenerate)"
            ),
            "handed on": .init(
                "the clips are older than their recordings: {changed} changed since generate ran",
                advice: "run generate, then repeat this command", severity: .warning),
            "handed on unseen": .init(
                "the recordings of {packs} are not here, so the command can't tell whether the clips are up to date",
                advice: "run `validate --up-to-date --recordings FOLDER` with the folder of the recordings",
                severity: .note),
            "renamed": .init(
                "the folder of recordings is now called `{new}`, so generate removes this pack and its {files}",
                advice:
                    "an app that asks for `{old}` finds no pack; to keep the pack, rename {recordings}/{new} back to `{old}`, and run generate again",
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
            "chunk": .init(
                "chunk '{chunk}' has only {present}", expected: "{whole}, as the header states",
                advice: "{remedy}"),
            "undecodable": .init("can't be decoded: {reason}", advice: "{remedy}"),
            "pointer": .init(
                "the file is only a Git LFS pointer, not the clip",
                advice:
                    "get the clips with git lfs pull; then delete their filter=lfs lines in .gitattributes, so that Git itself keeps the clips"
            ),
            "silent": .init("the clip is silent", advice: "{remedy}"),
            "no silence": .init("this pause peaks at {peak}", expected: "silence", advice: "run generate again"),
            "length": .init(
                "the clip has {samples} {samples|sample|samples}", expected: "{stated}",
                advice: "every later clip of an announcement would start at a wrong time; run generate again"),
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
            "": .init(
                "the clip has the same sound as {path}",
                advice: "listen to both clips; if one says the wrong word, record that one again")
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
            "": .init(
                "the clip has {silence} of silence at its start and end together", limit: "{most}",
                advice: "every announcement pauses at this clip; trim the clip")
        ])

    /// A clip starts and ends in silence.
    ///
    /// **On a phone:** An edge inside of a sound clicks at each join.
    ///
    /// **To mend it:** Leave silence around the take, fade the edge, or trim less.
    package static let clipSpeechCut = Check(
        "clip-speech-cut", .error,
        [
            "start": .init(
                "the {rendition} clip starts inside a sound: its start is only {depth} below its loudest part",
                limit: "{least}",
                advice: "record again with half a second of silence around the word"),
            "end": .init(
                "the {rendition} clip ends inside a sound: its end is only {depth} below its loudest part",
                limit: "{least}",
                advice: "record again with half a second of silence around the word"),
            "file start": .init(
                "the clip starts inside a sound: its start is only {depth} below its loudest part", limit: "{least}",
                advice: "{remedy}"),
            "file end": .init(
                "the clip ends inside a sound: its end is only {depth} below its loudest part", limit: "{least}",
                advice: "{remedy}"),
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
            "": .init(
                "MP3 plays in shipped apps, but is not on Apple's list of formats for notification sounds",
                advice: "use the rendition wav or caf-ulaw to stay on the list")
        ])

    /// manifest.json follows its schema, stays inside the pack, and says what generate wrote.
    ///
    /// **On a phone:** The app refuses such a pack.
    ///
    /// **To mend it:** Generate again; never edit it by hand.
    package static let manifestInvalid = Check(
        "manifest-invalid", .error,
        [
            "unsound": .init(
                "the file is not valid at {fault}",
                advice: "restore the manifest, for example from Git, or delete it and run generate again"),
            "index": .init(
                "the index is not valid at {fault}",
                advice: "restore the file from Git, or delete it; then run generate"),
            "older": .init("{fault}", advice: "then build and ship the app with the new packs"),
            "newer": .init("a newer voice-assets made this file ({fault})", advice: "update your voice-assets"),
            "pointer": .init(
                "the file is only a Git LFS pointer",
                advice:
                    "get the file with git lfs pull; then delete its filter=lfs line in .gitattributes, so that Git itself keeps the file"
            ),
            "conflict": .init(
                "`{mark}` is a mark of a merge conflict",
                advice: "run voice-assets generate to write the file again, then git add the folder"),
            "pack": .init(
                "the manifest names the pack '{pack}'", expected: "'{folder}', the folder's name",
                advice: "if the folder is a copy, delete it; if not, give it the name in the manifest"),
            "loudness": .init(
                "the manifest states a loudness of {stated} for '{clip}'",
                expected: "{measured}, as measured in its files",
                advice: "run generate again"),
            "true peak": .init(
                "the manifest states a true peak of {stated} for '{clip}'",
                expected: "{measured}, as measured in its files",
                advice: "run generate again"),
            "text": .init(
                "somebody changed the manifest: a text, a measurement or another value is not what generate wrote",
                advice: "run generate again"),
            "splice": .init(
                "does not match manifest.json: the two files were not written together", advice: "run generate again"),
            "unsealed": .init(
                "the manifest has no checksum of itself, so nobody can tell whether it was changed",
                advice: "run generate again", severity: .warning),
            "longest": .init(
                "the manifest and its splice.json differ in the longest announcements",
                advice: "run generate again"),
            "witness": .init(
                "the clip '{clip}' is heard {heard}, but the manifest wrongly states that this clip is heard {stated}",
                advice: "run generate again"),
            "export": .init("the file is not valid at {fault}", advice: "run generate again"),
            "vectors": .init("the list of vectors was not written ({fault})", advice: "export the packs again"),
            "export pack": .init(
                "this is the manifest of the pack `{pack}`", advice: "give the folder the pack's name"),
            "export nothing": .init(
                "the pack has no announcements", advice: "add some to its pack.yml, and run generate again"),
        ])

    /// A pack has a manifest.json.
    ///
    /// **On a phone:** The app doesn't know what its sounds say.
    ///
    /// **To mend it:** Run `voice-assets generate`. Clips of another encoder are checked alone.
    package static let manifestMissing = Check(
        "manifest-missing", .error,
        [
            "index": .init("not found", advice: "run generate again"),
            "": .init(
                "not found, so each clip is checked by itself",
                advice: "make the pack with voice-assets generate"),
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
            "": .init(
                "this rendition has {bytes}", limit: "{most}",
                advice: "ship only the rendition that the app plays, or a smaller one such as caf-ulaw or mp3")
        ])
}
