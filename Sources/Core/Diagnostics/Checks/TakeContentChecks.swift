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
            "": .init(
                "`{clip}` sounds like `{other}`", advice: "listen to both: one of the two may say the other's word"),
            "several": .init(
                "`{clip}` sounds like `{other}` and {more} more", advice: "listen to them: some may say another's word"),
            "takes": .init(
                "take {stray} of `{clip}` sounds more like `{like}` than like take {own}; the clip is made of take {take}",
                advice: "listen to both: delete the take that says another word; if both are right, pin one in pack.yml"
            ),
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
                "{seconds} of speech", limit: "{most}, at anybody's pace",
                advice: "listen to it: a sentence may have been said in the word's place",
                blame: "is too long for its text at anybody's pace"),
            "long": .init(
                "{seconds} of speech where the other takes suggest {expected}", limit: "{most} times longer",
                advice: "listen to it: it may say something else", blame: "is too long for its text"),
            "short": .init(
                "{seconds} of speech where the other takes suggest {expected}", limit: "{most} times shorter",
                advice: "listen to it: it may say something else", blame: "is too short for its text"),
            "cut": .init(
                "{seconds} of speech in place of {before}",
                advice:
                    "listen; if the word is cut, restore the take from Git, and if it is whole, confirm: voice-assets status --pack {pack} --confirm {clip}; \(thenGenerate)",
                blame: "is shorter than before"),
            "longUnnamed": .init(
                "{seconds} of speech where the other takes suggest {expected}", limit: "{most} times longer",
                advice: "listen to it, or name the pack with --pack: then the length is compared with the clip's text",
                severity: .note),
            "shortUnnamed": .init(
                "{seconds} of speech where the other takes suggest {expected}", limit: "{most} times shorter",
                advice: "listen to it, or name the pack with --pack: then the length is compared with the clip's text",
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
            "swapped": .init(
                "{file} and {source} have changed places: {file} is known as `{was}`, and {source} as `{now}`",
                advice:
                    "swap them back, or confirm: voice-assets status --pack {pack} --confirm {clip} --confirm {other}; \(thenGenerate)"
            ),
            "moved": .init(
                "{file} is known as the take of `{other}`, `{was}`, and is to say `{now}`",
                advice:
                    "record it again, or confirm: voice-assets status --pack {pack} --confirm {clip}; \(thenGenerate)"
            ),
            "copied": .init(
                "{file} is the same file as {source}: one of them says the wrong text, `{now}` or `{text}`",
                advice:
                    "record one of them again, or confirm in pack.yml: `confirmed: [{ same-take: [{other}, {clip}], because: WHY }]`; \(thenGenerate)"
            ),
            "copied over": .init(
                "{file} is a copy of {source}, which is known as `{text}`, and is to say `{now}`",
                advice:
                    "restore {former}, or record it again; or confirm in pack.yml: `confirmed: [{ same-take: [{other}, {clip}], because: WHY }]`; \(thenGenerate)"
            ),
            "borrowed": .init(
                "{file} is known as `{was}`, the take of {other}, and is to say `{now}`",
                advice:
                    "record it again, or confirm in pack.yml: `confirmed: [{ same-take: [{clip}, {other}], because: WHY }]`; \(thenGenerate)"
            ),
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
            "": .init(
                "{count} of {all} {all|clip|clips} {count|is|are} spoken by a synthesizer",
                advice: "record them: `status` lists which"),
            "generated": .init(
                "{count} of {all} {all|clip|clips} {count|is|are} spoken by a synthesizer",
                advice: "record them, and run generate again"
            ),
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
            "": .init(
                "its text was `{was}` when it was recorded, and is `{now}` now",
                advice:
                    "listen; record it again, or if the take says the new text: voice-assets status --pack {pack} --confirm {clip}; \(thenGenerate)"
            ),
            "synthetic": .init(
                "its text was `{was}` when it was recorded, and is `{now}` now",
                advice:
                    "listen; delete the take and let it be spoken again, or if it says the new text: voice-assets status --pack {pack} --confirm {clip}; \(thenGenerate)"
            ),
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
                "{count} utterances, with a pause of up to {pause} between them", limit: "{most}",
                advice: "keep one of them, or say the phrase without a pause: the clip holds all of it",
                blame: "holds several utterances"),
            "behind": .init(
                "a second utterance at {at}, {pause} after the first and {softer} softer, in the take of one word",
                advice: "listen to it; cut off what is no part of the word", severity: .note,
                blame: "holds several utterances"),
            "behindAlike": .init(
                "a second utterance at {at}, {pause} after the first and as loud, in the take of one word",
                advice: "listen to it; cut off what is no part of the word", severity: .note,
                blame: "holds several utterances"),
            "before": .init(
                "an utterance up to {at}, {pause} before the other and {softer} softer, in the take of one word",
                advice: "listen to it; cut off what is no part of the word", severity: .note,
                blame: "holds several utterances"),
            "beforeAlike": .init(
                "an utterance up to {at}, {pause} before the other and as loud, in the take of one word",
                advice: "listen to it; cut off what is no part of the word", severity: .note,
                blame: "holds several utterances"),
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
            "": .init(
                "the voice is at {own}, where that of the other takes is at {usual}",
                advice: "let one person speak all takes of a pack"),
            "many": .init(
                "{clips}: the voice is at {own}, where that of the other takes is at {usual}",
                advice: "let one person speak all takes of a pack"),
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
            "silence": "nothing heard where the text is `{text}`", "": "heard `{heard}` where the text is `{text}`",
            "unlikely": "heard `{heard}` with a score of {score}, and `{text}` not at all",
            "second": "heard `{heard}` with a score of {score}, {lead} above `{text}`",
        ].mapValues { Words($0, advice: "listen to it: recognizers mishear, and takes get mixed up") })
}
