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
}
