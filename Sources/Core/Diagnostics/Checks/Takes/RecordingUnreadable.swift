extension Check {
    /// libsndfile reads a recording, or pack.yml describes its raw samples, `.pcm`.
    ///
    /// **On a phone:** The clip is missing.
    ///
    /// **To mend it:** Export the take again, or convert it by the command in the message.
    ///
    /// **Settings:** an error; always.
    package static let recordingUnreadable = Check(
        "recording-unreadable", .error,
        [
            "unknown": .init("can't be read: {reason}", advice: "convert it with: {convert}", blame: "can't be read"),
            "damaged": .init(
                "can't be read: {reason}",
                advice: "the file is damaged or cut short: copy or export it again", blame: "can't be read"),
            "codec": .init(
                "its sound is coded as {codec}, which is not read here",
                advice: "convert it, and listen whether all of it is there: {convert}", blame: "can't be read"),
            "foreign codec": .init(
                "its sound is coded as {codec}, which can't be read in WAV",
                advice: "export it again as PCM from the program that made it", blame: "can't be read"),
            "mixed": .init(
                "{count} sound files in one, of several sample rates or channel counts",
                advice: "put each into a file of its own", blame: "can't be read"),
            "zeros": .init(
                "{bytes} of zeros and nothing else: the file's content was never written or fetched",
                advice: "copy it again from where it was recorded; download it first if it lies in a cloud folder",
                blame: "can't be read"),
            "raw": .init(
                "can't be read: {reason}",
                advice:
                    "a `.raw` file can't tell its form: describe the samples under `takes: pcm:` in pack.yml, and rename the file to `.pcm`",
                blame: "can't be read"),
            "page": .init(
                "{content}, not a recording",
                advice: "put the recording itself in its place; a web address may have led to a page about it",
                blame: "is no recording"),
            "archive": .init(
                "{content}, not a recording", advice: "unpack it, and put the recording from it in its place",
                blame: "is no recording"),
            "other": .init(
                "{content}, not a recording", advice: "put the recording itself in its place",
                blame: "is no recording"),
            "pointer": .init(
                "a Git LFS pointer in place of the recording",
                advice: "bring the recordings with git lfs pull; in CI, check out with LFS", blame: "can't be read"),
            "empty": .init("the file is empty", advice: "record the clip again", blame: "can't be read"),
            "unstated": .init(
                "raw samples that no pack.yml describes",
                advice: "write it there: takes: {pcm: {rate: 24000, bits: 16, order: little, channels: 1}}",
                blame: "can't be read"),
            "container": .init(
                "the name says raw samples, but the file begins like {container}",
                advice: "give it the extension of {container}", blame: "can't be read"),
            "session": .init("can't be read: {reason}", advice: "copy or export the file again"),
            "session empty": .init("the file is empty", advice: "record it again"),
        ])
}
