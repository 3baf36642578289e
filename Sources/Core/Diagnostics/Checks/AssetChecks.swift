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
                "the index does not list the pack '{pack}', whose folder is there", advice: "run generate again"),
            "": .init("not in the manifest", advice: "remove it, or add its clip to pack.yml"),
        ])

    /// Every file of the manifest exists.
    ///
    /// **On a phone:** Every announcement with the clip stays silent.
    ///
    /// **To mend it:** Generate again. `.gitignore` may have kept the file back.
    package static let assetMissing = Check(
        "asset-missing", .error,
        [
            "pack": .init("lists the pack '{pack}', which is not there", advice: "run generate again"),
            "clip": .init(
                "not found", advice: "run generate again; every announcement with this clip is silent without it"),
            "attribution": .init(
                "not found", advice: "run generate again; the licence of the recordings wants it beside the clips"),
            "splice": .init("not found", advice: "run generate again; apps read it"),
        ])

    /// A clip can be joined by appending bytes: no tags, no Xing/Info frame, no bit reservoir.
    ///
    /// **On a phone:** Players stop after the first clip.
    ///
    /// **To mend it:** Generate the clips with this tool, or encode by `lame -t --nores`, without tags.
    package static let assetNotSpliceSafe = Check(
        "asset-not-splice-safe", .error,
        [
            "no frames": .init("no MP3 frame at all", advice: "encode the clip as MP3"),
            "reservoir": .init(
                "{count} of {all} {all|frame|frames} {count|uses|use} the bit reservoir",
                advice:
                    "encode without it (lame --nores): joining damages the clip's start"
            ),
            "bit rates": .init(
                "frames of different bit rates or formats",
                advice:
                    "encode at a constant bit rate: else players cut the announcement short"
            ),
            "Info": .init("an Info frame", advice: "encode without it (lame -t): many players stop after this clip"),
            "table": .init("a {frame} frame", advice: "encode without it (lame -t): many players stop after this clip"),
            "ID3v2": .init(
                "an ID3v2 tag of {bytes}", advice: "players skip sound there when clips are joined; write no tags"),
            "ID3v1": .init(
                "an ID3v1 tag of {bytes}", advice: "players skip sound there when clips are joined; write no tags"),
            "APE": .init(
                "an APE tag of {bytes}", advice: "players skip sound there when clips are joined; write no tags"),
            "partial frame": .init(
                "an incomplete frame of {bytes} at the end",
                advice: "players skip the start of the next clip; encode the clip again"),
            "unknown": .init(
                "{bytes} that {bytes|is|are} no MP3 frame", advice: "players skip sound there; encode the clip again"),
            "format": .init(
                "a file in the format .{format}",
                advice:
                    "many players leave out what is appended to it, so that the announcement ends after its first clip; encode as MP3, WAV, CAF or AIFF"
            ),
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
                "{rate}, {channels} {channels|channel|channels}", expected: "{statedRate}, {statedChannels}",
                advice: "run generate again"),
            "": .init(
                "{format}", expected: "{usual}, as most clips here",
                advice: "decoders drop the clip, play it at a wrong speed or stop at it; encode all clips alike"),
        ])

    /// A pack was generated from the present recordings and pack.yml.
    ///
    /// **On a phone:** Users hear the words from before the change.
    ///
    /// **To mend it:** Generate again and commit the folder.
    package static let assetStale = Check(
        "asset-stale", .error,
        [
            "": .init("changed since generate", advice: "run generate again"),
            "reading": .init(
                "changed since generate: {subject} was read `{was}` and is now read `{now}`",
                advice: "run generate again if that is meant, and undo the change if not"),
            "read anew": .init(
                "{subject} was read `{was}` and is now read `{now}`",
                advice: "if that is not meant, undo the change and run generate again", severity: .note),
            "never generated": .init("no pack was generated from these recordings", advice: "run generate"),
            "gone": .init(
                "generate made a pack of these recordings, and it is gone from {assets}",
                advice: "run generate, or bring it back, for example from Git"),
            "new clip": .init("a clip that the pack does not have yet", advice: "run generate again"),
            "former clip": .init("clip '{clip}' is no longer in the pack", advice: "run generate again"),
            "no take": .init(
                "the recording of `{clip}` is gone",
                advice: "bring it back, for example from Git, or record it again; \(thenGenerate)"),
            "takes": .init(
                "the clip has {count} {count|take|takes} now, and had {before} when generate ran",
                advice: "run generate again"),
            "take": .init("recorded anew since generate", advice: "run generate again"),
            "take changed": .init(
                "recorded anew or converted since generate: {now} in place of {before}",
                advice: "listen whether it is whole, and restore it from Git if not; \(thenGenerate)"),
            "take in place": .init(
                "recorded anew or converted since generate: {now} in place of {before}",
                advice:
                    "restore {former} from Git and delete {file}, or listen whether {file} is whole; \(thenGenerate)"
            ),
            "handed on": .init(
                "the clips are older than their recordings: {changed} changed since generate",
                advice: "run generate first", severity: .warning),
            "handed on unseen": .init(
                "the recordings of {packs} are not here, so nothing tells whether the clips are older",
                advice: "run `validate --up-to-date --recordings FOLDER` with their folder",
                severity: .note),
            "renamed": .init(
                "the pack is removed, with its {files}: its folder of recordings is called `{new}` now",
                advice:
                    "an app that asks for `{old}` finds nothing; if that was not meant, rename {recordings}/{new} back to `{old}`, and run again",
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
                "the header promises {whole} in chunk '{chunk}'", expected: "the {present} that {present|is|are} there",
                advice: "{remedy}"),
            "undecodable": .init("does not decode: {reason}", advice: "{remedy}"),
            "pointer": .init(
                "a Git LFS pointer in place of the clip",
                advice:
                    "bring the clips with git lfs pull, then keep them in Git itself: no line of .gitattributes may give them to LFS"
            ),
            "silent": .init("decodes to silence", advice: "{remedy}"),
            "no silence": .init("a pause that peaks at {peak}", expected: "silence", advice: "run generate again"),
            "length": .init(
                "decodes to {samples} {samples|sample|samples}", expected: "{stated}",
                advice: "every later clip of an announcement would start at a wrong time: run generate again"),
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
                "the same sound as {path}",
                advice: "listen to both: one of them says the wrong word, unless the two words sound the same")
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
                "{silence} of silence at the ends", limit: "{most}",
                advice: "every join with this clip pauses; trim the clip")
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
                "{rendition}: the start is only {depth} below the loudest part", limit: "{least}",
                advice: "leave half a second of silence around the word"),
            "end": .init(
                "{rendition}: the end is only {depth} below the loudest part", limit: "{least}",
                advice: "leave half a second of silence around the word"),
            "file start": .init(
                "the start is only {depth} below the loudest part", limit: "{least}", advice: "{remedy}"),
            "file end": .init("the end is only {depth} below the loudest part", limit: "{least}", advice: "{remedy}"),
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
                "MP3 is not on Apple's list of formats for notification sounds",
                advice: "it plays in shipped apps; use the rendition wav or caf-ulaw to stay on the list")
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
                "{fault}", advice: "restore the manifest, for example from Git, or delete it and run generate again"),
            "index": .init("{fault}", advice: "restore it from Git, or delete it; then run generate"),
            "older": .init("{fault}", advice: "then build the app, and ship both"),
            "newer": .init("{fault}", advice: "a newer voice-assets made this file; update your voice-assets"),
            "pointer": .init(
                "a Git LFS pointer in place of the file",
                advice:
                    "bring it with git lfs pull, then keep it in Git itself: no line of .gitattributes may give it to LFS"
            ),
            "conflict": .init(
                "`{mark}`, a mark of a merge conflict",
                advice: "run voice-assets generate, which writes it anew; then git add the folder"),
            "pack": .init(
                "the manifest is of the pack '{pack}'", expected: "the folder's name, '{folder}'",
                advice: "rename the folder, or remove the copy"),
            "loudness": .init(
                "states a loudness of {stated} for '{clip}'", expected: "{measured}, as its files have it",
                advice: "run generate again"),
            "true peak": .init(
                "states a true peak of {stated} for '{clip}'", expected: "{measured}, as its files have it",
                advice: "run generate again"),
            "text": .init(
                "the manifest was changed: a text, a measurement or something else in it is not what generate wrote",
                advice: "run generate again"),
            "splice": .init(
                "differs from manifest.json: the two were not written together", advice: "run generate again"),
            "unsealed": .init(
                "the manifest has no checksum of itself, so nobody can tell whether it was changed",
                advice: "run generate again", severity: .warning),
            "longest": .init(
                "the longest announcements in the manifest are not those of its splice.json",
                advice: "run generate again"),
            "witness": .init(
                "the clip '{clip}' is heard {heard}, not {stated} as the manifest states", advice: "run generate again"),
            "export": .init("{fault}", advice: "run generate again"),
            "vectors": .init("{fault}", advice: "export the packs again"),
            "export pack": .init("it is the manifest of `{pack}`", advice: "name the folder like its pack"),
            "export nothing": .init(
                "the pack announces nothing", advice: "add announcements to its pack.yml, and generate it again"),
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
                "not found",
                advice: "make the pack with voice-assets generate; its clips are checked by themselves here"),
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
                "{bytes}", limit: "{most}",
                advice: "ship only the rendition that the app plays, or a smaller one such as caf-ulaw or mp3")
        ])
}
