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
            let utterance = utterances[index]
            let samples = try session.analysisSamples(
                from: Int(utterance.start * rate), frames: Int(min(10, utterance.seconds) * rate))
            utterances[index].frames = SpectralFrame.frames(of: samples)
        }
    }
}

extension SessionListening {
    /// The speech within a span, seconds; nil if there is none.
    func speech(in span: ClosedRange<Double>) -> ClosedRange<Double>? {
        UtteranceFinder(envelope: envelope, pause: 0).speech(in: span)
    }
}
