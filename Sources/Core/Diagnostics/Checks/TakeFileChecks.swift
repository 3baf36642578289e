extension Check {
    /// The tool knows each byte of a recording, and leaves out what it does not know.
    ///
    /// **On a phone:** A part of the word may be missing, or another word may follow it.
    ///
    /// **To mend it:** Listen at the place that the finding names. Export the file again.
    ///
    /// **Settings:** a warning.
    package static let recordingBytes = Check(
        "recording-bytes", .warning,
        [
            "unfinished":
                "the header was never finished: chunk '{chunk}' states {stated}, but {bytes} {bytes|follows|follow} and {bytes|was|were} read; listen to the end; if the last word is not whole, copy or export the file again",
            "unknown": .init(
                "at {at}, {bytes} of unknown content {bytes|was|were} left out, from byte {offset} of the file on; listen to that place; if some sound is missing, copy or export the file again",
                blame: "is damaged"),
            "pages": .init(
                "{count} Ogg {count|page is|pages are} missing at {at}, before byte {offset}; listen to that place; if some sound is missing, copy or export the file again",
                blame: "is damaged"),
            "undecoded": .init(
                "{seconds} of sound can't be decoded, first at {at}; listen to that place; if some sound is missing, copy or export the file again",
                blame: "is damaged"),
            "padding": .init(
                "{bytes} of zeros behind the sound, starting at byte {offset}, {bytes|was|were} left out; if the file was copied from a failing disk or card, listen to its end",
                severity: .note),
            "joined": .init(
                "the file holds {count} sound files in one (the second starts at byte {offset}, at {at}), and all were read; export all sound as one recording, or each part as its own file: some players play only the first part",
                blame: "holds several files"),
        ])

    /// No two clips are made of one recording, whatever was done to it.
    ///
    /// **On a phone:** One of the two says the wrong amount.
    ///
    /// **To mend it:** Listen to both and record one again. Homophones of a synthesizer may be one sound; a clip may
    /// need no end form.
    ///
    /// **Settings:** a warning.
    package static let recordingDuplicate = Check(
        "recording-duplicate", .warning,
        [
            "":
                "`{clip}` sounds exactly like `{other}`, as if it were the same recording; listen to both: one of them says the wrong word, unless the two words sound the same; record the wrong one again",
            "end":
                "`{clip}` sounds exactly like `{other}`, as if it were the same recording; record the end form as the last word of a sentence, or remove `{other}` from `end-forms` in pack.yml",
            "several":
                "{clips} sound exactly like `{other}`, as if they were the same recording; listen to all these takes: only one can say the right word, unless the words sound the same; record the wrong ones again",
        ])

    /// A recording holds speech, not silence, noise or a tone alone.
    ///
    /// **On a phone:** The announcement has a hole where the word belongs.
    ///
    /// **To mend it:** Look whether the right microphone was chosen, and record again.
    ///
    /// **Settings:** an error; a warning if a synthesizer spoke it and it is not silent, or if a rough voice ends in p,
    /// t or k.
    package static let recordingEmpty = Check(
        "recording-empty", .error,
        [
            "none": .init("the file holds no samples; \(again)", blame: "can't be read"),
            "nothing": .init(
                "no speech found, only silence; check that the right microphone is on and selected; \(again)",
                blame: "holds no speech"),
            "silent": .init(
                "no speech found, only silence, peak {peak}; check that the right microphone is on and selected; \(again)",
                blame: "holds no speech"),
            "steady": .init(
                "no speech found, only steady noise or hum, peak {peak}; \(again)", blame: "holds no speech"),
            "tone": .init(
                "no speech found, only a steady tone of {frequency}, peak {peak}; check that this is the right file: it has a test tone or a hum in place of the word",
                blame: "holds no speech"),
            "brief": .init("no speech found, only a click or a knock, peak {peak}; \(again)", blame: "holds no speech"),
            "synthetic": .init(
                "the synthesizer's word has almost no voiced sound, peak {peak}; listen; if the word is unclear, delete the take and run speak with another voice in --with, or let a person speak it",
                severity: .warning, blame: "holds no speech"),
            "rough": .init(
                "almost nothing in the take sounds like a voice (peak {peak}): it may be a very short word, or a knock; listen; if the word is missing, record the clip again",
                severity: .warning, blame: "holds no speech"),
            "unvoiced": .init(
                "no speech found, only noise without a voice, peak {peak}; if the word was whispered, speak it aloud; \(again)",
                blame: "holds no speech"),
            "session": "the file holds no samples; record the session again",
            "no speech": "no speech found; listen to the file: it may be the wrong one",
        ])

    private static let again = "record the clip again, or restore a good take from Git"

    /// A recording stays within bounds on bytes, length, rate and channels.
    ///
    /// **On a phone:** A clip is a word; what is larger is another file.
    ///
    /// **To mend it:** Cut the take to its word; export it at 48 kHz, in 16 or 24 bits.
    package static let recordingLimit = Check(
        "recording-limit", .error,
        [
            "rate": .init("sample rate {rate} (limit {least#} to {most}); export at 48000 Hz", blame: "can't be read"),
            "channels": .init(
                "{channels} {channels|channel|channels} (limit {most}); export as mono", blame: "can't be read"),
            "seconds": .init(
                "{seconds} of audio (limit {most}); cut the session into one file per clip", blame: "can't be read"),
            "seconds in channels": .init(
                "{seconds} of audio in {channels} {channels|channel|channels} (limit {most} in this number of channels); cut the session into one file per clip",
                blame: "can't be read"),
            "samples": .init(
                "{samples} {samples|sample|samples} in all channels together (limit {most}); export as mono at 48000 Hz",
                blame: "can't be read"),
            "page":
                "{seconds} of sound are too long for the page of cuts (limit {most}); cut the file into several sessions; or correct the cuts in a label track, then run split with --import and the track",
            "alignment":
                "{utterances} for {script} make too many pairs to compare (limit {most}); cut the file into several sessions",
            "session": "{seconds} of audio (limit {most}); cut the file into several sessions of less than two hours",
        ])

    /// Every sample of a recording is a finite number.
    ///
    /// **On a phone:** Such samples crash players or turn them silent.
    ///
    /// **To mend it:** Export the take again, as 24-bit integers.
    package static let recordingSamples = Check(
        "recording-samples", .error,
        [
            "scale": .init(
                "samples reach {peak} times full scale (limit {most}); export the file again, as 24-bit integers",
                blame: "can't be read"),
            "infinite": .init(
                "{count} {count|sample is no finite number|samples are not finite numbers}, the first in frame {first} (limit 0); export the file again, as 24-bit integers",
                blame: "can't be read"),
            "session": "samples at {at} are not finite numbers; export the file again, as 24-bit integers",
        ])

    /// A recording holds what its header promises, and ends with a whole frame or page. It is a warning if a pause
    /// follows the word, and in a session; a note if less than 50 ms are missing.
    ///
    /// **On a phone:** The end of the word may be missing.
    ///
    /// **To mend it:** Copy or export the file again.
    package static let recordingTruncated = Check(
        "recording-truncated", .error,
        [
            "chunk": early("{missing} of chunk '{chunk}' {missing|is|are} missing"),
            "samples": early(
                "the header promises {promised} {promised|sample|samples} a channel, but the file has only {present}"
            ),
            "frame": early("{missing} of the {whole} of its last MP3 frame {missing|is|are} missing"),
            "page": early("its last Ogg page is incomplete"),
            "unended": early("its Ogg or FLAC stream is incomplete"),
            "frames": .init(
                "{bytes} of raw samples are no whole number of frames (expected a multiple of {frame} bytes); copy the file again if it is cut short, or correct `bits` and `channels` of `pcm` in pack.yml",
                blame: "can't be read"),
        ])

    private static func early(_ cause: String) -> Words {
        Words(
            "the file ends at {at}, {ending}: \(cause); copy or export the file again, unless you hear the whole of its last word",
            blame: "is cut short")
    }

    /// libsndfile reads a recording, or pack.yml describes its raw samples, `.pcm`.
    ///
    /// **On a phone:** The clip is missing.
    ///
    /// **To mend it:** Export the take again, or convert it by the command in the message.
    package static let recordingUnreadable = Check(
        "recording-unreadable", .error,
        [
            "unknown": .init("can't be read ({reason}); convert it with: {convert}", blame: "can't be read"),
            "damaged": .init(
                "can't be read ({reason}); the file is damaged or cut short: copy or export it again",
                blame: "can't be read"),
            "codec": .init(
                "the file's sound is coded as {codec}, which voice-assets can't read; keep a copy of the file, convert it, and check that no sound is missing: {convert}",
                blame: "can't be read"),
            "foreign codec": .init(
                "the file's sound is coded as {codec}, which voice-assets can't read in WAV; in the program that made the file, export it again as PCM",
                blame: "can't be read"),
            "mixed": .init(
                "{count} sound files in one, with different sample rates or channel counts; save each sound as a file of its own",
                blame: "can't be read"),
            "zeros": .init(
                "{bytes} of zeros and nothing else: the file's content was never written or downloaded; copy the file again from the recorder; if it is in a cloud folder, download it first",
                blame: "can't be read"),
            "raw": .init(
                "can't be read ({reason}), and a `.raw` file does not state its format; rename the file to `.pcm`, and describe its samples under `takes: pcm:` in pack.yml",
                blame: "can't be read"),
            "page": .init(
                "the file is {content}, not a recording; put the recording itself in its place: the download may have saved a web page instead of the sound",
                blame: "is no recording"),
            "archive": .init(
                "the file is {content}, not a recording; unpack the archive, and put the recording in its place",
                blame: "is no recording"),
            "other": .init(
                "the file is {content}, not a recording; put the recording itself in its place",
                blame: "is no recording"),
            "pointer": .init(
                "a Git LFS pointer in place of the recording; bring the recordings with git lfs pull; in CI, check out with LFS",
                blame: "can't be read"),
            "pointer in Git":
                "a Git LFS pointer in place of the recording, though .gitattributes does not put this file in LFS; restore the take from an earlier commit, or bring it with git lfs pull; then commit the take",
            "empty": .init("the file is empty; record the clip again", blame: "can't be read"),
            "unstated": .init(
                "the file holds raw samples of unknown format; name the pack with --pack, or write the format of your file into pack.yml, for example: takes: {pcm: {rate: 24000, bits: 16, order: little, channels: 1}}",
                blame: "can't be read"),
            "container": .init(
                "the extension stands for raw samples, but the content begins like {container}; change the extension to that of {container}",
                blame: "can't be read"),
            "session": "can't be read ({reason}); copy or export the file again",
            "session empty": "the file is empty; record the session again",
        ])
}
