package import VoiceAssetAudio
import VoiceAssetCore

/// The sound of a take, to be held against others: a sketch, which tells most apart, and the whole print, which is read when a closer look
/// asks for it.
package struct TakePrint: Sendable {
    private enum Whole: Sendable {
        case known(VoicePrint)
        case kept(KeptPrint)
    }

    package let sketch: VoiceSketch
    private let content: Whole

    package init(_ print: VoicePrint) {
        sketch = print.sketch
        content = .known(print)
    }

    /// - Parameter read: reads the whole print, once.
    init(_ sketch: VoiceSketch, read: @escaping @Sendable () async -> VoicePrint?) {
        self.sketch = sketch
        content = .kept(KeptPrint(read))
    }

    /// The print; nil if neither the store nor the take's file holds it any more.
    package var whole: VoicePrint? {
        get async {
            switch content {
            case .known(let print): print
            case .kept(let kept): await kept.print
            }
        }
    }
}

/// A print that is read at most once.
private actor KeptPrint {
    private var reading: Task<VoicePrint?, Never>?
    private let read: @Sendable () async -> VoicePrint?

    init(_ read: @escaping @Sendable () async -> VoicePrint?) { self.read = read }

    var print: VoicePrint? {
        get async {
            let task = reading ?? Task { [read] in await read() }
            reading = task
            return await task.value
        }
    }
}

/// Who speaks a take, and in what room, as far as it can be measured.
package struct RecordingConditions: Sendable, Hashable {
    /// nil of a take that is hardly voiced, or hardly louder than the hum of the mains.
    package var pitch: PitchRange?
    /// Speech over noise, decibels; nil if no pause tells the room's.
    package var ratio: Double?
    /// Seconds of the quickest fall by 20 dB; nil if noise or the end of the file hides it.
    package var decayTime: Double?

    init() {}

    /// Seconds of silence on one side of the speech in which the room is heard and not the word's end.
    private static let leastSilence = 0.25
    /// What stands for silence without noise, decibels.
    private static let mostRatio = 150.0

    init(_ recording: Recording, _ envelope: Envelope, _ bounds: SpeechBounds, _ figures: TakeFigures) {
        let rate = Double(recording.sampleRate)
        let start = min(recording.samples.count, Int(bounds.start * rate))
        let end = max(start, min(recording.samples.count, Int(bounds.end * rate)))
        let isHeard = max(figures.silenceBefore, figures.silenceAfter) >= Self.leastSilence
        ratio = isHeard ? figures.signalToNoise.map { min($0, Self.mostRatio) } : nil
        pitch = PitchRange(
            of: Array(recording.samples[start..<end]), sampleRate: recording.sampleRate,
            hum: figures.hum?.level ?? -.infinity)
        decayTime = DecayTime.quickest(in: envelope)
    }
}
