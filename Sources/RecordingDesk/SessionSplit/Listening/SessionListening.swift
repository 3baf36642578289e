package import VoiceAssetAudio
package import VoiceAssetCore
package import VoiceAssetSessionAlignment

/// What is heard in a session, before the script is looked at.
package struct SessionListening: Sendable {
    package var utterances: [Utterance]
    package var envelope: Envelope
    /// Seconds.
    package var seconds: Double

    /// What is closer than so much of the shortest pause belongs together.
    static let together = 0.7

    /// - Parameter pause: the shortest pause between clips, seconds.
    package init(to session: borrowing SessionAudio, pause: Double) throws(Finding) {
        envelope = try session.envelope()
        seconds = session.seconds
        let rate = Double(session.sampleRate)
        let finder = UtteranceFinder(envelope: envelope, pause: Self.together * pause)
        // A closure could not capture the session, which can't be copied.
        var stretches: [Utterance] = []
        for stretch in finder.stretches() {
            let start = Double(stretch.lowerBound) / UtteranceFinder.stepsPerSecond
            let length = min(30, Double(stretch.count) / UtteranceFinder.stepsPerSecond)
            let samples = try session.analysisSamples(from: Int(start * rate), frames: Int(length * rate))
            stretches.append(
                Utterance(
                    start: start, end: Double(stretch.upperBound) / UtteranceFinder.stepsPerSecond, level: 0,
                    pitch: PitchClarity.of(samples, sampleRate: Envelope.sampleRate)))
        }
        utterances = finder.utterances(of: stretches)
        for index in utterances.indices {
            utterances[index].frames = try Self.frames(of: utterances[index], session)
        }
    }

    private static func frames(
        of utterance: Utterance, _ session: borrowing SessionAudio
    ) throws(Finding) -> [SpectralFrame] {
        let rate = Double(session.sampleRate)
        return SpectralFrame.frames(
            of: try session.analysisSamples(
                from: Int(utterance.start * rate), frames: Int(min(10, utterance.seconds) * rate)))
    }

    /// The speech in each cut; nil where there is none.
    func utterances(in cuts: [SessionCut], of session: borrowing SessionAudio) throws(Finding) -> [Utterance?] {
        var found: [Utterance?] = []
        for cut in cuts {
            var utterance = speech(in: cut.start...cut.end).map {
                Utterance(start: $0.lowerBound, end: $0.upperBound, level: 0, pitch: 1)
            }
            if let speech = utterance { utterance?.frames = try Self.frames(of: speech, session) }
            found.append(utterance)
        }
        return found
    }
}

extension SessionListening {
    /// The speech within a span, seconds; nil if there is none.
    func speech(in span: ClosedRange<Double>) -> ClosedRange<Double>? {
        UtteranceFinder(envelope: envelope, pause: 0).speech(in: span)
    }
}
