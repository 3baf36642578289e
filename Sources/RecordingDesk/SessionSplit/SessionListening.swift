import Foundation
package import VoiceAssetAudio
package import VoiceAssetCore
import VoiceAssetPacks
import VoiceAssetPipeline
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
            utterances[index].frames = try session.frames(in: utterances[index].start...utterances[index].end)
        }
    }

    /// The speech within a span, seconds; nil if there is none.
    func speech(in span: ClosedRange<Double>) -> ClosedRange<Double>? {
        UtteranceFinder(envelope: envelope, pause: 0).speech(in: span)
    }

    /// The least of an utterance that a cut of a clip has, seconds: less is a click.
    static let click = 0.03

    /// The speech in each cut; nil where there is none. A cut of a clip beside which nobody says anything is doubted.
    func utterances(in cuts: inout [SessionCut], of session: borrowing SessionAudio) throws(Finding) -> [Utterance?] {
        var found: [Utterance?] = []
        for (index, cut) in cuts.enumerated() {
            if cut.clip != nil,
                !utterances.contains(where: { min($0.end, cut.end) - max($0.start, cut.start) >= Self.click })
            {
                cuts[index].doubts.append(.noVowel)
            }
            let speech = speech(in: cut.start...cut.end)
            var utterance = speech.map { Utterance(start: $0.lowerBound, end: $0.upperBound, level: 0, pitch: 1) }
            if let speech { utterance?.frames = try session.frames(in: speech) }
            found.append(utterance)
        }
        return found
    }
}

extension SessionAudio {
    /// The spectra of a stretch, seconds; of its first ten seconds, if it is longer.
    func frames(in span: ClosedRange<Double>) throws(Finding) -> [SpectralFrame] {
        let (start, seconds) = (span.lowerBound, min(10, span.upperBound - span.lowerBound))
        return SpectralFrame.frames(
            of: try analysisSamples(from: Int(start * Double(sampleRate)), frames: Int(seconds * Double(sampleRate))))
    }
}

/// What a recognizer hears in a session's takes.
struct HeardCuts {
    struct Words {
        var text: String
        /// Whether they are the text of the clip.
        var isText: Bool
    }

    /// By the cut's place in the plan; nothing where it gave no answer.
    private(set) var words: [Int: Words] = [:]
    private(set) var diagnostics: [Finding] = []
    /// The signal that ended the run.
    private(set) var signal: Int32?

    /// - Parameter file: the session, as the user typed it.
    init(_ plan: SessionPlan, of audio: borrowing SessionAudio, by recognition: PackRecognition, file: String) {
        let scratch = ScratchFolder()
        defer { scratch.remove() }
        var takes: [PackRecognition.Take] = []
        var places: [String: Int] = [:]
        do {
            try scratch.make()
            for (index, cut) in plan.cuts.enumerated() {
                guard let clip = cut.clip else { continue }
                let path = scratch.url.appendingPathComponent("cut-\(index + 1).wav").path
                try LocalFileSystem().write(TakeWriter.bytes(of: cut, audio), toNew: path)
                places[path] = index
                takes.append(.init(file: path, clip: clip.id))
            }
        } catch {
            diagnostics = [scratch.fault ?? scratch.unmade]
            return
        }
        let report = recognition.run(takes, within: nil) { _, _, _ in }
        signal = report.signal
        // That it hears something else is a doubt of the cut.
        diagnostics = report.diagnostics.filter { $0.check != .recordingWords }.map { finding in
            var told = finding.at(file, clip: finding.clip)
            if let index = places[finding.file] { told.arguments["ofCut"] = .text("cut \(index + 1)") }
            return told
        }
        for (path, heard) in report.heard {
            guard let index = places[path] else { continue }
            words[index] = Words(text: heard.text, isText: report.agreed.contains(path))
        }
        if !words.isEmpty, words.values.allSatisfy(\.text.isEmpty) {
            diagnostics.append(Finding(.recognizerFailed, "silent", ["count": .count(words.count)]).at(file))
        }
    }
}
