extension Check {
    /// A recording is not clipped: flattened peaks crackle, and only short ones can be rounded.
    ///
    /// **On a phone:** The crackle is louder on a small loudspeaker than in a studio.
    ///
    /// **To mend it:** Record again 6 dB lower. Turning the take down does not help.
    ///
    /// **Settings:** an error; a warning where the missing energy lies 25 to 40 dB below that of the recording and no
    /// flat crest lasts for 0.75 ms, and a note where less is missing.
    package static let clipClipping = Check(
        "clip-clipping", .error,
        [
            "": .init(
                "{samples} {samples|sample is|samples are} clipped: the longest cut-off peak lasts {longest}, and the lost energy is {depth} below the sound (limit shorter than {most}, and more than {least} below the sound); record again 6 dB lower",
                blame: "is clipped"),
            "some": .init(
                "{samples} {samples|sample is|samples are} clipped: the longest cut-off peak lasts {longest}, and the lost energy is {depth} below the sound (voice-assets repaired the peaks); listen to the take; if it crackles, record again 6 dB lower",
                severity: .warning, blame: "is clipped"),
            "rounded": .init(
                "{samples} {samples|sample is|samples are} clipped: the longest cut-off peak lasts {longest}, and the lost energy is {depth} below the sound (voice-assets repaired the peaks); the loss can't be heard; record the next takes 6 dB lower",
                severity: .note, blame: "is clipped"),
        ])

    /// A decoded clip has the length, onset, gain and signal of the clip that was encoded.
    ///
    /// **On a phone:** It plays something else than was recorded.
    ///
    /// **To mend it:** Generate again. If the error stays, export the take anew, and report it with the take.
    package static let clipEncoding = Check(
        "clip-encoding", .error,
        [
            "": "conversion failed ({reason}); report this bug in voice-assets, and attach the take if there is one",
            "frames":
                "the encoded {rendition} has frames that can't be joined; report this bug in voice-assets, and attach the take",
            "length":
                "the {rendition} file decodes to {samples} {samples|sample|samples} instead of {expected}; report this bug in voice-assets, and attach the take",
            "early":
                "the sound decoded from {rendition} begins too early; report this bug in voice-assets, and attach the take",
            "late":
                "the sound decoded from {rendition} begins too late; report this bug in voice-assets, and attach the take",
            "gain":
                "the {rendition} file decodes with a gain of {gain} instead of 1; report this bug in voice-assets, and attach the take",
            "signal":
                "the error in the decoded {rendition} is only {ratio} below the sound, instead of at least {least}; report this bug in voice-assets, and attach the take",
            "undecodable":
                "the encoded {rendition} can't be decoded again: {reason}; report this bug in voice-assets, and attach the take",
        ])

    /// All clips of a pack have the loudness of the profile, within 0.5 LU, or up to 4 LU less if the true peak of one
    /// clip forbids that.
    ///
    /// **On a phone:** One soft digit is the digit that is not understood.
    ///
    /// **To mend it:** Generate again. If the true peak forbids more, speak more evenly, or lower `loudness` of
    /// the profile.
    package static let clipLoudness = Check(
        "clip-loudness", .error,
        [
            "softened": .init(
                "the loudness is only {loudness}, because more gain would clip the sound (expected {target}); record again and speak more evenly, or lower the key `loudness` under `profile` in pack.yml by {lack}",
                severity: .warning),
            "uneven":
                "encoding as {rendition} changed the loudness to {loudness} (limit {target#} ± {tolerance}); strong hiss causes this; record again with less hiss",
            "lowered": .init(
                "the clips are lowered to {loudness}, because more gain would distort {softest} (expected {target}); for louder clips, record these clips again and speak more evenly",
                severity: .note),
            "shared": .init(
                "--same-loudness lowers all clips to {loudness}, the loudness of the softest pack (expected {target}); for louder clips, record the softest pack again and speak more evenly, raise `loudness` in its pack.yml if that is lower, or leave out --same-loudness",
                severity: .note),
            "alone": .init(
                "all clips have a loudness of {loudness} now, but --same-loudness had lowered them to {before}; if all packs are to be equally loud, run generate --same-loudness",
                severity: .note),
            "bound": .init(
                "the loudness is {loudness}, because more gain would clip the sound (limit {target} ± {tolerance#}); record again and speak more evenly, or lower the key `loudness` under `profile` in pack.yml",
                severity: .warning),
            "file": "the loudness is {loudness} (limit {target} ± {tolerance#}); run generate again",
            "median":
                "the loudness is {loudness} (expected the pack's median, {target} ± {tolerance#}); give all clips of the pack the same loudness",
        ])

    /// A clip is shorter than 30 s.
    ///
    /// **On a phone:** iOS plays its own sound instead of a longer one.
    ///
    /// **To mend it:** Say less, or faster. The file may hold a whole session.
    package static let clipTooLong = Check(
        "clip-too-long", .error,
        [
            "": .init(
                "the clip takes {seconds} (limit under {most}); record a shorter prompt, or check that the file holds one clip only",
                blame: "is too long"),
            "unannounceable":
                "the clip '{clip}' takes {seconds} (limit under {most}); speak faster, or raise the key `max-seconds` in pack.yml",
            "file": "the clip takes {seconds} (limit under {most}); record a shorter prompt",
        ])

    /// The true peak of the decoded clip stays under the profile's ceiling.
    ///
    /// **On a phone:** The sound exceeds what the phone can play, and crackles.
    ///
    /// **To mend it:** Generate again, or lower `true-peak` of the profile.
    package static let clipTruePeak = Check(
        "clip-true-peak", .error,
        [
            "": "the true peak is {peak} (limit {most}); lower the key `loudness` under `profile` in pack.yml",
            "file": "the true peak is {peak} (limit {most}); {remedy}",
        ])
}
