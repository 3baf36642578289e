import VoiceAssetAudio
import VoiceAssetCommandOutput
import VoiceAssetCore
import VoiceAssetPipeline
import VoiceAssetRecordingDesk
import VoiceAssetUnicodeText
import VoiceManifest

/// An inspection's result for people: a block per take, then what was found about them.
struct InspectionText {
    let text: String

    init(_ report: TakeInspection.Report, _ recognition: PackRecognition.Report, _ findings: FindingsOptions) {
        var lines = report.takes.flatMap { take in
            (take.measured.map { Self.block(take.file, $0) } ?? [])
                + (recognition.heard[take.file].map { [Self.row("heard", Self.heard($0))] } ?? [])
        }
        lines += findings.lines(report.diagnostics.inReadingOrder(), on: .output)
        lines.append(findings.counts(report.diagnostics))
        text = lines.joined(separator: "\n") + "\n"
    }

    private static func block(_ file: String, _ take: TakeInspection.Measured) -> [String] {
        let figures = take.figures
        let channels = take.channels == 1 ? "mono" : "\(take.channels) channels"
        return [
            "\(printable(file)): \(take.sampleRate) Hz, \(channels), \(take.seconds.decimals(3)) s",
            row("peak", "\(figures.peak.decimals(1)) dBFS"),
            row(
                "speech",
                "\(take.speech.lowerBound.decimals(3)) to \(take.speech.upperBound.decimals(3)) s, "
                    + "\(figures.speechLevel.decimals(1)) dBFS, \(take.loudness.decimals(1)) LUFS"),
            row("noise floor", noise(figures)),
            row("DC offset", "\((figures.dcOffset * 100).decimals(1)) %"),
            row("hum", hum(figures)),
            row("bandwidth", "\((figures.bandwidth / 1000).decimals(1)) kHz"),
            row("utterances", utterances(figures.utterances)),
        ]
    }

    private static func row(_ name: String, _ value: String) -> String {
        "  " + name + String(repeating: " ", count: 13 - name.count) + value
    }

    private static func heard(_ words: HeardWords) -> String {
        guard !words.text.isEmpty else { return "nothing" }
        return printable(words.text) + (words.score.map { ", score \($0.decimals(upTo: 3))" } ?? "")
    }

    private static func noise(_ figures: TakeFigures) -> String {
        guard let floor = figures.noiseFloor, let ratio = figures.signalToNoise else {
            return "unknown: too little silence"
        }
        return "\(floor.decimals(1)) dBFS, \(ratio.decimals(1)) dB below the speech"
    }

    private static func hum(_ figures: TakeFigures) -> String {
        guard let hum = figures.hum else { return "none found" }
        return "\(hum.frequency) Hz at \(hum.level.decimals(1)) dBFS, "
            + "\((figures.speechLevel - hum.level).decimals(1)) dB below the speech"
    }

    private static func utterances(_ utterances: Utterances) -> String {
        utterances.count == 1 ? "1" : "\(utterances.count), longest pause \(utterances.pause.decimals(3)) s"
    }
}

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
