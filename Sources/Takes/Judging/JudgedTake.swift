package import VoiceAssetFileSystem
package import VoiceAssetSound

/// A take that was read and judged.
///
/// - Parameter Sound: what is kept of its sound: `TakeSound` for those who make a clip of it.
package struct JudgedTake<Sound: Sendable>: Sendable {
    package enum Verdict: Sendable {
        /// A clip can be made of it.
        case usable(UsableTake<Sound>)
        /// Findings of which at least one is an error.
        case faulty([TakeFinding])
        case unreadable(FileReadError)
    }

    package var file: TakeFile
    /// SHA-256 of the file; empty if it could not be read.
    package var sha256: String
    package var verdict: Verdict

    package var usable: UsableTake<Sound>? { if case .usable(let take) = verdict { take } else { nil } }

    /// What was found about it, errors included; nothing of a file that could not be read.
    package var findings: [TakeFinding] {
        switch verdict {
        case .usable(let take): take.findings
        case .faulty(let findings): findings
        case .unreadable: []
        }
    }
}

/// A take that a clip can be made of.
package struct UsableTake<Sound: Sendable>: Sendable {
    /// Of the recording: hertz, channels, seconds.
    package var sampleRate: Int
    package var channels: Int
    package var seconds: Double
    /// The part of the recording that the clip keeps, in the recording's seconds.
    package var kept: ClosedRange<Double>
    /// Samples of that part at the profile's rate: kept part and gap make whole frames.
    package var keptSamples: Int
    /// What it is held against other takes by.
    package var traits: TakeTraits
    /// Warnings and notes.
    package var findings: [TakeFinding]
    package var sound: Sound
}

/// What of a take becomes a clip.
package struct TakeSound: Sendable {
    /// The speech, mono, at the profile's rate and the take's own level; both edges are faded.
    package var samples: [Float]
    /// What it is held against other clips by; nil of a sound that is too short.
    package var print: VoicePrint?

    package init(samples: [Float], print: VoicePrint?) {
        self.samples = samples
        self.print = print
    }
}

/// What of a take's sound is known without decoding it: what an earlier run kept of it, or all.
package struct KnownSound: Sendable {
    package var print: VoicePrint?
    /// nil of a take that was not decoded.
    package var samples: [Float]?
}

extension UsableTake {
    /// The same take with something else of its sound.
    package func with<Other>(_ sound: Other) -> UsableTake<Other> {
        UsableTake<Other>(
            sampleRate: sampleRate, channels: channels, seconds: seconds, kept: kept, keptSamples: keptSamples,
            traits: traits, findings: findings, sound: sound)
    }
}

extension JudgedTake {
    /// The same take without its sound.
    package var withoutSound: JudgedTake<Void> { map { _ in () } }

    func map<Other>(_ transform: (Sound) -> Other) -> JudgedTake<Other> {
        let verdict: JudgedTake<Other>.Verdict =
            switch self.verdict {
            case .usable(let take): .usable(take.with(transform(take.sound)))
            case .faulty(let findings): .faulty(findings)
            case .unreadable(let error): .unreadable(error)
            }
        return JudgedTake<Other>(file: file, sha256: sha256, verdict: verdict)
    }
}
