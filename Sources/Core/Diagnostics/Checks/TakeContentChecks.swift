extension Check {
    /// Clips of different texts sound different, and takes of one clip sound alike.
    ///
    /// **On a phone:** One of the two may hold the other's word.
    ///
    /// **To mend it:** Listen to both. If both are right, switch the rule off for that clip.
    ///
    /// **Settings:** a warning.
    package static let recordingAlike = Check(
        "recording-alike", .warning,
        [
            "": "`{clip}` sounds like `{other}`; listen to both takes: one of them may say the word of the other clip",
            "several":
                "`{clip}` sounds like `{other}` and like {more} other {more|clip|clips}; listen to all these takes: some may say the word of another clip",
            "takes":
                "take {stray} of `{clip}` sounds more like `{like}` than like take {own}, and the clip is made of take {take}; listen to both takes; delete the one that says the wrong word; if both are right, write `pins: {\"{clip}\": {take}}` into pack.yml",
        ])

    /// A take is about as long as its text suggests, by the pack's other takes, and no longer than 1.2 s or three times
    /// what careful reading takes. No part of its word was cut off.
    ///
    /// **On a phone:** It may say two words, or half of one.
    ///
    /// **To mend it:** Listen. If it is right, say so in `rules`.
    ///
    /// **Settings:** a warning; by `length` of `takes`, and by `rules` in pack.yml.
    package static let recordingLength = Check(
        "recording-length", .warning,
        [
            "beyond": .init(
                "{seconds} of speech, too long for this text at any pace (limit {most}); listen to the take: it may hold a sentence in place of the word",
                blame: "is too long for its text at anybody's pace"),
            "long": .init(
                "{seconds} of speech, too long for this text: the other takes suggest {expected} (limit {most} times longer); listen; if the take says another text, record it again; if it is right, write `{ severity: off, clips: [{clip}], because: WHY }` for `recording-length` under `rules` of pack.yml",
                blame: "is too long for its text"),
            "short": .init(
                "{seconds} of speech, too short for this text: the other takes suggest {expected} (limit {most} times shorter); listen; if the take says another text, record it again; if it is right, write `{ severity: off, clips: [{clip}], because: WHY }` for `recording-length` under `rules` of pack.yml",
                blame: "is too short for its text"),
            "cut": .init(
                "this take has {seconds} of speech, but the earlier take had {before}; listen; if the word is cut off, restore the earlier take from Git; if the word is whole, confirm: voice-assets status --pack {pack} --confirm {clip}; \(thenGenerate)",
                blame: "is shorter than before"),
            "longUnnamed": .init(
                "{seconds} of speech, longer than usual: the other takes suggest {expected} (limit {most} times longer); listen to the take, or run again with --pack and the name of its pack, to compare the length with the clip's text",
                severity: .note),
            "shortUnnamed": .init(
                "{seconds} of speech, shorter than usual: the other takes suggest {expected} (limit {most} times shorter); listen to the take, or run again with --pack and the name of its pack, to compare the length with the clip's text",
                severity: .note),
        ])

    /// No take is known, by checksum, to say the text of another clip.
    ///
    /// **On a phone:** The announcement names a wrong sum.
    ///
    /// **To mend it:** Put the right take in its place, or say in pack.yml that one take [serves several
    /// clips](WrongContent.md#takes-that-are-known).
    package static let recordingMixedUp = Check(
        "recording-mixed-up", .error,
        [
            "swapped":
                "{file} and {source} have changed places: the take in {file} was noted earlier as `{was}`, the one in {source} as `{now}`; swap the files back, or, if both are right, confirm: voice-assets status --pack {pack} --confirm {clip} --confirm {other}; \(thenGenerate)",
            "moved":
                "{file} must say `{now}`, but the same recording was noted earlier as `{was}`, the text of clip `{other}`; record the clip again, or, if the take is right, confirm: voice-assets status --pack {pack} --confirm {clip}; \(thenGenerate)",
            "copied":
                "{file} is the same file as {source}, but the first must say `{now}`, and the second `{text}`; record the wrong one of the two again, or, if the take is right for both clips, write into pack.yml: `confirmed: [{ same-take: [{other}, {clip}], because: WHY }]`; \(thenGenerate)",
            "copied over":
                "{file} must say `{now}`, but is a copy of {source}, which was noted earlier as `{text}`; restore {former}, or record the clip again; if the take is right for both clips, write into pack.yml: `confirmed: [{ same-take: [{other}, {clip}], because: WHY }]`; \(thenGenerate)",
            "borrowed":
                "{file} must say `{now}`, but clip {other} has the same take, noted there as `{was}`; record the clip again, or, if the take is right for both clips, write into pack.yml: `confirmed: [{ same-take: [{clip}, {other}], because: WHY }]`; \(thenGenerate)",
        ])

    /// A person speaks every clip of a pack that ships.
    ///
    /// **On a phone:** Customers hear a machine, or a machine and a person in turn.
    ///
    /// **To mend it:** Record the clips that `status` counts as synthetic: a person's take [replaces
    /// them](SeveralTakes.md#takes-by-a-synthesizer).
    ///
    /// **Settings:** a warning; by `rules` in pack.yml, if the pack is to speak with a synthesizer.
    package static let recordingSynthetic = Check(
        "recording-synthetic", .warning,
        [
            "":
                "{count} of {all} {all|clip|clips} {count|is|are} spoken by a synthesizer; record these clips: `status` lists them",
            "generated":
                "{count} of {all} {all|clip|clips} {count|is|are} spoken by a synthesizer; record these clips, and run generate again",
        ])

    /// A take says what its clip's text says, also if the text changed after the recording.
    ///
    /// **On a phone:** The clip says the earlier word.
    ///
    /// **To mend it:** Record it again. If it says the [new text](WrongContent.md#a-text-that-changed) too, end the
    /// warning by `voice-assets status --confirm 7`, with the clip's id.
    ///
    /// **Settings:** a warning.
    package static let recordingTextChanged = Check(
        "recording-text-changed", .warning,
        [
            "":
                "the clip's text was `{was}` when the take was recorded, and is `{now}` now; listen; if the take says the old text, record the clip again; if it says the new text, confirm: voice-assets status --pack {pack} --confirm {clip}; \(thenGenerate)",
            "synthetic":
                "the clip's text was `{was}` when the take was recorded, and is `{now}` now; listen; if the take says the old text, delete it and run speak again; if it says the new text, confirm: voice-assets status --pack {pack} --confirm {clip}; \(thenGenerate)",
        ])

    /// A recording holds one utterance, without a pause.
    ///
    /// **On a phone:** The announcement is torn apart.
    ///
    /// **To mend it:** Cut the take to one utterance, or let `voice-assets split` cut a session.
    ///
    /// **Settings:** a warning; a note in the take of one word, where it may be a consonant; by `pause` of `takes`, and
    /// by `rules` in pack.yml.
    package static let recordingUtterances = Check(
        "recording-utterances", .warning,
        [
            "": .init(
                "{count} utterances, with a pause of up to {pause} between them (limit {most}); cut the take to one utterance, or record the phrase without a pause; otherwise the clip will hold all utterances",
                blame: "holds several utterances"),
            "behind": .init(
                "the clip is one word, but a second utterance begins at {at}, {pause} after the first and {softer} softer; listen to the take; cut off what is not part of the word",
                severity: .note, blame: "holds several utterances"),
            "behindAlike": .init(
                "the clip is one word, but a second utterance begins at {at}, {pause} after the first and as loud; listen to the take; cut off what is not part of the word",
                severity: .note, blame: "holds several utterances"),
            "before": .init(
                "the clip is one word, but the take has two utterances: the first ends at {at}, {pause} before the second, and is {softer} softer; listen to the take; cut off what is not part of the word",
                severity: .note, blame: "holds several utterances"),
            "beforeAlike": .init(
                "the clip is one word, but the take has two utterances: the first ends at {at}, {pause} before the second, and is as loud; listen to the take; cut off what is not part of the word",
                severity: .note, blame: "holds several utterances"),
        ])

    /// One person speaks all takes of a pack.
    ///
    /// **On a phone:** Another person says a word of the announcement.
    ///
    /// **To mend it:** Let the pack's speaker record it. If two people share the work, switch the rule off for these
    /// clips.
    ///
    /// **Settings:** a note.
    package static let recordingVoice = Check(
        "recording-voice", .note,
        [
            "":
                "the voice has a pitch of {own}, but {usual} in the other takes; let one person speak all takes of a pack",
            "many":
                "{clips}: the voice has a pitch of {own}, but {usual} in the other takes; let one person speak all takes of a pack",
        ])

    /// The user's recognizer hears in a take what its text says.
    ///
    /// **On a phone:** Another word names a wrong sum.
    ///
    /// **To mend it:** Listen, and record it again if need be. Recognizers [mishear](WrongContent.md).
    ///
    /// **Settings:** a note; of `status --with` only, by `rules` in pack.yml.
    package static let recordingWords = Check(
        "recording-words", .note,
        [
            "silence": "the recognizer heard nothing, but the text is `{text}`",
            "": "the recognizer heard `{heard}`, but the text is `{text}`",
            "unlikely": "the recognizer heard `{heard}` with a score of {score}, and the text `{text}` not at all",
            "second":
                "the recognizer heard `{heard}` with a score of {score}, which is {lead} higher than the score of the text `{text}`",
        ].mapValues { Words("\($0); listen to the take: recognizers mishear, and takes get mixed up") })
}
