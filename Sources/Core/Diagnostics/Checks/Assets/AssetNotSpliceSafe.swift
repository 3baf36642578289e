extension Check {
    /// A clip can be joined by appending bytes: no tags, no Xing/Info frame, no bit reservoir.
    ///
    /// **On a phone:** Players stop after the first clip.
    ///
    /// **To mend it:** Generate the clips with this tool, or encode by `lame -t --nores`, without tags.
    ///
    /// **Settings:** an error; always.
    package static let assetNotSpliceSafe = Check(
        "asset-not-splice-safe", .error,
        [
            "no frames": .init("no MP3 frame at all", advice: "encode the clip as MP3"),
            "reservoir": .init(
                "{count} of {all} {all|frame|frames} {count|uses|use} the bit reservoir",
                advice:
                    "they need bytes of earlier frames, and joining clips damages this one's start; encode without it (lame --nores)"
            ),
            "bit rates": .init(
                "frames of different bit rates or formats",
                advice:
                    "decoders that estimate lengths from the first frame cut the announcement short; encode at a constant bit rate"
            ),
            "Info": .init(
                "an Info frame",
                advice:
                    "it holds this clip's frame count: many players stop after this clip, and the others play a silent frame; encode without it (lame -t)"
            ),
            "table": .init(
                "a {frame} frame",
                advice:
                    "it holds this clip's frame count: many players stop after this clip, and the others play a silent frame; encode without it (lame -t)"
            ),
            "ID3v2": .init(
                "an ID3v2 tag of {bytes}",
                advice:
                    "inside a splice, decoders lose up to 30 frames at the tag and shift what follows; write no tags"),
            "ID3v1": .init(
                "an ID3v1 tag of {bytes}",
                advice:
                    "inside a splice, decoders lose up to 30 frames at the tag and shift what follows; write no tags"),
            "APE": .init(
                "an APE tag of {bytes}",
                advice:
                    "inside a splice, decoders lose up to 30 frames at the tag and shift what follows; write no tags"),
            "partial frame": .init(
                "an incomplete frame of {bytes} at the end",
                advice: "the next clip's first frame is swallowed; encode the clip again"),
            "unknown": .init(
                "{bytes} that {bytes|is|are} no MP3 frame",
                advice: "decoders resynchronise over it and drop frames; encode the clip again"),
            "format": .init(
                "a file in the format .{format}",
                advice:
                    "many players leave out what is appended to it, so that the announcement ends after its first clip; encode as MP3, WAV, CAF or AIFF"
            ),
        ])
}
