import VoiceAssetAudio
import VoiceAssetCommandOutput
import VoiceAssetCore
import VoiceAssetPipeline
import VoiceAssetRecordingDesk
import VoiceManifest

/// What `status --takes` adds to `FindingsJSON`; CommandLine.md explains the keys and their units.
struct InspectionJSON {
    let members: [String: JSONValue?]

    init(_ report: TakeInspection.Report, _ recognition: PackRecognition.Report) {
        members = ["takes": .array(report.takes.map { Self.take($0, recognition.heard[$0.file]) })]
    }

    private static func take(_ take: TakeInspection.Take, _ heard: HeardWords?) -> JSONValue {
        .object(known: [
            "file": .string(take.file), "clip": take.clip.map(JSONValue.string),
            "figures": take.measured.map(figures),
            "heard": heard.map {
                .object(known: ["text": .string($0.text), "score": .figure($0.score, decimals: 3)])
            },
        ])
    }

    private static func figures(_ take: TakeInspection.Measured) -> JSONValue {
        let figures = take.figures
        return .object(known: [
            "sampleRate": .count(take.sampleRate),
            "channels": .count(take.channels),
            "seconds": .figure(take.seconds, decimals: 3),
            "speechStart": .figure(take.speech.lowerBound, decimals: 3),
            "speechEnd": .figure(take.speech.upperBound, decimals: 3),
            "peak": .figure(figures.peak, decimals: 2),
            "speechLevel": .figure(figures.speechLevel, decimals: 2),
            "loudness": .figure(take.loudness, decimals: 2),
            "noiseFloor": .figure(figures.noiseFloor, decimals: 2),
            "signalToNoise": .figure(figures.signalToNoise, decimals: 2),
            "clippedSamples": .count(take.clippedSamples),
            "dcOffset": .figure(figures.dcOffset * 100, decimals: 3),
            "hum": figures.hum.map { hum in
                .object(known: ["frequency": .count(hum.frequency), "level": .figure(hum.level, decimals: 2)])
            },
            "bandwidth": .figure(figures.bandwidth, decimals: 0),
            "utterances": .count(figures.utterances.count),
            "pause": .figure(figures.utterances.pause, decimals: 3),
        ])
    }
}
